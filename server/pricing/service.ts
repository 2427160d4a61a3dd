import type { Executor } from '@hydrant/database/connection/database.ts'
import type { PricingLineItem, ProductPrice } from '@hydrant/contract/shop/pricing.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { findComponentIds, findVariationIds, findVisibility } from '../catalogue/service.ts'
import { moveCatalogVersion, rememberedByState } from '../webstore/service.ts'
import { choosePrice, type OpenBook } from './choose-price.ts'
import { pricingRefusals } from './errors.ts'
import type { PriceRequest, ProductPricing } from './product-pricing.ts'
import { pricingRow, productPrice, type ProductQuotes, refusedRow } from './price-body.ts'
import {
  findActiveBooks,
  findOffers,
  insertPriceBooks,
  type NewPrice,
  type NewPriceBooks,
  type ProductOffer,
  upsertPrices,
} from './store.ts'
import { priceTiers } from './unit-price.ts'

export { amountAt, unitPriceAt } from './unit-price.ts'
export { findPriceBooks, findPriceChanges, findUnpricedProducts } from './store.ts'
export type { OpenBook } from './choose-price.ts'
export type { PriceRequest, ProductPricing } from './product-pricing.ts'
export type { NewPrice, NewPriceBooks } from './store.ts'

/** Where `priceProducts` keeps the answer to a request. */
export function priceKey(productId: string, sellingModelId: string | null): string {
  return `${productId}|${sellingModelId ?? ''}`
}

/**
 * Prices products in the shopper's currency. A request is missing from the answer when the product is unknown to the
 * shopper, its price is hidden from them, or no open book has one. Answers are under the request's key, also where the
 * usual selling model was meant.
 */
export async function priceProducts(
  executor: Executor,
  shopper: Shopper,
  requests: readonly PriceRequest[],
): Promise<Map<string, ProductPricing>> {
  return requests.length === 0
    ? new Map()
    : priceProductsBy(executor, shopper, { requests, books: await findBooksOf(executor, shopper) })
}

/** The same with the books that `findBooksOf` has just answered. */
export async function priceProductsBy(
  executor: Executor,
  shopper: Shopper,
  { requests, books }: { readonly requests: readonly PriceRequest[]; readonly books: readonly OpenBook[] },
): Promise<Map<string, ProductPricing>> {
  const visibility = await findVisibility(executor, shopper, [...new Set(requests.map((request) => request.productId))])
  const viewable = requests.filter((request) => visibility.get(request.productId)?.canViewPrice === true)
  const quotes = await findQuotes(executor, shopper, {
    productIds: [...new Set(viewable.map((request) => request.productId))],
    books,
  })
  return new Map(
    viewable.flatMap(({ productId, sellingModelId }) => {
      const ofProduct = quotes.get(productId) ?? []
      const quote =
        sellingModelId === null ? ofProduct[0] : ofProduct.find((one) => one.sellingModelId === sellingModelId)
      return quote === undefined ? [] : [[priceKey(productId, sellingModelId), quote]]
    }),
  )
}

/** Which prices of a product are wanted. */
export interface WantedPrice {
  readonly id: string
  /** Every way of selling, instead of the usual one only. */
  readonly allSellingModels: boolean
  /** The parts of a set or bundle, or the variations of a parent, that the shopper may see. */
  readonly includeChildren: boolean
}

/** What one product costs; refused when the shopper may not see it or its price. */
export async function readPrice(
  executor: Executor,
  shopper: Shopper,
  wanted: WantedPrice,
): Promise<Result<ProductPrice>> {
  const id = normalizeId(wanted.id, '01t')
  const visibility = id === null ? undefined : (await findVisibility(executor, shopper, [id])).get(id)
  if (id === null || visibility === undefined) return err(pricingRefusals.unknownProduct)
  if (!visibility.canViewPrice) return err(pricingRefusals.hiddenPrice)
  const isParent = visibility.productClass === 'VariationParent'
  const candidates = wanted.includeChildren
    ? await (isParent ? findVariationsOf(executor, shopper, id) : findComponentIds(executor, id))
    : []
  const visible = await findVisibility(executor, shopper, candidates)
  const childIds = candidates.filter((childId) => visible.get(childId)?.canViewPrice === true)
  const known = await findKnownPrices(executor, shopper, {
    productIds: [id, ...childIds],
    parentIds: isParent ? [id] : [],
  })
  const [own, ...children] = [id, ...childIds].map((productId) => {
    const quotes = known.get(productId) ?? noQuotes(productId, shopper)
    return productPrice(wanted.allSellingModels ? quotes : { ...quotes, quotes: quotes.quotes.slice(0, 1) })
  })
  if (own === undefined) return err(pricingRefusals.unknownProduct)
  return ok({ ...own, childEntries: children.map((child) => ({ ...child, childEntries: [] })) })
}

