import { expect, test } from 'vitest'
import type { FeaturedProduct } from '@hydrant/contract/shop/server-methods.ts'
import { featuredCard, type FeaturedFor } from './featured-card-model.ts'

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
const cardOf = (product: Partial<FeaturedProduct>, whom: Partial<FeaturedFor> = {}) =>
  featuredCard({ ...nozzle, ...product }, { isGuest: false, showSku: false, stock, ...whom })

test('a card has what the server tells of the product [FEA-05]', () => {
  expect(cardOf({})).toMatchObject({
    id: '01tNOZZLE',
    name: 'Fog nozzle',
    href: '/product/01tNOZZLE',
    isParent: false,
    isQuoteOnly: false,
    isLoading: false,
    currency: 'USD',
    image: { url: '/nozzle.svg', alt: 'Fog nozzle' },
  })
  expect(cardOf({ isQuoteOnly: true, imageUrl: null })).toMatchObject({ isQuoteOnly: true, image: { url: '' } })
})

test.each([
  [6, '6'],
  [2.5, '2.5'],
  [null, '1'],
  [Number.NaN, '1'],
])('a least quantity of %j is %j: what is no number is the default of the site [FEA-05]', (minQuantity, minimum) => {
  expect(cardOf({ minQuantity }).quantityRule?.minimum).toBe(minimum)
})

test.each([
  [{ code: 'NF-15' }, true, 'NF-15'],
  [{ code: 'NF-15' }, false, null],
  [{ code: '' }, true, null],
  [{ code: null }, true, null],
])('the part number of %j is shown only where the block shows them (%j): %j [FEA-05]', (product, showSku, shown) => {
  expect(cardOf(product, { showSku }).partNumber).toBe(shown)
})

test.each([
  [{ price: 315.33 }, '315.33'],
  [{ price: 0 }, '0'],
  [{ price: null }, null],
  [{ price: 315.33, isParent: true }, null],
])('the price of %j is %j: a parent has none [FEA-05]', (product, price) => {
  expect(cardOf(product).unitPrice).toBe(price)
})

test('it is available, and its stock told, to everyone but guests [FEA-05] [ROLE-09]', () => {
  expect(cardOf({})).toMatchObject({ isAvailable: true, stock: { quantity: 48 } })
  expect(cardOf({}, { isGuest: true })).toMatchObject({ isAvailable: false, stock: null })
})
