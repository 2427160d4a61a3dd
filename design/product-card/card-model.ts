import { isDecimalText } from '@hydrant/kernel/locale/format-decimal.ts'
import type { Stock } from '../feedback/stock-indicator.tsx'
import type { QuantityRule } from '@hydrant/kernel/quantity/quantity-rule.ts'
import type { ProductField } from './product-field.tsx'

/**
 * What kind of thing a product is: one of its own, one to be chosen by attributes, one of those, or several sold
 * together.
 */
export type ProductClass = 'Simple' | 'VariationParent' | 'Variation' | 'Set' | 'Bundle'

/** What a card shows of a product. Amounts are decimal strings; null where the server has none. */
export interface ProductCardModel {
  readonly id: string
  readonly name: string
  /** The name as it stands in addresses. */
  readonly urlName?: string | null
  readonly href: string
  readonly productClass?: ProductClass
  /** True for a product that is chosen by attributes first: it has no price and no part number of its own. */
  readonly isParent: boolean
  /** A bundle whose parts the buyer chooses. */
  readonly isDynamicBundle?: boolean
  readonly isQuoteOnly: boolean
  readonly isSubscription: boolean
  /** While its price is being read, or it is being added. */
  readonly isLoading?: boolean
  readonly partNumber: string | null
  readonly brand: string | null
  readonly pack: string | null
  /** The few attributes that buyers compare. */
  readonly facts: readonly ProductField[]
  readonly image: CardImage
  readonly unitPrice: string | null
  readonly listPrice: string | null
  /** The price per piece at the largest quantity break, if there are breaks. */
  readonly lowestPrice: string | null
  readonly currency: string
  /** Null when nothing is known about it. */
  readonly stock: Stock | null
  readonly quantityRule: QuantityRule | null
}

/** The picture of a product; an empty `url` is none. `srcSet` lists other widths of it. */
export interface CardImage {
  readonly url: string
  readonly alt: string
  readonly srcSet?: string
}

/** The words of a card. That of the part number is seen when it is given, and else only heard. */
export interface CardLabels {
  readonly loading: string
  /** What the link says about where it leads, shown by browsers when a pointer rests on it. */
  readonly linkTitle: string
  readonly sku: string
  readonly addToCart: string
  readonly processing: string
  readonly outOfStock: string
  readonly viewOptions: string
  readonly priceUnavailable: string
}

/** What a card says unless it is told otherwise. */
export const CARD_LABELS = {
  loading: 'Loading',
  addToCart: 'Add to cart',
  processing: 'Adding',
  outOfStock: 'Out of stock',
  viewOptions: 'View options',
  priceUnavailable: 'Price unavailable',
} as const satisfies Partial<CardLabels>

/** Whether a product has a price to be shown on its card. */
export function hasPrice({ isParent, unitPrice }: Pick<ProductCardModel, 'isParent' | 'unitPrice'>): boolean {
  return !isParent && unitPrice !== null && isDecimalText(unitPrice)
}

/**
 * What a product is, in the words of a badge; `hasSubscriptions` says whether the shop sells any. Null for what needs
 * no word.
 */
export function kindOf(
  {
    productClass,
    isDynamicBundle = false,
    isSubscription,
  }: Pick<ProductCardModel, 'productClass' | 'isDynamicBundle' | 'isSubscription'>,
  hasSubscriptions: boolean,
): string | null {
  if (productClass === 'Bundle') return isDynamicBundle ? 'Configurable bundle' : 'Bundle'
  if (productClass === 'Set') return 'Set'
  return isSubscription && hasSubscriptions ? 'Subscription' : null
}
