import type { Executor } from '@hydrant/database/connection/database.ts'
import { media, mediaRendition } from '@hydrant/database/schema/media.ts'
import { and, eq } from 'drizzle-orm'

/** What is known of a stored picture or document without its bytes. */
export interface StoredMedia {
  readonly id: string
  readonly mimeType: string
  /** In pixels, where it is known. */
  readonly width: number | null
}

/** A picture or document to be stored. */
export type NewMedia = typeof media.$inferInsert

/** What is stored here under a content key, or null; media that are kept elsewhere are not. */
export async function findMedia(executor: Executor, contentKey: string): Promise<StoredMedia | null> {
  const [row] = await executor
    .select({ id: media.id, mimeType: media.mimeType, width: media.width })
    .from(media)
    .where(eq(media.contentKey, contentKey))
  const { mimeType } = row ?? { mimeType: null }
  return row === undefined || mimeType === null ? null : { ...row, mimeType }
}

/** The bytes of stored media, or null. */
export async function findBody(executor: Executor, mediaId: string): Promise<Uint8Array | null> {
  const [row] = await executor.select({ body: media.body }).from(media).where(eq(media.id, mediaId))
  return row?.body ?? null
}

/** The bytes of a rendition that was made before, or null. */
export async function findRendition(executor: Executor, rendition: { mediaId: string; width: number; mimeType: string }): Promise<Uint8Array | null> {
  const which = and(eq(mediaRendition.mediaId, rendition.mediaId), eq(mediaRendition.width, rendition.width), eq(mediaRendition.mimeType, rendition.mimeType))
  const [row] = await executor.select({ body: mediaRendition.body }).from(mediaRendition).where(which)
  return row?.body ?? null
}

/** Keeps a rendition, unless another process has just kept the same. */
export async function insertRendition(executor: Executor, rendition: typeof mediaRendition.$inferInsert): Promise<void> {
  await executor.insert(mediaRendition).values(rendition).onConflictDoNothing()
}

/** Stores media; what is stored already under a content key or an external address stays. */
export async function insertMedia(executor: Executor, rows: readonly NewMedia[]): Promise<void> {
  if (rows.length > 0) await executor.insert(media).values([...rows]).onConflictDoNothing()
}
