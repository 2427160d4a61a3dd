import { type ReadOnlyDb, findBookPrices, type ProductBookPrice } from './store.ts'
import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import type { Shopper } from '../accounts/service.ts'
import { findVariationIds, findVisibility, toQuantityRule } from '../catalogue/service.ts'
import { choosePrice, type ActivePriceBook } from './choose-price.ts'
import type { ProductPricing } from './product-pricing.ts'
import type { ProductPrices } from './price-body.ts'
import { calculateTierPrices } from './unit-price.ts'
import { findShopperPriceBooks } from './shopper-price-books.ts'

/** Finds all prices of products, one for each selling model, the default one first. Does not check who may see them. */
export async function findPricesByProduct(
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
  const byProduct = Map.groupBy(bookPrices, (bookPrice) => bookPrice.productId)
  return new Map(
    [...byProduct].map(([productId, productPrices]) => [
      productId,
      toProductPricings(productPrices, { priceBooks, shopper }),
    ]),
  )
}

/** A product whose price the shopper may see; for a parent, with the variations whose prices they may see as well. */
export interface ViewableProduct {
  readonly id: string
  readonly variationIds: readonly string[]
}

/** The prices of products, and the ids of all products whose prices they are made from: with the variations of parents. */
export interface PricesWithVariations {
  readonly pricesByProduct: ReadonlyMap<string, ProductPrices>
  readonly pricedProductIds: readonly string[]
}

/** Finds the prices of products that the shopper may see, of parents with the variations that they may see. */
export async function findPricesWithVariations(
  db: ReadOnlyDb,
  shopper: Shopper,
  query: { productIds: readonly string[]; parentIds: readonly string[] },
): Promise<PricesWithVariations> {
  const variations = await findVariationIds(db, shopper, query.parentIds)
  const visibility = await findVisibility(db, shopper, [...variations.values()].flat())
  const products = query.productIds.map((id) => ({
    id,
    variationIds: (variations.get(id) ?? []).filter(
      (variationId) => visibility.get(variationId)?.canViewPrice === true,
    ),
  }))
  const pricesByProduct = await findPricesOfViewableProducts(db, shopper, {
    products,
    priceBooks: products.length === 0 ? [] : await findShopperPriceBooks(db, shopper),
  })
  return { pricesByProduct, pricedProductIds: listPricedIds(products) }
}

function listPricedIds(products: readonly ViewableProduct[]): string[] {
  return [...new Set(products.flatMap(({ id, variationIds }) => [id, ...variationIds]))]
}

/** Finds the prices of products whose prices the shopper may see. */
export async function findPricesOfViewableProducts(
  db: ReadOnlyDb,
  shopper: Shopper,
  {
    products,
    priceBooks,
  }: { readonly products: readonly ViewableProduct[]; readonly priceBooks: readonly ActivePriceBook[] },
): Promise<Map<string, ProductPrices>> {
  const pricesByProduct = await findPricesByProduct(db, shopper, {
    productIds: listPricedIds(products),
    priceBooks,
  })
  return new Map(
    products.map(({ id, variationIds }) => [
      id,
      {
        productId: id,
        currencyIsoCode: shopper.currency,
        prices: pricesByProduct.get(id) ?? [],
        lowestVariationPrice: findLowestPrice(
          variationIds.flatMap((variationId) => pricesByProduct.get(variationId)?.[0]?.unitPrice ?? []),
        ),
      },
    ]),
  )
}

function findLowestPrice(prices: readonly Decimal[]): Decimal | null {
  return prices.reduce<Decimal | null>((lowest, price) => (lowest === null || price.lt(lowest) ? price : lowest), null)
}

/** Creates the prices of a product that has none. */
export function toEmptyProductPrices(productId: string, shopper: Shopper): ProductPrices {
  return { productId, currencyIsoCode: shopper.currency, prices: [], lowestVariationPrice: null }
}

interface PricingContext {
  readonly priceBooks: readonly ActivePriceBook[]
  readonly shopper: Shopper
}

function toProductPricings(
  bookPrices: readonly ProductBookPrice[],
  { priceBooks, shopper }: PricingContext,
): ProductPricing[] {
  const byModel = [...Map.groupBy(bookPrices, (bookPrice) => bookPrice.sellingModelId).values()].toSorted(
    (one, other) => getSellingModelOrder(one) - getSellingModelOrder(other),
  )
  return byModel.flatMap((modelPrices) => {
    const [first] = modelPrices
    const chosen = choosePrice(modelPrices, priceBooks, shopper.webstore.pricingStrategy)
    if (first === undefined || chosen === null) return []
    const { entryId, priceBookId, unitPrice, schedule } = chosen.bookPrice
    return [
      {
        productId: first.productId,
        sellingModelId: first.sellingModelId,
        currencyIsoCode: shopper.currency,
        listPrice: chosen.listPrice,
        unitPrice,
        priceBookEntryId: entryId,
        priceBookId,
        schedule: schedule === null ? null : { ...schedule, tiers: calculateTierPrices(schedule.tiers, unitPrice) },
        quantityRule: toQuantityRule(first),
      },
    ]
  })
}

/**
 * Returns the position of a selling model among those of its product: without a selling model (sold once) comes first.
 */
function getSellingModelOrder([first]: readonly ProductBookPrice[]): number {
  if (first === undefined) return -1
  return first.sellingModelId === null ? -1 : (first.modelOrder ?? Number.MAX_SAFE_INTEGER)
}
