import type { Database, ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { type Result, ok, err } from '@hydrant/kernel/result/result.ts'
import type { FailureLog } from '@hydrant/kernel/result/failure-log.ts'
import { recordChange } from '../../records/service.ts'
import { toOriginalKey, toRenditionObjectKey } from '../object-store.ts'
import type { MediaDeps } from '../service.ts'
import { findRenditionObjects } from '../store.ts'
import { type LibraryChange, validateDescription } from './description.ts'
import { libraryErrors, mediaInUseError } from './errors.ts'
import {
  deleteItem,
  findItem,
  findLibraryPage,
  type LibraryItem,
  type LibraryQuery,
  lockItem,
  updateItem,
} from './store.ts'
import { countUses, findUses, type MediaUse } from './use-store.ts'

/** A file of the library with the number of its uses; null: not counted. */
export interface ItemWithUses extends LibraryItem {
  readonly useCount: number | null
}

/**
 * Lists files of the library, newest first, and their total number. Uses are not counted when files are requested by
 * key.
 */
export async function listLibrary(
  db: ReadOnlyDb,
  query: LibraryQuery,
): Promise<{ readonly items: readonly ItemWithUses[]; readonly total: number }> {
  const { items, total } = await findLibraryPage(db, query)
  return {
    items: query.keys === null ? await addUseCounts(db, items) : items.map((item) => ({ ...item, useCount: null })),
    total,
  }
}

/** Loads a file of the library with its number of uses. */
export async function loadItem(db: ReadOnlyDb, contentKey: string): Promise<Result<ItemWithUses>> {
  const libraryItem = await findItem(db, contentKey)
  const [item] = libraryItem === null ? [] : await addUseCounts(db, [libraryItem])
  return item === undefined ? err(libraryErrors.unknownMedia) : ok(item)
}

/** Changes the title, alternative text or focal point of a file. */
export function updateItemDescription(
  database: Database,
  contentKey: string,
  change: LibraryChange,
): Promise<Result<ItemWithUses>> {
  return database.transaction(async (tx) => {
    const stored = await lockItem(tx, contentKey)
    if (stored === null) return err(libraryErrors.unknownMedia)
    const descriptionResult = validateDescription(stored, change)
    if (!descriptionResult.ok) return descriptionResult
    await updateItem(tx, stored.id, descriptionResult.value)
    await recordChange(tx, { objectName: 'Media', recordId: contentKey, operation: 'update', newValues: { ...change } })
    return loadItem(tx, contentKey)
  })
}

/** Lists where a file is used. */
export async function listUses(db: ReadOnlyDb, contentKey: string): Promise<Result<readonly MediaUse[]>> {
  const libraryItem = await findItem(db, contentKey)
  return libraryItem === null ? err(libraryErrors.unknownMedia) : ok(await findUses(db, libraryItem.id))
}

/**
 * Deletes a file that is not used. Its bytes in the object store are deleted once it is gone from the database; what
 * fails there is logged and only costs space.
 */
export async function deleteUnusedItem(
  { database, objectStore, log }: MediaDeps & { readonly log: FailureLog },
  contentKey: string,
): Promise<Result<null>> {
  const deleted = await deleteUnusedRow(database, contentKey)
  if (!deleted.ok) return deleted
  if (deleted.value.length > 0 && objectStore !== null)
    await objectStore.delete(deleted.value).catch((error: unknown) => {
      log.error({ err: error, keys: deleted.value }, 'the bytes of a deleted file remain in the object store')
    })
  return ok(null)
}

/** Returns the keys of its bytes in the object store. */
function deleteUnusedRow(database: Database, contentKey: string): Promise<Result<readonly string[]>> {
  return database.transaction(async (tx) => {
    const stored = await lockItem(tx, contentKey)
    if (stored === null) return err(libraryErrors.unknownMedia)
    const uses = await findUses(tx, stored.id)
    if (uses.length > 0) return err(mediaInUseError(uses))
    const renditionKeys = (await findRenditionObjects(tx, stored.id)).map(toRenditionObjectKey)
    await deleteItem(tx, stored.id)
    await recordChange(tx, { objectName: 'Media', recordId: contentKey, operation: 'delete' })
    return ok(stored.isObject ? [toOriginalKey(stored.id), ...renditionKeys] : renditionKeys)
  })
}

async function addUseCounts(db: ReadOnlyDb, items: readonly LibraryItem[]): Promise<ItemWithUses[]> {
  if (items.length === 0) return []
  const counts = await countUses(
    db,
    items.map(({ id }) => id),
  )
  return items.map((item) => ({ ...item, useCount: counts.get(item.id) ?? 0 }))
}
