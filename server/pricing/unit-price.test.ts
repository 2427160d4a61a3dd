import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import {
  calculateAmount,
  calculateTierPrices,
  type PricedSchedule,
  type Tier,
  calculateUnitPrice,
} from './unit-price.ts'

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
  tiers: calculateTierPrices([tier('10', '24', '4'), tier('25', null, '10')], decimal('10.01')),
})

const purchase = (quantity: number | string, term: number | null = null) => ({ quantity: decimal(quantity), term })

test.each([
  ['1', '10.01'],
  ['9.99', '10.01'],
  ['10', '9.6096'],
  ['24.5', '9.6096'],
  ['25', '9.009'],
  ['100000', '9.009'],
])('%s units cost %s each, by the number of whole units [PRC-06]', (quantity, price) => {
  expect(
    calculateUnitPrice({ unitPrice: decimal('10.01'), schedule: schedule('Range') }, purchase(quantity)).toFixed(),
  ).toBe(price)
})

test('with slabs each unit costs the price of its slab [PRC-06]', () => {
  const pricing = { unitPrice: decimal('10.01'), schedule: schedule('Slab') }
  expect(calculateAmount(pricing, purchase('30')).toFixed()).toBe(
    decimal('9').times('10.01').plus(decimal('15').times('9.6096')).plus(decimal('6').times('9.009')).toFixed(),
  )
  expect(calculateUnitPrice(pricing, purchase('30')).toFixed()).toBe('9.6096')
})

test('a percentage off a price below a cent is not lost to rounding [PRC-06]', () => {
  const pricing = {
    unitPrice: decimal('0.05'),
    schedule: { ...schedule('Range'), tiers: calculateTierPrices([tier('1000', null, '10')], decimal('0.05')) },
  }
  expect(calculateUnitPrice(pricing, purchase('10000')).toFixed()).toBe('0.045')
  expect(calculateAmount(pricing, purchase('10000')).toFixed(2)).toBe('450.00')
})

test('a unit price has at most six decimal places, and halves are rounded up [PRC-06]', () => {
  expect(calculateTierPrices([tier('1', null, '50')], decimal('0.000003'))[0]?.tierUnitPrice.toFixed()).toBe('0.000002')
})

test('an amount off never makes a price negative [PRC-06]', () => {
  const off: Tier = { ...tier('1', null, '20'), adjustmentType: 'AmountBasedAdjustment' }
  expect(calculateTierPrices([off], decimal('5'))[0]?.tierUnitPrice.toFixed()).toBe('0')
})

test('a larger quantity never has a higher unit price when price breaks decrease [PRC-06]', () => {
  const pricing = { unitPrice: decimal('10.01'), schedule: schedule('Range') }
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 200 }), (quantity, more) => {
      expect(
        calculateUnitPrice(pricing, purchase(quantity + more)).lte(calculateUnitPrice(pricing, purchase(quantity))),
      ).toBe(true)
    }),
  )
})
