import type { Executor } from '@hydrant/database/connection/database.ts'
import { media, mediaRendition } from '@hydrant/database/schema/media.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { HEAD_BYTES, isAnimation } from './animation.ts'

/** What is known of a stored picture or document without its bytes. */
export interface StoredMedia {
  readonly id: string
  readonly mimeType: string
  /** In pixels, where it is known. */
  readonly width: number | null
  readonly byteSize: number
  /** Whether it moves, as far as a browser can be sent something else instead. */
  readonly isAnimated: boolean
}

/** A picture or document to be stored. */
export type NewMedia = typeof media.$inferInsert

/** What is stored here under a content key, or null; media that are kept elsewhere are not. */
export async function findMedia(executor: Executor, contentKey: string): Promise<StoredMedia | null> {
  const { id, mimeType, width, body } = media
  const [row] = await executor
    .select({ id, mimeType, width, byteSize: sizeOf(body), head: sliceOf(body, { from: 0, size: HEAD_BYTES }) })
    .from(media)
    .where(eq(media.contentKey, contentKey))
  const { mimeType: type, head } = row ?? { mimeType: null, head: null }
  if (row === undefined || type === null || head === null) return null
  return { id: row.id, mimeType: type, width: row.width, byteSize: row.byteSize, isAnimated: isAnimation(type, head) }
}

/** Which of the stored bytes. */
export interface Slice {
  readonly from: number
  readonly size: number
}

/** Some of the bytes of stored media, or null. */
export async function findBodySlice(executor: Executor, mediaId: string, slice: Slice): Promise<Uint8Array | null> {
  const [row] = await executor
    .select({ body: sliceOf(media.body, slice) })
    .from(media)
    .where(eq(media.id, mediaId))
  return row?.body ?? null
}

/** Which rendition of which picture. */
type RenditionKey = Pick<typeof mediaRendition.$inferSelect, 'mediaId' | 'width' | 'mimeType'>

/** Of how many bytes a rendition is that was made before; null when it was not. */
export async function findRenditionSize(executor: Executor, rendition: RenditionKey): Promise<number | null> {
  const [row] = await executor
    .select({ byteSize: sizeOf(mediaRendition.body) })
    .from(mediaRendition)
    .where(isOf(rendition))
  return row?.byteSize ?? null
}

/** Some of the bytes of a rendition that was made before, or null. */
export async function findRenditionSlice(
  executor: Executor,
  rendition: RenditionKey,
  slice: Slice,
): Promise<Uint8Array | null> {
  const [row] = await executor
    .select({ body: sliceOf(mediaRendition.body, slice) })
    .from(mediaRendition)
    .where(isOf(rendition))
  return row?.body ?? null
}

function isOf({ mediaId, width, mimeType }: RenditionKey): SQL | undefined {
  return and(
    eq(mediaRendition.mediaId, mediaId),
    eq(mediaRendition.width, width),
    eq(mediaRendition.mimeType, mimeType),
  )
}

/** Keeps a rendition, unless another process has just kept the same. */
export async function insertRendition(
  executor: Executor,
  rendition: typeof mediaRendition.$inferInsert,
): Promise<void> {
  await executor.insert(mediaRendition).values(rendition).onConflictDoNothing()
}

/** Stores media; what is stored already under a content key or an external address stays. Answers how many came in. */
export async function insertMedia(executor: Executor, rows: readonly NewMedia[]): Promise<number> {
  if (rows.length === 0) return 0
  const added = await executor
    .insert(media)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: media.id })
  return added.length
}

// The bytes are stored uncompressed, so neither of these reads more of them than it answers.
function sizeOf(body: PgColumn): SQL<number> {
  return sql<number>`coalesce(octet_length(${body}), 0)`
}

function sliceOf(body: PgColumn, { from, size }: Slice): SQL<Uint8Array | null> {
  return sql<Uint8Array | null>`substring(${body} from ${from + 1}::integer for ${size}::integer)`
}
