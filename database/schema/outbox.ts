import { type AnyColumn, sql } from 'drizzle-orm'
import { bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, instant, recordId } from './columns.ts'

/** A table of what is to be delivered outside of the database, with how far that is. */
export type OutboxTable = ReturnType<typeof defineOutbox>

/** Returns the record id of a row of an outbox, made of its position: of letters, only capitals change the checksum. */
export const toOutboxRecordId = (position: AnyColumn) =>
  sql<string>`('a06' || lpad(${position}::text, 12, '0') || 'AAA')`

/**
 * Defines an outbox: a table whose rows are written in the transaction that they report, and delivered afterwards. With
 * `isReadByRecord` all rows about a record are found by an index.
 */
export function defineOutbox(name: string, { isReadByRecord = false }: { readonly isReadByRecord?: boolean } = {}) {
  return pgTable(
    name,
    {
      position: bigserial('position', { mode: 'number' }).primaryKey(),
      type: text('type').notNull(),
      recordId: recordId('record_id').notNull(),
      payload: jsonb('payload').$type<unknown>().notNull(),
      createdAt: createdAt(),
      deliveredAt: instant('delivered_at'),
      /** How often its delivery has failed. */
      attempts: integer('attempts').notNull().default(0),
      lastFailure: text('last_failure'),
      /** Until then it is not sent again. */
      notBefore: instant('not_before'),
      /** Until then nothing is sent: this row is being sent, or the receiver cannot be reached. */
      holdsQueueUntil: instant('holds_queue_until'),
      /** When sending it was given up. */
      givenUpAt: instant('given_up_at'),
    },
    (table) => [
      index(`${name}_waiting`)
        .on(table.position)
        .where(sql`delivered_at is null and given_up_at is null`),
      index(`${name}_of_record`)
        .on(table.recordId, table.position)
        .where(sql`delivered_at is null and given_up_at is null`),
      index(`${name}_given_up`)
        .on(table.position)
        .where(sql`given_up_at is not null`),
      ...(isReadByRecord ? [index(`${name}_by_record`).on(table.recordId)] : []),
    ],
  )
}
