import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { priceTiers, type PricedSchedule, type Tier, unitPriceAt } from './unit-price.ts'

const tier = (lowerBound: string, upperBound: string | null, percent: string): Tier => ({
  id: lowerBound,
  lowerBound: decimal(lowerBound),
  upperBound: upperBound === null ? null : decimal(upperBound),
  adjustmentType: 'PercentageBasedAdjustment',
  adjustmentValue: decimal(percent),
})
const schedule = (adjustmentMethod: PricedSchedule['adjustmentMethod']): PricedSchedule => ({
  id: 'schedule',
  adjustmentMethod,
  scheduleType: 'Volume',
  tiers: priceTiers([tier('10', '24', '4'), tier('25', null, '10')], decimal('10.01'), 'USD'),
})

const bought = (quantity: number | string, term: number | null = null) => ({ quantity: decimal(quantity), term })

test.each([
  ['1', '10.01'],
  ['9.99', '10.01'],
  ['10', '9.61'],
  ['24.5', '9.61'],
  ['25', '9.01'],
  ['100000', '9.01'],
])('%s pieces cost %s each, by the whole pieces [PRC-06]', (quantity, price) => {
  expect(unitPriceAt({ unitPrice: decimal('10.01'), schedule: schedule('Range') }, bought(quantity)).toFixed()).toBe(price)
})

test('with slabs each piece costs what its slab does [PRC-06]', () => {
  const pricing = { unitPrice: decimal('10.01'), schedule: schedule('Slab') }
  const total = unitPriceAt(pricing, bought('30')).times('30').round(2)
  expect(total.toFixed(2)).toBe(decimal('9').times('10.01').plus(decimal('15').times('9.61')).plus(decimal('6').times('9.01')).toFixed(2))
})

test('an amount off never leads below nought [PRC-06]', () => {
  const off: Tier = { ...tier('1', null, '20'), adjustmentType: 'AmountBasedAdjustment' }
  expect(priceTiers([off], decimal('5'), 'USD')[0]?.tierUnitPrice.toFixed()).toBe('0')
})

test('buying more never costs more apiece when breaks fall [PRC-06]', () => {
  const pricing = { unitPrice: decimal('10.01'), schedule: schedule('Range') }
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 200 }), (quantity, more) => {
      expect(unitPriceAt(pricing, bought(quantity + more)).lte(unitPriceAt(pricing, bought(quantity)))).toBe(true)
    }),
  )
})
