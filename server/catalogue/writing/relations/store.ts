import type { Transaction } from '@hydrant/database/connection/database.ts'
import { productRelation } from '@hydrant/database/schema/catalogue.ts'
import { eq } from 'drizzle-orm'

/** Two products, in which way the first one mentions the second one, and where among others. */
export type RelationValues = Omit<typeof productRelation.$inferSelect, 'id' | 'createdAt' | 'updatedAt'>

/** Inserts a relation, and returns its id. */
export async function insertRelation(tx: Transaction, values: RelationValues): Promise<string> {
  const [row] = await tx.insert(productRelation).values(values).returning({ id: productRelation.id })
  return row?.id ?? ''
}

/** Changes the position of a relation. */
export async function updateRelation(tx: Transaction, id: string, sortOrder: number): Promise<void> {
  await tx.update(productRelation).set({ sortOrder }).where(eq(productRelation.id, id))
}

/** Deletes a relation. */
export async function deleteRelation(tx: Transaction, id: string): Promise<void> {
  await tx.delete(productRelation).where(eq(productRelation.id, id))
}
