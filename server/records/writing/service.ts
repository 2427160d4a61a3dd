import type { FieldValue } from '@hydrant/contract/records/definition.ts'
import type { Transaction } from '@hydrant/database/connection/database.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { runOrRollBack } from '@hydrant/kernel/result/run-or-roll-back.ts'
import {
  crossReferenceError,
  deleteRefusedError,
  inaccessibleError,
  malformedIdError,
  noExternalIdError,
  notUniqueError,
  recordErrors,
} from '../errors.ts'
import { parseAndCheck, type RecordInput, type WriteScope } from '../checking/service.ts'
import type { StoredObject } from '../object-store.ts'
import { parseFieldValue } from '../parse-field-value.ts'
import { mayUse, type RecordAction } from '../permissions.ts'
import { createAndRecord, deleteAndRecord, updateAndRecord } from '../recording/service.ts'
import { findIdsByFields, findViolation, lockCatalogue, lockRecord, type RecordDatabase } from '../record-store.ts'

import { findPreconditionError, type Precondition } from './precondition.ts'

export type { RecordInput, WriteScope } from '../checking/service.ts'

/** The field and value by which a record is named. */
export interface ExternalKey {
  readonly objectName: string
  readonly fieldName: string
  readonly value: string
}

/** Which record was written, and whether it is new. */
export interface WrittenRecord {
  readonly id: string
  readonly isCreated: boolean
}

/** Creates a record and returns its id. */
export function createRecord(
  database: RecordDatabase,
  scope: WriteScope,
  { objectName, input }: { readonly objectName: string; readonly input: RecordInput },
): Promise<Result<string>> {
  return database.transaction((tx) => createRecordIn(tx, scope, { objectName, input }))
}

/** A change of a record, and what its sender knows of it. */
interface Update {
  readonly objectName: string
  readonly id: string
  readonly input: RecordInput
  readonly precondition?: Precondition
}

/** A deletion of a record, and what its sender knows of it. */
type Deletion = Omit<Update, 'input'>

/** Changes a record. Returns an error when it is not as its sender knows it. */
export function updateRecord(database: RecordDatabase, scope: WriteScope, update: Update): Promise<Result<null>> {
  return database.transaction((tx) => updateRecordIn(tx, scope, update))
}

/** Deletes a record. Returns an error when others refer to it that are not deleted with it. */
export function deleteRecord(database: RecordDatabase, scope: WriteScope, deletion: Deletion): Promise<Result<null>> {
  return database.transaction((tx) => deleteRecordIn(tx, scope, deletion))
}

/** The record to change or to create by a field, and its values; `isUpdateOnly`: it is never created. */
interface Upsert {
  readonly key: ExternalKey
  readonly input: RecordInput
  readonly isUpdateOnly: boolean
  readonly precondition?: Precondition
}

/** Changes the record with a value of an external id, or creates it with that value. */
export function upsertRecord(
  database: RecordDatabase,
  scope: WriteScope,
  upsert: Upsert,
): Promise<Result<WrittenRecord>> {
  return database.transaction((tx) => upsertRecordIn(tx, scope, upsert))
}

/** Changes or creates a record by an external id in the caller's transaction. */
export async function upsertRecordIn(
  tx: Transaction,
  scope: WriteScope,
  { key, input, isUpdateOnly, precondition = {} }: Upsert,
): Promise<Result<WrittenRecord>> {
  const keyResult = await findByKey(tx, scope, key)
  if (!keyResult.ok) return keyResult
  const { id, fieldName, value } = keyResult.value
  const { objectName } = key
  if (id !== null) {
    const update = { objectName, id, input: withoutField(input, fieldName), precondition }
    const result = await updateRecordIn(tx, scope, update)
    return result.ok ? ok({ id, isCreated: false }) : result
  }
  if (isUpdateOnly) return err(recordErrors.noObject)
  // A record that is not there any more has no tag.
  if (precondition.tags !== undefined) return err(recordErrors.otherTag)
  const result = await createRecordIn(tx, scope, {
    objectName,
    input: { ...withoutField(input, fieldName), [fieldName]: value },
  })
  return result.ok ? ok({ id: result.value, isCreated: true }) : result
}

/** Deletes the record with a value of an external id. Returns an error when it is not as its sender knows it. */
export function deleteRecordByKey(
  database: RecordDatabase,
  scope: WriteScope,
  { precondition, ...key }: ExternalKey & { readonly precondition: Precondition },
): Promise<Result<null>> {
  return database.transaction(async (tx) => {
    const keyResult = await findByKey(tx, scope, key)
    if (!keyResult.ok) return keyResult
    const { id } = keyResult.value
    return id === null
      ? err(recordErrors.noObject)
      : deleteRecordIn(tx, scope, { objectName: key.objectName, id, precondition })
  })
}

