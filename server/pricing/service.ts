import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import type { PricingLineItem, ProductPrice } from '@hydrant/contract/shop/pricing.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { type Shopper, toBuyerGroupIds } from '../accounts/service.ts'
import { findComponentIds, findVariationIds, findVisibility, toQuantityRule } from '../catalogue/service.ts'
import { markCatalogChanged, cacheByWebstore } from '../webstore/service.ts'
import { choosePrice, type ActivePriceBook } from './choose-price.ts'
import { pricingErrors } from './errors.ts'
import type { PriceRequest, ProductPricing } from './product-pricing.ts'
import { toPricingRow, toProductPrice, type ProductQuotes, toFailedRow } from './price-body.ts'
import {
  findActivePriceBooks,
  findBookPrices,
  insertPriceBooks,
  type NewPrice,
  type NewPriceBooks,
  type ProductBookPrice,
  upsertPrices,
} from './store.ts'
import { priceTiers } from './unit-price.ts'

export { calculateAmount, calculateUnitPrice } from './unit-price.ts'
export { findPriceBooks, findPriceChanges, findUnpricedProducts } from './store.ts'
export type { ActivePriceBook } from './choose-price.ts'
export type { PriceRequest, ProductPricing } from './product-pricing.ts'
export type { NewPrice, NewPriceBooks } from './store.ts'

