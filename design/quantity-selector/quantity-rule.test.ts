import { expect, test } from 'vitest'
import { faultText, isOutOfStock, plainQuantity, quantityBounds, readQuantity, ruleTexts, stepQuantity } from './quantity-rule.ts'

const bySix = { minimum: '6', maximum: '60', increment: '6' }

test.each([
  ['12', { value: '12' }],
  [' 1,000 ', { fault: 'rangeOverflow' }],
  ['5', { fault: 'rangeUnderflow' }],
  ['-6', { fault: 'rangeUnderflow' }],
  ['13', { fault: 'stepMismatch' }],
  ['twelve', { fault: 'patternMismatch' }],
  ['', { fault: 'patternMismatch' }],
])('%j by sixes [QTY-02] [QTY-03]', (text, reading) => {
  expect(readQuantity(text, quantityBounds(bySix, null))).toEqual(reading)
})

test('a rule that is not made of digits gives way to 1, 100,000,000 and 1 [QTY-01]', () => {
  const bounds = quantityBounds({ minimum: '-2', maximum: 'many', increment: '0.5' }, null)
  expect(faultText('rangeOverflow', bounds)).toBe('Enter a value between 1 and 100,000,000 in increments of 1.')
  expect(faultText('patternMismatch', bounds)).toBe('Enter a valid number.')
})

test('a step of zero gives way to 1 [QTY-01]', () => {
  expect(readQuantity('7', quantityBounds({ minimum: '1', maximum: '9', increment: '0' }, null))).toEqual({ value: '7' })
})

test('stock lowers the maximum to the last step it covers [QTY-06]', () => {
  expect(readQuantity('18', quantityBounds(bySix, 20))).toEqual({ value: '18' })
  expect(readQuantity('24', quantityBounds(bySix, 20))).toEqual({ fault: 'rangeOverflow' })
})

test.each([
  [null, false],
  [0, true],
  [5, true],
  [6, false],
])('with %j available by sixes, out of stock is %j [QTY-07]', (available, expected) => {
  expect(isOutOfStock(quantityBounds(bySix, available), available)).toBe(expected)
})

test.each([
  ['6', 1, '12'],
  ['6', -1, '6'],
  ['60', 1, '60'],
  ['13', 1, '18'],
  ['13', -1, '12'],
  ['3', 1, '6'],
  ['-60', -1, '6'],
  [null, 1, '6'],
] as const)('from %s in direction %i by sixes: %s [QTY-08]', (text, direction, next) => {
  expect(stepQuantity(text, quantityBounds(bySix, null), direction)).toBe(next)
})

test('only what restricts a buyer is said', () => {
  expect(ruleTexts(bySix)).toEqual(['Minimum quantity 6', 'Maximum quantity 60', 'Sold in multiples of 6'])
  expect(ruleTexts({ minimum: '1', maximum: '1000000', increment: '1' })).toEqual([])
})

test('guide texts put the number where they say {0}, and an empty one is not told [QTY-09]', () => {
  expect(ruleTexts(bySix, { guides: { minimum: 'At least {0}, yes {0}', maximum: '' } })).toEqual(['At least 6, yes 6', 'Sold in multiples of 6'])
})

test.each([
  ['1,200', '1200'],
  ['0', '0'],
  ['abc', null],
  ['1e9', null],
  ['-1', null],
  ['-0', null],
  ['', null],
  ['9'.repeat(21), null],
])('%j is the plain quantity %j [QTY-03]', (text, plain) => {
  expect(plainQuantity(text)).toBe(plain)
})
