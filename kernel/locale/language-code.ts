import { toLanguageCode } from '@hydrant/messages/locale.ts'

/**
 * The codes of languages that stores, people and texts can have, as the platform's API writes them: those that there are
 * messages in, alone and with the countries where they are spoken.
 */
export const LANGUAGE_CODES: readonly string[] = Object.entries({
  de: 'AT BE CH DE LI LU',
  en: 'AE AU CA GB HK IE IN JM KE MT MY NG NZ PH SG US ZA',
  es: 'AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PR PY SV US UY VE',
  fr: 'BE CA CH FR HT LU MA MC',
}).flatMap(([language, countries]) => [language, ...countries.split(' ').map((country) => `${language}_${country}`)])

/** Converts a BCP 47 locale to a code as the platform's API writes it: `es-US` to `es_US`. */
export function toPlatformLanguage(locale: string): string {
  return locale.replace('-', '_')
}

/** Converts a code as the platform's API writes it to a BCP 47 locale: `es_US` to `es-US`. */
export function fromPlatformLanguage(code: string): string {
  return code.replace('_', '-')
}

/**
 * Returns the codes of the languages whose texts somebody with a locale reads, the preferred one first: `es_US` and `es`
 * for `es-US`.
 */
export function listPreferredLanguageCodes(locale: string): readonly string[] {
  return [...new Set([toPlatformLanguage(locale), toLanguageCode(locale)])]
}

/** Returns which of some locales somebody with another one reads: the same, or the first of its language; or null. */
export function matchLocaleOrNull(locale: string | null, locales: readonly string[]): string | null {
  if (locale === null) return null
  const same = locales.find((other) => other.toLowerCase() === locale.toLowerCase())
  return same ?? locales.find((other) => toLanguageCode(other) === toLanguageCode(locale)) ?? null
}
