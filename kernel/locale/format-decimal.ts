const NUMERIC = /^-?\d+(?:\.\d+)?$/
const MOST_FRACTION_DIGITS = 20
/** Enough for every amount; more would only take time to be read. */
const MOST_WHOLE_DIGITS = 60

type NumericText = `${number}`

/** Whether a text is a plain decimal, such as `350.00` or `-2`. */
export function isDecimalText(text: string): text is NumericText {
  return NUMERIC.test(text)
}

/**
 * An amount of money as people read it (`$1,234.50`), or an empty text when `amount` is no decimal.
 * Every digit is kept: the text goes to the formatter as it is, never through a floating-point number.
 */
export function formatMoney(amount: string, currency: string, locale = 'en-US'): string {
  return isDecimalText(amount) ? moneyFormatter(currency, locale).format(amount) : ''
}

/** A quantity as people read it (`1,200`, `2.5`), or an empty text when `value` is no decimal. */
export function formatQuantity(value: string, locale = 'en-US'): string {
  return isDecimalText(value) ? quantityFormatter(locale).format(value) : ''
}

/**
 * The plain decimal that a person typed with their locale's separators (`1,000.5` → `1000.5`), or null when it is none.
 * Grouping separators may be left out, but where there are any they stand where the locale puts them: in en-US `1,5` is
 * no number, and never 15.
 */
export function readDecimalText(text: string, locale = 'en-US'): string | null {
  const { group, point } = separatorsOf(locale)
  const [, sign = '', unsigned = ''] = /^([+-]?)(.*)$/s.exec(text.trim()) ?? []
  const [whole = '', ...fractions] = unsigned.split(point)
  const digits = whole.replaceAll(group, '')
  const plain = [sign === '-' ? '-' : '', digits, ...fractions.map((fraction) => `.${fraction}`)].join('')
  if (!isDecimalText(plain) || digits.length > MOST_WHOLE_DIGITS) return null
  return digits === whole || groupedFormatter(locale).format(BigInt(digits)) === whole ? plain : null
}

function separatorsOf(locale: string): { readonly group: string; readonly point: string } {
  const parts = groupedFormatter(locale).formatToParts(12345.6)
  const separator = (type: Intl.NumberFormatPartTypes, usual: string): string =>
    parts.find((part) => part.type === type)?.value ?? usual
  return { group: separator('group', ','), point: separator('decimal', '.') }
}

const formatters = new Map<string, Intl.NumberFormat>()

function moneyFormatter(currency: string, locale: string): Intl.NumberFormat {
  return remembered(
    `${locale} ${currency}`,
    () => new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: MOST_FRACTION_DIGITS }),
  )
}

function quantityFormatter(locale: string): Intl.NumberFormat {
  return remembered(locale, () => new Intl.NumberFormat(locale, { maximumFractionDigits: MOST_FRACTION_DIGITS }))
}

/** Groups every thousand, where the locale's own style leaves four digits together too. */
function groupedFormatter(locale: string): Intl.NumberFormat {
  return remembered(
    `${locale} grouped`,
    () => new Intl.NumberFormat(locale, { maximumFractionDigits: MOST_FRACTION_DIGITS, useGrouping: 'always' }),
  )
}

function remembered(key: string, make: () => Intl.NumberFormat): Intl.NumberFormat {
  const known = formatters.get(key)
  if (known !== undefined) return known
  const made = make()
  formatters.set(key, made)
  return made
}
