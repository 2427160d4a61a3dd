import fc from 'fast-check'
import { type Decimal, decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { roundMoney } from '@hydrant/kernel/money/rounding.ts'
import { expect, test } from 'vitest'
import { NO_OFFERS, reduceAmount, reduceLine } from './apply-promotions.ts'
import { openPromotions, qualifiedPromotions } from './open-promotions.ts'
import { reduceLines } from './reduce-lines.ts'
import { offer } from '../testing/offer.ts'

const line = {
  productId: 'hose',
  categoryIds: ['fire', 'hoses'],
  quantity: decimal(3),
  amount: decimal('99.99'),
  currencyIsoCode: 'USD',
  rewards: new Map<string, number>(),
}
const size = (sales: string, pieces: Record<string, number> = {}) => ({
  sales: decimal(sales),
  piecesByPromotion: new Map(Object.entries(pieces).map(([id, count]) => [id, decimal(count)])),
})
const told = (reductions: ReadonlyArray<{ promotionId: string; amount: Decimal }>) =>
  reductions.map(({ promotionId, amount }) => `${promotionId} ${amount.toFixed(2)}`)

test.each([
  ['percent are rounded once', [offer('a')], ['a -10.00']],
  [
    'an amount is off each piece',
    [offer('a', { adjustmentType: 'AmountDiscount', adjustmentValue: decimal('1.25') })],
    ['a -3.75'],
  ],
  [
    'no more is taken than there is',
    [offer('a', { adjustmentType: 'AmountDiscount', adjustmentValue: decimal(50) })],
    ['a -99.99'],
  ],
  [
    'each takes its part of what is left',
    [offer('a', { adjustmentValue: decimal(50) }), offer('b', { adjustmentValue: decimal(50) })],
    ['a -50.00', 'b -25.00'],
  ],
  [
    'only what it is for',
    [
      offer('a', { productIds: ['nozzle'] }),
      offer('b', { categoryIds: ['hoses'] }),
      offer('c', { productIds: ['hose'], categoryIds: [] }),
    ],
    ['b -10.00', 'c -9.00'],
  ],
  ['an exclusive one stands alone', [offer('a', { isExclusive: true }), offer('b')], ['a -10.00']],
  ['an exclusive one does not join others', [offer('a'), offer('b', { isExclusive: true })], ['a -10.00']],
  ['one for nothing bars nobody', [offer('a', { isExclusive: true, adjustmentValue: ZERO }), offer('b')], ['b -10.00']],
  [
    'no more than the offer gives at most',
    [offer('a', { adjustmentValue: decimal(50), maximumDiscount: decimal('12.34') })],
    ['a -12.34'],
  ],
  [
    'of three of one product the third is free',
    [offer('a', { buyQuantity: 2, getQuantity: 1, isSameProduct: true, adjustmentValue: decimal(100) })],
    ['a -33.33'],
  ],
  [
    'an amount is off each piece that is got',
    [
      offer('a', {
        buyQuantity: 1,
        getQuantity: 1,
        isSameProduct: true,
        adjustmentType: 'AmountDiscount',
        adjustmentValue: decimal('2.50'),
      }),
    ],
    ['a -2.50'],
  ],
  [
    'a piece is given for no more than it costs',
    [
      offer('a', {
        buyQuantity: 2,
        getQuantity: 1,
        isSameProduct: true,
        adjustmentType: 'AmountDiscount',
        adjustmentValue: decimal(500),
      }),
    ],
    ['a -33.33'],
  ],
  [
    'an offer across lines rewards only the pieces that it is told',
    [offer('a', { buyQuantity: 2, getQuantity: 1, adjustmentValue: decimal(100) })],
    [],
  ],
  ['offers on carts leave lines alone', [offer('a', { targetType: 'Cart' })], []],
])('%s [CART-09]', (_what, promotions, expected) => {
  expect(told(reduceLine(promotions, line))).toEqual(expected)
})

test('after an exclusive offer nothing more is given, on the cart or its delivery [CART-04]', () => {
  const promotions = [offer('a', { targetType: 'Cart', isExclusive: true }), offer('b', { targetType: 'Shipping' })]
  const onCart = reduceAmount(promotions, {
    target: 'Cart',
    amount: decimal(200),
    currencyIsoCode: 'USD',
    given: NO_OFFERS,
  })
  const onShipping = reduceAmount(promotions, {
    target: 'Shipping',
    amount: decimal(25),
    currencyIsoCode: 'USD',
    given: onCart.given,
  })
  expect([told(onCart.reductions), told(onShipping.reductions)]).toEqual([['a -20.00'], []])
})

test('offers open by date, group, currency, coupon and size of the cart, and go by priority [CART-04]', () => {
  const now = new Date('2026-06-01T12:00:00Z')
  const audience = { now, buyerGroupIds: ['county'], currencyIsoCode: 'USD', couponCodes: new Map([['coupon', 'TEN']]) }
  const promotions = [
    offer('late', { priority: 5 }),
    offer('ended', { endsAt: now }),
    offer('to come', { startsAt: new Date('2026-06-01T12:00:01Z') }),
    offer('others', { buyerGroupIds: ['plant'] }),
    offer('ours', { buyerGroupIds: ['plant', 'county'] }),
    offer('euro', { currencyIsoCode: 'EUR' }),
    offer('coupon', { requiresCoupon: true }),
    offer('no coupon', { requiresCoupon: true }),
    offer('large', { minimumAmount: decimal(100), priority: 1 }),
  ]
  const open = openPromotions(promotions, audience)
  expect(open.map(({ id, couponCode }) => [id, couponCode])).toEqual([
    ['coupon', 'TEN'],
    ['ours', null],
    ['large', null],
    ['late', null],
  ])
  expect(qualifiedPromotions(open, size('99.99')).map(({ id }) => id)).toEqual(['coupon', 'ours', 'late'])
  expect(qualifiedPromotions(open, size('100'))).toHaveLength(4)
})

test('an offer that is used up is not open, and one for a number of pieces holds from there [CART-04]', () => {
  const audience = {
    now: new Date(),
    buyerGroupIds: [],
    currencyIsoCode: 'USD',
    couponCodes: new Map<string, string>(),
  }
  const open = openPromotions(
    [offer('gone', { isUsedUp: true }), offer('dozen', { minimumQuantity: decimal(12) })],
    audience,
  )
  expect(open.map(({ id }) => id)).toEqual(['dozen'])
  expect(qualifiedPromotions(open, size('0', { dozen: 11 }))).toHaveLength(0)
  expect(qualifiedPromotions(open, size('0', { dozen: 12 }))).toHaveLength(1)
})

test('goods are worked out together: rewards across lines, the offer on the whole, and every cent of both in the lines [CART-09]', () => {
  const goods = (productId: string, quantity: number, unitPrice: string) => ({
    id: productId,
    productId,
    categoryIds: [],
    quantity: decimal(quantity),
    unitPrice: decimal(unitPrice),
    amount: decimal(unitPrice).times(quantity),
  })
  const promotions = [
    offer('gloves for hoses', {
      productIds: ['gloves'],
      qualifyingProductIds: ['hose'],
      buyQuantity: 2,
      getQuantity: 1,
      adjustmentValue: decimal(100),
    }),
    offer('whole', { targetType: 'Cart', adjustmentValue: decimal(10) }),
  ]
  const lines = [goods('hose', 4, '89.99'), goods('gloves', 3, '19.95')]
  const { amounts, total, reductions } = reduceLines(promotions, lines, 'USD')
  expect(reductions.map((of) => told(of))).toEqual([[], ['gloves for hoses -39.90']])
  expect([total.toFixed(2), sum(amounts).toFixed(2)]).toEqual(['341.92', '341.92'])
})

test('whatever the offers, nothing falls below zero and every part can be paid [CART-09]', () => {
  const anyOffer = fc.record({
    isExclusive: fc.boolean(),
    adjustmentType: fc.constantFrom('PercentageDiscount' as const, 'AmountDiscount' as const),
    adjustmentValue: fc.integer({ min: 0, max: 20_000 }).map((value) => decimal(value).div(100)),
  })
  fc.assert(
    fc.property(
      fc.array(anyOffer, { maxLength: 8 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 1, max: 500 }),
      (offers, cents, pieces) => {
        const amount = decimal(cents).div(100)
        const reductions = reduceLine(
          offers.map((one, index) => offer(String(index), one)),
          { ...line, amount, quantity: decimal(pieces) },
        )
        expect(amount.plus(sum(reductions.map((one) => one.amount))).gte(ZERO)).toBe(true)
        for (const one of reductions)
          expect(one.amount.lt(ZERO) && one.amount.eq(roundMoney(one.amount, 'USD'))).toBe(true)
      },
    ),
  )
})
