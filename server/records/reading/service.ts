import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { malformedIdError, noExternalIdError, notUniqueError, recordErrors, unknownFieldError } from '../errors.ts'
import type { StoredObject } from '../object-store.ts'
import { parseFieldValue } from '../parse-field-value.ts'
import { mayUse } from '../permissions.ts'
import { createFieldsQuery } from './fields-query.ts'
import type { RecordContext } from '../record-context.ts'
import { findIdsByFields, type RecordDatabase } from '../record-store.ts'
import { listVisibleFields, type RecordRegistry } from '../registry.ts'
import { findRecords, type RecordBody } from '../soql/query-store.ts'
import type { RecordQuery } from '../soql/plan.ts'

/** The objects that may be read, and who reads. */
export interface ReadScope {
  readonly registry: RecordRegistry
  readonly context: RecordContext
}

/** Finds an object that the actor may see. */
export function findVisibleObject({ registry, context }: ReadScope, name: string): Result<StoredObject> {
  const object = registry.findObject(name)
  return object !== undefined && mayUse(object.definition, 'see', context) ? ok(object) : err(recordErrors.noObject)
}

/** Loads a record by its id, with these fields, or with all fields. */
export function loadRecord(
  database: RecordDatabase,
  scope: ReadScope,
  request: { readonly objectName: string; readonly id: string; readonly fieldNames: readonly string[] },
): Promise<Result<RecordBody>> {
  return database.query((db) => loadRecordIn(db, scope, request))
}

async function loadRecordIn(
  db: ReadOnlyDb,
  scope: ReadScope,
  { objectName, id: text, fieldNames }: Parameters<typeof loadRecord>[2],
): Promise<Result<RecordBody>> {
  const objectResult = findVisibleObject(scope, objectName)
  if (!objectResult.ok) return objectResult
  const object = objectResult.value
  const id = normalizeId(text, object.definition.keyPrefix)
  if (id === null) return err(malformedIdError(object.definition.name, text))
  const queryResult = toRecordQuery(scope, object, fieldNames)
  if (!queryResult.ok) return queryResult
  const [record] = await findRecords(db, scope, { query: queryResult.value, ids: [id] })
  return record === undefined ? err(recordErrors.noObject) : ok(record.body)
}

/** Loads records of an object by their ids, in their order; an id without a record is null. */
export async function loadRecords(
  database: RecordDatabase,
  scope: ReadScope,
  { objectName, ids: texts, fieldNames }: RequestedRecords,
): Promise<Result<ReadonlyArray<RecordBody | null>>> {
  const objectResult = findVisibleObject(scope, objectName)
  if (!objectResult.ok) return objectResult
  const object = objectResult.value
  const queryResult = toRecordQuery(scope, object, fieldNames)
  if (!queryResult.ok) return queryResult
  const ids = texts.map((text) => normalizeId(text.trim(), object.definition.keyPrefix) ?? '')
  const found = await database.query((db) => findRecords(db, scope, { query: queryResult.value, ids }))
  const bodies = new Map(found.map(({ id, body }) => [id, body]))
  return ok(ids.map((id) => bodies.get(id) ?? null))
}

/** Records of an object by their ids as they were sent, and the fields to read. */
interface RequestedRecords {
  readonly objectName: string
  readonly ids: readonly string[]
  readonly fieldNames: readonly string[]
}

/** Loads a record by the value of an external id. */
export async function loadRecordByKey(
  database: RecordDatabase,
  scope: ReadScope,
  key: {
    readonly objectName: string
    readonly fieldName: string
    readonly value: string
    readonly fieldNames: readonly string[]
  },
): Promise<Result<RecordBody>> {
  const objectResult = findVisibleObject(scope, key.objectName)
  if (!objectResult.ok) return objectResult
  const object = objectResult.value
  const named = scope.registry.findVisibleField(object.definition, key.fieldName, scope.context)
  if (named === undefined || (named.field.isExternalId !== true && named.field.type !== 'id'))
    return err(noExternalIdError(key.fieldName))
  const valueResult = parseFieldValue(scope.registry, named, key.value)
  if (!valueResult.ok) return valueResult
  if (valueResult.value === null) return err(recordErrors.noObject)
  const criteria = [[named.name, valueResult.value]] as const
  const [id, other] = await database.query((db) => findIdsByFields(db, object, { criteria, context: scope.context }))
  if (id === undefined) return err(recordErrors.noObject)
  if (other !== undefined) return err(notUniqueError(named.name, key.value))
  return loadRecord(database, scope, { objectName: key.objectName, id, fieldNames: key.fieldNames })
}

function toRecordQuery(scope: ReadScope, object: StoredObject, fieldNames: readonly string[]): Result<RecordQuery> {
  const { definition } = object
  const names: string[] = []
  const allNames = listVisibleFields(definition, scope.context).map(({ name }) => name)
  for (const requested of fieldNames.length === 0 ? allNames : fieldNames) {
    const found = scope.registry.findVisibleField(definition, requested, scope.context)
    if (found === undefined) return err(unknownFieldError(requested, definition.name))
    names.push(found.name)
  }
  return ok(createFieldsQuery(object, [...new Set(names)]))
}
