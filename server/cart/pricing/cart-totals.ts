import { type Decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import type { CartLine, CartTotals, GroupTotals } from '../cart.ts'
import { addOrSubtractCountedUnits } from '../../promotions/service.ts'
import { sumReductions } from './price-line.ts'
import { toTaxKey } from './tax-key.ts'

/** The totals of a cart without lines. */
export const EMPTY_TOTALS: CartTotals = {
  lineCount: 0,
  productCount: ZERO,
  list: ZERO,
  sales: ZERO,
  itemAdjustment: ZERO,
  tax: ZERO,
  includedTax: ZERO,
  reducedAmountByRate: new Map(),
  countedUnitsByPromotion: new Map(),
  subscriptionCount: ZERO,
  reductionByPromotion: new Map(),
  byGroup: new Map(),
}

/** The totals of a delivery group without lines. */
export const EMPTY_GROUP_TOTALS: GroupTotals = {
  lineCount: 0,
  productCount: ZERO,
  sales: ZERO,
  reducedAmount: ZERO,
  problemCount: 0,
}

/** Returns the totals of a cart with one more line; takes equally long however many lines the cart has. */
export function addLineToTotals(totals: CartTotals, line: CartLine): CartTotals {
  return addOrSubtractLine(totals, line, 1)
}

/** Returns the totals of a cart without one of its lines. */
export function subtractLineFromTotals(totals: CartTotals, line: CartLine): CartTotals {
  return addOrSubtractLine(totals, line, -1)
}

/** Calculates the totals of lines. */
export function sumLines(lines: readonly CartLine[]): CartTotals {
  return lines.reduce(addLineToTotals, EMPTY_TOTALS)
}

function addOrSubtractLine(totals: CartTotals, line: CartLine, sign: 1 | -1): CartTotals {
  const { quantity, price } = line
  const adjustment = sumReductions(price)
  const reducedAmount = price.totalSalesPrice.plus(adjustment)
  let { reductionByPromotion } = totals
  for (const { promotionId, amount } of price.reductions)
    reductionByPromotion = addToMap(reductionByPromotion, promotionId, amount.times(sign))
  return {
    lineCount: totals.lineCount + sign,
    productCount: totals.productCount.plus(quantity.times(sign)),
    list: totals.list.plus(price.totalListPrice.times(sign)),
    sales: totals.sales.plus(price.totalSalesPrice.times(sign)),
    itemAdjustment: totals.itemAdjustment.plus(adjustment.times(sign)),
    tax: totals.tax.plus(price.totalTax.times(sign)),
    includedTax: price.isTaxIncluded ? totals.includedTax.plus(price.totalTax.times(sign)) : totals.includedTax,
    reducedAmountByRate: addToMap(totals.reducedAmountByRate, toTaxKey(price), reducedAmount.times(sign)),
    countedUnitsByPromotion: addOrSubtractCountedUnits(
      totals.countedUnitsByPromotion,
      { quantity, sets: price.sets },
      sign,
    ),
    subscriptionCount: price.isSubscription
      ? totals.subscriptionCount.plus(quantity.times(sign))
      : totals.subscriptionCount,
    reductionByPromotion,
    byGroup: addOrSubtractLineInGroup(totals.byGroup, line, sign),
  }
}

function addOrSubtractLineInGroup(
  byGroup: CartTotals['byGroup'],
  { deliveryGroupId, quantity, price }: CartLine,
  sign: 1 | -1,
): CartTotals['byGroup'] {
  const next = new Map(byGroup)
  const { lineCount, productCount, sales, reducedAmount, problemCount } =
    byGroup.get(deliveryGroupId) ?? EMPTY_GROUP_TOTALS
  next.delete(deliveryGroupId)
  if (lineCount + sign === 0) return next
  return next.set(deliveryGroupId, {
    lineCount: lineCount + sign,
    productCount: productCount.plus(quantity.times(sign)),
    sales: sales.plus(price.totalSalesPrice.times(sign)),
    reducedAmount: reducedAmount.plus(price.totalSalesPrice.plus(sumReductions(price)).times(sign)),
    problemCount: problemCount + (price.problem === null ? 0 : sign),
  })
}

function addToMap(amounts: ReadonlyMap<string, Decimal>, key: string, amount: Decimal): ReadonlyMap<string, Decimal> {
  const next = new Map(amounts)
  const total = (amounts.get(key) ?? ZERO).plus(amount)
  if (total.eq(ZERO)) next.delete(key)
  else next.set(key, total)
  return next
}
