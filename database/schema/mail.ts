import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { recordId } from './columns.ts'
import { defineOutbox } from './outbox.ts'
import { user } from './session.ts'

/**
 * Mails, each written in the transaction of what it tells of. `type` is the kind of mail, the record is what it is about,
 * and the payload says to whom it is sent.
 */
export const outboxMail = defineOutbox('outbox_mail', { isReadByRecord: true })

/** What a user wants no mails about. */
export const unwantedMail = pgTable(
  'unwanted_mail',
  {
    userId: recordId('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** A `MailTopic`. */
    topic: text('topic').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.topic] })],
)
