import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import type { PricingLineItem, ProductPrice } from '@hydrant/contract/shop/pricing.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { findComponentIds, findVariationIds, findVisibility } from '../catalogue/service.ts'
import { incrementCatalogVersion } from '../webstore/service.ts'
import type { ActivePriceBook } from './choose-price.ts'
import { pricingErrors } from './errors.ts'
import type { PriceRequest, ProductPricing } from './product-pricing.ts'
import { findPriceReason } from './price-reason.ts'
import { toPricingRow, toProductPrice, toFailedRow } from './price-body.ts'
import { insertPriceBooks, type NewPrice, type NewPriceBooks, upsertPrices } from './store.ts'
import { findShopperPriceBooks } from './shopper-price-books.ts'
import {
  findPricesByProduct,
  type ViewableProduct,
  findPricesOfViewableProducts,
  findPricesWithVariations,
  toEmptyProductPrices,
} from './find-prices.ts'

export { calculateAmount, calculateUnitPrice, splitByBreaks } from './unit-price.ts'
export { explainProductPrice } from './explain-price.ts'
export { findPriceReason } from './price-reason.ts'
export { findShopperPriceBooks } from './shopper-price-books.ts'
export type { ViewableProduct } from './find-prices.ts'
export { findOtherPriceCurrency, findPriceBooks, findMsUntilPriceBookChanges, findUnpricedProductIds } from './store.ts'
export type { ActivePriceBook } from './choose-price.ts'
export type { PriceRequest, ProductPricing } from './product-pricing.ts'
export type { NewPrice, NewPriceBooks } from './store.ts'

/** Creates the key of a price request, under which the result of `priceProducts` has its price. */
export function toPriceKey(productId: string, sellingModelId: string | null): string {
  return `${productId}|${sellingModelId ?? ''}`
}

/**
 * Prices products in the shopper's currency. A request is missing from the result when the shopper may not see the
 * product or its price, or no price book has one. The key is that of the request, also where the default selling model
 * was chosen.
 */
export async function priceProducts(
  db: ReadOnlyDb,
  shopper: Shopper,
  requests: readonly PriceRequest[],
): Promise<Map<string, ProductPricing>> {
  return requests.length === 0
    ? new Map()
    : priceProductsWithBooks(db, shopper, {
        requests,
        priceBooks: await findShopperPriceBooks(db, shopper),
      })
}

/** Prices products as `priceProducts` does, with price books already found by `findShopperPriceBooks`. */
export async function priceProductsWithBooks(
  db: ReadOnlyDb,
  shopper: Shopper,
  {
    requests,
    priceBooks,
  }: { readonly requests: readonly PriceRequest[]; readonly priceBooks: readonly ActivePriceBook[] },
): Promise<Map<string, ProductPricing>> {
  const visibility = await findVisibility(db, shopper, [...new Set(requests.map((request) => request.productId))])
  return findPricesOfRequests(db, shopper, {
    requests: requests.filter((request) => visibility.get(request.productId)?.canViewPrice === true),
    priceBooks,
  })
}

/** Prices products as `priceProducts` does, for callers that have already checked that the shopper may see the prices. */
export async function priceViewableProducts(
  db: ReadOnlyDb,
  shopper: Shopper,
  requests: readonly PriceRequest[],
): Promise<Map<string, ProductPricing>> {
  return requests.length === 0
    ? new Map()
    : findPricesOfRequests(db, shopper, { requests, priceBooks: await findShopperPriceBooks(db, shopper) })
}

async function findPricesOfRequests(
  db: ReadOnlyDb,
  shopper: Shopper,
  {
    requests,
    priceBooks,
  }: { readonly requests: readonly PriceRequest[]; readonly priceBooks: readonly ActivePriceBook[] },
): Promise<Map<string, ProductPricing>> {
  const pricesByProduct = await findPricesByProduct(db, shopper, {
    productIds: [...new Set(requests.map((request) => request.productId))],
    priceBooks,
  })
  return new Map(
    requests.flatMap(({ productId, sellingModelId }) => {
      const productPrices = pricesByProduct.get(productId) ?? []
      const pricing =
        sellingModelId === null ? productPrices[0] : productPrices.find((one) => one.sellingModelId === sellingModelId)
      return pricing === undefined ? [] : [[toPriceKey(productId, sellingModelId), pricing]]
    }),
  )
}

/** Which prices of a product to load. */
export interface PriceQuery {
  readonly id: string
  /** Whether to include all selling models instead of the default one only. */
  readonly allSellingModels: boolean
  /** Whether to include the parts of a kit or bundle, or the variations of a parent, that the shopper may see. */
  readonly includeChildren: boolean
}

/** The price of a product, and the products whose prices it is made from. */
export interface LoadedProductPrice {
  readonly price: ProductPrice
  readonly pricedProductIds: readonly string[]
}

/** Price rows, and the products whose prices they are made from. */
export interface LoadedPricingRows {
  readonly rows: PricingLineItem[]
  readonly pricedProductIds: readonly string[]
}

