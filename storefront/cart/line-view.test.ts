import { expect, test } from 'vitest'
import type { PriceAdjustmentSchedule } from '@hydrant/contract/shop/pricing.ts'
import { nextBreak } from './line-view.ts'

const breaks: PriceAdjustmentSchedule = {
  id: '84m',
  priceAdjustmentTiers: [tier('50', null, '8.00'), tier('10', '49', '9.00')],
}

function tier(lowerBound: string, upperBound: string | null, tierUnitPrice: string) {
  return { id: `84n${lowerBound}`, lowerBound, upperBound, adjustmentType: 'PercentageBasedAdjustment' as const, adjustmentValue: '10', tierUnitPrice }
}

test.each([
  ['1', { from: '10', unitPrice: '9.00' }],
  ['9', { from: '10', unitPrice: '9.00' }],
  ['10', { from: '50', unitPrice: '8.00' }],
  ['50', null],
])('with %s in the cart the next break is %j [CART-10]', (quantity, expected) => {
  expect(nextBreak(breaks, quantity)).toEqual(expected)
})

test('without breaks there is no next one [CART-10]', () => {
  expect(nextBreak(null, '1')).toBeNull()
})
