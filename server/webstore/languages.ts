import { DEFAULT_LOCALE, MESSAGE_LANGUAGES, toLanguageCode } from '@hydrant/messages/locale.ts'
import type { Webstore } from './load-webstore.ts'

/** The languages of a store as BCP 47 locales, such as `es-US`. */
export interface StoreLanguages {
  readonly defaultLanguage: string
  /** All languages, the default one first. */
  readonly languages: readonly string[]
}

/** A language and a region, as the platform writes locales: `es`, `es_US`. */
const LANGUAGE = /^[a-z]{2}(?:_[A-Z]{2})?$/

/**
 * Reads the languages of the store, `{ defaultLanguage: 'en_US', supportedLanguages: ['en_US', 'es_US'] }`. Without them
 * the store has American English alone; a language that there are no messages in is left out.
 */
export function toLanguages({ settings }: Pick<Webstore, 'settings'>): StoreLanguages {
  const defaultLanguage = toLocale(settings['defaultLanguage']) ?? DEFAULT_LOCALE
  const supported: readonly unknown[] = Array.isArray(settings['supportedLanguages'])
    ? settings['supportedLanguages']
    : []
  const others = supported.flatMap((code) => toLocale(code) ?? [])
  return { defaultLanguage, languages: [...new Set([defaultLanguage, ...others])] }
}

/**
 * Converts a language as the platform writes it (`es_US`) to a BCP 47 locale; null when it is none, or the shop has no
 * messages in it.
 */
export function toLocale(code: unknown): string | null {
  if (typeof code !== 'string' || !LANGUAGE.test(code)) return null
  const locale = code.replace('_', '-')
  return MESSAGE_LANGUAGES.some((language) => language === toLanguageCode(locale)) ? locale : null
}

/** Converts a BCP 47 locale to a language as the platform writes it: `es-US` to `es_US`. */
export function toPlatformLanguage(locale: string): string {
  return locale.replace('-', '_')
}

/**
 * Returns the first segment of the path of pages in a locale, such as `/es-us`: empty for the default language of the
 * store, whose pages have none.
 */
export function toLanguagePrefix(locale: string, { defaultLanguage }: Pick<StoreLanguages, 'defaultLanguage'>): string {
  return locale === defaultLanguage ? '' : `/${locale.toLowerCase()}`
}
