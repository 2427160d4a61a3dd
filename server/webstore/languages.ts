import { fromPlatformLanguage, LANGUAGE_CODES } from '@hydrant/kernel/locale/language-code.ts'
import { DEFAULT_LOCALE } from '@hydrant/messages/locale.ts'
import type { Webstore } from './load-webstore.ts'

/** The languages of a store as BCP 47 locales, such as `es-US`. */
export interface StoreLanguages {
  readonly defaultLanguage: string
  /** All languages, the default one first. */
  readonly languages: readonly string[]
}

/**
 * Reads the languages of the store, `{ defaultLanguage: 'en_US', supportedLanguages: ['en_US', 'es_US'] }`. Without them
 * the store has American English alone; a language that there are no messages in is left out.
 */
export function toLanguages({ settings }: Pick<Webstore, 'settings'>): StoreLanguages {
  const defaultLanguage = parseLocaleOrNull(settings['defaultLanguage']) ?? DEFAULT_LOCALE
  const supported: readonly unknown[] = Array.isArray(settings['supportedLanguages'])
    ? settings['supportedLanguages']
    : []
  const others = supported.flatMap((code) => parseLocaleOrNull(code) ?? [])
  return { defaultLanguage, languages: [...new Set([defaultLanguage, ...others])] }
}

/** Converts a language as the platform writes it (`es_US`) to a BCP 47 locale; null when it is none of `LANGUAGE_CODES`. */
export function parseLocaleOrNull(code: unknown): string | null {
  return typeof code === 'string' && LANGUAGE_CODES.includes(code) ? fromPlatformLanguage(code) : null
}
