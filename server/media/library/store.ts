import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { media } from '@hydrant/database/schema/media.ts'
import { user } from '@hydrant/database/schema/session.ts'
import { toSizeSql } from '../store.ts'
import { toContainsPattern } from '@hydrant/database/connection/like-pattern.ts'
import { and, count, desc, eq, ilike, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'

/** A file of the library without its bytes. */
export interface LibraryItem {
  readonly id: string
  readonly contentKey: string
  readonly title: string
  readonly fileName: string | null
  readonly alternateText: string
  readonly isDecorative: boolean
  readonly mediaType: 'Image' | 'Document' | 'Video'
  readonly mimeType: string
  readonly byteSize: number
  readonly width: number | null
  readonly height: number | null
  readonly focalX: number
  readonly focalY: number
  readonly createdAt: Date
  readonly createdBy: string | null
}

/**
 * Which files to find: those with every word in their title, file name or alternative text; null means any type or key.
 */
export interface LibraryQuery {
  readonly words: readonly string[]
  readonly mediaType: LibraryItem['mediaType'] | null
  readonly keys: readonly string[] | null
  readonly limit: number
  readonly offset: number
}

/** The columns of a file that can be changed. */
export type Description = Partial<Pick<LibraryItem, 'title' | 'alternateText' | 'isDecorative' | 'focalX' | 'focalY'>>

/** External media are not part of the library. */
const isStoredHere = isNotNull(media.mimeType)

/** Finds a page of the files of the library, newest first, and their total number. */
export async function findLibraryPage(
  db: ReadOnlyDb,
  query: LibraryQuery,
): Promise<{ items: LibraryItem[]; total: number }> {
  const { mediaType, keys, words } = query
  const condition = and(
    isStoredHere,
    mediaType === null ? undefined : eq(media.mediaType, mediaType),
    keys === null ? undefined : inArray(media.contentKey, [...keys]),
    ...words.map(toWordCondition),
  )
  const items = await selectItems(db, condition)
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(query.limit)
    .offset(query.offset)
  const [countRow] = await db.select({ total: count() }).from(media).where(condition)
  return { items: items.map(toItem), total: countRow?.total ?? 0 }
}

/** Finds a file of the library, or null. */
export async function findItem(db: ReadOnlyDb, contentKey: string): Promise<LibraryItem | null> {
  const [row] = await selectItems(db, and(isStoredHere, eq(media.contentKey, contentKey)))
  return row === undefined ? null : toItem(row)
}

/** Finds the content key of the file that was uploaded with these bytes, or null. */
export async function findKeyBySourceHash(db: ReadOnlyDb, sourceHash: string): Promise<string | null> {
  const [row] = await db.select({ contentKey: media.contentKey }).from(media).where(eq(media.sourceHash, sourceHash))
  return row?.contentKey ?? null
}

type LockedItem = Pick<LibraryItem, 'id' | 'mediaType' | 'alternateText' | 'isDecorative'> & {
  /** Whether its bytes are in the object store. */
  readonly isObject: boolean
}

/** Finds the description of a file and locks it until the transaction ends; null if there is none. */
export async function lockItem(tx: Transaction, contentKey: string): Promise<LockedItem | null> {
  const { id, mediaType, alternateText, isDecorative, object } = media
  const [row] = await tx
    .select({ id, mediaType, alternateText, isDecorative, isObject: sql<boolean>`${object} is not null` })
    .from(media)
    .where(and(isStoredHere, eq(media.contentKey, contentKey)))
    .for('update')
  return row ?? null
}

/** Updates the description of a file. */
export async function updateItem(tx: Transaction, id: string, description: Description): Promise<void> {
  if (Object.keys(description).length > 0) await tx.update(media).set(description).where(eq(media.id, id))
}

/** Deletes a file and its renditions. */
export async function deleteItem(tx: Transaction, id: string): Promise<void> {
  await tx.delete(media).where(eq(media.id, id))
}

function toWordCondition(word: string): SQL | undefined {
  const pattern = toContainsPattern(word)
  return or(ilike(media.title, pattern), ilike(media.fileName, pattern), ilike(media.alternateText, pattern))
}

function selectItems(db: ReadOnlyDb, condition: SQL | undefined) {
  const {
    id,
    contentKey,
    title,
    fileName,
    alternateText,
    isDecorative,
    mediaType,
    mimeType,
    width,
    height,
    focalX,
    focalY,
    createdAt,
  } = media
  return db
    .select({
      id,
      contentKey,
      title,
      fileName,
      alternateText,
      isDecorative,
      mediaType,
      mimeType,
      byteSize: toSizeSql(media),
      width,
      height,
      focalX,
      focalY,
      createdAt,
      createdBy: user.name,
    })
    .from(media)
    .leftJoin(user, eq(user.id, media.createdById))
    .where(condition)
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof selectItems>>[number]

function toItem(row: Row): LibraryItem {
  return { ...row, mimeType: row.mimeType ?? '' }
}
