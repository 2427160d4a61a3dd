import { formatQuantity, readDecimalText } from '../locale/format-decimal.ts'
import { decimal, parseDecimal, toText, type Decimal } from '../money/decimal.ts'
import { parseQuantity } from './parse-quantity.ts'

/** In what quantities a product may be bought, as it is sent: plain decimals. */
export interface QuantityRule {
  readonly minimum: string
  readonly maximum: string
  readonly increment: string
}

/** A rule whose numbers have been checked. */
export interface QuantityBounds {
  readonly min: Decimal
  readonly max: Decimal
  readonly step: Decimal
}

/** Why a quantity breaks a rule, by the names of the browser's validity states. */
export type QuantityFault = 'patternMismatch' | 'rangeUnderflow' | 'rangeOverflow' | 'stepMismatch'

/** What a typed text means: a quantity that may be bought, or why not. */
export type QuantityReading = { readonly value: string } | { readonly fault: QuantityFault }

/** The message about an entry that is not a number. */
export const NOT_A_NUMBER = 'Enter a valid number.'

/** The rule of a product without one of its own. */
export const DEFAULT_QUANTITY_RULE: QuantityRule = { minimum: '1', maximum: '100000000', increment: '1' }

const DIGITS = /^\d+(?:\.0+)?$/

/**
 * The bounds of a rule; a number that is not plain digits gives way to its default (1, 100,000,000 and 1), as does a
 * step of zero. A minimum of zero is one step. `available` is the stock, where it is counted: it lowers the maximum to
 * the last step that it covers.
 */
export function quantityBounds(rule: QuantityRule | null, available: number | null = null): QuantityBounds {
  const max = wholeOr(rule?.maximum, DEFAULT_QUANTITY_RULE.maximum)
  const given = wholeOr(rule?.increment, DEFAULT_QUANTITY_RULE.increment)
  const step = given.eq(0) ? decimal(1) : given
  const least = wholeOr(rule?.minimum, DEFAULT_QUANTITY_RULE.minimum)
  const min = least.eq(0) ? step : least
  const stock = parseDecimal(available)
  if (stock === null || stock.gte(max)) return { min, max, step }
  return { min, max: stock.lt(min) ? min : stepAtMost(stock, { min, step }), step }
}

/** Why a quantity breaks the bounds, or null when it keeps them. */
export function findQuantityFault(
  quantity: Decimal,
  { min, max, step }: QuantityBounds,
): Exclude<QuantityFault, 'patternMismatch'> | null {
  if (quantity.lt(min)) return 'rangeUnderflow'
  if (quantity.gt(max)) return 'rangeOverflow'
  return quantity.minus(min).mod(step).eq(0) ? null : 'stepMismatch'
}

/** The message about a fault, with numbers as the locale writes them. */
export function faultText(fault: QuantityFault, { min, max, step }: QuantityBounds, locale = 'en-US'): string {
  if (fault === 'patternMismatch') return NOT_A_NUMBER
  const [low, high, increment] = [min, max, step].map((value) => formatQuantity(toText(value), locale))
  return `Enter a value between ${low} and ${high} in increments of ${increment}.`
}

/** Whether stock is counted and does not cover the smallest purchase. */
export function isOutOfStock(bounds: QuantityBounds, available: number | null): boolean {
  const stock = parseDecimal(available)
  return stock !== null && (stock.lte(0) || stock.lt(bounds.min) || stock.lt(bounds.step))
}

/**
 * The plain decimal that was typed as a quantity, by the locale's separators and whatever the rule; null when it is
 * negative, no number, or too long.
 */
export function plainQuantity(text: string, locale = 'en-US'): string | null {
  const plain = readDecimalText(text, locale)
  return plain === null || plain.startsWith('-') || parseQuantity(plain) === null ? null : plain
}

/** Reads a typed quantity, with the locale's separators, by the rule. */
export function readQuantity(text: string, bounds: QuantityBounds, locale = 'en-US'): QuantityReading {
  const plain = readDecimalText(text, locale)
  if (plain === null) return { fault: 'patternMismatch' }
  const fault = findQuantityFault(decimal(plain), bounds)
  return fault === null ? { value: toText(decimal(plain)) } : { fault }
}

/** The next quantity in a direction from a plain one, held inside the bounds and on a step; from null, the minimum. */
export function stepQuantity(plain: string | null, { min, max, step }: QuantityBounds, direction: 1 | -1): string {
  if (plain === null || min.gt(plain)) return toText(min)
  const steps = decimal(plain).minus(min).div(step)
  const next = min.plus(step.times((direction === 1 ? steps.round(0, 0) : steps.round(0, 3)).plus(direction)))
  if (next.lt(min)) return toText(min)
  return toText(next.gt(max) ? max : next)
}

/**
 * The first and the last quantity from `from` to `to` (null: no end) that the bounds allow; null when they allow none
 * of them. A range without an end keeps none.
 */
export function buyableRange(
  range: { readonly from: Decimal; readonly to: Decimal | null },
  bounds: QuantityBounds,
): { readonly from: Decimal; readonly to: Decimal | null } | null {
  const { min, max, step } = bounds
  const from = range.from.lte(min) ? min : min.plus(range.from.minus(min).div(step).round(0, 3).times(step))
  const end = range.to === null || range.to.gt(max) ? max : range.to
  if (end.lt(from)) return null
  return { from, to: range.to === null ? null : stepAtMost(end, bounds) }
}

function stepAtMost(quantity: Decimal, { min, step }: Pick<QuantityBounds, 'min' | 'step'>): Decimal {
  return min.plus(quantity.minus(min).div(step).round(0, 0).times(step))
}

function wholeOr(text: string | undefined, fallback: string): Decimal {
  return decimal(text !== undefined && DIGITS.test(text) ? text : fallback)
}