/** Loads the price of one product; returns an error when the shopper may not see it or its price. */
export async function loadProductPrice(
  db: ReadOnlyDb,
  shopper: Shopper,
  query: PriceQuery,
): Promise<Result<LoadedProductPrice>> {
  const id = normalizeId(query.id, '01t')
  const visibility = id === null ? undefined : (await findVisibility(db, shopper, [id])).get(id)
  if (id === null || visibility === undefined) return err(pricingErrors.unknownProduct)
  if (!visibility.canViewPrice) return err(pricingErrors.hiddenPrice)
  const isParent = visibility.productClass === 'VariationParent'
  const candidateIds = query.includeChildren
    ? await (isParent ? findVariationIdsOfParent(db, shopper, id) : findComponentIds(db, id))
    : []
  const childVisibility = await findVisibility(db, shopper, candidateIds)
  const childIds = candidateIds.filter((childId) => childVisibility.get(childId)?.canViewPrice === true)
  const { pricesByProduct, pricedProductIds } = await findPricesWithVariations(db, shopper, {
    productIds: [id, ...childIds],
    parentIds: isParent ? [id] : [],
  })
  const [ownPrice, ...children] = [id, ...childIds].map((productId) => {
    const productPrices = pricesByProduct.get(productId) ?? toEmptyProductPrices(productId, shopper)
    return toProductPrice(
      query.allSellingModels ? productPrices : { ...productPrices, prices: productPrices.prices.slice(0, 1) },
    )
  })
  if (ownPrice === undefined) return err(pricingErrors.unknownProduct)
  const price = {
    ...ownPrice,
    childEntries: children.map((child) => ({ ...child, childEntries: [] })),
    priceReason: await findPriceReason(db, shopper, pricesByProduct.get(id)?.prices[0]),
  }
  return ok({ price, pricedProductIds })
}

async function findVariationIdsOfParent(
  db: ReadOnlyDb,
  shopper: Shopper,
  parentId: string,
): Promise<readonly string[]> {
  return (await findVariationIds(db, shopper, [parentId])).get(parentId) ?? []
}

/**
 * Loads a price row for each request, in their order; a failed row contains its error and does not affect the others.
 */
export async function loadPricingRows(
  db: ReadOnlyDb,
  shopper: Shopper,
  requests: readonly PriceRequest[],
): Promise<LoadedPricingRows> {
  const ids = requests.map((request) => normalizeId(request.productId, '01t') ?? request.productId)
  const visibility = await findVisibility(db, shopper, [...new Set(ids)])
  const viewable = [...visibility].filter(([, one]) => one.canViewPrice)
  const parentIds = viewable.filter(([, one]) => one.productClass === 'VariationParent').map(([id]) => id)
  const { pricesByProduct, pricedProductIds } = await findPricesWithVariations(db, shopper, {
    productIds: viewable.map(([id]) => id),
    parentIds,
  })
  const rows = requests.map(({ productId, sellingModelId }, index) => {
    const id = ids[index] ?? productId
    const productVisibility = visibility.get(id)
    if (productVisibility === undefined) return toFailedRow(productId, pricingErrors.unknownProduct)
    if (!productVisibility.canViewPrice) return toFailedRow(id, pricingErrors.hiddenPrice)
    const productPrices = pricesByProduct.get(id) ?? toEmptyProductPrices(id, shopper)
    return toPricingRow(
      sellingModelId === null
        ? productPrices
        : {
            ...productPrices,
            prices: productPrices.prices.filter((pricing) => pricing.sellingModelId === sellingModelId),
          },
    )
  })
  return { rows, pricedProductIds }
}

/**
 * Inserts or updates prices of a price book; a trigger increments the catalogue version when that changed anything.
 * Returns the products whose prices changed.
 */
export function savePrices(tx: Transaction, priceBookId: string, prices: readonly NewPrice[]): Promise<string[]> {
  return upsertPrices(tx, priceBookId, prices)
}

/** Inserts price books and the schedules that their prices share. */
export async function addPriceBooks(tx: Transaction, priceBooks: NewPriceBooks): Promise<void> {
  await insertPriceBooks(tx, priceBooks)
  await incrementCatalogVersion(tx)
}

/**
 * Loads the price rows of products, by product id, for callers that have already checked that the shopper may see the
 * prices, and have found the price books with `findShopperPriceBooks`.
 */
export async function loadViewablePricingRows(
  db: ReadOnlyDb,
  shopper: Shopper,
  viewable: { readonly products: readonly ViewableProduct[]; readonly priceBooks: readonly ActivePriceBook[] },
): Promise<Map<string, PricingLineItem>> {
  const pricesByProduct = await findPricesOfViewableProducts(db, shopper, viewable)
  return new Map([...pricesByProduct].map(([id, productPrices]) => [id, toPricingRow(productPrices)]))
}

/** Creates the row of a product that the shopper may see, but not its price. */
export function toHiddenPriceRow(productId: string): PricingLineItem {
  return toFailedRow(productId, pricingErrors.hiddenPrice)
}
