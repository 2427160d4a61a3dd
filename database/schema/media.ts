import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, createdAt, recordId } from './columns.ts'

/** A picture or document: its bytes kept here, or an address elsewhere. */
export const media = pgTable('media', {
  id: recordId('id').primaryKey(),
  contentKey: text('content_key').notNull().unique(),
  title: text('title').notNull(),
  alternateText: text('alternate_text').notNull().default(''),
  mediaType: text('media_type', { enum: ['Image', 'Document', 'Video'] }).notNull(),
  mimeType: text('mime_type'),
  body: bytes('body'),
  externalUrl: text('external_url').unique(),
  width: integer('width'),
  height: integer('height'),
  createdAt: createdAt(),
})
