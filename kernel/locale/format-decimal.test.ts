import { expect, test } from 'vitest'
import { formatMoney, formatQuantity, toPlainDecimalOrNull } from './format-decimal.ts'

test.each([
  ['350.00', '$350.00'],
  ['1234.5', '$1,234.50'],
  ['-12.5', '-$12.50'],
  ['0.0125', '$0.0125'],
  ['12345678901234567.89', '$12,345,678,901,234,567.89'],
  ['n/a', ''],
  ['', ''],
])('%s is formatted as %s, with all digits [PRC-04]', (amount, text) => {
  expect(formatMoney(amount, 'USD')).toBe(text)
})

test('quantities have no trailing zeros', () => {
  expect(formatQuantity('12.0')).toBe('12')
  expect(formatQuantity('2.50')).toBe('2.5')
  expect(formatQuantity('100000000')).toBe('100,000,000')
})

test.each([
  ['1,000.5', 'en-US', '1000.5'],
  ['1.000,5', 'de-DE', '1000.5'],
  [' +12 ', 'en-US', '12'],
  ['-3', 'en-US', '-3'],
  ['1,234,567', 'en-US', '1234567'],
  ['1,5', 'en-US', null],
  ['1,50', 'en-US', null],
  ['1,2345', 'en-US', null],
  ['12,34,567', 'en-US', null],
  ['12,34,567', 'en-IN', '1234567'],
  [',500', 'en-US', null],
  ['0,500', 'en-US', null],
  ['1.5', 'en-US', '1.5'],
  ['1.5', 'de-DE', null],
  ['1,5', 'de-DE', '1.5'],
  ['1.500', 'de-DE', '1500'],
  ['1.5.5', 'en-US', null],
  ['1.5,000', 'en-US', null],
  ['1.234', 'es-ES', '1234'],
  ['12 pcs', 'en-US', null],
  ['', 'en-US', null],
  ['1e3', 'en-US', null],
])('%s typed in %s is parsed as %s [QTY-03]', (text, locale, value) => {
  expect(toPlainDecimalOrNull(text, locale)).toBe(value)
})
