import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { account } from './accounts.ts'
import { createdAt, recordId, updatedAt } from './columns.ts'

/** A shipping or billing address of an account. Country and region are ISO codes. */
export const address = pgTable(
  'address',
  {
    id: recordId('id').primaryKey(),
    accountId: recordId('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    addressType: text('address_type', { enum: ['Shipping', 'Billing'] }).notNull(),
    name: text('name').notNull(),
    firstName: text('first_name'),
    middleName: text('middle_name'),
    lastName: text('last_name'),
    companyName: text('company_name'),
    street: text('street'),
    city: text('city'),
    region: text('region'),
    postalCode: text('postal_code'),
    country: text('country').notNull(),
    phoneNumber: text('phone_number'),
    isDefault: boolean('is_default').notNull().default(false),
    /** Custom fields by name, as their sender gave them. */
    fields: jsonb('fields').$type<Record<string, string | number | boolean | null>>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index().on(table.accountId, table.addressType),
    uniqueIndex('address_default_of_use')
      .on(table.accountId, table.addressType)
      .where(sql`is_default`),
  ],
)
