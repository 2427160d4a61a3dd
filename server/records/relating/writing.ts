import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { recordErrors } from '../errors.ts'
import { findVisibleObject, loadRecord } from '../reading/service.ts'
import type { RecordDatabase } from '../record-store.ts'
import {
  deleteRecord,
  deleteRecordByKey,
  type RecordInput,
  updateRecord,
  upsertRecord,
  type WriteScope,
  type WrittenRecord,
} from '../writing/service.ts'
import type { Precondition } from '../writing/precondition.ts'
import type { KeyOrRelationship } from './service.ts'

/** What names a record below an object. */
interface Path extends Omit<KeyOrRelationship, 'fieldNames'> {
  /** What the sender knows of the record that is named. */
  readonly precondition?: Precondition
}

/**
 * Changes or creates the record with a value of an external id; or changes the parent of a record by the name of the
 * relationship, for which it returns null.
 */
export async function upsertByKeyOrRelationship(
  database: RecordDatabase,
  scope: WriteScope,
  { input, isUpdateOnly, ...path }: Path & { readonly input: RecordInput; readonly isUpdateOnly: boolean },
): Promise<Result<WrittenRecord | null>> {
  const { precondition = {} } = path
  const parentResult = await findParent(database, scope, path)
  if (!parentResult.ok) return parentResult
  if (parentResult.value !== null) return updateRecord(database, scope, { ...parentResult.value, input, precondition })
  const key = { objectName: path.objectName, fieldName: path.first, value: path.second }
  return upsertRecord(database, scope, { key, input, isUpdateOnly, precondition })
}

/** Deletes the record with a value of an external id, or the parent of a record by the name of the relationship. */
export async function deleteByKeyOrRelationship(
  database: RecordDatabase,
  scope: WriteScope,
  path: Path,
): Promise<Result<null>> {
  const { objectName, first: fieldName, second: value, precondition = {} } = path
  const parentResult = await findParent(database, scope, path)
  if (!parentResult.ok) return parentResult
  if (parentResult.value !== null) return deleteRecord(database, scope, { ...parentResult.value, precondition })
  return deleteRecordByKey(database, scope, { objectName, fieldName, value, precondition })
}

/** Finds the parent of a record; null when the path does not name a relationship but an external id. */
async function findParent(
  database: RecordDatabase,
  scope: WriteScope,
  { objectName, first, second }: Path,
): Promise<Result<{ readonly objectName: string; readonly id: string } | null>> {
  const objectResult = findVisibleObject(scope, objectName)
  if (!objectResult.ok) return objectResult
  const { definition } = objectResult.value
  const id = normalizeId(first, definition.keyPrefix)
  if (id === null || scope.registry.findField(definition, first) !== undefined) return ok(null)
  const parent = scope.registry.findParentField(definition, second)
  if (parent === undefined) return err(recordErrors.noObject)
  const childResult = await loadRecord(database, scope, { objectName, id, fieldNames: [parent.name] })
  if (!childResult.ok) return childResult
  const parentId = childResult.value[parent.name]
  return typeof parentId === 'string'
    ? ok({ objectName: parent.field.reference?.to ?? '', id: parentId })
    : err(recordErrors.noObject)
}
