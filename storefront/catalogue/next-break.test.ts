import { expect, test } from 'vitest'
import { findNextBreak } from './next-break.ts'

const product = {
  breaks: [
    { id: '1', from: '10', to: '24', unitPrice: '12.40' },
    { id: '2', from: '25', to: null, unitPrice: '12.395' },
  ],
  isPricedBySlab: false,
  unitPrice: '13.60',
  stock: null,
}

test.each([
  { quantity: '4', next: { missingQuantity: '6', unitPrice: '12.40', percent: '9' } },
  { quantity: '24', next: { missingQuantity: '1', unitPrice: '12.395', percent: '0' } },
  { quantity: '25', next: null },
  { quantity: null, next: null },
])('from a quantity of $quantity the next break is $next [PRC-14]', ({ quantity, next }) => {
  expect(findNextBreak(product, quantity)).toEqual(next)
})

test('no break is promised that cannot be reached or does not apply to all units [PRC-14]', () => {
  expect(findNextBreak({ ...product, stock: { quantity: 9 } }, '4')).toBeNull()
  expect(findNextBreak({ ...product, stock: { quantity: 10 } }, '4')).toMatchObject({ missingQuantity: '6' })
  expect(findNextBreak({ ...product, isPricedBySlab: true }, '4')).toBeNull()
  expect(findNextBreak({ ...product, unitPrice: '12.00' }, '4')).toBeNull()
})
