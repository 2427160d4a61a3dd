import type { InventoryLevels } from '@hydrant/contract/shop/inventory.ts'
import type { Executor } from '@hydrant/database/connection/database.ts'
import { type Decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { done, type Outcome, refused } from '@hydrant/kernel/outcome/outcome.ts'
import type { Shopper } from '../accounts/service.ts'
import { findIdsBySku, findVariationIds, findVisibility } from '../catalogue/service.ts'
import { type InsufficientInventory, insufficientInventory } from './errors.ts'
import { inventoryLevels } from './levels-body.ts'
import { pickLocations } from './pick-locations.ts'
import { decreaseLevel, findGroupMembers, findLevels, insertLocations, type Level, lockLevels, type NewLevel, type NewLocations, upsertLevels } from './store.ts'

export type { InsufficientInventory } from './errors.ts'
export type { NewLevel, NewLocations } from './store.ts'

/** What can be ordered of products now, net of safety stock and of what carts hold; never negative. Null: not tracked, always available. */
export async function findAvailability(executor: Executor, productIds: readonly string[]): Promise<Map<string, Decimal | null>> {
  const levels = productIds.length === 0 ? [] : await findLevels(executor, productIds)
  const byProduct = Map.groupBy(levels, (level) => level.productId)
  return new Map(
    productIds.map((productId) => {
      const ofProduct = byProduct.get(productId)
      return [productId, ofProduct === undefined ? null : atLeastNought(sum(ofProduct.map(freeOf)))]
    }),
  )
}

/** A line whose stock is to be taken. */
export interface StockLine {
  readonly lineId: string
  readonly productId: string
  readonly quantity: Decimal
}

/** A part of a line and the location that gave it. */
export interface TakenStock extends StockLine {
  readonly locationId: string
}

/**
 * Takes the stock of all lines, or of none: call it in the transaction that must not succeed without it, and roll back on refusal.
 * Locations are emptied in their order; products that are not tracked give nothing and need nothing. The refusal names the first product that is short.
 */
export async function takeStock(executor: Executor, lines: readonly StockLine[]): Promise<Outcome<TakenStock[], InsufficientInventory>> {
  const productIds = [...new Set(lines.map((line) => line.productId))].toSorted()
  if (productIds.length === 0) return done([])
  await lockLevels(executor, productIds)
  const shelves = shelvesOf(await findLevels(executor, productIds))
  const taken: TakenStock[] = []
  for (const line of lines) {
    const ofProduct = shelves.get(line.productId)
    if (ofProduct === undefined) continue
    const picks = pickLocations(ofProduct, line.quantity)
    if (picks === null) return refused(insufficientInventory(line.productId))
    for (const pick of picks) {
      if (!(await decreaseLevel(executor, { productId: line.productId, ...pick }))) return refused(insufficientInventory(line.productId))
      const shelf = ofProduct.find((one) => one.locationId === pick.locationId)
      if (shelf !== undefined) shelf.free = shelf.free.minus(pick.quantity)
      taken.push({ lineId: line.lineId, productId: line.productId, locationId: pick.locationId, quantity: pick.quantity })
    }
  }
  return done(taken)
}

/** A question about stock, as it is asked. */
export interface LevelsQuestion {
  /** Ids, or part numbers. */
  readonly products: readonly string[]
  readonly areIds: boolean
  readonly locationIds: readonly string[]
  readonly groupIds: readonly string[]
  /** Whether the variations of parents are told too. */
  readonly includeVariations: boolean
}

/** The stock of products that the shopper may see, by location or group and in all. */
export async function readLevels(executor: Executor, shopper: Shopper, question: LevelsQuestion): Promise<InventoryLevels> {
  const named = question.areIds
    ? question.products.flatMap((id) => normalizeId(id, '01t') ?? [])
    : [...(await findIdsBySku(executor, shopper, question.products)).values()]
  const visibility = await findVisibility(executor, shopper, named)
  const productIds = named.filter((id) => visibility.has(id))
  const parentIds = question.includeVariations ? productIds.filter((id) => visibility.get(id)?.productClass === 'VariationParent') : []
  const variations = await findVariationIds(executor, shopper, parentIds)
  const levels = productIds.length === 0 ? [] : await findLevels(executor, [...productIds, ...[...variations.values()].flat()])
  const members = await findGroupMembers(executor, question.groupIds)
  const groups = new Map(question.groupIds.map((id) => [id, members.get(id) ?? []]))
  return inventoryLevels(levels, { productIds, variations, locationIds: question.locationIds, groups })
}

/** Sets what locations hold of products, new levels and known ones. */
export async function setLevels(executor: Executor, levels: readonly NewLevel[]): Promise<void> {
  await upsertLevels(executor, levels)
}

/** Stores locations and the groups that they serve in. */
export async function createLocations(executor: Executor, locations: NewLocations): Promise<void> {
  await insertLocations(executor, locations)
}

/** What a level can give: on hand, without safety stock and without what carts hold. May be negative. */
function freeOf(level: Level): Decimal {
  return level.onHand.minus(level.safetyStock).minus(level.reserved)
}

function atLeastNought(value: Decimal): Decimal {
  return value.lt(ZERO) ? ZERO : value
}

function shelvesOf(levels: readonly Level[]): Map<string, Array<{ locationId: string; free: Decimal }>> {
  const byProduct = Map.groupBy(levels, (level) => level.productId)
  return new Map([...byProduct].map(([productId, ofProduct]) => [productId, ofProduct.map((level) => ({ locationId: level.locationId, free: freeOf(level) }))]))
}
