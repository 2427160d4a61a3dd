import { sql } from 'drizzle-orm'
import type { FieldValue } from '@hydrant/contract/records/definition.ts'
import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { toTextArraySql } from '@hydrant/database/connection/text-array.ts'
import { hasCode } from '@hydrant/database/connection/with-retry.ts'
import { castToType, toComparableSql, toValueSql, type StoredObject } from './object-store.ts'
import type { RecordContext } from './record-context.ts'

/** What reads and writes of records run in: the database, or a transaction that several of them share. */
export type RecordDatabase = Pick<Database, 'query' | 'transaction'>

/** Lets what is run read and write within a transaction; a transaction of its own becomes a savepoint. */
export function within(tx: Transaction): RecordDatabase {
  const run = <Value>(work: (savepoint: Transaction) => Promise<Value>) => tx.transaction(work)
  return { query: run, transaction: run }
}

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
 * Finds the ids of the records that have the values of each row in these fields, at most two for each, as
 * `findIdsByFields` does for one row. A row without any value finds nothing.
 */
export async function findIdsByRows(
  db: ReadOnlyDb,
  object: StoredObject,
  {
    names,
    rows,
    context,
  }: {
    readonly names: readonly string[]
    readonly rows: ReadonlyArray<readonly FieldValue[]>
    readonly context: RecordContext
  },
): Promise<string[][]> {
  const found: string[][] = rows.map(() => [])
  const columns = object.columnsOf('record', context)
  const lists = names.map((_, index) => sql`${sql.param(rows.map((row) => toText(row[index] ?? null)))}::text[]`)
  const aliases = names.map((_, index) => sql.identifier(`v${index}`))
  const conditions = names.map((name, index) => {
    const type = object.definition.fields[name]?.type ?? 'string'
    const column = sql`${columns[name] ?? sql`null`}`
    const value = sql`given.${sql.identifier(`v${index}`)}`
    const isEqual = sql`${toComparableSql(type, column)} = ${toComparableSql(type, castToType(type, value))}`
    return rows.some((row) => (row[index] ?? null) === null)
      ? sql`(${isEqual} or (${column} is null and ${value} is null))`
      : isEqual
  })
  const hasValue = sql.join(
    aliases.map((alias) => sql`given.${alias} is not null`),
    sql` or `,
  )
  const { rows: pairs } = await db.execute<{ position: number; id: string }>(
    sql`select given.position::integer as position, ${columns['Id']} as id
      from unnest(${sql.join(lists, sql`, `)}) with ordinality as given(${sql.join(aliases, sql`, `)}, position)
      join ${object.source('record')} on ${sql.join(conditions, sql` and `)}
      where ${hasValue} order by 1, 2`,
  )
  for (const { position, id } of pairs) {
    const ids = found[position - 1]
    if (ids !== undefined && ids.length < 2) ids.push(id)
  }
  return found
}

function toText(value: FieldValue): string | null {
  return value === null ? null : String(value)
}

/** Locks those of the records that exist until the transaction ends, and returns their ids. */
export async function lockRecords(
  tx: Transaction,
  object: StoredObject,
  { ids, context }: { readonly ids: readonly string[]; readonly context: RecordContext },
): Promise<Set<string>> {
  const columns = object.columnsOf('record', context)
  const { rows } = await tx.execute<{ id: string }>(
    sql`select ${columns['Id']} as id from ${object.source('record')}
      where ${columns['Id']} = any(${toTextArraySql(ids)}) order by 1 for no key update`,
  )
  return new Set(rows.map(({ id }) => id))
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
