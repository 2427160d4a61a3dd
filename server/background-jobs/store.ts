import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { backgroundJob } from '@hydrant/database/schema/background-jobs.ts'
import { sql } from 'drizzle-orm'

export type { Database }

/** When a job ran last, in whatever process, and what came of it. */
export type JobRow = typeof backgroundJob.$inferSelect

/** A run that has ended. */
export interface StoredRun {
  readonly name: string
  readonly startedAt: Date
  readonly endedAt: Date
  /** Null: it has succeeded. */
  readonly failure: string | null
  /** What it has returned. */
  readonly result: unknown
}

/** Finds when all jobs ran last. */
export function findJobRows(db: ReadOnlyDb): Promise<JobRow[]> {
  return db.select().from(backgroundJob)
}

/** Stores the end of a run. */
export async function upsertRun(
  tx: Transaction,
  { name, startedAt, endedAt, failure, result }: StoredRun,
): Promise<void> {
  const run =
    failure === null
      ? { startedAt, endedAt, result: typeof result === 'object' ? result : null, failuresInARow: 0 }
      : { startedAt, endedAt, failure, failedAt: endedAt, failuresInARow: 1 }
  await tx
    .insert(backgroundJob)
    .values({ name, ...run })
    .onConflictDoUpdate({
      target: backgroundJob.name,
      set: failure === null ? run : { ...run, failuresInARow: sql`${backgroundJob.failuresInARow} + 1` },
    })
}