async function findVariationsOf(executor: Executor, shopper: Shopper, parentId: string): Promise<readonly string[]> {
  return (await findVariationIds(executor, shopper, [parentId])).get(parentId) ?? []
}

/**
 * What several products cost: a row for each request, in their order; rows that fail say why and leave the others
 * alone.
 */
export async function priceRows(
  executor: Executor,
  shopper: Shopper,
  requests: readonly PriceRequest[],
): Promise<PricingLineItem[]> {
  const ids = requests.map((request) => normalizeId(request.productId, '01t') ?? request.productId)
  const visibility = await findVisibility(executor, shopper, [...new Set(ids)])
  const viewable = [...visibility].filter(([, one]) => one.canViewPrice)
  const parentIds = viewable.filter(([, one]) => one.productClass === 'VariationParent').map(([id]) => id)
  const known = await findKnownPrices(executor, shopper, { productIds: viewable.map(([id]) => id), parentIds })
  return requests.map(({ productId, sellingModelId }, index) => {
    const id = ids[index] ?? productId
    const seen = visibility.get(id)
    if (seen === undefined) return refusedRow(productId, pricingRefusals.unknownProduct)
    if (!seen.canViewPrice) return refusedRow(id, pricingRefusals.hiddenPrice)
    const quotes = known.get(id) ?? noQuotes(id, shopper)
    return pricingRow(
      sellingModelId === null
        ? quotes
        : { ...quotes, quotes: quotes.quotes.filter((quote) => quote.sellingModelId === sellingModelId) },
    )
  })
}

/** Every price of products, one for each way of selling, the usual one first. Does not ask who may see them. */
async function findQuotes(
  executor: Executor,
  shopper: Shopper,
  { productIds, books }: { productIds: readonly string[]; books: readonly OpenBook[] },
): Promise<Map<string, ProductPricing[]>> {
  if (productIds.length === 0 || books.length === 0) return new Map()
  const offers = await findOffers(executor, {
    bookIds: books.map((book) => book.id),
    productIds,
    currency: shopper.currency,
  })
  const byProduct = Map.groupBy(offers, (offer) => offer.productId)
  return new Map([...byProduct].map(([productId, ofProduct]) => [productId, quotesOf(ofProduct, { books, shopper })]))
}

const findCurrentBooks = rememberedByState(findActiveBooks)

/** The books whose prices a shopper may pay now, the first in priority first. */
export async function findBooksOf(executor: Executor, shopper: Shopper): Promise<OpenBook[]> {
  const groupIds = groupIdsOf(shopper)
  const books = await findCurrentBooks(executor, shopper.webstore)
  const now = performance.now()
  return books
    .filter(
      ({ begins, ends, buyerGroupIds }) =>
        (begins ?? now) <= now &&
        now <= (ends ?? now) &&
        (buyerGroupIds.length === 0 || buyerGroupIds.some((id) => groupIds.includes(id))),
    )
    .map(({ id, isOriginal, priority }) => ({ id, isOriginal, priority }))
}

/**
 * Adds prices to a book or changes them, and moves the catalogue version when that changed anything. Answers the
 * products whose prices were touched.
 */
export async function savePrices(
  executor: Executor,
  priceBookId: string,
  prices: readonly NewPrice[],
): Promise<string[]> {
  const touched = await upsertPrices(executor, priceBookId, prices)
  if (touched.length > 0) await moveCatalogVersion(executor)
  return touched
}

/** Stores price books and the schedules that their prices share. */
export async function createPriceBooks(executor: Executor, books: NewPriceBooks): Promise<void> {
  await insertPriceBooks(executor, books)
  await moveCatalogVersion(executor)
}

