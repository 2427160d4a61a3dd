import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { statement } from '@hydrant/database/connection/statement.ts'
import { toAnyOfCondition, type TextValues } from '@hydrant/database/connection/text-array.ts'
import {
  attributeDefinition,
  entitlementBuyerGroup,
  entitlementPolicy,
  entitlementProduct,
  product,
  productComponent,
  productMedia,
  productRelation,
  productSellingModel,
  sellingModel,
  variationAttribute,
} from '@hydrant/database/schema/catalogue.ts'
import { media } from '@hydrant/database/schema/media.ts'
import { and, asc, eq, getTableColumns, inArray, like, or, type SQL, sql } from 'drizzle-orm'

const { partNumberKey: _key, ...columns } = getTableColumns(product)
const visibleColumns = { ...columns, canViewPrice: sql<boolean>`bool_or(${entitlementPolicy.canViewPrice})` }

export type { ReadOnlyDb }

/** A product as it is stored, and whether the shopper may see its price. */
export type ProductRecord = Omit<typeof product.$inferSelect, 'partNumberKey'> & { readonly canViewPrice: boolean }

/** Finds the active products with these ids that one of the buyer groups may see. */
export function findProducts(
  db: ReadOnlyDb,
  buyerGroupIds: readonly string[],
  ids: readonly string[],
): Promise<ProductRecord[]> {
  return findVisibleProducts(db, buyerGroupIds, toAnyOfCondition(product.id, ids))
}

/** Finds the active products with these part numbers that one of the buyer groups may see. */
export function findProductsBySku(
  db: ReadOnlyDb,
  buyerGroupIds: readonly string[],
  skus: readonly string[],
): Promise<ProductRecord[]> {
  return findVisibleProducts(db, buyerGroupIds, toAnyOfCondition(product.sku, skus))
}

/** Finds the active products with these normalized part numbers (`toPartNumberKey`) that one of the buyer groups may see. */
export function findProductsByPartNumberKey(
  db: ReadOnlyDb,
  buyerGroupIds: readonly string[],
  keys: readonly string[],
): Promise<ProductRecord[]> {
  return findVisibleProducts(db, buyerGroupIds, toPartNumberCondition(keys))
}

/**
 * Finds the ids of products by part numbers as they are written (`skus`) or normalized (`keys`), whoever may see the
 * products.
 */
export async function findProductIdsIgnoringEntitlement(
  db: ReadOnlyDb,
  { skus, keys }: { readonly skus: readonly string[]; readonly keys: readonly string[] },
): Promise<string[]> {
  return (
    await db
      .select({ id: product.id })
      .from(product)
      .where(or(inArray(product.sku, [...skus]), toPartNumberCondition(keys)))
  ).map(({ id }) => id)
}

/** Returns the condition that a product has one of these normalized part numbers, the first in its column. */
function toPartNumberCondition(keys: readonly string[]): SQL | undefined {
  return or(
    ...keys.flatMap((key) => [eq(product.partNumberKey, key), like(product.partNumberKey, `${key} %`)]),
    sql`false`,
  )
}

/** Finds the gift wrap products that one of the buyer groups may see. */
export function findGiftWraps(db: ReadOnlyDb, buyerGroupIds: readonly string[]): Promise<ProductRecord[]> {
  return findVisibleProducts(db, buyerGroupIds, eq(product.purpose, 'GiftWrap'))
}

/** Whether there is any product. */
export async function hasAnyProduct(db: ReadOnlyDb): Promise<boolean> {
  return (await db.select({ id: product.id }).from(product).limit(1)).length > 0
}

/** Finds the variations of parents, each parent's in part number order. */
export function findVariations(
  db: ReadOnlyDb,
  buyerGroupIds: readonly string[],
  parentIds: readonly string[],
): Promise<ProductRecord[]> {
  return findVisibleProducts(
    db,
    buyerGroupIds,
    and(toAnyOfCondition(product.parentId, parentIds), eq(product.productClass, 'Variation')),
  )
}

/** What a shopper may see of a product. */
export interface Visibility {
  readonly productClass: ProductRecord['productClass']
  readonly canViewPrice: boolean
}

/** Finds the class and price visibility of the products that `findProducts` returns, by id, without loading them. */
export async function findVisibilities(
  db: ReadOnlyDb,
  buyerGroupIds: readonly string[],
  ids: readonly string[],
): Promise<Map<string, Visibility>> {
  const rows = await visibilityQuery(db, { buyerGroupIds, ids })
  return new Map(rows.map(({ id, ...visibility }) => [id, visibility]))
}

