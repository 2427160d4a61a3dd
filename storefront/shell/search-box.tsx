import { useId, useState, type KeyboardEvent } from 'react'
import { Form, useLocation, useSearchParams } from 'react-router'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import { VisuallyHidden } from '@hydrant/design/layout/visually-hidden.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/shell.js'
import { links } from '../links.ts'
import { MAX_TERM_LENGTH } from '../search/listing-query.ts'
import type { SearchSuggestion } from '../search/suggestion.ts'
import styles from './search-box.module.css'
import { useOpenPath } from './use-open-path.ts'
import { useSuggestions } from './use-suggestions.ts'

/** The search form; with JavaScript it suggests terms, part numbers, products, categories and pages while typing. */
export function SearchBox() {
  const id = useId()
  const term = useCurrentTerm()
  const openPath = useOpenPath()
  const { suggestions, suggestFor, dismiss } = useSuggestions()
  const [active, setActive] = useState(-1)
  const isOpen = suggestions.length > 0
  const follow = (suggestion: SearchSuggestion) => {
    dismiss()
    openPath(suggestion.href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const action = isOpen ? toKeyAction(event.key, { active, count: suggestions.length }) : null
    if (action === null) return
    event.preventDefault()
    const chosen = suggestions[active]
    if (action === 'dismiss') dismiss()
    else if (action !== 'follow') setActive(action)
    else if (chosen !== undefined) follow(chosen)
  }
  return (
    <Form
      role="search"
      action={links.search()}
      className={styles.search}
      onSubmit={dismiss}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && dismiss()}
    >
      <label htmlFor={id}>
        <VisuallyHidden>{messages.searchLabel()}</VisuallyHidden>
      </label>
      <input
        key={term}
        id={id}
        name="q"
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        placeholder={messages.searchPlaceholder()}
        autoComplete="off"
        maxLength={MAX_TERM_LENGTH}
        defaultValue={term}
        className={styles.input}
        onChange={(event) => {
          suggestFor(event.target.value)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className={styles.submit}>
        <Icon name="utility:search" label={messages.search()} />
      </button>
      <SuggestionList id={id} suggestions={suggestions} active={active} onFollow={follow} />
    </Form>
  )
}

interface SuggestionListProps {
  readonly id: string
  readonly suggestions: readonly SearchSuggestion[]
  readonly active: number
  readonly onFollow: (suggestion: SearchSuggestion) => void
}

function SuggestionList({ id, suggestions, active, onFollow }: SuggestionListProps) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={messages.suggestions()}
      className={styles.list}
      hidden={suggestions.length === 0}
    >
      {[...Map.groupBy(suggestions.entries(), ([, { kind }]) => kind)].map(([kind, entries]) => (
        <div key={kind} role="group" aria-label={HEADINGS[kind]()}>
          <span className={styles.heading} aria-hidden="true">
            {HEADINGS[kind]()}
          </span>
          {entries.map(([position, suggestion]) => (
            <div
              key={suggestion.href}
              id={`${id}-${position}`}
              role="option"
              aria-selected={position === active}
              className={styles.option}
              onPointerDown={(event) => {
                event.preventDefault()
                onFollow(suggestion)
              }}
            >
              <Icon name={ICONS[kind]} size="small" />
              <span>{suggestion.label}</span>
              {suggestion.detail !== undefined && <span className={styles.detail}>{suggestion.detail}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

const HEADINGS: Readonly<Record<SearchSuggestion['kind'], () => string>> = {
  term: messages.suggestedTerms,
  partNumber: messages.suggestedPartNumbers,
  product: messages.suggestedProducts,
  category: messages.categories,
  page: messages.suggestedPages,
}

const ICONS = {
  term: 'utility:search',
  partNumber: 'utility:box',
  product: 'utility:box',
  category: 'utility:grid',
  page: 'utility:document',
} as const

/** The term that the page shows results for; empty on other pages. */
function useCurrentTerm(): string {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  return pathname.endsWith(links.search()) ? (params.get('q') ?? '') : ''
}

/**
 * Converts a key to its action in the open list: move to a suggestion, open the active one, close the list, or none.
 */
function toKeyAction(
  key: string,
  { active, count }: { readonly active: number; readonly count: number },
): number | 'follow' | 'dismiss' | null {
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count
    case 'ArrowUp':
      return (active <= 0 ? count : active) - 1
    case 'Enter':
      return active >= 0 ? 'follow' : null
    case 'Escape':
      return 'dismiss'
    default:
      return null
  }
}
