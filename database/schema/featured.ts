import { integer, pgTable } from 'drizzle-orm/pg-core'
import { category, product } from './catalogue.ts'
import { recordId } from './columns.ts'

/** The featured products, in order. */
export const featuredProduct = pgTable('featured_product', {
  productId: recordId('product_id')
    .primaryKey()
    .references(() => product.id, { onDelete: 'cascade' }),
  sortOrder: integer('sort_order').notNull().default(0),
})

/** The featured brands, in order: categories whose tile is the brand's logo. */
export const featuredBrand = pgTable('featured_brand', {
  categoryId: recordId('category_id')
    .primaryKey()
    .references(() => category.id, { onDelete: 'cascade' }),
  sortOrder: integer('sort_order').notNull().default(0),
})
