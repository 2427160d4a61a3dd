import { createRandom } from '../seeding/create-random.ts'
import { createCounter, type LoadContext, pickCyclically } from './load-context.ts'

const FRAGMENT_LENGTHS = [4, 5, 6, 7, 8]
/** Most visitors stay on the first page. */
const SEARCH_PAGES = [0, 0, 0, 0, 1, 2]
const LISTING_PAGES = [0, 0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const PAGE_SIZES = Array.from({ length: 48 }, (_, at) => 12 + at)

/** Picks one of several items by chance. */
type Pick = <Item>(items: readonly Item[]) => Item

/** Searches that no one has sent before: each returns the body of the next one. */
export interface NewSearches {
  readonly listing: () => object
  readonly words: () => object
  readonly partNumber: () => object
}

/**
 * Creates searches as those of visitors who have nothing in common: terms, categories, pages, page sizes and orders vary,
 * and none repeats. The same every time. Throws when there are no more of a kind.
 */
export function createNewSearches({ sample, sortRuleIds }: LoadContext): NewSearches {
  const words = sample.products.map(({ name }) => [...new Set(name.toLowerCase().match(/[a-z]{4,}/g) ?? ['hose'])])
  const shared = (pick: Pick): object => ({ sortRuleId: pick(sortRuleIds), includePrices: true, pageSize: 24 })
  return {
    listing: withoutRepetition((pick) => ({
      ...shared(pick),
      categoryId: pick(sample.categoryIds),
      page: pick(LISTING_PAGES),
      pageSize: pick(PAGE_SIZES),
    })),
    words: withoutRepetition((pick) => {
      const product = pick(words)
      const other = pick([product, pick(words)])
      return { ...shared(pick), searchTerm: `${pick(product)} ${pick(other)}`, page: pick(SEARCH_PAGES) }
    }),
    partNumber: withoutRepetition((pick) => {
      const { sku } = pick(sample.products)
      const length = pick(FRAGMENT_LENGTHS)
      const start = pick(Array.from({ length: Math.max(1, sku.length - length) }, (_, at) => at))
      return { ...shared(pick), searchTerm: sku.slice(start, start + length) }
    }),
  }
}

/** Creates a function that returns the id of a product that it has not returned before; throws when there is none. */
export function createNewProductIds({ sample }: LoadContext): () => string {
  const next = createCounter()
  return () => {
    const id = sample.productIds[next()]
    if (id === undefined)
      throw new Error(`All ${sample.productIds.length} products have been requested: measure for fewer --seconds.`)
    return id
  }
}

/** Creates from what chance picks, and skips what was created before. */
function withoutRepetition(create: (pick: Pick) => object): () => object {
  const random = createRandom(1)
  const created = new Set<string>()
  const pick: Pick = (items) => pickCyclically(items, Math.floor(random() * items.length))
  return () => {
    for (let tries = 0; tries < 1000; tries += 1) {
      const candidate = create(pick)
      if (created.size < created.add(JSON.stringify(candidate)).size) return candidate
    }
    throw new Error(`There are only about ${created.size} different searches: measure for fewer --seconds.`)
  }
}
