import { findRequiredComponentsByParent, type RequiredComponent } from '../catalogue/service.ts'
import type { Kits } from './kits.ts'
import { type ReadOnlyDb, findLevels, type Level } from './store.ts'

/** The inventory levels of products and of the parts of kits. */
export interface Stock {
  /** Product → its levels, in the order in which locations are emptied; products that are not tracked are missing. */
  readonly levels: ReadonlyMap<string, readonly Level[]>
  readonly kits: Kits
}

/**
 * Finds the stock of products; for kits without levels that of their required parts, down to products that have levels
 * or no parts. The reservation of one cart can be left out of what is reserved.
 */
export async function findStock(
  db: ReadOnlyDb,
  productIds: readonly string[],
  exceptCartId: string | null = null,
): Promise<Stock> {
  const levels = new Map<string, readonly Level[]>()
  const kits = new Map<string, readonly RequiredComponent[]>()
  const visitedIds = new Set<string>()
  let pendingIds = [...new Set(productIds)]
  while (pendingIds.length > 0) {
    for (const id of pendingIds) visitedIds.add(id)
    for (const [id, productLevels] of Map.groupBy(
      await findLevels(db, pendingIds, exceptCartId),
      (level) => level.productId,
    ))
      levels.set(id, productLevels)
    const partsByKit = await findRequiredComponentsByParent(
      db,
      pendingIds.filter((id) => !levels.has(id)),
    )
    for (const [id, parts] of partsByKit) kits.set(id, parts)
    const partIds = [...partsByKit.values()].flat().map((part) => part.productId)
    pendingIds = [...new Set(partIds)].filter((id) => !visitedIds.has(id))
  }
  return { levels, kits }
}
