import { toPartNumberKey } from '@hydrant/kernel/identity/part-number-key.ts'
import { type Shopper, toBuyerGroupIds } from '../accounts/service.ts'
import { computeEditDistance } from './analysis/vocabulary.ts'
import type { SearchEngine } from './engine.ts'
import { parseTerm } from './parse-term.ts'
import { toSearchScope } from './query/search-scope.ts'
import type { LiveSearch } from './sync/live-search.ts'

/** Shorter numbers resemble too many others. */
const MIN_KEY_LENGTH = 4

/** How many mistyped characters a number may have. */
const MAX_EDITS = 2

/** How many products with half of the number are compared with it. */
const MAX_COMPARED = 60

/**
 * Finds products that the shopper may see and whose part number resembles a mistyped one, best first: numbers that
 * contain it, or differ from it in at most two characters. One mistake leaves a half of the number as it is, so products
 * with either half are compared.
 */
export async function findSimilarPartNumbers(
  { search }: { readonly search: LiveSearch },
  shopper: Shopper,
  { partNumber, limit }: { readonly partNumber: string; readonly limit: number },
): Promise<string[]> {
  const key = toPartNumberKey(partNumber)
  if (key.length < MIN_KEY_LENGTH) return []
  const engine = await search.getEngineAtVersion(shopper.webstore.catalogVersion)
  const middle = Math.ceil(key.length / 2)
  const found = await Promise.all(
    [key, key.slice(0, middle), key.slice(-middle)].map((fragment) => findByFragment(engine, shopper, fragment)),
  )
  const products = new Map(found.flat().map((product) => [product.id, product]))
  return [...products.values()]
    .map(({ id, sku }) => ({ id, sku, distance: measureDistance(key, toPartNumberKey(sku)) }))
    .filter(({ distance }) => distance <= MAX_EDITS)
    .toSorted((one, other) => one.distance - other.distance || (one.sku < other.sku ? -1 : 1))
    .slice(0, limit)
    .map(({ id }) => id)
}

async function findByFragment(engine: SearchEngine, shopper: Shopper, fragment: string) {
  const term = parseTerm(fragment, toPartNumberKey)
  const scope = toSearchScope(['StockKeepingUnit'], engine.structure.attributeNames)
  if (term === null || scope === null) return []
  const { products } = await engine.find({
    buyerGroupIds: toBuyerGroupIds(shopper),
    term,
    scope,
    category: null,
    filters: [],
    grouping: 'NoGrouping',
    order: 'relevance',
    prices: null,
    offset: 0,
    limit: MAX_COMPARED,
    counts: false,
  })
  return products
}

/** Returns how far a key is from another: one for a key that contains it, otherwise the number of edits. */
function measureDistance(key: string, other: string): number {
  return other.includes(key) ? 1 : computeEditDistance(key, other, MAX_EDITS)
}
