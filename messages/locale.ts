/** The language of the site, and of every process that serves no request. */
export const DEFAULT_LOCALE = 'en-US'

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
