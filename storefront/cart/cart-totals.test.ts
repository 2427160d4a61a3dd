import { expect, test } from 'vitest'
import type { CartSummary } from '@hydrant/contract/shop/cart.ts'
import { toTotalsRows } from './cart-totals.ts'

const toSaving = (amounts: Partial<CartSummary>) => {
  const cart = { totalListPrice: '120.00', totalProductAmount: '100.00', grandTotalAmount: '110.00', ...amounts }
  return toTotalsRows(cart as CartSummary, [], []).find(({ label }) => label === 'You save')?.amount
}

test('the totals say what the products cost less than at list prices [CART-14]', () => {
  expect(toSaving({})).toBe('20')
  expect(toSaving({ totalProductAmountAfterAdjustments: '99.50' })).toBe('20.5')
  expect(toSaving({ totalListPrice: '100.00' })).toBeUndefined()
  // A price may be higher than the list price.
  expect(toSaving({ totalListPrice: '90.00' })).toBeUndefined()
})
