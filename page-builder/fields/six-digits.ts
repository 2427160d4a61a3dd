/** A colour, as `#rgb`, `#rrggbb` or `#rrggbbaa`, as the browser's own control takes it. */
export function sixDigits(colour: string): string {
  const digits = colour.slice(1)
  return `#${digits.length === 3 ? Array.from(digits, (digit) => digit + digit).join('') : digits.slice(0, 6)}`
}
