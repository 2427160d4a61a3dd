import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { type AttributeOption, attributeSet, attributeSetItem } from '@hydrant/database/schema/attribute-sets.ts'
import {
  attributeDefinition,
  product,
  toAttributeSetProductId,
  toProductAttributeId,
} from '@hydrant/database/schema/catalogue.ts'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'

export type { AttributeOption, Transaction }

type RowColumn = 'id' | 'createdAt' | 'updatedAt'
type ChangesOf<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined }

/** The values of an attribute that products are compared by. */
export type DefinitionValues = Omit<typeof attributeDefinition.$inferSelect, RowColumn>
/** The values of an attribute set. */
export type SetValues = Omit<typeof attributeSet.$inferSelect, RowColumn>
/** The values of an attribute of a set. */
export type ItemValues = Omit<typeof attributeSetItem.$inferSelect, RowColumn>

/** Inserts an attribute and returns the id of the row. */
export async function insertDefinition(tx: Transaction, values: DefinitionValues): Promise<string> {
  const [row] = await tx.insert(attributeDefinition).values(values).returning({ id: attributeDefinition.id })
  return row?.id ?? ''
}

/** Updates an attribute. */
export async function updateDefinition(
  tx: Transaction,
  id: string,
  changes: ChangesOf<DefinitionValues>,
): Promise<void> {
  await tx.update(attributeDefinition).set(changes).where(eq(attributeDefinition.id, id))
}

