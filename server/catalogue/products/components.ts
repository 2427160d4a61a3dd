import { type Decimal, decimal } from '@hydrant/kernel/money/decimal.ts'
import type { ReadOnlyDb } from './store.ts'
import { findComponents, findRequiredComponents } from './component-store.ts'

/** Finds the ids of the components of a set or bundle, in order. */
export async function findComponentIds(db: ReadOnlyDb, parentId: string): Promise<string[]> {
  return (await findComponents(db, [parentId])).map((component) => component.childId)
}

/** A required component of a set or bundle, and its quantity in one set. */
export interface RequiredComponent {
  readonly productId: string
  readonly quantity: Decimal
}

/**
 * Finds the required components of the sets and bundles among these products, in order, regardless of entitlement.
 * Products without required components have no entry in the result.
 */
export async function findRequiredComponentsByParent(
  db: ReadOnlyDb,
  productIds: readonly string[],
): Promise<Map<string, RequiredComponent[]>> {
  const components = productIds.length === 0 ? [] : await findRequiredComponents(db, productIds)
  const toComponent = ({ childId, defaultQuantity }: (typeof components)[number]) => ({
    productId: childId,
    quantity: decimal(defaultQuantity),
  })
  return new Map(
    [...Map.groupBy(components, ({ parentId }) => parentId)].map(([parentId, siblings]) => [
      parentId,
      siblings.map(toComponent),
    ]),
  )
}
