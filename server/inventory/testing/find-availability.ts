import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { type Decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { findStock } from '../find-stock.ts'
import { countWholeKits, expandKit } from '../kits.ts'
import { toAvailableQuantity } from '../pick-locations.ts'

/**
 * Finds the quantity of products that can be ordered now: on hand, less safety stock and reservations, never negative;
 * null for a product that is not tracked and so always available. For a kit or bundle without levels of its own it is
 * the number of kits that its required parts allow.
 */
export async function findAvailability(
  db: ReadOnlyDb,
  productIds: readonly string[],
): Promise<Map<string, Decimal | null>> {
  const { levels, kits } = await findStock(db, productIds)
  const findAvailable = (productId: string): Decimal | null => {
    const productLevels = levels.get(productId)
    return productLevels === undefined ? null : clampToZero(sum(productLevels.map(toAvailableQuantity)))
  }
  return new Map(
    productIds.map((productId) => [
      productId,
      kits.has(productId) ? countWholeKits(expandKit(kits, productId), findAvailable) : findAvailable(productId),
    ]),
  )
}

function clampToZero(value: Decimal): Decimal {
  return value.lt(ZERO) ? ZERO : value
}
