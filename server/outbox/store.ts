import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import type { OutboxTable } from '@hydrant/database/schema/outbox.ts'
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

/** A table of what is to be delivered, and how its senders exclude each other. */
export interface Outbox {
  readonly table: OutboxTable
  /** The key of the advisory lock that a process takes exclusively while it claims entries. */
  readonly sendersLock: number
}

/** What is to be delivered: an event, or a mail. */
export type OutboxEntry = Omit<OutboxTable['$inferSelect'], 'notBefore' | 'holdsQueueUntil'>

/** A new entry; `payload` is JSON. */
export type NewOutboxEntry = Pick<OutboxEntry, 'type' | 'recordId' | 'payload'>

/** Inserts an entry, which is delivered once the transaction is committed. */
export async function insertOutboxEntry(tx: Transaction, { table }: Outbox, entry: NewOutboxEntry): Promise<void> {
  await tx.insert(table).values(entry)
}

/** Builds the SQL that inserts an entry for each row of another part of the same statement. */
export function buildOutboxInsertSql(
  { table }: Outbox,
  entry: { readonly type: string; readonly recordId: Placeholder; readonly payload: SQL },
  from: SQL,
): SQL {
  return sql`insert into ${table} (type, record_id, payload) select ${sql.raw(`'${entry.type}'`)}, ${entry.recordId}, ${entry.payload} from ${from}`
}

/** A part of an outbox: what comes after a position, so many entries at most. */
export interface OutboxRange {
  readonly after: number
  readonly limit: number
}

/** How far the delivery of an entry is. */
export type DeliveryState = 'waiting' | 'delivered' | 'givenUp'

/** Which entries are looked for; all of a part without anything. */
export interface OutboxSearch {
  readonly state?: DeliveryState
  /** Whether the newest come first; then those after a position are older, and 0 begins with the newest. */
  readonly newestFirst?: boolean
  /** A condition on their payload. */
  readonly payloadCondition?: (payload: OutboxTable['payload']) => SQL
}

/** Finds entries after a position, by position or the other way round; only those that are looked for. */
export async function findOutboxEntries(
  db: ReadOnlyDb,
  { table }: Outbox,
  { after, limit, state, newestFirst = false, payloadCondition }: OutboxRange & OutboxSearch,
): Promise<OutboxEntry[]> {
  const isInState = state === undefined ? undefined : toStateCondition(table, state)
  const isOlder = after === 0 ? undefined : lt(table.position, after)
  const isAfter = newestFirst ? isOlder : gt(table.position, after)
  return db
    .select()
    .from(table)
    .where(and(isInState, isAfter, payloadCondition?.(table.payload)))
    .orderBy(newestFirst ? desc(table.position) : asc(table.position))
    .limit(limit)
}

/** Finds an entry by its position, or null. */
export async function findOutboxEntry(
  db: ReadOnlyDb,
  { table }: Outbox,
  position: number,
): Promise<OutboxEntry | null> {
  const [entry] = await db.select().from(table).where(eq(table.position, position))
  return entry ?? null
}

/** Finds the entries about records that are in the outbox still, by position. */
export async function findOutboxEntriesOfRecords(
  db: ReadOnlyDb,
  { table }: Outbox,
  recordIds: readonly string[],
): Promise<OutboxEntry[]> {
  return db
    .select()
    .from(table)
    .where(inArray(table.recordId, [...recordIds]))
    .orderBy(asc(table.position))
}

function toStateCondition(table: OutboxTable, state: DeliveryState): SQL | undefined {
  if (state === 'delivered') return isNotNull(table.deliveredAt)
  return state === 'givenUp' ? isNotNull(table.givenUpAt) : and(isNull(table.deliveredAt), isNull(table.givenUpAt))
}

/** Which entries to lease, and until when. */
export interface OutboxLease {
  readonly now: Date
  readonly until: Date
  readonly limit: number
  /** The number of failed attempts after which an entry that delays the queue no longer prevents a probe. */
  readonly probeAfterAttempts: number
}

/**
 * Leases the oldest entries that can be sent until a given time, and locks out other senders. Returns no entries while
 * another process is sending some, or while a failed delivery delays the queue. When it has delayed the queue for
 * several attempts, one entry that was never sent is leased as a probe. An entry waits for earlier undelivered entries
 * of the same record, but not for those of other records.
 */
export async function lockAndLeaseEntries(
  tx: Transaction,
  outbox: Outbox,
  lease: OutboxLease,
): Promise<{ readonly entries: OutboxEntry[]; readonly isProbe: boolean }> {
  await lockSenders(tx, outbox)
  const { table } = outbox
  const isWaiting = toStateCondition(table, 'waiting')
  const queueBlockers = await tx
    .select()
    .from(table)
    .where(and(isWaiting, gt(table.holdsQueueUntil, lease.now)))
  const isQueueBlocked = queueBlockers.length > 0
  if (!queueBlockers.every((holder) => delaysQueueAfterFailure(holder) && holder.attempts >= lease.probeAfterAttempts))
    return { entries: [], isProbe: false }
  const earlier = alias(table, 'earlier')
  const earlierUndelivered = tx
    .select({ one: sql`1` })
    .from(earlier)
    .where(
      and(
        eq(earlier.recordId, table.recordId),
        lt(earlier.position, table.position),
        isNull(earlier.deliveredAt),
        isNull(earlier.givenUpAt),
        isQueueBlocked ? undefined : gt(earlier.notBefore, lease.now),
      ),
    )
  const isDue = and(
    isWaiting,
    or(isNull(table.notBefore), lte(table.notBefore, lease.now)),
    notExists(earlierUndelivered),
  )
  const entries = await tx
    .select()
    .from(table)
    .where(and(isDue, isQueueBlocked ? eq(table.attempts, 0) : undefined))
    .orderBy(asc(table.position))
    .limit(isQueueBlocked ? 1 : lease.limit)
  const [only] = entries
  // A batch of one that has failed often needs another entry, by which a sender sees whether the receiver is available.
  if (only !== undefined && lease.limit === 1 && only.attempts >= lease.probeAfterAttempts)
    entries.push(
      ...(await tx
        .select()
        .from(table)
        .where(and(isDue, ne(table.recordId, only.recordId)))
        .orderBy(asc(table.attempts), asc(table.position))
        .limit(1)),
    )
  await updateEntries(tx, outbox, {
    positions: entries.map(({ position }) => position),
    values: { holdsQueueUntil: lease.until },
  })
  return { entries, isProbe: isQueueBlocked && entries.length > 0 }
}

