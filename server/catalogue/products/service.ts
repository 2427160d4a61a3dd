import type { ProductMedia } from '@hydrant/contract/shared/image.ts'
import type { FeaturedProducts, ProductChild, ProductDetail, ProductOverview } from '@hydrant/contract/shop/product.ts'
import type { ProductSummary } from '@hydrant/contract/shop/search.ts'
import type { Executor } from '@hydrant/database/connection/database.ts'
import { partNumberKey } from '@hydrant/kernel/identity/part-number-key.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../../accounts/service.ts'
import { giftingOf } from '../../webstore/service.ts'
import { findPrimaryPaths } from '../categories/service.ts'
import type { Category } from '../categories/store.ts'
import { catalogueRefusals, unknownSku } from '../errors.ts'
import { defaultImage } from '../media-body.ts'
import {
  type BodyOptions,
  type ListedProduct,
  listedProduct,
  productDetail,
  productOverview,
  productSummary,
} from './product-body.ts'
import { parentIdOf, type ProductFacts, type WantedFacts } from './product-facts.ts'
import {
  findAnyProduct,
  findAttributeDefinitions,
  findComponents,
  findGiftWraps,
  findListedProducts,
  findMedia,
  findProducts,
  findProductsByNumberKey,
  findProductsBySku,
  findRelations,
  findRequiredComponents,
  findSellingModels,
  findVariationAxes,
  findVariationPairs,
  findVariations,
  findVisibilities,
  type ProductRecord,
  type Visibility,
} from './store.ts'
import type { Family } from './variation-body.ts'

/** How much of a product is told; the currency is the shopper's. */
export type ProductView = Omit<BodyOptions, 'currencyIsoCode'>

/** What a detail page wants to know besides the view. */
export type ProductDetailView = ProductView & { readonly categoryPath?: boolean }

/** What a shopper may know of products, by id; those they may not see are missing. */
export async function findVisibility(
  executor: Executor,
  shopper: Shopper,
  productIds: readonly string[],
): Promise<Map<string, Visibility>> {
  return productIds.length === 0
    ? new Map<string, Visibility>()
    : findVisibilities(executor, groupIdsOf(shopper), productIds)
}

/** The ids of the variations that a shopper may see, by parent. */
export async function findVariationIds(
  executor: Executor,
  shopper: Shopper,
  parentIds: readonly string[],
): Promise<Map<string, string[]>> {
  const variations = parentIds.length === 0 ? [] : await findVariationPairs(executor, groupIdsOf(shopper), parentIds)
  return new Map(
    [...Map.groupBy(variations, (one) => one.parentId ?? '')].map(([parentId, ofParent]) => [
      parentId,
      ofParent.map((one) => one.id),
    ]),
  )
}

/** Whether the catalogue holds anything. */
export function hasProducts(executor: Executor): Promise<boolean> {
  return findAnyProduct(executor)
}

/** The parts of a set or bundle: their ids, in order. */
export async function findComponentIds(executor: Executor, parentId: string): Promise<string[]> {
  return (await findComponents(executor, [parentId])).map((component) => component.childId)
}

/** A part that a set or bundle cannot do without, and how many of it one set has. */
export interface RequiredPart {
  readonly productId: string
  readonly quantity: Decimal
}

/**
 * The required parts of the sets and bundles among these products, in order, whoever may see them; those without any
 * are missing.
 */
export async function findRequiredParts(
  executor: Executor,
  productIds: readonly string[],
): Promise<Map<string, RequiredPart[]>> {
  const components = productIds.length === 0 ? [] : await findRequiredComponents(executor, productIds)
  const toPart = ({ childId, defaultQuantity }: (typeof components)[number]) => ({
    productId: childId,
    quantity: decimal(defaultQuantity),
  })
  return new Map(
    [...Map.groupBy(components, ({ parentId }) => parentId)].map(([parentId, ofParent]) => [
      parentId,
      ofParent.map(toPart),
    ]),
  )
}

