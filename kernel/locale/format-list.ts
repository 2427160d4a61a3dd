import { currentLocale } from '@hydrant/messages/locale.ts'

/** Formats names as a list in the locale's own words, such as `a, b, and c`. */
export function formatList(names: readonly string[], locale = currentLocale()): string {
  return new Intl.ListFormat(locale).format(names)
}
