import type { ProductMedia } from '@hydrant/contract/shared/image.ts'
import type { FeaturedProducts, ProductChild, ProductDetail, ProductOverview } from '@hydrant/contract/shop/product.ts'
import type { ProductSummary } from '@hydrant/contract/shop/search.ts'
import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { toPartNumberKey } from '@hydrant/kernel/identity/part-number-key.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { type Shopper, toBuyerGroupIds } from '../../accounts/service.ts'
import { toGiftingSettings } from '../../webstore/service.ts'
import { findPrimaryPaths } from '../categories/service.ts'
import type { Category } from '../categories/store.ts'
import { catalogueErrors, unknownSkuError } from '../errors.ts'
import { pickDefaultImage } from '../media-body.ts'
import {
  type BodyOptions,
  type ListedProduct,
  toListedProduct,
  toProductDetail,
  toProductOverview,
  toProductSummary,
} from './product-body.ts'
import { parentIdOf, type ProductContext, type ProductContextOptions } from './product-context.ts'
import {
  hasAnyProduct,
  findAttributeDefinitions,
  findComponents,
  findGiftWraps,
  findListedProducts,
  findMedia,
  findProducts,
  findProductsByPartNumberKey,
  findProductsBySku,
  findRelations,
  findSellingModels,
  findVariationAxes,
  findVariationPairs,
  findVariations,
  findVisibilities,
  type ProductRecord,
  type Visibility,
} from './store.ts'
import type { VariationFamily } from './variation-body.ts'

/** Which details of a product a response contains; the currency is the shopper's. */
export type ProductView = Omit<BodyOptions, 'currencyIsoCode'>

/** The view of a product page, which may include the category path. */
export type ProductDetailView = ProductView & { readonly categoryPath?: boolean }

/** Finds out what a shopper may see of products, by id; products that they may not see are missing. */
export async function findVisibility(
  db: ReadOnlyDb,
  shopper: Shopper,
  productIds: readonly string[],
): Promise<Map<string, Visibility>> {
  return productIds.length === 0
    ? new Map<string, Visibility>()
    : findVisibilities(db, toBuyerGroupIds(shopper), productIds)
}

/** Finds the ids of the variations that a shopper may see, by parent. */
export async function findVariationIds(
  db: ReadOnlyDb,
  shopper: Shopper,
  parentIds: readonly string[],
): Promise<Map<string, string[]>> {
  const variations = parentIds.length === 0 ? [] : await findVariationPairs(db, toBuyerGroupIds(shopper), parentIds)
  return new Map(
    [...Map.groupBy(variations, (entry) => entry.parentId ?? '')].map(([parentId, siblings]) => [
      parentId,
      siblings.map((entry) => entry.id),
    ]),
  )
}

/** Whether the catalogue contains any product. */
export function hasProducts(db: ReadOnlyDb): Promise<boolean> {
  return hasAnyProduct(db)
}

/** Finds the default images of products, by id, regardless of entitlement. */
export async function findDefaultImages(
  db: ReadOnlyDb,
  productIds: readonly string[],
): Promise<Map<string, ProductMedia>> {
  const media = Map.groupBy(
    productIds.length === 0 ? [] : await findMedia(db, productIds),
    ({ productId }) => productId,
  )
  return new Map(productIds.map((id) => [id, pickDefaultImage(media.get(id) ?? [])]))
}

/** Finds the ids of products by part number, among those that the shopper may see. */
export async function findIdsBySku(
  db: ReadOnlyDb,
  shopper: Shopper,
  skus: readonly string[],
): Promise<Map<string, string>> {
  const products = skus.length === 0 ? [] : await findProductsBySku(db, toBuyerGroupIds(shopper), skus)
  return new Map(products.map(({ sku, id }) => [sku, id]))
}

