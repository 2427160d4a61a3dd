import { type ImportMapping, SHOWN_ROWS } from '@hydrant/contract/admin/record-imports.ts'
import { IMPORT_FILE_BYTES } from '@hydrant/kernel/csv/import-file-bytes.ts'
import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { isGranted } from '@hydrant/kernel/identity/permission-sets.ts'
import { type DomainError, err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { WriteScope } from '../../checking/service.ts'
import { inaccessibleError, recordErrors, unsupportedObjectError } from '../../errors.ts'
import type { StoredObject } from '../../object-store.ts'
import { mayUse } from '../../permissions.ts'
import type { RecordContext } from '../../record-context.ts'
import { hasManyWriters } from '../../writing-many/service.ts'
import type { BulkBatch } from '../batch-store.ts'
import { bulkErrors } from '../errors.ts'
import { type BulkJob, deleteJob, updateJob } from '../job-store.ts'
import { storeJob } from '../storing/service.ts'
import type { RowOutcome } from '../uploaded-row.ts'
import { receiveUpload } from '../uploading/service.ts'
import { findMappingError, listOperations, proposeMapping } from './import-fields.ts'
import {
  deleteCheckRejects,
  findImport,
  findImportOfJob,
  findImports,
  type ImportRow,
  insertImport,
  lockImport,
  type StoredImport,
  updateImport,
} from './import-store.ts'
import { toMappedNames, toRejects } from './stored-parts.ts'

export { hasWaitingCheck, lockWaitingCheck, updateImport } from './import-store.ts'

/** How many rows are checked, or written, in one transaction: one by one, and many at once. */
const BATCH_ROWS = { one: 100, many: 500 } as const

/** How many imports are listed. */
const LISTED_IMPORTS = 100

/** The version of the record API that an import is a job of. */
const API_VERSION = 'v65.0'

/** A file to import. */
export interface NewImport {
  readonly objectName: string
  readonly fileName: string
  readonly columnDelimiter: string
}

/** Stores a file, and proposes what its columns are for. Nothing of it remains when it is refused. */
export async function createImport(
  database: Database,
  scope: WriteScope,
  {
    file: { objectName, fileName, columnDelimiter },
    chunks,
  }: { readonly file: NewImport; readonly chunks: AsyncIterable<Uint8Array> },
): Promise<Result<StoredImport>> {
  const { registry, context } = scope
  const object = registry.findObject(objectName)
  if (object === undefined || !mayUse(object.definition, 'see', context)) return err(unsupportedObjectError(objectName))
  const [operation] = listOperations(scope, object)
  if (operation === undefined) return err(inaccessibleError(object.definition.name))
  const { userId } = context.actor
  const jobResult = await storeJob(database, {
    userId,
    kind: 'ingest',
    operation,
    object: object.definition.name,
    externalIdField: null,
    soql: null,
    state: 'Open',
    apiVersion: API_VERSION,
    columnDelimiter,
    lineEnding: 'LF',
  })
  if (!jobResult.ok) return jobResult
  const { id } = jobResult.value
  const refuse = async (error: DomainError): Promise<Result<never>> => {
    await database.transaction((tx) => deleteJob(tx, id))
    return err(error)
  }
  const upload = {
    key: { id, userId, kind: 'ingest' },
    format: { columnDelimiter },
    batchRows: hasManyWriters(object) ? BATCH_ROWS.many : BATCH_ROWS.one,
    isSpreadsheet: true,
    maxBytes: IMPORT_FILE_BYTES,
  } as const
  const uploadResult = await receiveUpload(database, upload, chunks).catch(async (error: unknown) => {
    await database.transaction((tx) => deleteJob(tx, id))
    throw error
  })
  if (!uploadResult.ok) return refuse(uploadResult.error)
  const { columns, rowCount: totalRows, samples } = uploadResult.value
  if (totalRows === 0) return refuse(bulkErrors.noRows)
  const proposed = proposeMapping(scope, object, columns)
  return database.transaction(async (tx) => {
    await insertImport(tx, { jobId: id, fileName, totalRows, samples, mapping: proposed.fields })
    await updateJob(tx, id, { operation: proposed.operation, externalIdField: proposed.keyField })
    return toResult(await findImport(tx, { id, userId }))
  })
}

/** Whether somebody sees the imports of others, too. */
function seesAll({ actor }: RecordContext): boolean {
  return isGranted(actor.permissionSets, 'administration', 'read')
}

/** An import that can be read, and its object. */
export interface LoadedImport extends StoredImport {
  readonly object: StoredObject
  readonly isOwn: boolean
}

/** Loads an import of the user, or of anybody for administrators. */
export async function loadImport(db: ReadOnlyDb, scope: WriteScope, importId: string): Promise<Result<LoadedImport>> {
  const { registry, context } = scope
  const id = normalizeId(importId, '750')
  const { userId } = context.actor
  const found = id === null ? null : await findImport(db, { id, userId: seesAll(context) ? null : userId })
  const object = registry.findObject(found?.job.object ?? '')
  // The file says much about records, which whoever may not see them any more should not read.
  if (found === null || object === undefined || !mayUse(object.definition, 'see', context))
    return err(recordErrors.noObject)
  return ok({ ...found, object, isOwn: found.job.userId === userId })
}

/** Lists the latest imports of objects that the user may see, or those with wrong rows that nobody has dismissed. */
export async function listImports(
  db: ReadOnlyDb,
  { registry, context }: WriteScope,
  needsAttention: boolean,
): Promise<StoredImport[]> {
  const userId = seesAll(context) ? null : context.actor.userId
  const imports = await findImports(db, { userId, needsAttention, limit: LISTED_IMPORTS })
  return imports.filter(({ job }) => {
    const object = registry.findObject(job.object)
    return object !== undefined && mayUse(object.definition, 'see', context)
  })
}

/** Changes what the columns of an import are for, and lets it be checked in the background. */
export function requestCheck(
  database: Database,
  scope: WriteScope,
  { importId, mapping }: { readonly importId: string; readonly mapping: ImportMapping },
): Promise<Result<StoredImport>> {
  return changeOwn(database, { scope, importId }, async (tx, { job, file }) => {
    if (job.state !== 'Open') return err(bulkErrors.notOpenForMapping)
    const object = scope.registry.findObject(job.object)
    if (object === undefined) return err(recordErrors.noObject)
    const columnCount = job.columns?.length ?? 0
    const error = findMappingError(scope, object, { mapping, columnCount })
    if (error !== null) return err(error)
    const { operation, keyField = null, fields } = mapping
    await deleteCheckRejects(tx, job.id)
    await updateJob(tx, job.id, { operation, externalIdField: operation === 'insert' ? null : keyField })
    await updateImport(tx, job.id, {
      ...EMPTY_CHECK,
      mapping: fields,
      checkState: 'Waiting',
      checkNumber: file.checkNumber + 1,
    })
    return ok(null)
  })
}

const EMPTY_CHECK = {
  checkError: null,
  checkedRows: 0,
  newRows: 0,
  changedRows: 0,
  unchangedRows: 0,
  repeatedRows: 0,
  rejectedRows: 0,
  changes: [],
  rejects: [],
} as const

/** Lets an import be written in the background, if its last check is the one that the user has seen. */
export function startImport(
  database: Database,
  scope: WriteScope,
  { importId, checkNumber }: { readonly importId: string; readonly checkNumber: number },
): Promise<Result<StoredImport>> {
  return changeOwn(database, { scope, importId }, async (tx, { job, file }) => {
    if (job.state !== 'Open') return err(bulkErrors.notOpenForMapping)
    if (file.checkState === 'Waiting') return err(bulkErrors.isChecking)
    if (file.checkState !== 'Done' || file.checkNumber !== checkNumber) return err(bulkErrors.notChecked)
    const object = scope.registry.findObject(job.object)
    if (object === undefined || !listOperations(scope, object).some((operation) => operation === job.operation))
      return err(inaccessibleError(job.object))
    await updateImport(tx, job.id, { rejects: [] })
    await updateJob(tx, job.id, { state: 'UploadComplete' })
    return ok(null)
  })
}

/** Ends an import; what was written stays written. */
export function cancelImport(database: Database, scope: WriteScope, importId: string): Promise<Result<StoredImport>> {
  return changeOwn(database, { scope, importId }, async (tx, { job, file }) => {
    if (hasEnded(job)) return err(bulkErrors.hasEnded)
    if (file.checkState === 'Waiting') await updateImport(tx, job.id, { checkState: 'None' })
    await updateJob(tx, job.id, { state: 'Aborted' })
    return ok(null)
  })
}

/** Says that nobody needs to look at an import any more: whoever made it does, or an administrator. */
export function dismissImport(
  database: Database,
  scope: WriteScope,
  { importId, now }: { readonly importId: string; readonly now: Date },
): Promise<Result<StoredImport>> {
  return database.transaction(async (tx) => {
    const loaded = await loadImport(tx, scope, importId)
    if (!loaded.ok) return loaded
    const { job } = loaded.value
    if (!hasEnded(job)) return err(bulkErrors.notEnded)
    await updateImport(tx, job.id, { dismissedAt: now })
    return toResult(await findImport(tx, { id: job.id, userId: null }))
  })
}

function hasEnded({ state }: BulkJob): boolean {
  return state === 'JobComplete' || state === 'Failed' || state === 'Aborted'
}

/** Changes an import of the user under its lock, and returns it as it is then. */
function changeOwn(
  database: Database,
  { scope, importId }: { readonly scope: WriteScope; readonly importId: string },
  change: (tx: Transaction, locked: StoredImport) => Promise<Result<null>>,
): Promise<Result<StoredImport>> {
  return database.transaction(async (tx) => {
    const { userId } = scope.context.actor
    const id = normalizeId(importId, '750')
    const locked = id === null ? null : await lockImport(tx, { id, userId })
    if (locked === null) return err(recordErrors.noObject)
    const result = await change(tx, locked)
    return result.ok ? toResult(await findImport(tx, { id: locked.job.id, userId })) : result
  })
}

function toResult(found: StoredImport | null): Result<StoredImport> {
  return found === null ? err(recordErrors.noObject) : ok(found)
}

/** Returns the fields of the columns of a job: those that an import chooses, or else the names in its file. */
export async function findColumnNames(
  db: ReadOnlyDb,
  job: BulkJob,
): Promise<{ readonly names: ReadonlyArray<string | null>; readonly file: ImportRow | null }> {
  const file = await findImportOfJob(db, job.id)
  return { names: file === null ? (job.columns ?? []) : toMappedNames(file.mapping), file }
}

/** Adds the wrong rows of a batch to those that an import shows. */
export async function addRejects(
  tx: Transaction,
  file: ImportRow,
  { batch, outcomes }: { readonly batch: BulkBatch; readonly outcomes: readonly RowOutcome[] },
): Promise<void> {
  const shown = toRejects(file.rejects)
  if (shown.length >= SHOWN_ROWS) return
  const added = outcomes.flatMap(({ error, reason, fields }, index) =>
    error === null ? [] : { row: batch.rowNumbers?.[index] ?? 0, reason: reason ?? error, fields: fields ?? [] },
  )
  if (added.length > 0) await updateImport(tx, file.jobId, { rejects: [...shown, ...added].slice(0, SHOWN_ROWS) })
}
