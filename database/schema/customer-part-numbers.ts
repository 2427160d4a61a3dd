import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { account } from './accounts.ts'
import { product } from './catalogue.ts'
import { createdAt, generatedId, recordId, updatedAt } from './columns.ts'

/**
 * What an account calls a product. A number stands for one product of the account; a product may have several numbers.
 */
export const customerPartNumber = pgTable(
  'customer_part_number',
  {
    id: generatedId('a0V'),
    accountId: recordId('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** As its account writes it. */
    number: text('number').notNull(),
    /** Normalized as part numbers are: letters and digits only, in capitals. */
    numberKey: text('number_key').notNull(),
    productId: recordId('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /**
     * Who says so: somebody entered it, or it was noted at a line. A dismissed number counts for nothing, and is not
     * learned again.
     */
    source: text('source', { enum: ['Entered', 'Learned', 'Dismissed'] }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.numberKey] }),
    index().on(table.accountId, table.productId),
    index().on(table.productId),
  ],
)
