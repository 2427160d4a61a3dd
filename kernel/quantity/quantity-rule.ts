import * as messages from '@hydrant/messages/compiled/kernel/quantity.js'
import { currentLocale } from '@hydrant/messages/locale.ts'
import { formatQuantity, toPlainDecimalOrNull } from '../locale/format-decimal.ts'
import { decimal, parseDecimal, toText, type Decimal } from '../money/decimal.ts'
import { parseQuantity } from './parse-quantity.ts'

/** The quantities in which a product may be bought, as sent on the wire: plain decimals. */
export interface QuantityRule {
  readonly minimum: string
  readonly maximum: string
  readonly increment: string
}

/** A quantity rule as decimals; invalid numbers are already replaced by defaults. */
export interface QuantityBounds {
  readonly min: Decimal
  readonly max: Decimal
  readonly step: Decimal
}

/** Why a quantity breaks a rule, by the names of the browser's `ValidityState`. */
export type QuantityIssue = 'patternMismatch' | 'rangeUnderflow' | 'rangeOverflow' | 'stepMismatch'

/** The result of parsing a typed quantity: a valid quantity, or the issue with it. */
export type ParsedQuantity = { readonly value: string } | { readonly issue: QuantityIssue }

/** The rule of a product without one of its own. */
export const DEFAULT_QUANTITY_RULE: QuantityRule = { minimum: '1', maximum: '100000000', increment: '1' }

const DIGITS = /^\d+(?:\.0+)?$/

/**
 * Returns the bounds of a rule; an invalid number, or a step of zero, is replaced by its default (1, 100,000,000 and
 * 1). A minimum of zero means one step. `availableQuantity` is the stock, if it is counted: it lowers the maximum to
 * the last step that it covers.
 */
export function toQuantityBounds(rule: QuantityRule | null, availableQuantity: number | null = null): QuantityBounds {
  const max = toWholeNumberOr(rule?.maximum, DEFAULT_QUANTITY_RULE.maximum)
  const requestedStep = toWholeNumberOr(rule?.increment, DEFAULT_QUANTITY_RULE.increment)
  const step = requestedStep.eq(0) ? decimal(1) : requestedStep
  const requestedMinimum = toWholeNumberOr(rule?.minimum, DEFAULT_QUANTITY_RULE.minimum)
  const min = requestedMinimum.eq(0) ? step : requestedMinimum
  const stock = parseDecimal(availableQuantity)
  if (stock === null || stock.gte(max)) return { min, max, step }
  return { min, max: stock.lt(min) ? min : roundDownToStep(stock, { min, step }), step }
}

/** Returns why a quantity breaks the bounds, or null when it does not. */
export function findQuantityIssue(
  quantity: Decimal,
  { min, max, step }: QuantityBounds,
): Exclude<QuantityIssue, 'patternMismatch'> | null {
  if (quantity.lt(min)) return 'rangeUnderflow'
  if (quantity.gt(max)) return 'rangeOverflow'
  return quantity.minus(min).mod(step).eq(0) ? null : 'stepMismatch'
}

/** Returns the message about an issue, with numbers formatted for the locale. */
export function toIssueText(
  issue: QuantityIssue,
  { min, max, step }: QuantityBounds,
  locale = currentLocale(),
): string {
  if (issue === 'patternMismatch') return messages.notANumber()
  const format = (value: Decimal) => formatQuantity(toText(value), locale)
  return messages.enterBetween({ minimum: format(min), maximum: format(max), increment: format(step) })
}

/** Whether stock is counted and is less than the minimum quantity or one step. */
export function isOutOfStock(bounds: QuantityBounds, availableQuantity: number | null): boolean {
  const stock = parseDecimal(availableQuantity)
  return stock !== null && (stock.lte(0) || stock.lt(bounds.min) || stock.lt(bounds.step))
}

/**
 * Parses a typed quantity into a plain decimal, with the locale's separators and without checking the rule; null when
 * it is negative, no number, or too long.
 */
export function toPlainQuantityOrNull(text: string, locale = currentLocale()): string | null {
  const plainQuantity = toPlainDecimalOrNull(text, locale)
  return plainQuantity === null || plainQuantity.startsWith('-') || parseQuantity(plainQuantity) === null
    ? null
    : plainQuantity
}

/** Parses a typed quantity, with the locale's separators, and checks it against the rule. */
export function parseAndCheckQuantityText(
  text: string,
  bounds: QuantityBounds,
  locale = currentLocale(),
): ParsedQuantity {
  const plainQuantity = toPlainDecimalOrNull(text, locale)
  if (plainQuantity === null) return { issue: 'patternMismatch' }
  const issue = findQuantityIssue(decimal(plainQuantity), bounds)
  return issue === null ? { value: toText(decimal(plainQuantity)) } : { issue }
}

/**
 * Returns the next quantity up or down from a plain decimal, within the bounds and on a step; from null, the minimum.
 */
export function stepQuantity(
  plainQuantity: string | null,
  { min, max, step }: QuantityBounds,
  direction: 1 | -1,
): string {
  if (plainQuantity === null || min.gt(plainQuantity)) return toText(min)
  const steps = decimal(plainQuantity).minus(min).div(step)
  const next = min.plus(step.times((direction === 1 ? steps.round(0, 0) : steps.round(0, 3)).plus(direction)))
  if (next.lt(min)) return toText(min)
  return toText(next.gt(max) ? max : next)
}

/**
 * Finds the part of a range of quantities that the bounds allow: its first and last quantity; null when they allow
 * none. A range without an end (`to` is null) has none in the result.
 */
export function findBuyableRange(
  range: { readonly from: Decimal; readonly to: Decimal | null },
  bounds: QuantityBounds,
): { readonly from: Decimal; readonly to: Decimal | null } | null {
  const { min, max, step } = bounds
  const from = range.from.lte(min) ? min : min.plus(range.from.minus(min).div(step).round(0, 3).times(step))
  const end = range.to === null || range.to.gt(max) ? max : range.to
  if (end.lt(from)) return null
  return { from, to: range.to === null ? null : roundDownToStep(end, bounds) }
}

function roundDownToStep(quantity: Decimal, { min, step }: Pick<QuantityBounds, 'min' | 'step'>): Decimal {
  return min.plus(quantity.minus(min).div(step).round(0, 0).times(step))
}

function toWholeNumberOr(text: string | undefined, fallback: string): Decimal {
  return decimal(text !== undefined && DIGITS.test(text) ? text : fallback)
}