/** The pictures that stand for products, by id, whoever may see the products. */
export async function findDefaultImages(
  executor: Executor,
  productIds: readonly string[],
): Promise<Map<string, ProductMedia>> {
  const media = Map.groupBy(
    productIds.length === 0 ? [] : await findMedia(executor, productIds),
    ({ productId }) => productId,
  )
  return new Map(productIds.map((id) => [id, defaultImage(media.get(id) ?? [])]))
}

/** The ids of the products among these part numbers that a shopper may see, by part number. */
export async function findIdsBySku(
  executor: Executor,
  shopper: Shopper,
  skus: readonly string[],
): Promise<Map<string, string>> {
  const products = skus.length === 0 ? [] : await findProductsBySku(executor, groupIdsOf(shopper), skus)
  return new Map(products.map(({ sku, id }) => [sku, id]))
}

/** One product as its page shows it; refused when it does not exist or the shopper may not see it. */
export async function readProduct(
  executor: Executor,
  shopper: Shopper,
  wanted: { id: string; view: ProductDetailView },
): Promise<Result<ProductDetail>> {
  const id = normalizeId(wanted.id, '01t')
  const [product] = id === null ? [] : await findProducts(executor, groupIdsOf(shopper), [id])
  if (product === undefined) return err(catalogueRefusals.unknownProduct)
  const facts = await findFacts(executor, shopper, {
    products: [product],
    wanted: { ...factsFor(wanted.view), paths: wanted.view.categoryPath === true, definitions: true },
  })
  return ok(productDetail(product, facts, bodyOptions(shopper, wanted.view)))
}

/**
 * Products by ids or part numbers, a row for each that was asked for, in that order. A part number that no product has
 * as it is written is that of one it differs from in case and punctuation only, as in searches.
 */
export async function readProducts(
  executor: Executor,
  shopper: Shopper,
  wanted: { by: 'ids' | 'skus'; values: readonly string[]; view: ProductView },
): Promise<ProductOverview[]> {
  const { by, values, view } = wanted
  const keys = by === 'ids' ? values.map((value) => normalizeId(value, '01t') ?? value) : values
  const found = await (by === 'ids' ? findProducts : findProductsBySku)(executor, groupIdsOf(shopper), keys)
  const similar = by === 'ids' ? [] : await findSimilar(executor, shopper, { keys, found })
  const facts = await findFacts(executor, shopper, { products: [...found, ...similar], wanted: factsFor(view) })
  const byKey = new Map(found.map((product) => [by === 'ids' ? product.id : product.sku, product]))
  const byNumber = new Map(similar.map((product) => [partNumberKey(product.sku), product]))
  return keys.map((key) => {
    const product = byKey.get(key) ?? byNumber.get(partNumberKey(key))
    return product === undefined ? missingRow(by, key) : productOverview(product, facts, bodyOptions(shopper, view))
  })
}

/** Products of the part numbers that none was found of as they are written. */
async function findSimilar(
  executor: Executor,
  shopper: Shopper,
  { keys, found }: { readonly keys: readonly string[]; readonly found: readonly ProductRecord[] },
): Promise<ProductRecord[]> {
  const known = new Set(found.map(({ sku }) => sku))
  const numbers = new Set(keys.filter((key) => !known.has(key)).map(partNumberKey))
  numbers.delete('')
  return numbers.size === 0 ? [] : findProductsByNumberKey(executor, groupIdsOf(shopper), [...numbers])
}

/** The products that wrap gifts; none while the store wraps none. */
export async function readGiftWraps(
  executor: Executor,
  shopper: Shopper,
  view: ProductView,
): Promise<ProductOverview[]> {
  if (!giftingOf(shopper.webstore).isGiftWrapEnabled) return []
  const found = await findGiftWraps(executor, groupIdsOf(shopper))
  const facts = await findFacts(executor, shopper, { products: found, wanted: factsFor(view) })
  return found.map((product) => productOverview(product, facts, bodyOptions(shopper, view)))
}

