import { sql } from 'drizzle-orm'
import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import type { Table } from './table.ts'

/** Keeps everybody else from tables until the transaction ends. */
export async function lockTables(tx: Transaction, tables: readonly Table[]): Promise<void> {
  await tx.execute(sql`lock table ${sql.join(tables.map(toQualifiedName), sql`, `)} in access exclusive mode`)
}

/** Returns the name of a table that has rows; null when all are empty. */
export async function findFilledTable(db: ReadOnlyDb, tables: readonly Table[]): Promise<string | null> {
  for (const table of tables) {
    const { rows } = await db.execute(sql`select from ${toQualifiedName(table)} limit 1`)
    if (rows.length > 0) return table.name
  }
  return null
}

/**
 * Runs work that writes rows as they are in another database: without the triggers, which would count every row as a
 * change of the catalogue, and in any order, because foreign keys are checked for all rows at the end.
 */
export async function withoutTriggersAndForeignKeys(
  tx: Transaction,
  tables: readonly Table[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await tx.execute<{ table: string; name: string; definition: string }>(sql`
    select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  for (const table of tables) await tx.execute(sql`alter table ${toQualifiedName(table)} disable trigger user`)
  for (const { table, name } of keys)
    await tx.execute(sql`alter table ${sql.raw(table)} drop constraint ${sql.identifier(name)}`)
  await work()
  for (const { table, name, definition } of keys)
    await tx.execute(sql`alter table ${sql.raw(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`)
  for (const table of tables) await tx.execute(sql`alter table ${toQualifiedName(table)} enable trigger user`)
}

/** The last value of a sequence; null when it has given none yet. */
export interface Sequence {
  readonly name: string
  readonly lastValue: string | null
}

/** Lists the sequences of the shop, by name. */
export async function listSequences(db: ReadOnlyDb): Promise<Sequence[]> {
  const { rows } = await db.execute<{ name: string; lastValue: string | null }>(sql`
    select sequencename::text as name, last_value::text as "lastValue"
    from pg_sequences where schemaname = 'public' order by sequencename`)
  return rows
}

/** Lets sequences go on after the last values of others; those that have given no value stay as they are. */
export async function setSequences(tx: Transaction, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, lastValue } of sequences)
    if (lastValue !== null)
      await tx.execute(sql`select setval(format('public.%I', ${name}::text)::regclass, ${lastValue}::bigint)`)
}

function toQualifiedName({ name }: Table) {
  return sql`public.${sql.identifier(name)}`
}
