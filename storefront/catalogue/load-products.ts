import type { ProductCardModel } from '@hydrant/design/product-card/product-card.tsx'
import type { DataNeed } from '@hydrant/page-builder/registry/block.ts'
import type { ShopContext } from '../shop-context.ts'
import { cardOfHit, cardOfOverview } from './card-model.ts'
import { loadStock } from './load-stock.ts'
import { CARD_FIELDS } from './product-facts.ts'

type Shop = Pick<ShopContext, 'client' | 'reportError'>

/** The cards of a block of products: those of the named part numbers, else the first of a category. */
export async function loadProducts(shop: Shop, { categoryId, partNumbers, limit }: DataNeed): Promise<readonly ProductCardModel[]> {
  if (partNumbers.length > 0) return loadByPartNumbers(shop, partNumbers.slice(0, limit))
  if (categoryId === '') return []
  const { productsPage } = await shop.client.search.products({ categoryId, pageSize: limit, fields: [...CARD_FIELDS], includePrices: true, includeQuantityRule: true })
  const stock = await loadStock(shop, productsPage.products.map((product) => product.id))
  return productsPage.products.map((product) => cardOfHit(product, productsPage.currencyIsoCode, stock))
}

async function loadByPartNumbers(shop: Shop, partNumbers: readonly string[]): Promise<readonly ProductCardModel[]> {
  const { products } = await shop.client.catalogue.products({ skus: partNumbers.join(','), includeQuantityRule: true })
  const found = products.filter((product) => product.success)
  const ids = found.map((product) => product.id)
  if (ids.length === 0) return []
  const [prices, stock] = await Promise.all([shop.client.pricing.products({ productIds: ids.join(',') }), loadStock(shop, ids)])
  const priceOf = new Map(prices.pricingLineItemResults.map((row) => [row.productId, row]))
  return found.map((product) => cardOfOverview(product, { prices: priceOf.get(product.id) ?? null, currency: prices.currencyIsoCode, stock }))
}
