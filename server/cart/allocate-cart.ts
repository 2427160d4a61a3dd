import { type Decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { allocate } from '@hydrant/kernel/money/rounding.ts'
import type { Reduction } from '../promotions/service.ts'
import type { CartLine } from './cart.ts'
import { type CartAmounts, groupTax, splitReductions, type TaxGroup } from './cart-amounts.ts'
import { itemAdjustment } from './price-line.ts'
import { taxKeyOf } from './tax-key.ts'

/**
 * What one line contributes to an order, with its part of the offers on the whole cart. Where prices contain their tax
 * (Gross), `total` contains it: `tax` tells it, and only `addedTax`, which is nothing there, comes on top. Over all
 * lines: the totals and added taxes, with shipping after offers, add up to the cart's grand total, and the taxes to its
 * tax.
 */
export interface LineShare {
  readonly line: CartLine
  /** What each offer takes off the line, those on it first; each offer's shares add up to what it takes off in all. */
  readonly reductions: readonly Reduction[]
  /** Their sum; negative. */
  readonly adjustment: Decimal
  /** After all offers; with the tax where the price contains it. */
  readonly total: Decimal
  readonly tax: Decimal
  /** The tax on top of `total`. */
  readonly addedTax: Decimal
}

/**
 * Spreads a cart's amounts over its lines, so that the lines add up to the cart to the last minor unit. Keeps the order
 * of the lines.
 */
export function allocateCart(lines: readonly CartLine[], amounts: CartAmounts, currencyIsoCode: string): LineShare[] {
  const byTaxation = Map.groupBy(lines, ({ price }) => taxKeyOf(price))
  const hasCartOffer = !amounts.cartAdjustment.eq(ZERO)
  const shares = new Map(
    amounts.taxGroups.flatMap((group) => {
      const ofGroup = byTaxation.get(taxKeyOf(group)) ?? []
      return shareGroup(ofGroup, group, { hasCartOffer, currencyIsoCode }).map((share) => [share.line.id, share])
    }),
  )
  return lines.map((line) => shares.get(line.id) ?? shareOf(line, { cartReductions: [], tax: line.price.totalTax }))
}

function shareGroup(
  lines: readonly CartLine[],
  group: TaxGroup,
  { hasCartOffer, currencyIsoCode }: { hasCartOffer: boolean; currencyIsoCode: string },
): LineShare[] {
  const offers = splitReductions(group.cartReductions, lines.map(netOf), currencyIsoCode)
  const totals = lines.map((line, index) => sum([netOf(line), ...(offers[index] ?? []).map(({ amount }) => amount)]))
  const taxes = hasCartOffer
    ? allocate(groupTax(group, currencyIsoCode), totals, currencyIsoCode)
    : lines.map(({ price }) => price.totalTax)
  return lines.map((line, index) => shareOf(line, { cartReductions: offers[index] ?? [], tax: taxes[index] ?? ZERO }))
}

function shareOf(
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

function netOf({ price }: CartLine): Decimal {
  return price.totalSalesPrice.plus(itemAdjustment(price))
}
