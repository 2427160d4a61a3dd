import type { Json } from '@hydrant/contract/shared/schema.ts'
import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import { parseSectionReference } from '@hydrant/page-model/sections/saved-sections.ts'
import { prefixBlockIds } from '../prefix-block-ids.ts'

/**
 * Returns the document of a page with the blocks of its saved sections in the places of the blocks that refer to them;
 * `documents` are those of the sections by their ids, and a section without one is left out.
 */
export function insertSections(document: Json, documents: ReadonlyMap<string, Json>): Json {
  const sections = new Map(Array.from(documents, ([id, section]) => [id, listOwnBlocks(section)]))
  return replaceReferences(document, sections)
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
