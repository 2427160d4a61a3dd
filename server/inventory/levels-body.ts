import type { InventoryLevels, InventoryProduct } from '@hydrant/contract/shop/inventory.ts'
import { sum, ZERO, type Decimal } from '@hydrant/kernel/money/decimal.ts'
import type { Stock } from './find-stock.ts'
import { needsOf, wholeSets } from './kits.ts'
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
export function inventoryLevels(stock: Stock, asked: LevelsAsked): InventoryLevels {
  const scope = new Set([...asked.locationIds, ...[...asked.groups.values()].flat()])
  const inScope = scope.size === 0 ? stock : within(stock, (locationId) => scope.has(locationId))
  const at = (locationIds: readonly string[]) => {
    const there = within(stock, (locationId) => locationIds.includes(locationId))
    return asked.productIds.flatMap((id) => stockOf(id, there))
  }
  return {
    success: true,
    errors: [],
    locationGroups: [...asked.groups].map(([locationGroupId, members]) => ({
      locationGroupId,
      inventoryProducts: at(members),
    })),
    locations: asked.locationIds.map((locationId) => ({ locationId, inventoryProducts: at([locationId]) })),
    totalInventory: asked.productIds.flatMap((id) => {
      const variations = asked.variations.get(id)
      const own = stockOf(id, inScope)
      if (variations === undefined) return own
      const variants = variations.flatMap((variationId) => stockOf(variationId, inScope))
      const total =
        own[0] ?? toBody(id, addUp(variations.flatMap((variationId) => inScope.levels.get(variationId) ?? [])))
      return [{ ...total, variants }]
    }),
  }
}

/** The stock of some locations. What is tracked elsewhere stays tracked: it has no levels, and there is none of it. */
function within({ levels, kits }: Stock, isMeant: (locationId: string) => boolean): Stock {
  return {
    levels: new Map([...levels].map(([id, ofProduct]) => [id, ofProduct.filter((level) => isMeant(level.locationId))])),
    kits,
  }
}

function stockOf(productId: string, { levels, kits }: Stock): InventoryProduct[] {
  if (!kits.has(productId)) {
    const own = levels.get(productId) ?? []
    return own.length === 0 ? [] : [toBody(productId, addUp(own))]
  }
  const needs = needsOf(kits, productId)
  const amounts = new Map(
    [...needs.keys()].flatMap((id) => {
      const ofPart = levels.get(id)
      return ofPart === undefined ? [] : [[id, addUp(ofPart)] as const]
    }),
  )
  const sets = (figure: keyof Amounts) => wholeSets(needs, (id) => amounts.get(id)?.[figure] ?? null)
  const [onHand, availableToFulfill, availableToOrder] = [
    sets('onHand'),
    sets('availableToFulfill'),
    sets('availableToOrder'),
  ]
  if (onHand === null || availableToFulfill === null || availableToOrder === null) return []
  return [toBody(productId, { onHand, availableToFulfill, availableToOrder })]
}

interface Amounts {
  readonly onHand: Decimal
  readonly availableToFulfill: Decimal
  readonly availableToOrder: Decimal
}

function addUp(levels: readonly Level[]): Amounts {
  return {
    onHand: sum(levels.map((level) => level.onHand)),
    availableToFulfill: sum(levels.map((level) => level.onHand.minus(level.safetyStock))),
    availableToOrder: sum(levels.map((level) => level.onHand.minus(level.safetyStock).minus(level.reserved))),
  }
}

function toBody(product2Id: string, { onHand, availableToFulfill, availableToOrder }: Amounts): InventoryProduct {
  return {
    product2Id,
    onHand: quantityNumber(onHand),
    availableToFulfill: quantityNumber(availableToFulfill),
    availableToOrder: quantityNumber(availableToOrder),
  }
}

/** This call alone sends quantities as JSON numbers; what is owed counts as nothing. */
function quantityNumber(value: Decimal): number {
  return value.lt(ZERO) ? 0 : Number(value.toFixed())
}
