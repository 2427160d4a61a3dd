/** Countries and territories of the North American numbering plan. */
const NORTH_AMERICA: ReadonlySet<string> = new Set(
  'AG AI AS BB BM BS CA DM DO GD GU JM KN KY LC MP MS PR SX TC TT US VC VG VI'.split(' '),
)

const NATIONAL = /^(?:\+?1)?([2-9]\d{2})([2-9]\d{2})(\d{4})$/
const SEPARATORS = /[\s().\-/\u2010-\u2015]/g
const EXTENSION = /\s*(?:ext\.?|x|#)\s*(\d{1,6})$/i

/**
 * Formats a phone number: `(xxx) xxx-xxxx` for numbers of North America, with the extension if it has one; others are
 * returned as they were written. A number without a country code belongs to the given country, a two-letter code.
 */
export function formatPhone(text: string, country: string | null = 'US'): string {
  const { digits, extension } = splitPhone(text)
  const [match, area, exchange, line] = (isNorthAmericanNumber(digits, country) ? NATIONAL.exec(digits) : null) ?? []
  return match === undefined
    ? text.trim()
    : `(${area}) ${exchange}-${line}${extension === '' ? '' : ` ext. ${extension}`}`
}

/**
 * Whether a text can be a phone number in a country: ten digits by the numbering plan in North America, 4 to 15 digits
 * elsewhere.
 */
export function isPhoneNumber(text: string, country: string | null = 'US'): boolean {
  const { digits } = splitPhone(text)
  return isNorthAmericanNumber(digits, country) ? NATIONAL.test(digits) : /^\+?\d{4,15}$/.test(digits)
}

function splitPhone(text: string): { readonly digits: string; readonly extension: string } {
  const trimmed = text.trim()
  return {
    digits: trimmed.replace(EXTENSION, '').replaceAll(SEPARATORS, ''),
    extension: EXTENSION.exec(trimmed)?.[1] ?? '',
  }
}

function isNorthAmericanNumber(digits: string, country: string | null): boolean {
  return digits.startsWith('+') ? digits.startsWith('+1') : NORTH_AMERICA.has(country?.toUpperCase() ?? '')
}
