import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'
import { hasPriceToShow } from '@hydrant/design/product-card/card-model.ts'
import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'

/** A product as expressions can use it: the card model and the formatted price. */
export interface ProductItem extends ProductCardModel {
  /** The formatted price with its currency; empty when no price is shown. */
  readonly price: string
}

/** Converts a product to a collection item with its formatted price. */
export function toProductItem(product: ProductCardModel): ProductItem {
  const { unitPrice, currency } = product
  return { ...product, price: hasPriceToShow(product) && unitPrice !== null ? formatMoney(unitPrice, currency) : '' }
}

/** Returns whether a value from the scope is a product. */
export function isProductItem(value: unknown): value is ProductItem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'price' in value &&
    'unitPrice' in value &&
    'isParent' in value &&
    'keyFields' in value
  )
}
