import { findPublishedPage } from '../store.ts'
import { getSettings } from '../settings/service.ts'
import { listPageTexts, listSiteTexts } from './list-translations.ts'
import type { FoundText } from './map-texts.ts'
import { type Transaction, type TranslationKey, upsertTranslationsAtRevision } from './translation-store.ts'

/** Translations by the texts that they are of, and their language, as the platform writes it. */
export interface Dictionary {
  readonly language: string
  readonly texts: ReadonlyMap<string, string>
}

/** Stores the first translations of a published page, by its path: of its texts that a dictionary has. */
export async function insertPageTranslations(tx: Transaction, path: string, dictionary: Dictionary): Promise<void> {
  const page = await findPublishedPage(tx, path)
  if (page === null) return
  const texts = listPageTexts({ ...page, kind: 'page' })
  await insertTranslations(tx, { ownerId: page.id, language: dictionary.language }, { texts, dictionary })
}

/** Stores the first translations of the settings of a site: of their texts that a dictionary has. */
export async function insertSiteTranslations(tx: Transaction, siteId: string, dictionary: Dictionary): Promise<void> {
  const texts = listSiteTexts((await getSettings(tx, siteId)).settings)
  await insertTranslations(tx, { ownerId: siteId, language: dictionary.language }, { texts, dictionary })
}

async function insertTranslations(
  tx: Transaction,
  key: TranslationKey,
  { texts, dictionary }: { readonly texts: readonly FoundText[]; readonly dictionary: Dictionary },
): Promise<void> {
  const translations = texts.flatMap(({ blockId, path: setting, text: source }) => {
    const text = dictionary.texts.get(source)
    return text === undefined ? [] : [{ blockId, setting, source, text }]
  })
  if (translations.length > 0)
    await upsertTranslationsAtRevision(tx, { ...key, revision: 0, texts: translations, savedById: null })
}
