import { type AnyColumn, sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, createdAt, generatedId, instant, recordId, toIdWithPrefix, updatedAt } from './columns.ts'
import { user } from './session.ts'

/** Returns the id under which an account is a buyer account to clients. */
export const toBuyerAccountId = (accountId: AnyColumn) => toIdWithPrefix(accountId, '0bj')

/** A customer: a department, a station, a plant. */
export const account = pgTable(
  'account',
  {
    id: recordId('id').primaryKey(),
    /** The account that it belongs to, such as the county of a station. */
    parentId: recordId('parent_id').references((): AnyPgColumn => account.id),
    name: text('name').notNull(),
    accountNumber: text('account_number').unique(),
    street: text('street'),
    city: text('city'),
    state: text('state'),
    zip: text('zip'),
    country: text('country'),
    isTaxExempt: boolean('is_tax_exempt').notNull().default(false),
    /** The last day (in UTC) on which it is exempt; null: no end is known. */
    taxExemptUntil: date('tax_exempt_until', { mode: 'string' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index().on(table.parentId),
    index('buyer_account').on(toBuyerAccountId(table.id)),
    index('account_lower_name').on(sql`lower(${table.name})`),
  ],
)

/** A certificate by which an account is exempt from tax, with its file. Earlier ones stay, as evidence for orders. */
export const taxCertificate = pgTable(
  'tax_certificate',
  {
    id: recordId('id')
      .primaryKey()
      .default(sql`new_record_id('a0T')`),
    accountId: recordId('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    number: text('number').notNull(),
    /** The last day (in UTC) on which it is valid; null: it does not end. */
    validUntil: date('valid_until', { mode: 'string' }),
    /** The name of the uploaded file. */
    fileName: text('file_name').notNull(),
    /** What the bytes are, whatever the name says. */
    mimeType: text('mime_type').notNull(),
    body: bytes('body').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.accountId, table.createdAt)],
)

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
    id: generatedId('a02'),
    userId: recordId('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accountId: recordId('account_id')
      .notNull()
      .references(() => account.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
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

/** Somebody's request to become a customer, which staff approve or refuse. */
export const registrationRequest = pgTable(
  'registration_request',
  {
    id: recordId('id').primaryKey(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    companyName: text('company_name').notNull(),
    phoneNumber: text('phone_number'),
    street: text('street'),
    city: text('city'),
    state: text('state'),
    zip: text('zip'),
    country: text('country'),
    taxId: text('tax_id'),
    note: text('note'),
    /** The language in which it was sent (BCP 47); null for one from before languages. */
    language: text('language'),
    status: text('status', { enum: ['Open', 'Approved', 'Refused'] })
      .notNull()
      .default('Open'),
    /** What staff write to whoever they refuse. */
    rejectionReason: text('rejection_reason'),
    /** The user and the account that an approved request became. */
    userId: recordId('user_id').references(() => user.id, { onDelete: 'set null' }),
    accountId: recordId('account_id').references(() => account.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    decidedById: recordId('decided_by_id').references(() => user.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.status, table.createdAt),
    index().on(table.email),
    index('registration_request_lower_company').on(sql`lower(${table.companyName})`),
  ],
)
