import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { category } from '@hydrant/database/schema/catalogue.ts'
import { featuredBrand, featuredProduct } from '@hydrant/database/schema/featured.ts'
import { media } from '@hydrant/database/schema/media.ts'
import { asc, eq } from 'drizzle-orm'
import type { CategoryImage } from '../categories/store.ts'

/** Finds the ids of the featured products, in order. */
export async function findFeaturedProductIds(db: ReadOnlyDb, limit: number): Promise<string[]> {
  const rows = await db
    .select()
    .from(featuredProduct)
    .orderBy(asc(featuredProduct.sortOrder), asc(featuredProduct.productId))
    .limit(limit)
  return rows.map(({ productId }) => productId)
}

/** A featured brand with its category id. */
export interface FeaturedBrandRecord {
  readonly id: string
  readonly name: string
  readonly logo: CategoryImage | null
}

/** Finds the featured brands, in order. */
export function findFeaturedBrands(db: ReadOnlyDb, limit: number): Promise<FeaturedBrandRecord[]> {
  const logoColumns = {
    id: media.id,
    contentKey: media.contentKey,
    title: media.title,
    alternateText: media.alternateText,
    mediaType: media.mediaType,
    externalUrl: media.externalUrl,
  }
  return db
    .select({ id: category.id, name: category.name, logo: logoColumns })
    .from(featuredBrand)
    .innerJoin(category, eq(category.id, featuredBrand.categoryId))
    .leftJoin(media, eq(media.id, category.tileMediaId))
    .orderBy(asc(featuredBrand.sortOrder), asc(featuredBrand.categoryId))
    .limit(limit)
}

/** Replaces the featured products and brands; both are shown in the order of the ids. */
export async function replaceFeatured(
  tx: Transaction,
  { productIds, brandIds }: { readonly productIds: readonly string[]; readonly brandIds: readonly string[] },
): Promise<void> {
  await tx.delete(featuredProduct)
  await tx.delete(featuredBrand)
  if (productIds.length > 0)
    await tx
      .insert(featuredProduct)
      .values([...new Set(productIds)].map((productId, sortOrder) => ({ productId, sortOrder })))
  if (brandIds.length > 0)
    await tx
      .insert(featuredBrand)
      .values([...new Set(brandIds)].map((categoryId, sortOrder) => ({ categoryId, sortOrder })))
}
