import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { product } from '@hydrant/database/schema/catalogue.ts'
import { and, eq, ne } from 'drizzle-orm'
import { toPartNumberKeys } from '../part-number.ts'
import { changeUrlName, toUrlNameOrNull } from '../url-name.ts'
import type { NewProduct } from './new-product.ts'

/** The columns of a product that one record sets. */
export type ProductValues = Partial<Omit<NewProduct, 'id' | 'categoryIds' | 'variationValues'>> & {
  /** The last segment of its URL; null when it is derived from the name. */
  readonly urlName?: string | null | undefined
}

/** Inserts a product; what is left out gets its default. */
export async function insertProduct(
  tx: Transaction,
  { name, sku, ...values }: ProductValues & { readonly id: string; readonly name: string; readonly sku: string },
): Promise<void> {
  await tx.insert(product).values({
    productClass: 'Simple',
    ...values,
    name,
    sku,
    partNumberKey: toPartNumberKeys(sku, values.productCode ?? null),
    urlName: values.urlName ?? toUrlNameOrNull(name),
  })
}

/** Updates a product, and what is derived from its name and part numbers. */
export async function updateProduct(tx: Transaction, id: string, changes: ProductValues): Promise<void> {
  const [existing] = await tx
    .select({ sku: product.sku, productCode: product.productCode, name: product.name, urlName: product.urlName })
    .from(product)
    .where(eq(product.id, id))
  if (existing === undefined) return
  const { sku = existing.sku, productCode = existing.productCode } = changes
  await tx
    .update(product)
    .set({
      ...changes,
      partNumberKey: toPartNumberKeys(sku, productCode),
      urlName: changeUrlName(existing, changes),
    })
    .where(eq(product.id, id))
}

/** Sets of all variations of a parent whether they are retired, and returns the ids of those that were not so before. */
export async function updateVariationsRetired(
  tx: Transaction,
  parentId: string,
  isRetired: boolean,
): Promise<string[]> {
  const rows = await tx
    .update(product)
    .set({ isRetired })
    .where(and(eq(product.parentId, parentId), ne(product.isRetired, isRetired)))
    .returning({ id: product.id })
  return rows.map(({ id }) => id)
}

/** Deletes a product with everything that belongs to it alone. */
export async function deleteProduct(tx: Transaction, id: string): Promise<void> {
  await tx.delete(product).where(eq(product.id, id))
}

/** Whether a product has variations. */
export async function hasVariations(db: ReadOnlyDb, id: string): Promise<boolean> {
  const [variation] = await db.select({ id: product.id }).from(product).where(eq(product.parentId, id)).limit(1)
  return variation !== undefined
}
