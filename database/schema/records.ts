import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, generatedId, instant, recordId } from './columns.ts'
import { user } from './session.ts'

/**
 * A query of the record API whose result is read in several batches: the ids of all its records, in order. So every
 * process can return any batch, and records that are added later shift none.
 */
export const queryLocator = pgTable(
  'query_locator',
  {
    id: recordId('id').primaryKey(),
    userId: recordId('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    soql: text('soql').notNull(),
    recordIds: text('record_ids').array().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.createdAt)],
)

/** A job of the Bulk API: a file of records to write, or a query whose result is a file. */
export const bulkJob = pgTable(
  'bulk_job',
  {
    id: recordId('id').primaryKey(),
    userId: recordId('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The program that made the job, and from where, for the history of what the job changes. */
    integrationId: recordId('integration_id'),
    clientAddress: text('client_address'),
    kind: text('kind', { enum: ['ingest', 'query'] }).notNull(),
    operation: text('operation').notNull(),
    object: text('object').notNull(),
    externalIdField: text('external_id_field'),
    soql: text('soql'),
    apiVersion: text('api_version').notNull(),
    columnDelimiter: text('column_delimiter').notNull(),
    lineEnding: text('line_ending').notNull(),
    state: text('state', {
      enum: ['Open', 'UploadComplete', 'InProgress', 'JobComplete', 'Failed', 'Aborted'],
    }).notNull(),
    /** The upload whose rows count: the last one that has begun. */
    uploadId: text('upload_id'),
    isUploaded: boolean('is_uploaded').notNull().default(false),
    uploadedBytes: bigint('uploaded_bytes', { mode: 'number' }).notNull().default(0),
    /** The names in the first row of the file. */
    columns: text('columns').array(),
    processedRows: integer('processed_rows').notNull().default(0),
    failedRows: integer('failed_rows').notNull().default(0),
    processingMs: integer('processing_ms').notNull().default(0),
    /** How often a batch could not be processed. */
    retries: integer('retries').notNull().default(0),
    errorMessage: text('error_message'),
    createdAt: createdAt(),
    changedAt: instant('changed_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    index().on(table.userId, table.kind, table.createdAt),
    index('bulk_job_waiting')
      .on(table.createdAt)
      .where(sql`state in ('UploadComplete', 'InProgress')`),
  ],
)

/**
 * A part of the rows of a job. `rows` are those of the file as they were sent; of a query first the ids, then the
 * values. `results` says what became of each row of a file.
 */
export const bulkJobBatch = pgTable(
  'bulk_job_batch',
  {
    jobId: recordId('job_id')
      .notNull()
      .references(() => bulkJob.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    rowCount: integer('row_count').notNull(),
    rows: jsonb('rows').$type<unknown>().notNull(),
    isProcessed: boolean('is_processed').notNull().default(false),
    results: jsonb('results').$type<unknown>(),
    /** Of an import: the rows of the spreadsheet that these are, counted from 1. */
    rowNumbers: integer('row_numbers').array(),
    /** Of an import: the rows that its check found to be wrong, once it has checked these. */
    checkRejects: jsonb('check_rejects').$type<unknown>(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.position] }),
    index('bulk_job_batch_waiting')
      .on(table.jobId, table.position)
      .where(sql`not is_processed`),
  ],
)

/** A file that staff import in the back office: a job with the fields of its columns, and what a check of it found. */
export const recordImport = pgTable(
  'record_import',
  {
    jobId: recordId('job_id')
      .primaryKey()
      .references(() => bulkJob.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    totalRows: integer('total_rows').notNull(),
    /** The first rows of the file, which show what its columns contain. */
    samples: jsonb('samples').$type<unknown>().notNull(),
    /** The field of each column, in their order; null: the column is left out. */
    mapping: jsonb('mapping').$type<unknown>().notNull(),
    checkState: text('check_state', { enum: ['None', 'Waiting', 'Done', 'Failed'] })
      .notNull()
      .default('None'),
    /** Counts the checks, so that only what a check has shown is imported. */
    checkNumber: integer('check_number').notNull().default(0),
    checkError: text('check_error'),
    checkedRows: integer('checked_rows').notNull().default(0),
    newRows: integer('new_rows').notNull().default(0),
    changedRows: integer('changed_rows').notNull().default(0),
    unchangedRows: integer('unchanged_rows').notNull().default(0),
    repeatedRows: integer('repeated_rows').notNull().default(0),
    rejectedRows: integer('rejected_rows').notNull().default(0),
    /** The first changes that the check found. */
    changes: jsonb('changes').$type<unknown>(),
    /** The first rows that were wrong, of the check or, once it has begun, of the import. */
    rejects: jsonb('rejects').$type<unknown>(),
    dismissedAt: instant('dismissed_at'),
  },
  (table) => [
    index('record_import_waiting')
      .on(table.jobId)
      .where(sql`check_state = 'Waiting'`),
  ],
)

/**
 * A view of a list in the back office: which columns, order and filters it shows, under a name. It is deleted with the
 * user whose it is; those of all staff stay until somebody deletes them.
 */
export const listView = pgTable(
  'list_view',
  {
    id: recordId('id')
      .primaryKey()
      .default(sql`new_record_id('00B')`),
    /** Null: it is for all staff. */
    ownerId: recordId('owner_id').references(() => user.id, { onDelete: 'cascade' }),
    objectName: text('object_name').notNull(),
    name: text('name').notNull(),
    /** The query of the address of the list. */
    search: text('search').notNull(),
    /** Whether the list opens with it. */
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
    changedAt: instant('changed_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    uniqueIndex('list_view_own_name')
      .on(table.ownerId, table.objectName, sql`lower(${table.name})`)
      .where(sql`owner_id is not null`),
    uniqueIndex('list_view_shared_name')
      .on(table.objectName, sql`lower(${table.name})`)
      .where(sql`owner_id is null`),
  ],
)

/**
 * A change that staff or a program made. It refers to nothing, so that it stays when what it tells of is deleted. When
 * its transaction is committed, a trigger gives it its position and hash; from then on it is never changed.
 */
export const changeHistory = pgTable(
  'change_history',
  {
    serial: bigserial('serial', { mode: 'number' }).primaryKey(),
    id: generatedId('a0H'),
    createdAt: createdAt(),
    userId: recordId('user_id'),
    userName: text('user_name'),
    /** The program that acted as the user. */
    integrationId: recordId('integration_id'),
    /** The account that the user acted for. */
    accountId: recordId('account_id'),
    clientAddress: text('client_address'),
    requestId: text('request_id'),
    objectName: text('object_name').notNull(),
    recordId: recordId('record_id'),
    operation: text('operation').notNull(),
    /** The changed fields before and after, as JSON whose text is part of the hash. */
    oldValues: text('old_values'),
    newValues: text('new_values'),
    /** Counts up without a gap in the order of the chain. */
    position: bigint('position', { mode: 'number' }).unique(),
    /** SHA-256 of the content and of the hash of the entry at the position before, in hexadecimal digits. */
    hash: text('hash'),
  },
  (table) => [
    index().on(table.objectName, table.position),
    index().on(table.recordId),
    index().on(table.userId),
    index().on(table.createdAt),
    index('change_history_unchained')
      .on(table.serial)
      .where(sql`hash is null`),
  ],
)

/** The end of the chain of history entries: one row once there is an entry. Locking it makes transactions wait. */
export const changeHistoryEnd = pgTable(
  'change_history_end',
  {
    id: integer('id').primaryKey().default(1),
    position: bigint('position', { mode: 'number' }).notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [check('change_history_end_one_row', sql`${table.id} = 1`)],
)
