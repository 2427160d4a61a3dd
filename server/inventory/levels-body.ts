import type { InventoryLevels, InventoryProduct } from '@hydrant/contract/shop/inventory.ts'
import { sum, ZERO, type Decimal } from '@hydrant/kernel/money/decimal.ts'
import type { Level } from './store.ts'

/** What is asked about stock. Products are given by id, and their variations where those are wanted too. */
export interface LevelsAsked {
  readonly productIds: readonly string[]
  readonly variations: ReadonlyMap<string, readonly string[]>
  readonly locationIds: readonly string[]
  /** The locations of each group that was asked for. */
  readonly groups: ReadonlyMap<string, readonly string[]>
}

/** Stock by location or group and in all. Products that are not tracked are left out. */
export function inventoryLevels(levels: readonly Level[], asked: LevelsAsked): InventoryLevels {
  const scope = new Set([...asked.locationIds, ...[...asked.groups.values()].flat()])
  const inScope = scope.size === 0 ? levels : levels.filter((level) => scope.has(level.locationId))
  const at = (locationIds: readonly string[]) => asked.productIds.flatMap((id) => stockOf(id, inScope.filter((level) => locationIds.includes(level.locationId))))
  return {
    success: true,
    errors: [],
    locationGroups: [...asked.groups].map(([locationGroupId, members]) => ({ locationGroupId, inventoryProducts: at(members) })),
    locations: asked.locationIds.map((locationId) => ({ locationId, inventoryProducts: at([locationId]) })),
    totalInventory: asked.productIds.flatMap((id) => {
      const variations = asked.variations.get(id)
      const own = stockOf(id, inScope)
      if (variations === undefined) return own
      const variants = variations.flatMap((variationId) => stockOf(variationId, inScope))
      const total = own[0] ?? addUp(id, inScope.filter((level) => variations.includes(level.productId)))
      return [{ ...total, variants }]
    }),
  }
}

function stockOf(productId: string, levels: readonly Level[]): InventoryProduct[] {
  const own = levels.filter((level) => level.productId === productId)
  return own.length === 0 ? [] : [addUp(productId, own)]
}

function addUp(productId: string, levels: readonly Level[]): InventoryProduct {
  return {
    product2Id: productId,
    onHand: quantityNumber(sum(levels.map((level) => level.onHand))),
    availableToFulfill: quantityNumber(sum(levels.map((level) => level.onHand.minus(level.safetyStock)))),
    availableToOrder: quantityNumber(sum(levels.map((level) => level.onHand.minus(level.safetyStock).minus(level.reserved)))),
  }
}

/** This call alone sends quantities as JSON numbers; what is owed counts as nothing. */
function quantityNumber(value: Decimal): number {
  return value.lt(ZERO) ? 0 : Number(value.toFixed())
}
