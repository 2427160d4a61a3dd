import type { PricingLineItem } from '@hydrant/contract/shop/pricing.ts'
import type { ProductOverview } from '@hydrant/contract/shop/product.ts'
import type { ProductSummary } from '@hydrant/contract/shop/search.ts'
import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'
import { links } from '../links.ts'
import { toSrcSetProps } from './src-set.ts'
import { pickKeyFields, pickCommonFields, type ProductFields } from './product-fields.ts'
import type { StockByProduct } from './load-stock.ts'

/** Converts a search hit to a product card. */
export function toCardFromSearchHit(
  product: ProductSummary,
  currency: string,
  stock: StockByProduct,
): ProductCardModel {
  const fields = Object.fromEntries(Object.entries(product.fields).map(([name, field]) => [name, field.value]))
  return {
    ...toCard({ ...product, image: product.defaultImage, fields, prices: product.prices ?? null, currency, stock }),
    isSubscription: product.productSellingModelInformation?.isSubscriptionProduct ?? false,
  }
}

/** Converts a product overview and its price to a product card. */
export function toCardFromOverview(
  product: ProductOverview,
  { prices, currency, stock }: Pick<CardInput, 'prices' | 'currency' | 'stock'>,
): ProductCardModel {
  return {
    ...toCard({ ...product, image: product.defaultImage, prices, currency, stock }),
    isSubscription: (product.productSellingModels ?? []).some((model) => model.sellingModelType !== 'OneTime'),
  }
}

interface CardInput {
  readonly id: string
  readonly name: string
  readonly urlName?: string | null
  readonly productClass: ProductSummary['productClass']
  readonly isConfigurationAllowed?: boolean | undefined
  readonly fields: ProductFields
  readonly image: ProductSummary['defaultImage'] | null
  readonly purchaseQuantityRule?: ProductSummary['purchaseQuantityRule']
  readonly prices: PricingLineItem | null
  readonly currency: string
  readonly stock: StockByProduct
}

function toCard(product: CardInput): Omit<ProductCardModel, 'isSubscription'> {
  const { partNumber, brand, pack, isQuoteOnly } = pickCommonFields(product.fields)
  const image = product.image?.url ?? ''
  return {
    id: product.id,
    name: product.name,
    urlName: product.urlName ?? null,
    productClass: product.productClass,
    isDynamicBundle: product.isConfigurationAllowed ?? false,
    href: links.product(product),
    isParent: product.productClass === 'VariationParent',
    isQuoteOnly,
    partNumber,
    brand,
    pack,
    keyFields: pickKeyFields(product.fields),
    image: { url: image, alt: product.image?.alternateText || product.name, ...toSrcSetProps(image) },
    unitPrice: product.prices?.unitPrice ?? null,
    listPrice: product.prices?.listPrice ?? null,
    lowestPrice: product.prices?.lowestUnitPrice ?? null,
    currency: product.currency,
    stock: product.stock.get(product.id) ?? null,
    quantityRule: product.purchaseQuantityRule ?? null,
  }
}
