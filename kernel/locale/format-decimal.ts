import { currentLocale } from '@hydrant/messages/locale.ts'

const NUMERIC = /^-?\d+(?:\.\d+)?$/
const MAX_FRACTION_DIGITS = 20
/** Enough for any amount; longer input would only take time to parse. */
const MAX_WHOLE_DIGITS = 60

type NumericText = `${number}`

/** Whether a text is a plain decimal, such as `350.00` or `-2`. */
export function isDecimalText(text: string): text is NumericText {
  return NUMERIC.test(text)
}

/**
 * Formats an amount of money (`$1,234.50`); an empty string when `amount` is no decimal. All digits are preserved: the
 * text goes to the formatter directly, never through a floating-point number.
 */
export function formatMoney(amount: string, currency: string, locale = currentLocale()): string {
  return isDecimalText(amount) ? getMoneyFormatter(currency, locale).format(amount) : ''
}

/** Formats a quantity (`1,200`, `2.5`); an empty string when `value` is no decimal. */
export function formatQuantity(value: string, locale = currentLocale()): string {
  return isDecimalText(value) ? getQuantityFormatter(locale).format(value) : ''
}

/**
 * Parses a number that was typed with the locale's separators into a plain decimal (`1,000.5` → `1000.5`); null when it
 * is invalid. Grouping separators are optional, but must be where the locale puts them: in en-US `1,5` is invalid, and
 * never 15.
 */
export function toPlainDecimalOrNull(text: string, locale = currentLocale()): string | null {
  const { group, point } = getSeparators(locale)
  const [, sign = '', unsigned = ''] = /^([+-]?)(.*)$/s.exec(text.trim()) ?? []
  const [whole = '', ...fractions] = unsigned.split(point)
  const digits = whole.replaceAll(group, '')
  const plainDecimal = [sign === '-' ? '-' : '', digits, ...fractions.map((fraction) => `.${fraction}`)].join('')
  if (!isDecimalText(plainDecimal) || digits.length > MAX_WHOLE_DIGITS) return null
  return digits === whole || getGroupingFormatter(locale).format(BigInt(digits)) === whole ? plainDecimal : null
}

interface Separators {
  readonly group: string
  readonly point: string
}

const separatorsByLocale = new Map<string, Separators>()

function getSeparators(locale: string): Separators {
  const cachedSeparators = separatorsByLocale.get(locale)
  if (cachedSeparators !== undefined) return cachedSeparators
  const separators = findSeparators(locale)
  separatorsByLocale.set(locale, separators)
  return separators
}

function findSeparators(locale: string): Separators {
  const parts = getGroupingFormatter(locale).formatToParts(12345.6)
  const separator = (type: Intl.NumberFormatPartTypes, fallback: string): string =>
    parts.find((part) => part.type === type)?.value ?? fallback
  return { group: separator('group', ','), point: separator('decimal', '.') }
}

const formatters = new Map<string, Intl.NumberFormat>()

function getMoneyFormatter(currency: string, locale: string): Intl.NumberFormat {
  return getOrCreateFormatter(
    `${locale} ${currency}`,
    () => new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: MAX_FRACTION_DIGITS }),
  )
}

function getQuantityFormatter(locale: string): Intl.NumberFormat {
  return getOrCreateFormatter(
    locale,
    () => new Intl.NumberFormat(locale, { maximumFractionDigits: MAX_FRACTION_DIGITS }),
  )
}

/** Returns a number formatter that groups digits even in four-digit numbers, where the locale's own style may not. */
function getGroupingFormatter(locale: string): Intl.NumberFormat {
  return getOrCreateFormatter(
    `${locale} grouped`,
    () => new Intl.NumberFormat(locale, { maximumFractionDigits: MAX_FRACTION_DIGITS, useGrouping: 'always' }),
  )
}

function getOrCreateFormatter(key: string, createFormatter: () => Intl.NumberFormat): Intl.NumberFormat {
  const cachedFormatter = formatters.get(key)
  if (cachedFormatter !== undefined) return cachedFormatter
  const createdFormatter = createFormatter()
  formatters.set(key, createdFormatter)
  return createdFormatter
}
