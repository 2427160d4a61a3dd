import { type Decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import type { CartLine, CartTotals, GroupTotals } from './cart.ts'
import { countedPieces } from '../promotions/service.ts'
import { itemAdjustment } from './price-line.ts'
import { taxKeyOf } from './tax-key.ts'

/** The totals of a cart without lines. */
export const EMPTY_TOTALS: CartTotals = {
  lineCount: 0,
  productCount: ZERO,
  list: ZERO,
  sales: ZERO,
  itemAdjustment: ZERO,
  tax: ZERO,
  includedTax: ZERO,
  netByRate: new Map(),
  piecesByPromotion: new Map(),
  subscriptionCount: ZERO,
  reductionByPromotion: new Map(),
  byGroup: new Map(),
}

/** The totals of a delivery group without lines. */
export const EMPTY_GROUP: GroupTotals = { lineCount: 0, productCount: ZERO, sales: ZERO, net: ZERO, problemCount: 0 }

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

function counted(totals: CartTotals, line: CartLine, sign: 1 | -1): CartTotals {
  const { quantity, price } = line
  const adjustment = itemAdjustment(price)
  const net = price.totalSalesPrice.plus(adjustment)
  let { reductionByPromotion } = totals
  for (const { promotionId, amount } of price.reductions)
    reductionByPromotion = moved(reductionByPromotion, promotionId, amount.times(sign))
  return {
    lineCount: totals.lineCount + sign,
    productCount: totals.productCount.plus(quantity.times(sign)),
    list: totals.list.plus(price.totalListPrice.times(sign)),
    sales: totals.sales.plus(price.totalSalesPrice.times(sign)),
    itemAdjustment: totals.itemAdjustment.plus(adjustment.times(sign)),
    tax: totals.tax.plus(price.totalTax.times(sign)),
    includedTax: price.isTaxIncluded ? totals.includedTax.plus(price.totalTax.times(sign)) : totals.includedTax,
    netByRate: moved(totals.netByRate, taxKeyOf(price), net.times(sign)),
    piecesByPromotion: countedPieces(totals.piecesByPromotion, { quantity, sets: price.sets }, sign),
    subscriptionCount: price.isSubscription
      ? totals.subscriptionCount.plus(quantity.times(sign))
      : totals.subscriptionCount,
    reductionByPromotion,
    byGroup: countedInGroup(totals.byGroup, line, sign),
  }
}

function countedInGroup(
  byGroup: CartTotals['byGroup'],
  { deliveryGroupId, quantity, price }: CartLine,
  sign: 1 | -1,
): CartTotals['byGroup'] {
  const next = new Map(byGroup)
  const { lineCount, productCount, sales, net, problemCount } = byGroup.get(deliveryGroupId) ?? EMPTY_GROUP
  next.delete(deliveryGroupId)
  if (lineCount + sign === 0) return next
  return next.set(deliveryGroupId, {
    lineCount: lineCount + sign,
    productCount: productCount.plus(quantity.times(sign)),
    sales: sales.plus(price.totalSalesPrice.times(sign)),
    net: net.plus(price.totalSalesPrice.plus(itemAdjustment(price)).times(sign)),
    problemCount: problemCount + (price.problem === null ? 0 : sign),
  })
}

function moved(amounts: ReadonlyMap<string, Decimal>, key: string, amount: Decimal): ReadonlyMap<string, Decimal> {
  const next = new Map(amounts)
  const total = (amounts.get(key) ?? ZERO).plus(amount)
  if (total.eq(ZERO)) next.delete(key)
  else next.set(key, total)
  return next
}
