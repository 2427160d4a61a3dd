import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { defineStatement } from '@hydrant/database/connection/statement.ts'
import { toAnyOfCondition, type TextValues } from '@hydrant/database/connection/text-array.ts'
import {
  entitlementBuyerGroup,
  entitlementPolicy,
  entitlementProduct,
  product,
  productMedia,
  productRelation,
  productSellingModel,
  sellingModel,
  toFirstPartNumberKey,
  toGtinKey,
  toSecondPartNumberKey,
} from '@hydrant/database/schema/catalogue.ts'
import { media } from '@hydrant/database/schema/media.ts'
import { and, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { MediaRecord } from './detail-store.ts'

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

/** What somebody needs of a product who orders it by its part number: few columns, since there may be thousands. */
export type OrderableRecord = Pick<ProductRecord, keyof typeof orderableColumns>

const orderableColumns = {
  id: product.id,
  name: product.name,
  sku: product.sku,
  productCode: product.productCode,
  gtin: product.gtin,
  urlName: product.urlName,
  productClass: product.productClass,
  isRetired: product.isRetired,
  isQuoteOnly: product.isQuoteOnly,
  unitOfMeasure: product.unitOfMeasure,
  packText: product.packText,
  minimumQuantity: product.minimumQuantity,
  maximumQuantity: product.maximumQuantity,
  quantityIncrement: product.quantityIncrement,
  canViewPrice: visibleColumns.canViewPrice,
}

/** Finds the active products with these ids that one of the buyer groups may see, with what an order needs of them. */
export function findOrderableRecords(
  db: ReadOnlyDb,
  buyerGroupIds: readonly string[],
  ids: readonly string[],
): Promise<OrderableRecord[]> {
  return orderablesByIdQuery(db, { buyerGroupIds, ids })
}

/**
 * Finds the active products that have one of these normalized part numbers (`toPartNumberKey`), also as a product code,
 * or one of these GTINs (`toGtinKeyOrNull`), and that one of the buyer groups may see, with what an order needs of them.
 */
export function findOrderableRecordsByPartNumberKey(
  db: ReadOnlyDb,
  buyerGroupIds: readonly string[],
  numbers: { readonly keys: readonly string[]; readonly gtinKeys: readonly string[] },
): Promise<OrderableRecord[]> {
  return orderablesByPartNumberKeyQuery(db, { buyerGroupIds, ...numbers })
}

const orderablesByIdQuery = defineStatement<{
  readonly buyerGroupIds: readonly string[]
  readonly ids: readonly string[]
}>()((db, parameters) => selectOrderables(db, parameters.buyerGroupIds, toAnyOfCondition(product.id, parameters.ids)))

const orderablesByPartNumberKeyQuery = defineStatement<{
  readonly buyerGroupIds: readonly string[]
  readonly keys: readonly string[]
  readonly gtinKeys: readonly string[]
}>()((db, parameters) =>
  selectOrderables(
    db,
    parameters.buyerGroupIds,
    or(
      toPartNumberCondition(parameters.keys),
      toAnyOfCondition(toSecondPartNumberKey(product.partNumberKey), parameters.keys),
      toAnyOfCondition(toGtinKey(product.gtin), parameters.gtinKeys),
    ),
  ),
)

function selectOrderables(db: ReadOnlyDb, buyerGroupIds: TextValues, condition: SQL | undefined) {
  return db
    .select(orderableColumns)
    .from(product)
    .innerJoin(entitlementProduct, eq(entitlementProduct.productId, product.id))
    .innerJoin(entitlementPolicy, eq(entitlementPolicy.id, entitlementProduct.policyId))
    .innerJoin(entitlementBuyerGroup, eq(entitlementBuyerGroup.policyId, entitlementPolicy.id))
    .where(toVisibleCondition(buyerGroupIds, condition))
    .groupBy(product.id)
    .orderBy(sql`${product.sku} collate "C"`)
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

/** Whether there is a product with an id, whoever may see it. */
export async function hasProduct(db: ReadOnlyDb, id: string): Promise<boolean> {
  return (await db.select({ id: product.id }).from(product).where(eq(product.id, id))).length > 0
}

/** Returns the condition that the first of a product's normalized part numbers is one of `keys`. */
function toPartNumberCondition(keys: TextValues): SQL {
  return toAnyOfCondition(toFirstPartNumberKey(product.partNumberKey), keys)
}

/** A product that replaces another one. */
export interface Successor {
  readonly id: string
  readonly name: string
  readonly sku: string
  readonly urlName: string | null
  readonly isRetired: boolean
}

/** Finds the successors of products that one of the buyer groups may see, in their order, by product. */
export async function findDirectSuccessors(
  db: ReadOnlyDb,
  buyerGroupIds: readonly string[],
  productIds: readonly string[],
): Promise<Map<string, Successor[]>> {
  const { id, name, sku, urlName, isRetired } = product
  const rows = await db
    .selectDistinct({
      of: productRelation.productId,
      place: productRelation.sortOrder,
      id,
      name,
      sku,
      urlName,
      isRetired,
    })
    .from(productRelation)
    .innerJoin(product, eq(product.id, productRelation.relatedProductId))
    .innerJoin(entitlementProduct, eq(entitlementProduct.productId, product.id))
    .innerJoin(entitlementBuyerGroup, eq(entitlementBuyerGroup.policyId, entitlementProduct.policyId))
    .where(
      and(
        toAnyOfCondition(productRelation.productId, productIds),
        eq(productRelation.relationshipType, 'Successor'),
        toVisibleCondition(buyerGroupIds, undefined),
      ),
    )
    .orderBy(productRelation.sortOrder, product.id)
  return Map.groupBy(rows, (row) => row.of)
}

/** Finds the gift wrap products that are sold and that one of the buyer groups may see. */
export function findGiftWraps(db: ReadOnlyDb, buyerGroupIds: readonly string[]): Promise<ProductRecord[]> {
  return findVisibleProducts(db, buyerGroupIds, and(eq(product.purpose, 'GiftWrap'), eq(product.isRetired, false)))
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
  readonly isRetired: boolean
  readonly canViewPrice: boolean
}

/**
 * Finds the class and price visibility of the products that `findProducts` would return, by id, without loading them.
 */
export async function findVisibilities(
  db: ReadOnlyDb,
  buyerGroupIds: readonly string[],
  ids: readonly string[],
): Promise<Map<string, Visibility>> {
  const rows = await visibilityQuery(db, { buyerGroupIds, ids })
  return new Map(rows.map(({ id, ...visibility }) => [id, visibility]))
}

const visibilityQuery = defineStatement<{
  readonly buyerGroupIds: readonly string[]
  readonly ids: readonly string[]
}>()((db, parameters) =>
  db
    .select({
      id: product.id,
      productClass: product.productClass,
      isRetired: product.isRetired,
      canViewPrice: visibleColumns.canViewPrice,
    })
    .from(product)
    .innerJoin(entitlementProduct, eq(entitlementProduct.productId, product.id))
    .innerJoin(entitlementPolicy, eq(entitlementPolicy.id, entitlementProduct.policyId))
    .innerJoin(entitlementBuyerGroup, eq(entitlementBuyerGroup.policyId, entitlementPolicy.id))
    .where(toVisibleCondition(parameters.buyerGroupIds, toAnyOfCondition(product.id, parameters.ids)))
    .groupBy(product.id),
)

/** Finds the ids of the variations of parents that are sold, with their parents' ids. */
export function findVariationIdsWithParents(
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
        eq(product.isRetired, false),
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
  /** The images of the product for lists and pages, in order. */
  readonly images: readonly MediaRecord[]
  /** Whether one of the selling models of the product is a subscription. */
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

const listedProductsQuery = defineStatement<{
  readonly buyerGroupIds: readonly string[]
  readonly ids: readonly string[]
}>()((db, parameters) =>
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
