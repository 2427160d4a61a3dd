import { expect, test } from 'vitest'
import type { ProductPrice } from '@hydrant/contract/shop/pricing.ts'
import { shownBreaks } from './shown-breaks.ts'

const price: Pick<ProductPrice, 'priceAdjustment'> = { priceAdjustment: { id: '84m', priceAdjustmentTiers: [tier('1', '11'), tier('12', '47'), tier('48', null)] } }

function tier(lowerBound: string, upperBound: string | null) {
  return { id: `84n${lowerBound}`, lowerBound, upperBound, adjustmentType: 'PercentageBasedAdjustment' as const, adjustmentValue: '10', tierUnitPrice: '9.00' }
}

test.each([
  ['1', ['1', '12', '48']],
  ['6', ['6', '12', '48']],
  ['12', ['12', '48']],
  ['60', ['60']],
])('with a minimum of %s the breaks begin at %j', (minimum, from) => {
  const breaks = shownBreaks(price as ProductPrice, { minimum, maximum: '100', increment: '1' })
  expect(breaks.map((step) => step.from)).toEqual(from)
})