/** Loads a product as its page shows it. Returns an error if it does not exist or the shopper may not see it. */
export async function loadProduct(
  db: ReadOnlyDb,
  shopper: Shopper,
  requested: { id: string; view: ProductDetailView },
): Promise<Result<ProductDetail>> {
  const id = normalizeId(requested.id, '01t')
  const [product] = id === null ? [] : await findProducts(db, toBuyerGroupIds(shopper), [id])
  if (product === undefined) return err(catalogueErrors.unknownProduct)
  const context = await loadProductContext(db, shopper, {
    products: [product],
    requested: { ...toContextOptions(requested.view), paths: requested.view.categoryPath === true, definitions: true },
  })
  return ok(toProductDetail(product, context, toBodyOptions(shopper, requested.view)))
}

/**
 * Products by ids or part numbers, a row for each that was asked for, in that order. A part number that no product has
 * as it is written is that of the one it differs from in case and punctuation only, as in searches.
 */
export async function loadProducts(
  db: ReadOnlyDb,
  shopper: Shopper,
  requested: { keyType: 'ids' | 'skus'; values: readonly string[]; view: ProductView },
): Promise<ProductOverview[]> {
  const { keyType, values, view } = requested
  const keys = keyType === 'ids' ? values.map((value) => normalizeId(value, '01t') ?? value) : values
  const productRecords = await (keyType === 'ids' ? findProducts : findProductsBySku)(
    db,
    toBuyerGroupIds(shopper),
    keys,
  )
  const similar = keyType === 'ids' ? [] : await findByLooseSku(db, shopper, { keys, found: productRecords })
  const context = await loadProductContext(db, shopper, {
    products: [...productRecords, ...similar],
    requested: toContextOptions(view),
  })
  const byKey = new Map(productRecords.map((product) => [keyType === 'ids' ? product.id : product.sku, product]))
  const byNumber = new Map(similar.map((product) => [toPartNumberKey(product.sku), product]))
  return keys.map((key) => {
    const product = byKey.get(key) ?? byNumber.get(toPartNumberKey(key))
    return product === undefined
      ? toMissingProduct(keyType, key)
      : toProductOverview(product, context, toBodyOptions(shopper, view))
  })
}

/** Finds products whose part numbers differ from requested ones in case and punctuation only. */
async function findByLooseSku(
  db: ReadOnlyDb,
  shopper: Shopper,
  { keys, found }: { readonly keys: readonly string[]; readonly found: readonly ProductRecord[] },
): Promise<ProductRecord[]> {
  const known = new Set(found.map(({ sku }) => sku))
  const numbers = new Set(keys.filter((key) => !known.has(key)).map(toPartNumberKey))
  numbers.delete('')
  return numbers.size === 0 ? [] : findProductsByPartNumberKey(db, toBuyerGroupIds(shopper), [...numbers])
}

/** Loads the gift wrap products; none while the store does not offer gift wrapping. */
export async function loadGiftWraps(db: ReadOnlyDb, shopper: Shopper, view: ProductView): Promise<ProductOverview[]> {
  if (!toGiftingSettings(shopper.webstore).isGiftWrapEnabled) return []
  const productRecords = await findGiftWraps(db, toBuyerGroupIds(shopper))
  const context = await loadProductContext(db, shopper, {
    products: productRecords,
    requested: toContextOptions(view),
  })
  return productRecords.map((product) => toProductOverview(product, context, toBodyOptions(shopper, view)))
}

/** Loads products as search hits, in the order of the ids; products that the shopper may not see are missing. */
export async function loadProductSummaries(
  db: ReadOnlyDb,
  shopper: Shopper,
  requested: { ids: readonly string[]; view: ProductView },
): Promise<ProductSummary[]> {
  const { ids, view } = requested
  const listedById = await loadListedProducts(db, shopper, { ids, variationInfo: view.variationInfo === true })
  return ids.flatMap((id) => {
    const product = listedById.get(id)
    return product === undefined ? [] : [toProductSummary(product, view)]
  })
}

