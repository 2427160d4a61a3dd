import Type, { type Static } from 'typebox'
import { IMPORT_FILE_BYTES } from '@hydrant/kernel/csv/import-file-bytes.ts'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { BULK_FORMAT, CsvFile } from '../records/bulk-endpoints.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { OffByDefault, OPEN, RecordIdParam, STRICT } from '../shared/request.ts'
import { Choice, Nullable, Timestamp } from '../shared/schema.ts'

/** How many rows of a file are checked before it is imported. */
export const CHECKED_ROWS = 5000

/** How many changes and wrong rows an import shows; the file of wrong rows has all of them. */
export const SHOWN_ROWS = 50

const READ = { guests: 'refused', permissions: ['staff'] } as const
const ERRORS = ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'NOT_FOUND'] as const
const PARAMS = Type.Object({ importId: RecordIdParam })
const Count = Type.Integer({ minimum: 0 })

/** What an import does: it only creates records, only changes those that exist, or does both. */
export const ImportOperation = Choice(['insert', 'update', 'upsert'])
export type ImportOperation = Static<typeof ImportOperation>

/** How far an import is: first its columns are mapped, then it is checked, then imported. */
export const ImportState = Choice([
  'Mapping',
  'Checking',
  'CheckFailed',
  'Checked',
  'Waiting',
  'Running',
  'Complete',
  'Failed',
  'Cancelled',
])
export type ImportState = Static<typeof ImportState>

/** An import, and how far it is. `failedRows` are part of `processedRows`. */
export const RecordImport = Type.Object({
  importId: Type.String(),
  objectName: Type.String(),
  fileName: Type.String(),
  createdById: Type.String(),
  createdByName: Type.String(),
  createdDate: Timestamp,
  changedDate: Timestamp,
  state: ImportState,
  operation: ImportOperation,
  /** The field by which existing records are found; null: none are. */
  keyField: Nullable(Type.String()),
  totalRows: Count,
  processedRows: Count,
  failedRows: Count,
  /** Whether nobody needs to look at what went wrong any more. */
  isDismissed: Type.Boolean(),
})
export type RecordImport = Static<typeof RecordImport>

/** A column of the file: its heading, the field that it is for (null: none), and what its first cells are. */
const ImportColumn = Type.Object({
  heading: Type.String(),
  field: Nullable(Type.String()),
  samples: Type.Array(Type.String()),
})

/** A field that a column can be for: `Id`, a field, or a field of a record that is referred to. */
const ImportField = Type.Object({ name: Type.String(), label: Type.String(), isRequired: Type.Boolean() })

const Value = Nullable(Type.Union([Type.String(), Type.Number(), Type.Boolean()]))

/** What a row of the file changes; the record has no id before it is created. */
export const ImportChange = Type.Object({
  row: Count,
  recordId: Nullable(Type.String()),
  fields: Type.Array(Type.Object({ name: Type.String(), before: Value, after: Value })),
})
export type ImportChange = Static<typeof ImportChange>

/** A row of the file that is wrong, with the reason and the fields that it is about. */
export const ImportReject = Type.Object({
  row: Count,
  reason: Type.String(),
  fields: Type.Array(Type.String()),
})
export type ImportReject = Static<typeof ImportReject>

/** Everything about an import. */
export const RecordImportDetail = Type.Object({
  ...RecordImport.properties,
  /** Whether the sender made it, and so may go on with it. */
  isOwn: Type.Boolean(),
  columns: Type.Array(ImportColumn),
  fields: Type.Array(ImportField),
  operations: Type.Array(ImportOperation),
  /** The fields by which existing records can be found. */
  keyFields: Type.Array(Type.String()),
  /** Why the whole check or import failed. */
  errorMessage: Nullable(Type.String()),
  /** The number of the check, which `runRecordImport` is sent. */
  checkNumber: Count,
  /** What the check has found so far; null before it has begun. */
  check: Nullable(
    Type.Object({
      checkedRows: Count,
      newRows: Count,
      changedRows: Count,
      unchangedRows: Count,
      /** Rows for records that earlier rows are for, too; they are not checked. */
      repeatedRows: Count,
      rejectedRows: Count,
    }),
  ),
  changes: Type.Array(ImportChange),
  rejects: Type.Array(ImportReject),
})
export type RecordImportDetail = Static<typeof RecordImportDetail>

