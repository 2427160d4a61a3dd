const NUMERIC = /^-?\d+(?:\.\d+)?$/
const MOST_FRACTION_DIGITS = 20

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

/** The plain decimal that a person typed with their locale's separators (`1,000.5` → `1000.5`), or null when it is none. */
export function readDecimalText(text: string, locale = 'en-US'): string | null {
  const parts = quantityFormatter(locale).formatToParts('12345.6')
  const group = parts.find((part) => part.type === 'group')?.value ?? ''
  const point = parts.find((part) => part.type === 'decimal')?.value ?? '.'
  const trimmed = text.trim()
  const plain = (group === '' ? trimmed : trimmed.replaceAll(group, '')).replace(point, '.').replace(/^\+/, '')
  return isDecimalText(plain) ? plain : null
}

const formatters = new Map<string, Intl.NumberFormat>()

function moneyFormatter(currency: string, locale: string): Intl.NumberFormat {
  return remembered(`${locale} ${currency}`, () =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: MOST_FRACTION_DIGITS }),
  )
}

function quantityFormatter(locale: string): Intl.NumberFormat {
  return remembered(locale, () => new Intl.NumberFormat(locale, { maximumFractionDigits: MOST_FRACTION_DIGITS }))
}

function remembered(key: string, make: () => Intl.NumberFormat): Intl.NumberFormat {
  const known = formatters.get(key)
  if (known !== undefined) return known
  const made = make()
  formatters.set(key, made)
  return made
}
