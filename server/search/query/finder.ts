import { Cache } from '../../cache/cache.ts'
import { type Bitset, hasBit, intersectWith } from '../index/bitset.ts'
import type { CategoryNode } from '../index/document.ts'
import type { PriceProfile } from '../index/price-column.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { BRAND } from '../index/value-dictionary.ts'
import type { RefinementFilter } from '../refinement-filters.ts'
import type { SearchTerm } from '../parse-term.ts'
import type { SortOrder } from '../sort-rules.ts'
import { findSlotsInOrBelowCategory } from './categories.ts'
import { createNameMatcher, listCategoryNames, type NameOptions } from './category-names.ts'
import {
  createChildCategoryLookup,
  countCategories,
  countFacets,
  type CategoryHits,
  type ChildCategoryLookup,
  type FacetHits,
} from './count-facets.ts'
import { type Entitlement, computeEntitlement } from './entitlement.ts'
import { type Grouping, groupHits, type HitGroups } from './group-hits.ts'
import { matchTermOrSimilar, type TermMatch } from './match-term.ts'
import { releaseScores } from './match-words.ts'
import { CATEGORY_KEY, applyFilters } from './apply-filters.ts'
import { rankGroups, type Ranking } from './rank-groups.ts'
import { type ProductSet, restrictToSet, toSlotsOfSet } from './product-set.ts'
import type { SearchScope } from './search-scope.ts'

/** A search, ready to run on the index. */
export interface SearchQuery {
  /** Null: every product can be found, regardless of entitlement. */
  readonly buyerGroupIds: readonly string[] | null
  readonly term: SearchTerm | null
  readonly scope: SearchScope
  readonly category: CategoryNode | null
  readonly filters: readonly RefinementFilter[]
  /** The hits are in each of these sets; none when absent. */
  readonly within?: readonly ProductSet[]
  readonly grouping: Grouping
  readonly order: SortOrder
  /** Null unless prices decide the order. */
  readonly prices: PriceProfile | null
  readonly offset: number
  readonly limit: number
  /** False skips counting facets and categories, for callers that only need the hits. */
  readonly counts: boolean
}

/** The part of a search that remains without a term and filters. */
type BrowseQuery = Pick<SearchQuery, 'buyerGroupIds' | 'category' | 'grouping'>

/** The counts over all hits. */
interface Counts {
  readonly facets: FacetHits
  readonly categories: CategoryHits
}

const NO_COUNTS: Counts = { facets: [], categories: [] }

/** The grouped hits of a search; facets and categories are counted on first use. */
interface Hits {
  readonly groups: HitGroups
  readonly rank: (ranking: Ranking) => Int32Array
  readonly counts: () => Counts
}

/** The result of a search: the slots of one page, and counts over all hits. A variation group counts once. */
export interface SearchResult extends Counts {
  readonly total: number
  readonly slots: readonly number[]
}

/**
 * The cached part of a search. It serves the same search with another page, other fields, or for another shopper of the
 * same groups.
 */
interface CachedSearch {
  readonly total: number
  /** The first slots in their order: all of them, or enough for the pages that are usually requested. */
  readonly firstSlots: Int32Array
  /** Null: not counted yet. */
  readonly counts: Counts | null
}

/** How many slots of a search are cached at least. */
const MIN_CACHED_SLOTS = 240

/** The approximate size limits of the cached searches, category hits and counts, in bytes. */
const MAX_CACHE_BYTES = 12 * 1024 * 1024
const MAX_BROWSE_BYTES = 12 * 1024 * 1024
const MAX_COUNTS_BYTES = 4 * 1024 * 1024

/** The approximate size of one count and of a cached search without its counts, in bytes. */
const COUNT_BYTES = 150
const SEARCH_BYTES = 500

