import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from '../money/decimal.ts'
import {
  findBuyableRange,
  toIssueText,
  findQuantityIssue,
  isOutOfStock,
  toPlainQuantityOrNull,
  toQuantityBounds,
  parseAndCheckQuantityText,
  stepQuantity,
} from './quantity-rule.ts'

const bySix = { minimum: '6', maximum: '60', increment: '6' }

test.each([
  ['12', { value: '12' }],
  [' 1,000 ', { issue: 'rangeOverflow' }],
  ['5', { issue: 'rangeUnderflow' }],
  ['-6', { issue: 'rangeUnderflow' }],
  ['13', { issue: 'stepMismatch' }],
  ['twelve', { issue: 'patternMismatch' }],
  ['', { issue: 'patternMismatch' }],
])('%j by sixes [QTY-02] [QTY-03]', (text, reading) => {
  expect(parseAndCheckQuantityText(text, toQuantityBounds(bySix, null))).toEqual(reading)
})

test('an invalid rule is replaced by 1, 100,000,000 and 1 [QTY-01]', () => {
  const bounds = toQuantityBounds({ minimum: '-2', maximum: 'many', increment: '0.5' }, null)
  expect(toIssueText('rangeOverflow', bounds)).toBe('Enter a value between 1 and 100,000,000 in increments of 1.')
  expect(toIssueText('patternMismatch', bounds)).toBe('Enter a valid number.')
})

test('a step of zero is replaced by 1 [QTY-01]', () => {
  expect(
    parseAndCheckQuantityText('7', toQuantityBounds({ minimum: '1', maximum: '9', increment: '0' }, null)),
  ).toEqual({
    value: '7',
  })
})

test('stock lowers the maximum to the last step it covers [QTY-06]', () => {
  expect(parseAndCheckQuantityText('18', toQuantityBounds(bySix, 20))).toEqual({ value: '18' })
  expect(parseAndCheckQuantityText('24', toQuantityBounds(bySix, 20))).toEqual({ issue: 'rangeOverflow' })
})

test.each([
  [null, false],
  [0, true],
  [5, true],
  [6, false],
])('with %j available by sixes, out of stock is %j [QTY-07]', (available, expected) => {
  expect(isOutOfStock(toQuantityBounds(bySix, available), available)).toBe(expected)
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
  expect(stepQuantity(text, toQuantityBounds(bySix, null), direction)).toBe(next)
})

test.each([
  ['1,200', '1200'],
  ['1,5', null],
  ['1 5', null],
  ['12,00', null],
  ['0', '0'],
  ['abc', null],
  ['1e9', null],
  ['-1', null],
  ['-0', null],
  ['', null],
  ['9'.repeat(14), null],
])('%j is the plain quantity %j [QTY-03]', (text, plain) => {
  expect(toPlainQuantityOrNull(text)).toBe(plain)
})

const byFive = toQuantityBounds({ minimum: '5', maximum: '200', increment: '5' })

test.each([
  { from: '1', to: '11', first: '5', last: '10' },
  { from: '12', to: '47', first: '15', last: '45' },
  { from: '48', to: null, first: '50', last: null },
  { from: '16', to: '19', first: null, last: null },
  { from: '190', to: '500', first: '190', last: '200' },
  { from: '201', to: null, first: null, last: null },
])('of $from to $to, in steps of five up to 200, $first to $last can be bought', ({ from, to, first, last }) => {
  const range = findBuyableRange({ from: decimal(from), to: to === null ? null : decimal(to) }, byFive)
  expect([range?.from.toFixed() ?? null, range?.to?.toFixed() ?? null]).toEqual([first, last])
})

test('all quantities that the steps lead to keep the rule', () => {
  const figure = fc.integer({ min: 0, max: 40 }).map(String)
  fc.assert(
    fc.property(
      figure,
      figure,
      fc.record({ minimum: figure, maximum: figure, increment: figure }),
      (from, to, rule) => {
        const bounds = toQuantityBounds(rule)
        const allowed = Array.from({ length: 41 }, (_, quantity) => decimal(quantity)).filter(
          (quantity) => quantity.gte(from) && quantity.lte(to) && findQuantityIssue(quantity, bounds) === null,
        )
        const range = findBuyableRange({ from: decimal(from), to: decimal(to) }, bounds)
        expect([range?.from.toFixed(), range?.to?.toFixed()]).toEqual([
          allowed[0]?.toFixed(),
          allowed.at(-1)?.toFixed(),
        ])
      },
    ),
  )
})
