import { sql } from 'drizzle-orm'
import type { FieldValue } from '@hydrant/contract/records/definition.ts'
import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { hasCode } from '@hydrant/database/connection/with-retry.ts'
import { toComparableSql, toValueSql, type StoredObject } from './object-store.ts'
import type { RecordContext } from './record-context.ts'

/** Fields and the values by which records are found. */
export type FieldCriteria = ReadonlyArray<readonly [name: string, value: FieldValue]>

/** Finds the ids of the records that have all these values, at most two; texts match regardless of case. */
export async function findIdsByFields(
  db: ReadOnlyDb,
  object: StoredObject,
  { criteria, context }: { readonly criteria: FieldCriteria; readonly context: RecordContext },
): Promise<string[]> {
  const columns = object.columnsOf('record', context)
  const conditions = criteria.map(([name, value]) => {
    const type = object.definition.fields[name]?.type ?? 'string'
    const column = sql`${columns[name] ?? sql`null`}`
    return value === null
      ? sql`${column} is null`
      : sql`${toComparableSql(type, column)} = ${toComparableSql(type, toValueSql(type, value))}`
  })
  const { rows } = await db.execute<{ id: string }>(
    sql`select ${columns['Id']} as id from ${object.source('record')}
      where ${sql.join(conditions, sql` and `)} order by 1 limit 2`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Locks the catalogue as all that write to it do, before they lock anything else: so no two of them wait for each other,
 * and what is checked before a write is still true with it.
 */
export async function lockCatalogue(tx: Transaction): Promise<void> {
  await tx.execute(sql`select from webstore for no key update`)
}

/** Locks a record until the transaction ends and returns when it was last changed; null when there is no such record. */
export async function lockRecord(
  tx: Transaction,
  object: StoredObject,
  { id, context }: { readonly id: string; readonly context: RecordContext },
): Promise<Date | null> {
  const columns = object.columnsOf('record', context)
  const { rows } = await tx.execute<{ changed: string }>(
    sql`select extract(epoch from ${columns['LastModifiedDate']})::text as changed
      from ${object.source('record')} where ${columns['Id']} = ${id} for no key update`,
  )
  const [row] = rows
  return row === undefined ? null : new Date(Number(row.changed) * 1000)
}

/** Why the database refused a write: a value of a unique column, or a reference. */
export type Violation = 'unique' | 'reference'

/** Returns why the database refused a write; null when the error is another one. */
export function findViolation(error: unknown): Violation | null {
  if (hasCode(error, '23505')) return 'unique'
  return hasCode(error, '23503') ? 'reference' : null
}
