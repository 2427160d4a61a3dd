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

/** A label that many products or orders share, such as the name of an attribute or a unit, in another language. */
export const labelTranslation = pgTable(
  'label_translation',
  {
    id: generatedId('a0W'),
    /** What it is a label of: a value of `LabelTranslation__c.Kind__c`. */
    kind: text('kind').notNull(),
    /** The label in the language of the shop, as it is written there. */
    label: text('label').notNull(),
    /** In the code of the platform, such as `es` or `es_US`. */
    language: text('language').notNull(),
    translation: text('translation').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.label, table.language] })],
)
