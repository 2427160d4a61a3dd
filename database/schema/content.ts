import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
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
