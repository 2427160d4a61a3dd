import type { Transaction } from '@hydrant/database/connection/database.ts'
import { type DomainError, err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/records.js'
import type { RecordInput, WriteScope } from '../../checking/service.ts'
import { inaccessibleError, missingFieldsError, recordErrors } from '../../errors.ts'
import { noRecordError } from '../errors.ts'
import type { StoredObject } from '../../object-store.ts'
import { mayUse } from '../../permissions.ts'
import { findViolation, lockCatalogue } from '../../record-store.ts'
import {
  createRecordIn,
  deleteRecordIn,
  updateRecordIn,
  upsertRecordIn,
  type WrittenRecord,
} from '../../writing/service.ts'
import { hasManyWriters, writeManyIn } from '../../writing-many/service.ts'
import { type FilePurpose, type parseColumns, toRecord } from '../columns.ts'
import type { RowOutcome, UploadedRow } from '../uploaded-row.ts'

type Columns = Extract<ReturnType<typeof parseColumns>, { ok: true }>['value']

/** What the rows of a file are written to. */
export interface RowTarget {
  readonly scope: WriteScope
  readonly object: StoredObject
  readonly purpose: FilePurpose
  readonly columns: Columns
}

interface FileRecord {
  readonly key: string | null
  readonly input: RecordInput
}

/** Writes rows of a file in the caller's transaction; those that fail leave the others alone. */
export async function writeRows(
  tx: Transaction,
  target: RowTarget,
  rows: readonly UploadedRow[],
): Promise<RowOutcome[]> {
  const keyField = target.purpose.operation === 'insert' ? null : (target.purpose.keyField ?? 'Id')
  const records = rows.map((row): Result<FileRecord> => {
    if ('text' in row) return err(rowError(() => row.reason))
    const [actual, expected] = [row.length, target.columns.length]
    if (actual !== expected)
      return err(rowError(() => messages.bulkWrongCellCount({ actual: String(actual), expected: String(expected) })))
    return ok(toRecord(target.columns, row, keyField))
  })
  const readable = records.flatMap((record) => (record.ok ? [record.value] : []))
  const written = await writeRecordsOfFile(tx, target, readable)
  let position = 0
  return records.map((record) => {
    if (!record.ok) return toOutcome(record)
    const result = written[position]
    position += 1
    if (result === undefined) throw new Error('Every record of a file has a result.')
    return toOutcome(result)
  })
}

async function writeRecordsOfFile(
  tx: Transaction,
  target: RowTarget,
  records: readonly FileRecord[],
): Promise<Array<Result<WrittenRecord>>> {
  if (canWriteMany(target)) {
    const results = await writeManyOrNone(tx, target, records)
    if (results !== null) return results
    // Only the part with what the database refuses is written one by one.
    if (records.length > FEW_ROWS) {
      const middle = Math.ceil(records.length / 2)
      const first = await writeRecordsOfFile(tx, target, records.slice(0, middle))
      return [...first, ...(await writeRecordsOfFile(tx, target, records.slice(middle)))]
    }
  }
  const results: Array<Result<WrittenRecord>> = []
  for (const record of records) results.push(await writeOne(tx, target, record))
  return results
}

/** How many rows are written one by one when the database refuses one of them. */
const FEW_ROWS = 50

/** Whether a job with this operation, and field that names records, writes many records at once. */
export function isWrittenMany(operation: string, keyField: string | null): boolean {
  if (operation === 'insert') return true
  return operation === 'update' ? (keyField ?? 'Id') === 'Id' : operation === 'upsert' && keyField === 'Id'
}

/** Whether the records of a file can be written many at once, and the actor may do it. */
function canWriteMany({ scope, object, purpose }: RowTarget): boolean {
  const { operation, keyField } = purpose
  if (!hasManyWriters(object)) return false
  const mayCreate = operation === 'update' || mayUse(object.definition, 'create', scope.context)
  const mayUpdate = operation === 'insert' || mayUse(object.definition, 'update', scope.context)
  return isWrittenMany(operation, keyField) && mayCreate && mayUpdate
}

/**
 * Writes records many at once; null, and nothing is kept, when the object has no function for it, or the database
 * refuses one of them.
 */
async function writeManyOrNone(
  tx: Transaction,
  { scope, object, purpose }: RowTarget,
  records: readonly FileRecord[],
): Promise<Array<Result<WrittenRecord>> | null> {
  if (!hasManyWriters(object)) return null
  const needsKey = purpose.operation === 'update'
  const rows = records.map(({ key, input }) => ({ id: key ?? (needsKey ? '' : null), input }))
  try {
    return await tx.transaction(async (savepoint) => {
      await lockCatalogue(savepoint)
      return writeManyIn(savepoint, { scope, object }, rows)
    })
  } catch (error) {
    if (findViolation(error) === null) throw error
    return null
  }
}

async function writeOne(
  tx: Transaction,
  { scope, object, purpose }: RowTarget,
  { key, input }: FileRecord,
): Promise<Result<WrittenRecord>> {
  const objectName = object.definition.name
  switch (purpose.operation) {
    case 'insert': {
      const result = await createRecordIn(tx, scope, { objectName, input })
      return result.ok ? ok({ id: result.value, isCreated: true }) : result
    }
    case 'upsert': {
      const fieldName = purpose.keyField ?? 'Id'
      if (key !== null)
        return upsertRecordIn(tx, scope, { key: { objectName, fieldName, value: key }, input, isUpdateOnly: false })
      if (fieldName !== 'Id') return err(missingFieldsError([fieldName]))
      const result = await createRecordIn(tx, scope, { objectName, input })
      return result.ok ? ok({ id: result.value, isCreated: true }) : result
    }
    case 'update': {
      const fieldName = purpose.keyField ?? 'Id'
      if (key === null) return err(missingFieldsError([fieldName]))
      if (fieldName !== 'Id') {
        const upsert = { key: { objectName, fieldName, value: key }, input, isUpdateOnly: true }
        const keyResult = await upsertRecordIn(tx, scope, upsert)
        const isMissing = !keyResult.ok && keyResult.error === recordErrors.noObject
        return isMissing ? err(noRecordError(fieldName, key)) : keyResult
      }
      const result = await updateRecordIn(tx, scope, { objectName, id: key, input })
      return result.ok ? ok({ id: key, isCreated: false }) : result
    }
    case 'delete':
    case 'hardDelete': {
      if (key === null) return err(missingFieldsError(['Id']))
      const result = await deleteRecordIn(tx, scope, { objectName, id: key })
      return result.ok ? ok({ id: key, isCreated: false }) : result
    }
    default:
      return err(inaccessibleError(objectName))
  }
}

function rowError(message: () => string): DomainError {
  return { code: 'INVALID_API_INPUT', message }
}

function toOutcome(result: Result<WrittenRecord>): RowOutcome {
  if (result.ok) return { ...result.value, error: null }
  const { code, message, fields = [] } = result.error
  const reason = message()
  return { id: null, isCreated: false, error: `${code}:${reason}:${fields.join(',')} --`, reason, fields }
}