/** Whether a product has a value of an attribute. */
export async function isDefinitionUsed(db: ReadOnlyDb, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${attributeDefinition} join ${product} on ${product.attributes} ? ${attributeDefinition.apiName}
    where ${attributeDefinition.id} = ${id} limit 1`)
  return rows.length > 0
}

/** Deletes an attribute. */
export async function deleteDefinition(tx: Transaction, id: string): Promise<void> {
  await tx.delete(attributeDefinition).where(eq(attributeDefinition.id, id))
}

/** Lists the names of all attributes that products are compared by. */
export async function findDefinitionNames(db: ReadOnlyDb): Promise<string[]> {
  const rows = await db.select({ apiName: attributeDefinition.apiName }).from(attributeDefinition)
  return rows.map(({ apiName }) => apiName)
}

/** Inserts an attribute set. */
export async function insertSet(tx: Transaction, values: SetValues & { readonly id: string }): Promise<void> {
  await tx.insert(attributeSet).values(values)
}

/** Updates an attribute set. */
export async function updateSet(tx: Transaction, id: string, changes: ChangesOf<SetValues>): Promise<void> {
  await tx.update(attributeSet).set(changes).where(eq(attributeSet.id, id))
}

/** Deletes an attribute set with its attributes. */
export async function deleteSet(tx: Transaction, id: string): Promise<void> {
  await tx.delete(attributeSet).where(eq(attributeSet.id, id))
}

/** Finds the attributes of a set, in order. */
export function findItems(db: ReadOnlyDb, attributeSetId: string): Promise<ItemValues[]> {
  return db
    .select()
    .from(attributeSetItem)
    .where(eq(attributeSetItem.attributeSetId, attributeSetId))
    .orderBy(asc(attributeSetItem.sequence), asc(attributeSetItem.apiName))
}

/** Finds an attribute of a set; null when there is none of this id. */
export async function findItem(db: ReadOnlyDb, id: string): Promise<ItemValues | null> {
  const [row] = await db.select().from(attributeSetItem).where(eq(attributeSetItem.id, id))
  return row ?? null
}

/** Inserts an attribute of a set and returns the id of the row. */
export async function insertItem(tx: Transaction, values: ItemValues): Promise<string> {
  const [row] = await tx.insert(attributeSetItem).values(values).returning({ id: attributeSetItem.id })
  return row?.id ?? ''
}

/** Updates an attribute of a set. */
export async function updateItem(tx: Transaction, id: string, changes: ChangesOf<ItemValues>): Promise<void> {
  await tx.update(attributeSetItem).set(changes).where(eq(attributeSetItem.id, id))
}

/** Deletes an attribute of a set. */
export async function deleteItem(tx: Transaction, id: string): Promise<void> {
  await tx.delete(attributeSetItem).where(eq(attributeSetItem.id, id))
}

/** Finds the values that variations with a set have of an attribute; without a name, of any. */
export async function findUsedValues(db: ReadOnlyDb, attributeSetId: string, apiName?: string): Promise<string[]> {
  const { rows } = await db.execute<{ value: string }>(sql`
    select distinct pair.value from product parent
    join product variation on variation.parent_id = parent.id and variation.product_class = 'Variation'
    cross join jsonb_each_text(coalesce(variation.variation_values, '{}')) as pair(name, value)
    where parent.attribute_set_id = ${attributeSetId} ${apiName === undefined ? sql.empty() : sql`and pair.name = ${apiName}`}
    order by 1`)
  return rows.map(({ value }) => value)
}

/** What decides whether a product can get variations or become one. */
export type FamilyMember = Pick<
  typeof product.$inferSelect,
  'id' | 'productClass' | 'attributeSetId' | 'parentId' | 'variationValues'
>

/** Finds a product; null when there is none of this id. */
export async function findMember(db: ReadOnlyDb, id: string): Promise<FamilyMember | null> {
  const [row] = await db.select().from(product).where(eq(product.id, id))
  return row ?? null
}

/** Finds the variation whose attribute values are a record with this id; null when there is none. */
export async function findVariation(db: ReadOnlyDb, attributeId: string): Promise<FamilyMember | null> {
  const [row] = await db
    .select()
    .from(product)
    .where(and(eq(toProductAttributeId(product.id), attributeId), eq(product.productClass, 'Variation')))
  return row ?? null
}

/** Finds the variations of a parent. */
export function findVariationsOf(db: ReadOnlyDb, parentId: string): Promise<FamilyMember[]> {
  return db
    .select()
    .from(product)
    .where(and(eq(product.parentId, parentId), eq(product.productClass, 'Variation')))
}

/** Sets the attribute set of a variation parent and returns the id of the assignment. */
export async function setAttributeSet(tx: Transaction, productId: string, attributeSetId: string): Promise<string> {
  const [row] = await tx
    .update(product)
    .set({ attributeSetId })
    .where(eq(product.id, productId))
    .returning({ id: toAttributeSetProductId(product.id) })
  return row?.id ?? ''
}

/** Finds the variation parent of an assignment; null when there is none. */
export async function findParentOfAssignment(db: ReadOnlyDb, id: string): Promise<FamilyMember | null> {
  const [row] = await db
    .select()
    .from(product)
    .where(and(eq(toAttributeSetProductId(product.id), id), isNotNull(product.attributeSetId)))
  return row ?? null
}

/** Takes its attribute set away from a product. */
export async function clearAttributeSet(tx: Transaction, productId: string): Promise<void> {
  await tx.update(product).set({ attributeSetId: null }).where(eq(product.id, productId))
}

/** Makes a product a variation of a parent, and returns the id of its attribute values. */
export async function setVariation(
  tx: Transaction,
  variation: { readonly productId: string; readonly parentId: string; readonly values: Record<string, string> },
): Promise<string> {
  const [row] = await tx
    .update(product)
    .set({ productClass: 'Variation', parentId: variation.parentId, variationValues: variation.values })
    .where(eq(product.id, variation.productId))
    .returning({ id: toProductAttributeId(product.id) })
  return row?.id ?? ''
}

/** Makes a variation a simple product. */
export async function clearVariation(tx: Transaction, productId: string): Promise<void> {
  await tx
    .update(product)
    .set({ productClass: 'Simple', parentId: null, variationValues: null })
    .where(eq(product.id, productId))
}
