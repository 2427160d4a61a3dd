import { currentLocale } from '@hydrant/messages/locale.ts'

/** Gets a country's name by its two-letter code; other text is returned unchanged. */
export function getCountryName(code: string): string {
  return /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames(currentLocale(), { type: 'region', fallback: 'code' }).of(code) ?? code)
    : code
}
