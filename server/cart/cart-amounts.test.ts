import fc from 'fast-check'
import { decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { expect, test } from 'vitest'
import type { OpenPromotion } from '../promotions/service.ts'
import { cartLine } from '../testing/cart-line.ts'
import { offer } from '../testing/offer.ts'
import { allocateCart } from './allocate-cart.ts'
import type { CartTotals } from './cart.ts'
import { cartAmounts } from './cart-amounts.ts'
import { EMPTY_TOTALS, totalOf, withLine, withoutLine } from './cart-totals.ts'

const rates = ['0', '4.75', '7.25', '20'] as const

function cartOffer(adjustmentType: OpenPromotion['adjustmentType'], value: number, id = 'cart offer'): OpenPromotion {
  return offer(id, { targetType: 'Cart', adjustmentType, adjustmentValue: decimal(value).div(100) })
}

const anyLines = fc
  .array(
    fc.record({
      cents: fc.integer({ min: 0, max: 500_000 }),
      off: fc.integer({ min: 0, max: 5_000 }),
      rate: fc.constantFrom(...rates),
      quantity: fc.integer({ min: 1, max: 99 }),
      isTaxIncluded: fc.boolean(),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((facts) => facts.map((one, index) => cartLine(`line ${index}`, one)))
const anyOffer = fc.record({
  type: fc.constantFrom('PercentageDiscount' as const, 'AmountDiscount' as const),
  value: fc.integer({ min: 0, max: 100_00 }),
})
const method = {
  id: 'ground',
  name: 'Ground',
  carrier: null,
  classOfService: null,
  currencyIsoCode: 'USD',
  baseFee: decimal(25),
  freeFromAmount: decimal(1000),
  transitTimeMin: null,
  transitTimeMax: null,
  transitTimeUnit: null,
}
const group = {
  id: 'group',
  cartId: 'cart',
  name: 'group',
  isDefault: true,
  deliveryAddress: null,
  deliveryMethodId: 'ground',
  desiredDeliveryDate: null,
  shippingInstructions: null,
  isGift: false,
  giftMessage: null,
  giftToName: null,
  customFields: [],
}
const groups = [{ group, method }]

/** Totals as text, so that they can be compared. */
function textsOf(totals: CartTotals): unknown {
  return JSON.parse(
    JSON.stringify({
      ...totals,
      byGroup: Object.fromEntries(totals.byGroup),
      netByRate: Object.fromEntries(totals.netByRate),
      piecesByPromotion: Object.fromEntries(totals.piecesByPromotion),
      reductionByPromotion: Object.fromEntries(totals.reductionByPromotion),
    }),
  )
}

test('the lines of an order add up to the cart to the cent, however they are taxed, and nothing is below zero [CART-09] [CHK-06]', () => {
  fc.assert(
    fc.property(anyLines, fc.array(anyOffer, { maxLength: 3 }), (lines, offers) => {
      const promotions = offers.map(({ type, value }, index) => cartOffer(type, value, `cart offer ${index}`))
      const amounts = cartAmounts({ totals: totalOf(lines), promotions, groups, currencyIsoCode: 'USD' })
      const shares = allocateCart(lines, amounts, 'USD')
      const charge = amounts.shippingFee.plus(amounts.shippingAdjustment)
      expect(
        sum(shares.flatMap(({ total, addedTax }) => [total, addedTax]))
          .plus(charge)
          .toFixed(),
      ).toBe(amounts.grandTotal.toFixed())
      expect(sum(shares.map(({ tax }) => tax)).toFixed()).toBe(amounts.tax.toFixed())
      expect(sum(shares.map(({ addedTax }) => addedTax)).toFixed()).toBe(amounts.addedTax.toFixed())
      expect(sum(shares.map(({ adjustment }) => adjustment)).toFixed()).toBe(
        amounts.itemAdjustment.plus(amounts.cartAdjustment).toFixed(),
      )
      for (const { promotionId, amount } of amounts.reductions) {
        expect(
          sum(
            shares.flatMap(({ reductions }) =>
              reductions.flatMap((one) => (one.promotionId === promotionId ? [one.amount] : [])),
            ),
          ).toFixed(),
        ).toBe(amount.toFixed())
      }
      for (const { total, tax } of shares) expect(total.gte(ZERO) && tax.gte(ZERO)).toBe(true)
    }),
  )
})

test('where prices contain the tax it is told and not added, on lines and after an offer on the whole cart [CART-09]', () => {
  const lines = [
    cartLine('a', { cents: 11_900, off: 0, rate: '20', isTaxIncluded: true }),
    cartLine('b', { cents: 999, off: 99, rate: '7.25', isTaxIncluded: true }),
  ]
  const plain = cartAmounts({ totals: totalOf(lines), promotions: [], groups, currencyIsoCode: 'USD' })
  expect([plain.tax, plain.addedTax, plain.grandTotal].map((one) => one.toFixed(2))).toEqual([
    '20.44',
    '0.00',
    '153.00',
  ])
  expect(plain.taxLocaleType).toBe('Gross')
  const half = cartAmounts({
    totals: totalOf(lines),
    promotions: [cartOffer('PercentageDiscount', 50_00)],
    groups,
    currencyIsoCode: 'USD',
  })
  expect([half.cartAdjustment, half.tax, half.addedTax, half.grandTotal].map((one) => one.toFixed(2))).toEqual([
    '-64.00',
    '10.22',
    '0.00',
    '89.00',
  ])
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
  const lines = [
    cartLine('a', { cents: 1995, off: 0, rate: '7.25' }),
    cartLine('b', { cents: 1995, off: 0, rate: '7.25' }),
    cartLine('c', { cents: 1000, off: 0, rate: '0' }),
  ]
  const plain = cartAmounts({ totals: totalOf(lines), promotions: [], groups: [], currencyIsoCode: 'USD' })
  expect([plain.tax.toFixed(2), plain.grandTotal.toFixed(2)]).toEqual(['2.90', '52.80'])
  const half = cartAmounts({
    totals: totalOf(lines),
    promotions: [cartOffer('PercentageDiscount', 50_00)],
    groups: [],
    currencyIsoCode: 'USD',
  })
  expect([half.cartAdjustment.toFixed(2), half.tax.toFixed(2), half.grandTotal.toFixed(2)]).toEqual([
    '-24.95',
    '1.45',
    '26.40',
  ])
  const all = cartAmounts({
    totals: totalOf(lines),
    promotions: [cartOffer('PercentageDiscount', 100_00)],
    groups: [],
    currencyIsoCode: 'USD',
  })
  expect(all.grandTotal.toFixed(2)).toBe('0.00')
})

test.each([
  ['below the free amount', 99_999, '25.00'],
  ['at the free amount', 100_000, '0.00'],
])('delivery %s [CART-09]', (_what, cents, fee) => {
  const totals = withLine(EMPTY_TOTALS, cartLine('a', { cents, off: 0, rate: '0' }))
  expect(cartAmounts({ totals, promotions: [], groups, currencyIsoCode: 'USD' }).shippingFee.toFixed(2)).toBe(fee)
})
