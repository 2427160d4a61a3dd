import fc from 'fast-check'
import { decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { expect, test } from 'vitest'
import type { AvailablePromotion } from '../../promotions/service.ts'
import { createCartLine } from '../../testing/cart-line.ts'
import { createTestPromotion } from '../../testing/test-promotion.ts'
import { allocateCartAmounts } from './allocate-cart.ts'
import type { CartTotals } from '../cart.ts'
import { calculateAmounts } from './calculate-amounts.ts'
import { EMPTY_TOTALS, sumLines, addLineToTotals, subtractLineFromTotals } from './cart-totals.ts'

const rates = ['0', '4.75', '7.25', '20'] as const

function cartPromotion(
  adjustmentType: AvailablePromotion['adjustmentType'],
  value: number,
  id = 'cart offer',
): AvailablePromotion {
  return createTestPromotion(id, { targetType: 'Cart', adjustmentType, adjustmentValue: decimal(value).div(100) })
}

const anyLines = fc
  .array(
    fc.record({
      priceCents: fc.integer({ min: 0, max: 500_000 }),
      discountCents: fc.integer({ min: 0, max: 5_000 }),
      taxRatePercent: fc.constantFrom(...rates),
      quantity: fc.integer({ min: 1, max: 99 }),
      isTaxIncluded: fc.boolean(),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((lineInputs) => lineInputs.map((one, index) => createCartLine(`line ${index}`, one)))
const anyPromotion = fc.record({
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
  processTime: null,
  processTimeUnit: null,
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
function toComparable(totals: CartTotals): unknown {
  return JSON.parse(
    JSON.stringify({
      ...totals,
      byGroup: Object.fromEntries(totals.byGroup),
      netByRate: Object.fromEntries(totals.reducedAmountByRate),
      piecesByPromotion: Object.fromEntries(totals.countedUnitsByPromotion),
      reductionByPromotion: Object.fromEntries(totals.reductionByPromotion),
    }),
  )
}

test('the lines of an order add up to the cart to the cent, whatever their tax, and no amount is negative [CART-09] [CHK-06]', () => {
  fc.assert(
    fc.property(anyLines, fc.array(anyPromotion, { maxLength: 3 }), (lines, promotionInputs) => {
      const promotions = promotionInputs.map(({ type, value }, index) =>
        cartPromotion(type, value, `cart offer ${index}`),
      )
      const amounts = calculateAmounts({ totals: sumLines(lines), promotions, groups, currencyIsoCode: 'USD' })
      const shares = allocateCartAmounts(lines, amounts, 'USD')
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

test('tax included in prices is stated and not added, on lines and after a promotion on the whole cart [CART-09]', () => {
  const lines = [
    createCartLine('a', { priceCents: 11_900, discountCents: 0, taxRatePercent: '20', isTaxIncluded: true }),
    createCartLine('b', { priceCents: 999, discountCents: 99, taxRatePercent: '7.25', isTaxIncluded: true }),
  ]
  const withoutPromotion = calculateAmounts({ totals: sumLines(lines), promotions: [], groups, currencyIsoCode: 'USD' })
  expect(
    [withoutPromotion.tax, withoutPromotion.addedTax, withoutPromotion.grandTotal].map((one) => one.toFixed(2)),
  ).toEqual(['20.44', '0.00', '153.00'])
  expect(withoutPromotion.taxLocaleType).toBe('Gross')
  const withHalfOff = calculateAmounts({
    totals: sumLines(lines),
    promotions: [cartPromotion('PercentageDiscount', 50_00)],
    groups,
    currencyIsoCode: 'USD',
  })
  expect(
    [withHalfOff.cartAdjustment, withHalfOff.tax, withHalfOff.addedTax, withHalfOff.grandTotal].map((one) =>
      one.toFixed(2),
    ),
  ).toEqual(['-64.00', '10.22', '0.00', '89.00'])
})

test('running totals equal totals calculated from scratch, in whatever order lines are added and removed [CART-09]', () => {
  fc.assert(
    fc.property(anyLines, fc.integer({ min: 0, max: 29 }), (lines, removedIndex) => {
      const remainingLines = lines.filter((_, index) => index !== removedIndex)
      const removed = lines[removedIndex]
      const runningTotals = removed === undefined ? sumLines(lines) : subtractLineFromTotals(sumLines(lines), removed)
      expect(toComparable(runningTotals)).toEqual(toComparable(sumLines(remainingLines)))
    }),
  )
})

test('a promotion on the whole cart reduces the tax with the price; without one the tax of each line is rounded [CART-09]', () => {
  const lines = [
    createCartLine('a', { priceCents: 1995, discountCents: 0, taxRatePercent: '7.25' }),
    createCartLine('b', { priceCents: 1995, discountCents: 0, taxRatePercent: '7.25' }),
    createCartLine('c', { priceCents: 1000, discountCents: 0, taxRatePercent: '0' }),
  ]
  const withoutPromotion = calculateAmounts({
    totals: sumLines(lines),
    promotions: [],
    groups: [],
    currencyIsoCode: 'USD',
  })
  expect([withoutPromotion.tax.toFixed(2), withoutPromotion.grandTotal.toFixed(2)]).toEqual(['2.90', '52.80'])
  const withHalfOff = calculateAmounts({
    totals: sumLines(lines),
    promotions: [cartPromotion('PercentageDiscount', 50_00)],
    groups: [],
    currencyIsoCode: 'USD',
  })
  expect([
    withHalfOff.cartAdjustment.toFixed(2),
    withHalfOff.tax.toFixed(2),
    withHalfOff.grandTotal.toFixed(2),
  ]).toEqual(['-24.95', '1.45', '26.40'])
  const withAllOff = calculateAmounts({
    totals: sumLines(lines),
    promotions: [cartPromotion('PercentageDiscount', 100_00)],
    groups: [],
    currencyIsoCode: 'USD',
  })
  expect(withAllOff.grandTotal.toFixed(2)).toBe('0.00')
})

test.each([
  ['below the free amount', 99_999, '25.00'],
  ['at the free amount', 100_000, '0.00'],
])('the delivery fee %s [CART-09]', (_what, cents, fee) => {
  const totals = addLineToTotals(
    EMPTY_TOTALS,
    createCartLine('a', { priceCents: cents, discountCents: 0, taxRatePercent: '0' }),
  )
  expect(calculateAmounts({ totals, promotions: [], groups, currencyIsoCode: 'USD' }).shippingFee.toFixed(2)).toBe(fee)
})
