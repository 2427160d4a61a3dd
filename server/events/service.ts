import type { Database } from '@hydrant/database/connection/database.ts'
import type { FailureLog } from '@hydrant/kernel/result/failure-log.ts'
import { getRetryDelaySeconds } from '@hydrant/kernel/time/retry-delay.ts'
import { TIMEOUT_SECONDS, type Webhook } from './post-event.ts'
import { type FailedDelivery, type FailedEvent, postEventBatch, PROBE_AFTER_ATTEMPTS } from './post-batch.ts'
import {
  lockAndLeaseEvents,
  findEventsAfter,
  markEventsDelivered,
  markEventFailed,
  type OutboxEvent,
  releaseLeasedEvents,
  endQueueDelay,
  rescheduleGivenUpEvent,
  lockOutEventWriters,
} from './store.ts'

export { EVENT_WRITERS } from './event-writers.ts'
export type { Webhook } from './post-event.ts'
export { buildEventInsertSql, lockAndInsertEvent } from './store.ts'

/** The dependencies of delivering events. */
export interface DeliveryDeps {
  readonly database: Database
  readonly webhook: Webhook
  readonly log: FailureLog
}

const BATCH_SIZE = 20
/**
 * The longest time that a batch can take; after a shorter lease another process would post the same events again, and
 * out of order.
 */
const LEASE_SECONDS = BATCH_SIZE * TIMEOUT_SECONDS
const RETRY_DELAYS = { first: 1, longest: 3600 }
/** After how many failed attempts an event is given up: about a day. */
const MAX_ATTEMPTS = 36

/**
 * Posts the waiting events, oldest first, and returns how many were delivered. When the receiver rejects an event, it
 * waits for a retry, together with later events of the same record. When the receiver is unavailable, all events wait.
 * When one event has failed several times and delays the queue, another event is sent as a probe: if the receiver
 * accepts it, only events of the record of the first one still wait.
 */
export async function deliverEvents(deps: DeliveryDeps, now: () => Date = () => new Date()): Promise<number> {
  let deliveredCount = 0
  for (;;) {
    const leased = await deps.database.transaction((tx) =>
      lockAndLeaseEvents(tx, {
        now: now(),
        until: addSeconds(now(), LEASE_SECONDS),
        limit: BATCH_SIZE,
        probeAfterAttempts: PROBE_AFTER_ATTEMPTS,
      }),
    )
    const batch = await postEventBatch(deps.webhook, leased.events, now)
    const hasProbeEndedDelay = leased.isProbe && !batch.isReceiverUnavailable
    await deps.database.transaction(async (tx) => {
      await markEventsDelivered(
        tx,
        batch.delivered.map(({ position }) => position),
        now(),
      )
      await releaseLeasedEvents(
        tx,
        batch.unsent.map(({ position }) => position),
      )
      for (const failure of batch.failed)
        await markEventFailed(tx, failure.event.position, toFailureUpdate(failure, now(), leased.isProbe))
      if (hasProbeEndedDelay) await endQueueDelay(tx, now())
    })
    for (const { event, delivery } of batch.failed) logFailure(deps.log, event, delivery)
    deliveredCount += batch.delivered.length
    const mayHaveMoreEvents = leased.events.length === BATCH_SIZE || hasProbeEndedDelay
    if (!mayHaveMoreEvents || batch.isReceiverUnavailable) return deliveredCount
  }
}

function toFailureUpdate({ event, delivery, holds }: FailedEvent, now: Date, isProbe: boolean) {
  const attempts = event.attempts + 1
  const retryAt = addSeconds(now, getRetryDelaySeconds(attempts, RETRY_DELAYS))
  const update = { reason: delivery.reason, attempts, notBefore: null, holdsQueueUntil: null, givenUpAt: null }
  if (attempts >= MAX_ATTEMPTS) return { ...update, givenUpAt: now }
  if (holds === 'record') return { ...update, notBefore: retryAt }
  // The event that holds the queue decides when a probe is sent again.
  return holds === 'nothing' || isProbe ? update : { ...update, notBefore: retryAt, holdsQueueUntil: retryAt }
}

function logFailure(
  log: FailureLog,
  { position, type, recordId, attempts: previousAttempts }: OutboxEvent,
  { reason }: FailedDelivery,
): void {
  const attempts = previousAttempts + 1
  const fields = { position, type, recordId, attempts, reason }
  if (attempts >= MAX_ATTEMPTS) log.error(fields, 'an event was given up: see GET /admin/events/given-up')
  else log.warn(fields, 'an event was not delivered; it is sent again')
}

function addSeconds(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000)
}

/**
 * Lists events after a position, in order. First waits for transactions that are writing events, and delays new ones,
 * so that no event is missed.
 */
export function waitForWritersAndListEvents(
  database: Database,
  range: { readonly after: number; readonly limit: number },
): Promise<OutboxEvent[]> {
  return database.transaction(async (tx) => {
    await lockOutEventWriters(tx)
    return findEventsAfter(tx, range)
  })
}

/** Schedules an event that was given up to be sent again; null when there is no such event. */
export function scheduleResendIfGivenUp(database: Database, position: number): Promise<OutboxEvent | null> {
  return database.transaction((tx) => rescheduleGivenUpEvent(tx, position))
}
