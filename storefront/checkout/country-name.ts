const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/** What a country is called, by its two letters; a text that is no code stays as it is. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code
}
