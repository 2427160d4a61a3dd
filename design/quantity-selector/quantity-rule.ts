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
const RULE_DEFAULTS: QuantityRule = { minimum: '1', maximum: '100000000', increment: '1' }

/** What the rule is told in; `{0}` stands for the number. An empty text is not told. */
export interface GuideTexts {
  readonly minimum: string
  readonly maximum: string
  readonly step: string
}

const GUIDES: GuideTexts = { minimum: 'Minimum quantity {0}', maximum: 'Maximum quantity {0}', step: 'Sold in multiples of {0}' }
/** A maximum from here on restricts nobody. */
const NO_MAXIMUM = 100_000

/**
 * The bounds of a rule; a number that is not plain digits gives way to its default (1, 100,000,000 and 1), as does a step of zero.
 * Stock that is counted lowers the maximum to the last step that it covers.
 */
export function quantityBounds(rule: QuantityRule | null, available: number | null, defaults: QuantityRule = RULE_DEFAULTS): QuantityBounds {
  const min = wholeOr(rule?.minimum, defaults.minimum)
  const max = wholeOr(rule?.maximum, defaults.maximum)
  const given = wholeOr(rule?.increment, defaults.increment)
  const step = given.eq(0) ? decimal(1) : given
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

/** Reads a typed quantity, with the locale's separators, by the rule. */
export function readQuantity(text: string, { min, max, step }: QuantityBounds, locale = 'en-US'): QuantityReading {
  const plain = readDecimalText(text, locale)
  if (plain === null) return { fault: 'patternMismatch' }
  const value = decimal(plain)
  if (value.lt(min)) return { fault: 'rangeUnderflow' }
  if (value.gt(max)) return { fault: 'rangeOverflow' }
  if (!value.minus(min).mod(step).eq(0)) return { fault: 'stepMismatch' }
  return { value: toText(value) }
}

/** The next quantity in a direction from a plain one, held inside the bounds and on a step; from null, the minimum. */
export function stepQuantity(plain: string | null, { min, max, step }: QuantityBounds, direction: 1 | -1): string {
  if (plain === null || min.gt(plain)) return toText(min)
  const steps = decimal(plain).minus(min).div(step)
  const next = min.plus(step.times((direction === 1 ? steps.round(0, 0) : steps.round(0, 3)).plus(direction)))
  if (next.lt(min)) return toText(min)
  return toText(next.gt(max) ? max : next)
}

/** What a buyer is told about a fault. */
export function faultText(fault: QuantityFault, { min, max, step }: QuantityBounds, locale = 'en-US'): string {
  if (fault === 'patternMismatch') return NOT_A_NUMBER
  const [low, high, increment] = [min, max, step].map((value) => formatQuantity(toText(value), locale))
  return `Enter a value between ${low} and ${high} in increments of ${increment}.`
}

/** The rule in short sentences, for those parts of it that restrict anything and have a text. */
export function ruleTexts(rule: QuantityRule | null, { guides, locale = 'en-US' }: RuleWords = {}): readonly string[] {
  const { min, max, step } = quantityBounds(rule, null)
  const told = [
    { text: guides?.minimum ?? GUIDES.minimum, value: min, restricts: min.gt(1) },
    { text: guides?.maximum ?? GUIDES.maximum, value: max, restricts: max.lt(NO_MAXIMUM) },
    { text: guides?.step ?? GUIDES.step, value: step, restricts: step.gt(1) },
  ]
  return told.filter(({ text, restricts }) => restricts && text !== '').map(({ text, value }) => text.replaceAll('{0}', formatQuantity(toText(value), locale)))
}

/** In which words and numbers a rule is told. */
export interface RuleWords {
  readonly guides?: Partial<GuideTexts>
  readonly locale?: string
}

function wholeOr(text: string | undefined, fallback: string): Decimal {
  return decimal(text !== undefined && DIGITS.test(text) ? text : fallback)
}
