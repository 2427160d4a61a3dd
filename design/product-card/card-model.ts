import { isDecimalText } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/design/product-card.js'
import type { Stock } from '../feedback/stock-indicator.tsx'
import type { QuantityRule } from '@hydrant/kernel/quantity/quantity-rule.ts'
import type { ProductField } from './product-field.tsx'

/** The kind of a product: a simple one, a parent of variations, a variation, or several sold together. */
export type ProductClass = 'Simple' | 'VariationParent' | 'Variation' | 'Set' | 'Bundle'

/** The data of a product card. Amounts are decimal strings; null where the server has none. */
export interface ProductCardModel {
  readonly id: string
  readonly name: string
  /** The name as used in URLs. */
  readonly urlName?: string | null
  readonly href: string
  readonly productClass?: ProductClass
  /** True for a product that is chosen by attributes first: it has no price and no part number. */
  readonly isParent: boolean
  /** A bundle whose products the buyer chooses. */
  readonly isDynamicBundle?: boolean
  readonly isQuoteOnly: boolean
  readonly isSubscription: boolean
  /** True while its price is loading, or it is being added to the cart. */
  readonly isLoading?: boolean
  readonly partNumber: string | null
  readonly brand: string | null
  readonly pack: string | null
  /** The few attributes that buyers compare. */
  readonly keyFields: readonly ProductField[]
  readonly image: CardImage
  readonly unitPrice: string | null
  readonly listPrice: string | null
  /** The unit price at the largest quantity break, if there are breaks. */
  readonly lowestPrice: string | null
  readonly currency: string
  /** Null when the stock is unknown. */
  readonly stock: Stock | null
  readonly quantityRule: QuantityRule | null
}

/** The picture of a product; an empty `url` means none. `srcSet` lists other widths of it. */
export interface CardImage {
  readonly url: string
  readonly alt: string
  readonly srcSet?: string
}

/**
 * The texts of a card. The label of the part number is visible when it is given; otherwise only screen readers read a
 * default one.
 */
export interface CardLabels {
  readonly loading: string
  /** The link's `title`, which browsers show when the pointer rests on it. */
  readonly linkTitle: string
  readonly sku: string
  readonly addToCart: string
  readonly processing: string
  readonly outOfStock: string
  readonly viewOptions: string
  readonly priceUnavailable: string
}

/** The default texts of a card. */
export const CARD_LABELS = {
  loading: messages.loading,
  addToCart: messages.addToCart,
  processing: messages.adding,
  outOfStock: messages.outOfStock,
  viewOptions: messages.viewOptions,
  priceUnavailable: messages.priceUnavailable,
} as const satisfies Partial<Record<keyof CardLabels, () => string>>

/** Whether a product has a price to show on its card. */
export function hasPriceToShow({ isParent, unitPrice }: Pick<ProductCardModel, 'isParent' | 'unitPrice'>): boolean {
  return !isParent && unitPrice !== null && isDecimalText(unitPrice)
}

/**
 * Returns the badge text for the kind of a product, or null for kinds without a badge; `hasSubscriptions` says whether
 * the shop sells subscriptions.
 */
export function toBadgeText(
  {
    productClass,
    isDynamicBundle = false,
    isSubscription,
  }: Pick<ProductCardModel, 'productClass' | 'isDynamicBundle' | 'isSubscription'>,
  hasSubscriptions: boolean,
): string | null {
  if (productClass === 'Bundle') return isDynamicBundle ? messages.configurableBundle() : messages.bundle()
  if (productClass === 'Set') return messages.set()
  return isSubscription && hasSubscriptions ? messages.subscription() : null
}
