import type { Transaction } from '@hydrant/database/connection/database.ts'
import { outboxEvent } from '@hydrant/database/schema/orders.ts'
import { sql } from 'drizzle-orm'
import { insertOutboxEntry, type NewOutboxEntry, type Outbox } from '../outbox/service.ts'
import { EVENT_WRITERS } from './event-writers.ts'

/**
 * The outbox of events. An insert has to take the shared lock of all writers of events in an earlier part of its
 * transaction, so that the position of the event is assigned under the lock.
 */
export const EVENT_OUTBOX: Outbox = { table: outboxEvent, sendersLock: EVENT_WRITERS }

/** Takes the shared lock of all writers of events until the transaction ends, and inserts an event. */
export async function lockAndInsertEvent(tx: Transaction, event: NewOutboxEntry): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${EVENT_WRITERS})`)
  await insertOutboxEntry(tx, EVENT_OUTBOX, event)
}
