import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { createColumnPlaceholders, defineStatement } from '@hydrant/database/connection/statement.ts'
import { outboxEvent } from '@hydrant/database/schema/orders.ts'
import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { EVENT_WRITERS } from './event-writers.ts'

const insertEventStatement = defineStatement<{ type: string; recordId: string; payload: unknown }>()(
  (tx: Transaction) =>
    tx.insert(outboxEvent).values(createColumnPlaceholders(outboxEvent, ['type', 'recordId', 'payload'])),
)

/**
 * Builds the SQL that inserts an event for each row of another part of the same statement, in which the shared lock of
 * all writers of events was taken. The position of the event is assigned after that part has run, and so under the lock.
 */
export function buildEventInsertSql(
  event: { readonly type: string; readonly recordId: Placeholder; readonly payload: SQL },
  from: SQL,
): SQL {
  return sql`insert into ${outboxEvent} (type, record_id, payload) select ${sql.raw(`'${event.type}'`)}, ${event.recordId}, ${event.payload} from ${from}`
}

/** Takes the shared lock of all writers of events until the transaction ends, and inserts an event. */
export async function lockAndInsertEvent(
  tx: Transaction,
  event: { type: string; recordId: string; payload: unknown },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${EVENT_WRITERS})`)
  await insertEventStatement(tx, event)
}

/** An event that other systems are notified of. */
export type OutboxEvent = Omit<typeof outboxEvent.$inferSelect, 'notBefore' | 'holdsQueueUntil'>

/** Finds events after a position, by position. */
export async function findEventsAfter(
  db: ReadOnlyDb,
  range: { readonly after: number; readonly limit: number },
): Promise<OutboxEvent[]> {
  return db
    .select()
    .from(outboxEvent)
    .where(gt(outboxEvent.position, range.after))
    .orderBy(asc(outboxEvent.position))
    .limit(range.limit)
}

const UNDELIVERED = and(isNull(outboxEvent.deliveredAt), isNull(outboxEvent.givenUpAt))

/** Which events to lease, and until when. */
export interface EventLease {
  readonly now: Date
  readonly until: Date
  readonly limit: number
  /** The number of failed attempts after which an event that delays the queue no longer prevents a probe. */
  readonly probeAfterAttempts: number
}

/**
 * Leases the oldest events that can be sent until a given time, and locks out writers of events. Returns no events
 * while another process is sending some, or while a failed delivery delays the queue. When it has delayed the queue for
 * several attempts, one event that was never sent is leased as a probe. An event waits for earlier undelivered events
 * of the same record, but not for those of other records.
 */
export async function lockAndLeaseEvents(
  tx: Transaction,
  lease: EventLease,
): Promise<{ readonly events: OutboxEvent[]; readonly isProbe: boolean }> {
  await lockOutEventWriters(tx)
  const queueBlockers = await tx
    .select()
    .from(outboxEvent)
    .where(and(UNDELIVERED, gt(outboxEvent.holdsQueueUntil, lease.now)))
  const isQueueBlocked = queueBlockers.length > 0
  if (!queueBlockers.every((holder) => delaysQueueAfterFailure(holder) && holder.attempts >= lease.probeAfterAttempts))
    return { events: [], isProbe: false }
  const earlier = alias(outboxEvent, 'earlier')
  const earlierUndelivered = tx
    .select({ one: sql`1` })
    .from(earlier)
    .where(
      and(
        eq(earlier.recordId, outboxEvent.recordId),
        lt(earlier.position, outboxEvent.position),
        isNull(earlier.deliveredAt),
        isNull(earlier.givenUpAt),
        isQueueBlocked ? undefined : gt(earlier.notBefore, lease.now),
      ),
    )
  const events = await tx
    .select()
    .from(outboxEvent)
    .where(
      and(
        UNDELIVERED,
        or(isNull(outboxEvent.notBefore), lte(outboxEvent.notBefore, lease.now)),
        notExists(earlierUndelivered),
        isQueueBlocked ? eq(outboxEvent.attempts, 0) : undefined,
      ),
    )
    .orderBy(asc(outboxEvent.position))
    .limit(isQueueBlocked ? 1 : lease.limit)
  await updateEvents(
    tx,
    events.map(({ position }) => position),
    { holdsQueueUntil: lease.until },
  )
  return { events, isProbe: isQueueBlocked && events.length > 0 }
}

/** Whether an event delays the queue because it was not delivered; if not, a process is sending it at the moment. */
function delaysQueueAfterFailure({ notBefore, holdsQueueUntil }: typeof outboxEvent.$inferSelect): boolean {
  return notBefore !== null && notBefore.getTime() === holdsQueueUntil?.getTime()
}

/**
 * Ends the delay of the event queue when the failure concerned single events only; those still wait for their next
 * attempt.
 */
export async function endQueueDelay(tx: Transaction, now: Date): Promise<void> {
  await tx
    .update(outboxEvent)
    .set({ holdsQueueUntil: null })
    .where(and(UNDELIVERED, gt(outboxEvent.holdsQueueUntil, now)))
}

/** Marks events as delivered. */
export async function markEventsDelivered(tx: Transaction, positions: readonly number[], now: Date): Promise<void> {
  await updateEvents(tx, positions, { deliveredAt: now, notBefore: null, holdsQueueUntil: null })
}

/** Ends the lease of events that were not sent. */
export async function releaseLeasedEvents(tx: Transaction, positions: readonly number[]): Promise<void> {
  await updateEvents(tx, positions, { holdsQueueUntil: null })
}

/**
 * The columns to update after a failed delivery: when the event is sent again, whether the queue waits until then, or
 * that the event is given up.
 */
export interface FailureUpdate {
  readonly reason: string
  readonly attempts: number
  readonly notBefore: Date | null
  readonly holdsQueueUntil: Date | null
  readonly givenUpAt: Date | null
}

/** Records the failed delivery of an event. */
export async function markEventFailed(
  tx: Transaction,
  position: number,
  { reason, ...failure }: FailureUpdate,
): Promise<void> {
  await updateEvents(tx, [position], { ...failure, lastFailure: reason })
}

/** Finds events after a position that were given up after too many failed attempts, by position. */
export async function findGivenUpEvents(
  db: ReadOnlyDb,
  range: { readonly after: number; readonly limit: number },
): Promise<OutboxEvent[]> {
  return db
    .select()
    .from(outboxEvent)
    .where(and(isNotNull(outboxEvent.givenUpAt), gt(outboxEvent.position, range.after)))
    .orderBy(asc(outboxEvent.position))
    .limit(range.limit)
}

/** Schedules an event that was given up to be sent again; null when there is no such event. */
export async function rescheduleGivenUpEvent(tx: Transaction, position: number): Promise<OutboxEvent | null> {
  const [rescheduledEvent] = await tx
    .update(outboxEvent)
    .set({ givenUpAt: null, attempts: 0, notBefore: null })
    .where(and(eq(outboxEvent.position, position), isNotNull(outboxEvent.givenUpAt)))
    .returning()
  return rescheduledEvent ?? null
}

async function updateEvents(
  tx: Transaction,
  positions: readonly number[],
  values: Partial<typeof outboxEvent.$inferSelect>,
): Promise<void> {
  if (positions.length > 0)
    await tx
      .update(outboxEvent)
      .set(values)
      .where(inArray(outboxEvent.position, [...positions]))
}

/** Locks out transactions that write events until this one ends; waits for those that are running. */
export async function lockOutEventWriters(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${EVENT_WRITERS})`)
}
