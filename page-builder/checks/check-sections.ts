import * as messages from '@hydrant/messages/compiled/page-builder/checks.js'
import { parseSectionReference } from '@hydrant/page-model/sections/saved-sections.ts'
import type { StoredBlock } from '../render/document.ts'
import type { PageLookups } from './page-lookups.ts'
import type { Problem } from './problem.ts'

/**
 * Lists the problem of a block that shows a saved section: an error when there is no such section any more, a warning
 * while it is not published.
 */
export function listSectionProblems(
  storedBlock: StoredBlock,
  { findSection }: Pick<PageLookups, 'findSection'>,
): readonly Problem[] {
  const sectionId = parseSectionReference(storedBlock)?.sectionId ?? ''
  const section = sectionId === '' ? undefined : findSection(sectionId)
  const location = { blockId: storedBlock.props.id, setting: 'sectionId' }
  if (section === null) return [{ level: 'error', ...location, message: messages.noSuchSection() }]
  return section === undefined || section.isLive
    ? []
    : [{ level: 'warning', ...location, message: messages.sectionNotPublished({ title: section.title }) }]
}
