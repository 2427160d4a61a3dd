import type { Json } from '@hydrant/contract/shared/schema.ts'
import { listSectionReferences } from '@hydrant/page-model/sections/saved-sections.ts'
import type { RequestedState } from './requested-state.ts'
import { insertSections } from './sections/insert-sections.ts'
import { findSectionDocuments } from './sections/section-store.ts'
import type { PageState } from './store.ts'
import { translateDocument, translateHead } from './translations/show-in-language.ts'
import { loadShownTranslations, type ShownContent } from './translations/shown-translations.ts'
import type { ReadOnlyDb } from './version-store.ts'

/** How a page is read: the state of its saved sections, and the languages of its texts, the preferred one first. */
export interface Reading {
  readonly state: RequestedState
  /** None for the language that pages are written in. */
  readonly languages: readonly string[]
}

/**
 * Returns a page or page slot as visitors get it: with the blocks of its saved sections, and with its texts and those of
 * the sections in their language. A page without sections is returned in the language that it is written in as it is,
 * without a query.
 */
export async function completePage(db: ReadOnlyDb, page: PageState, { state, languages }: Reading): Promise<PageState> {
  const sectionIds = [...new Set(listSectionReferences(page.document).map(({ sectionId }) => sectionId))]
  const documents =
    sectionIds.length === 0 ? new Map<string, Json>() : await findSectionDocuments(db, sectionIds, state)
  const contents = new Map<string, ShownContent>([[page.id, page]])
  for (const [id, section] of documents) contents.set(id, { document: section })
  const translations = await loadShownTranslations(db, contents, languages)
  const document = translateDocument(page.document, translations.get(page.id))
  const translatedPage = { ...translateHead(page, translations.get(page.id)), document }
  if (sectionIds.length === 0) return translatedPage
  const sections = new Map(
    Array.from(documents, ([id, section]) => [id, translateDocument(section, translations.get(id))]),
  )
  return { ...translatedPage, document: insertSections(document, sections) }
}
