import fc from 'fast-check'
import { type Decimal, decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { roundMoney } from '@hydrant/kernel/money/rounding.ts'
import { expect, test } from 'vitest'
import { NONE_APPLIED, applyPromotionsToAmount, applyItemPromotions } from './apply-promotions.ts'
import { filterAndSortAvailablePromotions, filterQualifiedPromotions } from './available-promotions.ts'
import { applyPromotionsToLines } from './apply-promotions-to-lines.ts'
import { createTestPromotion } from '../testing/test-promotion.ts'

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
  countedUnitsByPromotion: new Map(Object.entries(pieces).map(([id, count]) => [id, decimal(count)])),
})
const toTexts = (reductions: ReadonlyArray<{ promotionId: string; amount: Decimal }>) =>
  reductions.map(({ promotionId, amount }) => `${promotionId} ${amount.toFixed(2)}`)

test.each([
  ['percent are rounded once', [createTestPromotion('a')], ['a -10.00']],
  [
    'an amount is off each piece',
    [createTestPromotion('a', { adjustmentType: 'AmountDiscount', adjustmentValue: decimal('1.25') })],
    ['a -3.75'],
  ],
  [
    'no more is taken than there is',
    [createTestPromotion('a', { adjustmentType: 'AmountDiscount', adjustmentValue: decimal(50) })],
    ['a -99.99'],
  ],
  [
    'each takes its part of what is left',
    [
      createTestPromotion('a', { adjustmentValue: decimal(50) }),
      createTestPromotion('b', { adjustmentValue: decimal(50) }),
    ],
    ['a -50.00', 'b -25.00'],
  ],
  [
    'only what it is for',
    [
      createTestPromotion('a', { productIds: ['nozzle'] }),
      createTestPromotion('b', { categoryIds: ['hoses'] }),
      createTestPromotion('c', { productIds: ['hose'], categoryIds: [] }),
    ],
    ['b -10.00', 'c -9.00'],
  ],
  [
    'an exclusive one stands alone',
    [createTestPromotion('a', { isExclusive: true }), createTestPromotion('b')],
    ['a -10.00'],
  ],
  [
    'an exclusive one does not join others',
    [createTestPromotion('a'), createTestPromotion('b', { isExclusive: true })],
    ['a -10.00'],
  ],
  [
    'one for nothing bars nobody',
    [createTestPromotion('a', { isExclusive: true, adjustmentValue: ZERO }), createTestPromotion('b')],
    ['b -10.00'],
  ],
  [
    'no more than the offer gives at most',
    [createTestPromotion('a', { adjustmentValue: decimal(50), maximumDiscount: decimal('12.34') })],
    ['a -12.34'],
  ],
  [
    'of three of one product the third is free',
    [createTestPromotion('a', { buyQuantity: 2, getQuantity: 1, isSameProduct: true, adjustmentValue: decimal(100) })],
    ['a -33.33'],
  ],
  [
    'an amount is off each piece that is got',
    [
      createTestPromotion('a', {
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
      createTestPromotion('a', {
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
    [createTestPromotion('a', { buyQuantity: 2, getQuantity: 1, adjustmentValue: decimal(100) })],
    [],
  ],
  ['offers on carts leave lines alone', [createTestPromotion('a', { targetType: 'Cart' })], []],
])('%s [CART-09]', (_what, promotions, expected) => {
  expect(toTexts(applyItemPromotions(promotions, line))).toEqual(expected)
})

test('after an exclusive promotion no other one applies, to the cart or its delivery [CART-04]', () => {
  const promotions = [
    createTestPromotion('a', { targetType: 'Cart', isExclusive: true }),
    createTestPromotion('b', { targetType: 'Shipping' }),
  ]
  const onCart = applyPromotionsToAmount(promotions, {
    target: 'Cart',
    amount: decimal(200),
    currencyIsoCode: 'USD',
    applied: NONE_APPLIED,
  })
  const onShipping = applyPromotionsToAmount(promotions, {
    target: 'Shipping',
    amount: decimal(25),
    currencyIsoCode: 'USD',
    applied: onCart.applied,
  })
  expect([toTexts(onCart.reductions), toTexts(onShipping.reductions)]).toEqual([['a -20.00'], []])
})

test('promotions are available by date, group, currency, coupon and minimum amount, and apply by priority [CART-04]', () => {
  const now = new Date('2026-06-01T12:00:00Z')
  const audience = { now, buyerGroupIds: ['county'], currencyIsoCode: 'USD', couponCodes: new Map([['coupon', 'TEN']]) }
  const promotions = [
    createTestPromotion('late', { priority: 5 }),
    createTestPromotion('ended', { endsAt: now }),
    createTestPromotion('to come', { startsAt: new Date('2026-06-01T12:00:01Z') }),
    createTestPromotion('others', { buyerGroupIds: ['plant'] }),
    createTestPromotion('ours', { buyerGroupIds: ['plant', 'county'] }),
    createTestPromotion('euro', { currencyIsoCode: 'EUR' }),
    createTestPromotion('coupon', { requiresCoupon: true }),
    createTestPromotion('no coupon', { requiresCoupon: true }),
    createTestPromotion('large', { minimumAmount: decimal(100), priority: 1 }),
  ]
  const available = filterAndSortAvailablePromotions(promotions, audience)
  expect(available.map(({ id, couponCode }) => [id, couponCode])).toEqual([
    ['coupon', 'TEN'],
    ['ours', null],
    ['large', null],
    ['late', null],
  ])
  expect(filterQualifiedPromotions(available, size('99.99')).map(({ id }) => id)).toEqual(['coupon', 'ours', 'late'])
  expect(filterQualifiedPromotions(available, size('100'))).toHaveLength(4)
})

test('a used-up promotion is not available, and one with a minimum quantity applies from that quantity [CART-04]', () => {
  const audience = {
    now: new Date(),
    buyerGroupIds: [],
    currencyIsoCode: 'USD',
    couponCodes: new Map<string, string>(),
  }
  const available = filterAndSortAvailablePromotions(
    [createTestPromotion('gone', { isUsedUp: true }), createTestPromotion('dozen', { minimumQuantity: decimal(12) })],
    audience,
  )
  expect(available.map(({ id }) => id)).toEqual(['dozen'])
  expect(filterQualifiedPromotions(available, size('0', { dozen: 11 }))).toHaveLength(0)
  expect(filterQualifiedPromotions(available, size('0', { dozen: 12 }))).toHaveLength(1)
})

test('rewards across lines and promotions on the whole cart are applied, and the lines add up to the total [CART-09]', () => {
  const createLine = (productId: string, quantity: number, unitPrice: string) => ({
    id: productId,
    productId,
    categoryIds: [],
    quantity: decimal(quantity),
    unitPrice: decimal(unitPrice),
    amount: decimal(unitPrice).times(quantity),
  })
  const promotions = [
    createTestPromotion('gloves for hoses', {
      productIds: ['gloves'],
      qualifyingProductIds: ['hose'],
      buyQuantity: 2,
      getQuantity: 1,
      adjustmentValue: decimal(100),
    }),
    createTestPromotion('whole', { targetType: 'Cart', adjustmentValue: decimal(10) }),
  ]
  const lines = [createLine('hose', 4, '89.99'), createLine('gloves', 3, '19.95')]
  const { amounts, total, reductions } = applyPromotionsToLines(promotions, lines, 'USD')
  expect(reductions.map((of) => toTexts(of))).toEqual([[], ['gloves for hoses -39.90']])
  expect([total.toFixed(2), sum(amounts).toFixed(2)]).toEqual(['341.92', '341.92'])
})

test('whatever the promotions, no amount is negative and every part is a whole number of cents [CART-09]', () => {
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
        const reductions = applyItemPromotions(
          offers.map((one, index) => createTestPromotion(String(index), one)),
          { ...line, amount, quantity: decimal(pieces) },
        )
        expect(amount.plus(sum(reductions.map((one) => one.amount))).gte(ZERO)).toBe(true)
        for (const one of reductions)
          expect(one.amount.lt(ZERO) && one.amount.eq(roundMoney(one.amount, 'USD'))).toBe(true)
      },
    ),
  )
})
