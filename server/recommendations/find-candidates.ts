import type { Recommender } from '@hydrant/contract/shop/recommendations.ts'
import { listFeaturedIds } from '../catalogue/service.ts'
import {
  type Executor,
  findBoughtBy,
  findBoughtBySameBuyers,
  findBoughtTogether,
  findMostSold,
  findMostViewed,
  findNewest,
  findRelated,
  findSimilar,
  findViewedBy,
} from './store.ts'

/** What a recommendation is based on. Product ids are those of listed products, never of variations. */
export interface RecommendationContext {
  readonly productIds: readonly string[]
  /** Null: the whole shop. */
  readonly categoryIds: readonly string[] | null
  /** The key of the viewer; null if unknown. */
  readonly viewer: string | null
  /** The account that buys; null without one. */
  readonly buyerId: string | null
}

/** How many candidates are loaded from each source, because a shopper may not see them all. */
const CANDIDATES_PER_SOURCE = 60

type Source = (executor: Executor, context: RecommendationContext) => Promise<string[]>

const viewed: Source = async (executor, { viewer }) =>
  viewer === null ? [] : findViewedBy(executor, viewer, CANDIDATES_PER_SOURCE)
const mostSold: Source = (executor, { categoryIds }) =>
  findMostSold(executor, { categoryIds, limit: CANDIDATES_PER_SOURCE })
const mostViewed: Source = (executor, { categoryIds }) =>
  findMostViewed(executor, { categoryIds, limit: CANDIDATES_PER_SOURCE })
const newest: Source = (executor, { categoryIds }) =>
  findNewest(executor, { categoryIds, limit: CANDIDATES_PER_SOURCE })
const featured: Source = (executor) => listFeaturedIds(executor, CANDIDATES_PER_SOURCE)
const similar: Source = (executor, { productIds }) => findSimilar(executor, productIds, CANDIDATES_PER_SOURCE)
const related: Source = (executor, { productIds }) => findRelated(executor, productIds, CANDIDATES_PER_SOURCE)
const boughtTogether: Source = (executor, { productIds }) =>
  findBoughtTogether(executor, productIds, CANDIDATES_PER_SOURCE)
const boughtByTheSame: Source = (executor, { productIds }) =>
  findBoughtBySameBuyers(executor, productIds, CANDIDATES_PER_SOURCE)

/** Products bought with, or similar to, those that the shopper has viewed or bought recently. */
const personal: Source = async (executor, { viewer, buyerId }) => {
  const viewedIds = viewer === null ? [] : await findViewedBy(executor, viewer, 5)
  const boughtIds = buyerId === null ? [] : await findBoughtBy(executor, buyerId, 5)
  const seedIds = [...new Set([...viewedIds, ...boughtIds])]
  if (seedIds.length === 0) return []
  const candidates = [
    await findBoughtTogether(executor, seedIds, CANDIDATES_PER_SOURCE),
    await findSimilar(executor, seedIds, CANDIDATES_PER_SOURCE),
  ].flat()
  return candidates.filter((id) => !seedIds.includes(id))
}

/**
 * The sources of each recommender, used one after another until there are enough products. A new shop has few sales, so
 * that the next source counts.
 */
export const SOURCES: Readonly<Record<Recommender, readonly Source[]>> = {
  RecentlyViewed: [viewed],
  TopSelling: [mostSold, mostViewed, featured, newest],
  TopSellingByCategory: [mostSold, mostViewed, newest],
  MostViewedByCategory: [mostViewed, mostSold, newest],
  PersonalizedForShopper: [personal, mostSold, mostViewed, featured, newest],
  SimilarProducts: [similar],
  Upsell: [similar],
  ComplementaryProducts: [related, boughtTogether],
  CustomersWhoBoughtAlsoBought: [boughtByTheSame, boughtTogether, related],
}

/** Whether a recommender needs anchor products. */
export function requiresAnchors(recommender: Recommender): boolean {
  switch (recommender) {
    case 'SimilarProducts':
    case 'Upsell':
    case 'ComplementaryProducts':
    case 'CustomersWhoBoughtAlsoBought':
      return true
    case 'RecentlyViewed':
    case 'TopSelling':
    case 'PersonalizedForShopper':
    case 'MostViewedByCategory':
    case 'TopSellingByCategory':
      return false
    default:
      return recommender satisfies never
  }
}
