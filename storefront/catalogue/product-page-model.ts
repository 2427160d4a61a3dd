import type { ProductPrice } from '@hydrant/contract/shop/pricing.ts'
import type { ProductDetail } from '@hydrant/contract/shop/product.ts'
import type { Stock } from '@hydrant/design/feedback/stock-indicator.tsx'
import type { Crumb } from '@hydrant/design/navigation/breadcrumb.tsx'
import type { PriceBreak } from '@hydrant/design/price/price-breaks.tsx'
import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'
import type { QuantityRule } from '@hydrant/kernel/quantity/quantity-rule.ts'
import { crumbsOf } from './crumbs.ts'
import type { ProductPart } from './load-components.ts'
import type { LoadedProduct } from './load-product-page.ts'
import { readFields } from './product-facts.ts'
import { buyableBreaks } from './buyable-breaks.ts'
import { variationChoices, type VariationChoice } from './variation-choices.ts'

/** A picture or document of a product. */
export interface ProductFile {
  readonly url: string
  readonly title: string
}

/** One way in which a subscription product is sold. */
export interface SellingOption {
  readonly id: string
  readonly label: string
  readonly price: string | null
}

/** A product's page, ready to be shown. */
export interface ProductPageModel {
  readonly id: string
  readonly name: string
  readonly isParent: boolean
  readonly isQuoteOnly: boolean
  readonly brand: string | null
  readonly partNumber: string | null
  readonly pack: string | null
  readonly unit: string | null
  /** Simple HTML from an editor or an import: show it with `RichText` only. */
  readonly description: string
  readonly crumbs: readonly Crumb[]
  readonly pictures: readonly ProductFile[]
  readonly documents: readonly ProductFile[]
  readonly specs: readonly { readonly label: string; readonly value: string }[]
  readonly unitPrice: string | null
  readonly listPrice: string | null
  readonly currency: string
  readonly breaks: readonly PriceBreak[]
  /** Whether a break is the price of the pieces within it alone, and not of the whole quantity that reaches it. */
  readonly isPricedBySlab: boolean
  readonly stock: Stock | null
  readonly quantityRule: QuantityRule | null
  readonly sellingOptions: readonly SellingOption[]
  readonly choices: readonly VariationChoice[]
  readonly parts: readonly ProductPart[]
  readonly related: readonly ProductCardModel[]
}

/** Makes a product's page of what was read. */
export function productPageModel({ product, price, stock, parts, related }: LoadedProduct): ProductPageModel {
  return {
    id: product.id,
    name: product.name,
    isParent: product.productClass === 'VariationParent',
    ...readFields(product.fields),
    description: product.fields['Description'] ?? '',
    crumbs: crumbsOf(product.primaryProductCategoryPath?.path ?? []),
    ...filesOf(product),
    specs: (product.attributes ?? []).map(({ label, value }) => ({ label, value })),
    unitPrice: price?.unitPrice ?? null,
    listPrice: price?.listPrice ?? null,
    currency: price?.currencyIsoCode ?? 'USD',
    breaks: buyableBreaks(price?.priceAdjustment ?? null, product.purchaseQuantityRule),
    isPricedBySlab: price?.priceAdjustment?.adjustmentMethod === 'Slab',
    stock,
    quantityRule: product.purchaseQuantityRule,
    sellingOptions: sellingOptionsOf(product, price),
    choices: variationChoices(product),
    parts,
    related,
  }
}

function filesOf(product: ProductDetail): Pick<ProductPageModel, 'pictures' | 'documents'> {
  const items = (usage: 'Standard' | 'Attachment') =>
    product.mediaGroups.filter((group) => group.usageType === usage).flatMap((group) => group.mediaItems)
  const pictures = items('Standard').filter((item) => item.mediaType === 'Image')
  const shown = pictures.length > 0 ? pictures : [product.defaultImage]
  return {
    pictures: shown.map((item) => ({ url: item.url, title: item.alternateText || product.name })),
    documents: items('Attachment').map((item) => ({ url: item.url, title: item.title })),
  }
}

function sellingOptionsOf(product: ProductDetail, price: ProductPrice | null): readonly SellingOption[] {
  const models = (product.productSellingModels ?? []).filter((model) => model.sellingModelType !== 'OneTime')
  const prices = new Map(
    (price?.productPriceEntries ?? []).map((entry) => [entry.productSellingModelId, entry.unitPrice]),
  )
  return models.map((model) => ({
    id: model.id,
    label: model.displayName || model.name,
    price: prices.get(model.id) ?? null,
  }))
}
