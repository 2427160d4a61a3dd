import { currentActor } from '@hydrant/database/connection/current-actor.ts'
import type { Transaction } from '@hydrant/database/connection/database.ts'
import { changeHistory } from '@hydrant/database/schema/records.ts'
import { type SQL, sql } from 'drizzle-orm'

export { runAsActor } from '@hydrant/database/connection/current-actor.ts'

/** What was changed, as it is stored. */
export type StoredChange = Pick<
  typeof changeHistory.$inferInsert,
  'objectName' | 'recordId' | 'operation' | 'oldValues' | 'newValues'
>

/** Stores that whoever makes the current request made a change; the database adds when, and its place in the chain. */
export async function insertChange(
  tx: Transaction,
  { objectName, recordId, operation, oldValues, newValues }: StoredChange,
  by = currentActor(),
): Promise<void> {
  const { userId, userName, integrationId, accountId, clientAddress, requestId } = by
  const actor = { userId, userName, integrationId, accountId, clientAddress, requestId }
  await tx.insert(changeHistory).values({ ...actor, objectName, recordId, operation, oldValues, newValues })
}

/**
 * Stores that whoever makes the current request changed many records, which a query returns: `entry_id`, `record_id`,
 * `place` in their order, `old_values` and `new_values`. All of them have the same time. They get their places in the
 * chain at once, so whoever else is at the end of a transaction waits until this one ends: nothing may be locked after
 * it.
 */
export async function insertManyChanges(
  tx: Transaction,
  { objectName, operation }: Pick<StoredChange, 'objectName' | 'operation'>,
  changes: SQL,
): Promise<void> {
  const by = currentActor()
  await tx.execute(sql`insert into change_history_end (id, position, hash) values (1, 0, '') on conflict do nothing`)
  const { rows } = await tx.execute<{ position: string; hash: string; moment: string }>(
    sql`select position::text as position, hash,
        to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as moment
      from change_history_end for update`,
  )
  const [end] = rows
  if (end === undefined) throw new Error('The end of the history has a row.')
  const actor = [by.userId, by.userName, by.integrationId, by.accountId, by.clientAddress, by.requestId]
  // What all entries have in common is made once, in the form of `change_history_values`.
  const beforeRecord = `,${[end.moment, ...actor, objectName].map(toHashedText).join(',')},`
  const afterRecord = `,${toHashedText(operation)},`
  await tx.execute(sql`
    with placed as materialized (
      select changes.*, ${end.position}::bigint + row_number() over (order by place) as position
      from (${changes}) as changes
    ),
    chained as materialized (
      select placed.*, change_history_hash(
        ${end.hash}::text,
        ${toHashedSql(sql`position::text`)} || ',' || ${toHashedSql(sql`entry_id`)} || ${beforeRecord}::text
          || ${toHashedSql(sql`record_id`)} || ${afterRecord}::text
          || coalesce(${toHashedSql(sql`old_values`)}, '-') || ',' || coalesce(${toHashedSql(sql`new_values`)}, '-')
      ) over (order by position) as hash
      from placed
    ),
    inserted as (
      insert into change_history (
        id, created_at, user_id, user_name, integration_id, account_id, client_address, request_id,
        object_name, record_id, operation, old_values, new_values, position, hash
      )
      select entry_id, ${`${end.moment}Z`}::timestamptz,
        ${sql.join(
          actor.map((value) => sql`${value}::text`),
          sql`, `,
        )},
        ${objectName}::text, record_id, ${operation}::text, old_values, new_values, position, hash
      from chained order by position
    )
    update change_history_end set position = last.position, hash = last.hash
    from (select position, hash from chained order by position desc limit 1) as last`)
}

/** Returns a value of an entry as it is in what is hashed: after its length in bytes. */
function toHashedText(value: string | null): string {
  return value === null ? '-' : `${Buffer.byteLength(value)}:${value}`
}

function toHashedSql(text: SQL): SQL {
  return sql`octet_length(${text}) || ':' || ${text}`
}

/** Whether the current request is made by staff who act for an account. */
export function isStaffActing(): boolean {
  const { isStaff, accountId } = currentActor()
  return isStaff && accountId !== null
}
