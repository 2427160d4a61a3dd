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
import {
  categoryPlan,
  countCategories,
  countFacets,
  type CategoryHits,
  type CategoryPlan,
  type FacetHits,
} from './count-values.ts'
import { type Entitlement, entitlementOf } from './entitlement.ts'
import { type Grouping, groupHits, type HitGroups } from './group-hits.ts'
import { matchTerm, type TermMatch } from './match-term.ts'
import { letGo } from './match-words.ts'
import { CATEGORY_KEY, narrow } from './narrow.ts'
import { rank, type Ranking } from './rank-page.ts'
import type { SearchScope } from './search-scope.ts'

/** A search, ready for the index. */
export interface SearchQuery {
  /** Null: every product is found, whoever may see it. */
  readonly buyerGroupIds: readonly string[] | null
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
  readonly ranked: (ranking: Ranking) => Int32Array
  readonly counts: () => Counts
}

/** What a search found: the slots of one page, and counts over all hits. A group of variations counts once. */
export interface Found extends Counts {
  readonly total: number
  readonly slots: readonly number[]
}

/**
 * What is kept of a search, for the same one with another page, other fields, or by another shopper of the same groups.
 */
interface Answer {
  readonly total: number
  /** The first slots in their order: all of them, or enough for the pages that are looked at. */
  readonly first: Int32Array
  /** Null: nobody has asked yet. */
  readonly counts: Counts | null
}

/** So many slots of a search are kept. */
const FIRST = 240

/** What answers, and what is browsed, take at most, about, in bytes. */
const ANSWERS = 12 * 1024 * 1024
const BROWSED = 12 * 1024 * 1024

/** What counts take for each value, and an answer beside them. */
const COUNT = 150
const ANSWER = 500

