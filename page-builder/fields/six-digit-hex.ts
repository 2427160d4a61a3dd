/**
 * Converts a colour such as `#rgb`, `#rrggbb` or `#rrggbbaa` to the `#rrggbb` that the browser's colour input takes.
 */
export function toSixDigitHex(colour: string): string {
  const digits = colour.slice(1)
  return `#${digits.length === 3 ? Array.from(digits, (digit) => digit + digit).join('') : digits.slice(0, 6)}`
}
