import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { amountAt, priceTiers, type PricedSchedule, type Tier, unitPriceAt } from './unit-price.ts'

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
  tiers: priceTiers([tier('10', '24', '4'), tier('25', null, '10')], decimal('10.01')),
})

const bought = (quantity: number | string, term: number | null = null) => ({ quantity: decimal(quantity), term })

test.each([
  ['1', '10.01'],
  ['9.99', '10.01'],
  ['10', '9.6096'],
  ['24.5', '9.6096'],
  ['25', '9.009'],
  ['100000', '9.009'],
])('%s pieces cost %s each, by the whole pieces [PRC-06]', (quantity, price) => {
  expect(unitPriceAt({ unitPrice: decimal('10.01'), schedule: schedule('Range') }, bought(quantity)).toFixed()).toBe(
    price,
  )
})

test('with slabs each piece costs what its slab does [PRC-06]', () => {
  const pricing = { unitPrice: decimal('10.01'), schedule: schedule('Slab') }
  expect(amountAt(pricing, bought('30')).toFixed()).toBe(
    decimal('9').times('10.01').plus(decimal('15').times('9.6096')).plus(decimal('6').times('9.009')).toFixed(),
  )
  expect(unitPriceAt(pricing, bought('30')).toFixed()).toBe('9.6096')
})

test('a percentage of a price below a cent is not rounded away [PRC-06]', () => {
  const pricing = {
    unitPrice: decimal('0.05'),
    schedule: { ...schedule('Range'), tiers: priceTiers([tier('1000', null, '10')], decimal('0.05')) },
  }
  expect(unitPriceAt(pricing, bought('10000')).toFixed()).toBe('0.045')
  expect(amountAt(pricing, bought('10000')).toFixed(2)).toBe('450.00')
})

test('the price of one piece has six digits after the point at most, and is rounded halves up [PRC-06]', () => {
  expect(priceTiers([tier('1', null, '50')], decimal('0.000003'))[0]?.tierUnitPrice.toFixed()).toBe('0.000002')
})

test('an amount off never leads below nought [PRC-06]', () => {
  const off: Tier = { ...tier('1', null, '20'), adjustmentType: 'AmountBasedAdjustment' }
  expect(priceTiers([off], decimal('5'))[0]?.tierUnitPrice.toFixed()).toBe('0')
})

test('buying more never costs more apiece when breaks fall [PRC-06]', () => {
  const pricing = { unitPrice: decimal('10.01'), schedule: schedule('Range') }
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 200 }), (quantity, more) => {
      expect(unitPriceAt(pricing, bought(quantity + more)).lte(unitPriceAt(pricing, bought(quantity)))).toBe(true)
    }),
  )
})
