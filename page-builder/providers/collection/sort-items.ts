import { isDecimalText } from '@hydrant/kernel/locale/format-decimal.ts'
import { valueAt } from '../../bindings/scope.ts'
import type { CollectionItem } from './collection.ts'

/**
 * By which part things are sorted, such as `name` or `image.alt`, and which way; without a part they stay as they are.
 */
export interface Sorting {
  readonly sortBy: string
  readonly sortOrder: 'ascending' | 'descending'
}

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' })

/**
 * Things in their order: numbers by size, everything else by its words. Those without the part come last, whichever
 * way.
 */
export function sortItems<Item extends CollectionItem>(
  items: readonly Item[],
  { sortBy, sortOrder }: Sorting,
): readonly Item[] {
  if (sortBy === '') return items
  const path = sortBy.split('.')
  const sign = sortOrder === 'descending' ? -1 : 1
  const keyed = items.map((item) => ({ item, key: keyOf(valueAt(item, path)) }))
  const having = keyed.filter(({ key }) => key !== '').toSorted((one, other) => sign * compare(one.key, other.key))
  return [...having, ...keyed.filter(({ key }) => key === '')].map(({ item }) => item)
}

function keyOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function compare(one: string, other: string): number {
  return isDecimalText(one) && isDecimalText(other) ? Number(one) - Number(other) : collator.compare(one, other)
}
