import fc from 'fast-check'
import { type Decimal, decimal } from '@hydrant/kernel/money/decimal.ts'
import { expect, test } from 'vitest'
import { cartLine } from '../testing/cart-line.ts'
import { offer } from '../testing/offer.ts'
import { allocateCart } from './allocate-cart.ts'
import { cartAmounts } from './cart-amounts.ts'
import { totalOf } from './cart-totals.ts'

// What follows is written from server/tax/README.md alone, in whole cents and hundredths of a percent, and shares
// nothing with the shop.

interface Goods {
  readonly net: bigint
  readonly rate: bigint
  readonly isIncluded: boolean
}

interface WholeOffer {
  readonly percent: bigint | null
  readonly amount: bigint
  readonly maximum: bigint | null
}

/** Step 1; rates are hundredths of a percent. */
function taxOfCents(cents: bigint, { rate, isIncluded }: Pick<Goods, 'rate' | 'isIncluded'>): bigint {
  return rounded(cents * rate, isIncluded ? 10_000n + rate : 10_000n)
}

function rounded(above: bigint, below: bigint): bigint {
  return (above * 2n + below) / (below * 2n)
}

/** Step 5. */
function split(amount: bigint, weights: readonly bigint[]): bigint[] {
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

/** Steps 3: what each offer takes. */
function takenBy(offers: readonly WholeOffer[], sum: bigint): bigint[] {
  let left = sum
  return offers.flatMap(({ percent, amount, maximum }) => {
    const wanted = percent === null ? amount : rounded(left * percent, 10_000n)
    const taken = [wanted, left, ...(maximum === null ? [] : [maximum])].reduce((least, one) =>
      one < least ? one : least,
    )
    left -= taken
    return taken === 0n ? [] : [taken]
  })
}

function splitAll(
  taken: readonly bigint[],
  amounts: readonly bigint[],
): { readonly parts: readonly bigint[][]; readonly left: readonly bigint[] } {
  let left = [...amounts]
  const parts = taken.map((amount) => {
    const shares = split(amount, left)
    left = left.map((one, index) => one - shares[index]!)
    return shares
  })
  return { parts, left }
}

function independentTaxes(
  lines: readonly Goods[],
  offers: readonly WholeOffer[],
): { readonly cart: bigint; readonly lines: readonly bigint[] } {
  const taken = takenBy(
    offers,
    lines.reduce((sum, { net }) => sum + net, 0n),
  )
  const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, one) => sum + one, 0n)
  if (taken.length === 0) {
    const ofLines = lines.map((line) => taxOfCents(line.net, line))
    return { cart: sumOf(ofLines), lines: ofLines }
  }
  const groups = [...Map.groupBy(lines, ({ rate, isIncluded }) => `${rate} ${isIncluded}`).values()]
    .filter((group) => group.some(({ net }) => net > 0n))
    .toSorted(
      ([one], [other]) => Number(one!.rate - other!.rate) || Number(one!.isIncluded) - Number(other!.isIncluded),
    )
  const ofGroups = splitAll(
    taken,
    groups.map((group) => sumOf(group.map(({ net }) => net))),
  )
  const byLine = new Map<Goods, bigint>()
  const taxes = groups.map((group, index) => {
    const tax = taxOfCents(ofGroups.left[index]!, group[0]!)
    const ofLines = splitAll(
      ofGroups.parts.map((shares) => shares[index]!),
      group.map(({ net }) => net),
    )
    for (const [place, share] of split(tax, ofLines.left).entries()) byLine.set(group[place]!, share)
    return tax
  })
  return { cart: sumOf(taxes), lines: lines.map((line) => byLine.get(line) ?? 0n) }
}

const anyLine = fc.record({
  cents: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 900_000 })),
  off: fc.integer({ min: 0, max: 5_000 }),
  rate: fc.constantFrom('0', '4.75', '7.25', '7.5', '19', '20'),
  isTaxIncluded: fc.boolean(),
})
const anyOffer = fc.record({
  isPercent: fc.boolean(),
  value: fc.integer({ min: 0, max: 100_00 }),
  maximum: fc.option(fc.integer({ min: 1, max: 50_000 })),
})
const hundredths = (text: string): bigint => BigInt(decimal(text).times(100).toFixed())
const cents = (amount: Decimal): bigint => BigInt(amount.times(100).toFixed())

test('who follows the documented steps comes to the same tax as the shop, on the cart and on each line of its order [CART-09]', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 12 }),
      fc.array(anyOffer, { maxLength: 4 }),
      (facts, offers) => {
        const lines = facts.map((one, index) => cartLine(`line ${index}`, one))
        const promotions = offers.map(({ isPercent, value, maximum }, index) =>
          offer(`offer ${index}`, {
            targetType: 'Cart',
            adjustmentType: isPercent ? 'PercentageDiscount' : 'AmountDiscount',
            adjustmentValue: decimal(value).div(100),
            maximumDiscount: maximum === null ? null : decimal(maximum).div(100),
          }),
        )
        const amounts = cartAmounts({ totals: totalOf(lines), promotions, groups: [], currencyIsoCode: 'USD' })
        const expected = independentTaxes(
          facts.map(({ cents: before, off, rate, isTaxIncluded }) => ({
            net: BigInt(before - Math.min(off, before)),
            rate: hundredths(rate),
            isIncluded: isTaxIncluded,
          })),
          offers.map(({ isPercent, value, maximum }) => ({
            percent: isPercent ? BigInt(value) : null,
            amount: BigInt(value),
            maximum: maximum === null ? null : BigInt(maximum),
          })),
        )
        expect(cents(amounts.tax)).toBe(expected.cart)
        expect(allocateCart(lines, amounts, 'USD').map(({ tax }) => cents(tax))).toEqual(expected.lines)
      },
    ),
    { numRuns: 1000 },
  )
})
