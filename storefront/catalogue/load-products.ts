import type { ProductPage, ProductSummary } from '@hydrant/contract/shop/search.ts'
import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'
import { sortRuleIdOf } from '@hydrant/kernel/identity/sort-rule-id.ts'
import type { ProductOrder, ProductsRequirement } from '@hydrant/page-builder/registry/data-requirements.ts'
import type { ShopContext } from '../shop-context.ts'
import { toCardFromSearchHit, toCardFromOverview } from './card-model.ts'
import { loadStock } from './load-stock.ts'
import { CARD_FIELDS } from './product-fields.ts'

type Shop = Pick<ShopContext, 'client' | 'reportError'>

/**
 * Loads the cards of a product block: by part numbers if there are any, else the first of a category, else, for the
 * order `newest`, the newest of the whole shop.
 */
export async function loadProducts(
  shop: Shop,
  { categoryId, partNumbers, limit, order = 'usual' }: Omit<ProductsRequirement, 'kind'>,
): Promise<readonly ProductCardModel[]> {
  if (partNumbers.length > 0) return loadProductCards(shop, { skus: partNumbers.slice(0, limit).join(',') })
  if (categoryId === '') return order === 'newest' ? loadNewestProducts(shop, limit) : []
  const { products, currencyIsoCode } = await searchProductsInCategory(shop, { categoryId, limit, order })
  const stock = await loadStock(
    shop,
    products.map((product) => product.id),
  )
  return products.map((product) => toCardFromSearchHit(product, currencyIsoCode, stock))
}

/**
 * Loads the newest products of the shop: a search needs a category, so the results of all menu categories are merged.
 */
async function loadNewestProducts(shop: Shop, limit: number): Promise<readonly ProductCardModel[]> {
  const { menuItems } = await shop.client.getCategoryMenu({ maxLevels: 1 })
  const categoryIds = menuItems.flatMap(({ actionValue }) => CATEGORY_PATH.exec(actionValue ?? '')?.[1] ?? [])
  const pages = await Promise.all(
    categoryIds.map((categoryId) => searchProductsInCategory(shop, { categoryId, limit, order: 'newest' })),
  )
  const hitsById = new Map(
    pages.flatMap(({ products, currencyIsoCode }) =>
      products.map((product, rank) => [product.id, { product, currencyIsoCode, rank }] as const),
    ),
  )
  // Products that were imported in the same second are ordered by their rank in their category.
  const getCreatedAt = (product: ProductSummary) => Date.parse(product.fields[CREATED_DATE_FIELD]?.value ?? '')
  const newestHits = [...hitsById.values()]
    .toSorted((one, other) => getCreatedAt(other.product) - getCreatedAt(one.product) || one.rank - other.rank)
    .slice(0, limit)
  const stock = await loadStock(
    shop,
    newestHits.map(({ product }) => product.id),
  )
  return newestHits.map(({ product, currencyIsoCode }) => toCardFromSearchHit(product, currencyIsoCode, stock))
}

const CATEGORY_PATH = /^\/category\/(\w+)/
const CREATED_DATE_FIELD = 'CreatedDate'

async function searchProductsInCategory(
  { client }: Shop,
  { categoryId, limit, order }: { readonly categoryId: string; readonly limit: number; readonly order: ProductOrder },
): Promise<ProductPage> {
  const sort = order === 'newest' && { sortRuleId: sortRuleIdOf('newest') }
  const { productsPage } = await client.searchProducts({
    categoryId,
    ...sort,
    pageSize: limit,
    fields: [...CARD_FIELDS, CREATED_DATE_FIELD],
    includePrices: true,
    includeQuantityRule: true,
  })
  return productsPage
}

/** Loads the cards of products by ids or part numbers, separated by commas; unknown or hidden products are left out. */
export async function loadProductCards(
  shop: Shop,
  identifiers: { readonly ids: string } | { readonly skus: string },
): Promise<readonly ProductCardModel[]> {
  const { products } = await shop.client.listProducts({ ...identifiers, includeQuantityRule: true })
  // The same product may have been requested twice, for example by two spellings of its part number.
  const byId = new Map(products.filter((product) => product.success).map((product) => [product.id, product]))
  const [ids, availableProducts] = [[...byId.keys()], [...byId.values()]]
  if (ids.length === 0) return []
  const [prices, stock] = await Promise.all([
    shop.client.listPrices({ productIds: ids.join(',') }),
    loadStock(shop, ids),
  ])
  const pricesById = new Map(prices.pricingLineItemResults.map((row) => [row.productId, row]))
  return availableProducts.map((product) =>
    toCardFromOverview(product, {
      prices: pricesById.get(product.id) ?? null,
      currency: prices.currencyIsoCode,
      stock,
    }),
  )
}
