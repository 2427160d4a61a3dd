import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { DATA_PARAMS, OPEN } from '../shared/request.ts'
import { Choice, NoContent, Nullable, withDefault } from '../shared/schema.ts'

/** The maximum size of the file of one job. */
export const BULK_FILE_BYTES = 150_000_000

const INGEST_OPERATIONS = ['insert', 'update', 'upsert', 'delete', 'hardDelete'] as const
const COLUMN_DELIMITERS = ['COMMA', 'BACKQUOTE', 'CARET', 'PIPE', 'SEMICOLON', 'TAB'] as const
const LINE_ENDINGS = ['LF', 'CRLF'] as const
const JOB_STATES = ['Open', 'UploadComplete', 'InProgress', 'JobComplete', 'Failed', 'Aborted'] as const

/** What is known about a job. `numberRecordsProcessed` includes the records that failed. */
export const JobInfo = Type.Object({
  id: Type.String(),
  operation: Type.String(),
  object: Type.String(),
  createdById: Type.String(),
  createdDate: Type.String(),
  systemModstamp: Type.String(),
  state: Choice(JOB_STATES),
  externalIdFieldName: Type.Optional(Type.String()),
  concurrencyMode: Type.String(),
  contentType: Type.String(),
  apiVersion: Type.Number(),
  contentUrl: Type.Optional(Type.String()),
  lineEnding: Type.String(),
  columnDelimiter: Type.String(),
  jobType: Type.String(),
  retries: Type.Integer(),
  totalProcessingTime: Type.Integer(),
  numberRecordsProcessed: Type.Integer(),
  numberRecordsFailed: Type.Optional(Type.Integer()),
  errorMessage: Type.Optional(Type.String()),
})
export type JobInfo = Static<typeof JobInfo>

/** A list of jobs. */
export const JobList = Type.Object({
  done: Type.Boolean(),
  records: Type.Array(JobInfo),
  nextRecordsUrl: Nullable(Type.String()),
})

/** A file of rows, which is streamed. */
export const CsvFile = Type.Unsafe<AsyncIterable<string>>({ type: 'string' })

/** Path parameters of calls about one job. */
export const JOB_PARAMS = { ...DATA_PARAMS, jobId: Type.String({ maxLength: 100 }) }
/** How the file of a job separates cells and rows. */
export const BULK_FORMAT = {
  columnDelimiter: withDefault(Choice(COLUMN_DELIMITERS), 'COMMA'),
  lineEnding: withDefault(Choice(LINE_ENDINGS), 'LF'),
  contentType: Type.Optional(Choice(['CSV'])),
}

const staff = { guests: 'refused', permissions: ['staff'] } as const

/** Creates a job that writes the records of a file, which is uploaded next. */
export const createIngestJob = defineEndpoint({
  ...PROGRAM_ROUTES.createIngestJob,
  summary: 'Create a job that writes records',
  params: Type.Object(DATA_PARAMS),
  body: Type.Object(
    {
      object: Type.String({ minLength: 1, maxLength: 80 }),
      operation: Choice(INGEST_OPERATIONS),
      externalIdFieldName: Type.Optional(Type.String({ maxLength: 80 })),
      ...BULK_FORMAT,
    },
    OPEN,
  ),
  responses: { 200: JobInfo },
  ...staff,
  errors: ['INVALID_TYPE', 'NOT_FOUND', 'LIMIT_EXCEEDED'],
})

/** Lists the jobs of the sender that write records, newest first. */
export const listIngestJobs = defineEndpoint({
  ...PROGRAM_ROUTES.listIngestJobs,
  summary: 'Jobs that write records',
  params: Type.Object(DATA_PARAMS),
  responses: { 200: JobList },
  ...staff,
  errors: [],
})

/** Says how far a job is. */
export const getIngestJob = defineEndpoint({
  ...PROGRAM_ROUTES.getIngestJob,
  summary: 'Get a job that writes records',
  params: Type.Object(JOB_PARAMS),
  responses: { 200: JobInfo },
  ...staff,
  isPolling: true,
  errors: ['NOT_FOUND'],
})

/** Takes the file of a job. Rows that are no CSV fail by themselves later; what is no text is refused as a whole. */
export const uploadIngestJobData = defineEndpoint({
  ...PROGRAM_ROUTES.uploadIngestJobData,
  summary: 'Upload the file of a job',
  params: Type.Object(JOB_PARAMS),
  rawBody: 'text/csv',
  bodyLimit: BULK_FILE_BYTES,
  responses: { 201: NoContent },
  ...staff,
  errors: ['NOT_FOUND', 'INVALIDJOBSTATE', 'INVALID_API_INPUT', 'LIMIT_EXCEEDED', 'UNSUPPORTED_MEDIA_TYPE'],
})

/** Says that the file of a job is complete, so that its records are written, or ends a job. */
export const updateIngestJob = defineEndpoint({
  ...PROGRAM_ROUTES.updateIngestJob,
  summary: 'Begin or end a job that writes records',
  params: Type.Object(JOB_PARAMS),
  body: Type.Object({ state: Choice(['UploadComplete', 'Aborted']) }, OPEN),
  responses: { 200: JobInfo },
  ...staff,
  errors: ['NOT_FOUND', 'INVALIDJOBSTATE'],
})

/** Deletes a job that is not running, with its file and results. */
export const deleteIngestJob = defineEndpoint({
  ...PROGRAM_ROUTES.deleteIngestJob,
  summary: 'Delete a job that writes records',
  params: Type.Object(JOB_PARAMS),
  responses: { 204: NoContent },
  ...staff,
  errors: ['NOT_FOUND', 'INVALIDJOBSTATE'],
})

/** Returns the rows that were written, each with the id of its record in front, and whether the record is new. */
export const getIngestSuccesses = defineEndpoint({
  ...PROGRAM_ROUTES.getIngestSuccesses,
  summary: 'Written rows of a job',
  params: Type.Object(JOB_PARAMS),
  responses: { 200: CsvFile },
  streamed: 'csv',
  ...staff,
  errors: ['NOT_FOUND'],
})

/** Returns the rows that could not be written, each with its error in front. */
export const getIngestFailures = defineEndpoint({
  ...PROGRAM_ROUTES.getIngestFailures,
  summary: 'Failed rows of a job',
  params: Type.Object(JOB_PARAMS),
  responses: { 200: CsvFile },
  streamed: 'csv',
  ...staff,
  errors: ['NOT_FOUND'],
})

/** Returns the rows that have not been processed: those that a job which has ended will not write. */
export const getUnprocessedRecords = defineEndpoint({
  ...PROGRAM_ROUTES.getUnprocessedRecords,
  summary: 'Unprocessed rows of a job',
  params: Type.Object(JOB_PARAMS),
  responses: { 200: CsvFile },
  streamed: 'csv',
  ...staff,
  errors: ['NOT_FOUND'],
})
