import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { err, type Result } from '@hydrant/kernel/result/result.ts'
import { recordChange } from '../../records/service.ts'
import { upsertDraft } from '../builder/draft-store.ts'
import { type DraftPage, loadDraft } from '../builder/drafts.ts'
import { findKindError } from '../builder/kind-content.ts'
import { findDocumentError } from '../builder/page-document.ts'
import { type Database, insertPage, type VersionContent } from '../version-store.ts'

/**
 * Creates a saved section with a draft. Returns an error when its content is invalid, or is not allowed in a section.
 */
export function createSection(
  database: Database,
  { content, authorId }: { readonly content: VersionContent; readonly authorId: string },
): Promise<Result<DraftPage>> {
  return database.transaction(async (tx) => {
    const error = findDocumentError(content.document) ?? findKindError('section', content.document)
    if (error !== null) return err(error)
    const pageId = newId('0Pg')
    // Nobody looks it up by its path, which only has to be its own.
    const path = `section/${pageId}`
    await insertPage(tx, { id: pageId, path, kind: 'section' })
    await upsertDraft(tx, { pageId, content, basedOnVersion: null, savedById: authorId })
    const newValues = { path, title: content.title }
    await recordChange(tx, { objectName: 'Page', recordId: pageId, operation: 'create', newValues })
    return loadDraft(tx, pageId)
  })
}
