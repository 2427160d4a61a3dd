import { currentLocale } from '@hydrant/messages/locale.ts'

/** Returns a label, such as `Each`, as it is written within a sentence: in lower case, except in German. */
export function toNounInSentence(label: string): string {
  const locale = currentLocale()
  return locale.startsWith('de') ? label : label.toLocaleLowerCase(locale)
}
