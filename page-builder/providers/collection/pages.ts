import type { CollectionItem } from './collection.ts'
import type { PaginationAction } from './pagination-action.ts'

/** The visible pages of a collection, counted from 1. */
export interface PageRange {
  readonly first: number
  readonly last: number
}

/** Returns the range of visible pages after a pagination action, which adds a page or shows another one instead. */
export function computeVisiblePages(
  { first, last }: PageRange,
  pageCount: number,
  { mode, page }: PaginationAction,
): PageRange {
  const targetPage = Math.min(Math.max(Math.trunc(page ?? last + 1), 1), pageCount)
  return mode === 'append'
    ? { first: Math.min(first, targetPage), last: Math.max(last, targetPage) }
    : { first: targetPage, last: targetPage }
}

/** Returns the items on the pages of a range; a page size of 0 means one page with all items. */
export function selectPageItems<Item extends CollectionItem>(
  items: readonly Item[],
  { first, last }: PageRange,
  pageSize: number,
): readonly Item[] {
  return pageSize === 0 ? items : items.slice((first - 1) * pageSize, last * pageSize)
}

/** Removes items whose id occurred earlier in the list. */
export function removeDuplicateIds<Item extends CollectionItem>(items: readonly Item[]): readonly Item[] {
  return Array.from(new Map(items.toReversed().map((item) => [item.id, item])).values()).toReversed()
}

/** Returns the number of pages, at least 1. */
export function countPages(total: number, pageSize: number): number {
  return pageSize === 0 ? 1 : Math.max(Math.ceil(total / pageSize), 1)
}
