import Big from 'big.js'

/** An exact decimal number. Money, rates and quantities are never held as floating-point numbers. */
export type Decimal = Big

/**
 * An exact decimal from a wire or database string, an integer, or another decimal. Throws on text that is no number.
 */
export function decimal(value: string | number | Decimal): Decimal {
  return new Big(value)
}

/** The decimal that a piece of foreign text means, or null when it means none (empty, NaN, infinite, not a number). */
export function parseDecimal(value: unknown): Decimal | null {
  if (typeof value === 'number') return Number.isFinite(value) ? new Big(value) : null
  if (typeof value !== 'string' || !/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(value.trim()) || value.length > 60) return null
  return new Big(value.trim().replace(/^\+/, '').replace(/\.$/, ''))
}

/** The sum of decimals; zero of none. */
export function sum(values: Iterable<Decimal>): Decimal {
  let total = ZERO
  for (const value of values) total = total.plus(value)
  return total
}

/** Nought. */
export const ZERO: Decimal = new Big(0)

/** The plain text of a decimal for wire and database: never an exponent. */
export function toText(value: Decimal): string {
  return value.toFixed()
}
