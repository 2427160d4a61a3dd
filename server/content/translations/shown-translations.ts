import { PAGE_TEXTS } from '@hydrant/page-model/translations/text-settings.ts'
import { findDraftOrLatestContent } from '../builder/draft-store.ts'
import type { PageState } from '../store.ts'
import { type FoundText, listDocumentTexts, listSettingTexts } from './map-texts.ts'
import { matchTranslations, withoutDraftTranslations } from './match-translations.ts'
import { loadStoredTranslations, type StoredTranslations } from './show-in-language.ts'
import type { ReadOnlyDb } from './translation-store.ts'

/** A page, page slot or saved section as it is shown; the title of a section is not. */
export type ShownContent = Pick<PageState, 'document'> & Partial<Pick<PageState, 'title' | 'description'>>

/**
 * Loads the translations of what visitors are shown, by the ids of the pages, slots and sections. Those of words that are
 * only in a draft are left out; the draft is read only where a text has no translation of its own words.
 */
export async function loadShownTranslations(
  db: ReadOnlyDb,
  contents: ReadonlyMap<string, ShownContent>,
  languages: readonly string[],
): Promise<ReadonlyMap<string, StoredTranslations>> {
  const stored = await loadStoredTranslations(db, [...contents.keys()], languages)
  const shown = new Map<string, StoredTranslations>()
  for (const [id, translations] of stored) {
    const content = contents.get(id)
    if (content !== undefined) shown.set(id, await leaveOutDraftWords(db, id, { content, translations }))
  }
  return shown
}

async function leaveOutDraftWords(
  db: ReadOnlyDb,
  id: string,
  { content, translations }: { readonly content: ShownContent; readonly translations: StoredTranslations },
): Promise<StoredTranslations> {
  const published = listTexts(content)
  const hasOutdated = translations.some((entries) =>
    [...matchTranslations(published, entries).values()].some(({ isOutdated }) => isOutdated),
  )
  const draft = hasOutdated ? await findDraftOrLatestContent(db, id) : null
  if (draft === null) return translations
  const texts = { published, draft: listTexts(draft) }
  return translations.map((entries) => withoutDraftTranslations(entries, texts))
}

function listTexts({ title = '', description = '', document }: ShownContent): readonly FoundText[] {
  return [...listSettingTexts({ title, description }, PAGE_TEXTS), ...listDocumentTexts(document)]
}
