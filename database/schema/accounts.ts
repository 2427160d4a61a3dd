import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, generatedId, recordId, updatedAt } from './columns.ts'
import { user } from './session.ts'

/** A customer: a department, a station, a plant. */
export const account = pgTable('account', {
  id: recordId('id').primaryKey(),
  name: text('name').notNull(),
  accountNumber: text('account_number').unique(),
  street: text('street'),
  city: text('city'),
  state: text('state'),
  zip: text('zip'),
  country: text('country'),
  isTaxExempt: boolean('is_tax_exempt').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** The account that a user belongs to. */
export const accountMember = pgTable(
  'account_member',
  {
    userId: recordId('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    accountId: recordId('account_id')
      .notNull()
      .references(() => account.id),
  },
  (table) => [index().on(table.accountId)],
)

/** An account that a user may act for besides their own. */
export const managedAccount = pgTable(
  'managed_account',
  {
    userId: recordId('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accountId: recordId('account_id')
      .notNull()
      .references(() => account.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.accountId] }), index().on(table.accountId)],
)

/** A set of accounts that see the same products and pay by the same price books. The guest group has isGuest. */
export const buyerGroup = pgTable('buyer_group', {
  id: recordId('id').primaryKey(),
  name: text('name').notNull().unique(),
  isGuest: boolean('is_guest').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** Which accounts are in a buyer group. */
export const buyerGroupMember = pgTable(
  'buyer_group_member',
  {
    id: generatedId('0ZJ'),
    buyerGroupId: recordId('buyer_group_id')
      .notNull()
      .references(() => buyerGroup.id, { onDelete: 'cascade' }),
    accountId: recordId('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.buyerGroupId, table.accountId] }), index().on(table.accountId)],
)
