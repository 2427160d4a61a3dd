import * as endpoints from '@hydrant/contract/admin/background-jobs.ts'
import type { Json } from '@hydrant/contract/shared/schema.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import * as messages from '@hydrant/messages/compiled/server/background-jobs.js'
import { createErrorResponse, createResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { type JobOverview, type JobRunner, loadJobs } from './service.ts'

const unknownJobError: DomainError = { code: 'ITEM_NOT_FOUND', message: messages.unknownJob }

/** Registers the endpoints that list the jobs of this process, and run one at once. */
export function registerBackgroundJobRoutes(server: Server, runner: JobRunner): void {
  registerEndpoint(server, endpoints.listBackgroundJobs, async () => {
    const jobs = await server.database.query((db) => loadJobs(db, runner))
    return createResponse(200, { jobs: jobs.map(toBody) })
  })

  registerEndpoint(server, endpoints.runBackgroundJob, async ({ params }) =>
    runner.runNow(params.jobName)
      ? createResponse(202, { jobName: params.jobName })
      : createErrorResponse(unknownJobError),
  )
}

function toBody({ name, intervalMs, isRunning, nextRunAt, last }: JobOverview): endpoints.BackgroundJob {
  return {
    name,
    intervalSeconds: intervalMs === null ? null : intervalMs / 1000,
    isRunning,
    nextRunDate: toTimestampOrNull(nextRunAt),
    lastStartedDate: toTimestampOrNull(last?.startedAt),
    lastEndedDate: toTimestampOrNull(last?.endedAt),
    lastFailedDate: toTimestampOrNull(last?.failedAt),
    lastFailure: last?.failure ?? null,
    failuresInARow: last?.failuresInARow ?? 0,
    result: isJson(last?.result) ? last.result : null,
  }
}

function toTimestampOrNull(instant: Date | null | undefined): string | null {
  return instant === null || instant === undefined ? null : toTimestamp(instant)
}

/** Whether the value of a JSON column is not undefined; such a column contains only JSON. */
function isJson(value: unknown): value is Json {
  return value !== undefined
}
