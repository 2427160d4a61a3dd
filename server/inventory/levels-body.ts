import type { InventoryLevels, InventoryProduct } from '@hydrant/contract/shop/inventory.ts'
import { sum, ZERO, type Decimal } from '@hydrant/kernel/money/decimal.ts'
import type { Stock } from './find-stock.ts'
import { expandKit, countWholeKits } from './kits.ts'
import type { Level } from './store.ts'

/** A stock query with resolved ids: products, the variations to include, locations and groups. */
export interface ResolvedLevelsQuery {
  readonly productIds: readonly string[]
  readonly variations: ReadonlyMap<string, readonly string[]>
  readonly locationIds: readonly string[]
  /** Requested group → its locations. */
  readonly groups: ReadonlyMap<string, readonly string[]>
}

/**
 * Converts stock to a response body: by location or group, and in total. Products that are not tracked are left out.
 */
export function toInventoryLevels(stock: Stock, query: ResolvedLevelsQuery): InventoryLevels {
  const scope = new Set([...query.locationIds, ...[...query.groups.values()].flat()])
  const inScope = scope.size === 0 ? stock : filterStockByLocation(stock, (locationId) => scope.has(locationId))
  const toProductsAt = (locationIds: readonly string[]) => {
    const stockAtLocations = filterStockByLocation(stock, (locationId) => locationIds.includes(locationId))
    return query.productIds.flatMap((id) => toInventoryProductIfTracked(id, stockAtLocations))
  }
  return {
    success: true,
    errors: [],
    locationGroups: [...query.groups].map(([locationGroupId, members]) => ({
      locationGroupId,
      inventoryProducts: toProductsAt(members),
    })),
    locations: query.locationIds.map((locationId) => ({ locationId, inventoryProducts: toProductsAt([locationId]) })),
    totalInventory: query.productIds.flatMap((id) => {
      const variations = query.variations.get(id)
      const ownStock = toInventoryProductIfTracked(id, inScope)
      if (variations === undefined) return ownStock
      const variants = variations.flatMap((variationId) => toInventoryProductIfTracked(variationId, inScope))
      const total =
        ownStock[0] ??
        toInventoryProduct(id, sumLevels(variations.flatMap((variationId) => inScope.levels.get(variationId) ?? [])))
      return [{ ...total, variants }]
    }),
  }
}

/**
 * Filters stock by location. A product that is tracked only elsewhere stays tracked: it has no levels here, and none is
 * available.
 */
function filterStockByLocation({ levels, kits }: Stock, isIncluded: (locationId: string) => boolean): Stock {
  return {
    levels: new Map(
      [...levels].map(([id, productLevels]) => [id, productLevels.filter((level) => isIncluded(level.locationId))]),
    ),
    kits,
  }
}

function toInventoryProductIfTracked(productId: string, { levels, kits }: Stock): InventoryProduct[] {
  if (!kits.has(productId)) {
    const ownStock = levels.get(productId) ?? []
    return ownStock.length === 0 ? [] : [toInventoryProduct(productId, sumLevels(ownStock))]
  }
  const partQuantities = expandKit(kits, productId)
  const amounts = new Map(
    [...partQuantities.keys()].flatMap((id) => {
      const partLevels = levels.get(id)
      return partLevels === undefined ? [] : [[id, sumLevels(partLevels)] as const]
    }),
  )
  const countKits = (amountName: keyof Amounts) =>
    countWholeKits(partQuantities, (id) => amounts.get(id)?.[amountName] ?? null)
  const [onHand, availableToFulfill, availableToOrder] = [
    countKits('onHand'),
    countKits('availableToFulfill'),
    countKits('availableToOrder'),
  ]
  if (onHand === null || availableToFulfill === null || availableToOrder === null) return []
  return [toInventoryProduct(productId, { onHand, availableToFulfill, availableToOrder })]
}

/** Returns what can be ordered of products from all locations, by id; products that are not tracked are missing. */
export function toAvailableQuantities(stock: Stock, productIds: readonly string[]): Map<string, number> {
  return new Map(
    productIds.flatMap((id) =>
      toInventoryProductIfTracked(id, stock).map(({ availableToOrder }) => [id, availableToOrder] as const),
    ),
  )
}

interface Amounts {
  readonly onHand: Decimal
  readonly availableToFulfill: Decimal
  readonly availableToOrder: Decimal
}

function sumLevels(levels: readonly Level[]): Amounts {
  return {
    onHand: sum(levels.map((level) => level.onHand)),
    availableToFulfill: sum(levels.map((level) => level.onHand.minus(level.safetyStock))),
    availableToOrder: sum(levels.map((level) => level.onHand.minus(level.safetyStock).minus(level.reserved))),
  }
}

function toInventoryProduct(
  product2Id: string,
  { onHand, availableToFulfill, availableToOrder }: Amounts,
): InventoryProduct {
  return {
    product2Id,
    onHand: toNonNegativeNumber(onHand),
    availableToFulfill: toNonNegativeNumber(availableToFulfill),
    availableToOrder: toNonNegativeNumber(availableToOrder),
  }
}

/** Converts a quantity to a JSON number, which only this endpoint uses; negative ones become zero. */
export function toNonNegativeNumber(value: Decimal): number {
  return value.lt(ZERO) ? 0 : Number(value.toFixed())
}
