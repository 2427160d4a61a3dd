import { currentLocale } from '@hydrant/messages/locale.ts'

const namesByLocale = new Map<string, Intl.DisplayNames>()

/** Gets the name of a language by its BCP 47 tag, such as `Spanish (United States)` for `es-US`. */
export function getLanguageName(tag: string, locale = currentLocale()): string {
  const names =
    namesByLocale.get(locale) ?? new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' })
  namesByLocale.set(locale, names)
  return names.of(tag) ?? tag
}
