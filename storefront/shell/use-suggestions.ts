import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useDebounced } from '@hydrant/design/form/use-debounced.ts'
import { links } from '../links.ts'
import type { SearchSuggestion } from '../search/suggestion.ts'

const MIN_TERM_LENGTH = 2
const NO_SUGGESTIONS: readonly SearchSuggestion[] = []

/** The suggestions for the text in the search box, debounced. */
export interface Suggestions {
  readonly suggestions: readonly SearchSuggestion[]
  readonly suggestFor: (text: string) => void
  readonly dismiss: () => void
}

/** Loads suggestions while the user types. */
export function useSuggestions(): Suggestions {
  const { load, data } = useFetcher<readonly SearchSuggestion[]>()
  const [text, setText] = useState('')
  const loadDebounced = useDebounced((typed) => {
    if (isLongEnough(typed)) void load(links.suggestions(typed.trim()))
  })
  const suggestFor = (typed: string) => {
    setText(typed)
    loadDebounced(typed)
  }
  // Dismissing also cancels the pending request.
  return {
    suggestions: isLongEnough(text) ? (data ?? NO_SUGGESTIONS) : NO_SUGGESTIONS,
    suggestFor,
    dismiss: () => suggestFor(''),
  }
}

function isLongEnough(text: string): boolean {
  return text.trim().length >= MIN_TERM_LENGTH
}
