import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, instant, recordId } from './columns.ts'

/** Any JSON value. */
export type JsonDocument = string | number | boolean | null | readonly JsonDocument[] | { readonly [key: string]: JsonDocument }

/** A page that site builders make: where it answers, and which version is live. */
export const page = pgTable('page', {
  id: recordId('id').primaryKey(),
  path: text('path').notNull().unique(),
  publishedVersion: integer('published_version'),
  createdAt: createdAt(),
})

/** One state of a page's block tree. Versions are never changed, only added. */
export const pageVersion = pgTable(
  'page_version',
  {
    id: recordId('id').primaryKey(),
    pageId: recordId('page_id').notNull().references(() => page.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    description: text('description'),
    document: jsonb('document').$type<JsonDocument>().notNull(),
    authorId: recordId('author_id'),
    publishedAt: instant('published_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex().on(table.pageId, table.version), index().on(table.publishedAt)],
)

/** A piece of content besides pages and media, such as a news article. Without a moment of publishing it is a draft. */
export const contentItem = pgTable(
  'content_item',
  {
    id: recordId('id').primaryKey(),
    contentKey: text('content_key').notNull().unique(),
    /** The type's full name, such as `sfdc_cms__news`, and the name that people read. */
    typeName: text('type_name').notNull(),
    typeLabel: text('type_label').notNull(),
    publishedAt: instant('published_at'),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.publishedAt)],
)

/** What a piece of content says in one language, such as `en_US`. Its body names other content by `contentKey`. */
export const contentVariant = pgTable(
  'content_variant',
  {
    itemId: recordId('item_id').notNull().references(() => contentItem.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    title: text('title').notNull(),
    urlName: text('url_name'),
    body: jsonb('body').$type<Record<string, JsonDocument>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.language] })],
)
