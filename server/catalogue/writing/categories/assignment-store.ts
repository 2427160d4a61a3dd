import type { Transaction } from '@hydrant/database/connection/database.ts'
import { product, productCategory } from '@hydrant/database/schema/catalogue.ts'
import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import { and, asc, eq, ne } from 'drizzle-orm'

/** A product in a category. */
interface CategoryAssignment {
  readonly categoryId: string
  readonly productId: string
  readonly isPrimary: boolean
}

/** Puts a product into a category and returns the id of the assignment. The first category of a product is primary. */
export async function assignCategory(
  tx: Transaction,
  { categoryId, productId, isPrimary }: CategoryAssignment,
): Promise<Result<string>> {
  await lockProduct(tx, productId)
  const others = await findAssignments(tx, productId)
  if (isPrimary) await clearPrimary(tx, productId)
  const [row] = await tx
    .insert(productCategory)
    .values({ categoryId, productId, isPrimary: isPrimary || others.length === 0 })
    .returning({ id: productCategory.id })
  return ok(row?.id ?? '')
}

/** Makes an assignment the primary one of its product, or another one in its place, where there is one. */
export async function setPrimaryCategory(
  tx: Transaction,
  id: string,
  isPrimary: boolean | undefined,
): Promise<Result<null>> {
  const [row] = await tx.select().from(productCategory).where(eq(productCategory.id, id))
  if (row === undefined || isPrimary === undefined || row.isPrimary === isPrimary) return ok(null)
  await lockProduct(tx, row.productId)
  const other = (await findAssignments(tx, row.productId)).find((one) => one.id !== id)
  const primaryId = isPrimary ? id : (other?.id ?? id)
  if (primaryId !== row.id || isPrimary) {
    await clearPrimary(tx, row.productId)
    await tx.update(productCategory).set({ isPrimary: true }).where(eq(productCategory.id, primaryId))
  }
  return ok(null)
}

/** Takes a product out of a category; when that was the primary one, its oldest other category becomes that. */
export async function removeCategoryAssignment(tx: Transaction, id: string): Promise<Result<null>> {
  const [removed] = await tx.delete(productCategory).where(eq(productCategory.id, id)).returning()
  if (removed?.isPrimary !== true) return ok(null)
  await lockProduct(tx, removed.productId)
  const [next] = await findAssignments(tx, removed.productId)
  if (next !== undefined)
    await tx.update(productCategory).set({ isPrimary: true }).where(eq(productCategory.id, next.id))
  return ok(null)
}

/** Makes writers of one product's categories wait for each other, so that exactly one of these is primary. */
async function lockProduct(tx: Transaction, productId: string): Promise<void> {
  await tx.select({ id: product.id }).from(product).where(eq(product.id, productId)).for('no key update')
}

function findAssignments(tx: Transaction, productId: string): Promise<Array<{ id: string }>> {
  return tx
    .select({ id: productCategory.id })
    .from(productCategory)
    .where(eq(productCategory.productId, productId))
    .orderBy(asc(productCategory.createdAt), asc(productCategory.id))
}

async function clearPrimary(tx: Transaction, productId: string): Promise<void> {
  await tx
    .update(productCategory)
    .set({ isPrimary: false })
    .where(and(eq(productCategory.productId, productId), ne(productCategory.isPrimary, false)))
}
