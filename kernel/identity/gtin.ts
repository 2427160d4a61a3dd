/** The digits of the kinds of GTIN: EAN-8, UPC-A, EAN-13 and GTIN-14. */
const LENGTHS = [8, 12, 13, 14] as const

/** The digits of the longest one, to which all others are padded with zeros. */
const KEY_LENGTH = 14

/**
 * Parses the number of a barcode (GTIN: EAN, UPC), written with or without blanks and hyphens; null when the number of
 * digits or the check digit is wrong. Leading zeros that a spreadsheet has removed are put back.
 */
export function parseGtin(text: string): string | null {
  const digits = text.replaceAll(/[\s-]/g, '')
  const length = LENGTHS.find((possible) => possible >= digits.length)
  if (length === undefined || !/^\d{8,}$/.test(digits)) return null
  return calculateCheckDigit(digits.slice(0, -1)) === digits.at(-1) ? digits.padStart(length, '0') : null
}

/**
 * Returns what is the same for all ways to write a GTIN: fourteen digits, because a UPC is an EAN that begins with a
 * zero. Null for a text that is no GTIN.
 */
export function toGtinKeyOrNull(text: string): string | null {
  return parseGtin(text)?.padStart(KEY_LENGTH, '0') ?? null
}

/** Calculates the last digit of a GTIN from the others. */
export function calculateCheckDigit(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}
