import { expect, test } from 'vitest'
import { findNextPriceBreak } from './line-view.ts'

const breaks = [
  { id: '84n10', from: '10', to: '49', unitPrice: '9.00' },
  { id: '84n50', from: '50', to: null, unitPrice: '8.00' },
]

test.each([
  ['1', { from: '10', unitPrice: '9.00' }],
  ['9', { from: '10', unitPrice: '9.00' }],
  ['10', { from: '50', unitPrice: '8.00' }],
  ['50', null],
])('with %s in the cart the next break is %j [CART-10]', (quantity, expected) => {
  expect(findNextPriceBreak(breaks, quantity)).toEqual(expected)
})

test('without price breaks there is no next one [CART-10]', () => {
  expect(findNextPriceBreak([], '1')).toBeNull()
})
