import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { err, type DomainError, type Result } from '@hydrant/kernel/result/result.ts'
import { recordChange } from '../../records/service.ts'
import { insertPage, lockPagePaths, type PageKind, type Transaction, type VersionContent } from '../version-store.ts'
import { findOtherPageAtExactPath, upsertDraft } from './draft-store.ts'
import { type DraftPage, loadDraft } from './drafts.ts'
import { findKindError } from './kind-content.ts'
import { findDocumentError } from './page-document.ts'

/** Something that is no page of its own, such as a page slot, and who makes it. */
export interface NewPart {
  readonly kind: Exclude<PageKind, 'page'>
  /** The text by which it is stored; there is one at each. */
  readonly path: string
  readonly content: VersionContent
  readonly authorId: string
}

/**
 * Creates a part with a draft that visitors do not see. Returns an error when the content is invalid, and that of
 * `toTakenError`, which takes the title of the existing one, when there is one already.
 */
export async function createPart(
  tx: Transaction,
  { kind, path, content, authorId }: NewPart,
  toTakenError: (title: string) => DomainError,
): Promise<Result<DraftPage>> {
  const error = findDocumentError(content.document) ?? findKindError(kind, content.document)
  if (error !== null) return err(error)
  await lockPagePaths(tx)
  const pageId = newId('0Pg')
  const existing = await findOtherPageAtExactPath(tx, path, pageId)
  if (existing !== null) return err(toTakenError(existing.title))
  await insertPage(tx, { id: pageId, path, kind })
  await upsertDraft(tx, { pageId, content, basedOnVersion: null, savedById: authorId })
  const newValues = { path, title: content.title }
  await recordChange(tx, { objectName: 'Page', recordId: pageId, operation: 'create', newValues })
  return loadDraft(tx, pageId)
}
