import fc from 'fast-check'
import { decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { roundMoney } from '@hydrant/kernel/money/rounding.ts'
import { expect, test } from 'vitest'
import type { OpenPromotion } from '../promotions/service.ts'
import { allocateCart } from './allocate-cart.ts'
import type { CartLine, CartTotals } from './cart.ts'
import { cartAmounts } from './cart-amounts.ts'
import { EMPTY_TOTALS, totalOf, withLine, withoutLine } from './cart-totals.ts'

const rates = ['0', '4.75', '7.25', '20'] as const

/** A line of so many cents before tax, so many of them taken off by an offer on it. */
function line(id: string, facts: { cents: number; off: number; rate: (typeof rates)[number]; quantity?: number }): CartLine {
  const total = decimal(facts.cents).div(100)
  const off = decimal(Math.min(facts.off, facts.cents)).div(-100)
  const ratePercent = decimal(facts.rate)
  return {
    id,
    cartId: 'cart',
    productId: id,
    deliveryGroupId: 'group',
    sellingModelId: null,
    subscriptionTerm: null,
    name: id,
    quantity: decimal(facts.quantity ?? 1),
    price: {
      listPrice: total,
      salesPrice: total,
      totalListPrice: total,
      totalSalesPrice: total,
      reductions: off.eq(ZERO) ? [] : [{ promotionId: 'item offer', amount: off }],
      ratePercent,
      totalTax: roundMoney(total.plus(off).times(ratePercent).div(100), 'USD'),
      problem: null,
    },
  }
}

function cartOffer(adjustmentType: OpenPromotion['adjustmentType'], value: number): OpenPromotion {
  return {
    id: 'cart offer',
    displayName: 'cart offer',
    termsAndConditions: null,
    isExclusive: false,
    requiresCoupon: false,
    priority: 0,
    startsAt: null,
    endsAt: null,
    targetType: 'Cart',
    adjustmentType,
    adjustmentValue: decimal(value).div(100),
    currencyIsoCode: null,
    minimumAmount: null,
    categoryIds: null,
    productIds: null,
    buyerGroupIds: null,
    couponCode: null,
  }
}

const anyLines = fc
  .array(fc.record({ cents: fc.integer({ min: 0, max: 500_000 }), off: fc.integer({ min: 0, max: 5_000 }), rate: fc.constantFrom(...rates), quantity: fc.integer({ min: 1, max: 99 }) }), { minLength: 1, maxLength: 30 })
  .map((facts) => facts.map((one, index) => line(`line ${index}`, one)))
const anyOffer = fc.record({ type: fc.constantFrom('PercentageDiscount' as const, 'AmountDiscount' as const), value: fc.integer({ min: 0, max: 100_00 }) })
const method = { id: 'ground', name: 'Ground', carrier: null, classOfService: null, currencyIsoCode: 'USD', baseFee: decimal(25), freeFromAmount: decimal(1000), transitTimeMin: null, transitTimeMax: null, transitTimeUnit: null }

/** Totals as text, so that they can be compared. */
function textsOf(totals: CartTotals): unknown {
  return JSON.parse(JSON.stringify({ ...totals, netByRate: Object.fromEntries(totals.netByRate), reductionByPromotion: Object.fromEntries(totals.reductionByPromotion) }))
}

test('the lines of an order add up to the cart to the cent, and nothing is below zero [CART-09] [CHK-06]', () => {
  fc.assert(
    fc.property(anyLines, anyOffer, (lines, offer) => {
      const amounts = cartAmounts({ totals: totalOf(lines), promotions: [cartOffer(offer.type, offer.value)], method, currencyIsoCode: 'USD' })
      const shares = allocateCart(lines, amounts, 'USD')
      const charge = amounts.shippingFee.plus(amounts.shippingAdjustment)
      expect(sum(shares.flatMap(({ total, tax }) => [total, tax])).plus(charge).toFixed()).toBe(amounts.grandTotal.toFixed())
      expect(sum(shares.map(({ tax }) => tax)).toFixed()).toBe(amounts.tax.toFixed())
      expect(sum(shares.map(({ adjustment }) => adjustment)).toFixed()).toBe(amounts.itemAdjustment.plus(amounts.cartAdjustment).toFixed())
      for (const { total, tax } of shares) expect(total.gte(ZERO) && tax.gte(ZERO)).toBe(true)
    }),
  )
})

test('running sums are what counting anew gives, in whatever order lines come and go [CART-09]', () => {
  fc.assert(
    fc.property(anyLines, fc.integer({ min: 0, max: 29 }), (lines, gone) => {
      const kept = lines.filter((_, index) => index !== gone)
      const removed = lines[gone]
      const moved = removed === undefined ? totalOf(lines) : withoutLine(totalOf(lines), removed)
      expect(textsOf(moved)).toEqual(textsOf(totalOf(kept)))
    }),
  )
})

test('an offer on the whole cart lowers the tax with the price; without one each line is rounded [CART-09]', () => {
  const lines = [line('a', { cents: 1995, off: 0, rate: '7.25' }), line('b', { cents: 1995, off: 0, rate: '7.25' }), line('c', { cents: 1000, off: 0, rate: '0' })]
  const plain = cartAmounts({ totals: totalOf(lines), promotions: [], method: null, currencyIsoCode: 'USD' })
  expect([plain.tax.toFixed(2), plain.grandTotal.toFixed(2)]).toEqual(['2.90', '52.80'])
  const half = cartAmounts({ totals: totalOf(lines), promotions: [cartOffer('PercentageDiscount', 50_00)], method: null, currencyIsoCode: 'USD' })
  expect([half.cartAdjustment.toFixed(2), half.tax.toFixed(2), half.grandTotal.toFixed(2)]).toEqual(['-24.95', '1.45', '26.40'])
  const all = cartAmounts({ totals: totalOf(lines), promotions: [cartOffer('PercentageDiscount', 100_00)], method: null, currencyIsoCode: 'USD' })
  expect(all.grandTotal.toFixed(2)).toBe('0.00')
})

test.each([
  ['below the free amount', 99_999, '25.00'],
  ['at the free amount', 100_000, '0.00'],
])('delivery %s [CART-09]', (_what, cents, fee) => {
  const totals = withLine(EMPTY_TOTALS, line('a', { cents, off: 0, rate: '0' }))
  expect(cartAmounts({ totals, promotions: [], method, currencyIsoCode: 'USD' }).shippingFee.toFixed(2)).toBe(fee)
})