const visibilityQuery = statement<{ readonly buyerGroupIds: readonly string[]; readonly ids: readonly string[] }>()(
  (db, parameters) =>
    db
      .select({ id: product.id, productClass: product.productClass, canViewPrice: visibleColumns.canViewPrice })
      .from(product)
      .innerJoin(entitlementProduct, eq(entitlementProduct.productId, product.id))
      .innerJoin(entitlementPolicy, eq(entitlementPolicy.id, entitlementProduct.policyId))
      .innerJoin(entitlementBuyerGroup, eq(entitlementBuyerGroup.policyId, entitlementPolicy.id))
      .where(toVisibleCondition(parameters.buyerGroupIds, toAnyOfCondition(product.id, parameters.ids)))
      .groupBy(product.id),
)

/** Finds the ids of the variations of parents, with their parents' ids. */
export function findVariationPairs(
  db: ReadOnlyDb,
  buyerGroupIds: readonly string[],
  parentIds: readonly string[],
): Promise<Array<{ id: string; parentId: string | null }>> {
  return db
    .selectDistinct({ id: product.id, parentId: product.parentId })
    .from(product)
    .innerJoin(entitlementProduct, eq(entitlementProduct.productId, product.id))
    .innerJoin(entitlementBuyerGroup, eq(entitlementBuyerGroup.policyId, entitlementProduct.policyId))
    .where(
      and(
        toAnyOfCondition(product.parentId, parentIds),
        eq(product.isActive, true),
        toAnyOfCondition(entitlementBuyerGroup.buyerGroupId, buyerGroupIds),
      ),
    )
}

function toVisibleCondition(buyerGroupIds: TextValues, condition: SQL | undefined): SQL | undefined {
  return and(condition, eq(product.isActive, true), toAnyOfCondition(entitlementBuyerGroup.buyerGroupId, buyerGroupIds))
}

function findVisibleProducts(
  db: ReadOnlyDb,
  buyerGroupIds: readonly string[],
  condition: SQL | undefined,
): Promise<ProductRecord[]> {
  return db
    .select(visibleColumns)
    .from(product)
    .innerJoin(entitlementProduct, eq(entitlementProduct.productId, product.id))
    .innerJoin(entitlementPolicy, eq(entitlementPolicy.id, entitlementProduct.policyId))
    .innerJoin(entitlementBuyerGroup, eq(entitlementBuyerGroup.policyId, entitlementPolicy.id))
    .where(toVisibleCondition(buyerGroupIds, condition))
    .groupBy(product.id)
    .orderBy(sql`${product.sku} collate "C"`)
}

/** A product with what a list shows of it. */
export type ListedRecord = ProductRecord & {
  /** Its images for lists and pages, in order. */
  readonly images: readonly MediaRecord[]
  /** Whether one of its selling models is a subscription. */
  readonly isSubscription: boolean
}

/** Finds the same products as `findProducts` with what lists show of them, in one statement and no particular order. */
export function findListedProducts(
  db: ReadOnlyDb,
  buyerGroupIds: readonly string[],
  ids: readonly string[],
): Promise<ListedRecord[]> {
  return listedProductsQuery(db, { buyerGroupIds, ids })
}

const listedProductsQuery = statement<{ readonly buyerGroupIds: readonly string[]; readonly ids: readonly string[] }>()(
  (db, parameters) =>
    db
      .select({
        ...visibleColumns,
        images: sql<MediaRecord[]>`coalesce((
        select json_agg(json_build_object(
          'productId', ${productMedia.productId}, 'usage', ${productMedia.usage}, 'sortOrder', ${productMedia.sortOrder}, 'id', ${media.id}, 'contentKey', ${media.contentKey},
          'title', ${media.title}, 'alternateText', ${media.alternateText}, 'mediaType', ${media.mediaType}, 'externalUrl', ${media.externalUrl}
        ) order by ${productMedia.sortOrder}, ${media.id})
        from ${productMedia} inner join ${media} on ${media.id} = ${productMedia.mediaId}
        where ${productMedia.productId} = ${product.id} and ${media.mediaType} = 'Image' and ${productMedia.usage} <> 'Attachment'), '[]')`,
        isSubscription: sql<boolean>`exists (
        select from ${productSellingModel} inner join ${sellingModel} on ${sellingModel.id} = ${productSellingModel.sellingModelId}
        where ${productSellingModel.productId} = ${product.id} and ${sellingModel.sellingModelType} <> 'OneTime')`,
      })
      .from(product)
      .innerJoin(entitlementProduct, eq(entitlementProduct.productId, product.id))
      .innerJoin(entitlementPolicy, eq(entitlementPolicy.id, entitlementProduct.policyId))
      .innerJoin(entitlementBuyerGroup, eq(entitlementBuyerGroup.policyId, entitlementPolicy.id))
      .where(toVisibleCondition(parameters.buyerGroupIds, toAnyOfCondition(product.id, parameters.ids)))
      .groupBy(product.id),
)

