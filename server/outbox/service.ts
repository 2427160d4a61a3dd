import type { Database, ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import type { FailureLog } from '@hydrant/kernel/result/failure-log.ts'
import { getRetryDelaySeconds } from '@hydrant/kernel/time/retry-delay.ts'
import { deliverBatch, type DeliveryResult, type FailedEntry, PROBE_AFTER_ATTEMPTS } from './deliver-batch.ts'
import {
  endQueueDelay,
  findOutboxEntries,
  giveUpUnsentEntries,
  lockAndLeaseEntries,
  lockSenders,
  markEntriesDelivered,
  markEntryFailed,
  type Outbox,
  type OutboxEntry,
  type OutboxRange,
  releaseLeasedEntries,
  rescheduleGivenUpEntry,
} from './store.ts'

export type { DeliveryResult } from './deliver-batch.ts'
export {
  buildOutboxInsertSql,
  deleteOldEntries,
  type DeliveryState,
  findOutboxEntries,
  findOutboxEntriesOfRecords,
  findOutboxEntry,
  insertOutboxEntry,
  type NewOutboxEntry,
  type Outbox,
  type OutboxEntry,
  type OutboxRange,
  type OutboxSearch,
} from './store.ts'

/** How the entries of an outbox are sent. */
export interface DeliveryChannel {
  readonly send: (entry: OutboxEntry, now: Date) => Promise<DeliveryResult>
  /** How many entries are claimed at once. What is sent when the process is killed is sent again with its whole batch. */
  readonly batchSize: number
  /** The longest time that a batch can take; after a shorter lease another process would send the same entries again. */
  readonly leaseSeconds: number
  /** What is logged about an entry that is sent again later, and about one that is given up. */
  readonly logMessages: { readonly failed: string; readonly givenUp: string }
}

/** The dependencies of delivering what is in an outbox. */
export interface OutboxDeps {
  readonly database: Database
  readonly outbox: Outbox
  readonly channel: DeliveryChannel
  readonly log: FailureLog
  /** Whether the process is about to end: the entries that still wait are left to the next one. */
  readonly isStopped?: (() => boolean) | undefined
}

const RETRY_DELAYS = { first: 1, longest: 3600 }
/** After how many failed attempts an entry is given up: about a day. */
const MAX_ATTEMPTS = 36

/**
 * Sends the waiting entries, oldest first, and returns how many were delivered. When the receiver rejects an entry, it
 * waits for a retry, together with later entries of the same record. When the receiver is unavailable, all entries wait.
 * When one entry has failed several times and delays the queue, another entry is sent as a probe: if the receiver
 * accepts it, only entries of the record of the first one still wait.
 */
export async function deliverOutbox(deps: OutboxDeps, now: () => Date): Promise<number> {
  const { database, outbox, channel } = deps
  let deliveredCount = 0
  for (;;) {
    const leased = await database.transaction((tx) =>
      lockAndLeaseEntries(tx, outbox, {
        now: now(),
        until: addSeconds(now(), channel.leaseSeconds),
        limit: channel.batchSize,
        probeAfterAttempts: PROBE_AFTER_ATTEMPTS,
      }),
    )
    const batch = await deliverBatch(leased.entries, (entry) => channel.send(entry, now()))
    const hasProbeEndedDelay = leased.isProbe && !batch.isReceiverUnavailable
    await database.transaction(async (tx) => {
      await markEntriesDelivered(tx, outbox, { positions: toPositions(batch.delivered), now: now() })
      await releaseLeasedEntries(tx, outbox, toPositions(batch.unsent))
      for (const failure of batch.failed)
        await markEntryFailed(tx, outbox, toFailureUpdate(failure, now(), leased.isProbe))
      if (hasProbeEndedDelay) await endQueueDelay(tx, outbox, now())
    })
    for (const failure of batch.failed) logFailure(deps, failure)
    deliveredCount += batch.delivered.length
    const mayHaveMoreEntries =
      deps.isStopped?.() !== true && (leased.entries.length >= channel.batchSize || hasProbeEndedDelay)
    if (!mayHaveMoreEntries || batch.isReceiverUnavailable) return deliveredCount
  }
}

function toPositions(entries: readonly OutboxEntry[]): number[] {
  return entries.map(({ position }) => position)
}

function toFailureUpdate({ entry, delivery, holds }: FailedEntry, now: Date, isProbe: boolean) {
  const { position } = entry
  const attempts = entry.attempts + 1
  const retryAt = addSeconds(now, getRetryDelaySeconds(attempts, RETRY_DELAYS))
  const update = { position, reason: delivery.reason, attempts, notBefore: null, holdsQueueUntil: null }
  if (isGivenUp({ entry, delivery })) return { ...update, givenUpAt: now }
  if (holds === 'record') return { ...update, notBefore: retryAt, givenUpAt: null }
  // The entry that holds the queue decides when a probe is sent again.
  return holds === 'nothing' || isProbe
    ? { ...update, givenUpAt: null }
    : { ...update, notBefore: retryAt, holdsQueueUntil: retryAt, givenUpAt: null }
}

function isGivenUp({ entry, delivery }: Pick<FailedEntry, 'entry' | 'delivery'>): boolean {
  return delivery.result === 'undeliverable' || entry.attempts + 1 >= MAX_ATTEMPTS
}

function logFailure({ log, channel }: OutboxDeps, failure: FailedEntry): void {
  const { position, type, recordId, attempts: previousAttempts } = failure.entry
  const fields = { position, type, recordId, attempts: previousAttempts + 1, reason: failure.delivery.reason }
  if (isGivenUp(failure)) log.error(fields, channel.logMessages.givenUp)
  else log.warn(fields, channel.logMessages.failed)
}

function addSeconds(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000)
}

/**
 * Lists entries after a position, in order. First waits for transactions that are writing some, and delays new ones, so
 * that none is missed: writers have to share the lock of the senders.
 */
export function waitForWritersAndListEntries(
  database: Database,
  outbox: Outbox,
  range: OutboxRange,
): Promise<OutboxEntry[]> {
  return database.transaction(async (tx) => {
    await lockSenders(tx, outbox)
    return findOutboxEntries(tx, outbox, range)
  })
}

/** Lists entries after a position that were given up, by position. */
export function listGivenUpEntries(db: ReadOnlyDb, outbox: Outbox, range: OutboxRange): Promise<OutboxEntry[]> {
  return findOutboxEntries(db, outbox, { ...range, state: 'givenUp' })
}

/** Schedules an entry that was given up to be sent again; null when there is no such entry. */
export function scheduleResendIfGivenUp(
  database: Database,
  outbox: Outbox,
  position: number,
): Promise<OutboxEntry | null> {
  return database.transaction((tx) => rescheduleGivenUpEntry(tx, outbox, position))
}

/** Gives up entries that were never sent and are older than a number of days; returns how many. */
export function giveUpOldUnsentEntries(
  database: Database,
  outbox: Outbox,
  { olderThanDays, reason, now }: { readonly olderThanDays: number; readonly reason: string; readonly now: Date },
): Promise<number> {
  const writtenBefore = addSeconds(now, -olderThanDays * 24 * 60 * 60)
  return database.transaction((tx) => giveUpUnsentEntries(tx, outbox, { writtenBefore, reason, now }))
}
