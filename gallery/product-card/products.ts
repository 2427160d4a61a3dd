import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'

const nozzleSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 460 345"><g fill="none" stroke="#7d8791" stroke-width="6"><path fill="#c4161c" d="M60 150h120v60H60z"/><path fill="#eaedf0" d="M180 130h110l110-40v180l-110-40H180z"/><path d="M220 130v-50h60v50"/></g></svg>`

/** The data URL of a drawing of a nozzle. */
export const NOZZLE_PICTURE = `data:image/svg+xml,${encodeURIComponent(nozzleSvg)}`

/** Creates a nozzle that is sold in multiples of six, with overrides. */
export function createNozzle(overrides: Partial<ProductCardModel> = {}): ProductCardModel {
  return {
    id: '01tNOZZLE',
    name: 'Fog nozzle 1.5 in, selectable gallonage',
    urlName: 'fog-nozzle',
    href: '#/product/01tNOZZLE',
    productClass: 'Simple',
    isParent: false,
    isQuoteOnly: false,
    isSubscription: false,
    partNumber: 'NF-15-SG',
    brand: 'Nordbrise',
    pack: 'Each',
    keyFields: [
      { label: 'Flow', value: '30 – 125 gpm' },
      { label: 'Thread', value: '1.5 in NH' },
    ],
    image: { url: NOZZLE_PICTURE, alt: 'Fog nozzle with pistol grip' },
    unitPrice: '412.50',
    listPrice: '458.00',
    lowestPrice: '371.25',
    currency: 'USD',
    stock: { quantity: 48 },
    quantityRule: { minimum: '6', maximum: '60', increment: '6' },
    ...overrides,
  }
}

/** Creates a nozzle that is sold in any quantity and whose stock is not counted. */
export function createUnrestrictedNozzle(overrides: Partial<ProductCardModel> = {}): ProductCardModel {
  return createNozzle({
    quantityRule: null,
    stock: { quantity: null },
    listPrice: null,
    lowestPrice: null,
    ...overrides,
  })
}
