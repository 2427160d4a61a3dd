import Big from 'big.js'

/** An exact decimal number. Money, rates and quantities are never stored as floating-point numbers. */
export type Decimal = Big

/**
 * Creates an exact decimal from a wire or database string, an integer, or another decimal. Throws on any other text.
 */
export function decimal(value: string | number | Decimal): Decimal {
  return new Big(value)
}

/** Parses a decimal from an untrusted value; null when it is none (empty, NaN, infinite, not a number). */
export function parseDecimal(value: unknown): Decimal | null {
  if (typeof value === 'number') return Number.isFinite(value) ? new Big(value) : null
  if (typeof value !== 'string' || !/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(value.trim()) || value.length > 60) return null
  return new Big(value.trim().replace(/^\+/, '').replace(/\.$/, ''))
}

/** Adds decimals; zero when there are none. */
export function sum(values: Iterable<Decimal>): Decimal {
  let total = ZERO
  for (const value of values) total = total.plus(value)
  return total
}

/** Zero. */
export const ZERO: Decimal = new Big(0)

/** Returns a decimal as text for wire and database, never with an exponent. */
export function toText(value: Decimal): string {
  return value.toFixed()
}
