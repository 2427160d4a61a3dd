import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { account } from './accounts.ts'
import { instant, recordId } from './columns.ts'
import { user } from './session.ts'

/** A field of a form with the label that was shown and the value that was entered. */
export interface StoredAnswer {
  readonly name: string
  readonly label: string
  readonly kind: string
  readonly value: string | readonly string[]
}

/** A form that somebody has submitted on a page. */
export const formSubmission = pgTable(
  'form_submission',
  {
    id: recordId('id').primaryKey(),
    /** Counts up in the order of arrival; lists are paged by it. */
    position: bigserial('position', { mode: 'number' }).notNull().unique(),
    referenceNumber: text('reference_number').notNull().unique(),
    /**
     * A hash of the client's submission key and everything that was sent, so that a form that is sent twice is stored
     * once.
     */
    contentHash: text('content_hash').notNull().unique(),
    kind: text('kind', { enum: ['contact', 'quote', 'order-form', 'membership'] }).notNull(),
    state: text('state', { enum: ['new', 'done', 'aside'] }).notNull(),
    pagePath: text('page_path').notNull(),
    pageVersion: integer('page_version').notNull(),
    formId: text('form_id').notNull(),
    /** The heading and the confirmation of the form, as they were when it was sent. */
    title: text('title').notNull(),
    confirmation: text('confirmation').notNull(),
    answers: jsonb('answers').$type<readonly StoredAnswer[]>().notNull(),
    senderName: text('sender_name'),
    senderEmail: text('sender_email'),
    userId: recordId('user_id').references(() => user.id, { onDelete: 'set null' }),
    accountId: recordId('account_id').references(() => account.id, { onDelete: 'set null' }),
    /**
     * Keyed hashes of the client address and of the visitor, which limit how many forms each may send; set to null when
     * they no longer count.
     */
    addressHash: text('address_hash'),
    visitorHash: text('visitor_hash'),
    receivedAt: instant('received_at').notNull(),
    handledAt: instant('handled_at'),
    handledById: recordId('handled_by_id').references(() => user.id, { onDelete: 'set null' }),
  },
  (table) => [
    index().on(table.state, table.position),
    index().on(table.kind, table.position),
    index().on(table.receivedAt),
    index('form_submission_search').using('gin', sql`${toSubmissionSearchTextSql(table)} gin_trgm_ops`),
    index().on(table.userId),
    index().on(table.accountId),
    index('form_submission_by_address')
      .on(table.addressHash, table.receivedAt)
      .where(sql`${table.addressHash} is not null`),
    index('form_submission_by_visitor')
      .on(table.visitorHash, table.receivedAt)
      .where(sql`${table.visitorHash} is not null`),
  ],
)

/** Returns the SQL of the text that submissions are searched in: reference number, sender's name and email address. */
export function toSubmissionSearchTextSql({
  referenceNumber,
  senderName,
  senderEmail,
}: Readonly<Record<'referenceNumber' | 'senderName' | 'senderEmail', AnyPgColumn>>): SQL<string> {
  return sql`lower(${referenceNumber} || ' ' || coalesce(${senderName}, '') || ' ' || coalesce(${senderEmail}, ''))`
}
