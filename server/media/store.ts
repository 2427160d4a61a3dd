import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { media, mediaRendition } from '@hydrant/database/schema/media.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { HEAD_BYTES, isAnimatedWebp } from './animation.ts'

/** A stored image or document without its bytes. */
export interface StoredMedia {
  readonly id: string
  readonly mimeType: string
  /** In pixels, if known. */
  readonly width: number | null
  readonly byteSize: number
  /** Whether it is an animation of which no renditions may be made. */
  readonly isAnimated: boolean
}

/** An image or document to insert. */
export type NewMedia = typeof media.$inferInsert

/** Finds stored media by content key, or null; external media are not found. */
export async function findMedia(db: ReadOnlyDb, contentKey: string): Promise<StoredMedia | null> {
  const { id, mimeType, width, body } = media
  const [row] = await db
    .select({ id, mimeType, width, byteSize: toSizeSql(body), head: toSliceSql(body, { from: 0, size: HEAD_BYTES }) })
    .from(media)
    .where(eq(media.contentKey, contentKey))
  const { mimeType: type, head } = row ?? { mimeType: null, head: null }
  if (row === undefined || type === null || head === null) return null
  return {
    id: row.id,
    mimeType: type,
    width: row.width,
    byteSize: row.byteSize,
    isAnimated: isAnimatedWebp(type, head),
  }
}

/** A range of stored bytes. */
export interface Slice {
  readonly from: number
  readonly size: number
}

/** Reads a range of the bytes of media; null if there are none. */
export async function findBodySlice(db: ReadOnlyDb, mediaId: string, slice: Slice): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ body: toSliceSql(media.body, slice) })
    .from(media)
    .where(eq(media.id, mediaId))
  return row?.body ?? null
}

/** The key of a rendition: its image, width and format. */
export type RenditionKey = Pick<typeof mediaRendition.$inferSelect, 'mediaId' | 'width' | 'mimeType'>

/** Finds the size of a rendition in bytes; null if it does not exist. */
export async function findRenditionSize(db: ReadOnlyDb, rendition: RenditionKey): Promise<number | null> {
  const [row] = await db
    .select({ byteSize: toSizeSql(mediaRendition.body) })
    .from(mediaRendition)
    .where(toRenditionKeyCondition(rendition))
  return row?.byteSize ?? null
}

/** Reads a range of the bytes of a rendition; null if there is none. */
export async function findRenditionSlice(
  db: ReadOnlyDb,
  rendition: RenditionKey,
  slice: Slice,
): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ body: toSliceSql(mediaRendition.body, slice) })
    .from(mediaRendition)
    .where(toRenditionKeyCondition(rendition))
  return row?.body ?? null
}

function toRenditionKeyCondition({ mediaId, width, mimeType }: RenditionKey): SQL | undefined {
  return and(
    eq(mediaRendition.mediaId, mediaId),
    eq(mediaRendition.width, width),
    eq(mediaRendition.mimeType, mimeType),
  )
}

/** Inserts a rendition, unless another process has just done so. */
export async function insertRenditionIfMissing(
  tx: Transaction,
  rendition: typeof mediaRendition.$inferInsert,
): Promise<void> {
  await tx.insert(mediaRendition).values(rendition).onConflictDoNothing()
}

/**
 * Inserts media; existing ones with the same content key or external URL stay unchanged. Returns the number of new
 * ones.
 */
export async function insertMissingMedia(tx: Transaction, rows: readonly NewMedia[]): Promise<number> {
  if (rows.length === 0) return 0
  const added = await tx
    .insert(media)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: media.id })
  return added.length
}

// The bytes are stored uncompressed, so that PostgreSQL reads no more of them than these two expressions need.
function toSizeSql(body: PgColumn): SQL<number> {
  return sql<number>`coalesce(octet_length(${body}), 0)`
}

function toSliceSql(body: PgColumn, { from, size }: Slice): SQL<Uint8Array | null> {
  return sql<Uint8Array | null>`substring(${body} from ${from + 1}::integer for ${size}::integer)`
}
