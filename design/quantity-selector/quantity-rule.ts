import { formatQuantity, readDecimalText } from '@hydrant/kernel/locale/format-decimal.ts'
import { decimal, parseDecimal, toText, type Decimal } from '@hydrant/kernel/money/decimal.ts'

/** In what quantities a thing may be bought, as the server sends it. */
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

/** Why a typed quantity is refused; the names are those of the browser's validity states. */
export type QuantityFault = 'patternMismatch' | 'rangeUnderflow' | 'rangeOverflow' | 'stepMismatch'

/** What a typed text means: a quantity that may be bought, or why not. */
export type QuantityReading = { readonly value: string } | { readonly fault: QuantityFault }

/** What a buyer is told who typed something else than a number. */
export const NOT_A_NUMBER = 'Enter a valid number.'

const MOST_CHARACTERS = 20
const DIGITS = /^\d+(?:\.0+)?$/

/**
 * The bounds of a rule; a number that is not plain digits gives way to its default (1, 100,000,000 and 1).
 * Stock that is counted lowers the maximum to the last step that it covers.
 */
export function quantityBounds(rule: QuantityRule | null, available: number | null): QuantityBounds {
  const min = wholeOr(rule?.minimum, '1')
  const step = wholeOr(rule?.increment, '1')
  const max = wholeOr(rule?.maximum, '100000000')
  const stock = parseDecimal(available)
  if (stock === null || stock.gte(max)) return { min, max, step }
  return { min, max: stock.lt(min) ? min : min.plus(stock.minus(min).div(step).round(0, 0).times(step)), step }
}

/** Whether stock is counted and does not cover the smallest purchase. */
export function isOutOfStock(bounds: QuantityBounds, available: number | null): boolean {
  const stock = parseDecimal(available)
  return stock !== null && (stock.lte(0) || stock.lt(bounds.min) || stock.lt(bounds.step))
}

/** The plain quantity that was typed, whatever the rule; null when it is no number from zero on, or one that is too long for any order. */
export function plainQuantity(text: string): string | null {
  const plain = readDecimalText(text)
  return plain === null || plain.startsWith('-') || plain.length > MOST_CHARACTERS ? null : plain
}

/** Reads a typed quantity by the rule. */
export function readQuantity(text: string, { min, max, step }: QuantityBounds): QuantityReading {
  const plain = readDecimalText(text)
  if (plain === null) return { fault: 'patternMismatch' }
  const value = decimal(plain)
  if (value.lt(min)) return { fault: 'rangeUnderflow' }
  if (value.gt(max)) return { fault: 'rangeOverflow' }
  if (!value.minus(min).mod(step).eq(0)) return { fault: 'stepMismatch' }
  return { value: toText(value) }
}

/** The next quantity in a direction, held inside the bounds and on a step; from a text that means nothing, the minimum. */
export function stepQuantity(text: string, { min, max, step }: QuantityBounds, direction: 1 | -1): string {
  const plain = readDecimalText(text)
  if (plain === null) return toText(min)
  const steps = decimal(plain).minus(min).div(step)
  const next = min.plus(step.times((direction === 1 ? steps.round(0, 0) : steps.round(0, 3)).plus(direction)))
  if (next.lt(min)) return toText(min)
  return toText(next.gt(max) ? max : next)
}

/** What a buyer is told about a fault. */
export function faultText(fault: QuantityFault, { min, max, step }: QuantityBounds): string {
  if (fault === 'patternMismatch') return NOT_A_NUMBER
  const [low, high, increment] = [min, max, step].map((value) => formatQuantity(toText(value)))
  return `Enter a value between ${low} and ${high} in increments of ${increment}.`
}

/** The rule in short sentences, for those parts of it that restrict anything. */
export function ruleTexts(rule: QuantityRule | null): readonly string[] {
  const { min, max, step } = quantityBounds(rule, null)
  return [
    ...(min.gt(1) ? [`Minimum quantity ${formatQuantity(toText(min))}`] : []),
    ...(max.lt(100_000) ? [`Maximum quantity ${formatQuantity(toText(max))}`] : []),
    ...(step.gt(1) ? [`Sold in multiples of ${formatQuantity(toText(step))}`] : []),
  ]
}

function wholeOr(text: string | undefined, fallback: string): Decimal {
  return decimal(text !== undefined && DIGITS.test(text) ? text : fallback)
}