/**
 * Loads products for lists, by id, in the shopper's currency; products that the shopper may not see are missing.
 * Without variation info the result is the same for all who may see them.
 */
export async function loadListedProducts(
  db: ReadOnlyDb,
  shopper: Shopper,
  requested: { readonly ids: readonly string[]; readonly variationInfo: boolean },
): Promise<Map<string, ListedProduct>> {
  const productRecords =
    requested.ids.length === 0 ? [] : await findListedProducts(db, toBuyerGroupIds(shopper), requested.ids)
  const context = requested.variationInfo
    ? await loadProductContext(db, shopper, {
        products: productRecords,
        requested: { media: true, families: true },
      })
    : null
  const families = context?.families ?? (await findFamilyAxes(db, productRecords))
  const mediaOf = context === null ? null : (id: string) => context.media.get(id) ?? []
  return new Map(
    productRecords.map((product) => [
      product.id,
      toListedProduct(product, families.get(parentIdOf(product) ?? '') ?? null, {
        currencyIsoCode: shopper.currency,
        mediaOf,
      }),
    ]),
  )
}

/** Finds the families of the variations among products, with their axes only, not their members. */
async function findFamilyAxes(
  db: ReadOnlyDb,
  products: readonly ProductRecord[],
): Promise<ReadonlyMap<string, VariationFamily>> {
  const parentIds = [
    ...new Set(
      products.flatMap(({ productClass, parentId }) =>
        productClass === 'Variation' && parentId !== null ? [parentId] : [],
      ),
    ),
  ]
  const axes = Map.groupBy(
    parentIds.length === 0 ? [] : await findVariationAxes(db, parentIds),
    ({ parentId }) => parentId,
  )
  return new Map(parentIds.map((parentId) => [parentId, { parentId, axes: axes.get(parentId) ?? [], variations: [] }]))
}

/** One page of the components of a set or bundle. Components that the shopper may not see are left out. */
export interface ChildPage {
  readonly productClass: ProductRecord['productClass']
  readonly total: number
  readonly items: readonly ProductChild[]
}

/** Loads a page of the components of a set or bundle; returns an error for other products. */
export async function loadProductChildren(
  db: ReadOnlyDb,
  shopper: Shopper,
  requested: { id: string; view: ProductView; offset: number; size: number },
): Promise<Result<ChildPage>> {
  const id = normalizeId(requested.id, '01t')
  const [parent] = id === null ? [] : await findProducts(db, toBuyerGroupIds(shopper), [id])
  if (parent === undefined) return err(catalogueErrors.unknownProduct)
  if (parent.productClass !== 'Set' && parent.productClass !== 'Bundle') return err(catalogueErrors.notASetOrBundle)
  const components = await findComponents(db, [parent.id])
  const visible = new Map(
    (
      await findProducts(
        db,
        toBuyerGroupIds(shopper),
        components.map((entry) => entry.childId),
      )
    ).map((product) => [product.id, product]),
  )
  const visibleComponents = components.flatMap((component) => {
    const product = visible.get(component.childId)
    return product === undefined ? [] : [{ component, product }]
  })
  const page = visibleComponents.slice(requested.offset, requested.offset + requested.size)
  const context = await loadProductContext(db, shopper, {
    products: page.map((visibleComponent) => visibleComponent.product),
    requested: { ...toContextOptions(requested.view), definitions: true },
  })
  const items = page.map(({ component, product }) => ({
    defaultQuantity: toText(decimal(component.defaultQuantity)),
    isEntitled: true,
    productInfo: toProductDetail(product, context, toBodyOptions(shopper, requested.view)),
    isRequired: component.isRequired,
    isDefault: true,
  }))
  return ok({ productClass: parent.productClass, total: visibleComponents.length, items })
}

