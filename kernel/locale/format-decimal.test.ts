import { expect, test } from 'vitest'
import { formatMoney, formatQuantity, readDecimalText } from './format-decimal.ts'

test.each([
  ['350.00', '$350.00'],
  ['1234.5', '$1,234.50'],
  ['-12.5', '-$12.50'],
  ['0.0125', '$0.0125'],
  ['12345678901234567.89', '$12,345,678,901,234,567.89'],
  ['n/a', ''],
  ['', ''],
])('%s is written as %s, digit for digit [PRC-04]', (amount, text) => {
  expect(formatMoney(amount, 'USD')).toBe(text)
})

test('quantities drop zeros that say nothing', () => {
  expect(formatQuantity('12.0')).toBe('12')
  expect(formatQuantity('2.50')).toBe('2.5')
  expect(formatQuantity('100000000')).toBe('100,000,000')
})

test.each([
  ['1,000.5', 'en-US', '1000.5'],
  ['1.000,5', 'de-DE', '1000.5'],
  [' +12 ', 'en-US', '12'],
  ['-3', 'en-US', '-3'],
  ['12 pcs', 'en-US', null],
  ['', 'en-US', null],
  ['1e3', 'en-US', null],
])('%s typed in %s means %s [QTY-03]', (text, locale, value) => {
  expect(readDecimalText(text, locale)).toBe(value)
})
