import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { account } from './accounts.ts'
import { product } from './catalogue.ts'
import { createdAt, quantity, recordId, updatedAt } from './columns.ts'

/** Products that a buyer has noted for an account: for themselves, or for everybody who buys for it. */
export const wishlist = pgTable(
  'wishlist',
  {
    id: recordId('id').primaryKey(),
    ownerId: recordId('owner_id').notNull(),
    accountId: recordId('account_id').references(() => account.id),
    name: text('name').notNull(),
    /** Whether all buyers of the account see and fill it. */
    isShared: boolean('is_shared').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index().on(table.ownerId, table.accountId, table.createdAt),
    index().on(table.accountId, table.createdAt),
  ],
)

/** One product of a wishlist; it is there once. */
export const wishlistItem = pgTable(
  'wishlist_item',
  {
    id: recordId('id').primaryKey(),
    wishlistId: recordId('wishlist_id')
      .notNull()
      .references(() => wishlist.id, { onDelete: 'cascade' }),
    productId: recordId('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** How much of it is ordered; null for the least that can be bought. */
    quantity: quantity('quantity'),
    note: text('note'),
    /** Its place on the list; lines with the same are in the order in which they were added. */
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex().on(table.wishlistId, table.productId),
    index().on(table.productId),
    index().on(table.wishlistId, table.position, table.createdAt, table.id),
  ],
)
