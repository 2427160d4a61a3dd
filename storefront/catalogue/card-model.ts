import type { PricingLineItem } from '@hydrant/contract/shop/pricing.ts'
import type { ProductOverview } from '@hydrant/contract/shop/product.ts'
import type { ProductSummary } from '@hydrant/contract/shop/search.ts'
import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'
import { links } from '../links.ts'
import { pictureSetOf } from './picture-set.ts'
import { pickFacts, readFields, type ProductFields } from './product-facts.ts'
import type { StockByProduct } from './load-stock.ts'

/** A hit of a search as a card. */
export function cardOfHit(product: ProductSummary, currency: string, stock: StockByProduct): ProductCardModel {
  const fields = Object.fromEntries(Object.entries(product.fields).map(([name, field]) => [name, field.value]))
  return {
    ...cardOf({ ...product, image: product.defaultImage, fields, prices: product.prices ?? null, currency, stock }),
    isSubscription: product.productSellingModelInformation?.isSubscriptionProduct ?? false,
  }
}

/** A product among several as a card, with the price that was read for it. */
export function cardOfOverview(
  product: ProductOverview,
  { prices, currency, stock }: Pick<CardSource, 'prices' | 'currency' | 'stock'>,
): ProductCardModel {
  return {
    ...cardOf({ ...product, image: product.defaultImage, prices, currency, stock }),
    isSubscription: (product.productSellingModels ?? []).some((model) => model.sellingModelType !== 'OneTime'),
  }
}

interface CardSource {
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

function cardOf(product: CardSource): Omit<ProductCardModel, 'isSubscription'> {
  const { partNumber, brand, pack, isQuoteOnly } = readFields(product.fields)
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
    facts: pickFacts(product.fields),
    image: { url: image, alt: product.image?.alternateText || product.name, ...pictureSetOf(image) },
    unitPrice: product.prices?.unitPrice ?? null,
    listPrice: product.prices?.listPrice ?? null,
    lowestPrice: product.prices?.lowestUnitPrice ?? null,
    currency: product.currency,
    stock: product.stock.get(product.id) ?? null,
    quantityRule: product.purchaseQuantityRule ?? null,
  }
}
