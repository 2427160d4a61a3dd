import fc from 'fast-check'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { expect, test } from 'vitest'
import type { Promotion } from './promotion.ts'
import { calculateRewardsAcrossLines, calculateRewardsInLine, MAX_REWARDED_LINES } from './rewarded-quantity.ts'
import { createTestPromotion } from '../testing/test-promotion.ts'

const buyAndGet = (buyQuantity: number, getQuantity: number, applicationLimit: number | null = null): Promotion =>
  createTestPromotion('bogo', { buyQuantity, getQuantity, applicationLimit })

test.each([
  { buy: 2, get: 1, limit: null, quantity: '2.9', rewarded: 0 },
  { buy: 2, get: 1, limit: null, quantity: '3', rewarded: 1 },
  { buy: 2, get: 1, limit: null, quantity: '5', rewarded: 1 },
  { buy: 2, get: 1, limit: null, quantity: '9', rewarded: 3 },
  { buy: 2, get: 1, limit: 2, quantity: '9', rewarded: 2 },
  { buy: 1, get: 2, limit: null, quantity: '2', rewarded: 1 },
  { buy: 1, get: 2, limit: null, quantity: '4', rewarded: 2 },
  { buy: 1, get: 2, limit: null, quantity: '5', rewarded: 3 },
])(
  'buy $buy get $get, at most $limit times: of $quantity units $got are rewarded [CART-09]',
  ({ buy, get, limit, quantity, rewarded }) => {
    expect(calculateRewardsInLine(buyAndGet(buy, get, limit), decimal(quantity))).toBe(rewarded)
  },
)

const line = (lineId: string, pieces: number, isCounted: boolean) => ({ lineId, quantity: decimal(pieces), isCounted })

test.each([
  {
    what: 'pieces of another set',
    promotion: buyAndGet(2, 1),
    lines: [line('glove', 5, false)],
    bought: 5,
    expected: { glove: 2 },
  },
  {
    what: 'no more than there are',
    promotion: buyAndGet(1, 1),
    lines: [line('glove', 3, false)],
    bought: 10,
    expected: { glove: 3 },
  },
  {
    what: 'the first lines first',
    promotion: buyAndGet(1, 1),
    lines: [line('cheap', 2, false), line('dear', 9, false)],
    bought: 5,
    expected: { cheap: 2, dear: 3 },
  },
  {
    what: 'no piece is bought and got',
    promotion: buyAndGet(2, 1),
    lines: [line('a', 3, true)],
    bought: 3,
    expected: { a: 1 },
  },
  {
    what: 'nor with one bought too few',
    promotion: buyAndGet(2, 1),
    lines: [line('a', 2, true)],
    bought: 2,
    expected: {},
  },
  { what: 'part of a round', promotion: buyAndGet(2, 2), lines: [line('a', 3, true)], bought: 3, expected: { a: 1 } },
  {
    what: 'so often and no more',
    promotion: buyAndGet(1, 2, 2),
    lines: [line('glove', 50, false)],
    bought: 100,
    expected: { glove: 4 },
  },
  {
    what: 'nothing for nothing',
    promotion: buyAndGet(1, 1),
    lines: [line('glove', 5, false)],
    bought: 0,
    expected: {},
  },
])('across lines: $what [CART-09]', ({ promotion, lines, bought, expected }) => {
  expect(Object.fromEntries(calculateRewardsAcrossLines(promotion, lines, decimal(bought)))).toEqual(expected)
})

test('as many units are rewarded as have been earned, and never one more [CART-09]', () => {
  const anyLine = fc.record({ pieces: fc.integer({ min: 0, max: 12 }), isCounted: fc.boolean() })
  const smallInteger = fc.integer({ min: 1, max: 4 })
  const anyCart = fc.record({
    lines: fc.array(anyLine, { maxLength: 25 }),
    buy: smallInteger,
    get: smallInteger,
    elsewhere: fc.integer({ min: 0, max: 30 }),
    limit: fc.option(smallInteger),
  })
  fc.assert(
    fc.property(anyCart, ({ lines, buy, get, elsewhere, limit }) => {
      const candidates = lines.map(({ pieces, isCounted }, index) => line(String(index), pieces, isCounted))
      const considered = candidates.slice(0, MAX_REWARDED_LINES)
      const bought = lines.reduce((total, one) => total + (one.isCounted ? one.pieces : 0), elsewhere)
      const rewarded = calculateRewardsAcrossLines(buyAndGet(buy, get, limit), candidates, decimal(bought))
      const total = [...rewarded.values()].reduce((sum, pieces) => sum + pieces, 0)
      const countNeeded = (pieces: number): number => Math.ceil(pieces / get) * buy
      const countedIn = (pieces: ReadonlyMap<string, number>): number =>
        considered.reduce((sum, { lineId, isCounted }) => sum + (isCounted ? (pieces.get(lineId) ?? 0) : 0), 0)
      expect(countNeeded(total) + countedIn(rewarded)).toBeLessThanOrEqual(bought)
      expect(total).toBeLessThanOrEqual((limit ?? Infinity) * get)
      for (const [lineId, pieces] of rewarded) expect(pieces).toBeLessThanOrEqual(lines[Number(lineId)]!.pieces)
      const next = considered.find(({ lineId, quantity }) => (rewarded.get(lineId) ?? 0) < Number(quantity))
      if (next === undefined || total === (limit ?? Infinity) * get) return
      expect(countNeeded(total + 1) + countedIn(rewarded) + (next.isCounted ? 1 : 0)).toBeGreaterThan(bought)
    }),
  )
})
