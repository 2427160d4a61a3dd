import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * How often pages were shown, and products added to carts on them, by visitors who agreed to statistics. Nothing
 * identifies a visitor.
 */
export const visitCount = pgTable(
  'visit_count',
  {
    /** In UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: ['PageView', 'AddToCart'] }).notNull(),
    path: text('path').notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.path] })],
)

/** Searches that found nothing: what was searched for, how often, and when last. Nothing says by whom. */
export const emptySearch = pgTable('empty_search', {
  term: text('term').primaryKey(),
  searches: integer('searches').notNull(),
  lastSearchedAt: instant('last_searched_at').notNull(),
})
