import type { Executor } from '@hydrant/database/connection/database.ts'
import {
  attributeDefinition, entitlementBuyerGroup, entitlementPolicy, entitlementProduct, product, productComponent, productMedia, productRelation,
  productSellingModel, sellingModel, variationAttribute,
} from '@hydrant/database/schema/catalogue.ts'
import { media } from '@hydrant/database/schema/media.ts'
import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'

const { partNumberKey: _key, ...columns } = getTableColumns(product)

/** A product as it is kept, and whether the one who asked may see its price. */
export type ProductRecord = Omit<typeof product.$inferSelect, 'partNumberKey'> & { readonly canViewPrice: boolean }

/** The active products among these ids that an entitlement opens to one of the buyer groups. */
export function findProducts(executor: Executor, buyerGroupIds: readonly string[], ids: readonly string[]): Promise<ProductRecord[]> {
  return findVisible(executor, buyerGroupIds, inArray(product.id, [...ids]))
}

/** The same by part numbers. */
export function findProductsBySku(executor: Executor, buyerGroupIds: readonly string[], skus: readonly string[]): Promise<ProductRecord[]> {
  return findVisible(executor, buyerGroupIds, inArray(product.sku, [...skus]))
}

/** The products that wrap gifts. */
export function findGiftWraps(executor: Executor, buyerGroupIds: readonly string[]): Promise<ProductRecord[]> {
  return findVisible(executor, buyerGroupIds, eq(product.purpose, 'GiftWrap'))
}

/** Whether there is any product. */
export async function findAnyProduct(executor: Executor): Promise<boolean> {
  return (await executor.select({ id: product.id }).from(product).limit(1)).length > 0
}

/** The variations of parents, each parent's in the order of their part numbers. */
export function findVariations(executor: Executor, buyerGroupIds: readonly string[], parentIds: readonly string[]): Promise<ProductRecord[]> {
  return findVisible(executor, buyerGroupIds, and(inArray(product.parentId, [...parentIds]), eq(product.productClass, 'Variation')))
}

/** What a shopper may know of a product. */
export interface Visibility {
  readonly productClass: ProductRecord['productClass']
  readonly canViewPrice: boolean
}

/** The same products as `findProducts`, by id, without reading them. */
export async function findVisibilities(executor: Executor, buyerGroupIds: readonly string[], ids: readonly string[]): Promise<Map<string, Visibility>> {
  const rows = await executor
    .select({ id: product.id, productClass: product.productClass, canViewPrice: sql<boolean>`bool_or(${entitlementPolicy.canViewPrice})` })
    .from(product)
    .innerJoin(entitlementProduct, eq(entitlementProduct.productId, product.id))
    .innerJoin(entitlementPolicy, eq(entitlementPolicy.id, entitlementProduct.policyId))
    .innerJoin(entitlementBuyerGroup, eq(entitlementBuyerGroup.policyId, entitlementPolicy.id))
    .where(and(inArray(product.id, [...ids]), eq(product.isActive, true), inArray(entitlementBuyerGroup.buyerGroupId, [...buyerGroupIds])))
    .groupBy(product.id)
  return new Map(rows.map(({ id, ...visibility }) => [id, visibility]))
}

/** The ids of the variations of parents, with their parents' ids. */
export function findVariationPairs(executor: Executor, buyerGroupIds: readonly string[], parentIds: readonly string[]): Promise<Array<{ id: string; parentId: string | null }>> {
  return executor
    .selectDistinct({ id: product.id, parentId: product.parentId })
    .from(product)
    .innerJoin(entitlementProduct, eq(entitlementProduct.productId, product.id))
    .innerJoin(entitlementBuyerGroup, eq(entitlementBuyerGroup.policyId, entitlementProduct.policyId))
    .where(and(inArray(product.parentId, [...parentIds]), eq(product.isActive, true), inArray(entitlementBuyerGroup.buyerGroupId, [...buyerGroupIds])))
}