/** A product whose price the shopper may see; of a parent, the variations whose prices they may see as well. */
export interface SeenProduct {
  readonly id: string
  readonly variationIds: readonly string[]
}

/**
 * Rows as `priceRows` answers them, by id, for those who know what the shopper may see; with the books that
 * `findBooksOf` has just answered.
 */
export async function priceSeenProducts(
  executor: Executor,
  shopper: Shopper,
  seen: { readonly products: readonly SeenProduct[]; readonly books: readonly OpenBook[] },
): Promise<Map<string, PricingLineItem>> {
  const known = await findSeenPrices(executor, shopper, seen)
  return new Map([...known].map(([id, quotes]) => [id, pricingRow(quotes)]))
}

/** The row of a product that the shopper may see, but not its price. */
export function hiddenPriceRow(productId: string): PricingLineItem {
  return refusedRow(productId, pricingRefusals.hiddenPrice)
}

async function findKnownPrices(
  executor: Executor,
  shopper: Shopper,
  asked: { productIds: readonly string[]; parentIds: readonly string[] },
): Promise<Map<string, ProductQuotes>> {
  const variations = await findVariationIds(executor, shopper, asked.parentIds)
  const visibility = await findVisibility(executor, shopper, [...variations.values()].flat())
  const products = asked.productIds.map((id) => ({
    id,
    variationIds: (variations.get(id) ?? []).filter(
      (variationId) => visibility.get(variationId)?.canViewPrice === true,
    ),
  }))
  return findSeenPrices(executor, shopper, {
    products,
    books: products.length === 0 ? [] : await findBooksOf(executor, shopper),
  })
}

async function findSeenPrices(
  executor: Executor,
  shopper: Shopper,
  { products, books }: { readonly products: readonly SeenProduct[]; readonly books: readonly OpenBook[] },
): Promise<Map<string, ProductQuotes>> {
  const quotes = await findQuotes(executor, shopper, {
    productIds: [...new Set(products.flatMap(({ id, variationIds }) => [id, ...variationIds]))],
    books,
  })
  return new Map(
    products.map(({ id, variationIds }) => [
      id,
      {
        productId: id,
        currencyIsoCode: shopper.currency,
        quotes: quotes.get(id) ?? [],
        lowestVariationPrice: lowestOf(
          variationIds.flatMap((variationId) => quotes.get(variationId)?.[0]?.unitPrice ?? []),
        ),
      },
    ]),
  )
}

function lowestOf(prices: readonly Decimal[]): Decimal | null {
  return prices.reduce<Decimal | null>((lowest, price) => (lowest === null || price.lt(lowest) ? price : lowest), null)
}

function noQuotes(productId: string, shopper: Shopper): ProductQuotes {
  return { productId, currencyIsoCode: shopper.currency, quotes: [], lowestVariationPrice: null }
}

function groupIdsOf(shopper: Shopper): string[] {
  return shopper.buyerGroups.map((group) => group.id)
}

interface QuoteFacts {
  readonly books: readonly OpenBook[]
  readonly shopper: Shopper
}

function quotesOf(offers: readonly ProductOffer[], { books, shopper }: QuoteFacts): ProductPricing[] {
  const byModel = [...Map.groupBy(offers, (offer) => offer.sellingModelId).values()].toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  )
  return byModel.flatMap((ofModel) => {
    const [first] = ofModel
    const chosen = choosePrice(ofModel, books, shopper.webstore.pricingStrategy)
    if (first === undefined || chosen === null) return []
    const { entryId, unitPrice, schedule } = chosen.offer
    return [
      {
        productId: first.productId,
        sellingModelId: first.sellingModelId,
        currencyIsoCode: shopper.currency,
        listPrice: chosen.listPrice,
        unitPrice,
        priceBookEntryId: entryId,
        schedule: schedule === null ? null : { ...schedule, tiers: priceTiers(schedule.tiers, unitPrice) },
      },
    ]
  })
}

/** The usual way of selling first: once, then the product's selling models in their order. */
function placeOf([first]: readonly ProductOffer[]): number {
  if (first === undefined) return -1
  return first.sellingModelId === null ? -1 : (first.modelOrder ?? Number.MAX_SAFE_INTEGER)
}