/** Creates the key of a request in the result of `priceProducts`. */
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
  const viewable = requests.filter((request) => visibility.get(request.productId)?.canViewPrice === true)
  const quotes = await findQuotes(db, shopper, {
    productIds: [...new Set(viewable.map((request) => request.productId))],
    priceBooks,
  })
  return new Map(
    viewable.flatMap(({ productId, sellingModelId }) => {
      const productPrices = quotes.get(productId) ?? []
      const quote =
        sellingModelId === null ? productPrices[0] : productPrices.find((one) => one.sellingModelId === sellingModelId)
      return quote === undefined ? [] : [[toPriceKey(productId, sellingModelId), quote]]
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

/** Loads the price of one product; returns an error when the shopper may not see it or its price. */
export async function loadProductPrice(
  db: ReadOnlyDb,
  shopper: Shopper,
  query: PriceQuery,
): Promise<Result<ProductPrice>> {
  const id = normalizeId(query.id, '01t')
  const visibility = id === null ? undefined : (await findVisibility(db, shopper, [id])).get(id)
  if (id === null || visibility === undefined) return err(pricingErrors.unknownProduct)
  if (!visibility.canViewPrice) return err(pricingErrors.hiddenPrice)
  const isParent = visibility.productClass === 'VariationParent'
  const candidates = query.includeChildren
    ? await (isParent ? findVariations(db, shopper, id) : findComponentIds(db, id))
    : []
  const visible = await findVisibility(db, shopper, candidates)
  const childIds = candidates.filter((childId) => visible.get(childId)?.canViewPrice === true)
  const quotesByProduct = await findQuotesWithVariations(db, shopper, {
    productIds: [id, ...childIds],
    parentIds: isParent ? [id] : [],
  })
  const [ownPrice, ...children] = [id, ...childIds].map((productId) => {
    const quotes = quotesByProduct.get(productId) ?? toEmptyQuotes(productId, shopper)
    return toProductPrice(query.allSellingModels ? quotes : { ...quotes, quotes: quotes.quotes.slice(0, 1) })
  })
  if (ownPrice === undefined) return err(pricingErrors.unknownProduct)
  return ok({ ...ownPrice, childEntries: children.map((child) => ({ ...child, childEntries: [] })) })
}

async function findVariations(db: ReadOnlyDb, shopper: Shopper, parentId: string): Promise<readonly string[]> {
  return (await findVariationIds(db, shopper, [parentId])).get(parentId) ?? []
}

/**
 * Loads a price row for each request, in their order; a failed row contains its error and does not affect the others.
 */
export async function loadPricingRows(
  db: ReadOnlyDb,
  shopper: Shopper,
  requests: readonly PriceRequest[],
): Promise<PricingLineItem[]> {
  const ids = requests.map((request) => normalizeId(request.productId, '01t') ?? request.productId)
  const visibility = await findVisibility(db, shopper, [...new Set(ids)])
  const viewable = [...visibility].filter(([, one]) => one.canViewPrice)
  const parentIds = viewable.filter(([, one]) => one.productClass === 'VariationParent').map(([id]) => id)
  const quotesByProduct = await findQuotesWithVariations(db, shopper, {
    productIds: viewable.map(([id]) => id),
    parentIds,
  })
  return requests.map(({ productId, sellingModelId }, index) => {
    const id = ids[index] ?? productId
    const visible = visibility.get(id)
    if (visible === undefined) return toFailedRow(productId, pricingErrors.unknownProduct)
    if (!visible.canViewPrice) return toFailedRow(id, pricingErrors.hiddenPrice)
    const quotes = quotesByProduct.get(id) ?? toEmptyQuotes(id, shopper)
    return toPricingRow(
      sellingModelId === null
        ? quotes
        : { ...quotes, quotes: quotes.quotes.filter((quote) => quote.sellingModelId === sellingModelId) },
    )
  })
}

/** Finds all prices of products, one for each selling model, the default one first. Does not check who may see them. */
async function findQuotes(
  db: ReadOnlyDb,
  shopper: Shopper,
  { productIds, priceBooks }: { productIds: readonly string[]; priceBooks: readonly ActivePriceBook[] },
): Promise<Map<string, ProductPricing[]>> {
  if (productIds.length === 0 || priceBooks.length === 0) return new Map()
  const bookPrices = await findBookPrices(db, {
    bookIds: priceBooks.map((book) => book.id),
    productIds,
    currency: shopper.currency,
  })
  const byProduct = Map.groupBy(bookPrices, (offer) => offer.productId)
  return new Map(
    [...byProduct].map(([productId, productPrices]) => [productId, toQuotes(productPrices, { priceBooks, shopper })]),
  )
}

const findActivePriceBooksCached = cacheByWebstore('active price books', findActivePriceBooks)

/** Finds the price books that apply to a shopper now, by priority. */
export async function findShopperPriceBooks(db: ReadOnlyDb, shopper: Shopper): Promise<ActivePriceBook[]> {
  const groupIds = toBuyerGroupIds(shopper)
  const priceBooks = await findActivePriceBooksCached(db, shopper.webstore)
  const now = performance.now()
  return priceBooks
    .filter(
      ({ begins, ends, buyerGroupIds }) =>
        (begins ?? now) <= now &&
        now <= (ends ?? now) &&
        (buyerGroupIds.length === 0 || buyerGroupIds.some((id) => groupIds.includes(id))),
    )
    .map(({ id, isOriginal, priority }) => ({ id, isOriginal, priority }))
}

/**
 * Inserts or updates prices of a price book, and increments the catalogue version when that changed anything. Returns
 * the products whose prices changed.
 */
export async function savePrices(tx: Transaction, priceBookId: string, prices: readonly NewPrice[]): Promise<string[]> {
  const changedProductIds = await upsertPrices(tx, priceBookId, prices)
  if (changedProductIds.length > 0) await markCatalogChanged(tx)
  return changedProductIds
}

/** Inserts price books and the schedules that their prices share. */
export async function createPriceBooks(tx: Transaction, priceBooks: NewPriceBooks): Promise<void> {
  await insertPriceBooks(tx, priceBooks)
  await markCatalogChanged(tx)
}

/** A product whose price the shopper may see; for a parent, with the variations whose prices they may see as well. */
export interface ViewableProduct {
  readonly id: string
  readonly variationIds: readonly string[]
}

/**
 * Loads price rows as `loadPricingRows` does, by id, for callers that have checked what the shopper may see, with price
 * books already found by `findShopperPriceBooks`.
 */
export async function priceViewableProducts(
  db: ReadOnlyDb,
  shopper: Shopper,
  visible: { readonly products: readonly ViewableProduct[]; readonly priceBooks: readonly ActivePriceBook[] },
): Promise<Map<string, PricingLineItem>> {
  const quotesByProduct = await findQuotesOfViewable(db, shopper, visible)
  return new Map([...quotesByProduct].map(([id, quotes]) => [id, toPricingRow(quotes)]))
}

/** Creates the row of a product that the shopper may see, but not its price. */
export function toHiddenPriceRow(productId: string): PricingLineItem {
  return toFailedRow(productId, pricingErrors.hiddenPrice)
}

async function findQuotesWithVariations(
  db: ReadOnlyDb,
  shopper: Shopper,
  query: { productIds: readonly string[]; parentIds: readonly string[] },
): Promise<Map<string, ProductQuotes>> {
  const variations = await findVariationIds(db, shopper, query.parentIds)
  const visibility = await findVisibility(db, shopper, [...variations.values()].flat())
  const products = query.productIds.map((id) => ({
    id,
    variationIds: (variations.get(id) ?? []).filter(
      (variationId) => visibility.get(variationId)?.canViewPrice === true,
    ),
  }))
  return findQuotesOfViewable(db, shopper, {
    products,
    priceBooks: products.length === 0 ? [] : await findShopperPriceBooks(db, shopper),
  })
}

async function findQuotesOfViewable(
  db: ReadOnlyDb,
  shopper: Shopper,
  {
    products,
    priceBooks,
  }: { readonly products: readonly ViewableProduct[]; readonly priceBooks: readonly ActivePriceBook[] },
): Promise<Map<string, ProductQuotes>> {
  const quotes = await findQuotes(db, shopper, {
    productIds: [...new Set(products.flatMap(({ id, variationIds }) => [id, ...variationIds]))],
    priceBooks,
  })
  return new Map(
    products.map(({ id, variationIds }) => [
      id,
      {
        productId: id,
        currencyIsoCode: shopper.currency,
        quotes: quotes.get(id) ?? [],
        lowestVariationPrice: findLowest(
          variationIds.flatMap((variationId) => quotes.get(variationId)?.[0]?.unitPrice ?? []),
        ),
      },
    ]),
  )
}

function findLowest(prices: readonly Decimal[]): Decimal | null {
  return prices.reduce<Decimal | null>((lowest, price) => (lowest === null || price.lt(lowest) ? price : lowest), null)
}

function toEmptyQuotes(productId: string, shopper: Shopper): ProductQuotes {
  return { productId, currencyIsoCode: shopper.currency, quotes: [], lowestVariationPrice: null }
}

interface QuoteContext {
  readonly priceBooks: readonly ActivePriceBook[]
  readonly shopper: Shopper
}

function toQuotes(bookPrices: readonly ProductBookPrice[], { priceBooks, shopper }: QuoteContext): ProductPricing[] {
  const byModel = [...Map.groupBy(bookPrices, (offer) => offer.sellingModelId).values()].toSorted(
    (one, other) => getSellingModelOrder(one) - getSellingModelOrder(other),
  )
  return byModel.flatMap((modelPrices) => {
    const [first] = modelPrices
    const chosen = choosePrice(modelPrices, priceBooks, shopper.webstore.pricingStrategy)
    if (first === undefined || chosen === null) return []
    const { entryId, unitPrice, schedule } = chosen.bookPrice
    return [
      {
        productId: first.productId,
        sellingModelId: first.sellingModelId,
        currencyIsoCode: shopper.currency,
        listPrice: chosen.listPrice,
        unitPrice,
        priceBookEntryId: entryId,
        schedule: schedule === null ? null : { ...schedule, tiers: priceTiers(schedule.tiers, unitPrice) },
        quantityRule: toQuantityRule(first),
      },
    ]
  })
}

/** Returns the position among the selling models: sold once first, then the models of the product in their order. */
function getSellingModelOrder([first]: readonly ProductBookPrice[]): number {
  if (first === undefined) return -1
  return first.sellingModelId === null ? -1 : (first.modelOrder ?? Number.MAX_SAFE_INTEGER)
}
