import type { FeaturedProduct } from '@hydrant/contract/shop/server-methods.ts'
import type { FeaturedCardModel } from '@hydrant/page-builder/registry/data-requirements.ts'
import { toSrcSetProps } from '../catalogue/src-set.ts'
import type { StockByProduct } from '../catalogue/load-stock.ts'
import { links } from '../links.ts'

/** Who a featured product is shown to, and how. */
export interface FeaturedCardOptions {
  readonly isGuest: boolean
  readonly showSku: boolean
  readonly stock: StockByProduct
}

/** The minimum quantity of a product that has none. */
const DEFAULT_MINIMUM = 1

/** The maximum quantity of a card. */
const MAX_QUANTITY = '1000000'

/** Converts a featured product to its card. */
export function toFeaturedCard(
  product: FeaturedProduct,
  { isGuest, showSku, stock }: FeaturedCardOptions,
): FeaturedCardModel {
  const { id, isParent, name, minQuantity, code, imageUrl, price, currencyIsoCode, isQuoteOnly } = product
  const image = imageUrl ?? ''
  const hasPrice = !isParent && typeof price === 'number' && Number.isFinite(price)
  const minimum = typeof minQuantity === 'number' && Number.isFinite(minQuantity) ? minQuantity : DEFAULT_MINIMUM
  const isAvailable = !isGuest
  return {
    id,
    name,
    href: links.product({ id }),
    isParent,
    isQuoteOnly,
    isSubscription: false,
    isAvailable,
    isLoading: false,
    partNumber: showSku && code !== null && code !== '' ? code : null,
    brand: null,
    pack: null,
    keyFields: [],
    image: { url: image, alt: name, ...toSrcSetProps(image) },
    unitPrice: hasPrice ? String(price) : null,
    listPrice: null,
    lowestPrice: null,
    currency: currencyIsoCode,
    stock: isAvailable ? (stock.get(id) ?? null) : null,
    quantityRule: { minimum: String(minimum), maximum: MAX_QUANTITY, increment: '1' },
  }
}
