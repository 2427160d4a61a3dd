import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { columnPlaceholders, statement } from '@hydrant/database/connection/statement.ts'
import { outboxEvent } from '@hydrant/database/schema/orders.ts'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { EVENT_WRITERS } from './event-writers.ts'

/** Inserts an event for other systems. */
export async function insertEvent(
  tx: Transaction,
  event: { type: string; recordId: string; payload: unknown },
): Promise<void> {
  await insertEventStatement(tx, event)
}

const insertEventStatement = statement<{ type: string; recordId: string; payload: unknown }>()((tx: Transaction) =>
  tx.insert(outboxEvent).values(columnPlaceholders(outboxEvent, ['type', 'recordId', 'payload'])),
)

/** Takes the lock of all writers of events, and inserts an event. */
export async function lockAndInsertEvent(
  tx: Transaction,
  event: { type: string; recordId: string; payload: unknown },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${EVENT_WRITERS})`)
  await insertEvent(tx, event)
}

/** An event for other systems. */
export type OutboxEvent = Omit<typeof outboxEvent.$inferSelect, 'notBefore' | 'holdsQueueUntil'>

/** Finds events after a position, in order. */
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

/** Which events may be claimed. */
export interface Claim {
  readonly now: Date
  readonly until: Date
  readonly limit: number
  /** A new event may test a queue that is held by events with this many failed attempts. */
  readonly probeAfterAttempts: number
}

/**
 * Claims the oldest events that can be sent, in order, until a given time: none while another process is sending some,
 * or while a failed delivery delays the queue. When it has delayed the queue for several attempts, one event that was
 * never tried is claimed as a probe. An event waits for an earlier undelivered one of the same record; those of other
 * records overtake it.
 */
export async function claimEvents(
  tx: Transaction,
  claim: Claim,
): Promise<{ readonly events: OutboxEvent[]; readonly isProbe: boolean }> {
  await waitForEventWriters(tx)
  const holders = await tx
    .select()
    .from(outboxEvent)
    .where(and(UNDELIVERED, gt(outboxEvent.holdsQueueUntil, claim.now)))
  const isHeld = holders.length > 0
  if (!holders.every((holder) => isFailedDelivery(holder) && holder.attempts >= claim.probeAfterAttempts))
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
        isHeld ? undefined : gt(earlier.notBefore, claim.now),
      ),
    )
  const events = await tx
    .select()
    .from(outboxEvent)
    .where(
      and(
        UNDELIVERED,
        or(isNull(outboxEvent.notBefore), lte(outboxEvent.notBefore, claim.now)),
        notExists(earlierUndelivered),
        isHeld ? eq(outboxEvent.attempts, 0) : undefined,
      ),
    )
    .orderBy(asc(outboxEvent.position))
    .limit(isHeld ? 1 : claim.limit)
  await updateEvents(
    tx,
    events.map(({ position }) => position),
    { holdsQueueUntil: claim.until },
  )
  return { events, isProbe: isHeld && events.length > 0 }
}

/** Whether an event holds the queue because it was not delivered; otherwise a process is sending it. */
function isFailedDelivery({ notBefore, holdsQueueUntil }: typeof outboxEvent.$inferSelect): boolean {
  return notBefore !== null && notBefore.getTime() === holdsQueueUntil?.getTime()
}

/**
 * Ends the delay of the event queue after a failure that concerned single events only; these still wait for their next
 * attempt.
 */
export async function releaseHeldQueue(tx: Transaction, now: Date): Promise<void> {
  await tx
    .update(outboxEvent)
    .set({ holdsQueueUntil: null })
    .where(and(UNDELIVERED, gt(outboxEvent.holdsQueueUntil, now)))
}

/** Marks events as delivered. */
export async function markEventsDelivered(tx: Transaction, positions: readonly number[], now: Date): Promise<void> {
  await updateEvents(tx, positions, { deliveredAt: now, notBefore: null, holdsQueueUntil: null })
}

/** Releases claimed events that were not sent. */
export async function releaseClaimedEvents(tx: Transaction, positions: readonly number[]): Promise<void> {
  await updateEvents(tx, positions, { holdsQueueUntil: null })
}

/**
 * What happens to an event that was not delivered: it is sent again at a given time, with or without the queue waiting
 * for it, or it is given up.
 */
export interface FailedDelivery {
  readonly reason: string
  readonly attempts: number
  readonly notBefore: Date | null
  readonly holdsQueueUntil: Date | null
  readonly givenUpAt: Date | null
}

/** Records that an event was not delivered. */
export async function markEventFailed(
  tx: Transaction,
  position: number,
  { reason, ...failure }: FailedDelivery,
): Promise<void> {
  await updateEvents(tx, [position], { ...failure, lastFailure: reason })
}

/** Finds events after a position that are no longer retried because they failed too often, in order. */
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
export async function rescheduleEvent(tx: Transaction, position: number): Promise<OutboxEvent | null> {
  const [resent] = await tx
    .update(outboxEvent)
    .set({ givenUpAt: null, attempts: 0, notBefore: null })
    .where(and(eq(outboxEvent.position, position), isNotNull(outboxEvent.givenUpAt)))
    .returning()
  return resent ?? null
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

/** Waits until no transaction that writes events is running; later ones wait for this one. */
export async function waitForEventWriters(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${EVENT_WRITERS})`)
}
