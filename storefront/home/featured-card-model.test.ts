import { expect, test } from 'vitest'
import type { FeaturedProduct } from '@hydrant/contract/shop/server-methods.ts'
import { toFeaturedCard, type FeaturedCardOptions } from './featured-card-model.ts'

const nozzle: FeaturedProduct = {
  id: '01tNOZZLE',
  isParent: false,
  name: 'Fog nozzle',
  minQuantity: 6,
  code: 'NF-15',
  imageUrl: '/nozzle.svg',
  price: 315.33,
  currencyIsoCode: 'USD',
  isQuoteOnly: false,
}
const stock = new Map([[nozzle.id, { quantity: 48 }]])
const createCard = (product: Partial<FeaturedProduct>, options: Partial<FeaturedCardOptions> = {}) =>
  toFeaturedCard({ ...nozzle, ...product }, { isGuest: false, showSku: false, stock, ...options })

test('a card has the data of the product from the server [FEA-05]', () => {
  expect(createCard({})).toMatchObject({
    id: '01tNOZZLE',
    name: 'Fog nozzle',
    href: '/product/01tNOZZLE',
    isParent: false,
    isQuoteOnly: false,
    isLoading: false,
    currency: 'USD',
    image: { url: '/nozzle.svg', alt: 'Fog nozzle' },
  })
  expect(createCard({ isQuoteOnly: true, imageUrl: null })).toMatchObject({ isQuoteOnly: true, image: { url: '' } })
})

test.each([
  [6, '6'],
  [2.5, '2.5'],
  [null, '1'],
  [Number.NaN, '1'],
])('a minimum quantity of %j becomes %j: an invalid one becomes the default [FEA-05]', (minQuantity, minimum) => {
  expect(createCard({ minQuantity }).quantityRule?.minimum).toBe(minimum)
})

test.each([
  [{ code: 'NF-15' }, true, 'NF-15'],
  [{ code: 'NF-15' }, false, null],
  [{ code: '' }, true, null],
  [{ code: null }, true, null],
])(
  'the part number of %j is shown only if the block shows part numbers (%j): %j [FEA-05]',
  (product, showSku, shown) => {
    expect(createCard(product, { showSku }).partNumber).toBe(shown)
  },
)

test.each([
  [{ price: 315.33 }, '315.33'],
  [{ price: 0 }, '0'],
  [{ price: null }, null],
  [{ price: 315.33, isParent: true }, null],
])('the price of %j is %j: a parent has none [FEA-05]', (product, price) => {
  expect(createCard(product).unitPrice).toBe(price)
})

test('the card is available with its stock for everyone except guests [FEA-05] [ROLE-09]', () => {
  expect(createCard({})).toMatchObject({ isAvailable: true, stock: { quantity: 48 } })
  expect(createCard({}, { isGuest: true })).toMatchObject({ isAvailable: false, stock: null })
})
