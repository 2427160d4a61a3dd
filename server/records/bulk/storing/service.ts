import type { Database, ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { bulkErrors } from '../errors.ts'
import { type BulkJob, insertJob, type NewBulkJob, sumJobsOfUser } from '../job-store.ts'

/** How many jobs of a user are kept. */
export const MAX_JOBS_PER_USER = 1000

/** How many bytes the files of a user's jobs may have together. */
const MAX_BYTES_PER_USER = 2_000_000_000

/** Whether the files of a user's jobs have as many bytes as they may, or would with these. */
export async function exceedsStorage(db: ReadOnlyDb, userId: string, addedBytes: number): Promise<boolean> {
  const { bytes } = await sumJobsOfUser(db, userId)
  return bytes + addedBytes >= MAX_BYTES_PER_USER
}

/** Stores a new job, unless its user has too many. */
export function storeJob(database: Database, job: Omit<NewBulkJob, 'id'>): Promise<Result<BulkJob>> {
  return database.transaction(async (tx) => {
    const { count, bytes } = await sumJobsOfUser(tx, job.userId)
    if (count >= MAX_JOBS_PER_USER || bytes >= MAX_BYTES_PER_USER) return err(bulkErrors.tooManyJobs)
    return ok(await insertJob(tx, { id: newId('750'), ...job }))
  })
}
