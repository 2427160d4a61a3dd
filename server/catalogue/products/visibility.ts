import { type ReadOnlyDb, findVariationIdsWithParents, findVisibilities, type Visibility } from './store.ts'
import { type Shopper, toBuyerGroupIds } from '../../accounts/service.ts'

/** Finds the class and price visibility of products, by id. Products that the shopper may not see are missing. */
export async function findVisibility(
  db: ReadOnlyDb,
  shopper: Shopper,
  productIds: readonly string[],
): Promise<Map<string, Visibility>> {
  return productIds.length === 0
    ? new Map<string, Visibility>()
    : findVisibilities(db, toBuyerGroupIds(shopper), productIds)
}

/** Finds the ids of the variations that are sold and that a shopper may see, by parent. */
export async function findVariationIds(
  db: ReadOnlyDb,
  shopper: Shopper,
  parentIds: readonly string[],
): Promise<Map<string, string[]>> {
  const variations =
    parentIds.length === 0 ? [] : await findVariationIdsWithParents(db, toBuyerGroupIds(shopper), parentIds)
  return new Map(
    [...Map.groupBy(variations, (entry) => entry.parentId ?? '')].map(([parentId, siblings]) => [
      parentId,
      siblings.map((entry) => entry.id),
    ]),
  )
}
