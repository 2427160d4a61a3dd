import { findReachedBreak } from '@hydrant/design/price/reached-break.ts'
import { decimal, parseDecimal, toText } from '@hydrant/kernel/money/decimal.ts'
import type { ProductPageModel } from './product-page-model.ts'

/** The next price break, as plain decimals. */
interface NextBreak {
  /** How many more than the quantity it takes. */
  readonly missingQuantity: string
  readonly unitPrice: string
  /** How much less that is than at the quantity, in whole percent. */
  readonly percent: string
}

type PricedProduct = Pick<ProductPageModel, 'breaks' | 'isPricedBySlab' | 'unitPrice' | 'stock'>

/**
 * Finds the next price break above a quantity that costs less; null without one, without a valid quantity, where the
 * stock does not reach it, and where a break prices only the units within it.
 */
export function findNextBreak(
  { breaks, isPricedBySlab, unitPrice, stock }: PricedProduct,
  quantity: string | null,
): NextBreak | null {
  const entered = parseDecimal(quantity)
  const price = parseDecimal(findReachedBreak(breaks, quantity)?.unitPrice ?? unitPrice)
  const next = breaks.find(({ from }) => entered?.lt(from))
  if (entered === null || price === null || next === undefined || isPricedBySlab || price.lte(next.unitPrice))
    return null
  if (typeof stock?.quantity === 'number' && decimal(next.from).gt(stock.quantity)) return null
  return {
    missingQuantity: toText(decimal(next.from).minus(entered)),
    unitPrice: next.unitPrice,
    percent: price.minus(next.unitPrice).div(price).times(100).toFixed(0),
  }
}