/** An image or document of a product, and its use. */
export interface MediaRecord {
  readonly productId: string
  readonly usage: 'Listing' | 'Standard' | 'Attachment'
  readonly sortOrder: number
  readonly id: string
  readonly contentKey: string
  readonly title: string
  readonly alternateText: string
  readonly mediaType: 'Image' | 'Document' | 'Video'
  readonly externalUrl: string | null
}

/** Finds the media of products, in order within each use. */
export function findMedia(db: ReadOnlyDb, productIds: readonly string[]): Promise<MediaRecord[]> {
  return db
    .select({
      productId: productMedia.productId,
      usage: productMedia.usage,
      sortOrder: productMedia.sortOrder,
      id: media.id,
      contentKey: media.contentKey,
      title: media.title,
      alternateText: media.alternateText,
      mediaType: media.mediaType,
      externalUrl: media.externalUrl,
    })
    .from(productMedia)
    .innerJoin(media, eq(media.id, productMedia.mediaId))
    .where(toAnyOfCondition(productMedia.productId, productIds))
    .orderBy(asc(productMedia.sortOrder), asc(media.id))
}

/** A selling model: one-time, or a subscription with its terms. */
export type SellingModel = typeof sellingModel.$inferSelect

/** Finds the selling models of products, each product's default one first. */
export function findSellingModels(
  db: ReadOnlyDb,
  productIds: readonly string[],
): Promise<Array<SellingModel & { productId: string }>> {
  return db
    .select({ ...getTableColumns(sellingModel), productId: productSellingModel.productId })
    .from(productSellingModel)
    .innerJoin(sellingModel, eq(sellingModel.id, productSellingModel.sellingModelId))
    .where(toAnyOfCondition(productSellingModel.productId, productIds))
    .orderBy(asc(productSellingModel.sortOrder), asc(sellingModel.id))
}

/** An attribute in which the variations of a parent differ. */
export type VariationAxis = typeof variationAttribute.$inferSelect

/** Finds the attributes in which the variations of parents differ, in order. */
export function findVariationAxes(db: ReadOnlyDb, parentIds: readonly string[]): Promise<VariationAxis[]> {
  return db
    .select()
    .from(variationAttribute)
    .where(toAnyOfCondition(variationAttribute.parentId, parentIds))
    .orderBy(asc(variationAttribute.sequence), asc(variationAttribute.apiName))
}

/** The definition of an attribute that products can be compared by. */
export type AttributeDefinition = typeof attributeDefinition.$inferSelect

/** Finds all attribute definitions, in the order in which product pages list them. */
export function findAttributeDefinitions(db: ReadOnlyDb): Promise<AttributeDefinition[]> {
  return db
    .select()
    .from(attributeDefinition)
    .orderBy(asc(attributeDefinition.sequence), asc(attributeDefinition.apiName))
}

/** A component of a set or bundle. */
export type Component = typeof productComponent.$inferSelect

/** Finds the components of sets and bundles, in order. */
export function findComponents(db: ReadOnlyDb, parentIds: readonly string[]): Promise<Component[]> {
  return db
    .select()
    .from(productComponent)
    .where(toAnyOfCondition(productComponent.parentId, parentIds))
    .orderBy(asc(productComponent.sortOrder), asc(productComponent.childId))
}

/** Finds the required components of sets and bundles, in order. */
export function findRequiredComponents(db: ReadOnlyDb, parentIds: readonly string[]): Promise<Component[]> {
  return db
    .select(getTableColumns(productComponent))
    .from(productComponent)
    .innerJoin(product, eq(product.id, productComponent.parentId))
    .where(
      and(
        toAnyOfCondition(productComponent.parentId, parentIds),
        eq(productComponent.isRequired, true),
        toAnyOfCondition(product.productClass, ['Set', 'Bundle']),
      ),
    )
    .orderBy(asc(productComponent.sortOrder), asc(productComponent.childId))
}

/** Finds the relations of a product, in order. */
export function findRelations(db: ReadOnlyDb, productId: string): Promise<Array<typeof productRelation.$inferSelect>> {
  return db
    .select()
    .from(productRelation)
    .where(eq(productRelation.productId, productId))
    .orderBy(asc(productRelation.sortOrder))
}
