import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { ActionRegistry } from '../action-registry.ts'
import { ActionsProvider } from '../actions.ts'
import type { Collection, CollectionItem } from './collection.ts'
import { countPages, selectPageItems, computeVisiblePages, removeDuplicateIds, type PageRange } from './pages.ts'
import { PAGINATION, PaginationAction } from './pagination-action.ts'
import { sortItems, type SortOptions } from './sort-items.ts'

/** Provides items to blocks as a sorted collection in pages, and handles their pagination actions. */
export function PagedCollection({
  items,
  isFailed = false,
  sortBy,
  sortOrder,
  pageSize,
  children,
}: PagedCollectionProps) {
  const sortedItems = useMemo(
    () => removeDuplicateIds(sortItems(items, { sortBy, sortOrder })),
    [items, sortBy, sortOrder],
  )
  const pageCount = countPages(sortedItems.length, pageSize)
  const [requestedPages, setRequestedPages] = useState<PageRange>({ first: 1, last: 1 })
  const pages = { first: Math.min(requestedPages.first, pageCount), last: Math.min(requestedPages.last, pageCount) }
  const [actions] = useState(() => new ActionRegistry())
  useEffect(
    () =>
      actions.register(PaginationAction, PAGINATION, (action) =>
        setRequestedPages((currentPages) => computeVisiblePages(currentPages, pageCount, action)),
      ),
    [actions, pageCount],
  )
  const later = pageSize === 0 ? [] : sortedItems.slice(pages.last * pageSize)
  return (
    <ActionsProvider value={actions}>
      {children({
        items: selectPageItems(sortedItems, pages, pageSize),
        later,
        total: sortedItems.length,
        page: pages.last,
        pageCount,
        isFailed,
      })}
    </ActionsProvider>
  )
}

interface PagedCollectionProps extends SortOptions {
  readonly items: readonly CollectionItem[]
  readonly isFailed?: boolean
  /** How many are shown at a time; 0 for all of them. */
  readonly pageSize: number
  readonly children: (collection: Collection) => ReactNode
}
