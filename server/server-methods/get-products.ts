import { FEATURED_PRODUCTS } from '@hydrant/contract/shared/limits.ts'
import type { FeaturedProduct } from '@hydrant/contract/shop/server-methods.ts'
import { toText } from '@hydrant/kernel/money/decimal.ts'
import { ok } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { findSellableProducts, overfetchFeaturedProductIds, type SellableProduct } from '../catalogue/service.ts'
import { toPriceKey, priceProducts, type ProductPricing } from '../pricing/service.ts'
import { findTopSellingProductIds } from '../recommendations/service.ts'
import { resolveShopperForAccount } from './resolve-shopper-for-account.ts'
import type { ReadOnlyDb, ServerMethod } from './method.ts'

/**
 * The server method that lists the featured products with the shopper's prices; the best sellers when none are
 * featured.
 */
export const getProducts: ServerMethod = {
  isCacheable: true,
  guests: 'if-browsing',
  async run(call) {
    const shopperResult = await resolveShopperForAccount(call)
    if (!shopperResult.ok) return shopperResult
    return ok(await call.database.query((db) => listFeaturedOrTopSelling(db, shopperResult.value)))
  },
}

async function listFeaturedOrTopSelling(db: ReadOnlyDb, shopper: Shopper): Promise<FeaturedProduct[]> {
  const featured = await overfetchFeaturedProductIds(db, FEATURED_PRODUCTS)
  const ids = featured.length > 0 ? featured : await findTopSellingProductIds(db, shopper, FEATURED_PRODUCTS)
  const sellableById = await findSellableProducts(db, shopper, ids)
  const products = ids
    .flatMap((id) => sellableById.get(id) ?? [])
    .filter(({ isRetired }) => !isRetired)
    .slice(0, FEATURED_PRODUCTS)
  const priceRequests = products
    .filter((product) => !isVariationParent(product))
    .map(({ id }) => ({ productId: id, sellingModelId: null }))
  const prices = await priceProducts(db, shopper, priceRequests)
  return products.map((product) => toFeaturedProduct(product, shopper, prices.get(toPriceKey(product.id, null))))
}

function toFeaturedProduct(
  product: SellableProduct,
  shopper: Shopper,
  price: ProductPricing | undefined,
): FeaturedProduct {
  return {
    id: product.id,
    isParent: isVariationParent(product),
    name: product.name,
    minQuantity: product.quantityRule === null ? null : Number(product.quantityRule.minimum),
    code: product.sku,
    imageUrl: product.thumbnail.url,
    price: price === undefined ? null : Number(toText(price.unitPrice)),
    currencyIsoCode: price?.currencyIsoCode ?? shopper.currency,
    isQuoteOnly: product.isQuoteOnly,
  }
}

function isVariationParent({ productClass }: SellableProduct): boolean {
  return productClass === 'VariationParent'
}
