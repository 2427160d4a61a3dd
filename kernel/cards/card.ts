/** The digits of a card number as it was typed, with blanks or dashes between them. */
export function cardDigits(text: string): string {
  return text.replaceAll(/[\s-]/g, '')
}

/** Whether a text can be a card number: 12 to 19 digits, of which the last is the check digit (Luhn). */
export function isCardNumber(text: string): boolean {
  const digits = cardDigits(text)
  if (!/^\d{12,19}$/.test(digits)) return false
  const values = Array.from(digits, Number).toReversed()
  const weighed = values.map((digit, index) => (index % 2 === 0 ? digit : crossSum(digit * 2)))
  return weighed.reduce((total, value) => total + value, 0) % 10 === 0
}

function crossSum(value: number): number {
  return value > 9 ? value - 9 : value
}

const BRANDS: readonly (readonly [brand: string, beginning: RegExp])[] = [
  ['Visa', /^4/],
  ['Mastercard', /^(?:5[1-5]|2(?:2[2-9]|[3-6]|7[01]|720))/],
  ['American Express', /^3[47]/],
  ['Discover', /^(?:6011|64[4-9]|65)/],
]

/** The brand that a card number begins like; null when it is none of the usual ones. */
export function cardBrand(text: string): string | null {
  const digits = cardDigits(text)
  return BRANDS.find(([, beginning]) => beginning.test(digits))?.[0] ?? null
}

/** The last month in which a card is good. */
export interface CardExpiry {
  readonly month: number
  readonly year: number
}

/** Reads an expiry date as it stands on a card, such as `04/29` or `4/2029`; null when it names no month. */
export function readCardExpiry(text: string): CardExpiry | null {
  const [match, month = '', year = ''] = /^(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})$/.exec(text.trim()) ?? []
  const expiry = { month: Number(month), year: Number(year) + (year.length === 2 ? 2000 : 0) }
  return match === undefined || expiry.month < 1 || expiry.month > 12 ? null : expiry
}

/**
 * Whether a card that is good until then is good at a moment: until the end of that month, and for 30 years at most.
 */
export function isCardGood({ month, year }: CardExpiry, now: Date): boolean {
  const thisYear = now.getUTCFullYear()
  return year <= thisYear + 30 && (year > thisYear || (year === thisYear && month >= now.getUTCMonth() + 1))
}
