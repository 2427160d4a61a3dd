import type { Executor } from '@hydrant/database/connection/database.ts'
import { media } from '@hydrant/database/schema/media.ts'
import { eq } from 'drizzle-orm'

/** A stored picture or document. */
export interface StoredMedia {
  readonly mimeType: string
  readonly body: Uint8Array
  readonly title: string
  readonly mediaType: 'Image' | 'Document' | 'Video'
}

/** A picture or document to be stored. */
export type NewMedia = typeof media.$inferInsert

/** The bytes that a content key stands for, or null when nothing is stored here under it. */
export async function findMedia(executor: Executor, contentKey: string): Promise<StoredMedia | null> {
  const [row] = await executor
    .select({ mimeType: media.mimeType, body: media.body, title: media.title, mediaType: media.mediaType })
    .from(media)
    .where(eq(media.contentKey, contentKey))
  const { body, mimeType } = row ?? { body: null, mimeType: null }
  return row === undefined || body === null || mimeType === null ? null : { ...row, body, mimeType }
}

/** Stores media; what is stored already under a content key or an external address stays. */
export async function insertMedia(executor: Executor, rows: readonly NewMedia[]): Promise<void> {
  if (rows.length > 0) await executor.insert(media).values([...rows]).onConflictDoNothing()
}
