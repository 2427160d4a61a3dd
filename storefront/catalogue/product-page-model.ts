import type { ProductPrice } from '@hydrant/contract/shop/pricing.ts'
import type { ProductDetail } from '@hydrant/contract/shop/product.ts'
import type { Stock } from '@hydrant/design/feedback/stock-indicator.tsx'
import type { Crumb } from '@hydrant/design/navigation/breadcrumb.tsx'
import type { PriceBreak } from '@hydrant/design/price/reached-break.ts'
import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'
import type { QuantityRule } from '@hydrant/kernel/quantity/quantity-rule.ts'
import { links } from '../links.ts'
import type { NoticeView } from '../notices/load-notice.ts'
import type { ArrivalView } from './load-arrival.ts'
import type { LocationStockView } from './load-stock.ts'
import type { OwnNumberView } from '../part-numbers/own-numbers.ts'
import { toBreadcrumbs } from './breadcrumbs.ts'
import { type PricedBundle, toPricedBundle } from './load-bundle-items.ts'
import type { LoadedProduct, Successor } from './load-product-page.ts'
import { pickCommonFields } from './product-fields.ts'
import { toBuyablePriceBreaks } from './buyable-breaks.ts'
import { listSpecifications, type Specification } from './specifications.ts'
import { toVariationMatrix, type VariationMatrix } from './variation-matrix.ts'
import { toVariationChoices, type VariationChoice } from './variation-choices.ts'

/** A picture or document of a product. */
export interface ProductFile {
  readonly url: string
  readonly title: string
}

/** One selling model of a subscription product. */
export interface SellingOption {
  readonly id: string
  readonly label: string
  readonly price: string | null
}

/** The view of a product's page. */
export interface ProductPageModel extends PricedBundle {
  readonly id: string
  readonly name: string
  readonly isParent: boolean
  readonly isQuoteOnly: boolean
  /** Whether it is no longer sold. */
  readonly isRetired: boolean
  /** What replaces it; null: nothing that this visitor may see. */
  readonly successor: Successor | null
  readonly brand: string | null
  readonly partNumber: string | null
  readonly pack: string | null
  readonly unit: string | null
  /** Simple HTML from an editor or an import: show it with `RichText` only. */
  readonly description: string
  readonly crumbs: readonly Crumb[]
  readonly pictures: readonly ProductFile[]
  readonly documents: readonly ProductFile[]
  readonly specs: readonly Specification[]
  readonly unitPrice: string | null
  readonly listPrice: string | null
  /** Why the price is what it is, such as until when a contract has it; null: nothing to say. */
  readonly priceNote: string | null
  readonly currency: string
  readonly breaks: readonly PriceBreak[]
  /** Whether the price of a price break applies only to the units within it, not to the whole quantity. */
  readonly isPricedBySlab: boolean
  readonly stock: Stock | null
  /** At each of several locations; empty where the store does not show it. */
  readonly stockByLocation: readonly LocationStockView[]
  /** When it would arrive; null or left out where that is not shown. */
  readonly arrival?: ArrivalView | null
  /** What the visitor can do to be told when it is back; null or left out when it is not out of stock. */
  readonly notice?: NoticeView | null
  /** What the visitor's account calls it; null or left out where nobody calls it anything. */
  readonly own?: OwnNumberView | null
  readonly quantityRule: QuantityRule | null
  readonly sellingOptions: readonly SellingOption[]
  readonly choices: readonly VariationChoice[]
  /** The variations of a parent to order several of them at once; null where they cannot be. */
  readonly matrix: VariationMatrix | null
  /** Of a variation: the page on which several are ordered at once; null for other products. */
  readonly parentHref: string | null
  readonly related: readonly ProductCardModel[]
}

/** Converts the loaded product to the view of its page. */
export function toProductPageModel({
  product,
  price,
  priceNote,
  stock,
  stockByLocation,
  variationStock,
  bundleItems,
  related,
  successor,
}: LoadedProduct): ProductPageModel {
  return {
    id: product.id,
    name: product.name,
    isParent: product.productClass === 'VariationParent',
    ...pickCommonFields(product.fields),
    description: product.fields['Description'] ?? '',
    crumbs: toBreadcrumbs(product.primaryProductCategoryPath?.path ?? []),
    ...toPicturesAndDocuments(product),
    specs: listSpecifications(product),
    unitPrice: price?.unitPrice ?? null,
    listPrice: price?.listPrice ?? null,
    priceNote,
    currency: price?.currencyIsoCode ?? 'USD',
    breaks: toBuyablePriceBreaks(price?.priceAdjustment ?? null, product.purchaseQuantityRule),
    isPricedBySlab: price?.priceAdjustment?.adjustmentMethod === 'Slab',
    stock,
    stockByLocation,
    quantityRule: product.purchaseQuantityRule,
    sellingOptions: toSellingOptions(product, price),
    choices: toVariationChoices(product),
    matrix: toVariationMatrix(product, price, variationStock),
    parentHref: product.variationParentId ? links.product({ id: product.variationParentId }) : null,
    ...toPricedBundle(bundleItems, price),
    related,
    successor,
  }
}

function toPicturesAndDocuments(product: ProductDetail): Pick<ProductPageModel, 'pictures' | 'documents'> {
  const listMediaItems = (usage: 'Standard' | 'Attachment') =>
    product.mediaGroups.filter((group) => group.usageType === usage).flatMap((group) => group.mediaItems)
  const pictures = listMediaItems('Standard').filter((item) => item.mediaType === 'Image')
  const shownPictures = pictures.length > 0 ? pictures : [product.defaultImage]
  return {
    pictures: shownPictures.map((item) => ({ url: item.url, title: item.alternateText || product.name })),
    documents: listMediaItems('Attachment').map((item) => ({ url: item.url, title: item.title })),
  }
}

function toSellingOptions(product: ProductDetail, price: ProductPrice | null): readonly SellingOption[] {
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