/** Loads the products related to one, by relationship type; all types unless some are named. */
export async function loadRelatedProducts(
  db: ReadOnlyDb,
  shopper: Shopper,
  requested: { id: string; types: readonly string[]; view: ProductView },
): Promise<Result<FeaturedProducts>> {
  const id = normalizeId(requested.id, '01t')
  const visibility = await findVisibility(db, shopper, id === null ? [] : [id])
  if (id === null || !visibility.has(id)) return err(catalogueErrors.unknownProduct)
  const relations = (await findRelations(db, id)).filter(
    (entry) => requested.types.length === 0 || requested.types.includes(entry.relationshipType),
  )
  const productRecords = await findProducts(
    db,
    toBuyerGroupIds(shopper),
    relations.map((entry) => entry.relatedProductId),
  )
  const context = await loadProductContext(db, shopper, {
    products: productRecords,
    requested: toContextOptions(requested.view),
  })
  const byId = new Map(productRecords.map((product) => [product.id, product]))
  const visible = relations.flatMap(({ relationshipType, relatedProductId }) => {
    const product = byId.get(relatedProductId)
    return product === undefined
      ? []
      : [{ relationshipType, product: toProductOverview(product, context, toBodyOptions(shopper, requested.view)) }]
  })
  const byType = Map.groupBy(visible, (entry) => entry.relationshipType)
  const featuredProducts = [...byType].map(([relationshipType, entries]) => ({
    relationshipType,
    products: entries.map(({ product }) => product),
  }))
  return ok({ productId: id, featuredProducts })
}

/** Loads what responses need in addition to the products: one query for each part, however many products there are. */
export async function loadProductContext(
  db: ReadOnlyDb,
  shopper: Shopper,
  input: { products: readonly ProductRecord[]; requested: ProductContextOptions },
): Promise<ProductContext> {
  const { products, requested } = input
  const ids = products.map((product) => product.id)
  const parentIds =
    requested.families === true ? [...new Set(products.flatMap((product) => parentIdOf(product) ?? []))] : []
  const axes = parentIds.length === 0 ? [] : await findVariationAxes(db, parentIds)
  const variations = parentIds.length === 0 ? [] : await findVariations(db, toBuyerGroupIds(shopper), parentIds)
  const mediaIds =
    requested.media === true ? [...new Set([...ids, ...variations.map((variation) => variation.id)])] : []
  const media = mediaIds.length === 0 ? [] : await findMedia(db, mediaIds)
  const sellingModels = requested.sellingModels === true && ids.length > 0 ? await findSellingModels(db, ids) : []
  const byParent = {
    axes: Map.groupBy(axes, (entry) => entry.parentId),
    variations: Map.groupBy(variations, (entry) => entry.parentId),
  }
  return {
    media: Map.groupBy(media, (entry) => entry.productId),
    sellingModels: Map.groupBy(sellingModels, (entry) => entry.productId),
    families: new Map(
      parentIds.map((parentId) => [
        parentId,
        { parentId, axes: byParent.axes.get(parentId) ?? [], variations: byParent.variations.get(parentId) ?? [] },
      ]),
    ),
    paths: requested.paths === true && ids.length > 0 ? await findPrimaryPaths(db, ids) : new Map<string, Category[]>(),
    definitions: requested.definitions === true ? await findAttributeDefinitions(db) : [],
  }
}

function toContextOptions(view: ProductView): ProductContextOptions {
  return {
    media: view.excludeMedia !== true,
    families: view.attributeSetInfo === true || view.variationInfo === true,
    sellingModels: view.sellingModels === true,
  }
}

function toBodyOptions(shopper: Shopper, view: ProductView): BodyOptions {
  return { ...view, currencyIsoCode: shopper.currency }
}

function toMissingProduct(keyType: 'ids' | 'skus', key: string): ProductOverview {
  const { code, message } = keyType === 'ids' ? catalogueErrors.unknownProduct : unknownSkuError(key)
  return {
    id: keyType === 'ids' ? key : '',
    name: '',
    success: false,
    error: { errorCode: code, message },
    fields: {},
    productClass: 'Simple',
    defaultImage: null,
    mediaGroups: [],
  }
}
