import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { type Shopper, toBuyerGroupIds } from '../../accounts/service.ts'
import { incrementCatalogVersion } from '../../webstore/service.ts'
import { findCategoryIdsWithVisibleProducts } from '../categories/store.ts'
import { toProductMedia } from '../media-body.ts'
import { translateCategories } from '../translations/service.ts'
import { findFeaturedBrands, findFeaturedProductIds, replaceFeatured } from './store.ts'

/**
 * How many featured products or brands are loaded for each one that is shown, because a shopper may not see them all.
 */
const OVERFETCH_FACTOR = 4

/** A featured brand: the category of its products, and its logo. */
export interface FeaturedBrandView {
  readonly categoryId: string
  readonly name: string
  readonly logoUrl: string | null
}

/**
 * Returns the ids of the featured products in order, regardless of entitlement. Returns four times `limit`, so that
 * enough remain after the caller has left out those that the shopper may not see.
 */
export function overfetchFeaturedProductIds(db: ReadOnlyDb, limit: number): Promise<string[]> {
  return findFeaturedProductIds(db, limit * OVERFETCH_FACTOR)
}

/** Lists the featured brands with at least one product that the shopper may see, in order. */
export async function listFeaturedBrands(
  db: ReadOnlyDb,
  shopper: Shopper,
  limit: number,
): Promise<FeaturedBrandView[]> {
  const brands = await findFeaturedBrands(db, limit * OVERFETCH_FACTOR)
  const visibleIds = await findCategoryIdsWithVisibleProducts(
    db,
    toBuyerGroupIds(shopper),
    brands.map(({ id }) => id),
  )
  const shown = brands.filter(({ id }) => visibleIds.has(id)).slice(0, limit)
  return (await translateCategories(db, shopper.webstore, shown)).map(({ id, name, logo }) => ({
    categoryId: id,
    name,
    logoUrl: logo === null ? null : toProductMedia({ ...logo, sortOrder: 0 }).url,
  }))
}

/** Replaces the featured products and brands, which are categories, and increments the version of the catalogue. */
export async function replaceFeaturedProductsAndBrands(
  tx: Transaction,
  featured: { readonly productIds: readonly string[]; readonly brandIds: readonly string[] },
): Promise<void> {
  await replaceFeatured(tx, featured)
  await incrementCatalogVersion(tx)
}
