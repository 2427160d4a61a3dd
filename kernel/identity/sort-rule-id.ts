import { createIdFromKey } from './record-id.ts'

/** An order in which products can be listed. */
export type SortOrder = 'relevance' | 'name-asc' | 'name-desc' | 'price-asc' | 'price-desc' | 'newest'

/** Returns the sort rule id that a search takes for an order. */
export function sortRuleIdOf(order: SortOrder): string {
  return createIdFromKey('0sr', `sort rule ${order}`)
}
