import fc from 'fast-check'
import { type Decimal, decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { roundMoney } from '@hydrant/kernel/money/rounding.ts'
import { expect, test } from 'vitest'
import { NO_OFFERS, reduceAmount, reduceLine } from './apply-promotions.ts'
import { openPromotions, qualifiedPromotions } from './open-promotions.ts'
import type { OpenPromotion } from './promotion.ts'

const offer = (id: string, rest: Partial<OpenPromotion> = {}): OpenPromotion => ({
  id,
  displayName: id,
  termsAndConditions: null,
  isExclusive: false,
  requiresCoupon: false,
  priority: 0,
  startsAt: null,
  endsAt: null,
  targetType: 'Item',
  adjustmentType: 'PercentageDiscount',
  adjustmentValue: decimal(10),
  currencyIsoCode: null,
  minimumAmount: null,
  categoryIds: null,
  productIds: null,
  buyerGroupIds: null,
  couponCode: null,
  ...rest,
})

const line = { productId: 'hose', categoryIds: ['fire', 'hoses'], quantity: decimal(3), amount: decimal('99.99'), currencyIsoCode: 'USD' }
const told = (reductions: ReadonlyArray<{ promotionId: string; amount: Decimal }>) => reductions.map(({ promotionId, amount }) => `${promotionId} ${amount.toFixed(2)}`)

test.each([
  ['percent are rounded once', [offer('a')], ['a -10.00']],
  ['an amount is off each piece', [offer('a', { adjustmentType: 'AmountDiscount', adjustmentValue: decimal('1.25') })], ['a -3.75']],
  ['no more is taken than there is', [offer('a', { adjustmentType: 'AmountDiscount', adjustmentValue: decimal(50) })], ['a -99.99']],
  ['each takes its part of what is left', [offer('a', { adjustmentValue: decimal(50) }), offer('b', { adjustmentValue: decimal(50) })], ['a -50.00', 'b -25.00']],
  ['only what it is for', [offer('a', { productIds: ['nozzle'] }), offer('b', { categoryIds: ['hoses'] }), offer('c', { productIds: ['hose'], categoryIds: [] })], ['b -10.00', 'c -9.00']],
  ['an exclusive one stands alone', [offer('a', { isExclusive: true }), offer('b')], ['a -10.00']],
  ['an exclusive one does not join others', [offer('a'), offer('b', { isExclusive: true })], ['a -10.00']],
  ['one for nothing bars nobody', [offer('a', { isExclusive: true, adjustmentValue: ZERO }), offer('b')], ['b -10.00']],
  ['offers on carts leave lines alone', [offer('a', { targetType: 'Cart' })], []],
])('%s [CART-09]', (_what, promotions, expected) => {
  expect(told(reduceLine(promotions, line))).toEqual(expected)
})

test('after an exclusive offer nothing more is given, on the cart or its delivery [CART-04]', () => {
  const promotions = [offer('a', { targetType: 'Cart', isExclusive: true }), offer('b', { targetType: 'Shipping' })]
  const onCart = reduceAmount(promotions, { target: 'Cart', amount: decimal(200), currencyIsoCode: 'USD', given: NO_OFFERS })
  const onShipping = reduceAmount(promotions, { target: 'Shipping', amount: decimal(25), currencyIsoCode: 'USD', given: onCart.given })
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
  expect(open.map(({ id, couponCode }) => [id, couponCode])).toEqual([['coupon', 'TEN'], ['ours', null], ['large', null], ['late', null]])
  expect(qualifiedPromotions(open, decimal('99.99')).map(({ id }) => id)).toEqual(['coupon', 'ours', 'late'])
  expect(qualifiedPromotions(open, decimal(100))).toHaveLength(4)
})

test('whatever the offers, nothing falls below zero and every part can be paid [CART-09]', () => {
  const anyOffer = fc.record({
    isExclusive: fc.boolean(),
    adjustmentType: fc.constantFrom('PercentageDiscount' as const, 'AmountDiscount' as const),
    adjustmentValue: fc.integer({ min: 0, max: 20_000 }).map((value) => decimal(value).div(100)),
  })
  fc.assert(
    fc.property(fc.array(anyOffer, { maxLength: 8 }), fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 500 }), (offers, cents, pieces) => {
      const amount = decimal(cents).div(100)
      const reductions = reduceLine(offers.map((one, index) => offer(String(index), one)), { ...line, amount, quantity: decimal(pieces) })
      expect(amount.plus(sum(reductions.map((one) => one.amount))).gte(ZERO)).toBe(true)
      for (const one of reductions) expect(one.amount.lt(ZERO) && one.amount.eq(roundMoney(one.amount, 'USD'))).toBe(true)
    }),
  )
})
