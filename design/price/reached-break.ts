import { parseDecimal } from '@hydrant/kernel/money/decimal.ts'

/** One price break: the unit price for a range of quantities. */
export interface PriceBreak {
  readonly id: string
  readonly from: string
  readonly to: string | null
  readonly unitPrice: string
}

/** Finds the break whose range has the quantity; undefined when none has, or the quantity is no number. */
export function findReachedBreak(breaks: readonly PriceBreak[], quantity: string | null): PriceBreak | undefined {
  const enteredQuantity = parseDecimal(quantity)
  return enteredQuantity === null
    ? undefined
    : breaks.find(({ from, to }) => enteredQuantity.gte(from) && (to === null || enteredQuantity.lte(to)))
}
