import type { Executor } from '@hydrant/database/connection/database.ts'
import { category } from '@hydrant/database/schema/catalogue.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { inArray, sql } from 'drizzle-orm'
import { urlName } from '../../url-name.ts'
import { pathKey } from './path-key.ts'

/** What is known of a category that a path leads to. */
export interface PlacedCategory {
  readonly id: string
  readonly ancestorIds: readonly string[]
}

// Categories that a file makes are listed after those that somebody put in order.
const AFTER_ORDERED = 1000
const CATEGORY_LOCK = 7_160_482

/**
 * Makes every other writer of categories wait until this transaction ends, so that two of them never make the same one.
 */
export async function lockCategories(executor: Executor): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(${CATEGORY_LOCK})`)
}

/** The categories that paths lead to, by path key; missing ones are missing. */
export async function findByPath(
  executor: Executor,
  pathKeys: readonly string[],
): Promise<Map<string, PlacedCategory>> {
  const rows = await executor
    .select({ pathKey: category.pathKey, id: category.id, ancestorIds: category.ancestorIds })
    .from(category)
    .where(inArray(category.pathKey, [...pathKeys]))
  return new Map(rows.map(({ pathKey: key, ...placed }) => [key, placed]))
}

/**
 * Adds the last category of each path; what is above must be known or come earlier in the list. Answers known and new
 * ones by path key.
 */
export async function insertByPath(
  executor: Executor,
  paths: ReadonlyArray<readonly string[]>,
  known: ReadonlyMap<string, PlacedCategory>,
): Promise<Map<string, PlacedCategory>> {
  const placed = new Map(known)
  const rows = paths.flatMap((path) => {
    const name = path.at(-1)
    if (name === undefined) return []
    const parent = placed.get(pathKey(path.slice(0, -1)))
    const ancestorIds = parent === undefined ? [] : [...parent.ancestorIds, parent.id]
    const id = newId('0ZG')
    placed.set(pathKey(path), { id, ancestorIds })
    return [
      {
        id,
        parentId: parent?.id ?? null,
        ancestorIds,
        pathKey: pathKey(path),
        name,
        urlName: urlName(name),
        sortOrder: AFTER_ORDERED,
      },
    ]
  })
  if (rows.length > 0) await executor.insert(category).values(rows)
  return placed
}

/** Stores categories as they are given: parents before their children. */
export async function insertCategories(
  executor: Executor,
  categories: Array<typeof category.$inferInsert>,
): Promise<void> {
  if (categories.length > 0) await executor.insert(category).values(categories)
}