/** Runs searches on an index, and caches until the next change what many searches share. */
export class Finder {
  readonly #index: SearchIndex
  readonly #entitlements = new Cache<Entitlement>({ name: 'search: entitlements', maxEntries: 32 })
  readonly #categories = new Cache<Bitset>({ name: 'search: categories', maxEntries: 256 })
  readonly #prices = new Cache<Float64Array>({ name: 'search: prices', maxEntries: 8 })
  readonly #childCategoryLookups = new Cache<ChildCategoryLookup>({ name: 'search: category plans', maxEntries: 256 })
  readonly #hitsWithoutTerm = new Cache<Hits>({
    name: 'search: category hits',
    maxEntries: 256,
    bytes: {
      max: MAX_BROWSE_BYTES,
      sizeOf: ({ groups }) => groups.representatives.byteLength + groups.starts.byteLength + groups.members.byteLength,
    },
  })
  readonly #searches = new Cache<CachedSearch>({
    name: 'search: searches',
    maxEntries: 4000,
    bytes: { max: MAX_CACHE_BYTES, sizeOf: estimateCachedSearchSize },
  })

  readonly #counts = new Cache<Counts>({
    name: 'search: counts',
    maxEntries: 4000,
    bytes: { max: MAX_COUNTS_BYTES, sizeOf: (counts, key) => 2 * key.length + estimateCountsSize(counts) },
  })

  readonly #productSets = new Cache<Bitset>({ name: 'search: product sets', maxEntries: 16 })

  constructor(index: SearchIndex) {
    this.#index = index
  }

  get index(): SearchIndex {
    return this.#index
  }

  /** Runs a search. */
  find(query: SearchQuery): SearchResult {
    const key = toCacheKey(query)
    const searches = this.#searches.switchToVersion(this.#index.epoch)
    const cached = searches.get(key)
    if (cached !== undefined && isSufficient(cached, query)) return toSearchResult(cached, query)
    const search = this.#search(query, cached?.counts ?? null)
    searches.set(key, search)
    return toSearchResult(search, query)
  }

  #search(query: SearchQuery, counts: Counts | null): CachedSearch {
    const match =
      query.term === null
        ? null
        : matchTermOrSimilar(this.#index, query.term, { scope: query.scope, within: this.#getVisibleSlots(query) })
    // Searches without a term and filters are the same for many shoppers, whatever the order and page.
    const hits =
      match === null && query.filters.length === 0 && (query.within ?? []).length === 0
        ? this.#getHitsWithoutTerm(query)
        : this.#findHits(query, match)
    const firstSlots = hits.rank({
      grouping: query.grouping,
      order: query.order,
      scores: match?.scores ?? null,
      prices: query.prices === null ? null : this.#getVisiblePrices(query.prices, query.buyerGroupIds),
      // Who only counts needs no order.
      limit: query.limit === 0 ? 0 : Math.max(MIN_CACHED_SLOTS, query.offset + query.limit),
    })
    if (match !== null) releaseScores(this.#index, match)
    return {
      total: hits.groups.count,
      firstSlots,
      counts: counts ?? (query.counts ? this.#getCounts(query, hits) : null),
    }
  }

  /**
   * Counts the products that these buyer groups may see in a category and below it; all variations of a product count
   * once.
   */
  countProducts(buyerGroupIds: readonly string[], category: CategoryNode): number {
    return this.#getHitsWithoutTerm({ buyerGroupIds, category, grouping: 'VariationParent' }).groups.count
  }

  /** Returns a function that says whether these buyer groups may see the price of a slot's product. */
  createPriceVisibilityCheck(buyerGroupIds: readonly string[]): (slot: number) => boolean {
    const { priced } = this.#getEntitlement(buyerGroupIds)
    return (slot) => hasBit(priced, slot)
  }

  /** Returns the counts of a search from the cache, or counts; they do not depend on the order and the page. */
  #getCounts(query: SearchQuery, hits: Hits): Counts {
    return this.#counts.switchToVersion(this.#index.epoch).getOrCompute(toHitsKey(query), hits.counts)
  }

  /** Returns the hits without a term and filters, which are the same for many searches, from the cache. */
  #getHitsWithoutTerm(query: BrowseQuery): Hits {
    return this.#hitsWithoutTerm
      .switchToVersion(this.#index.epoch)
      .getOrCompute(JSON.stringify([query.buyerGroupIds, query.category?.id, query.grouping]), () =>
        this.#findHits({ ...query, filters: [] }, null),
      )
  }

  #findHits(query: BrowseQuery & Pick<SearchQuery, 'filters' | 'within'>, match: TermMatch | null): Hits {
    const index = this.#index
    const base = this.#getVisibleSlots(query)
    if (match !== null) intersectWith(base, match.slots)
    const visible = this.#getEntitlement(query.buyerGroupIds).visible
    for (const set of query.within ?? []) restrictToSet(index, base, { visible, slots: this.#getSlotsOfSet(set) })
    const rule = {
      grouping: query.grouping,
      representatives: this.#getEntitlement(query.buyerGroupIds).familyMembership,
      isExact: match?.isExact ?? returnFalse,
    }
    const filtered = applyFilters(index, base, query.filters)
    const groups = groupHits(index, filtered.hits, rule)
    const getHitGroups = (key: string | null): HitGroups => {
      const hitsIgnoringFacet = key === null ? undefined : filtered.hitsIgnoringFacet.get(key)
      if (hitsIgnoringFacet === undefined) return groups
      return hitsIgnoringFacet === base && match === null && (query.within ?? []).length === 0
        ? this.#getHitsWithoutTerm(query).groups
        : groupHits(index, hitsIgnoringFacet, rule)
    }
    let counts: Counts | null = null
    return {
      groups,
      rank: (ranking) => rankGroups(index, groups, ranking),
      counts: () =>
        (counts ??= {
          facets: countFacets(index, query.filters, getHitGroups),
          categories: countCategories(index, this.#getChildCategoryLookup(query.category), getHitGroups(CATEGORY_KEY)),
        }),
    }
  }

  /**
   * Returns the slots of the products that the buyer groups may see in the searched category, as a set that may be
   * changed.
   */
  #getVisibleSlots(query: BrowseQuery): Bitset {
    const visibleSlots = this.#getEntitlement(query.buyerGroupIds).visible.slice()
    if (query.category !== null) intersectWith(visibleSlots, this.#getSlotsInCategory(query.category.id))
    return visibleSlots
  }

  #getChildCategoryLookup(category: CategoryNode | null): ChildCategoryLookup {
    return this.#childCategoryLookups
      .switchToVersion(this.#index.epoch)
      .getOrCompute(category?.id ?? '', () => createChildCategoryLookup(this.#index, category))
  }

  /**
   * Finds the names that have a word beginning with the typed text: of navigational categories, in one of the languages,
   * and of brands of products that these buyer groups may see.
   */
  findCategoryAndBrandNames(text: string, { buyerGroupIds, languages, limit }: NameOptions): string[] {
    const index = this.#index
    const matches = createNameMatcher(text)
    const { values } = this.#getEntitlement(buyerGroupIds)
    const categories = listCategoryNames(index.structure.categories, matches, languages)
    const brands = [...index.values.valuesOf(BRAND)]
      .filter(([name, value]) => matches(name) && hasBit(values, value))
      .map(([name]) => name)
    const byLength = (one: string, other: string): number => one.length - other.length || (one < other ? -1 : 1)
    return [...new Set([...categories.toSorted(byLength), ...brands.toSorted(byLength)])].slice(0, limit)
  }

  #getEntitlement(buyerGroupIds: readonly string[] | null): Entitlement {
    return this.#entitlements
      .switchToVersion(this.#index.epoch)
      .getOrCompute(JSON.stringify(buyerGroupIds), () => computeEntitlement(this.#index, buyerGroupIds))
  }

  #getSlotsInCategory(categoryId: string): Bitset {
    return this.#categories
      .switchToVersion(this.#index.epoch)
      .getOrCompute(categoryId, () => findSlotsInOrBelowCategory(this.#index, categoryId))
  }

  #getSlotsOfSet(set: ProductSet): Bitset {
    return this.#productSets
      .switchToVersion(this.#index.epoch)
      .getOrCompute(set.key, () => toSlotsOfSet(this.#index, set))
  }

  /**
   * Returns the price of every slot, NaN where the buyer groups may not see it, because the sort order would reveal it.
   */
  #getVisiblePrices(profile: PriceProfile, groups: SearchQuery['buyerGroupIds']): Float64Array {
    const { priced } = this.#getEntitlement(groups)
    return this.#prices.switchToVersion(this.#index.epoch).getOrCompute(JSON.stringify([groups, profile]), () => {
      const prices = this.#index.priceEntries.computePrices(profile, this.#index.size)
      for (let slot = 0; slot < prices.length; slot += 1) if (!hasBit(priced, slot)) prices[slot] = Number.NaN
      return prices
    })
  }
}

const returnFalse = (): boolean => false

/** Returns the cache key of a search: everything that its result depends on except the page. */
function toCacheKey(query: SearchQuery): string {
  return `${toHitsKey(query)} ${JSON.stringify([query.order, query.prices])}`
}

/** Returns the cache key of the hits of a search, which do not depend on the order. */
function toHitsKey({ buyerGroupIds, term, scope, category, filters, within = [], grouping }: SearchQuery): string {
  const words = term && [term.text, term.partNumber]
  return JSON.stringify([buyerGroupIds, words, scope, category?.id, filters, within.map(({ key }) => key), grouping])
}

function isSufficient({ total, firstSlots, counts }: CachedSearch, query: SearchQuery): boolean {
  return (
    (firstSlots.length === total || query.offset + query.limit <= firstSlots.length) &&
    (counts !== null || !query.counts)
  )
}

function toSearchResult({ total, firstSlots, counts }: CachedSearch, query: SearchQuery): SearchResult {
  const slots = [...firstSlots.subarray(query.offset, query.offset + query.limit)]
  return { total, slots, ...(query.counts && counts !== null ? counts : NO_COUNTS) }
}

function estimateCachedSearchSize({ firstSlots, counts }: CachedSearch, key: string): number {
  return SEARCH_BYTES + 2 * key.length + firstSlots.byteLength + (counts === null ? 0 : estimateCountsSize(counts))
}

function estimateCountsSize({ facets, categories }: Counts): number {
  return COUNT_BYTES * (facets.length + categories.length)
}
