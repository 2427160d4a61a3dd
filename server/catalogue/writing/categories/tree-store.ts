import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { toTextArraySql } from '@hydrant/database/connection/text-array.ts'
import { category, productCategory } from '@hydrant/database/schema/catalogue.ts'
import { eq, sql } from 'drizzle-orm'

/** The place of a category in the tree. */
export interface CategoryPosition {
  /** The names from the root down, as imports find it. */
  readonly pathKey: string
  /** The categories around it, from the root to its parent. */
  readonly ancestorIds: string[]
}

/** A category with its place in the tree. */
interface PositionedCategory extends CategoryPosition {
  readonly id: string
  readonly name: string
  readonly urlName: string | null
  readonly parentId: string | null
}

/** Finds a category with its place in the tree; null when there is none of this id. */
export async function findCategoryPosition(db: ReadOnlyDb, id: string): Promise<PositionedCategory | null> {
  const { pathKey, ancestorIds, name, urlName, parentId } = category
  const [row] = await db
    .select({ id: category.id, pathKey, ancestorIds, name, urlName, parentId })
    .from(category)
    .where(eq(category.id, id))
  return row ?? null
}

/** Whether there are categories inside a category. */
export async function hasChildCategories(db: ReadOnlyDb, id: string): Promise<boolean> {
  const [child] = await db.select({ id: category.id }).from(category).where(eq(category.parentId, id)).limit(1)
  return child !== undefined
}

/** Updates a category; undefined values stay as they are. */
export async function updateCategory(
  tx: Transaction,
  id: string,
  changes: { readonly [Name in keyof typeof category.$inferInsert]?: (typeof category.$inferInsert)[Name] | undefined },
): Promise<void> {
  await tx.update(category).set(changes).where(eq(category.id, id))
}

/** Gives all categories below a category their new places after it has moved. */
export async function moveDescendants(
  tx: Transaction,
  { id, from, to }: { readonly id: string; readonly from: CategoryPosition; readonly to: CategoryPosition },
): Promise<void> {
  if (from.pathKey === to.pathKey) return
  await tx.execute(sql`
    update category
    set path_key = ${to.pathKey}::text || substr(path_key, length(${from.pathKey}::text) + 1),
      ancestor_ids = ${toTextArraySql(to.ancestorIds)} || ancestor_ids[${from.ancestorIds.length + 1}::integer :]
    where ancestor_ids @> ${toTextArraySql([id])}`)
}

/** Deletes a category. */
export async function deleteCategory(tx: Transaction, id: string): Promise<void> {
  const removed = await tx
    .delete(productCategory)
    .where(eq(productCategory.categoryId, id))
    .returning({ productId: productCategory.productId, isPrimary: productCategory.isPrimary })
  await choosePrimaryCategories(
    tx,
    removed.filter(({ isPrimary }) => isPrimary).map(({ productId }) => productId),
  )
  await tx.delete(category).where(eq(category.id, id))
}

/** Makes the oldest remaining category of each product its primary one. */
async function choosePrimaryCategories(tx: Transaction, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  await tx.execute(sql`
    update product_category set is_primary = true where id in (
      select distinct on (product_id) id from product_category
      where product_id = any(${toTextArraySql(productIds)}) order by product_id, created_at, id)`)
}
