import type { Executor } from '@hydrant/database/connection/database.ts'
import type { Shopper } from '../../accounts/service.ts'
import { moveCatalogVersion } from '../../webstore/service.ts'
import { countProducts } from '../categories/store.ts'
import { mediaBody } from '../media-body.ts'
import { findFeaturedBrands, findFeaturedProductIds, replaceFeatured } from './store.ts'

/** So many are read for each that is shown, because a shopper may not see them all. */
const SPARE = 4

/** A brand that is put forward: the category of its products, and its logo. */
export interface FeaturedBrandView {
  readonly categoryId: string
  readonly name: string
  readonly logoUrl: string | null
}

/**
 * The ids of the products that are put forward, in order, whoever may see them; more than `limit`, so that enough are
 * left for a shopper.
 */
export function listFeaturedIds(executor: Executor, limit: number): Promise<string[]> {
  return findFeaturedProductIds(executor, limit * SPARE)
}

/** The brands that are put forward of which the shopper may see a product, in order. */
export async function listFeaturedBrands(
  executor: Executor,
  shopper: Shopper,
  limit: number,
): Promise<FeaturedBrandView[]> {
  const brands = await findFeaturedBrands(executor, limit * SPARE)
  const products = await countProducts(
    executor,
    shopper.buyerGroups.map((group) => group.id),
    brands.map(({ id }) => id),
  )
  return brands
    .filter(({ id }) => (products.get(id) ?? 0) > 0)
    .slice(0, limit)
    .map(({ id, name, logo }) => ({
      categoryId: id,
      name,
      logoUrl: logo === null ? null : mediaBody({ ...logo, sortOrder: 0 }).url,
    }))
}

/** Puts exactly these products and brands (categories) forward, in this order. */
export async function saveFeatured(
  executor: Executor,
  featured: { readonly productIds: readonly string[]; readonly brandIds: readonly string[] },
): Promise<void> {
  await replaceFeatured(executor, featured)
  await moveCatalogVersion(executor)
}
