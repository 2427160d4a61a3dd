import type { LABEL_KINDS } from '@hydrant/contract/records/label-translation.ts'
import { listPreferredLanguageCodes } from '@hydrant/kernel/locale/language-code.ts'
import { currentLocale } from '@hydrant/messages/locale.ts'
import { cacheUntilBaseChanges, toLanguages, type Webstore } from '../../webstore/service.ts'
import { findLabelTranslations } from './label-store.ts'
import type { ReadOnlyDb } from './store.ts'

/** Returns a label in the language of the request, or as it is where it has no translation. */
export type TranslateLabel = (kind: (typeof LABEL_KINDS)[number], label: string) => string

const keepLabel: TranslateLabel = (_kind, label) => label

/** By language, then by kind and label. */
const loadLabelsCached = cacheUntilBaseChanges('translated labels', async (db) => {
  const translations = await findLabelTranslations(db)
  return new Map(
    [...Map.groupBy(translations, ({ language }) => language)].map(([language, rows]) => [
      language,
      new Map(rows.map(({ kind, label, translation }) => [toKey(kind, label), translation])),
    ]),
  )
})

/**
 * Loads what translates the labels that products and orders share (names and values of attributes, units, delivery
 * methods, selling models) into the language of the request: the translation for its country, otherwise the one of the
 * language alone. Pages in the default language of the store read no translations.
 */
export async function loadLabelTranslation(db: ReadOnlyDb, webstore: Webstore): Promise<TranslateLabel> {
  if (currentLocale() === toLanguages(webstore).defaultLanguage) return keepLabel
  const byLanguage = await loadLabelsCached(db, webstore)
  const preferred = listPreferredLanguageCodes(currentLocale()).flatMap((language) => byLanguage.get(language) ?? [])
  if (preferred.length === 0) return keepLabel
  return (kind, label) => {
    const key = toKey(kind, label)
    return preferred.find((labels) => labels.has(key))?.get(key) ?? label
  }
}

function toKey(kind: string, label: string): string {
  return `${kind} ${label}`
}
