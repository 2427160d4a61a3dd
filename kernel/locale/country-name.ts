import { currentLocale } from '@hydrant/messages/locale.ts'

const namesByLocale = new Map<string, Intl.DisplayNames>()

/** Gets a country's name by its two-letter code; other text is returned unchanged. */
export function getCountryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (getCachedDisplayNames(currentLocale()).of(code) ?? code) : code
}

/** Returns the `Intl.DisplayNames` of a locale, which are cached, because creating them is slow. */
function getCachedDisplayNames(locale: string): Intl.DisplayNames {
  const names = namesByLocale.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  namesByLocale.set(locale, names)
  return names
}
