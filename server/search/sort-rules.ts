import type { SortRule, SortRuleCollection } from '@hydrant/contract/shop/search.ts'
import { toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { type SortOrder, sortRuleIdOf } from '@hydrant/kernel/identity/sort-rule-id.ts'
import type { Message } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/search.js'

export { type SortOrder, sortRuleIdOf } from '@hydrant/kernel/identity/sort-rule-id.ts'

interface Rule {
  readonly id: string
  readonly order: SortOrder
  readonly label: Message
}

const labels = {
  relevance: messages.sortByRelevance,
  'name-asc': messages.sortByName,
  'name-desc': messages.sortByNameDescending,
  'price-asc': messages.sortByPrice,
  'price-desc': messages.sortByPriceDescending,
  newest: messages.sortByNewest,
} as const satisfies Record<SortOrder, Message>

const orders: readonly SortOrder[] = ['relevance', 'name-asc', 'name-desc', 'price-asc', 'price-desc', 'newest']
const rules: readonly Rule[] = orders.map((order) => ({ id: sortRuleIdOf(order), order, label: labels[order] }))

/** Returns the order with this id, relevance without an id, or null when the id is unknown. */
export function findSortOrder(sortRuleId: string | null | undefined): SortOrder | null {
  if (sortRuleId === null || sortRuleId === undefined || sortRuleId === '') return 'relevance'
  const id = toFullIdIfValid(sortRuleId)
  return rules.find((rule) => rule.id === id)?.order ?? null
}

/** Returns the sort rules of a search response. */
export function toSortRules(selected: SortOrder): SortRule[] {
  return rules.map(({ id, order, label }) => ({ sortRuleId: id, label: label(), isSelected: order === selected }))
}

type SortDetails = Pick<SortRuleCollection['sortRules'][number], 'type' | 'nameOrId' | 'direction'>

/** What each order sorts by. */
const sortDetails = {
  relevance: { type: 'Relevancy', nameOrId: null, direction: 'Default' },
  'name-asc': { type: 'ProductBased', nameOrId: 'Name', direction: 'Ascending' },
  'name-desc': { type: 'ProductBased', nameOrId: 'Name', direction: 'Descending' },
  'price-asc': { type: 'SortByPricebook', nameOrId: 'UnitPrice', direction: 'Ascending' },
  'price-desc': { type: 'SortByPricebook', nameOrId: 'UnitPrice', direction: 'Descending' },
  newest: { type: 'ProductBased', nameOrId: 'CreatedDate', direction: 'Descending' },
} as const satisfies Record<SortOrder, SortDetails>

/** Returns the sort rules of the store, in the order in which they are listed. */
export function toSortRuleCollection(): SortRuleCollection {
  return {
    sortRules: rules.map(({ id, order, label }, index) => ({
      sortRuleId: id,
      ...sortDetails[order],
      label: label(),
      labelSuffix: null,
      sortOrder: index + 1,
    })),
  }
}
