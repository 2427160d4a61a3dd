import { expect, test } from 'vitest'
import type { PriceAdjustmentSchedule } from '@hydrant/contract/shop/pricing.ts'
import { toBuyablePriceBreaks } from './buyable-breaks.ts'

const schedule: PriceAdjustmentSchedule = {
  id: '84m',
  adjustmentMethod: 'Range',
  scheduleType: 'Volume',
  priceAdjustmentTiers: [tier('12', '47'), tier('48', null), tier('1', '11')],
}

function tier(lowerBound: string, upperBound: string | null) {
  return {
    id: `84n${lowerBound}`,
    lowerBound,
    upperBound,
    adjustmentType: 'PercentageBasedAdjustment' as const,
    adjustmentValue: '10',
    tierUnitPrice: '9.00',
  }
}

test.each([
  ['1', '1', ['1-11', '12-47', '48-']],
  ['6', '1', ['6-11', '12-47', '48-']],
  ['12', '1', ['12-47', '48-']],
  ['60', '1', ['60-']],
  ['5', '5', ['5-10', '15-45', '50-']],
  ['40', '40', ['40-40', '80-']],
])('from %s on in steps of %s the breaks are %j [PRC-06]', (minimum, increment, ranges) => {
  const breaks = toBuyablePriceBreaks(schedule, { minimum, maximum: '100', increment })
  expect(breaks.map(({ from, to }) => `${from}-${to ?? ''}`)).toEqual(ranges)
})

test('a schedule by subscription term has no quantity breaks [PRC-06]', () => {
  expect(toBuyablePriceBreaks({ ...schedule, scheduleType: 'Term' }, null)).toEqual([])
})