/** Whether an entry delays the queue because it was not delivered; if not, a process is sending it at the moment. */
function delaysQueueAfterFailure({ notBefore, holdsQueueUntil }: OutboxTable['$inferSelect']): boolean {
  return notBefore !== null && notBefore.getTime() === holdsQueueUntil?.getTime()
}

/**
 * Ends the delay of the queue when the failure concerned single entries only; those still wait for their next attempt.
 */
export async function endQueueDelay(tx: Transaction, { table }: Outbox, now: Date): Promise<void> {
  await tx
    .update(table)
    .set({ holdsQueueUntil: null })
    .where(and(toStateCondition(table, 'waiting'), gt(table.holdsQueueUntil, now)))
}

/** Marks entries as delivered. */
export async function markEntriesDelivered(
  tx: Transaction,
  outbox: Outbox,
  { positions, now }: { readonly positions: readonly number[]; readonly now: Date },
): Promise<void> {
  await updateEntries(tx, outbox, {
    positions,
    values: { deliveredAt: now, notBefore: null, holdsQueueUntil: null, givenUpAt: null },
  })
}

/** Ends the lease of entries that were not sent. */
export async function releaseLeasedEntries(
  tx: Transaction,
  outbox: Outbox,
  positions: readonly number[],
): Promise<void> {
  await updateEntries(tx, outbox, { positions, values: { holdsQueueUntil: null } })
}

/**
 * The columns to update after a failed delivery: when the entry is sent again, whether the queue waits until then, or
 * that it is given up.
 */
export interface FailureUpdate {
  readonly position: number
  readonly reason: string
  readonly attempts: number
  readonly notBefore: Date | null
  readonly holdsQueueUntil: Date | null
  readonly givenUpAt: Date | null
}

/** Records the failed delivery of an entry. */
export async function markEntryFailed(
  tx: Transaction,
  outbox: Outbox,
  { position, reason, ...failure }: FailureUpdate,
): Promise<void> {
  await updateEntries(tx, outbox, { positions: [position], values: { ...failure, lastFailure: reason } })
}

/** Schedules an entry that was given up to be sent again; null when there is no such entry. */
export async function rescheduleGivenUpEntry(
  tx: Transaction,
  { table }: Outbox,
  position: number,
): Promise<OutboxEntry | null> {
  const [rescheduledEntry] = await tx
    .update(table)
    .set({ givenUpAt: null, attempts: 0, notBefore: null })
    .where(and(eq(table.position, position), isNotNull(table.givenUpAt)))
    .returning()
  return rescheduledEntry ?? null
}

/** Gives up entries that were written before an instant and never sent; returns how many. */
export async function giveUpUnsentEntries(
  tx: Transaction,
  { table }: Outbox,
  { writtenBefore, reason, now }: { readonly writtenBefore: Date; readonly reason: string; readonly now: Date },
): Promise<number> {
  const givenUp = await tx
    .update(table)
    .set({ givenUpAt: now, lastFailure: reason, notBefore: null, holdsQueueUntil: null })
    .where(
      and(
        toStateCondition(table, 'waiting'),
        isNull(table.lastFailure),
        lt(table.createdAt, writtenBefore),
        // Another process may be sending it.
        or(isNull(table.holdsQueueUntil), lte(table.holdsQueueUntil, now)),
      ),
    )
    .returning({ position: table.position })
  return givenUp.length
}

/** Deletes up to a number of the oldest entries that were written before an instant. */
export async function deleteOldEntries(
  tx: Transaction,
  { table }: Outbox,
  { writtenBefore, limit }: { readonly writtenBefore: Date; readonly limit: number },
): Promise<void> {
  const oldest = tx.select({ position: table.position }).from(table).orderBy(asc(table.position)).limit(limit)
  await tx.delete(table).where(and(inArray(table.position, oldest), lt(table.createdAt, writtenBefore)))
}

async function updateEntries(
  tx: Transaction,
  { table }: Outbox,
  {
    positions,
    values,
  }: { readonly positions: readonly number[]; readonly values: Partial<OutboxTable['$inferSelect']> },
): Promise<void> {
  if (positions.length > 0)
    await tx
      .update(table)
      .set(values)
      .where(inArray(table.position, [...positions]))
}

/** Locks out other senders, and writers that share their lock, until the transaction ends; waits for those that run. */
export async function lockSenders(tx: Transaction, { sendersLock }: Outbox): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${sendersLock})`)
}
