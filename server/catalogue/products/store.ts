import type { Executor } from '@hydrant/database/connection/database.ts'
import { statement } from '@hydrant/database/connection/statement.ts'
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
import {
  and,
  type AnyColumn,
  asc,
  eq,
  getTableColumns,
  inArray,
  like,
  or,
  Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'

const { partNumberKey: _key, ...columns } = getTableColumns(product)
const visibleColumns = { ...columns, canViewPrice: sql<boolean>`bool_or(${entitlementPolicy.canViewPrice})` }

/** A product as it is kept, and whether the one who asked may see its price. */
export type ProductRecord = Omit<typeof product.$inferSelect, 'partNumberKey'> & { readonly canViewPrice: boolean }

/** The active products among these ids that an entitlement opens to one of the buyer groups. */
export function findProducts(
  executor: Executor,
  buyerGroupIds: readonly string[],
  ids: readonly string[],
): Promise<ProductRecord[]> {
  return findVisible(executor, buyerGroupIds, isAnyOf(product.id, ids))
}

/** The same by part numbers. */
export function findProductsBySku(
  executor: Executor,
  buyerGroupIds: readonly string[],
  skus: readonly string[],
): Promise<ProductRecord[]> {
  return findVisible(executor, buyerGroupIds, isAnyOf(product.sku, skus))
}

/** The same by part numbers that only letters and digits count of, as `partNumberKey` makes them. */
export function findProductsByNumberKey(
  executor: Executor,
  buyerGroupIds: readonly string[],
  keys: readonly string[],
): Promise<ProductRecord[]> {
  return findVisible(executor, buyerGroupIds, isOfNumberKey(keys))
}

/**
 * The ids of the products of some part numbers, written as they are or by their `keys` alone, whoever may see them.
 */
export async function findIdsOfSkus(
  executor: Executor,
  { skus, keys }: { readonly skus: readonly string[]; readonly keys: readonly string[] },
): Promise<string[]> {
  return (
    await executor
      .select({ id: product.id })
      .from(product)
      .where(or(inArray(product.sku, [...skus]), isOfNumberKey(keys)))
  ).map(({ id }) => id)
}

/** The key of its part number comes first among those of a product. */
function isOfNumberKey(keys: readonly string[]): SQL | undefined {
  return or(
    ...keys.flatMap((key) => [eq(product.partNumberKey, key), like(product.partNumberKey, `${key} %`)]),
    sql`false`,
  )
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
export function findVariations(
  executor: Executor,
  buyerGroupIds: readonly string[],
  parentIds: readonly string[],
): Promise<ProductRecord[]> {
  return findVisible(
    executor,
    buyerGroupIds,
    and(isAnyOf(product.parentId, parentIds), eq(product.productClass, 'Variation')),
  )
}

/** What a shopper may know of a product. */
export interface Visibility {
  readonly productClass: ProductRecord['productClass']
  readonly canViewPrice: boolean
}

/** The same products as `findProducts`, by id, without reading them. */
export async function findVisibilities(
  executor: Executor,
  buyerGroupIds: readonly string[],
  ids: readonly string[],
): Promise<Map<string, Visibility>> {
  const rows = await visibilities(executor, { buyerGroupIds, ids })
  return new Map(rows.map(({ id, ...visibility }) => [id, visibility]))
}

const visibilities = statement<{ readonly buyerGroupIds: readonly string[]; readonly ids: readonly string[] }>()(
  (executor, given) =>
    executor
      .select({ id: product.id, productClass: product.productClass, canViewPrice: visibleColumns.canViewPrice })
      .from(product)
      .innerJoin(entitlementProduct, eq(entitlementProduct.productId, product.id))
      .innerJoin(entitlementPolicy, eq(entitlementPolicy.id, entitlementProduct.policyId))
      .innerJoin(entitlementBuyerGroup, eq(entitlementBuyerGroup.policyId, entitlementPolicy.id))
      .where(isOpenTo(given.buyerGroupIds, isAnyOf(product.id, given.ids)))
      .groupBy(product.id),
)

/** The ids of the variations of parents, with their parents' ids. */
export function findVariationPairs(
  executor: Executor,
  buyerGroupIds: readonly string[],
  parentIds: readonly string[],
): Promise<Array<{ id: string; parentId: string | null }>> {
  return executor
    .selectDistinct({ id: product.id, parentId: product.parentId })
    .from(product)
    .innerJoin(entitlementProduct, eq(entitlementProduct.productId, product.id))
    .innerJoin(entitlementBuyerGroup, eq(entitlementBuyerGroup.policyId, entitlementProduct.policyId))
    .where(
      and(
        isAnyOf(product.parentId, parentIds),
        eq(product.isActive, true),
        isAnyOf(entitlementBuyerGroup.buyerGroupId, buyerGroupIds),
      ),
    )
}

function isOpenTo(buyerGroupIds: Several, which: SQL | undefined): SQL | undefined {
  return and(which, eq(product.isActive, true), isAnyOf(entitlementBuyerGroup.buyerGroupId, buyerGroupIds))
}

/** Values, or what stands for them in a statement that is built once. */
type Several = readonly string[] | Placeholder

/**
 * The same statement however many values there are: with a parameter for each it would be another one for each length,
 * and be planned anew.
 */
function isAnyOf(column: AnyColumn, values: Several): SQL {
  return sql`${column} = any(${values instanceof Placeholder ? values : sql.param([...values])}::text[])`
}

function findVisible(
  executor: Executor,
  buyerGroupIds: readonly string[],
  which: SQL | undefined,
): Promise<ProductRecord[]> {
  return executor
    .select(visibleColumns)
    .from(product)
    .innerJoin(entitlementProduct, eq(entitlementProduct.productId, product.id))
    .innerJoin(entitlementPolicy, eq(entitlementPolicy.id, entitlementProduct.policyId))
    .innerJoin(entitlementBuyerGroup, eq(entitlementBuyerGroup.policyId, entitlementPolicy.id))
    .where(isOpenTo(buyerGroupIds, which))
    .groupBy(product.id)
    .orderBy(sql`${product.sku} collate "C"`)
}

/** A product with what a list shows of it. */
export type ListedRecord = ProductRecord & {
  /** Its pictures for lists and pages, in order. */
  readonly pictures: readonly MediaRecord[]
  /** Whether it is sold by a subscription, among others. */
  readonly isSubscription: boolean
}

/** The same products as `findProducts`, in no order, in one statement with what lists show of them. */
export function findListedProducts(
  executor: Executor,
  buyerGroupIds: readonly string[],
  ids: readonly string[],
): Promise<ListedRecord[]> {
  return listedProducts(executor, { buyerGroupIds, ids })
}

const listedProducts = statement<{ readonly buyerGroupIds: readonly string[]; readonly ids: readonly string[] }>()(
  (executor, given) =>
    executor
      .select({
        ...visibleColumns,
        pictures: sql<MediaRecord[]>`coalesce((
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
      .where(isOpenTo(given.buyerGroupIds, isAnyOf(product.id, given.ids)))
      .groupBy(product.id),
)

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
    .where(isAnyOf(productMedia.productId, productIds))
    .orderBy(asc(productMedia.sortOrder), asc(media.id))
}

/** A way in which a product is sold. */
export type SellingModel = typeof sellingModel.$inferSelect

/** The selling models of products, the usual one of each first. */
export function findSellingModels(
  executor: Executor,
  productIds: readonly string[],
): Promise<Array<SellingModel & { productId: string }>> {
  return executor
    .select({ ...getTableColumns(sellingModel), productId: productSellingModel.productId })
    .from(productSellingModel)
    .innerJoin(sellingModel, eq(sellingModel.id, productSellingModel.sellingModelId))
    .where(isAnyOf(productSellingModel.productId, productIds))
    .orderBy(asc(productSellingModel.sortOrder), asc(sellingModel.id))
}

/** An attribute by which the variations of a parent differ. */
export type VariationAxis = typeof variationAttribute.$inferSelect

/** The attributes by which the variations of parents differ, in order. */
export function findVariationAxes(executor: Executor, parentIds: readonly string[]): Promise<VariationAxis[]> {
  return executor
    .select()
    .from(variationAttribute)
    .where(isAnyOf(variationAttribute.parentId, parentIds))
    .orderBy(asc(variationAttribute.sequence), asc(variationAttribute.apiName))
}

/** An attribute that products are compared by. */
export type AttributeDefinition = typeof attributeDefinition.$inferSelect

/** Every attribute, in the order in which product pages list them. */
export function findAttributeDefinitions(executor: Executor): Promise<AttributeDefinition[]> {
  return executor
    .select()
    .from(attributeDefinition)
    .orderBy(asc(attributeDefinition.sequence), asc(attributeDefinition.apiName))
}

/** A part of a set or bundle. */
export type Component = typeof productComponent.$inferSelect

/** The parts of sets and bundles, in order. */
export function findComponents(executor: Executor, parentIds: readonly string[]): Promise<Component[]> {
  return executor
    .select()
    .from(productComponent)
    .where(isAnyOf(productComponent.parentId, parentIds))
    .orderBy(asc(productComponent.sortOrder), asc(productComponent.childId))
}

/** The parts that sets and bundles cannot do without, in order. */
export function findRequiredComponents(executor: Executor, parentIds: readonly string[]): Promise<Component[]> {
  return executor
    .select(getTableColumns(productComponent))
    .from(productComponent)
    .innerJoin(product, eq(product.id, productComponent.parentId))
    .where(
      and(
        isAnyOf(productComponent.parentId, parentIds),
        eq(productComponent.isRequired, true),
        isAnyOf(product.productClass, ['Set', 'Bundle']),
      ),
    )
    .orderBy(asc(productComponent.sortOrder), asc(productComponent.childId))
}

/** The relations of a product, in order. */
export function findRelations(
  executor: Executor,
  productId: string,
): Promise<Array<typeof productRelation.$inferSelect>> {
  return executor
    .select()
    .from(productRelation)
    .where(eq(productRelation.productId, productId))
    .orderBy(asc(productRelation.sortOrder))
}
