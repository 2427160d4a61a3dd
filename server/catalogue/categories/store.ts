import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import {
  category,
  entitlementBuyerGroup,
  entitlementProduct,
  product,
  productCategory,
} from '@hydrant/database/schema/catalogue.ts'
import { media } from '@hydrant/database/schema/media.ts'
import { and, asc, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

/** A category of the category tree. */
export type Category = typeof category.$inferSelect

/** An image of a category. */
export type CategoryImage = Pick<
  typeof media.$inferSelect,
  'id' | 'contentKey' | 'title' | 'alternateText' | 'mediaType' | 'externalUrl'
>

/** A category with its images. */
export interface CategoryWithImages {
  readonly category: Category
  readonly tile: CategoryImage | null
  readonly banner: CategoryImage | null
}

const tile = alias(media, 'tile')
const banner = alias(media, 'banner')
// Without the bytes, which are read only when a browser requests them.
const tileColumns = {
  id: tile.id,
  contentKey: tile.contentKey,
  title: tile.title,
  alternateText: tile.alternateText,
  mediaType: tile.mediaType,
  externalUrl: tile.externalUrl,
}
const bannerColumns = {
  id: banner.id,
  contentKey: banner.contentKey,
  title: banner.title,
  alternateText: banner.alternateText,
  mediaType: banner.mediaType,
  externalUrl: banner.externalUrl,
}

/** Finds the categories of the menu, in sort order. */
export function findNavigationalCategories(
  db: ReadOnlyDb,
  maxLevels: number,
): Promise<Array<Omit<CategoryWithImages, 'banner'>>> {
  return db
    .select({ category, tile: tileColumns })
    .from(category)
    .leftJoin(tile, eq(tile.id, category.tileMediaId))
    .where(and(eq(category.isNavigational, true), sql`cardinality(${category.ancestorIds}) < ${maxLevels}`))
    .orderBy(asc(category.sortOrder), sql`lower(${category.name}) collate "C"`, asc(category.id))
}

/** Finds categories with their images by id. */
export function findCategoriesWithImages(db: ReadOnlyDb, ids: readonly string[]): Promise<CategoryWithImages[]> {
  return findWithImages(db, inArray(category.id, [...ids]))
}

/**
 * Finds the categories directly below a category, or at the top level. Categories that are not navigational are listed
 * only below others that are not, either.
 */
export function findChildCategories(
  db: ReadOnlyDb,
  parent: Pick<Category, 'id' | 'isNavigational'> | null,
): Promise<CategoryWithImages[]> {
  if (parent === null) return findWithImages(db, and(isNull(category.parentId), eq(category.isNavigational, true)))
  return findWithImages(
    db,
    and(eq(category.parentId, parent.id), parent.isNavigational ? eq(category.isNavigational, true) : undefined),
  )
}

function findWithImages(db: ReadOnlyDb, condition: SQL | undefined): Promise<CategoryWithImages[]> {
  return db
    .select({ category, tile: tileColumns, banner: bannerColumns })
    .from(category)
    .leftJoin(tile, eq(tile.id, category.tileMediaId))
    .leftJoin(banner, eq(banner.id, category.bannerMediaId))
    .where(condition)
    .orderBy(asc(category.sortOrder), sql`lower(${category.name}) collate "C"`, asc(category.id))
}

/** Finds categories by id, in no particular order. */
export function findCategories(db: ReadOnlyDb, ids: readonly string[]): Promise<Category[]> {
  return db
    .select()
    .from(category)
    .where(inArray(category.id, [...ids]))
}

/** Finds which of these categories have a product, in them or below, that a shopper of these buyer groups may see. */
export async function findCategoryIdsWithVisibleProducts(
  db: ReadOnlyDb,
  buyerGroupIds: readonly string[],
  categoryIds: readonly string[],
): Promise<Set<string>> {
  if (categoryIds.length === 0) return new Set()
  const descendant = alias(category, 'below')
  const visibleProducts = db
    .select({ one: sql`1` })
    .from(descendant)
    .innerJoin(productCategory, eq(productCategory.categoryId, descendant.id))
    .innerJoin(product, eq(product.id, productCategory.productId))
    .where(
      and(
        or(eq(descendant.id, category.id), sql`${descendant.ancestorIds} @> array[${category.id}]`),
        eq(product.isActive, true),
        eq(product.isRetired, false),
        toEntitledCondition(db, buyerGroupIds),
      ),
    )
  const rows = await db
    .select({ id: category.id })
    .from(category)
    .where(and(inArray(category.id, [...categoryIds]), exists(visibleProducts)))
  return new Set(rows.map(({ id }) => id))
}

function toEntitledCondition(db: ReadOnlyDb, buyerGroupIds: readonly string[]): SQL {
  const policies = db
    .select({ id: entitlementBuyerGroup.policyId })
    .from(entitlementBuyerGroup)
    .where(inArray(entitlementBuyerGroup.buyerGroupId, [...buyerGroupIds]))
  return exists(
    db
      .select()
      .from(entitlementProduct)
      .where(and(eq(entitlementProduct.productId, product.id), inArray(entitlementProduct.policyId, policies))),
  )
}

/** Finds the categories that products are in, each product's primary category first. */
export function findProductCategories(
  db: ReadOnlyDb,
  productIds: readonly string[],
): Promise<Array<{ productId: string; category: Category }>> {
  return db
    .select({ productId: productCategory.productId, category })
    .from(productCategory)
    .innerJoin(category, eq(category.id, productCategory.categoryId))
    .where(inArray(productCategory.productId, [...productIds]))
    .orderBy(sql`${productCategory.isPrimary} desc`, asc(productCategory.sortOrder), asc(category.id))
}
