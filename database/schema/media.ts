import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, createdAt, recordId } from './columns.ts'

/** A picture or document: its bytes, or the URL of a file elsewhere. */
export const media = pgTable(
  'media',
  {
    id: recordId('id').primaryKey(),
    contentKey: text('content_key').notNull().unique(),
    title: text('title').notNull(),
    /** The name of the uploaded file. */
    fileName: text('file_name'),
    alternateText: text('alternate_text').notNull().default(''),
    isDecorative: boolean('is_decorative').notNull().default(false),
    mediaType: text('media_type', { enum: ['Image', 'Document', 'Video'] }).notNull(),
    mimeType: text('mime_type'),
    body: bytes('body'),
    externalUrl: text('external_url').unique(),
    width: integer('width'),
    height: integer('height'),
    /** What stays visible where it is cropped: shares of its width from the left, of its height from the top. */
    focalX: doublePrecision('focal_x').notNull().default(0.5),
    focalY: doublePrecision('focal_y').notNull().default(0.5),
    /** SHA-256 of the bytes that were uploaded, which are not always those that are kept. */
    sourceHash: text('source_hash').unique(),
    createdById: recordId('created_by_id'),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.createdAt, table.id)],
)

/** A picture in another width or format, created once: after its upload, or when it is first requested. */
export const mediaRendition = pgTable(
  'media_rendition',
  {
    mediaId: recordId('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    width: integer('width').notNull(),
    mimeType: text('mime_type').notNull(),
    body: bytes('body').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.mediaId, table.width, table.mimeType] })],
)
