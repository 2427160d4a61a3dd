import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { product, productComponent, productSellingModel, sellingModel } from '@hydrant/database/schema/catalogue.ts'
import { eq } from 'drizzle-orm'

type RowColumn = 'id' | 'createdAt' | 'updatedAt'
type ChangesOf<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined }

/** The values of a selling model. */
export type SellingModelValues = Omit<typeof sellingModel.$inferSelect, RowColumn>
/** The values of a selling model of a product. */
export type ProductSellingModelValues = Omit<typeof productSellingModel.$inferSelect, RowColumn>
/** The values of a part of a set. */
export type ComponentValues = Omit<typeof productComponent.$inferSelect, RowColumn>

/** Finds a selling model; null when there is none of this id. */
export async function findSellingModel(db: ReadOnlyDb, id: string): Promise<SellingModelValues | null> {
  const [row] = await db.select().from(sellingModel).where(eq(sellingModel.id, id))
  return row ?? null
}

/** Inserts a selling model. */
export async function insertSellingModel(
  tx: Transaction,
  values: SellingModelValues & { readonly id: string },
): Promise<void> {
  await tx.insert(sellingModel).values(values)
}

/** Updates a selling model. */
export async function updateSellingModel(
  tx: Transaction,
  id: string,
  changes: ChangesOf<SellingModelValues>,
): Promise<void> {
  await tx.update(sellingModel).set(changes).where(eq(sellingModel.id, id))
}

/** Deletes a selling model. */
export async function deleteSellingModel(tx: Transaction, id: string): Promise<void> {
  await tx.delete(sellingModel).where(eq(sellingModel.id, id))
}

/** Inserts a selling model of a product and returns the id of the row. */
export async function insertProductSellingModel(tx: Transaction, values: ProductSellingModelValues): Promise<string> {
  const [row] = await tx.insert(productSellingModel).values(values).returning({ id: productSellingModel.id })
  return row?.id ?? ''
}

/** Updates the order of a selling model of a product. */
export async function updateProductSellingModel(tx: Transaction, id: string, sortOrder: number): Promise<void> {
  await tx.update(productSellingModel).set({ sortOrder }).where(eq(productSellingModel.id, id))
}

/** Deletes a selling model of a product. */
export async function deleteProductSellingModel(tx: Transaction, id: string): Promise<void> {
  await tx.delete(productSellingModel).where(eq(productSellingModel.id, id))
}

/** Returns the class of a product; null when there is none of this id. */
export async function findProductClass(db: ReadOnlyDb, id: string): Promise<string | null> {
  const [row] = await db.select({ productClass: product.productClass }).from(product).where(eq(product.id, id))
  return row?.productClass ?? null
}

/** Inserts a part of a set and returns the id of the row. */
export async function insertComponent(tx: Transaction, values: ComponentValues): Promise<string> {
  const [row] = await tx.insert(productComponent).values(values).returning({ id: productComponent.id })
  return row?.id ?? ''
}

/** Updates a part of a set. */
export async function updateComponent(tx: Transaction, id: string, changes: ChangesOf<ComponentValues>): Promise<void> {
  await tx.update(productComponent).set(changes).where(eq(productComponent.id, id))
}

/** Deletes a part of a set. */
export async function deleteComponent(tx: Transaction, id: string): Promise<void> {
  await tx.delete(productComponent).where(eq(productComponent.id, id))
}
