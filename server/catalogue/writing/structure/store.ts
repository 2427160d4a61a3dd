import type { Transaction } from '@hydrant/database/connection/database.ts'
import { attributeSet, attributeSetItem } from '@hydrant/database/schema/attribute-sets.ts'
import {
  attributeDefinition,
  entitlementBuyerGroup,
  entitlementPolicy,
  entitlementProduct,
  product,
  productComponent,
  productRelation,
  productSellingModel,
  sellingModel,
} from '@hydrant/database/schema/catalogue.ts'
import { and, inArray, isNull } from 'drizzle-orm'
import { type AttributeSetGroup, groupAttributeSets, type NewVariationAttribute } from './group-attribute-sets.ts'

/** Attributes, selling models, variation attributes, components and relations to insert. */
export interface NewAttributesAndRelations {
  readonly attributes?: ReadonlyArray<typeof attributeDefinition.$inferInsert>
  readonly sellingModels?: ReadonlyArray<typeof sellingModel.$inferInsert>
  readonly productSellingModels?: ReadonlyArray<typeof productSellingModel.$inferInsert>
  readonly variationAttributes?: readonly NewVariationAttribute[]
  readonly components?: ReadonlyArray<typeof productComponent.$inferInsert>
  readonly relations?: ReadonlyArray<typeof productRelation.$inferInsert>
}

/** Inserts attributes, selling models, variation attributes, components and relations; existing rows stay unchanged. */
export async function insertAttributesAndRelations(tx: Transaction, input: NewAttributesAndRelations): Promise<void> {
  for (const rows of toBatches(input.attributes))
    await tx.insert(attributeDefinition).values(rows).onConflictDoNothing()
  for (const rows of toBatches(input.sellingModels)) await tx.insert(sellingModel).values(rows).onConflictDoNothing()
  for (const rows of toBatches(input.productSellingModels))
    await tx.insert(productSellingModel).values(rows).onConflictDoNothing()
  for (const groups of toBatches(groupAttributeSets(input.variationAttributes ?? [])))
    await insertAttributeSets(tx, groups)
  for (const rows of toBatches(input.components)) await tx.insert(productComponent).values(rows).onConflictDoNothing()
  for (const rows of toBatches(input.relations)) await tx.insert(productRelation).values(rows).onConflictDoNothing()
}

async function insertAttributeSets(tx: Transaction, groups: readonly AttributeSetGroup[]): Promise<void> {
  const sets = groups.map(({ id, developerName, label }) => ({ id, developerName, label }))
  const items = groups.flatMap(({ id, items: own }) => own.map((item) => ({ ...item, attributeSetId: id })))
  await tx.insert(attributeSet).values(sets).onConflictDoNothing()
  await tx.insert(attributeSetItem).values(items).onConflictDoNothing()
  for (const { id, parentIds } of groups)
    await tx
      .update(product)
      .set({ attributeSetId: id })
      .where(and(inArray(product.id, [...parentIds]), isNull(product.attributeSetId)))
}

/** Entitlement policies, their buyer groups and their products. */
export interface NewEntitlements {
  readonly policies: ReadonlyArray<typeof entitlementPolicy.$inferInsert>
  readonly groups: ReadonlyArray<typeof entitlementBuyerGroup.$inferInsert>
  readonly products: ReadonlyArray<typeof entitlementProduct.$inferInsert>
}

/** Inserts entitlements; existing rows stay unchanged. */
export async function insertEntitlements(tx: Transaction, input: NewEntitlements): Promise<void> {
  for (const rows of toBatches(input.policies)) await tx.insert(entitlementPolicy).values(rows).onConflictDoNothing()
  for (const rows of toBatches(input.groups)) await tx.insert(entitlementBuyerGroup).values(rows).onConflictDoNothing()
  for (const rows of toBatches(input.products)) await tx.insert(entitlementProduct).values(rows).onConflictDoNothing()
}

// Far below the maximum number of parameters of one statement.
const BATCH_SIZE = 1000

function* toBatches<Row>(rows: readonly Row[] = []): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += BATCH_SIZE) yield rows.slice(start, start + BATCH_SIZE)
}