/** Products as hits of a search, in the order of the ids; those that the shopper may not see are missing. */
export async function summarizeProducts(
  executor: Executor,
  shopper: Shopper,
  wanted: { ids: readonly string[]; view: ProductView },
): Promise<ProductSummary[]> {
  const { ids, view } = wanted
  const listed = await listProducts(executor, shopper, { ids, variationInfo: view.variationInfo === true })
  return ids.flatMap((id) => {
    const product = listed.get(id)
    return product === undefined ? [] : [productSummary(product, view)]
  })
}

/**
 * What lists show of products, by id, in the shopper's currency; those that the shopper may not see are missing.
 * Without variations it is the same for all who may see them.
 */
export async function listProducts(
  executor: Executor,
  shopper: Shopper,
  wanted: { readonly ids: readonly string[]; readonly variationInfo: boolean },
): Promise<Map<string, ListedProduct>> {
  const found = wanted.ids.length === 0 ? [] : await findListedProducts(executor, groupIdsOf(shopper), wanted.ids)
  const facts = wanted.variationInfo
    ? await findFacts(executor, shopper, { products: found, wanted: { media: true, families: true } })
    : null
  const families = facts?.families ?? (await findAxesOf(executor, found))
  const mediaOf = facts === null ? null : (id: string) => facts.media.get(id) ?? []
  return new Map(
    found.map((product) => [
      product.id,
      listedProduct(product, families.get(parentIdOf(product) ?? '') ?? null, {
        currencyIsoCode: shopper.currency,
        mediaOf,
      }),
    ]),
  )
}

/** The families of the variations among products, without their members: what the variations differ by. */
async function findAxesOf(
  executor: Executor,
  products: readonly ProductRecord[],
): Promise<ReadonlyMap<string, Family>> {
  const parentIds = [
    ...new Set(
      products.flatMap(({ productClass, parentId }) =>
        productClass === 'Variation' && parentId !== null ? [parentId] : [],
      ),
    ),
  ]
  const axes = Map.groupBy(
    parentIds.length === 0 ? [] : await findVariationAxes(executor, parentIds),
    ({ parentId }) => parentId,
  )
  return new Map(parentIds.map((parentId) => [parentId, { parentId, axes: axes.get(parentId) ?? [], variations: [] }]))
}

/** One page of the parts of a set or bundle. Parts that the shopper may not see are left out. */
export interface ChildPage {
  readonly productClass: ProductRecord['productClass']
  readonly total: number
  readonly items: readonly ProductChild[]
}

/** Reads a page of the parts of a set or bundle; refused for other products. */
export async function readChildren(
  executor: Executor,
  shopper: Shopper,
  wanted: { id: string; view: ProductView; offset: number; size: number },
): Promise<Result<ChildPage>> {
  const id = normalizeId(wanted.id, '01t')
  const [parent] = id === null ? [] : await findProducts(executor, groupIdsOf(shopper), [id])
  if (parent === undefined) return err(catalogueRefusals.unknownProduct)
  if (parent.productClass !== 'Set' && parent.productClass !== 'Bundle') return err(catalogueRefusals.notComposed)
  const components = await findComponents(executor, [parent.id])
  const visible = new Map(
    (
      await findProducts(
        executor,
        groupIdsOf(shopper),
        components.map((one) => one.childId),
      )
    ).map((product) => [product.id, product]),
  )
  const parts = components.flatMap((component) => {
    const product = visible.get(component.childId)
    return product === undefined ? [] : [{ component, product }]
  })
  const page = parts.slice(wanted.offset, wanted.offset + wanted.size)
  const facts = await findFacts(executor, shopper, {
    products: page.map((part) => part.product),
    wanted: { ...factsFor(wanted.view), definitions: true },
  })
  const items = page.map(({ component, product }) => ({
    defaultQuantity: toText(decimal(component.defaultQuantity)),
    isEntitled: true,
    productInfo: productDetail(product, facts, bodyOptions(shopper, wanted.view)),
    isRequired: component.isRequired,
    isDefault: true,
  }))
  return ok({ productClass: parent.productClass, total: parts.length, items })
}