function findVisible(executor: Executor, buyerGroupIds: readonly string[], which: SQL | undefined): Promise<ProductRecord[]> {
  return executor
    .select({ ...columns, canViewPrice: sql<boolean>`bool_or(${entitlementPolicy.canViewPrice})` })
    .from(product)
    .innerJoin(entitlementProduct, eq(entitlementProduct.productId, product.id))
    .innerJoin(entitlementPolicy, eq(entitlementPolicy.id, entitlementProduct.policyId))
    .innerJoin(entitlementBuyerGroup, eq(entitlementBuyerGroup.policyId, entitlementPolicy.id))
    .where(and(which, eq(product.isActive, true), inArray(entitlementBuyerGroup.buyerGroupId, [...buyerGroupIds])))
    .groupBy(product.id)
    .orderBy(sql`${product.sku} collate "C"`)
}

/** A picture or document of a product, and what it is for. */
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

/** The media of products, in order within each use. */
export function findMedia(executor: Executor, productIds: readonly string[]): Promise<MediaRecord[]> {
  return executor
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
    .where(inArray(productMedia.productId, [...productIds]))
    .orderBy(asc(productMedia.sortOrder), asc(media.id))
}

/** A way in which a product is sold. */
export type SellingModel = typeof sellingModel.$inferSelect

/** The selling models of products, the usual one of each first. */
export function findSellingModels(executor: Executor, productIds: readonly string[]): Promise<Array<SellingModel & { productId: string }>> {
  return executor
    .select({ ...getTableColumns(sellingModel), productId: productSellingModel.productId })
    .from(productSellingModel)
    .innerJoin(sellingModel, eq(sellingModel.id, productSellingModel.sellingModelId))
    .where(inArray(productSellingModel.productId, [...productIds]))
    .orderBy(asc(productSellingModel.sortOrder), asc(sellingModel.id))
}

/** An attribute by which the variations of a parent differ. */
export type VariationAxis = typeof variationAttribute.$inferSelect

/** The attributes by which the variations of parents differ, in order. */
export function findVariationAxes(executor: Executor, parentIds: readonly string[]): Promise<VariationAxis[]> {
  return executor
    .select()
    .from(variationAttribute)
    .where(inArray(variationAttribute.parentId, [...parentIds]))
    .orderBy(asc(variationAttribute.sequence), asc(variationAttribute.apiName))
}

/** An attribute that products are compared by. */
export type AttributeDefinition = typeof attributeDefinition.$inferSelect

/** Every attribute, in the order in which product pages list them. */
export function findAttributeDefinitions(executor: Executor): Promise<AttributeDefinition[]> {
  return executor.select().from(attributeDefinition).orderBy(asc(attributeDefinition.sequence), asc(attributeDefinition.apiName))
}

/** A part of a set or bundle. */
export type Component = typeof productComponent.$inferSelect

/** The parts of sets and bundles, in order. */
export function findComponents(executor: Executor, parentIds: readonly string[]): Promise<Component[]> {
  return executor
    .select()
    .from(productComponent)
    .where(inArray(productComponent.parentId, [...parentIds]))
    .orderBy(asc(productComponent.sortOrder), asc(productComponent.childId))
}

/** The parts that sets and bundles cannot do without, in order. */
export function findRequiredComponents(executor: Executor, parentIds: readonly string[]): Promise<Component[]> {
  return executor
    .select(getTableColumns(productComponent))
    .from(productComponent)
    .innerJoin(product, eq(product.id, productComponent.parentId))
    .where(and(inArray(productComponent.parentId, [...parentIds]), eq(productComponent.isRequired, true), inArray(product.productClass, ['Set', 'Bundle'])))
    .orderBy(asc(productComponent.sortOrder), asc(productComponent.childId))
}

/** The relations of a product, in order. */
export function findRelations(executor: Executor, productId: string): Promise<Array<typeof productRelation.$inferSelect>> {
  return executor.select().from(productRelation).where(eq(productRelation.productId, productId)).orderBy(asc(productRelation.sortOrder))
}
