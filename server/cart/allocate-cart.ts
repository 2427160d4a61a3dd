import { type Decimal, toText, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { allocate } from '@hydrant/kernel/money/rounding.ts'
import type { CartLine } from './cart.ts'
import { type CartAmounts, groupTax, type TaxGroup } from './cart-amounts.ts'
import { itemAdjustment } from './price-line.ts'

/** What one line contributes to an order, with its part of the offers on the whole cart. */
export interface LineShare {
  readonly line: CartLine
  /** Item and cart offers; negative. */
  readonly adjustment: Decimal
  /** After all offers, before tax. */
  readonly total: Decimal
  readonly tax: Decimal
}

/** Spreads a cart's amounts over its lines, so that the lines add up to the cart to the last minor unit. Keeps the order of the lines. */
export function allocateCart(lines: readonly CartLine[], amounts: CartAmounts, currencyIsoCode: string): LineShare[] {
  const byRate = Map.groupBy(lines, ({ price }) => toText(price.ratePercent))
  const shares = new Map(
    amounts.taxGroups.flatMap((group) => {
      const ofGroup = byRate.get(toText(group.ratePercent)) ?? []
      return shareGroup(ofGroup, group, { hasCartOffer: !amounts.cartAdjustment.eq(ZERO), currencyIsoCode }).map((share) => [share.line.id, share])
    }),
  )
  return lines.map((line) => shares.get(line.id) ?? { line, adjustment: itemAdjustment(line.price), total: netOf(line), tax: line.price.totalTax })
}

function shareGroup(lines: readonly CartLine[], group: TaxGroup, { hasCartOffer, currencyIsoCode }: { hasCartOffer: boolean; currencyIsoCode: string }): LineShare[] {
  const offers = allocate(group.cartAdjustment, lines.map(netOf), currencyIsoCode)
  const totals = lines.map((line, index) => netOf(line).plus(offers[index] ?? ZERO))
  const taxes = hasCartOffer ? allocate(groupTax(group, currencyIsoCode), totals, currencyIsoCode) : lines.map(({ price }) => price.totalTax)
  return lines.map((line, index) => {
    const total = totals[index] ?? ZERO
    return { line, adjustment: total.minus(line.price.totalSalesPrice), total, tax: taxes[index] ?? ZERO }
  })
}

function netOf({ price }: CartLine): Decimal {
  return price.totalSalesPrice.plus(itemAdjustment(price))
}
