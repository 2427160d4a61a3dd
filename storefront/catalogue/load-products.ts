import type { ProductPage, ProductSummary } from '@hydrant/contract/shop/search.ts'
import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'
import { sortRuleIdOf } from '@hydrant/kernel/identity/sort-rule-id.ts'
import type { ProductOrder, ProductsNeed } from '@hydrant/page-builder/registry/needs.ts'
import type { ShopContext } from '../shop-context.ts'
import { cardOfHit, cardOfOverview } from './card-model.ts'
import { loadStock } from './load-stock.ts'
import { CARD_FIELDS } from './product-facts.ts'

type Shop = Pick<ShopContext, 'client' | 'reportError'>

/**
 * The cards of a block of products: those of the named part numbers, else the first of a category, else, when the
 * newest are asked for, those of the whole shop.
 */
export async function loadProducts(
  shop: Shop,
  { categoryId, partNumbers, limit, order = 'usual' }: Omit<ProductsNeed, 'kind'>,
): Promise<readonly ProductCardModel[]> {
  if (partNumbers.length > 0) return loadNamed(shop, { skus: partNumbers.slice(0, limit).join(',') })
  if (categoryId === '') return order === 'newest' ? loadNewest(shop, limit) : []
  const { products, currencyIsoCode } = await findInCategory(shop, { categoryId, limit, order })
  const stock = await loadStock(
    shop,
    products.map((product) => product.id),
  )
  return products.map((product) => cardOfHit(product, currencyIsoCode, stock))
}

/**
 * The newest products of the shop: a search needs a category, so those of all categories of the menu are put together.
 */
async function loadNewest(shop: Shop, limit: number): Promise<readonly ProductCardModel[]> {
  const { menuItems } = await shop.client.catalogue.menu({ maxLevels: 1 })
  const categoryIds = menuItems.flatMap(({ actionValue }) => CATEGORY_PATH.exec(actionValue ?? '')?.[1] ?? [])
  const pages = await Promise.all(
    categoryIds.map((categoryId) => findInCategory(shop, { categoryId, limit, order: 'newest' })),
  )
  const hits = new Map(
    pages.flatMap(({ products, currencyIsoCode }) =>
      products.map((product, place) => [product.id, { product, currencyIsoCode, place }] as const),
    ),
  )
  // Of products that were imported in the same second the newest of each category come first.
  const createdAt = (product: ProductSummary) => Date.parse(product.fields[CREATED]?.value ?? '')
  const newest = [...hits.values()]
    .toSorted((one, other) => createdAt(other.product) - createdAt(one.product) || one.place - other.place)
    .slice(0, limit)
  const stock = await loadStock(
    shop,
    newest.map(({ product }) => product.id),
  )
  return newest.map(({ product, currencyIsoCode }) => cardOfHit(product, currencyIsoCode, stock))
}

const CATEGORY_PATH = /^\/category\/(\w+)/
const CREATED = 'CreatedDate'

async function findInCategory(
  { client }: Shop,
  { categoryId, limit, order }: { readonly categoryId: string; readonly limit: number; readonly order: ProductOrder },
): Promise<ProductPage> {
  const sort = order === 'newest' && { sortRuleId: sortRuleIdOf('newest') }
  const { productsPage } = await client.search.products({
    categoryId,
    ...sort,
    pageSize: limit,
    fields: [...CARD_FIELDS, CREATED],
    includePrices: true,
    includeQuantityRule: true,
  })
  return productsPage
}

/**
 * The cards of products that are named by their ids or part numbers, separated by commas; what is unknown, or not to be
 * seen, is left out.
 */
export async function loadNamed(
  shop: Shop,
  named: { readonly ids: string } | { readonly skus: string },
): Promise<readonly ProductCardModel[]> {
  const { products } = await shop.client.catalogue.products({ ...named, includeQuantityRule: true })
  // The same product may have been named in two ways.
  const byId = new Map(products.filter((product) => product.success).map((product) => [product.id, product]))
  const [ids, found] = [[...byId.keys()], [...byId.values()]]
  if (ids.length === 0) return []
  const [prices, stock] = await Promise.all([
    shop.client.pricing.products({ productIds: ids.join(',') }),
    loadStock(shop, ids),
  ])
  const priceOf = new Map(prices.pricingLineItemResults.map((row) => [row.productId, row]))
  return found.map((product) =>
    cardOfOverview(product, { prices: priceOf.get(product.id) ?? null, currency: prices.currencyIsoCode, stock }),
  )
}
