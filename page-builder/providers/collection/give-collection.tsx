import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { ActionRegistry } from '../action-registry.ts'
import { ActionsProvider } from '../actions.ts'
import type { Collection, CollectionItem } from './collection.ts'
import { countPages, itemsOn, turnPages, uniqueById, type ShownPages } from './pages.ts'
import { PAGINATION, PaginationAction } from './pagination-action.ts'
import { sortItems, type Sorting } from './sort-items.ts'

/** Gives things to blocks, sorted and in pages, and turns the pages when a block asks for it. */
export function GiveCollection({
  items,
  isFailed = false,
  sortBy,
  sortOrder,
  pageSize,
  children,
}: GiveCollectionProps) {
  const all = useMemo(() => uniqueById(sortItems(items, { sortBy, sortOrder })), [items, sortBy, sortOrder])
  const pageCount = countPages(all.length, pageSize)
  const [asked, setAsked] = useState<ShownPages>({ first: 1, last: 1 })
  const pages = { first: Math.min(asked.first, pageCount), last: Math.min(asked.last, pageCount) }
  const [actions] = useState(() => new ActionRegistry())
  useEffect(
    () =>
      actions.register(PaginationAction, PAGINATION, (action) =>
        setAsked((shown) => turnPages(shown, pageCount, action)),
      ),
    [actions, pageCount],
  )
  const later = pageSize === 0 ? [] : all.slice(pages.last * pageSize)
  return (
    <ActionsProvider value={actions}>
      {children({
        items: itemsOn(all, pages, pageSize),
        later,
        total: all.length,
        page: pages.last,
        pageCount,
        isFailed,
      })}
    </ActionsProvider>
  )
}

interface GiveCollectionProps extends Sorting {
  readonly items: readonly CollectionItem[]
  readonly isFailed?: boolean
  /** How many are shown at a time; 0 for all of them. */
  readonly pageSize: number
  readonly children: (collection: Collection) => ReactNode
}
