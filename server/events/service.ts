import type { Database, ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import type { FailureLog } from '@hydrant/kernel/result/failure-log.ts'
import {
  type DeliveryChannel,
  deliverOutbox,
  listGivenUpEntries,
  type OutboxEntry,
  type OutboxRange,
  scheduleResendIfGivenUp,
  waitForWritersAndListEntries,
} from '../outbox/service.ts'
import { postEvent, TIMEOUT_SECONDS, type Webhook } from './post-event.ts'
import { EVENT_OUTBOX } from './store.ts'

export { EVENT_WRITERS } from './event-writers.ts'
export type { Webhook } from './post-event.ts'
export { sendTestEvent } from './send-test-event.ts'
export { EVENT_OUTBOX, lockAndInsertEvent } from './store.ts'

/** The dependencies of delivering events. */
export interface DeliveryDeps {
  readonly database: Database
  readonly webhook: Webhook
  readonly log: FailureLog
  /** Whether the process is about to end, so that the events that still wait are not sent. */
  readonly isStopped?: () => boolean
}

const BATCH_SIZE = 20

/** Posts the waiting events, oldest first, and returns how many were delivered. */
export function deliverEvents({ webhook, ...deps }: DeliveryDeps, now: () => Date = () => new Date()): Promise<number> {
  return deliverOutbox({ ...deps, outbox: EVENT_OUTBOX, channel: createWebhookChannel(webhook) }, now)
}

function createWebhookChannel(webhook: Webhook): DeliveryChannel {
  return {
    send: (event, now) => postEvent(webhook, event, now),
    batchSize: BATCH_SIZE,
    leaseSeconds: BATCH_SIZE * TIMEOUT_SECONDS,
    logMessages: {
      failed: 'an event was not delivered; it is sent again',
      givenUp: 'an event was given up: see GET /admin/events/given-up',
    },
  }
}

/**
 * Lists events after a position, in order. First waits for transactions that are writing events, and delays new ones,
 * so that no event is missed.
 */
export function waitForWritersAndListEvents(database: Database, range: OutboxRange): Promise<OutboxEntry[]> {
  return waitForWritersAndListEntries(database, EVENT_OUTBOX, range)
}

/** Lists events after a position that were given up after too many failed attempts, by position. */
export function listGivenUpEvents(db: ReadOnlyDb, range: OutboxRange): Promise<OutboxEntry[]> {
  return listGivenUpEntries(db, EVENT_OUTBOX, range)
}

/** Schedules an event that was given up to be sent again; null when there is no such event. */
export function scheduleEventResendIfGivenUp(database: Database, position: number): Promise<OutboxEntry | null> {
  return scheduleResendIfGivenUp(database, EVENT_OUTBOX, position)
}
