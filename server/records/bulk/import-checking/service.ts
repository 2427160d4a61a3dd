import { randomUUID } from 'node:crypto'
import { CHECKED_ROWS, SHOWN_ROWS } from '@hydrant/contract/admin/record-imports.ts'
import type { Actor } from '@hydrant/database/connection/current-actor.ts'
import type { Transaction } from '@hydrant/database/connection/database.ts'
import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import { runAndRollBack } from '@hydrant/kernel/result/run-or-roll-back.ts'
import type { WriteScope } from '../../checking/service.ts'
import { recordErrors } from '../../errors.ts'
import { runAsActor } from '../../history/service.ts'
import type { BulkBatch } from '../batch-store.ts'
import { parseColumns } from '../columns.ts'
import { type RowTarget, writeRows } from '../row-writing/service.ts'
import { type CheckedRows, toCheckedRows } from './checked-rows.ts'
import { findHistoryEnd, findUnsavedChanges } from './unsaved-change-store.ts'
import { toUploadedRows, type UploadedRow } from '../uploaded-row.ts'
import {
  findCellsBefore,
  findUncheckedBatch,
  type ImportRow,
  saveCheckRejects,
  type StoredImport,
} from '../importing/import-store.ts'
import { toChanges, toMappedNames, toRejects } from '../importing/stored-parts.ts'

/** Checks the next rows of an import, and returns what that changes in the import. */
export async function checkPart(
  tx: Transaction,
  { job, file }: StoredImport,
  { scope, actor }: { readonly scope: WriteScope; readonly actor: Actor },
): Promise<Partial<ImportRow>> {
  const object = scope.registry.findObject(job.object)
  if (object === undefined) return toFailedCheck(recordErrors.noObject.message())
  const purpose = { operation: job.operation, keyField: job.externalIdField }
  const columnsResult = parseColumns(scope.registry, object, { names: toMappedNames(file.mapping), purpose })
  if (!columnsResult.ok) return toFailedCheck(columnsResult.error.message())
  const batch = file.checkedRows >= CHECKED_ROWS ? null : await findUncheckedBatch(tx, job.id)
  if (batch === null) return { checkState: 'Done' }
  const target = { scope, object, purpose, columns: columnsResult.value }
  const rows = toUploadedRows(batch.rows)
  const first = await findFirstOfRecords(tx, { batch, target, rows })
  const checked = await checkRows(tx, target, { rows: first.map(({ row }) => row), actor })
  if (!checked.ok) return toFailedCheck(checked.error.message())
  const { newRows, changedRows, unchangedRows } = checked.value
  const rejects = checked.value.rejects.map((reject) => ({ ...reject, index: first[reject.index]?.index ?? 0 }))
  await saveCheckRejects(tx, batch, rejects)
  const toNumber = (index: number) => batch.rowNumbers?.[index] ?? 0
  const changes = checked.value.changes.map(({ index, ...change }) => ({
    row: toNumber(first[index]?.index ?? 0),
    ...change,
  }))
  return {
    checkedRows: file.checkedRows + rows.length,
    newRows: file.newRows + newRows,
    changedRows: file.changedRows + changedRows,
    unchangedRows: file.unchangedRows + unchangedRows,
    repeatedRows: file.repeatedRows + rows.length - first.length,
    rejectedRows: file.rejectedRows + rejects.length,
    changes: [...toChanges(file.changes), ...changes].slice(0, SHOWN_ROWS),
    rejects: [
      ...toRejects(file.rejects),
      ...rejects.map(({ index, reason, fields }) => ({ row: toNumber(index), reason, fields })),
    ].slice(0, SHOWN_ROWS),
  }
}

function toFailedCheck(checkError: string): Partial<ImportRow> {
  return { checkState: 'Failed', checkError }
}

interface CheckedBatch {
  readonly batch: BulkBatch
  readonly target: RowTarget
  readonly rows: readonly UploadedRow[]
}

/**
 * Leaves out the rows for records that earlier rows of the file are for, too: as those are not written, it is not known
 * what these would change.
 */
async function findFirstOfRecords(
  tx: Transaction,
  { batch: { jobId, position }, target: { purpose, columns }, rows }: CheckedBatch,
): Promise<Array<{ readonly row: UploadedRow; readonly index: number }>> {
  const indexed = rows.map((row, index) => ({ row, index }))
  const keyField = purpose.operation === 'insert' ? null : (purpose.keyField ?? 'Id')
  const column = columns.findIndex((one) => one?.fieldName === keyField && one?.lookup === null)
  if (keyField === null || column === -1) return indexed
  const seen = new Set(await findCellsBefore(tx, { jobId, position, column }))
  return indexed.filter(({ row }) => {
    const key = 'text' in row ? '' : (row[column] ?? '').trim().toLowerCase()
    if (key === '') return true
    const isFirst = !seen.has(key)
    seen.add(key)
    return isFirst
  })
}

/**
 * Finds out what rows would change, by writing them and rolling that back: they are validated by the very code that
 * imports them, and neither records nor history, mails or events remain. What has changed is read from the history that
 * would be written. All locks of it end with it.
 */
async function checkRows(
  tx: Transaction,
  target: RowTarget,
  { rows, actor }: { readonly rows: readonly UploadedRow[]; readonly actor: Actor },
): Promise<Result<CheckedRows>> {
  const requestId = randomUUID()
  return runAndRollBack(tx, (savepoint) =>
    runAsActor({ ...actor, requestId }, async () => {
      const after = await findHistoryEnd(savepoint)
      const outcomes = await writeRows(savepoint, target, rows)
      const objectName = target.object.definition.name
      const changes = await findUnsavedChanges(savepoint, { objectName, requestId, after })
      return ok(toCheckedRows(target, outcomes, changes))
    }),
  )
}
