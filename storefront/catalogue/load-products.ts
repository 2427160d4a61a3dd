import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'
import type { ProductsNeed } from '@hydrant/page-builder/registry/needs.ts'
import type { ShopContext } from '../shop-context.ts'
import { cardOfHit, cardOfOverview } from './card-model.ts'
import { loadStock } from './load-stock.ts'
import { CARD_FIELDS } from './product-facts.ts'

type Shop = Pick<ShopContext, 'client' | 'reportError'>

/** The cards of a block of products: those of the named part numbers, else the first of a category. */
export async function loadProducts(shop: Shop, { categoryId, partNumbers, limit }: Omit<ProductsNeed, 'kind'>): Promise<readonly ProductCardModel[]> {
  if (partNumbers.length > 0) return loadNamed(shop, { skus: partNumbers.slice(0, limit).join(',') })
  if (categoryId === '') return []
  const { productsPage } = await shop.client.search.products({ categoryId, pageSize: limit, fields: [...CARD_FIELDS], includePrices: true, includeQuantityRule: true })
  const stock = await loadStock(shop, productsPage.products.map((product) => product.id))
  return productsPage.products.map((product) => cardOfHit(product, productsPage.currencyIsoCode, stock))
}

/** The cards of products that are named by their ids or part numbers, separated by commas; what is unknown, or not to be seen, is left out. */
export async function loadNamed(shop: Shop, named: { readonly ids: string } | { readonly skus: string }): Promise<readonly ProductCardModel[]> {
  const { products } = await shop.client.catalogue.products({ ...named, includeQuantityRule: true })
  const found = products.filter((product) => product.success)
  const ids = found.map((product) => product.id)
  if (ids.length === 0) return []
  const [prices, stock] = await Promise.all([shop.client.pricing.products({ productIds: ids.join(',') }), loadStock(shop, ids)])
  const priceOf = new Map(prices.pricingLineItemResults.map((row) => [row.productId, row]))
  return found.map((product) => cardOfOverview(product, { prices: priceOf.get(product.id) ?? null, currency: prices.currencyIsoCode, stock }))
}
