import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'
import { hasPrice } from '@hydrant/design/product-card/card-model.ts'
import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'

/** A product as settings can ask for it: everything that a card knows, and its price as it is read. */
export interface ProductItem extends ProductCardModel {
  /** With the currency's sign; empty where there is none to be shown. */
  readonly price: string
}

/** A product as settings can ask for it. */
export function itemOfProduct(product: ProductCardModel): ProductItem {
  const { unitPrice, currency } = product
  return { ...product, price: hasPrice(product) && unitPrice !== null ? formatMoney(unitPrice, currency) : '' }
}

/** Whether a value that a provider gives is a product. */
export function isProductItem(value: unknown): value is ProductItem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'price' in value &&
    'unitPrice' in value &&
    'isParent' in value &&
    'facts' in value
  )
}
