import type { Executor } from '@hydrant/database/connection/database.ts'
import { columnsGiven, statement } from '@hydrant/database/connection/statement.ts'
import { outboxEvent } from '@hydrant/database/schema/orders.ts'
import { asc, gt, inArray, isNull, min, sql } from 'drizzle-orm'
import { EVENT_WRITERS } from '../event-writers.ts'

/** Writes down what other systems must hear of. */
export async function insertEvent(executor: Executor, event: { type: string; recordId: string; payload: unknown }): Promise<void> {
  await eventInserted(executor, event)
}

const eventInserted = statement<{ type: string; recordId: string; payload: unknown }>()((executor) => executor.insert(outboxEvent).values(columnsGiven(outboxEvent, ['type', 'recordId', 'payload'])))

/** Writes down news of an area that does not say beforehand that it is going to write some. Pass a transaction. */
export async function announceEvent(executor: Executor, event: { type: string; recordId: string; payload: unknown }): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock_shared(${EVENT_WRITERS})`)
  await insertEvent(executor, event)
}

/** Something that other systems must hear of. */
export type OutboxEvent = Pick<typeof outboxEvent.$inferSelect, 'position' | 'type' | 'recordId' | 'payload' | 'createdAt' | 'deliveredAt' | 'attempts'>

/** Events after a position, in their order; waits for those who are writing some. Pass a transaction. */
export async function findEvents(executor: Executor, wanted: { readonly after: number; readonly limit: number }): Promise<OutboxEvent[]> {
  await waitForWriters(executor)
  return executor.select().from(outboxEvent).where(gt(outboxEvent.position, wanted.after)).orderBy(asc(outboxEvent.position)).limit(wanted.limit)
}

/**
 * Claims the oldest events that nobody has delivered, in their order, until an instant. None while somebody else has the oldest, or must not try it yet:
 * a later event is never delivered before it. Pass a transaction.
 */
export async function claimEvents(executor: Executor, claim: { readonly now: Date; readonly until: Date; readonly limit: number }): Promise<OutboxEvent[]> {
  const waiting = isNull(outboxEvent.deliveredAt)
  await waitForWriters(executor)
  const [oldest] = await executor.select({ position: min(outboxEvent.position) }).from(outboxEvent).where(waiting)
  const rows = await executor.select().from(outboxEvent).where(waiting).orderBy(asc(outboxEvent.position)).limit(claim.limit).for('update', { skipLocked: true })
  const [first] = rows
  const isHeld = first === undefined || first.position !== oldest?.position || (first.notBefore !== null && first.notBefore > claim.now)
  if (isHeld) return []
  await executor
    .update(outboxEvent)
    .set({ notBefore: claim.until, attempts: sql`${outboxEvent.attempts} + 1` })
    .where(inArray(outboxEvent.position, rows.map(({ position }) => position)))
  return rows.map((row) => ({ ...row, attempts: row.attempts + 1 }))
}

/** Notes that events have arrived. */
export async function markDelivered(executor: Executor, positions: readonly number[], now: Date): Promise<void> {
  if (positions.length > 0) await executor.update(outboxEvent).set({ deliveredAt: now, notBefore: null }).where(inArray(outboxEvent.position, [...positions]))
}

/** Lets events be tried again from an instant on. */
export async function postponeEvents(executor: Executor, positions: readonly number[], notBefore: Date): Promise<void> {
  if (positions.length > 0) await executor.update(outboxEvent).set({ notBefore }).where(inArray(outboxEvent.position, [...positions]))
}

async function waitForWriters(executor: Executor): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(${EVENT_WRITERS})`)
}
