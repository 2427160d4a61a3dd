import { currentActor } from '@hydrant/database/connection/current-actor.ts'
import type { Transaction } from '@hydrant/database/connection/database.ts'
import { toTextArraySql } from '@hydrant/database/connection/text-array.ts'
import type { changeHistory } from '@hydrant/database/schema/records.ts'
import { sql } from 'drizzle-orm'

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
  if (changes.length === 0) return
  // Lists as parameters: thousands of rows as single values take many times as long to write down.
  const list = (name: keyof StoredChange) => toTextArraySql(changes.map((change) => change[name] ?? ''))
  await tx.execute(sql`
    insert into change_history (
      user_id, user_name, integration_id, account_id, client_address, request_id,
      object_name, record_id, operation, old_values, new_values
    )
    select
      ${by.userId}, ${by.userName}, ${by.integrationId}, ${by.accountId}, ${by.clientAddress}, ${by.requestId},
      object_name, nullif(record_id, ''), operation, nullif(old_values, ''), nullif(new_values, '')
    from unnest(
      ${list('objectName')}, ${list('recordId')}, ${list('operation')}, ${list('oldValues')}, ${list('newValues')}
    ) with ordinality as given(object_name, record_id, operation, old_values, new_values, position)
    order by position`)
}

/** Whether the current request is made by staff who act for an account. */
export function isStaffActing(): boolean {
  const { isStaff, accountId } = currentActor()
  return isStaff && accountId !== null
}
