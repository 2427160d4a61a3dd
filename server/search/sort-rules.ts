import type { SortRule } from '@hydrant/contract/shop/search.ts'
import { idFromKey } from '@hydrant/kernel/identity/record-id.ts'

/** The orders in which hits can be listed. */
export type SortOrder = 'relevance' | 'name-asc' | 'name-desc' | 'price-asc' | 'price-desc' | 'newest'

interface Rule {
  readonly id: string
  readonly order: SortOrder
  readonly label: string
}

const labels = {
  relevance: 'Best match',
  'name-asc': 'Name, A to Z',
  'name-desc': 'Name, Z to A',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  newest: 'Newest first',
} as const satisfies Record<SortOrder, string>

const orders: readonly SortOrder[] = ['relevance', 'name-asc', 'name-desc', 'price-asc', 'price-desc', 'newest']
const rules: readonly Rule[] = orders.map((order) => ({ id: sortRuleIdOf(order), order, label: labels[order] }))

/** The order that an id stands for, by relevance without one; null when the id is unknown. */
export function sortOrderOf(sortRuleId: string | null | undefined): SortOrder | null {
  if (sortRuleId === null || sortRuleId === undefined || sortRuleId === '') return 'relevance'
  return rules.find((rule) => rule.id.slice(0, 15) === sortRuleId.slice(0, 15))?.order ?? null
}

/** The id that stands for an order. */
export function sortRuleIdOf(order: SortOrder): string {
  return idFromKey('0sr', `sort rule ${order}`)
}

/** The orders as the wire lists them. */
export function sortRules(selected: SortOrder): SortRule[] {
  return rules.map(({ id, order, label }) => ({ sortRuleId: id, label, isSelected: order === selected }))
}
