import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import type { JobRunner, ScheduledJob } from './job-runner.ts'
import { findJobRows, type JobRow } from './store.ts'

export { type BackgroundJob, JobRunner } from './job-runner.ts'

/** A job with when it ran last in any process; null: it has not yet. */
export interface JobOverview extends ScheduledJob {
  readonly last: JobRow | null
}

/** Loads the jobs of this process with when they ran last, in whatever process. */
export async function loadJobs(db: ReadOnlyDb, runner: JobRunner): Promise<readonly JobOverview[]> {
  const rows = new Map((await findJobRows(db)).map((row) => [row.name, row]))
  return runner.list().map((job) => ({ ...job, last: rows.get(job.name) ?? null }))
}
