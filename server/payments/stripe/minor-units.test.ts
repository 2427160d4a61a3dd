import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { expect, test } from 'vitest'
import { toMinorUnits } from './minor-units.ts'

test.each([
  ['46.40', 'USD', 4640],
  ['0.29', 'EUR', 29],
  ['1999999.99', 'USD', 199_999_999],
  ['500', 'JPY', 500],
  ['5', 'ISK', 500],
  ['5.120', 'KWD', 5120],
  ['0', 'USD', 0],
])('%s %s are %i units at Stripe [STR-01]', (amount, currency, units) => {
  expect(toMinorUnits(decimal(amount), currency)).toBe(units)
})

test.each([
  ['46.405', 'USD'],
  ['500.5', 'JPY'],
  ['5.5', 'ISK'],
  ['5.123', 'KWD'],
  ['-1', 'USD'],
  ['100', 'UGX'],
])('%s %s is never rounded, and never charged [STR-01]', (amount, currency) => {
  expect(() => toMinorUnits(decimal(amount), currency)).toThrow(currency)
})
