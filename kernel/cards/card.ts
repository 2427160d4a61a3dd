/** Returns the digits of a card number that was typed with spaces or dashes. */
export function removeCardSeparators(text: string): string {
  return text.replaceAll(/[\s-]/g, '')
}

/** Whether a text is a valid card number: 12 to 19 digits, of which the last is the check digit (Luhn). */
export function isCardNumber(text: string): boolean {
  const digits = removeCardSeparators(text)
  if (!/^\d{12,19}$/.test(digits)) return false
  const values = Array.from(digits, Number).toReversed()
  const weightedDigits = values.map((digit, index) => (index % 2 === 0 ? digit : sumDigits(digit * 2)))
  return weightedDigits.reduce((total, value) => total + value, 0) % 10 === 0
}

function sumDigits(value: number): number {
  return value > 9 ? value - 9 : value
}

const BRANDS: readonly (readonly [brand: string, beginning: RegExp])[] = [
  ['Visa', /^4/],
  ['Mastercard', /^(?:5[1-5]|2(?:2[2-9]|[3-6]|7[01]|720))/],
  ['American Express', /^3[47]/],
  ['Discover', /^(?:6011|64[4-9]|65)/],
]

/** Returns the brand of a card number by its first digits; null when it is unknown. */
export function findCardBrand(text: string): string | null {
  const digits = removeCardSeparators(text)
  return BRANDS.find(([, pattern]) => pattern.test(digits))?.[0] ?? null
}

/** The last month in which a card is valid. */
export interface CardExpiry {
  readonly month: number
  readonly year: number
}

/** Parses an expiry date as printed on a card, such as `04/29` or `4/2029`; null when it is invalid. */
export function parseCardExpiry(text: string): CardExpiry | null {
  const [match, month = '', year = ''] = /^(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})$/.exec(text.trim()) ?? []
  const expiry = { month: Number(month), year: Number(year) + (year.length === 2 ? 2000 : 0) }
  return match === undefined || expiry.month < 1 || expiry.month > 12 ? null : expiry
}

/**
 * Whether a card with this expiry date is valid at a given time: until the end of that month, and for 30 years at most.
 */
export function isCardExpiryValid({ month, year }: CardExpiry, now: Date): boolean {
  const thisYear = now.getUTCFullYear()
  return year <= thisYear + 30 && (year > thisYear || (year === thisYear && month >= now.getUTCMonth() + 1))
}
