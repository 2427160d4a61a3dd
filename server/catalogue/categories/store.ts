import type { Executor } from '@hydrant/database/connection/database.ts'
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

/** A node of the category tree. */
export type Category = typeof category.$inferSelect

/** A picture of a category. */
export type CategoryPicture = Pick<
  typeof media.$inferSelect,
  'id' | 'contentKey' | 'title' | 'alternateText' | 'mediaType' | 'externalUrl'
>

/** A category with its pictures. */
export interface PicturedCategory {
  readonly category: Category
  readonly tile: CategoryPicture | null
  readonly banner: CategoryPicture | null
}

const tile = alias(media, 'tile')
const banner = alias(media, 'banner')
// Without the bytes, which are read only when a browser asks for them.
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

/** The categories of the menu, in the order of the tree's levels. */
export function findNavigationalCategories(
  executor: Executor,
  maxLevels: number,
): Promise<Array<Omit<PicturedCategory, 'banner'>>> {
  return executor
    .select({ category, tile: tileColumns })
    .from(category)
    .leftJoin(tile, eq(tile.id, category.tileMediaId))
    .where(and(eq(category.isNavigational, true), sql`cardinality(${category.ancestorIds}) < ${maxLevels}`))
    .orderBy(asc(category.sortOrder), sql`lower(${category.name}) collate "C"`, asc(category.id))
}

/** Categories with their pictures by id. */
export function findPicturedCategories(executor: Executor, ids: readonly string[]): Promise<PicturedCategory[]> {
  return findPictured(executor, inArray(category.id, [...ids]))
}

/**
 * The categories directly below one, or at the top. Those that menus leave out are listed only below others that they
 * leave out.
 */
export function findChildCategories(
  executor: Executor,
  parent: Pick<Category, 'id' | 'isNavigational'> | null,
): Promise<PicturedCategory[]> {
  if (parent === null) return findPictured(executor, and(isNull(category.parentId), eq(category.isNavigational, true)))
  return findPictured(
    executor,
    and(eq(category.parentId, parent.id), parent.isNavigational ? eq(category.isNavigational, true) : undefined),
  )
}

function findPictured(executor: Executor, which: SQL | undefined): Promise<PicturedCategory[]> {
  return executor
    .select({ category, tile: tileColumns, banner: bannerColumns })
    .from(category)
    .leftJoin(tile, eq(tile.id, category.tileMediaId))
    .leftJoin(banner, eq(banner.id, category.bannerMediaId))
    .where(which)
    .orderBy(asc(category.sortOrder), sql`lower(${category.name}) collate "C"`, asc(category.id))
}

/** Categories by id, in no order. */
export function findCategories(executor: Executor, ids: readonly string[]): Promise<Category[]> {
  return executor
    .select()
    .from(category)
    .where(inArray(category.id, [...ids]))
}

/**
 * How many products a shopper finds in categories and below them; variations count as the one product they are
 * variations of.
 */
export async function countProducts(
  executor: Executor,
  buyerGroupIds: readonly string[],
  categoryIds: readonly string[],
): Promise<Map<string, number>> {
  if (categoryIds.length === 0) return new Map()
  const counted = executor.$with('counted').as(
    executor
      .select({ countedId: sql<string>`${category.id}`.as('counted_id') })
      .from(category)
      .where(inArray(category.id, [...categoryIds])),
  )
  const rows = await executor
    .with(counted)
    .select({
      id: counted.countedId,
      products: sql<number>`count(distinct coalesce(${product.parentId}, ${product.id}))::int`,
    })
    .from(counted)
    .innerJoin(
      category,
      or(eq(category.id, counted.countedId), sql`${category.ancestorIds} @> array[${counted.countedId}]`),
    )
    .innerJoin(productCategory, eq(productCategory.categoryId, category.id))
    .innerJoin(product, eq(product.id, productCategory.productId))
    .where(and(eq(product.isActive, true), isEntitled(executor, buyerGroupIds)))
    .groupBy(counted.countedId)
  return new Map(rows.map((row) => [row.id, row.products]))
}

function isEntitled(executor: Executor, buyerGroupIds: readonly string[]): SQL {
  const policies = executor
    .select({ id: entitlementBuyerGroup.policyId })
    .from(entitlementBuyerGroup)
    .where(inArray(entitlementBuyerGroup.buyerGroupId, [...buyerGroupIds]))
  return exists(
    executor
      .select()
      .from(entitlementProduct)
      .where(and(eq(entitlementProduct.productId, product.id), inArray(entitlementProduct.policyId, policies))),
  )
}

/** The categories that products are in, the primary one of each product first. */
export function findProductCategories(
  executor: Executor,
  productIds: readonly string[],
): Promise<Array<{ productId: string; category: Category }>> {
  return executor
    .select({ productId: productCategory.productId, category })
    .from(productCategory)
    .innerJoin(category, eq(category.id, productCategory.categoryId))
    .where(inArray(productCategory.productId, [...productIds]))
    .orderBy(sql`${productCategory.isPrimary} desc`, asc(productCategory.sortOrder), asc(category.id))
}
