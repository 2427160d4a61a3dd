import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { account } from './accounts.ts'
import { product } from './catalogue.ts'
import { createdAt, generatedId, instant, quantity, recordId, updatedAt } from './columns.ts'
import { user } from './session.ts'

/** A place that stock is sent from. Lower priorities are emptied first. */
export const location = pgTable('location', {
  id: recordId('id').primaryKey(),
  name: text('name').notNull(),
  priority: integer('priority').notNull().default(0),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** Locations that serve the shop together. */
export const locationGroup = pgTable('location_group', {
  id: recordId('id').primaryKey(),
  name: text('name').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** Which locations a group has. */
export const locationGroupMember = pgTable(
  'location_group_member',
  {
    id: generatedId('a05'),
    locationGroupId: recordId('location_group_id')
      .notNull()
      .references(() => locationGroup.id, { onDelete: 'cascade' }),
    locationId: recordId('location_id')
      .notNull()
      .references(() => location.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.locationGroupId, table.locationId] })],
)

/** The stock of a product at a location. A product without any level is not tracked and always available. */
export const inventoryLevel = pgTable(
  'inventory_level',
  {
    id: generatedId('a01'),
    productId: recordId('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    locationId: recordId('location_id')
      .notNull()
      .references(() => location.id),
    onHand: quantity('on_hand').notNull(),
    safetyStock: quantity('safety_stock').notNull().default('0'),
    /** Staff are told when no more than this is on hand; null: they are not. */
    lowStockLevel: quantity('low_stock_level'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.locationId] })],
)

/** Stock that is expected at a location on a day. It counts for nothing until somebody books it in. */
export const expectedArrival = pgTable(
  'expected_arrival',
  {
    id: recordId('id')
      .primaryKey()
      .default(sql`new_record_id('a0E')`),
    productId: recordId('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    locationId: recordId('location_id')
      .notNull()
      .references(() => location.id),
    expectedOn: date('expected_on', { mode: 'string' }).notNull(),
    quantity: quantity('quantity').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.productId, table.expectedOn), index().on(table.locationId)],
)

/** Stock that is reserved for a cart until its order is placed or the reservation expires. */
export const inventoryReservation = pgTable(
  'inventory_reservation',
  {
    id: recordId('id').primaryKey(),
    /** The id of the reservation, which all rows of a cart share. */
    reservationId: recordId('reservation_id').notNull(),
    cartId: recordId('cart_id').notNull(),
    /** The line that it is reserved for; for a set, the product is one of its parts. */
    lineId: recordId('line_id').notNull(),
    /** The quantity of the line that it is reserved for. */
    lineQuantity: quantity('line_quantity').notNull(),
    productId: recordId('product_id').notNull(),
    locationId: recordId('location_id')
      .notNull()
      .references(() => location.id),
    quantity: quantity('quantity').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.cartId), index().on(table.productId, table.expiresAt)],
)

/** Somebody who wants a mail when a product can be ordered again: a user, or a guest by their email address. */
export const stockNotice = pgTable(
  'stock_notice',
  {
    id: recordId('id').primaryKey(),
    productId: recordId('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    userId: recordId('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** The account that the user acted for; null for guests and users of no account. */
    accountId: recordId('account_id').references(() => account.id, { onDelete: 'cascade' }),
    /** Of a guest, in small letters; a user's is read when the mail is written. */
    email: text('email'),
    /** The language (BCP 47) in which a guest has asked. */
    language: text('language'),
    /** When the owner of the address agreed; null for a guest who has not used the link yet. */
    confirmedAt: instant('confirmed_at'),
    createdAt: createdAt(),
    /** When the mail was written, which ended it. */
    notifiedAt: instant('notified_at'),
  },
  (table) => [
    check('stock_notice_of_one', sql`(${table.userId} is null) <> (${table.email} is null)`),
    uniqueIndex('stock_notice_of_user')
      .on(table.productId, table.userId)
      .where(sql`${table.notifiedAt} is null and ${table.userId} is not null`),
    uniqueIndex('stock_notice_of_guest')
      .on(table.productId, table.email)
      .where(sql`${table.notifiedAt} is null and ${table.email} is not null`),
    index().on(table.productId),
    index().on(table.userId),
    index().on(table.accountId),
    index().on(table.createdAt),
  ],
)
