import { DEFAULT_LOCALE } from '@hydrant/messages/locale.ts'
import { isDecimalText } from '@hydrant/kernel/locale/format-decimal.ts'
import { getValueAtPath } from '../../bindings/scope.ts'
import type { CollectionItem } from './collection.ts'

/**
 * The property to sort items by, such as `name` or `image.alt`, and the direction; an empty property keeps the order.
 */
export interface SortOptions {
  readonly sortBy: string
  readonly sortOrder: 'ascending' | 'descending'
}

const collator = new Intl.Collator(DEFAULT_LOCALE, { numeric: true, sensitivity: 'base' })

/**
 * Sorts items by a property: numbers by value, everything else as text. Items without the property come last in both
 * directions.
 */
export function sortItems<Item extends CollectionItem>(
  items: readonly Item[],
  { sortBy, sortOrder }: SortOptions,
): readonly Item[] {
  if (sortBy === '') return items
  const path = sortBy.split('.')
  const sign = sortOrder === 'descending' ? -1 : 1
  const itemsWithSortKey = items.map((item) => ({ item, key: toSortKey(getValueAtPath(item, path)) }))
  const itemsWithKey = itemsWithSortKey
    .filter(({ key }) => key !== '')
    .toSorted((one, other) => sign * compareSortKeys(one.key, other.key))
  return [...itemsWithKey, ...itemsWithSortKey.filter(({ key }) => key === '')].map(({ item }) => item)
}

function toSortKey(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function compareSortKeys(one: string, other: string): number {
  return isDecimalText(one) && isDecimalText(other) ? Number(one) - Number(other) : collator.compare(one, other)
}
