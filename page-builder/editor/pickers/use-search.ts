import { useCallback, useEffect, useRef, useState } from 'react'
import type { Search } from '../services.ts'

/** What came of a search so far. */
export interface FoundSoFar<Of> {
  readonly kind: 'found'
  readonly found: readonly Of[]
  /** How many there are in all. */
  readonly total: number
  /** As in `FoundSome`. */
  readonly next: string | null | undefined
  readonly isAskingForMore: boolean
  /** Why those that follow could not be had; null while nothing is wrong. */
  readonly error: string | null
}

/** What came of a search: nothing yet, what was found, or why it could not be searched. */
type SearchState<Of> =
  | { readonly kind: 'searching' }
  | FoundSoFar<Of>
  | { readonly kind: 'failed'; readonly message: string }

/** A search, and what can be done about it. */
interface RunningSearch<Of> {
  readonly state: SearchState<Of>
  readonly tryAgain: () => void
  /** Adds those that follow to what was found. */
  readonly showMore: () => void
}

/**
 * Searches for words; a search that is overtaken by another one is given up. What has the same key twice is shown once.
 */
export function useSearch<Of>(search: Search<Of>, query: string, keyOf: (found: Of) => string): RunningSearch<Of> {
  const [state, setState] = useState<SearchState<Of>>({ kind: 'searching' })
  const [tries, setTries] = useState(0)
  const asking = useRef<AbortController | null>(null)

  useEffect(() => {
    const own = new AbortController()
    asking.current = own
    const ask = async () => {
      setState({ kind: 'searching' })
      try {
        const { found, total, next } = await search(query, own.signal)
        if (!own.signal.aborted) setState({ kind: 'found', found, total, next, isAskingForMore: false, error: null })
      } catch (error) {
        if (!own.signal.aborted) setState({ kind: 'failed', message: messageOf(error) })
      }
    }
    void ask()
    return () => own.abort()
  }, [search, query, tries])

  const tryAgain = useCallback(() => setTries((before) => before + 1), [])
  const showMore = async () => {
    const own = asking.current
    if (own === null || state.kind !== 'found' || typeof state.next !== 'string' || state.isAskingForMore) return
    setState({ ...state, isAskingForMore: true, error: null })
    try {
      const { found, total, next } = await search(query, own.signal, state.next)
      const known = new Set(state.found.map(keyOf))
      if (!own.signal.aborted)
        setState({
          kind: 'found',
          found: [...state.found, ...found.filter((one) => !known.has(keyOf(one)))],
          total,
          next,
          isAskingForMore: false,
          error: null,
        })
    } catch (error) {
      if (!own.signal.aborted) setState({ ...state, isAskingForMore: false, error: messageOf(error) })
    }
  }
  return { state, tryAgain, showMore: () => void showMore() }
}

function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : 'The search failed.'
}
