import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { product, purchaseQuantityRule, toProductQuantityRuleId } from '@hydrant/database/schema/catalogue.ts'
import { and, eq, isNotNull, sql } from 'drizzle-orm'

/** The values of a rule, its quantities as decimal text. */
export type RuleValues = Omit<typeof purchaseQuantityRule.$inferSelect, 'id' | 'createdAt' | 'updatedAt'>

/** Changed values of a rule; undefined ones stay as they are. */
export type RuleChanges = { readonly [Name in keyof RuleValues]?: RuleValues[Name] | undefined }

/** Finds a rule; null when there is none of this id. */
export async function findRule(db: ReadOnlyDb, id: string): Promise<RuleValues | null> {
  const [row] = await db.select().from(purchaseQuantityRule).where(eq(purchaseQuantityRule.id, id))
  return row ?? null
}

/** Inserts a rule. */
export async function insertRule(tx: Transaction, values: RuleValues & { readonly id: string }): Promise<void> {
  await tx.insert(purchaseQuantityRule).values(values)
}

/** Updates a rule, and the quantities of the products that have it. */
export async function updateRuleAndItsProducts(tx: Transaction, id: string, rule: RuleValues): Promise<void> {
  await tx.update(purchaseQuantityRule).set(rule).where(eq(purchaseQuantityRule.id, id))
  await tx
    .update(product)
    .set({ minimumQuantity: rule.minimum, maximumQuantity: rule.maximum, quantityIncrement: rule.increment })
    .where(eq(product.purchaseQuantityRuleId, id))
}

/** Deletes a rule. */
export async function deleteRule(tx: Transaction, id: string): Promise<void> {
  await tx.delete(purchaseQuantityRule).where(eq(purchaseQuantityRule.id, id))
}

/** Sets the rule of a product with its quantities, and returns the id of the assignment. */
export async function setRuleOfProduct(tx: Transaction, productId: string, ruleId: string): Promise<string> {
  const [row] = await tx
    .update(product)
    .set({
      purchaseQuantityRuleId: ruleId,
      minimumQuantity: sql`${purchaseQuantityRule.minimum}`,
      maximumQuantity: sql`${purchaseQuantityRule.maximum}`,
      quantityIncrement: sql`${purchaseQuantityRule.increment}`,
    })
    .from(purchaseQuantityRule)
    .where(and(eq(product.id, productId), eq(purchaseQuantityRule.id, ruleId)))
    .returning({ id: toProductQuantityRuleId(product.id) })
  return row?.id ?? ''
}

/** Takes the rule and its quantities away from the product of an assignment. */
export async function clearRuleOfProduct(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(product)
    .set({ purchaseQuantityRuleId: null, minimumQuantity: null, maximumQuantity: null, quantityIncrement: null })
    .where(and(eq(toProductQuantityRuleId(product.id), id), isNotNull(product.purchaseQuantityRuleId)))
}
