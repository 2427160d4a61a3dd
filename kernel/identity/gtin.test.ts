import { expect, test } from 'vitest'
import { calculateCheckDigit, parseGtin, toGtinKeyOrNull } from './gtin.ts'

test.each([
  ['2012345678903', '2012345678903'],
  ['2-012345 678903', '2012345678903'],
  ['20000028', '20000028'],
  ['200000000028', '200000000028'],
  // A spreadsheet has removed the zero at the beginning.
  ['12345678905', '012345678905'],
])('%s is the GTIN %s [CAT-28]', (text, gtin) => {
  expect(parseGtin(text)).toBe(gtin)
})

test.each([
  '',
  '2012345678901',
  '201234567890',
  '0000',
  '20123456789030000',
  '2O12345678903',
  '２０１２３４５６７８９０３',
])('"%s" is no GTIN [CAT-28]', (text) => {
  expect(parseGtin(text)).toBeNull()
})

test('a UPC and the EAN that begins with a zero are the same [CAT-28]', () => {
  expect(calculateCheckDigit('01234567890')).toBe('5')
  const keys = ['012345678905', '0012345678905', '00012345678905', '12345678905'].map(toGtinKeyOrNull)
  expect(new Set(keys)).toEqual(new Set(['00012345678905']))
})
