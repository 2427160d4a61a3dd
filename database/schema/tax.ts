import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { quantity, recordId } from './columns.ts'

/** The rate of a tax treatment at a destination. `state` null means the whole country. Rates are percent. */
export const taxRate = pgTable(
  'tax_rate',
  {
    id: recordId('id').primaryKey(),
    treatment: text('treatment').notNull(),
    name: text('name').notNull(),
    country: text('country').notNull(),
    state: text('state'),
    ratePercent: quantity('rate_percent').notNull(),
    priority: integer('priority').notNull().default(0),
  },
  (table) => [index().on(table.country, table.state)],
)
