import { useEffect, useId, useRef, useState } from 'react'
import { Form, useFetcher, useLocation, useNavigate, useSearchParams } from 'react-router'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import { VisuallyHidden } from '@hydrant/design/layout/visually-hidden.tsx'
import { links } from '../links.ts'
import type { SearchSuggestion } from '../search/suggestion.ts'
import styles from './search-box.module.css'

const DEBOUNCE_MS = 150
const SHORTEST_TERM = 2

/** The search form; with JavaScript it suggests terms and products while one types. */
export function SearchBox() {
  const [params] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const id = useId()
  const [text, setText] = useState('')
  const { suggestions, clear } = useSuggestions(text)
  const [active, setActive] = useState(-1)
  const isOpen = suggestions.length > 0
  const term = params.get('q') ?? ''
  const isSearch = location.pathname.endsWith(links.search())

  const follow = (suggestion: SearchSuggestion) => {
    clear()
    void navigate(suggestion.href)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (!isOpen) return
    const chosen = suggestions[active]
    if (event.key === 'Escape') clear()
    else if (event.key === 'Enter' && chosen !== undefined) follow(chosen)
    else if (event.key === 'ArrowDown') setActive((active + 1) % suggestions.length)
    else if (event.key === 'ArrowUp') setActive((active <= 0 ? suggestions.length : active) - 1)
    else return
    event.preventDefault()
  }

  return (
    <Form role="search" action={links.search()} className={styles.search} onSubmit={clear} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && clear()}>
      <label htmlFor={id}>
        <VisuallyHidden>Search by part number, product or brand</VisuallyHidden>
      </label>
      <input
        key={isSearch ? term : ''}
        id={id}
        name="q"
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        placeholder="Part number, product or brand"
        autoComplete="off"
        maxLength={200}
        defaultValue={isSearch ? term : ''}
        className={styles.input}
        onChange={(event) => {
          setText(event.target.value)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className={styles.submit}>
        <Icon name="search" label="Search" />
      </button>
      <ul id={`${id}-list`} role="listbox" aria-label="Suggestions" className={styles.list} hidden={!isOpen}>
        {suggestions.map((suggestion, position) => (
          <li
            key={suggestion.href}
            id={`${id}-${position}`}
            role="option"
            aria-selected={position === active}
            className={styles.option}
            onPointerDown={(event) => {
              event.preventDefault()
              follow(suggestion)
            }}
          >
            <Icon name={suggestion.kind === 'term' ? 'search' : 'box'} size="s" />
            {suggestion.label}
          </li>
        ))}
      </ul>
    </Form>
  )
}

/** What is suggested for a text, once typing has paused. */
function useSuggestions(text: string): { readonly suggestions: readonly SearchSuggestion[]; readonly clear: () => void } {
  const fetcher = useFetcher<readonly SearchSuggestion[]>()
  const [isDismissed, setIsDismissed] = useState(true)
  const load = useRef(fetcher.load)
  load.current = fetcher.load
  useEffect(() => {
    setIsDismissed(true)
    if (text.trim().length < SHORTEST_TERM) return
    const timer = setTimeout(() => {
      setIsDismissed(false)
      void load.current(links.suggestions(text.trim()))
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return { suggestions: isDismissed ? [] : (fetcher.data ?? []), clear: () => setIsDismissed(true) }
}
