import { type Name, type SQL, sql } from 'drizzle-orm'
import { SYSTEM_FIELD_NAMES } from '@hydrant/contract/records/definition.ts'
import type { Transaction } from '@hydrant/database/connection/database.ts'
import { toTextArraySql } from '@hydrant/database/connection/text-array.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { insertManyChanges } from '../history/service.ts'
import { type StoredObject, toJsonTextSql } from '../object-store.ts'
import type { RecordContext } from '../record-context.ts'

/** Records of an object, by their ids. */
export interface Records {
  readonly object: StoredObject
  readonly context: RecordContext
  readonly ids: readonly string[]
}

/** The values of fields as JSON: for each record a list in the order of the names. */
export interface ValuesBefore {
  readonly names: readonly string[]
  readonly texts: ReadonlyArray<readonly string[]>
}

/** Stores for each of many records that it was created, with the fields that have a value. */
export async function insertCreations(tx: Transaction, { object, context, ids }: Records): Promise<void> {
  if (ids.length === 0) return
  const names = Object.keys(object.definition.fields).filter((name) => !SYSTEM_FIELD_NAMES.has(name))
  const members = names.map((name) => sql`${toKey(name)} || ${toFieldText(object, context, name)}`)
  await insertManyChanges(
    tx,
    { objectName: object.definition.name, operation: 'create' },
    sql`
      select given.entry_id, given.record_id, given.place, null as old_values, ${toObject(members)} as new_values
      from ${givenIds(ids)} join ${object.source('record')} on ${columnsOf(object, context)['Id']} = given.record_id`,
  )
}

/** Reads fields of many records, all of which exist. */
export async function findValuesBefore(
  tx: Transaction,
  { object, context, ids }: Records,
  names: readonly string[],
): Promise<ValuesBefore> {
  if (names.length === 0) return { names, texts: [] }
  const values = sql.join(
    names.map((name) => toTextOrNull(object, context, name)),
    sql`, `,
  )
  const { rows } = await tx.execute<{ id: string; texts: string[] }>(
    sql`select ${columnsOf(object, context)['Id']} as id, array[${values}] as texts
      from ${object.source('record')} where ${columnsOf(object, context)['Id']} = any(${toTextArraySql(ids)})`,
  )
  const textsById = new Map(rows.map(({ id, texts }) => [id, texts]))
  return { names, texts: ids.map((id) => textsById.get(id) ?? []) }
}

/** Stores for each of many records in which fields are different what they were and what they are. */
export async function insertDifferences(
  tx: Transaction,
  { object, context, ids }: Records,
  { names, texts }: ValuesBefore,
): Promise<void> {
  if (names.length === 0) return
  const fields = names.map((name, index) => ({
    key: toKey(name),
    before: sql`given.${sql.identifier(`before_${index}`)}`,
    after: toTextOrNull(object, context, name),
    list: toTextArraySql(texts.map((values) => values[index] ?? 'null')),
    alias: sql.identifier(`before_${index}`),
  }))
  const toValues = (pick: 'before' | 'after'): SQL =>
    toObject(
      fields.map((field) => sql`case when ${field.before} <> ${field.after} then ${field.key} || ${field[pick]} end`),
    )
  const hasChanged = sql.join(
    fields.map(({ before, after }) => sql`${before} <> ${after}`),
    sql` or `,
  )
  await insertManyChanges(
    tx,
    { objectName: object.definition.name, operation: 'update' },
    sql`
      select given.entry_id, given.record_id, given.place, ${toValues('before')} as old_values,
        ${toValues('after')} as new_values
      from ${givenIds(ids, fields)} join ${object.source('record')} on ${columnsOf(object, context)['Id']} = given.record_id
      where ${hasChanged}`,
  )
}

function columnsOf(object: StoredObject, context: RecordContext) {
  return object.columnsOf('record', context)
}

/** Returns SQL for the value of a field as JSON; null for none. */
function toFieldText(object: StoredObject, context: RecordContext, name: string): SQL {
  const column = columnsOf(object, context)[name] ?? sql`null`
  return toJsonTextSql(object.definition.fields[name]?.type ?? 'string', sql`${column}`)
}

/** Returns a FROM item with the ids, an id for the entry of each, and further lists. */
function givenIds(
  ids: readonly string[],
  lists: ReadonlyArray<{ readonly alias: Name; readonly list: SQL }> = [],
): SQL {
  const entryIds = toTextArraySql(ids.map(() => newId('a0H')))
  const values = sql.join([toTextArraySql(ids), entryIds, ...lists.map(({ list }) => list)], sql`, `)
  const names = sql.join([sql`record_id`, sql`entry_id`, ...lists.map(({ alias }) => sql`${alias}`)], sql`, `)
  return sql`unnest(${values}) with ordinality as given(${names}, place)`
}

/** Returns the same, with the text `null` for no value. */
function toTextOrNull(object: StoredObject, context: RecordContext, name: string): SQL {
  return sql`coalesce(${toFieldText(object, context, name)}, 'null')`
}

function toKey(name: string): SQL {
  return sql`${`${JSON.stringify(name)}:`}::text`
}

function toObject(members: readonly SQL[]): SQL {
  return sql`'{' || concat_ws(',', ${sql.join([...members], sql`, `)}) || '}'`
}
