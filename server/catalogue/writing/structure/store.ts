import type { Executor } from '@hydrant/database/connection/database.ts'
import {
  attributeDefinition,
  entitlementBuyerGroup,
  entitlementPolicy,
  entitlementProduct,
  productComponent,
  productRelation,
  productSellingModel,
  sellingModel,
  variationAttribute,
} from '@hydrant/database/schema/catalogue.ts'

/** What products are compared by, how they are sold, and what they are to each other, to be stored at once. */
export interface NewStructure {
  readonly attributes?: ReadonlyArray<typeof attributeDefinition.$inferInsert>
  readonly sellingModels?: ReadonlyArray<typeof sellingModel.$inferInsert>
  readonly productSellingModels?: ReadonlyArray<typeof productSellingModel.$inferInsert>
  readonly variationAttributes?: ReadonlyArray<typeof variationAttribute.$inferInsert>
  readonly components?: ReadonlyArray<typeof productComponent.$inferInsert>
  readonly relations?: ReadonlyArray<typeof productRelation.$inferInsert>
}

/** Stores structure; what is there already stays as it is. */
export async function insertStructure(executor: Executor, given: NewStructure): Promise<void> {
  for (const rows of inBatches(given.attributes))
    await executor.insert(attributeDefinition).values(rows).onConflictDoNothing()
  for (const rows of inBatches(given.sellingModels))
    await executor.insert(sellingModel).values(rows).onConflictDoNothing()
  for (const rows of inBatches(given.productSellingModels))
    await executor.insert(productSellingModel).values(rows).onConflictDoNothing()
  for (const rows of inBatches(given.variationAttributes))
    await executor.insert(variationAttribute).values(rows).onConflictDoNothing()
  for (const rows of inBatches(given.components))
    await executor.insert(productComponent).values(rows).onConflictDoNothing()
  for (const rows of inBatches(given.relations))
    await executor.insert(productRelation).values(rows).onConflictDoNothing()
}

/** Rights to see products, the buyer groups that have them and the products that they open. */
export interface NewEntitlements {
  readonly policies: ReadonlyArray<typeof entitlementPolicy.$inferInsert>
  readonly groups: ReadonlyArray<typeof entitlementBuyerGroup.$inferInsert>
  readonly products: ReadonlyArray<typeof entitlementProduct.$inferInsert>
}

/** Stores entitlements; what is there already stays as it is. */
export async function insertEntitlements(executor: Executor, given: NewEntitlements): Promise<void> {
  for (const rows of inBatches(given.policies))
    await executor.insert(entitlementPolicy).values(rows).onConflictDoNothing()
  for (const rows of inBatches(given.groups))
    await executor.insert(entitlementBuyerGroup).values(rows).onConflictDoNothing()
  for (const rows of inBatches(given.products))
    await executor.insert(entitlementProduct).values(rows).onConflictDoNothing()
}

// Far below the number of values that one statement may carry.
const BATCH = 1000

function* inBatches<Row>(rows: readonly Row[] = []): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += BATCH) yield rows.slice(start, start + BATCH)
}
