import type { FieldValues } from '@hydrant/contract/records/definition.ts'
import type { Transaction } from '@hydrant/database/connection/database.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { parseAndCheckMany } from '../checking-many/service.ts'
import type { RecordInput, WriteScope } from '../checking/service.ts'
import { malformedIdError, recordErrors } from '../errors.ts'
import type { ManyObject, StoredObject } from '../object-store.ts'
import { createManyAndRecord, updateManyAndRecord } from '../recording/service.ts'
import { lockRecords } from '../record-store.ts'
import type { WrittenRecord } from '../writing/service.ts'

/** A row of a file: the record that it changes, by its id as it was sent, or null for a new one. */
export interface ManyRow {
  readonly id: string | null
  readonly input: RecordInput
}

/** What many rows are written to. */
export interface ManyTarget {
  readonly scope: WriteScope
  readonly object: ManyObject
}

/** Whether records of an object are written many at once. */
export function hasManyWriters(object: StoredObject): object is ManyObject {
  return object.createMany !== undefined && object.updateMany !== undefined
}

/**
 * Creates and changes many records of an object that the actor may write, in the caller's transaction, which has locked
 * the catalogue. There is one result for each row; the rows that fail leave the others alone. Throws what the database
 * refuses: then nothing may be kept, and the rows have to be written one by one.
 */
export async function writeManyIn(
  tx: Transaction,
  { scope, object }: ManyTarget,
  rows: readonly ManyRow[],
): Promise<Array<Result<WrittenRecord>>> {
  const { keyPrefix, name } = object.definition
  const ids = rows.map(({ id }) => (id === null ? null : normalizeId(id.trim(), keyPrefix)))
  const existing = await lockRecords(tx, object, { ids: ids.filter((id) => id !== null), context: scope.context })
  const results: Array<Result<WrittenRecord> | undefined> = rows.map(({ id: text }, index) => {
    const id = ids[index] ?? null
    if (text === null || (id !== null && existing.has(id))) return undefined
    return err(id === null ? malformedIdError(name, text) : recordErrors.noObject)
  })
  const open = rows.flatMap(({ input }, index) =>
    results[index] === undefined ? [{ index, id: ids[index] ?? null, input }] : [],
  )
  const checked = await parseAndCheckMany(tx, { scope, object }, open)
  const good = open.flatMap(({ index, id }, position) => {
    const result = checked[position]
    if (result?.ok === true) return [{ index, id, values: result.value }]
    if (result !== undefined) results[index] = result
    return []
  })
  const created = good.filter(({ id }) => id === null)
  await create(tx, scope, { object, rows: created, results })
  await update(tx, scope, { object, rows: good, results })
  return results.map((result) => result ?? err(recordErrors.noObject))
}

interface GoodRow {
  readonly index: number
  readonly id: string | null
  readonly values: FieldValues
}

interface GoodRows {
  readonly object: ManyObject
  readonly rows: readonly GoodRow[]
  readonly results: Array<Result<WrittenRecord> | undefined>
}

async function create(tx: Transaction, scope: WriteScope, { object, rows, results }: GoodRows): Promise<void> {
  if (rows.length === 0) return
  const created = await createManyAndRecord(tx, scope, { object, rows: rows.map(({ values }) => values) })
  for (const [position, { index }] of rows.entries()) {
    const result = created[position]
    if (result !== undefined) results[index] = result.ok ? ok({ id: result.value, isCreated: true }) : result
  }
}

/** Changes records. Of several rows for one record the later ones are applied on the earlier ones. */
async function update(tx: Transaction, scope: WriteScope, { object, rows, results }: GoodRows): Promise<void> {
  const changesById = new Map<string, FieldValues>()
  for (const { id, values } of rows) if (id !== null) changesById.set(id, { ...changesById.get(id), ...values })
  const updates = [...changesById].map(([id, changes]) => ({ id, changes }))
  if (updates.length === 0) return
  const updated = await updateManyAndRecord(tx, scope, { object, updates })
  const resultsById = new Map(updates.map(({ id }, position) => [id, updated[position]]))
  for (const { index, id } of rows) {
    const result = id === null ? undefined : resultsById.get(id)
    if (id !== null && result !== undefined) results[index] = result.ok ? ok({ id, isCreated: false }) : result
  }
}
