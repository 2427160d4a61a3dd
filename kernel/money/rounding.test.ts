import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal, parseDecimal, sum } from './decimal.ts'
import { allocateProportionally, getDecimalPlaces, toMoneyText, roundMoney } from './rounding.ts'

test.each([
  ['USD', '2.345', '2.35'],
  ['USD', '-2.345', '-2.35'],
  ['USD', '0.1', '0.10'],
  ['JPY', '2.5', '3'],
  ['KWD', '1.0005', '1.001'],
])('%s %s is rounded to %s', (currency, amount, paid) => {
  expect(toMoneyText(decimal(amount), currency)).toBe(paid)
  expect(roundMoney(decimal(amount), currency).eq(paid)).toBe(true)
})

test('ten cents are split over three equal lines without losing one', () => {
  const parts = allocateProportionally(decimal('0.10'), [decimal(1), decimal(1), decimal(1)], 'USD')
  expect(parts.map(String)).toEqual(['0.04', '0.03', '0.03'])
})

test('parts add up to the total, whatever the weights', () => {
  const cents = fc.integer({ min: -10_000_000, max: 10_000_000 })
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(cents, weights, (amount, shares) => {
      const whole = decimal(amount).div(100)
      const parts = allocateProportionally(whole, shares.map(decimal), 'USD')
      expect(parts).toHaveLength(shares.length)
      expect(sum(parts).eq(whole)).toBe(true)
      for (const part of parts) expect(part.eq(roundMoney(part, 'USD'))).toBe(true)
    }),
  )
})

test.each(['', ' ', 'NaN', 'Infinity', '1e9', '1,5', '0x10', '--1', '9'.repeat(61), null, {}, Number.NaN])(
  '%s is no decimal',
  (text) => {
    expect(parseDecimal(text)).toBeNull()
  },
)

test.each([
  ['1.', '1'],
  ['.5', '0.5'],
  [' 12.50 ', '12.5'],
  [7, '7'],
  ['+3', '3'],
])('%s is parsed as %s', (text, value) => {
  expect(parseDecimal(text)?.toFixed()).toBe(value)
})

test('decimal places depend on the currency', () => {
  expect([getDecimalPlaces('USD'), getDecimalPlaces('JPY'), getDecimalPlaces('KWD')]).toEqual([2, 0, 3])
})
