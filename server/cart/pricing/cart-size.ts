import { sum } from '@hydrant/kernel/money/decimal.ts'
import { type CartSize, addOrSubtractCountedUnits } from '../../promotions/service.ts'
import type { BasePrice, PriceableLine } from './price-line.ts'

/** A line with its price before promotions. */
export interface LineWithBasePrice<Line extends PriceableLine> {
  readonly line: Line
  readonly basePrice: BasePrice
}

/** Adds lines with their prices to the amount and quantities of a cart. */
export function addLinesToCartSize(size: CartSize, lines: ReadonlyArray<LineWithBasePrice<PriceableLine>>): CartSize {
  return {
    sales: sum([size.sales, ...lines.map(({ basePrice }) => basePrice.totalSalesPrice)]),
    countedUnitsByPromotion: lines.reduce(
      (quantities, { line, basePrice }) =>
        addOrSubtractCountedUnits(quantities, { quantity: line.quantity, sets: basePrice.sets }, 1),
      size.countedUnitsByPromotion,
    ),
  }
}

/** The size of a cart without lines. */
export const EMPTY_SIZE: CartSize = { sales: sum([]), countedUnitsByPromotion: new Map() }
