import type { Json } from '@hydrant/contract/shared/schema.ts'
import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import { listSectionReferences, parseSectionReference } from '@hydrant/page-model/sections/saved-sections.ts'
import type { RequestedState } from '../requested-state.ts'
import type { PageState } from '../store.ts'
import type { ReadOnlyDb } from '../version-store.ts'
import { prefixBlockIds } from '../prefix-block-ids.ts'
import { findSectionDocuments } from './section-store.ts'

/**
 * Returns a page with the blocks of its saved sections, in their state that is requested, in the places of the blocks
 * that refer to them; those of sections that nobody sees in this state are left out. A page without any is returned as
 * it is, without a query.
 */
export async function insertSections<Page extends Pick<PageState, 'document'>>(
  db: ReadOnlyDb,
  page: Page,
  state: RequestedState,
): Promise<Page> {
  const references = listSectionReferences(page.document)
  if (references.length === 0) return page
  const sectionIds = [...new Set(references.map(({ sectionId }) => sectionId))]
  const documents = await findSectionDocuments(db, sectionIds, state)
  const sections = new Map(Array.from(documents, ([id, document]) => [id, listOwnBlocks(document)]))
  return { ...page, document: replaceReferences(page.document, sections) }
}

/** Lists the blocks of a section, without references to sections: a program may have stored one in the other. */
function listOwnBlocks(document: Json): readonly Json[] {
  const content: readonly Json[] = isRecord(document) && Array.isArray(document['content']) ? document['content'] : []
  return replaceInList(content, new Map())
}

/** Replaces references at any depth. Documents are not deep, see `PAGE_DOCUMENT_DEPTH`. */
function replaceReferences(value: Json, sections: ReadonlyMap<string, readonly Json[]>): Json {
  if (Array.isArray(value)) return replaceInList(value, sections)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, Json]) => [name, replaceReferences(inner, sections)]),
  )
}

/**
 * Replaces references by the blocks of their sections. The ids of these begin with that of the reference, because a page
 * may show a section twice.
 */
function replaceInList(list: readonly Json[], sections: ReadonlyMap<string, readonly Json[]>): readonly Json[] {
  return list.flatMap((entry): readonly Json[] => {
    const reference = parseSectionReference(entry)
    if (reference === null) return [replaceReferences(entry, sections)]
    const blocks = sections.get(reference.sectionId) ?? []
    return blocks.map((block) => prefixBlockIds(block, `${reference.blockId}-`))
  })
}
