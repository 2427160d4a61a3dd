import { API_VERSION } from '@hydrant/contract/shared/paths.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { recordErrors, unknownFieldError } from '../errors.ts'
import type { StoredObject } from '../object-store.ts'
import { toQueryResponse } from '../query-body.ts'
import { findVisibleObject, loadRecord, loadRecordByKey, type ReadScope } from '../reading/service.ts'
import { loadTaggedRecord, loadWithTag, type TaggedRecord } from '../reading/tagged-record.ts'
import type { RecordDatabase } from '../record-store.ts'
import { type ChildRelationship, listVisibleFields, type NamedField } from '../registry.ts'
import type { RecordBody } from '../soql/query-store.ts'
import { BATCH_SIZE, runQuery } from '../soql/service.ts'

/** Two parts of a path below an object: an external id with its value, or the id of a record with a relationship. */
export interface KeyOrRelationship {
  readonly objectName: string
  readonly first: string
  readonly second: string
  readonly fieldNames: readonly string[]
}

/**
 * Loads a record by the value of an external id; or what a record is related to by the name of a relationship: its
 * parent, or its children as the result of a query, which has no ETag.
 */
export async function loadByKeyOrRelationship(
  database: RecordDatabase,
  scope: ReadScope,
  { objectName, first, second, fieldNames }: KeyOrRelationship,
): Promise<Result<TaggedRecord>> {
  const objectResult = findVisibleObject(scope, objectName)
  if (!objectResult.ok) return objectResult
  const object = objectResult.value
  const { definition } = object
  const id = normalizeId(first, definition.keyPrefix)
  if (id === null || scope.registry.findField(definition, first) !== undefined)
    return loadWithTag(fieldNames, (names) =>
      loadRecordByKey(database, scope, { objectName, fieldName: first, value: second, fieldNames: names }),
    )
  const parentField = scope.registry.findParentField(definition, second)
  if (parentField !== undefined) return loadParent(database, scope, { object, id, parentField, fieldNames })
  const name = second.toLowerCase()
  const children = scope.registry.listChildRelationships(definition).find((one) => one.name.toLowerCase() === name)
  if (children === undefined) return err(recordErrors.noObject)
  const result = await loadChildren(database, scope, { object, id, children, fieldNames })
  return result.ok ? ok({ body: result.value, headers: {} }) : result
}

interface Related {
  readonly object: StoredObject
  readonly id: string
  readonly fieldNames: readonly string[]
}

async function loadParent(
  database: RecordDatabase,
  scope: ReadScope,
  { object, id, parentField, fieldNames }: Related & { readonly parentField: NamedField },
): Promise<Result<TaggedRecord>> {
  const objectName = object.definition.name
  const childResult = await loadRecord(database, scope, { objectName, id, fieldNames: [parentField.name] })
  if (!childResult.ok) return childResult
  const parentId = childResult.value[parentField.name]
  if (typeof parentId !== 'string') return err(recordErrors.noObject)
  return loadTaggedRecord(database, scope, {
    objectName: parentField.field.reference?.to ?? '',
    id: parentId,
    fieldNames,
  })
}

/** Loads the children by a query, whose names are those of the definition and whose value is an id. */
async function loadChildren(
  database: RecordDatabase,
  scope: ReadScope,
  { object, id, children, fieldNames }: Related & { readonly children: ChildRelationship },
): Promise<Result<RecordBody>> {
  const { definition } = children.child
  const names: string[] = []
  for (const requested of fieldNames) {
    const found = scope.registry.findVisibleField(definition, requested, scope.context)
    if (found === undefined) return err(unknownFieldError(requested, definition.name))
    names.push(found.name)
  }
  const parentResult = await loadRecord(database, scope, {
    objectName: object.definition.name,
    id,
    fieldNames: ['Id'],
  })
  if (!parentResult.ok) return parentResult
  const visible = listVisibleFields(definition, scope.context).map(({ name }) => name)
  const selected = names.length === 0 ? visible : names
  const soql = `SELECT ${selected.join(', ')} FROM ${definition.name} WHERE ${children.fieldName} = '${id}'`
  const result = await runQuery(database, scope, { soql, batchSize: BATCH_SIZE.default })
  return result.ok ? ok({ ...toQueryResponse(result.value, API_VERSION) }) : result
}
