import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, jsonb, pgTable, pgView, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, createdAt, instant, recordId, updatedAt } from './columns.ts'

/** What is known of a file whose bytes are in the object store; its key is made of the columns of the primary key. */
export interface ObjectProperties {
  readonly byteSize: number
  /** Whether it is an animation of which no renditions may be made. */
  readonly isAnimated: boolean
}

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
    /** Set when the bytes are in the object store instead of `body`. */
    object: jsonb('object').$type<ObjectProperties>(),
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
    updatedAt: updatedAt(),
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
    body: bytes('body'),
    /** Set when the bytes are in the object store instead of `body`. */
    object: jsonb('object').$type<ObjectProperties>(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.mediaId, table.width, table.mimeType] })],
)

/** Where media of a product are shown: in lists, on its page, or as documents there. */
export const MEDIA_USAGES = [
  { usage: 'Listing', developerName: 'productListImage', label: 'List images' },
  { usage: 'Standard', developerName: 'productDetailImage', label: 'Product detail images' },
  { usage: 'Attachment', developerName: 'attachment', label: 'Attachments' },
] as const

/** Returns the id of the group of media that are shown in one place. It is the same in every shop. */
export function toMediaGroupId(usage: string): string {
  return createIdFromKey('2mg', usage)
}

/** The groups of media, which are the same in every shop: a view, so that nobody changes them. */
export const electronicMediaGroup = pgView('electronic_media_group', {
  id: recordId('id').notNull(),
  usage: text('usage').notNull(),
  developerName: text('developer_name').notNull(),
  label: text('label').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
}).as(
  sql.raw(
    MEDIA_USAGES.map(({ usage, developerName, label }) => {
      const time = "'2026-01-01Z'::timestamptz"
      return `select '${toMediaGroupId(usage)}'::text as id, '${usage}'::text as usage, '${developerName}'::text as developer_name, '${label}'::text as label, ${time} as created_at, ${time} as updated_at`
    }).join(' union all '),
  ),
)
