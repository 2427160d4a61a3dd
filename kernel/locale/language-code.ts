import { toLanguageCode } from '@hydrant/messages/locale.ts'

/**
 * The codes of languages that people can have, as the platform's API writes them: those that there are messages in, alone
 * and with the countries where they are spoken.
 */
export const LANGUAGE_CODES: readonly string[] = Object.entries({
  de: 'AT BE CH DE LI LU',
  en: 'AE AU CA GB HK IE IN JM KE MT MY NG NZ PH SG US ZA',
  es: 'AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PR PY SV US UY VE',
  fr: 'BE CA CH FR HT LU MA MC',
}).flatMap(([language, countries]) => [language, ...countries.split(' ').map((country) => `${language}_${country}`)])

/** Returns which of some locales somebody with another one reads: the same, or the first of its language; or null. */
export function matchLocaleOrNull(locale: string | null, locales: readonly string[]): string | null {
  if (locale === null || locales.includes(locale)) return locale
  return locales.find((other) => toLanguageCode(other) === toLanguageCode(locale)) ?? null
}
