import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone, isPhoneNumber } from './phone.ts'

test.each([
  ['360-555-0110', 'US', '(360) 555-0110'],
  ['3605550110', 'CA', '(360) 555-0110'],
  ['+1 360 555 0110', 'DE', '(360) 555-0110'],
  ['1.360.555.0110', 'US', '(360) 555-0110'],
  ['(360) 555-0110 x12', 'US', '(360) 555-0110 ext. 12'],
  ['030 123456', 'DE', '030 123456'],
  ['+49 30 123456', 'US', '+49 30 123456'],
  ['555-0110', 'US', '555-0110'],
  ['call me', 'US', 'call me'],
])('%s in %s is formatted as %s [ADR-04]', (text, country, formatted) => {
  expect(formatPhone(text, country)).toBe(formatted)
})

test.each([
  ['360-555-0110', 'US', true],
  ['060-555-0110', 'US', false],
  ['555-0110', 'US', false],
  ['+44 20 7946 0018', 'US', true],
  ['020 7946 0018', 'GB', true],
  ['call me', 'GB', false],
  ['12', 'GB', false],
  ['1234567890123456', 'GB', false],
  ['', 'US', false],
])('%s in %s: a phone number is %s [ADR-04]', (text, country, isValid) => {
  expect(isPhoneNumber(text, country)).toBe(isValid)
})

test('a formatted number stays the same and is a phone number [ADR-04]', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[2-9]\d{2}[2-9]\d{6}$/), (digits) => {
      const formatted = formatPhone(digits)
      expect(formatted).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/)
      expect(formatPhone(formatted)).toBe(formatted)
      expect(isPhoneNumber(formatted)).toBe(true)
    }),
  )
})
