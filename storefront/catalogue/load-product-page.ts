import type { ProductPrice } from '@hydrant/contract/shop/pricing.ts'
import type { ProductDetail } from '@hydrant/contract/shop/product.ts'
import type { Stock } from '@hydrant/design/feedback/stock-indicator.tsx'
import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'
import { orElse } from '../shell/refusals.ts'
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

/** Reads a product with its price, stock, parts and related products. Fails like the product's own call; the rest may be missing. */
export async function loadProductPage(shop: Shop, productId: string): Promise<LoadedProduct> {
  const related = loadRelated(shop, productId)
  const price = orElse(shop.client.pricing.product(productId, { allProductSellingModelPrices: true }), null)
  const stock = loadStock(shop, [productId])
  const product = await failTogether(shop.client.catalogue.product(productId), [related, price])
  const isComposed = product.productClass === 'Set' || product.productClass === 'Bundle'
  return {
    product,
    price: await price,
    stock: (await stock).get(product.id) ?? null,
    parts: isComposed ? await loadComponents(shop, product.id) : [],
    related: await related,
  }
}

async function loadRelated(shop: Shop, productId: string): Promise<readonly ProductCardModel[]> {
  const found = await orElse(shop.client.catalogue.featuredProducts(productId, { includePurchaseQuantityRules: true, includeProductSellingModel: true }), null)
  const products = (found?.featuredProducts ?? []).flatMap((relation) => relation.products).filter((product) => product.success)
  const shown = [...new Map(products.map((product) => [product.id, product])).values()].slice(0, MOST_RELATED)
  if (shown.length === 0) return []
  const ids = shown.map((product) => product.id)
  const [prices, stock] = await Promise.all([orElse(shop.client.pricing.products({ productIds: ids.join(',') }), null), loadStock(shop, ids)])
  const priceOf = new Map((prices?.pricingLineItemResults ?? []).map((row) => [row.productId, row]))
  return shown.map((product) => cardOfOverview(product, { prices: priceOf.get(product.id) ?? null, currency: prices?.currencyIsoCode ?? 'USD', stock }))
}

/** Waits for one call while others run; when it fails, theirs are not reported as unhandled. */
async function failTogether<Value>(main: Promise<Value>, others: readonly Promise<unknown>[]): Promise<Value> {
  try {
    return await main
  } catch (error) {
    await Promise.allSettled(others)
    throw error
  }
}
