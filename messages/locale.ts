/** The language of the site, and of every process that serves no request. */
export const DEFAULT_LOCALE = 'en-US'

/** The languages that there are messages in, as ISO 639 codes; the first one is that of the source messages. */
export const MESSAGE_LANGUAGES = ['en', 'es', 'fr', 'de'] as const

/** One of the languages that there are messages in. */
export type MessageLanguage = (typeof MESSAGE_LANGUAGES)[number]

let readLocale: () => string | undefined = () => undefined

/**
 * Sets where `currentLocale` reads the locale: a server from the request that it is answering, a page from its `lang`
 * attribute. `read` returns undefined where there is none.
 */
export function setLocaleSource(read: () => string | undefined): void {
  readLocale = read
}

/** Returns the locale (BCP 47) in which messages, numbers and dates are written for the current request or page. */
export function currentLocale(): string {
  return readLocale() ?? DEFAULT_LOCALE
}

/**
 * Returns the language of a locale (BCP 47) as an ISO 639 code: `es` of `es-US`.
 */
export function toLanguageCode(locale: string): string {
  return locale.split('-', 1)[0]?.toLowerCase() ?? ''
}

/**
 * Returns what belongs to the current locale out of catalogues by locale or language: that of the very locale, of its
 * language, or the English one.
 */
export function chooseCatalogue<Catalogue>(
  catalogues: Readonly<Record<string, Catalogue>> & { readonly en: Catalogue },
): Catalogue {
  const locale = currentLocale()
  return catalogues[locale] ?? catalogues[toLanguageCode(locale)] ?? catalogues.en
}
