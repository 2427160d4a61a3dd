import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { err, invalidFieldError, type DomainError, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/content.js'
import { SLOT_TARGET_PREFIXES, type SlotKey, toSlotPath } from '@hydrant/page-model/slots/page-slots.ts'
import { createPart } from '../builder/create-part.ts'
import type { DraftPage } from '../builder/drafts.ts'
import { slotTakenError } from '../errors.ts'
import type { Database, ReadOnlyDb, VersionContent } from '../version-store.ts'
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
    const error = await findTargetError(tx, { ...key, targetId })
    if (error !== null) return err(error)
    return createPart(tx, { kind: 'slot', path: toSlotPath({ ...key, targetId }), content, authorId }, slotTakenError)
  })
}

async function findTargetError(db: ReadOnlyDb, { place, targetId }: SlotKey): Promise<DomainError | null> {
  if (targetId === null) return null
  const prefix = targetId.slice(0, 3)
  if (!SLOT_TARGET_PREFIXES[place].includes(prefix)) return invalidFieldError('targetId', messages.slotTargetNotAllowed)
  return (await hasSlotTarget(db, targetId)) ? null : invalidFieldError('targetId', messages.unknownSlotTarget)
}
