import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, generatedId, updatedAt } from './columns.ts'

/**
 * The metadata for search engines of a record, or of every record of an object: `Product2`, `ProductCategory`,
 * `Page`. A product's row is deleted with it, by a trigger. Texts may contain placeholders such as `{!Record.Name}`. A record's own row has priority over its
 * object's.
 */
export const seoProperty = pgTable('seo_property', {
  id: generatedId('a0S'),
  /** A record's id, or an object's name. */
  key: text('key').primaryKey(),
  title: text('title'),
  description: text('description'),
  customHeadTags: text('custom_head_tags'),
  isIndexed: boolean('is_indexed').notNull().default(true),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
