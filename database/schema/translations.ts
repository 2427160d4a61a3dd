import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { category, product } from './catalogue.ts'
import { createdAt, generatedId, recordId, updatedAt } from './columns.ts'

/** The name and description of a product in another language; what is null is said in the product's own words. */
export const productTranslation = pgTable(
  'product_translation',
  {
    id: generatedId('a0L'),
    parentId: recordId('parent_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** In the code of the platform, such as `es` or `es_US`. */
    language: text('language').notNull(),
    name: text('name'),
    description: text('description'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  // An index tells which languages there are.
  (table) => [primaryKey({ columns: [table.parentId, table.language] }), index().on(table.language)],
)

/** The name and description of a category in another language; what is null is said in the category's own words. */
export const categoryTranslation = pgTable(
  'category_translation',
  {
    id: generatedId('a0K'),
    parentId: recordId('parent_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    /** In the code of the platform, such as `es` or `es_US`. */
    language: text('language').notNull(),
    name: text('name'),
    description: text('description'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.parentId, table.language] }), index().on(table.language)],
)
