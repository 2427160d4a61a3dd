import type { JobInfo } from '@hydrant/contract/records/bulk-endpoints.ts'
import type { BulkJob } from './job-store.ts'

/** Converts a job into what clients see of it. */
export function toJobInfo(job: BulkJob): JobInfo {
  const version = job.apiVersion.replace(/^v/, '')
  return {
    id: job.id,
    operation: job.operation,
    object: job.object,
    createdById: job.userId,
    createdDate: toDateTime(job.createdAt),
    systemModstamp: toDateTime(job.changedAt),
    state: job.state,
    ...(job.externalIdField !== null && { externalIdFieldName: job.externalIdField }),
    concurrencyMode: 'Parallel',
    contentType: 'CSV',
    apiVersion: Number(version),
    ...(job.kind === 'ingest' && { contentUrl: `services/data/v${version}/jobs/ingest/${job.id}/batches` }),
    lineEnding: job.lineEnding,
    columnDelimiter: job.columnDelimiter,
    jobType: job.kind === 'ingest' ? 'V2Ingest' : 'V2Query',
    retries: job.retries,
    totalProcessingTime: job.processingMs,
    numberRecordsProcessed: job.processedRows,
    ...(job.kind === 'ingest' && { numberRecordsFailed: job.failedRows }),
    ...(job.errorMessage !== null && { errorMessage: job.errorMessage }),
  }
}

function toDateTime(instant: Date): string {
  return instant.toISOString().replace('Z', '+0000')
}