/** Searches an index, and remembers between its changes what many searches share. */
export class Finder {
  readonly #index: SearchIndex
  readonly #entitlements = new EpochCache<Entitlement>({ count: 32 })
  readonly #categories = new EpochCache<Bits>({ count: 256 })
  readonly #prices = new EpochCache<Float64Array>({ count: 8 })
  readonly #plans = new EpochCache<CategoryPlan>({ count: 256 })
  readonly #browsed = new EpochCache<Hits>({
    count: 256,
    bytes: {
      most: BROWSED,
      of: ({ groups }) => groups.leaders.byteLength + groups.starts.byteLength + groups.members.byteLength,
    },
  })
  readonly #answers = new EpochCache<Answer>({ count: 4000, bytes: { most: ANSWERS, of: sizeOfAnswer } })

  constructor(index: SearchIndex) {
    this.#index = index
  }

  get index(): SearchIndex {
    return this.#index
  }

  /** Finds what a query asks for. */
  find(query: SearchQuery): Found {
    const key = keyOf(query)
    const known = this.#answers.find(this.#index, key)
    if (known !== undefined && suffices(known, query)) return found(known, query)
    const answer = this.#search(query, known?.counts ?? null)
    this.#answers.put(this.#index, key, answer)
    return found(answer, query)
  }

  #search(query: SearchQuery, counts: Counts | null): Answer {
    const match =
      query.term === null ? null : matchTerm(this.#index, query.term, { scope: query.scope, within: this.#open(query) })
    // What is browsed without a word or a choice is the same for many, whatever its order and page.
    const hits = match === null && query.narrowings.length === 0 ? this.#browse(query) : this.#hitsOf(query, match)
    const first = hits.ranked({
      grouping: query.grouping,
      order: query.order,
      scores: match?.scores ?? null,
      prices: query.prices === null ? null : this.#shownPrices(query.prices, query.buyerGroupIds),
      wanted: Math.max(FIRST, query.offset + query.limit),
    })
    if (match !== null) letGo(this.#index, match)
    return { total: hits.groups.count, first, counts: counts ?? (query.counts ? hits.counts() : null) }
  }

  /** Whether these groups may see the price of a slot's product. */
  pricesSeenBy(buyerGroupIds: readonly string[]): (slot: number) => boolean {
    const { priced } = this.#entitlementOf(buyerGroupIds)
    return (slot) => hasBit(priced, slot)
  }

  #browse(query: SearchQuery): Hits {
    return this.#browsed.get(
      this.#index,
      JSON.stringify([query.buyerGroupIds, query.category?.id, query.grouping]),
      () => this.#hitsOf({ ...query, narrowings: [] }, null),
    )
  }

  #hitsOf(query: SearchQuery, match: TermMatch | null): Hits {
    const index = this.#index
    const base = this.#open(query)
    if (match !== null) keepCommon(base, match.bits)
    const rule = {
      grouping: query.grouping,
      leaders: this.#entitlementOf(query.buyerGroupIds).leaders,
      isExact: match?.isExact ?? nothing,
    }
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
      ranked: (ranking) => rank(index, groups, ranking),
      counts: () =>
        (counts ??= {
          facets: countFacets(index, query.narrowings, groupsFor),
          categories: countCategories(index, this.#planFor(query.category), groupsFor(CATEGORY_KEY)),
        }),
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

  /**
   * The navigational categories, and the brands of products that these groups may see, whose names begin with what was
   * typed or have a word that does.
   */
  namesLike(
    text: string,
    { buyerGroupIds, limit }: { readonly buyerGroupIds: readonly string[]; readonly limit: number },
  ): string[] {
    const index = this.#index
    const typed = text.toLowerCase()
    const isLike = (name: string): boolean =>
      name.toLowerCase().startsWith(typed) || name.toLowerCase().includes(` ${typed}`)
    const { values } = this.#entitlementOf(buyerGroupIds)
    const categories = index.structure.categories
      .filter(({ isNavigational, name }) => isNavigational && isLike(name))
      .map(({ name }) => name)
    const brands = [...index.values.valuesOf(BRAND)]
      .filter(([name, value]) => isLike(name) && hasBit(values, value))
      .map(([name]) => name)
    const byLength = (one: string, other: string): number => one.length - other.length || (one < other ? -1 : 1)
    return [...new Set([...categories.toSorted(byLength), ...brands.toSorted(byLength)])].slice(0, limit)
  }

  #entitlementOf(buyerGroupIds: readonly string[] | null): Entitlement {
    return this.#entitlements.get(this.#index, JSON.stringify(buyerGroupIds), () =>
      entitlementOf(this.#index, buyerGroupIds),
    )
  }

  #under(categoryId: string): Bits {
    return this.#categories.get(this.#index, categoryId, () => productsUnder(this.#index, categoryId))
  }

  /** What every slot costs, NaN where the shopper may not know: an order by it would tell it. */
  #shownPrices(profile: PriceProfile, groups: SearchQuery['buyerGroupIds']): Float64Array {
    const { priced } = this.#entitlementOf(groups)
    return this.#prices.get(this.#index, JSON.stringify([groups, profile]), () => {
      const prices = this.#index.offers.pricesFor(profile, this.#index.size)
      for (let slot = 0; slot < prices.length; slot += 1) if (!hasBit(priced, slot)) prices[slot] = Number.NaN
      return prices
    })
  }
}

const nothing = (): boolean => false

/** What an answer depends on, but for the page. */
function keyOf({ buyerGroupIds, term, scope, category, narrowings, grouping, order, prices }: SearchQuery): string {
  return JSON.stringify([
    buyerGroupIds,
    term && [term.text, term.partNumber],
    scope,
    category?.id,
    narrowings,
    grouping,
    order,
    prices,
  ])
}

function suffices({ total, first, counts }: Answer, query: SearchQuery): boolean {
  return (first.length === total || query.offset + query.limit <= first.length) && (counts !== null || !query.counts)
}

function found({ total, first, counts }: Answer, query: SearchQuery): Found {
  const slots = [...first.subarray(query.offset, query.offset + query.limit)]
  return { total, slots, ...(query.counts && counts !== null ? counts : NO_COUNTS) }
}

function sizeOfAnswer({ first, counts }: Answer, key: string): number {
  return (
    ANSWER +
    2 * key.length +
    first.byteLength +
    COUNT * ((counts?.facets.length ?? 0) + (counts?.categories.length ?? 0))
  )
}
