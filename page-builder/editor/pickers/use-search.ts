import { useCallback, useEffect, useRef, useState } from 'react'
import * as messages from '@hydrant/messages/compiled/page-builder/editor.js'
import type { Search } from '../services.ts'

/** The results of a search that are loaded so far. */
export interface LoadedResults<Of> {
  readonly kind: 'found'
  readonly items: readonly Of[]
  /** The total number of results. */
  readonly total: number
  /** As in `SearchResultPage`. */
  readonly next: string | null | undefined
  readonly isLoadingMore: boolean
  /** The message when loading more failed; null otherwise. */
  readonly error: string | null
}

/** The state of a search: running, with results, or failed. */
type SearchState<Of> =
  | { readonly kind: 'searching' }
  | LoadedResults<Of>
  | { readonly kind: 'failed'; readonly message: string }

/** A search with its actions. */
interface RunningSearch<Of> {
  readonly state: SearchState<Of>
  readonly retry: () => void
  /** Loads more results and appends them. */
  readonly showMore: () => void
}

/** Runs a search whenever `query` changes and aborts the previous one. Results with the same key are listed once. */
export function useSearch<Of>(search: Search<Of>, query: string, keyOf: (item: Of) => string): RunningSearch<Of> {
  const [state, setState] = useState<SearchState<Of>>({ kind: 'searching' })
  const [attempts, setAttempts] = useState(0)
  const controllerRef = useRef<AbortController | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    controllerRef.current = controller
    const runSearch = async () => {
      setState({ kind: 'searching' })
      try {
        const { results: items, total, next } = await search(query, controller.signal)
        if (!controller.signal.aborted)
          setState({ kind: 'found', items, total, next, isLoadingMore: false, error: null })
      } catch (error) {
        if (!controller.signal.aborted) setState({ kind: 'failed', message: toErrorMessage(error) })
      }
    }
    void runSearch()
    return () => controller.abort()
  }, [search, query, attempts])

  const retry = useCallback(() => setAttempts((previous) => previous + 1), [])
  const showMore = async () => {
    const controller = controllerRef.current
    if (controller === null || state.kind !== 'found' || typeof state.next !== 'string' || state.isLoadingMore) return
    setState({ ...state, isLoadingMore: true, error: null })
    try {
      const { results: items, total, next } = await search(query, controller.signal, state.next)
      const existingKeys = new Set(state.items.map(keyOf))
      if (!controller.signal.aborted)
        setState({
          kind: 'found',
          items: [...state.items, ...items.filter((item) => !existingKeys.has(keyOf(item)))],
          total,
          next,
          isLoadingMore: false,
          error: null,
        })
    } catch (error) {
      if (!controller.signal.aborted) setState({ ...state, isLoadingMore: false, error: toErrorMessage(error) })
    }
  }
  return { state, retry, showMore: () => void showMore() }
}

function toErrorMessage(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : messages.searchFailed()
}
