import type { CollectionItem } from './collection.ts'
import type { PaginationAction } from './pagination-action.ts'

/** The pages of a collection that are shown, counted from 1. */
export interface ShownPages {
  readonly first: number
  readonly last: number
}

/** The pages that are shown after an action: one more, or another one instead. */
export function turnPages(
  { first, last }: ShownPages,
  pageCount: number,
  { mode, page }: PaginationAction,
): ShownPages {
  const to = Math.min(Math.max(Math.trunc(page ?? last + 1), 1), pageCount)
  return mode === 'append' ? { first: Math.min(first, to), last: Math.max(last, to) } : { first: to, last: to }
}

/** The things of some pages; a page size of 0 is one page with everything. */
export function itemsOn<Item extends CollectionItem>(
  items: readonly Item[],
  { first, last }: ShownPages,
  pageSize: number,
): readonly Item[] {
  return pageSize === 0 ? items : items.slice((first - 1) * pageSize, last * pageSize)
}

/** Things without those whose id has been there before. */
export function uniqueById<Item extends CollectionItem>(items: readonly Item[]): readonly Item[] {
  return Array.from(new Map(items.toReversed().map((item) => [item.id, item])).values()).toReversed()
}

/** How many pages there are; at least one. */
export function countPages(total: number, pageSize: number): number {
  return pageSize === 0 ? 1 : Math.max(Math.ceil(total / pageSize), 1)
}
