import { type Decimal, parseDecimal, ZERO } from '../money/decimal.ts'

/** The maximum number of digits before and after the point together, so that calculations stay exact. */
const MAX_DIGITS = 12

/** Parses a quantity from an untrusted value; null when it is none or has more than 12 digits. It may be negative. */
export function parseQuantity(value: unknown): Decimal | null {
  const quantity = parseDecimal(value)
  return quantity === null || countDigits(quantity) > MAX_DIGITS ? null : quantity
}

function countDigits(quantity: Decimal): number {
  return quantity.eq(ZERO) ? 1 : Math.max(quantity.e, 0) + Math.max(0, quantity.c.length - quantity.e - 1)
}
