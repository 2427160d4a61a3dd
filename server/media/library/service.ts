import type { Database, Executor } from '@hydrant/database/connection/database.ts'
import { type Result, ok, err } from '@hydrant/kernel/result/result.ts'
import { type LibraryChange, readDescription } from './description.ts'
import { libraryRefusals, stillUsed } from './errors.ts'
import {
  deleteItem,
  findItem,
  findLibrary,
  type LibraryItem,
  type LibraryQuery,
  lockItem,
  updateItem,
} from './store.ts'
import { countUses, findUses, type MediaUse } from './use-store.ts'

/** A file of the library, and in how many places it is used; null: nobody counted. */
export interface UsedItem extends LibraryItem {
  readonly useCount: number | null
}

/**
 * Files of the library, newest first, and how many there are of their kind. The uses of those that are asked for by key
 * are not counted.
 */
export async function listLibrary(
  executor: Executor,
  query: LibraryQuery,
): Promise<{ readonly items: readonly UsedItem[]; readonly total: number }> {
  const { items, total } = await findLibrary(executor, query)
  return {
    items: query.keys === null ? await withUses(executor, items) : items.map((item) => ({ ...item, useCount: null })),
    total,
  }
}

/** A file of the library. */
export async function readItem(executor: Executor, contentKey: string): Promise<Result<UsedItem>> {
  const found = await findItem(executor, contentKey)
  const [item] = found === null ? [] : await withUses(executor, [found])
  return item === undefined ? err(libraryRefusals.unknownMedia) : ok(item)
}

/** Says what a file is called and shows. */
export function describeItem(database: Database, contentKey: string, change: LibraryChange): Promise<Result<UsedItem>> {
  return database.transaction(async (executor) => {
    const stored = await lockItem(executor, contentKey)
    if (stored === null) return err(libraryRefusals.unknownMedia)
    const description = readDescription(stored, change)
    if (!description.ok) return description
    await updateItem(executor, stored.id, description.value)
    return readItem(executor, contentKey)
  })
}

/** Where a file is used. */
export async function listUses(executor: Executor, contentKey: string): Promise<Result<readonly MediaUse[]>> {
  const found = await findItem(executor, contentKey)
  return found === null ? err(libraryRefusals.unknownMedia) : ok(await findUses(executor, found.id))
}

/** Removes a file that nothing uses. */
export function removeItem(database: Database, contentKey: string): Promise<Result<null>> {
  return database.transaction(async (executor) => {
    const stored = await lockItem(executor, contentKey)
    if (stored === null) return err(libraryRefusals.unknownMedia)
    const uses = await findUses(executor, stored.id)
    if (uses.length > 0) return err(stillUsed(uses))
    await deleteItem(executor, stored.id)
    return ok(null)
  })
}

async function withUses(executor: Executor, items: readonly LibraryItem[]): Promise<UsedItem[]> {
  if (items.length === 0) return []
  const counts = await countUses(
    executor,
    items.map(({ id }) => id),
  )
  return items.map((item) => ({ ...item, useCount: counts.get(item.id) ?? 0 }))
}
