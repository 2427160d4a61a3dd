import fc from 'fast-check'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { expect, test } from 'vitest'
import type { Promotion } from './promotion.ts'
import { piecesGotAcrossLines, piecesGotInLine, REWARDED_LINES } from './rewarded-pieces.ts'
import { offer } from '../testing/offer.ts'

const buyAndGet = (buyQuantity: number, getQuantity: number, applicationLimit: number | null = null): Promotion =>
  offer('bogo', { buyQuantity, getQuantity, applicationLimit })

test.each([
  { buy: 2, get: 1, limit: null, quantity: '2.9', got: 0 },
  { buy: 2, get: 1, limit: null, quantity: '3', got: 1 },
  { buy: 2, get: 1, limit: null, quantity: '5', got: 1 },
  { buy: 2, get: 1, limit: null, quantity: '9', got: 3 },
  { buy: 2, get: 1, limit: 2, quantity: '9', got: 2 },
  { buy: 1, get: 2, limit: null, quantity: '2', got: 1 },
  { buy: 1, get: 2, limit: null, quantity: '4', got: 2 },
  { buy: 1, get: 2, limit: null, quantity: '5', got: 3 },
])(
  'buy $buy get $get, at most $limit times: of $quantity pieces $got are got [CART-09]',
  ({ buy, get, limit, quantity, got }) => {
    expect(piecesGotInLine(buyAndGet(buy, get, limit), decimal(quantity))).toBe(got)
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
  expect(Object.fromEntries(piecesGotAcrossLines(promotion, lines, decimal(bought)))).toEqual(expected)
})

test('as much is got as is earned, and never a piece more [CART-09]', () => {
  const anyLine = fc.record({ pieces: fc.integer({ min: 0, max: 12 }), isCounted: fc.boolean() })
  const few = fc.integer({ min: 1, max: 4 })
  const anyCart = fc.record({
    lines: fc.array(anyLine, { maxLength: 25 }),
    buy: few,
    get: few,
    elsewhere: fc.integer({ min: 0, max: 30 }),
    limit: fc.option(few),
  })
  fc.assert(
    fc.property(anyCart, ({ lines, buy, get, elsewhere, limit }) => {
      const candidates = lines.map(({ pieces, isCounted }, index) => line(String(index), pieces, isCounted))
      const considered = candidates.slice(0, REWARDED_LINES)
      const bought = lines.reduce((total, one) => total + (one.isCounted ? one.pieces : 0), elsewhere)
      const got = piecesGotAcrossLines(buyAndGet(buy, get, limit), candidates, decimal(bought))
      const total = [...got.values()].reduce((sum, pieces) => sum + pieces, 0)
      const needed = (pieces: number): number => Math.ceil(pieces / get) * buy
      const countedIn = (pieces: ReadonlyMap<string, number>): number =>
        considered.reduce((sum, { lineId, isCounted }) => sum + (isCounted ? (pieces.get(lineId) ?? 0) : 0), 0)
      expect(needed(total) + countedIn(got)).toBeLessThanOrEqual(bought)
      expect(total).toBeLessThanOrEqual((limit ?? Infinity) * get)
      for (const [lineId, pieces] of got) expect(pieces).toBeLessThanOrEqual(lines[Number(lineId)]!.pieces)
      const next = considered.find(({ lineId, quantity }) => (got.get(lineId) ?? 0) < Number(quantity))
      if (next === undefined || total === (limit ?? Infinity) * get) return
      expect(needed(total + 1) + countedIn(got) + (next.isCounted ? 1 : 0)).toBeGreaterThan(bought)
    }),
  )
})
