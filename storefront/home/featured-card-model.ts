import type { FeaturedProduct } from '@hydrant/contract/shop/server-methods.ts'
import type { FeaturedCardModel } from '@hydrant/page-builder/registry/needs.ts'
import { pictureSetOf } from '../catalogue/picture-set.ts'
import type { StockByProduct } from '../catalogue/load-stock.ts'
import { links } from '../links.ts'

/** For whom a product that is put forward is shown, and how. */
export interface FeaturedFor {
  readonly isGuest: boolean
  readonly showSku: boolean
  readonly stock: StockByProduct
}

/** How many pieces are added of a product that does not say how many at least. */
const SITE_MINIMUM = 1

/** What a card allows at most when nothing else is said. */
const MOST_PIECES = '1000000'

/** A product that is put forward, as a card. */
export function featuredCard(product: FeaturedProduct, { isGuest, showSku, stock }: FeaturedFor): FeaturedCardModel {
  const { id, isParent, name, minQuantity, code, imageUrl, price, currencyIsoCode, isQuoteOnly } = product
  const image = imageUrl ?? ''
  const hasPrice = !isParent && typeof price === 'number' && Number.isFinite(price)
  const minimum = typeof minQuantity === 'number' && Number.isFinite(minQuantity) ? minQuantity : SITE_MINIMUM
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
    facts: [],
    image: { url: image, alt: name, ...pictureSetOf(image) },
    unitPrice: hasPrice ? String(price) : null,
    listPrice: null,
    lowestPrice: null,
    currency: currencyIsoCode,
    stock: isAvailable ? (stock.get(id) ?? null) : null,
    quantityRule: { minimum: String(minimum), maximum: MOST_PIECES, increment: '1' },
  }
}
