import type { Executor } from '@hydrant/database/connection/database.ts'
import { columnsGiven, statement } from '@hydrant/database/connection/statement.ts'
import { outboxEvent } from '@hydrant/database/schema/orders.ts'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { EVENT_WRITERS } from '../event-writers.ts'

/** Writes down what other systems must hear of. */
export async function insertEvent(
  executor: Executor,
  event: { type: string; recordId: string; payload: unknown },
): Promise<void> {
  await eventInserted(executor, event)
}

const eventInserted = statement<{ type: string; recordId: string; payload: unknown }>()((executor) =>
  executor.insert(outboxEvent).values(columnsGiven(outboxEvent, ['type', 'recordId', 'payload'])),
)

/** Writes down news of an area that does not say beforehand that it is going to write some. Pass a transaction. */
export async function announceEvent(
  executor: Executor,
  event: { type: string; recordId: string; payload: unknown },
): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock_shared(${EVENT_WRITERS})`)
  await insertEvent(executor, event)
}

/** Something that other systems must hear of. */
export type OutboxEvent = Omit<typeof outboxEvent.$inferSelect, 'notBefore' | 'holdsQueueUntil'>

/** Events after a position, in their order; waits for those who are writing some. Pass a transaction. */
export async function findEvents(
  executor: Executor,
  wanted: { readonly after: number; readonly limit: number },
): Promise<OutboxEvent[]> {
  await waitForWriters(executor)
  return executor
    .select()
    .from(outboxEvent)
    .where(gt(outboxEvent.position, wanted.after))
    .orderBy(asc(outboxEvent.position))
    .limit(wanted.limit)
}

const WAITING = and(isNull(outboxEvent.deliveredAt), isNull(outboxEvent.givenUpAt))

/**
 * Claims the oldest events that can be sent, in their order, until an instant: none while somebody else is sending
 * some, or while the receiver is given time. An event waits for an earlier one of the same record that has not been
 * delivered; those of other records pass it by. Pass a transaction.
 */
export async function claimEvents(
  executor: Executor,
  claim: { readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<OutboxEvent[]> {
  await waitForWriters(executor)
  const [held] = await executor
    .select({ position: outboxEvent.position })
    .from(outboxEvent)
    .where(and(WAITING, gt(outboxEvent.holdsQueueUntil, claim.now)))
    .limit(1)
  if (held !== undefined) return []
  const earlier = alias(outboxEvent, 'earlier')
  const isBehind = executor
    .select({ one: sql`1` })
    .from(earlier)
    .where(
      and(
        eq(earlier.recordId, outboxEvent.recordId),
        lt(earlier.position, outboxEvent.position),
        isNull(earlier.deliveredAt),
        isNull(earlier.givenUpAt),
        gt(earlier.notBefore, claim.now),
      ),
    )
  const rows = await executor
    .select()
    .from(outboxEvent)
    .where(and(WAITING, or(isNull(outboxEvent.notBefore), lte(outboxEvent.notBefore, claim.now)), notExists(isBehind)))
    .orderBy(asc(outboxEvent.position))
    .limit(claim.limit)
  await change(
    executor,
    rows.map(({ position }) => position),
    { holdsQueueUntil: claim.until },
  )
  return rows
}

/** Notes that events have arrived. */
export async function markDelivered(executor: Executor, positions: readonly number[], now: Date): Promise<void> {
  await change(executor, positions, { deliveredAt: now, notBefore: null, holdsQueueUntil: null })
}

/** Lets claimed events that were not sent be claimed again. */
export async function releaseEvents(executor: Executor, positions: readonly number[]): Promise<void> {
  await change(executor, positions, { holdsQueueUntil: null })
}

/**
 * What becomes of an event that has not arrived: it is sent again from an instant on, with or without the others
 * waiting for it, or it is given up.
 */
export interface FailedDelivery {
  readonly reason: string
  readonly attempts: number
  readonly notBefore: Date | null
  readonly holdsQueueUntil: Date | null
  readonly givenUpAt: Date | null
}

/** Notes that an event has not arrived. */
export async function markFailed(
  executor: Executor,
  position: number,
  { reason, ...failure }: FailedDelivery,
): Promise<void> {
  await change(executor, [position], { ...failure, lastFailure: reason })
}

/** Events after a position that were given up, in their order. */
export async function findGivenUpEvents(
  executor: Executor,
  wanted: { readonly after: number; readonly limit: number },
): Promise<OutboxEvent[]> {
  return executor
    .select()
    .from(outboxEvent)
    .where(and(isNotNull(outboxEvent.givenUpAt), gt(outboxEvent.position, wanted.after)))
    .orderBy(asc(outboxEvent.position))
    .limit(wanted.limit)
}

/** Has an event that was given up sent again; null when there is no such event. */
export async function resendEvent(executor: Executor, position: number): Promise<OutboxEvent | null> {
  const [resent] = await executor
    .update(outboxEvent)
    .set({ givenUpAt: null, attempts: 0, notBefore: null })
    .where(and(eq(outboxEvent.position, position), isNotNull(outboxEvent.givenUpAt)))
    .returning()
  return resent ?? null
}

async function change(
  executor: Executor,
  positions: readonly number[],
  values: Partial<typeof outboxEvent.$inferSelect>,
): Promise<void> {
  if (positions.length > 0)
    await executor
      .update(outboxEvent)
      .set(values)
      .where(inArray(outboxEvent.position, [...positions]))
}

async function waitForWriters(executor: Executor): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(${EVENT_WRITERS})`)
}