/** The products related to one, by the kind of relation; all kinds unless some are named. */
export async function readRelated(
  executor: Executor,
  shopper: Shopper,
  wanted: { id: string; types: readonly string[]; view: ProductView },
): Promise<Result<FeaturedProducts>> {
  const id = normalizeId(wanted.id, '01t')
  const visibility = await findVisibility(executor, shopper, id === null ? [] : [id])
  if (id === null || !visibility.has(id)) return err(catalogueRefusals.unknownProduct)
  const relations = (await findRelations(executor, id)).filter(
    (one) => wanted.types.length === 0 || wanted.types.includes(one.relationshipType),
  )
  const found = await findProducts(
    executor,
    groupIdsOf(shopper),
    relations.map((one) => one.relatedProductId),
  )
  const facts = await findFacts(executor, shopper, { products: found, wanted: factsFor(wanted.view) })
  const byId = new Map(found.map((product) => [product.id, product]))
  const visible = relations.flatMap(({ relationshipType, relatedProductId }) => {
    const product = byId.get(relatedProductId)
    return product === undefined
      ? []
      : [{ relationshipType, product: productOverview(product, facts, bodyOptions(shopper, wanted.view)) }]
  })
  const byType = Map.groupBy(visible, (one) => one.relationshipType)
  const featuredProducts = [...byType].map(([relationshipType, ofType]) => ({
    relationshipType,
    products: ofType.map(({ product }) => product),
  }))
  return ok({ productId: id, featuredProducts })
}

/** Reads what bodies need beside the products themselves: one query for each part, however many products. */
export async function findFacts(
  executor: Executor,
  shopper: Shopper,
  asked: { products: readonly ProductRecord[]; wanted: WantedFacts },
): Promise<ProductFacts> {
  const { products, wanted } = asked
  const ids = products.map((product) => product.id)
  const parentIds =
    wanted.families === true ? [...new Set(products.flatMap((product) => parentIdOf(product) ?? []))] : []
  const axes = parentIds.length === 0 ? [] : await findVariationAxes(executor, parentIds)
  const variations = parentIds.length === 0 ? [] : await findVariations(executor, groupIdsOf(shopper), parentIds)
  const mediaIds = wanted.media === true ? [...new Set([...ids, ...variations.map((variation) => variation.id)])] : []
  const media = mediaIds.length === 0 ? [] : await findMedia(executor, mediaIds)
  const sellingModels = wanted.sellingModels === true && ids.length > 0 ? await findSellingModels(executor, ids) : []
  const byParent = {
    axes: Map.groupBy(axes, (one) => one.parentId),
    variations: Map.groupBy(variations, (one) => one.parentId),
  }
  return {
    media: Map.groupBy(media, (one) => one.productId),
    sellingModels: Map.groupBy(sellingModels, (one) => one.productId),
    families: new Map(
      parentIds.map((parentId) => [
        parentId,
        { parentId, axes: byParent.axes.get(parentId) ?? [], variations: byParent.variations.get(parentId) ?? [] },
      ]),
    ),
    paths:
      wanted.paths === true && ids.length > 0 ? await findPrimaryPaths(executor, ids) : new Map<string, Category[]>(),
    definitions: wanted.definitions === true ? await findAttributeDefinitions(executor) : [],
  }
}

function factsFor(view: ProductView): WantedFacts {
  return {
    media: view.excludeMedia !== true,
    families: view.attributeSetInfo === true || view.variationInfo === true,
    sellingModels: view.sellingModels === true,
  }
}

function bodyOptions(shopper: Shopper, view: ProductView): BodyOptions {
  return { ...view, currencyIsoCode: shopper.currency }
}

function missingRow(by: 'ids' | 'skus', key: string): ProductOverview {
  const { code, message } = by === 'ids' ? catalogueRefusals.unknownProduct : unknownSku(key)
  return {
    id: by === 'ids' ? key : '',
    name: '',
    success: false,
    error: { errorCode: code, message },
    fields: {},
    productClass: 'Simple',
    defaultImage: null,
    mediaGroups: [],
  }
}

function groupIdsOf(shopper: Shopper): string[] {
  return shopper.buyerGroups.map((group) => group.id)
}
