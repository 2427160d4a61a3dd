import { MEDIA_BASE } from '@hydrant/contract/shared/paths.ts'
import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { media, mediaRendition, type ObjectProperties } from '@hydrant/database/schema/media.ts'
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
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
  /** Whether its bytes are in the object store instead of the database. */
  readonly isObject: boolean
}

/** An image or document to insert. */
export type NewMedia = typeof media.$inferInsert

/** Finds stored media by content key, or null; external media are not found. */
export async function findMedia(db: ReadOnlyDb, contentKey: string): Promise<StoredMedia | null> {
  const { id, mimeType, width, body, object } = media
  const head = toSliceSql(body, { from: 0, size: HEAD_BYTES })
  const [row] = await db
    .select({ id, mimeType, width, object, byteSize: toSizeSql(media), head })
    .from(media)
    .where(eq(media.contentKey, contentKey))
  const { mimeType: type, head: bytes, object: properties } = row ?? { mimeType: null, head: null, object: null }
  if (row === undefined || type === null || (bytes === null && properties === null)) return null
  const isAnimated = properties?.isAnimated ?? (bytes !== null && isAnimatedWebp(type, bytes))
  const isObject = properties !== null
  return { id: row.id, mimeType: type, width: row.width, byteSize: row.byteSize, isAnimated, isObject }
}

/** Where an image is, and its sizes in pixels if known. */
export interface ShownImage {
  /** Relative to the site's root, or the URL of a file elsewhere. */
  readonly url: string
  readonly width: number | null
  readonly height: number | null
}

/** Finds an image by its id, or null. */
export async function findImage(db: ReadOnlyDb, mediaId: string): Promise<ShownImage | null> {
  const { contentKey, externalUrl, width, height } = media
  const [row] = await db
    .select({ contentKey, externalUrl, width, height })
    .from(media)
    .where(and(eq(media.id, mediaId), eq(media.mediaType, 'Image')))
  return row === undefined
    ? null
    : { url: row.externalUrl ?? `${MEDIA_BASE}/${row.contentKey}`, width: row.width, height: row.height }
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

/** Which rendition: the image with its width and format. */
export type RenditionKey = Pick<typeof mediaRendition.$inferSelect, 'mediaId' | 'width' | 'mimeType'>

/** A stored rendition without its bytes. */
export type StoredRendition = Pick<StoredMedia, 'byteSize' | 'isObject'>

/** Finds a rendition, or null. */
export async function findRendition(db: ReadOnlyDb, rendition: RenditionKey): Promise<StoredRendition | null> {
  const [row] = await db
    .select({ byteSize: toSizeSql(mediaRendition), object: mediaRendition.object })
    .from(mediaRendition)
    .where(toRenditionKeyCondition(rendition))
  return row === undefined ? null : { byteSize: row.byteSize, isObject: row.object !== null }
}

/** Finds the renditions of media whose bytes are in the object store. */
export function findRenditionObjects(db: ReadOnlyDb, mediaId: string): Promise<RenditionKey[]> {
  return db
    .select({ mediaId: mediaRendition.mediaId, width: mediaRendition.width, mimeType: mediaRendition.mimeType })
    .from(mediaRendition)
    .where(and(eq(mediaRendition.mediaId, mediaId), isNotNull(mediaRendition.object)))
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

/** The size of a file in bytes, wherever they are. */
export function toSizeSql({ body, object }: { readonly body: PgColumn; readonly object: PgColumn }): SQL<number> {
  return sql<number>`coalesce((${object} ->> ${BYTE_SIZE})::integer, octet_length(${body}), 0)`
}

const BYTE_SIZE: keyof ObjectProperties = 'byteSize'

// The bytes are stored uncompressed, so that this reads no more of them than it returns, and their length none.

/** A range of the bytes in a column. */
export function toSliceSql(body: PgColumn, { from, size }: Slice): SQL<Uint8Array | null> {
  return sql<Uint8Array | null>`substring(${body} from ${from + 1}::integer for ${size}::integer)`
}
