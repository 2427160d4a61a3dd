import fc from 'fast-check'
import { type Decimal, decimal } from '@hydrant/kernel/money/decimal.ts'
import { expect, test } from 'vitest'
import { createCartLine } from '../../testing/cart-line.ts'
import { createTestPromotion } from '../../testing/test-promotion.ts'
import { allocateCartAmounts } from './allocate-cart.ts'
import { calculateAmounts } from './calculate-amounts.ts'
import { sumLines } from './cart-totals.ts'

// The calculation below follows server/tax/README.md alone, in whole cents and hundredths of a percent, and shares no
// code with the shop.

interface TaxedLine {
  readonly net: bigint
  readonly rate: bigint
  readonly isIncluded: boolean
}

interface CartPromotionInput {
  readonly percent: bigint | null
  readonly amount: bigint
  readonly maximum: bigint | null
}

/** Step 1; rates are hundredths of a percent. */
function calculateTax(cents: bigint, { rate, isIncluded }: Pick<TaxedLine, 'rate' | 'isIncluded'>): bigint {
  return divideRounded(cents * rate, isIncluded ? 10_000n + rate : 10_000n)
}

function divideRounded(numerator: bigint, denominator: bigint): bigint {
  return (numerator * 2n + denominator) / (denominator * 2n)
}

/** Step 5. */
function allocateCents(amount: bigint, weights: readonly bigint[]): bigint[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n)
  if (total === 0n) return weights.map((_, index) => (index === 0 ? amount : 0n))
  const parts = weights.map((weight) => (amount * weight) / total)
  const missing = Number(amount - parts.reduce((sum, part) => sum + part, 0n))
  const ranked = weights
    .map((weight, index) => ({ index, remainder: (amount * weight) % total }))
    .toSorted((one, other) => Number(other.remainder - one.remainder) || one.index - other.index)
  for (const { index } of ranked.slice(0, missing)) parts[index]! += 1n
  return parts
}

/** Step 3: what each promotion takes off. */
function calculateDiscounts(promotionInputs: readonly CartPromotionInput[], sum: bigint): bigint[] {
  let remaining = sum
  return promotionInputs.flatMap(({ percent, amount, maximum }) => {
    const nominalDiscount = percent === null ? amount : divideRounded(remaining * percent, 10_000n)
    const discounts = [nominalDiscount, remaining, ...(maximum === null ? [] : [maximum])].reduce((lowest, one) =>
      one < lowest ? one : lowest,
    )
    remaining -= discounts
    return discounts === 0n ? [] : [discounts]
  })
}

function allocateEach(
  discounts: readonly bigint[],
  amounts: readonly bigint[],
): { readonly parts: readonly bigint[][]; readonly remaining: readonly bigint[] } {
  let remaining = [...amounts]
  const parts = discounts.map((amount) => {
    const shares = allocateCents(amount, remaining)
    remaining = remaining.map((one, index) => one - shares[index]!)
    return shares
  })
  return { parts, remaining }
}

function calculateExpectedTaxes(
  lines: readonly TaxedLine[],
  promotionInputs: readonly CartPromotionInput[],
): { readonly cart: bigint; readonly lines: readonly bigint[] } {
  const discounts = calculateDiscounts(
    promotionInputs,
    lines.reduce((sum, { net }) => sum + net, 0n),
  )
  const sumAmounts = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, one) => sum + one, 0n)
  if (discounts.length === 0) {
    const lineShares = lines.map((line) => calculateTax(line.net, line))
    return { cart: sumAmounts(lineShares), lines: lineShares }
  }
  const groups = [...Map.groupBy(lines, ({ rate, isIncluded }) => `${rate} ${isIncluded}`).values()]
    .filter((group) => group.some(({ net }) => net > 0n))
    .toSorted(
      ([one], [other]) => Number(one!.rate - other!.rate) || Number(one!.isIncluded) - Number(other!.isIncluded),
    )
  const groupShares = allocateEach(
    discounts,
    groups.map((group) => sumAmounts(group.map(({ net }) => net))),
  )
  const taxByLine = new Map<TaxedLine, bigint>()
  const taxes = groups.map((group, index) => {
    const tax = calculateTax(groupShares.remaining[index]!, group[0]!)
    const lineShares = allocateEach(
      groupShares.parts.map((shares) => shares[index]!),
      group.map(({ net }) => net),
    )
    for (const [lineIndex, share] of allocateCents(tax, lineShares.remaining).entries())
      taxByLine.set(group[lineIndex]!, share)
    return tax
  })
  return { cart: sumAmounts(taxes), lines: lines.map((line) => taxByLine.get(line) ?? 0n) }
}

const anyLine = fc.record({
  priceCents: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 900_000 })),
  discountCents: fc.integer({ min: 0, max: 5_000 }),
  taxRatePercent: fc.constantFrom('0', '4.75', '7.25', '7.5', '19', '20'),
  isTaxIncluded: fc.boolean(),
})
const anyPromotion = fc.record({
  isPercent: fc.boolean(),
  value: fc.integer({ min: 0, max: 100_00 }),
  maximum: fc.option(fc.integer({ min: 1, max: 50_000 })),
})
const toHundredths = (text: string): bigint => BigInt(decimal(text).times(100).toFixed())
const cents = (amount: Decimal): bigint => BigInt(amount.times(100).toFixed())

test('the documented steps give the same tax as the shop, for the cart and for each line of its order [CART-09]', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 12 }),
      fc.array(anyPromotion, { maxLength: 4 }),
      (lineInputs, promotionInputs) => {
        const lines = lineInputs.map((one, index) => createCartLine(`line ${index}`, one))
        const promotions = promotionInputs.map(({ isPercent, value, maximum }, index) =>
          createTestPromotion(`offer ${index}`, {
            targetType: 'Cart',
            adjustmentType: isPercent ? 'PercentageDiscount' : 'AmountDiscount',
            adjustmentValue: decimal(value).div(100),
            maximumDiscount: maximum === null ? null : decimal(maximum).div(100),
          }),
        )
        const amounts = calculateAmounts({ totals: sumLines(lines), promotions, groups: [], currencyIsoCode: 'USD' })
        const expected = calculateExpectedTaxes(
          lineInputs.map(({ priceCents, discountCents, taxRatePercent, isTaxIncluded }) => ({
            net: BigInt(priceCents - Math.min(discountCents, priceCents)),
            rate: toHundredths(taxRatePercent),
            isIncluded: isTaxIncluded,
          })),
          promotionInputs.map(({ isPercent, value, maximum }) => ({
            percent: isPercent ? BigInt(value) : null,
            amount: BigInt(value),
            maximum: maximum === null ? null : BigInt(maximum),
          })),
        )
        expect(cents(amounts.tax)).toBe(expected.cart)
        expect(allocateCartAmounts(lines, amounts, 'USD').map(({ tax }) => cents(tax))).toEqual(expected.lines)
      },
    ),
    { numRuns: 1000 },
  )
})