/** Lists the latest imports: those of the sender; administrators get those of everybody. */
export const listRecordImports = defineEndpoint({
  ...PROGRAM_ROUTES.listRecordImports,
  summary: 'Imports of files, newest first',
  query: Type.Object(
    {
      /** Only those that have ended with wrong rows, and that nobody has dismissed. */
      needsAttention: OffByDefault,
    },
    OPEN,
  ),
  responses: { 200: Type.Object({ imports: Type.Array(RecordImport) }) },
  ...READ,
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
})

/** Takes a file in UTF-8, and proposes what its columns are. Nothing is imported yet. */
export const createRecordImport = defineEndpoint({
  ...PROGRAM_ROUTES.createRecordImport,
  summary: 'Upload a file to import',
  query: Type.Object(
    {
      objectName: Type.String({ minLength: 1, maxLength: 80 }),
      fileName: Type.String({ minLength: 1, maxLength: 255 }),
      columnDelimiter: BULK_FORMAT.columnDelimiter,
    },
    OPEN,
  ),
  rawBody: 'text/csv',
  bodyLimit: IMPORT_FILE_BYTES,
  responses: { 201: RecordImport },
  ...READ,
  errors: [...ERRORS, 'INVALID_TYPE', 'INVALID_API_INPUT', 'LIMIT_EXCEEDED', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
})

/** Reads an import of the sender; administrators read those of everybody. */
export const getRecordImport = defineEndpoint({
  ...PROGRAM_ROUTES.getRecordImport,
  summary: 'An import of a file',
  params: PARAMS,
  responses: { 200: RecordImportDetail },
  ...READ,
  isPolling: true,
  errors: ERRORS,
})

/** What the columns of a file are, and what is done with its rows. */
export const ImportMapping = Type.Object(
  {
    operation: ImportOperation,
    /** The field by which existing records are found; left out where none are. */
    keyField: Type.Optional(Nullable(Type.String({ maxLength: 200 }))),
    /** The field of each column, in their order; null: the column is left out. */
    fields: Type.Array(Nullable(Type.String({ maxLength: 200 })), { maxItems: 500 }),
  },
  STRICT,
)
export type ImportMapping = Static<typeof ImportMapping>

/** Begins to check what an import would change; nothing is changed. The result is in the import when it is done. */
export const checkRecordImport = defineEndpoint({
  ...PROGRAM_ROUTES.checkRecordImport,
  summary: 'Check what an import would change',
  params: PARAMS,
  body: ImportMapping,
  responses: { 200: RecordImport },
  ...READ,
  errors: [...ERRORS, 'INVALIDJOBSTATE', 'INVALID_FIELD', 'INVALID_API_INPUT', 'JSON_PARSER_ERROR'],
})

/** Begins to import what a check has shown; the rows are written in the background. */
export const runRecordImport = defineEndpoint({
  ...PROGRAM_ROUTES.runRecordImport,
  summary: 'Import a file that was checked',
  params: PARAMS,
  body: Type.Object({ checkNumber: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) }, STRICT),
  responses: { 200: RecordImport },
  ...READ,
  errors: [...ERRORS, 'INVALIDJOBSTATE', 'JSON_PARSER_ERROR'],
})

/** Ends an import. What it has written stays written. */
export const cancelRecordImport = defineEndpoint({
  ...PROGRAM_ROUTES.cancelRecordImport,
  summary: 'Cancel an import',
  params: PARAMS,
  responses: { 200: RecordImport },
  ...READ,
  errors: [...ERRORS, 'INVALIDJOBSTATE'],
})

/** Says that nobody needs to look at the wrong rows of an import any more. */
export const dismissRecordImport = defineEndpoint({
  ...PROGRAM_ROUTES.dismissRecordImport,
  summary: 'Dismiss the wrong rows of an import',
  params: PARAMS,
  responses: { 200: RecordImport },
  ...READ,
  errors: [...ERRORS, 'INVALIDJOBSTATE'],
})

/**
 * Returns rows of the file as they were uploaded: those that are wrong or were not reached, each with the reason in
 * front, or those that were imported, each with the id of its record and what became of it.
 */
export const getRecordImportFile = defineEndpoint({
  ...PROGRAM_ROUTES.getRecordImportFile,
  summary: 'The rejected or the imported rows of an import',
  params: PARAMS,
  query: Type.Object({ kind: Choice(['rejects', 'results']) }, OPEN),
  responses: { 200: CsvFile },
  streamed: 'csv',
  ...READ,
  errors: [...ERRORS, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
})