/** Creates a record in the caller's transaction. Nothing of it remains when it fails. */
export function createRecordIn(
  tx: Transaction,
  scope: WriteScope,
  { objectName, input }: { readonly objectName: string; readonly input: RecordInput },
): Promise<Result<string>> {
  return runWrite(tx, async (savepoint) => {
    const objectResult = findWritableObject(scope, objectName, 'create')
    if (!objectResult.ok) return objectResult
    const object = objectResult.value
    const valuesResult = await parseAndCheck(savepoint, scope, { object, input, kind: 'create', id: null })
    if (!valuesResult.ok) return valuesResult
    return createAndRecord(savepoint, scope, { object, values: valuesResult.value })
  })
}

/** Changes a record in the caller's transaction. */
export function updateRecordIn(tx: Transaction, scope: WriteScope, update: Update): Promise<Result<null>> {
  return runWrite(tx, async (savepoint) => {
    const lockedResult = await lockForWrite(savepoint, scope, { ...update, action: 'update' })
    if (!lockedResult.ok) return lockedResult
    const { object, id } = lockedResult.value
    const { input } = update
    const valuesResult = await parseAndCheck(savepoint, scope, { object, input, kind: 'update', id })
    if (!valuesResult.ok) return valuesResult
    const values = valuesResult.value
    return Object.keys(values).length === 0 ? ok(null) : updateAndRecord(savepoint, scope, { object, id, values })
  })
}

/** Deletes a record in the caller's transaction. */
export function deleteRecordIn(tx: Transaction, scope: WriteScope, deletion: Deletion): Promise<Result<null>> {
  return runWrite(
    tx,
    async (savepoint) => {
      const lockedResult = await lockForWrite(savepoint, scope, { ...deletion, action: 'delete' })
      if (!lockedResult.ok) return lockedResult
      return deleteAndRecord(savepoint, scope, lockedResult.value)
    },
    deleteRefusedError(deletion.id),
  )
}

/** Runs a write in a savepoint, and turns what the database refuses into an error of the record. */
async function runWrite<Value>(
  tx: Transaction,
  work: (savepoint: Transaction) => Promise<Result<Value>>,
  referenceError = crossReferenceError('Id', ''),
): Promise<Result<Value>> {
  try {
    return await runOrRollBack(tx, async (savepoint) => {
      await lockCatalogue(savepoint)
      return work(savepoint)
    })
  } catch (error) {
    const violation = findViolation(error)
    if (violation === null) throw error
    return err(violation === 'unique' ? recordErrors.duplicateValueAtOnce : referenceError)
  }
}

function findWritableObject(
  { registry, context }: WriteScope,
  name: string,
  action: RecordAction,
): Result<StoredObject> {
  const object = registry.findObject(name)
  if (object === undefined || !mayUse(object.definition, 'see', context)) return err(recordErrors.noObject)
  return mayUse(object.definition, action, context) ? ok(object) : err(inaccessibleError(object.definition.name))
}

async function lockForWrite(
  tx: Transaction,
  scope: WriteScope,
  { objectName, id: text, precondition, action }: Deletion & { readonly action: RecordAction },
): Promise<Result<{ readonly object: StoredObject; readonly id: string }>> {
  const objectResult = findWritableObject(scope, objectName, action)
  if (!objectResult.ok) return objectResult
  const object = objectResult.value
  const id = normalizeId(text, object.definition.keyPrefix)
  if (id === null) return err(malformedIdError(object.definition.name, text))
  const changedAt = await lockRecord(tx, object, { id, context: scope.context })
  if (changedAt === null) return err(recordErrors.noObject)
  const error = findPreconditionError(precondition ?? {}, { id, changedAt })
  return error === null ? ok({ object, id }) : err(error)
}

async function findByKey(
  tx: Transaction,
  scope: WriteScope,
  { objectName, fieldName, value: text }: ExternalKey,
): Promise<Result<{ readonly id: string | null; readonly fieldName: string; readonly value: FieldValue }>> {
  const object = scope.registry.findObject(objectName)
  if (object === undefined || !mayUse(object.definition, 'see', scope.context)) return err(recordErrors.noObject)
  const named = scope.registry.findVisibleField(object.definition, fieldName, scope.context)
  if (named === undefined || (named.field.isExternalId !== true && named.field.type !== 'id'))
    return err(noExternalIdError(fieldName))
  const valueResult = parseFieldValue(scope.registry, named, text)
  if (!valueResult.ok) return valueResult
  const { value } = valueResult
  // An empty text is no value, and no value names no record.
  if (value === null) return err(recordErrors.noObject)
  const ids = await findIdsByFields(tx, object, { criteria: [[named.name, value]], context: scope.context })
  return ids.length > 1
    ? err(notUniqueError(named.name, text))
    : ok({ id: ids[0] ?? null, fieldName: named.name, value })
}

function withoutField(input: RecordInput, fieldName: string): RecordInput {
  return Object.fromEntries(Object.entries(input).filter(([name]) => name.toLowerCase() !== fieldName.toLowerCase()))
}
