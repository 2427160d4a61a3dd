import type { InventoryLevels } from '@hydrant/contract/shop/inventory.ts'
import type { Executor } from '@hydrant/database/connection/database.ts'
import { type Decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { fullId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { findIdsBySku, findVariationIds, findVisibility } from '../catalogue/service.ts'
import { unknownPlace } from './errors.ts'
import { findStock } from './find-stock.ts'
import { needsOf, wholeSets } from './kits.ts'
import { inventoryLevels, type LevelsAsked } from './levels-body.ts'
import { freeOf } from './pick-locations.ts'
import {
  findGroupMembers,
  findLocationIds,
  insertLocations,
  type NewLevel,
  type NewLocations,
  upsertLevels,
} from './store.ts'

export type { InsufficientInventory, Shortage } from './errors.ts'
export type { NewLevel, NewLocations, ReservedPart } from './store.ts'
export {
  type Reservation,
  releaseLines,
  releaseReservation,
  renewReservation,
  reserveStock,
  shrinkReservation,
} from './reserve-stock.ts'
export { type StockLine, takeStock, type TakenStock } from './take-stock.ts'

/**
 * What can be ordered of products now, net of safety stock and of what carts hold; never negative. Null: not tracked,
 * always available. Of a set or bundle without levels of its own there are as many as its required parts make.
 */
export async function findAvailability(
  executor: Executor,
  productIds: readonly string[],
): Promise<Map<string, Decimal | null>> {
  const { levels, kits } = await findStock(executor, productIds)
  const availableOf = (productId: string): Decimal | null => {
    const ofProduct = levels.get(productId)
    return ofProduct === undefined ? null : atLeastNought(sum(ofProduct.map(freeOf)))
  }
  return new Map(
    productIds.map((productId) => [
      productId,
      kits.has(productId) ? wholeSets(needsOf(kits, productId), availableOf) : availableOf(productId),
    ]),
  )
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

/**
 * The stock of products that the shopper may see, by location or group and in all; refused when a location or group
 * does not exist.
 */
export async function readLevels(
  executor: Executor,
  shopper: Shopper,
  question: LevelsQuestion,
): Promise<Result<InventoryLevels>> {
  const places = await findPlaces(executor, question)
  if (!places.ok) return places
  const named = question.areIds
    ? question.products.flatMap((id) => normalizeId(id, '01t') ?? [])
    : [...(await findIdsBySku(executor, shopper, question.products)).values()]
  const visibility = await findVisibility(executor, shopper, named)
  const productIds = named.filter((id) => visibility.has(id))
  const parentIds = question.includeVariations
    ? productIds.filter((id) => visibility.get(id)?.productClass === 'VariationParent')
    : []
  const variations = await findVariationIds(executor, shopper, parentIds)
  const stock = await findStock(executor, [...productIds, ...[...variations.values()].flat()])
  return ok(inventoryLevels(stock, { productIds, variations, ...places.value }))
}

/** The locations and groups that a question names, each once; refused when one of them does not exist. */
async function findPlaces(
  executor: Executor,
  question: Pick<LevelsQuestion, 'locationIds' | 'groupIds'>,
): Promise<Result<Pick<LevelsAsked, 'locationIds' | 'groups'>>> {
  const locationIds = [...new Set(question.locationIds.map(fullId))]
  const known = await findLocationIds(executor, locationIds)
  const unknownLocation = locationIds.find((id) => !known.has(id))
  if (unknownLocation !== undefined) return err(unknownPlace('locations', unknownLocation))
  const groups = new Map<string, readonly string[]>()
  const members = await findGroupMembers(executor, question.groupIds.map(fullId))
  for (const id of question.groupIds.map(fullId)) {
    const ofGroup = members.get(id)
    if (ofGroup === undefined) return err(unknownPlace('locationgroups', id))
    groups.set(id, ofGroup)
  }
  return ok({ locationIds, groups })
}

/** Sets what locations hold of products, new levels and known ones. */
export async function setLevels(executor: Executor, levels: readonly NewLevel[]): Promise<void> {
  await upsertLevels(executor, levels)
}

/** Stores locations and the groups that they serve in. */
export async function createLocations(executor: Executor, locations: NewLocations): Promise<void> {
  await insertLocations(executor, locations)
}

function atLeastNought(value: Decimal): Decimal {
  return value.lt(ZERO) ? ZERO : value
}
