import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'

const rows = [
  ['01tNOZZLE', 'Fog nozzle', '129.5'],
  ['01tHOSE', 'Supply hose', '1240'],
  ['01tCOAT', 'Turnout coat', '89.95'],
  ['01tWYE', 'Gated wye', null],
] as const

/** Some products as a shop loads them for a page. */
export const PRODUCTS: readonly ProductCardModel[] = rows.map(([id, name, unitPrice]) => ({
  id,
  name,
  href: `/product/${id}`,
  isParent: false,
  isQuoteOnly: false,
  isSubscription: false,
  partNumber: id.slice(3),
  brand: null,
  pack: null,
  keyFields: [],
  image: { url: '', alt: '' },
  unitPrice,
  listPrice: null,
  lowestPrice: null,
  currency: 'USD',
  stock: null,
  quantityRule: null,
}))
