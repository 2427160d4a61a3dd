import type { Structure } from '../index/document.ts'
import type { PriceProfile } from '../index/price-column.ts'
import type { SearchQuery } from '../query/finder.ts'
import { type Clause, listPolicyIds } from './clauses.ts'

const BY_NAME: readonly Clause[] = [{ sortName: 'asc' }, { sku: 'asc' }]

/** Returns the order of a search; ties are in name order. */
export function toSort(structure: Structure, { order, term, prices, buyerGroupIds }: SearchQuery): readonly Clause[] {
  switch (order) {
    case 'relevance':
      return term === null ? BY_NAME : [{ _score: 'desc' }, ...BY_NAME]
    case 'price-asc':
    case 'price-desc':
      return prices === null
        ? BY_NAME
        : [
            toPriceSort(prices, listPolicyIds(structure, buyerGroupIds ?? [], { canViewPrice: true }), order),
            ...BY_NAME,
          ]
    case 'newest':
      return [{ createdAt: 'desc' }, ...BY_NAME]
    case 'name-asc':
      return BY_NAME
    case 'name-desc':
      return [{ sortName: 'desc' }, { sku: 'desc' }]
    default:
      return order satisfies never
  }
}

/**
 * Chooses the price of a product as `PriceColumn` does: the first selling model, then a price book that is not the
 * original one, then its priority, then the lowest price. Products without a price, or whose price is hidden, come last.
 */
const PRICE_SCRIPT = `
  boolean isVisible = false;
  for (def policy : doc['policyIds']) { if (params.policies.contains(policy)) { isVisible = true; break; } }
  if (!isVisible) { return params.missing; }
  boolean isFound = false;
  int bestModel = 0; int bestOriginal = 0; int bestPriority = 0; double bestPrice = 0;
  for (def entry : doc['prices']) {
    String[] parts = entry.splitOnToken('|');
    def book = params.books.get(parts[0]);
    if (book == null || parts[1] != params.currency) { continue; }
    int model = Integer.parseInt(parts[2]);
    int original = book.original;
    int priority = book.priority;
    double price = Double.parseDouble(parts[3]);
    boolean isBetter = !isFound || model < bestModel || (model == bestModel && (original < bestOriginal
      || (original == bestOriginal && (priority < bestPriority || (priority == bestPriority && price < bestPrice)))));
    if (isBetter) { isFound = true; bestModel = model; bestOriginal = original; bestPriority = priority; bestPrice = price; }
  }
  return isFound ? bestPrice : params.missing;`
  .replaceAll(/\s+/g, ' ')
  .trim()

/** What products without a price count as, so that they come last. */
const MISSING_PRICE = { 'price-asc': 1e15, 'price-desc': -1 } as const

function toPriceSort(
  { priceBooks, currency, byPriority }: PriceProfile,
  policies: readonly string[],
  order: keyof typeof MISSING_PRICE,
): Clause {
  const books = Object.fromEntries(
    priceBooks.map(({ id, isOriginal, priority }) => [
      id,
      { original: isOriginal ? 1 : 0, priority: byPriority ? priority : 0 },
    ]),
  )
  return {
    _script: {
      type: 'number',
      order: order === 'price-asc' ? 'asc' : 'desc',
      script: {
        lang: 'painless',
        source: PRICE_SCRIPT,
        params: { policies, books, currency, missing: MISSING_PRICE[order] },
      },
    },
  }
}
