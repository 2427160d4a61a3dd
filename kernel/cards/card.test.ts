import { expect, test } from 'vitest'
import { findCardBrand, isCardExpiryValid, isCardNumber, parseCardExpiry } from './card.ts'

test.each([
  ['4111 1111 1111 1111', true, 'Visa'],
  ['5555-5555-5555-4444', true, 'Mastercard'],
  ['2221000000000009', true, 'Mastercard'],
  ['378282246310005', true, 'American Express'],
  ['6011111111111117', true, 'Discover'],
  ['4111 1111 1111 1112', false, 'Visa'],
  ['4111', false, 'Visa'],
  ['', false, null],
  ['four', false, null],
])('the card number %j is valid: %s, of the brand %s [CHK-04]', (text, isValid, brand) => {
  expect(isCardNumber(text)).toBe(isValid)
  expect(findCardBrand(text)).toBe(brand)
})

test.each([
  ['04/29', { month: 4, year: 2029 }],
  ['4 / 2029', { month: 4, year: 2029 }],
  ['0429', { month: 4, year: 2029 }],
  ['13/29', null],
  ['00/29', null],
  ['soon', null],
])('the expiry date %j is parsed as %j [CHK-04]', (text, expiry) => {
  expect(parseCardExpiry(text)).toEqual(expiry)
})

test('a card is valid until the end of its month [CHK-04]', () => {
  const now = new Date('2026-11-30T12:00:00Z')
  expect([10, 11, 12].map((month) => isCardExpiryValid({ month, year: 2026 }, now))).toEqual([false, true, true])
  expect(isCardExpiryValid({ month: 1, year: 2057 }, now)).toBe(false)
})
