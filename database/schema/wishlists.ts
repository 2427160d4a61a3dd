import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { account } from './accounts.ts'
import { product } from './catalogue.ts'
import { createdAt, recordId, updatedAt } from './columns.ts'

/** Products that a buyer has noted for an account. */
export const wishlist = pgTable(
  'wishlist',
  {
    id: recordId('id').primaryKey(),
    ownerId: recordId('owner_id').notNull(),
    accountId: recordId('account_id').references(() => account.id),
    name: text('name').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.ownerId, table.accountId, table.createdAt)],
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
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex().on(table.wishlistId, table.productId), index().on(table.productId)],
)
