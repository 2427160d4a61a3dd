import { useEffect, useRef, type ReactNode } from 'react'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/editor.js'
import type { LoadedResults } from './use-search.ts'

/** The props of a list of search results. */
export interface ResultListProps<Of> {
  readonly results: LoadedResults<Of>
  readonly keyOf: (item: Of) => string
  /** Renders the content of a result's button. */
  readonly renderResult: (item: Of) => ReactNode
  /** Whether the results are shown as a grid, because of their pictures. */
  readonly isGrid?: boolean
  readonly onSelect: (item: Of) => void
  /** Loads more results. */
  readonly onMore: () => void
}

/**
 * A list of search results to select from, with a button that loads more; the focus then moves to the first new one.
 */
export function ResultList<Of>({
  results,
  keyOf,
  renderResult,
  isGrid = false,
  onSelect,
  onMore,
}: ResultListProps<Of>) {
  const { items, next, isLoadingMore, error } = results
  const listRef = useRef<HTMLUListElement>(null)
  const indexToFocus = useRef<number | null>(null)
  useEffect(() => {
    const newIndex = indexToFocus.current
    if (newIndex === null || newIndex >= items.length) return
    indexToFocus.current = null
    listRef.current?.children[newIndex]?.querySelector('button')?.focus()
  }, [items.length])
  const showMore = () => {
    indexToFocus.current = items.length
    onMore()
  }
  return (
    <>
      <p role="status">{describeResultCount(results)}</p>
      <ul ref={listRef} className={isGrid ? 'editor-found-grid' : 'editor-found'} aria-label={messages.foundLabel()}>
        {items.map((item) => (
          <li key={keyOf(item)}>
            <button type="button" onClick={() => onSelect(item)}>
              {renderResult(item)}
            </button>
          </li>
        ))}
      </ul>
      {error !== null && <Alert tone="error">{error}</Alert>}
      {typeof next === 'string' && (
        <div>
          <Button variant="secondary" isBusy={isLoadingMore} onClick={showMore}>
            {messages.showMore()}
          </Button>
        </div>
      )}
    </>
  )
}

function describeResultCount({ items, total, next }: LoadedResults<unknown>): string {
  if (items.length === 0) return messages.nothingFound()
  if (next === null || items.length >= total) return messages.found({ count: String(items.length) })
  return next === undefined
    ? messages.firstOfMany({ count: String(items.length), total: String(total) })
    : messages.firstOf({ count: String(items.length), total: String(total) })
}
