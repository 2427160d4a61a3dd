import { type Decimal, toText, ZERO } from '@hydrant/kernel/money/decimal.ts'
import type { CartLine, CartTotals } from './cart.ts'
import { itemAdjustment } from './price-line.ts'

/** The totals of a cart without lines. */
export const EMPTY_TOTALS: CartTotals = {
  lineCount: 0,
  productCount: ZERO,
  list: ZERO,
  sales: ZERO,
  itemAdjustment: ZERO,
  tax: ZERO,
  netByRate: new Map(),
  reductionByPromotion: new Map(),
}

/** The totals with a line added. Costs the same however many lines there are. */
export function withLine(totals: CartTotals, line: CartLine): CartTotals {
  return counted(totals, line, 1)
}

/** The totals with a line taken out. */
export function withoutLine(totals: CartTotals, line: CartLine): CartTotals {
  return counted(totals, line, -1)
}

/** The totals of lines counted from nothing. */
export function totalOf(lines: readonly CartLine[]): CartTotals {
  return lines.reduce(withLine, EMPTY_TOTALS)
}

function counted(totals: CartTotals, { quantity, price }: CartLine, sign: 1 | -1): CartTotals {
  const adjustment = itemAdjustment(price)
  const net = price.totalSalesPrice.plus(adjustment)
  let { reductionByPromotion } = totals
  for (const { promotionId, amount } of price.reductions) reductionByPromotion = moved(reductionByPromotion, promotionId, amount.times(sign))
  return {
    lineCount: totals.lineCount + sign,
    productCount: totals.productCount.plus(quantity.times(sign)),
    list: totals.list.plus(price.totalListPrice.times(sign)),
    sales: totals.sales.plus(price.totalSalesPrice.times(sign)),
    itemAdjustment: totals.itemAdjustment.plus(adjustment.times(sign)),
    tax: totals.tax.plus(price.totalTax.times(sign)),
    netByRate: moved(totals.netByRate, toText(price.ratePercent), net.times(sign)),
    reductionByPromotion,
  }
}

function moved(amounts: ReadonlyMap<string, Decimal>, key: string, amount: Decimal): ReadonlyMap<string, Decimal> {
  const next = new Map(amounts)
  const total = (amounts.get(key) ?? ZERO).plus(amount)
  if (total.eq(ZERO)) next.delete(key)
  else next.set(key, total)
  return next
}
