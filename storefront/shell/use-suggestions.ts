import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useDebounced } from '@hydrant/design/form/use-debounced.ts'
import { links } from '../links.ts'
import type { SearchSuggestion } from '../search/suggestion.ts'

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
  const type = useDebounced((typed) => {
    if (isTerm(typed)) void load(links.suggestions(typed.trim()))
  })
  const suggestFor = (typed: string) => {
    setText(typed)
    type(typed)
  }
  // What was typed last is no longer asked for, either.
  return { suggestions: isTerm(text) ? (data ?? NONE) : NONE, suggestFor, dismiss: () => suggestFor('') }
}

function isTerm(text: string): boolean {
  return text.trim().length >= SHORTEST_TERM
}
