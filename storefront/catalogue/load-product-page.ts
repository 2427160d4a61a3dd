import { isResponseError } from '@hydrant/client/errors.ts'
import type { ProductPrice } from '@hydrant/contract/shop/pricing.ts'
import type { FeaturedProducts, ProductDetail } from '@hydrant/contract/shop/product.ts'
import type { Stock } from '@hydrant/design/feedback/stock-indicator.tsx'
import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'
import { links } from '../links.ts'
import { withFallback } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { toCardFromOverview } from './card-model.ts'
import { loadPriceNote } from './load-price-note.ts'
import { loadBundleItems, type BundleItem } from './load-bundle-items.ts'
import { loadProductStock, loadStock, type LocationStockView, type StockByProduct } from './load-stock.ts'
import { listMatrixProductIds } from './variation-matrix.ts'

type Shop = Pick<ShopContext, 'client' | 'reportError'>

/** Everything that a product's page shows. */
export interface LoadedProduct {
  readonly product: ProductDetail
  /** Null when the visitor may not see prices, or there is none. */
  readonly price: ProductPrice | null
  /** Why the price is what it is, where there is something to say. */
  readonly priceNote: string | null
  readonly stock: Stock | null
  /** At each of several locations, where the store shows it. */
  readonly stockByLocation: readonly LocationStockView[]
  /** Of the variations of a parent. */
  readonly variationStock: StockByProduct
  readonly bundleItems: readonly BundleItem[]
  readonly related: readonly ProductCardModel[]
  /** What replaces the product; null for nothing. */
  readonly successor: Successor | null
}

/** A product that replaces another one. */
export interface Successor {
  readonly name: string
  readonly href: string
}

const MAX_RELATED_PRODUCTS = 12

/**
 * Loads a product with its price, stock, bundle items and related products. Throws when the product itself cannot be
 * loaded; the rest, its media included, is left out on failure.
 */
export async function loadProductPage(shop: Shop, productId: string): Promise<LoadedProduct> {
  // In one `Promise.all`, so that no rejection goes unhandled while another is awaited.
  const [product, price, { stock, locations }, { related, successor }] = await Promise.all([
    getProductOrWithoutMedia(shop, productId),
    withFallback(
      shop,
      shop.client.getProductPrice(productId, {
        allProductSellingModelPrices: true,
        includeChildProductPrices: true,
      }),
      null,
    ),
    loadProductStock(shop, productId),
    loadRelatedProducts(shop, productId),
  ])
  const isBundleOrSet = product.productClass === 'Set' || product.productClass === 'Bundle'
  const [priceNote, bundleItems, variationStock] = await Promise.all([
    loadPriceNote(shop, price),
    isBundleOrSet ? loadBundleItems(shop, product.id) : [],
    loadStock(shop, listMatrixProductIds(product)),
  ])
  return {
    product,
    price,
    priceNote,
    stock,
    stockByLocation: locations,
    variationStock,
    bundleItems,
    related,
    successor,
  }
}

/** Gets a product, or the product without its media when the server fails at the first request. */
async function getProductOrWithoutMedia(shop: Shop, productId: string): Promise<ProductDetail> {
  try {
    return await shop.client.getProduct(productId)
  } catch (error) {
    if (!isResponseError(error) || error.status < 500) throw error
    shop.reportError(error)
    return shop.client.getProduct(productId, { excludeMedia: true })
  }
}

async function loadRelatedProducts(
  shop: Shop,
  productId: string,
): Promise<Pick<LoadedProduct, 'related' | 'successor'>> {
  const featuredResponse = await withFallback(
    shop,
    shop.client.listFeaturedProducts(productId, {
      includePurchaseQuantityRules: true,
      includeProductSellingModel: true,
    }),
    null,
  )
  const relations = featuredResponse?.featuredProducts ?? []
  const successor = findSuccessor(relations)
  const products = relations.flatMap((relation) => relation.products).filter((product) => product.success)
  const uniqueProducts = [...new Map(products.map((product) => [product.id, product])).values()].slice(
    0,
    MAX_RELATED_PRODUCTS,
  )
  if (uniqueProducts.length === 0) return { related: [], successor }
  const ids = uniqueProducts.map((product) => product.id)
  const [prices, stock] = await Promise.all([
    withFallback(shop, shop.client.listPrices({ productIds: ids.join(',') }), null),
    loadStock(shop, ids),
  ])
  const pricesById = new Map((prices?.pricingLineItemResults ?? []).map((row) => [row.productId, row]))
  const related = uniqueProducts.map((product) =>
    toCardFromOverview(product, {
      prices: pricesById.get(product.id) ?? null,
      currency: prices?.currencyIsoCode ?? 'USD',
      stock,
    }),
  )
  return { related, successor }
}

function findSuccessor(relations: FeaturedProducts['featuredProducts']): Successor | null {
  const product = relations
    .find(({ relationshipType }) => relationshipType === 'Successor')
    ?.products.find(({ success }) => success)
  return product === undefined ? null : { name: product.name, href: links.product(product) }
}
