import { type Decimal, parseDecimal, ZERO } from '../money/decimal.ts'

/** Digits of the largest and the finest quantity: together few enough to be counted with exactly. */
const MOST_DIGITS = 12

/**
 * The quantity that a piece of foreign text means, or null when it means none or has more than 12 digits. It may be
 * negative.
 */
export function parseQuantity(value: unknown): Decimal | null {
  const quantity = parseDecimal(value)
  return quantity === null || digitsOf(quantity) > MOST_DIGITS ? null : quantity
}

function digitsOf(quantity: Decimal): number {
  return quantity.eq(ZERO) ? 1 : Math.max(quantity.e, 0) + Math.max(0, quantity.c.length - quantity.e - 1)
}
