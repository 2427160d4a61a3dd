import { bigserial, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, quantity, recordId } from './columns.ts'

/**
 * That a product was in an order: what recommendations are counted from. Rows are only added, so that orders never wait
 * for each other here. A variation counts as the product that it is a variation of.
 */
export const sale = pgTable(
  'sale',
  {
    /** Grows with time: the newest sales are those with the highest positions. */
    position: bigserial('position', { mode: 'number' }).primaryKey(),
    orderId: recordId('order_id').notNull(),
    productId: recordId('product_id').notNull(),
    /** Whose purchase it was: an account, or a person of none. */
    buyerId: recordId('buyer_id').notNull(),
    quantity: quantity('quantity').notNull(),
  },
  (table) => [
    uniqueIndex().on(table.orderId, table.productId),
    index().on(table.productId, table.position),
    index().on(table.buyerId, table.position),
  ],
)

/** When a viewer last viewed a product, and how often. Old views are deleted. */
export const productView = pgTable(
  'product_view',
  {
    /** A user's id, or a hash of the secret key in a guest's cookie. */
    viewer: text('viewer').notNull(),
    productId: recordId('product_id').notNull(),
    views: integer('views').notNull().default(1),
    viewedAt: instant('viewed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.viewer, table.productId] }),
    index().on(table.productId),
    index().on(table.viewedAt),
  ],
)
