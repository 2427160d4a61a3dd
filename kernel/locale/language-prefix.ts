/**
 * Returns the first segment of the path of pages in a locale, such as `/es-us`: empty for the default language of the
 * store, whose pages have none.
 */
export function toLanguagePrefix(locale: string, defaultLanguage: string | undefined): string {
  return locale === defaultLanguage ? '' : `/${locale.toLowerCase()}`
}
