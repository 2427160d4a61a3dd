import type { Recommender } from '@hydrant/contract/shop/recommendations.ts'
import { overfetchFeaturedProductIds } from '../catalogue/service.ts'
import {
  type ReadOnlyDb,
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

type Source = (db: ReadOnlyDb, context: RecommendationContext) => Promise<string[]>

const listViewed: Source = async (db, { viewer }) =>
  viewer === null ? [] : findViewedBy(db, viewer, CANDIDATES_PER_SOURCE)
const listMostSold: Source = (db, { categoryIds }) => findMostSold(db, { categoryIds, limit: CANDIDATES_PER_SOURCE })
const listMostViewed: Source = (db, { categoryIds }) =>
  findMostViewed(db, { categoryIds, limit: CANDIDATES_PER_SOURCE })
const listNewest: Source = (db, { categoryIds }) => findNewest(db, { categoryIds, limit: CANDIDATES_PER_SOURCE })
const listFeatured: Source = (db) => overfetchFeaturedProductIds(db, CANDIDATES_PER_SOURCE)
const listSimilar: Source = (db, { productIds }) => findSimilar(db, productIds, CANDIDATES_PER_SOURCE)
const listRelated: Source = (db, { productIds }) => findRelated(db, productIds, CANDIDATES_PER_SOURCE)
const listBoughtTogether: Source = (db, { productIds }) => findBoughtTogether(db, productIds, CANDIDATES_PER_SOURCE)
const listBoughtBySameBuyers: Source = (db, { productIds }) =>
  findBoughtBySameBuyers(db, productIds, CANDIDATES_PER_SOURCE)

/** Lists products bought with, or similar to, those that the shopper has viewed or bought recently. */
const listRelatedToHistory: Source = async (db, { viewer, buyerId }) => {
  const viewedIds = viewer === null ? [] : await findViewedBy(db, viewer, 5)
  const boughtIds = buyerId === null ? [] : await findBoughtBy(db, buyerId, 5)
  const seedIds = [...new Set([...viewedIds, ...boughtIds])]
  if (seedIds.length === 0) return []
  const candidates = [
    await findBoughtTogether(db, seedIds, CANDIDATES_PER_SOURCE),
    await findSimilar(db, seedIds, CANDIDATES_PER_SOURCE),
  ].flat()
  return candidates.filter((id) => !seedIds.includes(id))
}

/**
 * The sources of each recommender, used one after another until there are enough products. In a new shop with few sales
 * the later sources provide most of them.
 */
export const SOURCES: Readonly<Record<Recommender, readonly Source[]>> = {
  RecentlyViewed: [listViewed],
  TopSelling: [listMostSold, listMostViewed, listFeatured, listNewest],
  TopSellingByCategory: [listMostSold, listMostViewed, listNewest],
  MostViewedByCategory: [listMostViewed, listMostSold, listNewest],
  PersonalizedForShopper: [listRelatedToHistory, listMostSold, listMostViewed, listFeatured, listNewest],
  SimilarProducts: [listSimilar],
  Upsell: [listSimilar],
  ComplementaryProducts: [listRelated, listBoughtTogether],
  CustomersWhoBoughtAlsoBought: [listBoughtBySameBuyers, listBoughtTogether, listRelated],
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
