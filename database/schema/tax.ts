import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, quantity, recordId, updatedAt } from './columns.ts'

/** The rate of a tax treatment at a destination. `state` null means the whole country. Rates are percent. */
export const taxRate = pgTable(
  'tax_rate',
  {
    id: recordId('id').primaryKey(),
    treatment: text('treatment').notNull(),
    name: text('name').notNull(),
    description: text('description'),
    country: text('country').notNull(),
    state: text('state'),
    ratePercent: quantity('rate_percent').notNull(),
    priority: integer('priority').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.country, table.state)],
)

/**
 * Whether prices contain the tax of a country (Gross) or it is added to them (Net), for a store that decides by
 * destination. A country without a row adds it.
 */
export const taxCountry = pgTable('tax_country', {
  country: text('country').primaryKey(),
  localeType: text('locale_type', { enum: ['Net', 'Gross'] }).notNull(),
})
