import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { category, product } from '@hydrant/database/schema/catalogue.ts'
import { page } from '@hydrant/database/schema/content.ts'
import { and, eq, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { RequestedState } from '../requested-state.ts'

/** Finds where slots are shown in a state of the shop: published ones, all drafts, or those published at a time. */
export async function findSlotPaths(db: ReadOnlyDb, state: RequestedState): Promise<string[]> {
  const isShown =
    state === 'draft'
      ? undefined
      : or(isNotNull(page.publishedVersion), state === 'live' ? undefined : lte(page.scheduledAt, state))
  const slots = await db
    .select({ path: page.path })
    .from(page)
    .where(and(eq(page.kind, 'slot'), isNull(page.deletedAt), isShown))
  return slots.map(({ path }) => path)
}

/** Whether there is a product or category with this id. */
export async function hasSlotTarget(db: ReadOnlyDb, id: string): Promise<boolean> {
  const table = id.startsWith('01t') ? product : category
  const found = await db.select({ id: table.id }).from(table).where(eq(table.id, id)).limit(1)
  return found.length > 0
}

/** Finds the product that a product is a variation of; null when it is none. */
export async function findVariationParentId(db: ReadOnlyDb, productId: string): Promise<string | null> {
  const [row] = await db.select({ parentId: product.parentId }).from(product).where(eq(product.id, productId))
  return row?.parentId ?? null
}
