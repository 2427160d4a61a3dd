const displayNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/** Gets a country's English name by its two-letter code; other text is returned unchanged. */
export function getCountryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (displayNames.of(code) ?? code) : code
}
