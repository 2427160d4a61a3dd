import { newId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { err, invalidFieldError, type DomainError, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/content.js'
import { SLOT_TARGET_PREFIXES, type SlotKey, toSlotPath } from '@hydrant/page-model/slots/page-slots.ts'
import { recordChange } from '../../records/service.ts'
import { findOtherPageAtExactPath, upsertDraft } from '../builder/draft-store.ts'
import { type DraftPage, loadDraft } from '../builder/drafts.ts'
import { findKindError } from '../builder/kind-content.ts'
import { findDocumentError } from '../builder/page-document.ts'
import { slotTakenError } from '../errors.ts'
import { type Database, insertPage, lockPagePaths, type ReadOnlyDb, type VersionContent } from '../version-store.ts'
import { hasSlotTarget } from './slot-store.ts'

/** Where a new slot is shown, what it contains, and who makes it. */
interface NewSlot {
  /** `targetId` as the client sent it. */
  readonly key: SlotKey
  readonly content: VersionContent
  readonly authorId: string
}

/**
 * Creates a page slot with a draft that visitors do not see. Returns an error when the category or product does not
 * exist or cannot have one at the place, when there is one already, or when the content is invalid.
 */
export function createSlot(database: Database, { key, content, authorId }: NewSlot): Promise<Result<DraftPage>> {
  return database.transaction(async (tx) => {
    const targetId = key.targetId === null ? null : (normalizeId(key.targetId) ?? key.targetId)
    const error =
      (await findTargetError(tx, { ...key, targetId })) ??
      findDocumentError(content.document) ??
      findKindError('slot', content.document)
    if (error !== null) return err(error)
    await lockPagePaths(tx)
    const pageId = newId('0Pg')
    const path = toSlotPath({ ...key, targetId })
    const existingSlot = await findOtherPageAtExactPath(tx, path, pageId)
    if (existingSlot !== null) return err(slotTakenError(existingSlot.title))
    await insertPage(tx, { id: pageId, path, kind: 'slot' })
    await upsertDraft(tx, { pageId, content, basedOnVersion: null, savedById: authorId })
    const newValues = { path, title: content.title }
    await recordChange(tx, { objectName: 'Page', recordId: pageId, operation: 'create', newValues })
    return loadDraft(tx, pageId)
  })
}

async function findTargetError(db: ReadOnlyDb, { place, targetId }: SlotKey): Promise<DomainError | null> {
  if (targetId === null) return null
  const prefix = targetId.slice(0, 3)
  if (!SLOT_TARGET_PREFIXES[place].includes(prefix)) return invalidFieldError('targetId', messages.slotTargetNotAllowed)
  return (await hasSlotTarget(db, targetId)) ? null : invalidFieldError('targetId', messages.unknownSlotTarget)
}
