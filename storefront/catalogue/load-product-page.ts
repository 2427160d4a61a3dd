import type { ProductPrice } from '@hydrant/contract/shop/pricing.ts'
import type { ProductDetail } from '@hydrant/contract/shop/product.ts'
import type { Stock } from '@hydrant/design/feedback/stock-indicator.tsx'
import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'
import { orWithout } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'
import { cardOfOverview } from './card-model.ts'
import { loadComponents, type ProductPart } from './load-components.ts'
import { loadStock } from './load-stock.ts'

type Shop = Pick<ShopContext, 'client' | 'reportError'>

/** Everything that a product's page shows. */
export interface LoadedProduct {
  readonly product: ProductDetail
  /** Null when the visitor may not see prices, or there is none. */
  readonly price: ProductPrice | null
  readonly stock: Stock | null
  readonly parts: readonly ProductPart[]
  readonly related: readonly ProductCardModel[]
}

const MOST_RELATED = 12

/**
 * Reads a product with its price, stock, parts and related products. Fails like the product's own call; the rest is
 * missing when it cannot be had.
 */
export async function loadProductPage(shop: Shop, productId: string): Promise<LoadedProduct> {
  // Together, so that none of them fails unnoticed while another is waited for.
  const [product, price, stock, related] = await Promise.all([
    shop.client.catalogue.product(productId),
    orWithout(shop, shop.client.pricing.product(productId, { allProductSellingModelPrices: true }), null),
    loadStock(shop, [productId]),
    loadRelated(shop, productId),
  ])
  const isComposed = product.productClass === 'Set' || product.productClass === 'Bundle'
  return {
    product,
    price,
    stock: stock.get(product.id) ?? null,
    parts: isComposed ? await loadComponents(shop, product.id) : [],
    related,
  }
}

async function loadRelated(shop: Shop, productId: string): Promise<readonly ProductCardModel[]> {
  const found = await orWithout(
    shop,
    shop.client.catalogue.featuredProducts(productId, {
      includePurchaseQuantityRules: true,
      includeProductSellingModel: true,
    }),
    null,
  )
  const products = (found?.featuredProducts ?? [])
    .flatMap((relation) => relation.products)
    .filter((product) => product.success)
  const shown = [...new Map(products.map((product) => [product.id, product])).values()].slice(0, MOST_RELATED)
  if (shown.length === 0) return []
  const ids = shown.map((product) => product.id)
  const [prices, stock] = await Promise.all([
    orWithout(shop, shop.client.pricing.products({ productIds: ids.join(',') }), null),
    loadStock(shop, ids),
  ])
  const priceOf = new Map((prices?.pricingLineItemResults ?? []).map((row) => [row.productId, row]))
  return shown.map((product) =>
    cardOfOverview(product, {
      prices: priceOf.get(product.id) ?? null,
      currency: prices?.currencyIsoCode ?? 'USD',
      stock,
    }),
  )
}
