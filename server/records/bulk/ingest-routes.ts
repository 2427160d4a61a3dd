import {
  BULK_FILE_BYTES,
  createIngestJob as createIngestJobEndpoint,
  deleteIngestJob,
  getIngestFailures,
  getIngestJob,
  getIngestSuccesses,
  getUnprocessedRecords,
  listIngestJobs,
  updateIngestJob,
  uploadIngestJobData,
} from '@hydrant/contract/records/bulk-endpoints.ts'
import { createErrorResponse, createResponse, createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import type { RecordRegistry } from '../registry.ts'
import { toRecordContext } from '../sender-context.ts'
import { bulkErrors } from './errors.ts'
import { toJobInfo } from './job-body.ts'
import { receiveFile, registerUploads } from './upload-routes.ts'
import { streamResults } from './results/service.ts'
import {
  changeJobState,
  createIngestJob,
  listJobs,
  loadJob,
  removeJob,
  type RequestedJob,
  uploadFile,
} from './service.ts'

/** The type of a file of rows. */
const CSV_HEADERS = { 'content-type': 'text/csv; charset=utf-8' } as const

/** Registers the routes of jobs that write records. */
export function registerIngestRoutes(server: Server, registry: RecordRegistry): void {
  const { database } = server
  registerEndpoint(server, createIngestJobEndpoint, async ({ params, body, shopper }) => {
    const scope = { registry, context: toRecordContext(shopper) }
    const { object: objectName, operation, externalIdFieldName, columnDelimiter, lineEnding } = body
    const { apiVersion } = params
    const job = { objectName, operation, externalIdFieldName, apiVersion, columnDelimiter, lineEnding }
    return createResultResponse(await createIngestJob(database, scope, job), 200, toJobInfo)
  })
  registerEndpoint(server, listIngestJobs, async ({ shopper: { userId } }) => {
    const jobs = await listJobs(database, { userId, kind: 'ingest' })
    return createResponse(200, { done: true, records: jobs.map(toJobInfo), nextRecordsUrl: null })
  })
  registerEndpoint(server, getIngestJob, async ({ params, shopper }) =>
    createResultResponse(await loadJob(database, toRequestedJob(params, shopper)), 200, toJobInfo),
  )
  registerEndpoint(server, updateIngestJob, async ({ params, body, shopper }) =>
    createResultResponse(await changeJobState(database, toRequestedJob(params, shopper), body.state), 200, toJobInfo),
  )
  registerEndpoint(server, deleteIngestJob, async ({ params, shopper }) =>
    createResultResponse(await removeJob(database, toRequestedJob(params, shopper)), 204, () => undefined),
  )
  registerResultRoutes(server)
  registerUploadRoute(server, registry)
}

function registerResultRoutes(server: Server): void {
  const { database } = server
  const files = [
    [getIngestSuccesses, 'successful'],
    [getIngestFailures, 'failed'],
    [getUnprocessedRecords, 'unprocessed'],
  ] as const
  for (const [endpoint, kind] of files)
    registerEndpoint(server, endpoint, async ({ params, shopper }) => {
      const jobResult = await loadJob(database, toRequestedJob(params, shopper))
      if (!jobResult.ok) return createErrorResponse(jobResult.error)
      return createResponse(200, streamResults(database, jobResult.value, kind), CSV_HEADERS)
    })
}

function registerUploadRoute(server: Server, registry: RecordRegistry): void {
  const limit = { maxBytes: BULK_FILE_BYTES, tooLargeError: bulkErrors.fileTooLarge }
  registerUploads(server, (uploads) =>
    registerEndpoint(uploads, uploadIngestJobData, async ({ params, shopper, request }) => {
      const scope = { registry, context: toRecordContext(shopper) }
      const requested = toRequestedJob(params, shopper)
      const result = await receiveFile(request.raw, limit, (chunks) =>
        uploadFile(server.database, scope, { requested, chunks }),
      )
      return createResultResponse(result, 201, () => undefined)
    }),
  )
}

function toRequestedJob({ jobId }: { readonly jobId: string }, { userId }: { readonly userId: string }): RequestedJob {
  return { jobId, userId, kind: 'ingest' }
}
