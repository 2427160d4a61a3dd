import type { Recommender } from '@hydrant/contract/shop/recommendations.ts'
import { listFeaturedIds } from '../catalogue/service.ts'
import {
  type Executor,
  findBoughtBy,
  findBoughtByTheSame,
  findBoughtTogether,
  findMostSold,
  findMostViewed,
  findNewest,
  findRelated,
  findSimilar,
  findViewedBy,
} from './store.ts'

/** From what products are recommended. Products are listed ones: no variations. */
export interface Grounds {
  readonly productIds: readonly string[]
  /** Null: the whole shop. */
  readonly categoryIds: readonly string[] | null
  /** Who looks; null: nobody that is known. */
  readonly viewer: string | null
  /** The account that buys; null for those without one. */
  readonly buyerId: string | null
}

/** So many candidates are read from each source, because a shopper may not see them all. */
const CANDIDATES = 60

type Source = (executor: Executor, grounds: Grounds) => Promise<string[]>

const viewed: Source = async (executor, { viewer }) =>
  viewer === null ? [] : findViewedBy(executor, viewer, CANDIDATES)
const mostSold: Source = (executor, { categoryIds }) => findMostSold(executor, { categoryIds, limit: CANDIDATES })
const mostViewed: Source = (executor, { categoryIds }) => findMostViewed(executor, { categoryIds, limit: CANDIDATES })
const newest: Source = (executor, { categoryIds }) => findNewest(executor, { categoryIds, limit: CANDIDATES })
const featured: Source = (executor) => listFeaturedIds(executor, CANDIDATES)
const similar: Source = (executor, { productIds }) => findSimilar(executor, productIds, CANDIDATES)
const related: Source = (executor, { productIds }) => findRelated(executor, productIds, CANDIDATES)
const boughtTogether: Source = (executor, { productIds }) => findBoughtTogether(executor, productIds, CANDIDATES)
const boughtByTheSame: Source = (executor, { productIds }) => findBoughtByTheSame(executor, productIds, CANDIDATES)

/** What goes with, and looks like, what somebody looked at and bought of late. */
const personal: Source = async (executor, { viewer, buyerId }) => {
  const looked = viewer === null ? [] : await findViewedBy(executor, viewer, 5)
  const bought = buyerId === null ? [] : await findBoughtBy(executor, buyerId, 5)
  const own = [...new Set([...looked, ...bought])]
  if (own.length === 0) return []
  const found = [
    await findBoughtTogether(executor, own, CANDIDATES),
    await findSimilar(executor, own, CANDIDATES),
  ].flat()
  return found.filter((id) => !own.includes(id))
}

/**
 * Where each recommender looks, one source after the other until there are enough products. A young shop has few sales:
 * then the next best counts.
 */
export const sourcesOf: Readonly<Record<Recommender, readonly Source[]>> = {
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

/** Whether a recommender starts from products and can do nothing without. */
export function needsProducts(recommender: Recommender): boolean {
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
