import type { Database } from '@hydrant/database/connection/database.ts'
import type { FailureLog } from '@hydrant/kernel/result/failure-log.ts'
import { getRetryDelay } from '@hydrant/kernel/time/retry-delay.ts'
import { type Delivery, postEvent, TIMEOUT_SECONDS, type Webhook } from './post-event.ts'
import { claimEvents, markDelivered, markFailed, type OutboxEvent, releaseEvents } from './store.ts'

export { EVENT_WRITERS } from './event-writers.ts'
export type { Webhook } from './post-event.ts'
export { announceEvent, insertEvent } from './store.ts'

/** What delivering events depends on. */
export interface DeliveryDeps {
  readonly database: Database
  readonly webhook: Webhook
  readonly log: FailureLog
}

const BATCH_SIZE = 20
/**
 * As long as the slowest receiver can take for a batch; after a shorter lease another process would post the events a
 * second time, and out of order.
 */
const LEASE_SECONDS = BATCH_SIZE * TIMEOUT_SECONDS
const RETRY_DELAYS = { first: 1, longest: 3600 }
/** After how many failed attempts an event is given up: about a day. */
const MAX_ATTEMPTS = 36

/**
 * Posts the waiting events, oldest first, and returns how many were delivered. An event that the receiver rejects
 * waits, together with later ones of the same record; while the receiver is unavailable, all events wait.
 */
export async function deliverEvents(deps: DeliveryDeps, now: () => Date = () => new Date()): Promise<number> {
  let delivered = 0
  for (;;) {
    const leaseRequest = { now: now(), until: addSeconds(now(), LEASE_SECONDS), limit: BATCH_SIZE }
    const events = await deps.database.transaction((executor) => claimEvents(executor, leaseRequest))
    const batch = await postBatch(deps, events, now)
    await deps.database.transaction(async (executor) => {
      await markDelivered(
        executor,
        batch.delivered.map(({ position }) => position),
        now(),
      )
      await releaseEvents(
        executor,
        batch.unsent.map(({ position }) => position),
      )
      for (const { event, delivery } of batch.failed)
        await markFailed(executor, event.position, toFailureUpdate(event, delivery, now()))
    })
    for (const { event, delivery } of batch.failed) logFailure(deps.log, event, delivery)
    delivered += batch.delivered.length
    if (events.length < BATCH_SIZE || batch.isReceiverUnavailable) return delivered
  }
}

type FailedDelivery = Exclude<Delivery, { result: 'delivered' }>

interface Batch {
  readonly delivered: OutboxEvent[]
  readonly failed: Array<{ readonly event: OutboxEvent; readonly delivery: FailedDelivery }>
  readonly unsent: OutboxEvent[]
  readonly isReceiverUnavailable: boolean
}

async function postBatch({ webhook }: DeliveryDeps, events: readonly OutboxEvent[], now: () => Date): Promise<Batch> {
  const batch = {
    delivered: [] as OutboxEvent[],
    failed: [] as Batch['failed'],
    unsent: [] as OutboxEvent[],
    isReceiverUnavailable: false,
  }
  const blockedRecordIds = new Set<string>()
  for (const event of events) {
    if (batch.isReceiverUnavailable || blockedRecordIds.has(event.recordId)) {
      batch.unsent.push(event)
      continue
    }
    const delivery = await postEvent(webhook, event, now())
    if (delivery.result === 'delivered') {
      batch.delivered.push(event)
      continue
    }
    batch.failed.push({ event, delivery })
    blockedRecordIds.add(event.recordId)
    batch.isReceiverUnavailable = delivery.result === 'unreachable'
  }
  return batch
}

function toFailureUpdate(event: OutboxEvent, { result, reason }: FailedDelivery, now: Date) {
  const attempts = event.attempts + 1
  const retryAt = addSeconds(now, getRetryDelay(attempts, RETRY_DELAYS))
  if (attempts >= MAX_ATTEMPTS) return { reason, attempts, notBefore: null, holdsQueueUntil: null, givenUpAt: now }
  return {
    reason,
    attempts,
    notBefore: retryAt,
    holdsQueueUntil: result === 'unreachable' ? retryAt : null,
    givenUpAt: null,
  }
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
