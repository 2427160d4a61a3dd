import type { InventoryLevels } from '@hydrant/contract/shop/inventory.ts'
import type { Executor } from '@hydrant/database/connection/database.ts'
import { type Decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { done, type Outcome, refused } from '@hydrant/kernel/outcome/outcome.ts'
import type { Shopper } from '../accounts/service.ts'
import { findIdsBySku, findVariationIds, findVisibility } from '../catalogue/service.ts'
import { type InsufficientInventory, insufficientInventory, type Shortage } from './errors.ts'
import { findStock } from './find-stock.ts'
import { type Kits, needsOf, wholeSets } from './kits.ts'
import { inventoryLevels } from './levels-body.ts'
import { pickLocations } from './pick-locations.ts'
import { decreaseLevel, findGroupMembers, findLevels, insertLocations, type Level, lockLevels, type NewLevel, type NewLocations, upsertLevels } from './store.ts'

export type { InsufficientInventory, Shortage } from './errors.ts'
export type { NewLevel, NewLocations } from './store.ts'

/**
 * What can be ordered of products now, net of safety stock and of what carts hold; never negative. Null: not tracked, always available.
 * Of a set or bundle without levels of its own there are as many as its required parts make.
 */
export async function findAvailability(executor: Executor, productIds: readonly string[]): Promise<Map<string, Decimal | null>> {
  const { levels, kits } = await findStock(executor, productIds)
  const availableOf = (productId: string): Decimal | null => {
    const ofProduct = levels.get(productId)
    return ofProduct === undefined ? null : atLeastNought(sum(ofProduct.map(freeOf)))
  }
  return new Map(productIds.map((productId) => [productId, kits.has(productId) ? wholeSets(needsOf(kits, productId), availableOf) : availableOf(productId)]))
}

/** A line whose stock is to be taken. */
export interface StockLine {
  readonly lineId: string
  readonly productId: string
  readonly quantity: Decimal
}

/** The first product, in the order of the lines, that there is too little of for all of them together; null when there is enough. Takes nothing. */
export async function findShortage(executor: Executor, lines: readonly StockLine[]): Promise<Shortage | null> {
  const { kits } = await findStock(executor, lines.map((line) => line.productId))
  const needed = takeApart(kits, lines)
  const left = await findAvailability(executor, [...new Set(needed.map((need) => need.productId))])
  for (const { lineId, productId, quantity } of needed) {
    const rest = left.get(productId)?.minus(quantity)
    if (rest === undefined) continue
    if (rest.lt(ZERO)) return { lineId, productId }
    left.set(productId, rest)
  }
  return null
}

/** A part of a line, or of a part of the set that it orders, and the location that gave it. */
export interface TakenStock extends StockLine {
  readonly locationId: string
}

/**
 * Takes the stock of all lines, or of none: call it in the transaction that must not succeed without it, and roll back on refusal.
 * Locations are emptied in their order; products that are not tracked give nothing and need nothing. For a set or bundle without levels of its own its
 * required parts are taken. The refusal names the first product that is short and its line.
 */
export async function takeStock(executor: Executor, lines: readonly StockLine[]): Promise<Outcome<TakenStock[], InsufficientInventory>> {
  const { kits } = await findStock(executor, lines.map((line) => line.productId))
  const needed = takeApart(kits, lines)
  const productIds = [...new Set(needed.map((need) => need.productId))].toSorted()
  if (productIds.length === 0) return done([])
  await lockLevels(executor, productIds)
  const shelves = shelvesOf(await findLevels(executor, productIds))
  const taken: TakenStock[] = []
  for (const need of needed) {
    const ofProduct = shelves.get(need.productId)
    if (ofProduct === undefined) continue
    const picks = pickLocations(ofProduct, need.quantity)
    if (picks === null) return refused(insufficientInventory(need))
    for (const pick of picks) {
      if (!(await decreaseLevel(executor, { productId: need.productId, ...pick }))) return refused(insufficientInventory(need))
      const shelf = ofProduct.find((one) => one.locationId === pick.locationId)
      if (shelf !== undefined) shelf.free = shelf.free.minus(pick.quantity)
      taken.push({ lineId: need.lineId, productId: need.productId, locationId: pick.locationId, quantity: pick.quantity })
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
  const stock = await findStock(executor, [...productIds, ...[...variations.values()].flat()])
  const members = await findGroupMembers(executor, question.groupIds)
  const groups = new Map(question.groupIds.map((id) => [id, members.get(id) ?? []]))
  return inventoryLevels(stock, { productIds, variations, locationIds: question.locationIds, groups })
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

/** What the lines need from the shelves: their product, or the parts of it. */
function takeApart(kits: Kits, lines: readonly StockLine[]): StockLine[] {
  return lines.flatMap(({ lineId, productId, quantity }) => [...needsOf(kits, productId)].map(([id, need]) => ({ lineId, productId: id, quantity: need.times(quantity) })))
}

function shelvesOf(levels: readonly Level[]): Map<string, Array<{ locationId: string; free: Decimal }>> {
  const byProduct = Map.groupBy(levels, (level) => level.productId)
  return new Map([...byProduct].map(([productId, ofProduct]) => [productId, ofProduct.map((level) => ({ locationId: level.locationId, free: freeOf(level) }))]))
}
