import { type Decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { allocateProportionally } from '@hydrant/kernel/money/rounding.ts'
import type { Reduction } from '../../promotions/service.ts'
import type { CartLine } from '../cart.ts'
import { type CartAmounts, calculateTaxOfTaxGroup, splitReductions, type TaxGroup } from './calculate-amounts.ts'
import { sumReductions } from './price-line.ts'
import { toTaxKey } from './tax-key.ts'

/**
 * What one line contributes to an order, with its share of the promotions on the whole cart. Where prices include tax
 * (Gross), `total` includes `tax`, and `addedTax` is zero; otherwise (Net) `addedTax` equals `tax` and is paid on top
 * of `total`. Over all lines, the totals and added taxes, plus shipping after promotions, add up to the grand total of
 * the cart, and the taxes to its tax.
 */
export interface LineShare {
  readonly line: CartLine
  /**
   * What each promotion takes off the line, item promotions first; the shares of a promotion add up to its whole
   * discount.
   */
  readonly reductions: readonly Reduction[]
  /** The sum of the reductions; negative. */
  readonly adjustment: Decimal
  /** The price after all promotions, including tax where prices include it. */
  readonly total: Decimal
  readonly tax: Decimal
  /** The tax on top of `total`. */
  readonly addedTax: Decimal
}

/**
 * Distributes the amounts of a cart over its lines, in their order, so that the lines add up to the cart to the last
 * minor unit.
 */
export function allocateCartAmounts(
  lines: readonly CartLine[],
  amounts: CartAmounts,
  currencyIsoCode: string,
): LineShare[] {
  const linesByTaxKey = Map.groupBy(lines, ({ price }) => toTaxKey(price))
  const hasCartPromotion = !amounts.cartAdjustment.eq(ZERO)
  const shares = new Map(
    amounts.taxGroups.flatMap((group) => {
      const linesOfGroup = linesByTaxKey.get(toTaxKey(group)) ?? []
      return allocateTaxGroupAmounts(linesOfGroup, group, { hasCartPromotion, currencyIsoCode }).map((share) => [
        share.line.id,
        share,
      ])
    }),
  )
  return lines.map((line) => shares.get(line.id) ?? toLineShare(line, { cartReductions: [], tax: line.price.totalTax }))
}

function allocateTaxGroupAmounts(
  lines: readonly CartLine[],
  group: TaxGroup,
  { hasCartPromotion, currencyIsoCode }: { hasCartPromotion: boolean; currencyIsoCode: string },
): LineShare[] {
  const cartReductionsByLine = splitReductions(group.cartReductions, lines.map(calculateReducedAmount), currencyIsoCode)
  const totals = lines.map((line, index) =>
    sum([calculateReducedAmount(line), ...(cartReductionsByLine[index] ?? []).map(({ amount }) => amount)]),
  )
  const taxes = hasCartPromotion
    ? allocateProportionally(calculateTaxOfTaxGroup(group, currencyIsoCode), totals, currencyIsoCode)
    : lines.map(({ price }) => price.totalTax)
  return lines.map((line, index) =>
    toLineShare(line, { cartReductions: cartReductionsByLine[index] ?? [], tax: taxes[index] ?? ZERO }),
  )
}

function toLineShare(
  line: CartLine,
  { cartReductions, tax }: { cartReductions: readonly Reduction[]; tax: Decimal },
): LineShare {
  const reductions = [...line.price.reductions, ...cartReductions]
  const adjustment = sum(reductions.map(({ amount }) => amount))
  return {
    line,
    reductions,
    adjustment,
    total: line.price.totalSalesPrice.plus(adjustment),
    tax,
    addedTax: line.price.isTaxIncluded ? ZERO : tax,
  }
}

/** Returns what a line costs after its own promotions, and before those of the cart; with tax where prices include it. */
function calculateReducedAmount({ price }: CartLine): Decimal {
  return price.totalSalesPrice.plus(sumReductions(price))
}
