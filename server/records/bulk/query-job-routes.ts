import {
  abortQueryJob,
  createQueryJob as createQueryJobEndpoint,
  deleteQueryJob,
  getQueryJob,
  getQueryJobResults,
  listQueryJobs,
} from '@hydrant/contract/records/bulk-query-endpoints.ts'
import { createErrorResponse, createResponse, createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import type { RecordRegistry } from '../registry.ts'
import { toRecordContext } from '../sender-context.ts'
import { toJobInfo } from './job-body.ts'
import { streamQueryResult } from './results/service.ts'
import {
  changeJobState,
  checkQueryOfJob,
  createQueryJob,
  listJobs,
  loadJob,
  removeJob,
  type RequestedJob,
} from './service.ts'

/** Registers the routes of jobs that query records. */
export function registerQueryJobRoutes(server: Server, registry: RecordRegistry): void {
  const { database } = server
  registerEndpoint(server, createQueryJobEndpoint, async ({ params, body, shopper }) => {
    const scope = { registry, context: toRecordContext(shopper) }
    const { query: soql, operation, columnDelimiter, lineEnding } = body
    const { apiVersion } = params
    const job = { soql, operation, apiVersion, columnDelimiter, lineEnding }
    return createResultResponse(await createQueryJob(database, scope, job), 200, toJobInfo)
  })
  registerEndpoint(server, listQueryJobs, async ({ shopper: { userId } }) => {
    const jobs = await listJobs(database, { userId, kind: 'query' })
    return createResponse(200, { done: true, records: jobs.map(toJobInfo), nextRecordsUrl: null })
  })
  registerEndpoint(server, getQueryJob, async ({ params, shopper }) =>
    createResultResponse(await loadJob(database, toRequestedJob(params, shopper)), 200, toJobInfo),
  )
  registerEndpoint(server, abortQueryJob, async ({ params, body, shopper }) =>
    createResultResponse(await changeJobState(database, toRequestedJob(params, shopper), body.state), 200, toJobInfo),
  )
  registerEndpoint(server, deleteQueryJob, async ({ params, shopper }) =>
    createResultResponse(await removeJob(database, toRequestedJob(params, shopper)), 204, () => undefined),
  )
  registerEndpoint(server, getQueryJobResults, async ({ params, query, shopper }) => {
    const jobResult = await loadJob(database, toRequestedJob(params, shopper))
    if (!jobResult.ok) return createErrorResponse(jobResult.error)
    const checkResult = await checkQueryOfJob({ registry, context: toRecordContext(shopper) }, jobResult.value)
    if (!checkResult.ok) return createErrorResponse(checkResult.error)
    const partResult = await streamQueryResult(database, jobResult.value, query)
    if (!partResult.ok) return createErrorResponse(partResult.error)
    const { file, rowCount, nextLocator } = partResult.value
    return createResponse(200, file, {
      'content-type': 'text/csv; charset=utf-8',
      'sforce-locator': nextLocator ?? 'null',
      'sforce-numberofrecords': String(rowCount),
    })
  })
}

function toRequestedJob({ jobId }: { readonly jobId: string }, { userId }: { readonly userId: string }): RequestedJob {
  return { jobId, userId, kind: 'query' }
}
