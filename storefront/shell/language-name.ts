import { toLanguageCode } from '@hydrant/messages/locale.ts'

/** Returns the name of a language in itself, such as `Español`; with its region where another one is of the same language. */
export function toOwnLanguageName(locale: string, others: readonly string[]): string {
  const code = toLanguageCode(locale)
  const isAmbiguous = others.some((other) => other !== locale && toLanguageCode(other) === code)
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(isAmbiguous ? locale : code) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
