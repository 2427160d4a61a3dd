import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { links } from '../links.ts'
import type { SearchSuggestion } from '../search/suggestion.ts'

const DEBOUNCE_MS = 150
const SHORTEST_TERM = 2
const NONE: readonly SearchSuggestion[] = []

/** What is suggested for the text in the search box, once typing has paused. */
export interface Suggestions {
  readonly suggestions: readonly SearchSuggestion[]
  readonly suggestFor: (text: string) => void
  readonly dismiss: () => void
}

/** Asks for suggestions while somebody types. */
export function useSuggestions(): Suggestions {
  const { load, data } = useFetcher<readonly SearchSuggestion[]>()
  const [text, setText] = useState('')
  const term = text.trim()
  const isAsking = term.length >= SHORTEST_TERM
  useEffect(() => {
    if (!isAsking) return
    const timer = setTimeout(() => void load(links.suggestions(term)), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [isAsking, term, load])
  return { suggestions: isAsking ? (data ?? NONE) : NONE, suggestFor: setText, dismiss: () => setText('') }
}
