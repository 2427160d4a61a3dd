import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { category } from '@hydrant/database/schema/catalogue.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { inArray, sql } from 'drizzle-orm'
import { toUrlNameOrNull } from '../../url-name.ts'
import { toPathKey } from './path-key.ts'

/** A category and its ancestors. */
export interface CategoryLocation {
  readonly id: string
  readonly ancestorIds: readonly string[]
}

// The sort order of categories that an import creates: after those with an explicit order.
const IMPORTED_SORT_ORDER = 1000
const CATEGORY_LOCK = 7_160_482

/** Makes all other writers of categories wait until this transaction ends, so that no category is created twice. */
export async function lockCategories(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CATEGORY_LOCK})`)
}

/** Finds categories by path key; missing ones are left out. */
export async function findCategoriesByPathKey(
  db: ReadOnlyDb,
  pathKeys: readonly string[],
): Promise<Map<string, CategoryLocation>> {
  const rows = await db
    .select({ pathKey: category.pathKey, id: category.id, ancestorIds: category.ancestorIds })
    .from(category)
    .where(inArray(category.pathKey, [...pathKeys]))
  return new Map(rows.map(({ pathKey: key, ...location }) => [key, location]))
}

/**
 * Inserts the last category of each path; its ancestors must exist or come earlier in the list. Returns existing and
 * new categories by path key.
 */
export async function insertCategoriesByPath(
  tx: Transaction,
  paths: ReadonlyArray<readonly string[]>,
  existing: ReadonlyMap<string, CategoryLocation>,
): Promise<Map<string, CategoryLocation>> {
  const locations = new Map(existing)
  const rows = paths.flatMap((path) => {
    const name = path.at(-1)
    if (name === undefined) return []
    const parent = locations.get(toPathKey(path.slice(0, -1)))
    const ancestorIds = parent === undefined ? [] : [...parent.ancestorIds, parent.id]
    const id = newId('0ZG')
    locations.set(toPathKey(path), { id, ancestorIds })
    return [
      {
        id,
        parentId: parent?.id ?? null,
        ancestorIds,
        pathKey: toPathKey(path),
        name,
        urlName: toUrlNameOrNull(name),
        sortOrder: IMPORTED_SORT_ORDER,
      },
    ]
  })
  if (rows.length > 0) await tx.insert(category).values(rows)
  return locations
}

/** Inserts categories as they are: parents before their children. */
export async function insertCategories(
  tx: Transaction,
  categories: Array<typeof category.$inferInsert>,
): Promise<void> {
  if (categories.length > 0) await tx.insert(category).values(categories)
}
