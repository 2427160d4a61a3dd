import type { Transaction } from '@hydrant/database/connection/database.ts'
import { err, ok, type DomainError, type Result } from '@hydrant/kernel/result/result.ts'
import { runOrRollBack } from '@hydrant/kernel/result/run-or-roll-back.ts'
import { malformedIdError, missingFieldsError, recordErrors, unsupportedObjectError } from '../errors.ts'
import type { RecordDatabase } from '../record-store.ts'
import {
  createRecordIn,
  deleteRecordIn,
  type RecordInput,
  updateRecordIn,
  upsertRecordIn,
  type WriteScope,
  type WrittenRecord,
} from '../writing/service.ts'

/** One record of a request for several. */
export type RowWrite =
  | { readonly kind: 'create'; readonly input: RecordInput }
  | { readonly kind: 'update'; readonly input: RecordInput }
  | { readonly kind: 'delete'; readonly id: string }
  /** Changes or creates the record with the value that it has in this field. */
  | { readonly kind: 'upsert'; readonly objectName: string; readonly fieldName: string; readonly input: RecordInput }

/** What became of a record: its id, if it has one, and why it failed. */
export interface RowResult {
  readonly id: string | null
  readonly error: DomainError | null
  /** Whether the record is new; left out where it was not changed or created as needed. */
  readonly isCreated?: boolean
}

/** Writes records, each by itself, or with `allOrNone` all or none. There is one result for each, in their order. */
export function writeRecords(
  database: RecordDatabase,
  scope: WriteScope,
  { rows, allOrNone }: { readonly rows: readonly RowWrite[]; readonly allOrNone: boolean },
): Promise<RowResult[]> {
  return database.transaction(async (tx) => {
    const results: RowResult[] = []
    const outcome = await runOrRollBack(tx, async (savepoint) => {
      for (const row of rows) results.push(toRowResult(row, await writeRow(savepoint, scope, row)))
      return allOrNone && results.some(({ error }) => error !== null) ? err(recordErrors.afterRollback) : ok(null)
    })
    return outcome.ok ? results : results.map(({ error }) => ({ id: null, error: error ?? outcome.error }))
  })
}

async function writeRow(tx: Transaction, scope: WriteScope, row: RowWrite): Promise<Result<string | WrittenRecord>> {
  if (row.kind === 'upsert') return upsertRow(tx, scope, row)
  if (row.kind === 'delete') {
    const object = scope.registry.objects.find(({ definition }) => row.id.startsWith(definition.keyPrefix))
    if (object === undefined) return err(malformedIdError('Record', row.id))
    const result = await deleteRecordIn(tx, scope, { objectName: object.definition.name, id: row.id })
    return result.ok ? ok(row.id) : result
  }
  const objectName = findObjectName(row.input)
  if (objectName === null) return err(recordErrors.objectNotInRow)
  if (row.kind === 'create') return createRecordIn(tx, scope, { objectName, input: row.input })
  const { id, input } = splitId(row.input)
  const result = await updateRecordIn(tx, scope, { objectName, id, input })
  return result.ok ? ok(id) : result
}

async function upsertRow(
  tx: Transaction,
  scope: WriteScope,
  { objectName, fieldName, input }: Extract<RowWrite, { kind: 'upsert' }>,
): Promise<Result<WrittenRecord>> {
  const named = findObjectName(input) ?? objectName
  if (named.toLowerCase() !== objectName.toLowerCase()) return err(unsupportedObjectError(named))
  const [, value] = Object.entries(input).find(([name]) => name.toLowerCase() === fieldName.toLowerCase()) ?? []
  if (typeof value !== 'string' && typeof value !== 'number') return err(missingFieldsError([fieldName]))
  const key = { objectName, fieldName, value: String(value) }
  return upsertRecordIn(tx, scope, { key, input, isUpdateOnly: false })
}

function toRowResult(row: RowWrite, result: Result<string | WrittenRecord>): RowResult {
  if (result.ok)
    return typeof result.value === 'string' ? { id: result.value, error: null } : { ...result.value, error: null }
  return { id: row.kind === 'update' ? splitId(row.input).id || null : null, error: result.error }
}

function findObjectName(input: RecordInput): string | null {
  const attributes = input['attributes']
  if (typeof attributes !== 'object' || attributes === null || !('type' in attributes)) return null
  return typeof attributes.type === 'string' ? attributes.type : null
}

function splitId(input: RecordInput): { readonly id: string; readonly input: RecordInput } {
  const entries = Object.entries(input)
  const id = entries.find(([name]) => name.toLowerCase() === 'id')?.[1]
  return {
    id: typeof id === 'string' ? id : '',
    input: Object.fromEntries(entries.filter(([name]) => name.toLowerCase() !== 'id')),
  }
}
