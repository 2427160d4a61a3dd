import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** When the jobs in the background ran last, and what came of it: one row for each. */
export const backgroundJob = pgTable('background_job', {
  name: text('name').primaryKey(),
  startedAt: instant('started_at').notNull(),
  endedAt: instant('ended_at').notNull(),
  /** What the last run that succeeded has found. */
  result: jsonb('result').$type<unknown>(),
  failedAt: instant('failed_at'),
  failure: text('failure'),
  failuresInARow: integer('failures_in_a_row').notNull().default(0),
})
