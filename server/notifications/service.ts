import type { Database } from '@hydrant/database/connection/database.ts'
import type { FailureLog } from '@hydrant/kernel/outcome/failure-log.ts'
import { retryDelay } from '@hydrant/kernel/time/retry-delay.ts'
import { claimEvents, markDelivered, markFailed, type OutboxEvent, releaseEvents } from '../orders/service.ts'
import { type Delivery, postEvent, TIMEOUT_SECONDS, type Webhook } from './post-event.ts'

export type { Webhook } from './post-event.ts'

/** What delivering events takes. */
export interface DeliveryParts {
  readonly database: Database
  readonly webhook: Webhook
  readonly log: FailureLog
}

const BATCH = 20
/**
 * As long as the slowest receiver can take: whoever claimed the events earlier would post them a second time, and out
 * of their order.
 */
const LEASE_SECONDS = BATCH * TIMEOUT_SECONDS
const PAUSES = { first: 1, longest: 3600 }
/** After how many failures an event is given up: about a day. */
const LAST_ATTEMPT = 36

/**
 * Posts what is waiting, the oldest first. An event that the receiver refuses waits by itself, with later ones of the
 * same record; while the receiver cannot be reached, all of them wait. Answers how many have arrived.
 */
export async function deliverEvents(parts: DeliveryParts, now: () => Date = () => new Date()): Promise<number> {
  let delivered = 0
  for (;;) {
    const claim = { now: now(), until: later(now(), LEASE_SECONDS), limit: BATCH }
    const events = await parts.database.transaction((executor) => claimEvents(executor, claim))
    const batch = await postBatch(parts, events, now)
    await parts.database.transaction(async (executor) => {
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
        await markFailed(executor, event.position, failureOf(event, delivery, now()))
    })
    for (const { event, delivery } of batch.failed) logFailure(parts.log, event, delivery)
    delivered += batch.delivered.length
    if (events.length < BATCH || batch.isReceiverAway) return delivered
  }
}

type Failure = Exclude<Delivery, { result: 'delivered' }>

interface Batch {
  readonly delivered: OutboxEvent[]
  readonly failed: Array<{ readonly event: OutboxEvent; readonly delivery: Failure }>
  readonly unsent: OutboxEvent[]
  readonly isReceiverAway: boolean
}

async function postBatch({ webhook }: DeliveryParts, events: readonly OutboxEvent[], now: () => Date): Promise<Batch> {
  const batch = {
    delivered: [] as OutboxEvent[],
    failed: [] as Batch['failed'],
    unsent: [] as OutboxEvent[],
    isReceiverAway: false,
  }
  const refusedRecords = new Set<string>()
  for (const event of events) {
    if (batch.isReceiverAway || refusedRecords.has(event.recordId)) {
      batch.unsent.push(event)
      continue
    }
    const delivery = await postEvent(webhook, event, now())
    if (delivery.result === 'delivered') {
      batch.delivered.push(event)
      continue
    }
    batch.failed.push({ event, delivery })
    refusedRecords.add(event.recordId)
    batch.isReceiverAway = delivery.result === 'unreachable'
  }
  return batch
}

function failureOf(event: OutboxEvent, { result, reason }: Failure, now: Date) {
  const attempts = event.attempts + 1
  const again = later(now, retryDelay(attempts, PAUSES))
  if (attempts >= LAST_ATTEMPT) return { reason, attempts, notBefore: null, holdsQueueUntil: null, givenUpAt: now }
  return {
    reason,
    attempts,
    notBefore: again,
    holdsQueueUntil: result === 'unreachable' ? again : null,
    givenUpAt: null,
  }
}

function logFailure(
  log: FailureLog,
  { position, type, recordId, attempts: before }: OutboxEvent,
  { reason }: Failure,
): void {
  const attempts = before + 1
  const fields = { position, type, recordId, attempts, reason }
  if (attempts >= LAST_ATTEMPT) log.error(fields, 'an event was given up: see GET /admin/events/given-up')
  else log.warn(fields, 'an event was not delivered; it is sent again')
}

function later(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000)
}
