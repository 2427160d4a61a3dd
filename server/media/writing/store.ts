import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { media } from '@hydrant/database/schema/media.ts'
import { eq } from 'drizzle-orm'

/** The description of a medium that can be changed. */
export type MediaDescription = Pick<typeof media.$inferSelect, 'title' | 'alternateText' | 'isDecorative'>

/** What is known of a medium apart from its bytes. */
export type MediaEntry = MediaDescription & Pick<typeof media.$inferSelect, 'mediaType' | 'externalUrl'>

/** Inserts a medium whose file is elsewhere. */
export async function insertExternalMedia(
  tx: Transaction,
  values: MediaEntry & { readonly id: string },
): Promise<void> {
  await tx.insert(media).values({ ...values, contentKey: `MC${values.id.toUpperCase()}` })
}

/** Finds a medium; null when there is none of this id. */
export async function findMediaEntry(db: ReadOnlyDb, id: string): Promise<MediaEntry | null> {
  const { title, alternateText, isDecorative, mediaType, externalUrl } = media
  const [row] = await db
    .select({ title, alternateText, isDecorative, mediaType, externalUrl })
    .from(media)
    .where(eq(media.id, id))
  return row ?? null
}

/** Updates the description of a medium; undefined values stay as they are. */
export async function updateMediaEntry(
  tx: Transaction,
  id: string,
  changes: { readonly [Name in keyof MediaDescription]?: MediaDescription[Name] | undefined },
): Promise<void> {
  await tx.update(media).set(changes).where(eq(media.id, id))
}

/** Deletes a medium. */
export async function deleteMediaEntry(tx: Transaction, id: string): Promise<void> {
  await tx.delete(media).where(eq(media.id, id))
}
