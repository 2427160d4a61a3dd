import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, recordId } from './columns.ts'
import { user } from './session.ts'

/**
 * A query of the record API whose result is read in several batches: the ids of all its records, in order. So every
 * process can return any batch, and records that are added later shift none.
 */
export const queryLocator = pgTable(
  'query_locator',
  {
    id: recordId('id').primaryKey(),
    userId: recordId('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    soql: text('soql').notNull(),
    recordIds: text('record_ids').array().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.createdAt)],
)
