import type { Transaction } from '@hydrant/database/connection/database.ts'
import { type FieldValues, SYSTEM_FIELD_NAMES } from '@hydrant/contract/records/definition.ts'
import { err, type Result } from '@hydrant/kernel/result/result.ts'
import { type HistoryValue, recordChange, toDifference } from '../history/service.ts'
import type { WriteScope } from '../checking/service.ts'
import { inaccessibleError } from '../errors.ts'
import type { ManyObject, ManyUpdate, StoredObject } from '../object-store.ts'
import { createFieldsQuery } from '../reading/fields-query.ts'
import { findRecords } from '../soql/query-store.ts'
import { findValuesBefore, insertCreations, insertDifferences, type Records } from './many-store.ts'

export { insertCreations as recordCreations } from './many-store.ts'

type Values = Readonly<Record<string, HistoryValue>>

/** Creates a record of validated values, and stores them in the history; returns its id. */
export async function createAndRecord(
  tx: Transaction,
  scope: WriteScope,
  { object, values }: { readonly object: StoredObject; readonly values: FieldValues },
): Promise<Result<string>> {
  if (object.create === undefined) return err(inaccessibleError(object.definition.name))
  const result = await object.create(tx, values, scope.context)
  if (!result.ok) return result
  const newValues = await findValues(tx, scope, { object, id: result.value })
  await recordChange(tx, { ...toTarget(object, result.value), operation: 'create', newValues })
  return result
}

/** Changes a record that is locked, and stores in the history what became different. */
export async function updateAndRecord(
  tx: Transaction,
  scope: WriteScope,
  { object, id, values }: { readonly object: StoredObject; readonly id: string; readonly values: FieldValues },
): Promise<Result<null>> {
  if (object.update === undefined) return err(inaccessibleError(object.definition.name))
  const names = Object.keys(values)
  const before = await findValues(tx, scope, { object, id, names })
  const result = await object.update(tx, id, values, scope.context)
  if (!result.ok) return result
  const difference = toDifference(before, await findValues(tx, scope, { object, id, names }))
  if (Object.keys(difference.newValues ?? {}).length > 0)
    await recordChange(tx, { ...toTarget(object, id), operation: 'update', ...difference })
  return result
}

/** Deletes a record that is locked, and stores in the history what it was. */
export async function deleteAndRecord(
  tx: Transaction,
  scope: WriteScope,
  { object, id }: { readonly object: StoredObject; readonly id: string },
): Promise<Result<null>> {
  if (object.delete === undefined) return err(inaccessibleError(object.definition.name))
  const oldValues = await findValues(tx, scope, { object, id })
  const result = await object.delete(tx, id)
  if (result.ok) await recordChange(tx, { ...toTarget(object, id), operation: 'delete', oldValues })
  return result
}

function toTarget({ definition }: StoredObject, recordId: string) {
  return { objectName: definition.name, recordId }
}

/** Creates many records of validated values, and stores them in the history; one result for each. */
export async function createManyAndRecord(
  tx: Transaction,
  { context }: WriteScope,
  { object, rows }: { readonly object: ManyObject; readonly rows: readonly FieldValues[] },
): Promise<Array<Result<string>>> {
  const results = await object.createMany(tx, rows, context)
  const ids = results.flatMap((result) => (result.ok ? [result.value] : []))
  await insertCreations(tx, { object, context, ids })
  return results
}

/** Changes many records that are locked, each once, and stores in the history what became different. */
export async function updateManyAndRecord(
  tx: Transaction,
  { context }: WriteScope,
  { object, updates }: { readonly object: ManyObject; readonly updates: readonly ManyUpdate[] },
): Promise<Array<Result<null>>> {
  const records = { object, context, ids: updates.map(({ id }) => id) }
  const names = [...new Set(updates.flatMap(({ changes }) => Object.keys(changes)))]
  return changeAndRecord(tx, records, { names, write: () => object.updateMany(tx, updates) })
}

/**
 * Changes fields of records by a function, and stores in the history what became different: for an area that writes many
 * of its records by itself. Nothing may be locked afterwards in the transaction.
 */
export async function changeAndRecord<Value>(
  tx: Transaction,
  records: Records,
  { names, write }: { readonly names: readonly string[]; readonly write: () => Promise<Value> },
): Promise<Value> {
  const before = await findValuesBefore(tx, records, names)
  const value = await write()
  await insertDifferences(tx, records, before)
  return value
}

/**
 * Finds the values of a record as the API shows them: of these fields, or of all that have one. A secret is in none of
 * them, because the API shows none.
 */
async function findValues(
  tx: Transaction,
  scope: WriteScope,
  { object, id, names }: { readonly object: StoredObject; readonly id: string; readonly names?: readonly string[] },
): Promise<Values> {
  const ownNames = Object.keys(object.definition.fields).filter((name) => !SYSTEM_FIELD_NAMES.has(name))
  const [record] = await findRecords(tx, scope, { query: createFieldsQuery(object, names ?? ownNames), ids: [id] })
  const values = Object.entries(record?.body ?? {}).filter(
    (entry): entry is [string, string | number | boolean | null] => isPlain(entry[1]),
  )
  return Object.fromEntries(names === undefined ? values.filter(([, value]) => value !== null) : values)
}

function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || typeof value !== 'object'
}
