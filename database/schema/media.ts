import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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

/** A picture at another width or in another format, made once when it is first asked for. */
export const mediaRendition = pgTable(
  'media_rendition',
  {
    mediaId: recordId('media_id').notNull().references(() => media.id, { onDelete: 'cascade' }),
    width: integer('width').notNull(),
    mimeType: text('mime_type').notNull(),
    body: bytes('body').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.mediaId, table.width, table.mimeType] })],
)
