import { type Bits, hasBit, keepCommon } from '../index/bits.ts'
import type { CategoryNode } from '../index/document.ts'
import { EpochCache } from '../index/epoch-cache.ts'
import type { PriceProfile } from '../index/offer-column.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { BRAND } from '../index/value-book.ts'
import type { Narrowing } from '../narrowings.ts'
import type { SearchTerm } from '../read-term.ts'
import type { SortOrder } from '../sort-rules.ts'
import { productsUnder } from './categories.ts'
import { categoryPlan, countCategories, countFacets, type CategoryHits, type CategoryPlan, type FacetHits } from './count-values.ts'
import { type Entitlement, entitlementOf } from './entitlement.ts'
import { type Grouping, groupHits, type HitGroups } from './group-hits.ts'
import { matchTerm, type TermMatch } from './match-term.ts'
import { letGo } from './match-words.ts'
import { CATEGORY_KEY, narrow } from './narrow.ts'
import { rankPage } from './rank-page.ts'
import type { SearchScope } from './search-scope.ts'

/** A search, ready for the index. */
export interface SearchQuery {
  readonly buyerGroupIds: readonly string[]
  readonly term: SearchTerm | null
  readonly scope: SearchScope
  readonly category: CategoryNode | null
  readonly narrowings: readonly Narrowing[]
  readonly grouping: Grouping
  readonly order: SortOrder
  /** Null unless prices decide the order. */
  readonly prices: PriceProfile | null
  readonly offset: number
  readonly limit: number
  /** False leaves facets and categories uncounted, for those who only want the hits. */
  readonly counts: boolean
}

/** What is counted over all hits. */
interface Counts {
  readonly facets: FacetHits
  readonly categories: CategoryHits
}

const NO_COUNTS: Counts = { facets: [], categories: [] }

/** Hits in groups, counted when somebody wants to know. */
interface Hits {
  readonly groups: HitGroups
  readonly counts: () => Counts
}

/** What a search found: the slots of one page, and counts over all hits. A group of variations counts once. */
export interface Found extends Counts {
  readonly total: number
  readonly slots: readonly number[]
}

/** Searches an index, and remembers between its changes what many searches share. */
export class Finder {
  readonly #index: SearchIndex
  readonly #entitlements = new EpochCache<Entitlement>(32)
  readonly #categories = new EpochCache<Bits>(256)
  readonly #prices = new EpochCache<Float64Array>(8)
  readonly #plans = new EpochCache<CategoryPlan>(256)
  readonly #browsed = new EpochCache<Hits>(16)

  constructor(index: SearchIndex) {
    this.#index = index
  }

  get index(): SearchIndex {
    return this.#index
  }

  /** Finds what a query asks for. */
  find(query: SearchQuery): Found {
    const match = query.term === null ? null : matchTerm(this.#index, query.term, { scope: query.scope, within: this.#open(query) })
    // What is browsed without a word or a choice is the same for many, whatever its order and page.
    const hits = match === null && query.narrowings.length === 0 ? this.#browse(query) : this.#hitsOf(query, match)
    const slots = rankPage(this.#index, hits.groups, {
      grouping: query.grouping,
      order: query.order,
      scores: match?.scores ?? null,
      prices: query.prices === null ? null : this.#shownPrices(query.prices, query.buyerGroupIds),
      offset: query.offset,
      limit: query.limit,
    })
    if (match !== null) letGo(this.#index, match)
    const counts = query.counts ? hits.counts() : NO_COUNTS
    return { total: hits.groups.count, slots, ...counts }
  }

  #browse(query: SearchQuery): Hits {
    return this.#browsed.get(this.#index, JSON.stringify([query.buyerGroupIds, query.category?.id, query.grouping]), () => this.#hitsOf({ ...query, narrowings: [] }, null))
  }

  #hitsOf(query: SearchQuery, match: TermMatch | null): Hits {
    const index = this.#index
    const base = this.#open(query)
    if (match !== null) keepCommon(base, match.bits)
    const rule = { grouping: query.grouping, leaders: this.#entitlementOf(query.buyerGroupIds).leaders, isExact: match?.isExact ?? nothing }
    const narrowed = narrow(index, base, query.narrowings)
    const groups = groupHits(index, narrowed.hits, rule)
    const groupsFor = (key: string | null): HitGroups => {
      const besides = key === null ? undefined : narrowed.besides.get(key)
      if (besides === undefined) return groups
      return besides === base && match === null ? this.#browse(query).groups : groupHits(index, besides, rule)
    }
    let counts: Counts | null = null
    return {
      groups,
      counts: () => (counts ??= { facets: countFacets(index, query.narrowings, groupsFor), categories: countCategories(index, this.#planFor(query.category), groupsFor(CATEGORY_KEY)) }),
    }
  }

  /** What the shopper may see of the category. */
  #open(query: SearchQuery): Bits {
    const open = this.#entitlementOf(query.buyerGroupIds).visible.slice()
    if (query.category !== null) keepCommon(open, this.#under(query.category.id))
    return open
  }

  #planFor(category: CategoryNode | null): CategoryPlan {
    return this.#plans.get(this.#index, category?.id ?? '', () => categoryPlan(this.#index, category))
  }

  /** The navigational categories, and the brands of products that these groups may see, whose names begin with what was typed or have a word that does. */
  namesLike(text: string, { buyerGroupIds, limit }: { readonly buyerGroupIds: readonly string[]; readonly limit: number }): string[] {
    const index = this.#index
    const typed = text.toLowerCase()
    const isLike = (name: string): boolean => name.toLowerCase().startsWith(typed) || name.toLowerCase().includes(` ${typed}`)
    const { values } = this.#entitlementOf(buyerGroupIds)
    const categories = index.structure.categories.filter(({ isNavigational, name }) => isNavigational && isLike(name)).map(({ name }) => name)
    const brands = [...index.values.valuesOf(BRAND)].filter(([name, value]) => isLike(name) && hasBit(values, value)).map(([name]) => name)
    const byLength = (one: string, other: string): number => one.length - other.length || (one < other ? -1 : 1)
    return [...new Set([...categories.toSorted(byLength), ...brands.toSorted(byLength)])].slice(0, limit)
  }

  #entitlementOf(buyerGroupIds: readonly string[]): Entitlement {
    return this.#entitlements.get(this.#index, buyerGroupIds.join(), () => entitlementOf(this.#index, buyerGroupIds))
  }

  #under(categoryId: string): Bits {
    return this.#categories.get(this.#index, categoryId, () => productsUnder(this.#index, categoryId))
  }

  /** What every slot costs, NaN where the shopper may not know: an order by it would tell it. */
  #shownPrices(profile: PriceProfile, groups: readonly string[]): Float64Array {
    const { priced } = this.#entitlementOf(groups)
    return this.#prices.get(this.#index, JSON.stringify([groups, profile]), () => {
      const prices = this.#index.offers.pricesFor(profile, this.#index.size)
      for (let slot = 0; slot < prices.length; slot += 1) if (!hasBit(priced, slot)) prices[slot] = Number.NaN
      return prices
    })
  }
}

const nothing = (): boolean => false
