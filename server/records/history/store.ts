import { currentActor } from '@hydrant/database/connection/current-actor.ts'
import type { Transaction } from '@hydrant/database/connection/database.ts'
import { changeHistory } from '@hydrant/database/schema/records.ts'

export { runAsActor } from '@hydrant/database/connection/current-actor.ts'

/** What was changed, as it is stored. */
export type StoredChange = Pick<
  typeof changeHistory.$inferInsert,
  'objectName' | 'recordId' | 'operation' | 'oldValues' | 'newValues'
>

/** Stores that whoever makes the current request made changes; the database adds when, and their places in the chain. */
export async function insertChanges(
  tx: Transaction,
  changes: readonly StoredChange[],
  by = currentActor(),
): Promise<void> {
  const { isStaff: _, ...actor } = by
  if (changes.length > 0) await tx.insert(changeHistory).values(changes.map((change) => ({ ...actor, ...change })))
}

/** Whether the current request is made by staff who act for an account. */
export function isStaffActing(): boolean {
  const { isStaff, accountId } = currentActor()
  return isStaff && accountId !== null
}
