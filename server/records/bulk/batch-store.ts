import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { bulkJobBatch } from '@hydrant/database/schema/records.ts'
import type { RecordQuery } from '../soql/plan.ts'
import type { QueryScope } from '../soql/query-store.ts'
import { createSqlScope, SqlBuilder } from '../soql/sql-builder-store.ts'

/** Some rows of a job. */
export type BulkBatch = typeof bulkJobBatch.$inferSelect

/** How many records of a query are read at once. */
const QUERY_BATCH_ROWS = 2000

/** How many records the result of a query job may have. */
const MAX_QUERY_ROWS = 5_000_000

/** Finds the first batch of a job that has not been processed; null when all have been. */
export async function findWaitingBatch(db: ReadOnlyDb, jobId: string): Promise<BulkBatch | null> {
  const [row] = await db
    .select()
    .from(bulkJobBatch)
    .where(and(eq(bulkJobBatch.jobId, jobId), sql`not ${bulkJobBatch.isProcessed}`))
    .orderBy(asc(bulkJobBatch.position))
    .limit(1)
  return row ?? null
}

/** Finds the batch of a job after a position; null when there is none. */
export async function findBatchAfter(db: ReadOnlyDb, jobId: string, position: number): Promise<BulkBatch | null> {
  const [row] = await db
    .select()
    .from(bulkJobBatch)
    .where(and(eq(bulkJobBatch.jobId, jobId), gt(bulkJobBatch.position, position)))
    .orderBy(asc(bulkJobBatch.position))
    .limit(1)
  return row ?? null
}

/** Stores what became of the rows of a batch, which is processed with it. */
export async function saveBatchResults(
  tx: Transaction,
  { jobId, position }: Pick<BulkBatch, 'jobId' | 'position'>,
  results: readonly unknown[],
): Promise<void> {
  await tx
    .update(bulkJobBatch)
    .set({ results, isProcessed: true })
    .where(and(eq(bulkJobBatch.jobId, jobId), eq(bulkJobBatch.position, position)))
}

/** Stores the values of the records of a batch, which is processed with it. */
export async function saveBatchRows(
  tx: Transaction,
  { jobId, position }: Pick<BulkBatch, 'jobId' | 'position'>,
  rows: readonly unknown[],
): Promise<void> {
  await tx
    .update(bulkJobBatch)
    .set({ rows, rowCount: rows.length, isProcessed: true })
    .where(and(eq(bulkJobBatch.jobId, jobId), eq(bulkJobBatch.position, position)))
}

/** Stores the ids of the records of a query in batches, in its order, in one statement. */
export async function insertIdBatches(
  tx: Transaction,
  { registry, context }: QueryScope,
  { jobId, query }: { readonly jobId: string; readonly query: RecordQuery },
): Promise<void> {
  const builder = new SqlBuilder(createSqlScope(registry, context), query.object)
  const id = builder.field(query.shape.id)
  const where = builder.where(query.where)
  const order = builder.recordOrder(query.orderBy, query.shape.id)
  const limit = Math.min(query.limit ?? MAX_QUERY_ROWS, MAX_QUERY_ROWS)
  await tx.execute(sql`
    insert into bulk_job_batch (job_id, position, row_count, rows)
    select ${jobId}, number / ${sql.raw(String(QUERY_BATCH_ROWS))}, count(*), jsonb_agg(id order by number)
    from (
      select ${id} as id, (row_number() over (order by ${order}) - 1)::integer as number
      ${builder.from()} where ${where} order by number limit ${limit}
    ) as found
    group by number / ${sql.raw(String(QUERY_BATCH_ROWS))}`)
}

/** Lists how many rows the batches of a job have, in their order. */
export async function findRowCounts(
  db: ReadOnlyDb,
  jobId: string,
): Promise<ReadonlyArray<Pick<BulkBatch, 'position' | 'rowCount'>>> {
  return db
    .select({ position: bulkJobBatch.position, rowCount: bulkJobBatch.rowCount })
    .from(bulkJobBatch)
    .where(eq(bulkJobBatch.jobId, jobId))
    .orderBy(asc(bulkJobBatch.position))
}
