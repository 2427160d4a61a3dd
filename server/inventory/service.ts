import type { InventoryLevels, NextArrival } from '@hydrant/contract/shop/inventory.ts'
import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { toFullIdIfValid, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { findProductIdsBySku, findVariationIds, findVisibility } from '../catalogue/service.ts'
import { showsStockByLocation } from '../webstore/service.ts'
import { unknownLocationError } from './errors.ts'
import { findStock } from './find-stock.ts'
import {
  toAvailableQuantities,
  toInventoryLevels,
  toNonNegativeNumber,
  type ResolvedLevelsQuery,
} from './levels-body.ts'
import { findLevelsByLocation } from './location-stock-store.ts'
import {
  findExistingLocationIds,
  findKitIds,
  findLocationIdsByGroup,
  findNextArrivals,
  findStockedProductIds,
} from './store.ts'

export type { InsufficientInventory, Shortage } from './errors.ts'
export {
  deleteReservation,
  deleteReservationsOfLines,
  findExistingLocationIds,
  increaseLevels,
  insertLocations,
  upsertInventoryLevels,
} from './store.ts'
export type { ReservedPart } from './store.ts'
export { type Reservation, reserveAgainForCurrentLines, reserveStock, shrinkLineReservation } from './reserve-stock.ts'
export { findReadyDates, type ReadyFrom } from './ready-dates.ts'
export { lockAndPickStock, type StockLine, deductPickedStock, deductStock, type TakenStock } from './deduct-stock.ts'

/** A stock query as the request gives it. */
export interface LevelsQuery {
  /** Product ids, or part numbers. */
  readonly products: readonly string[]
  readonly areIds: boolean
  readonly locationIds: readonly string[]
  readonly groupIds: readonly string[]
  /** Whether to include the variations of parents. */
  readonly includeVariations: boolean
  /** Whether to include the stock at each location, where the store shows it. */
  readonly includeLocations: boolean
}

/**
 * Loads the stock of products that the shopper may see, by location or group and in total; returns an error when a
 * location or group does not exist.
 */
export async function loadLevels(
  db: ReadOnlyDb,
  shopper: Shopper,
  query: LevelsQuery,
): Promise<Result<InventoryLevels>> {
  const scope = await resolveLocations(db, query)
  if (!scope.ok) return scope
  const requestedIds = query.areIds
    ? query.products.flatMap((id) => normalizeId(id, '01t') ?? [])
    : [...(await findProductIdsBySku(db, shopper, query.products)).values()]
  const visibility = await findVisibility(db, shopper, requestedIds)
  const productIds = requestedIds.filter((id) => visibility.has(id))
  const parentIds = query.includeVariations
    ? productIds.filter((id) => visibility.get(id)?.productClass === 'VariationParent')
    : []
  const variations = await findVariationIds(db, shopper, parentIds)
  const stock = await findStock(db, [...productIds, ...[...variations.values()].flat()])
  const levels = toInventoryLevels(stock, { productIds, variations, ...scope.value })
  // What is expected somewhere says nothing about the locations that were asked for.
  const isOfAllLocations = query.locationIds.length === 0 && query.groupIds.length === 0
  const shown =
    query.includeLocations && showsStockByLocation(shopper.webstore) ? await addStockByLocation(db, levels) : levels
  return ok(isOfAllLocations ? await addNextArrivals(db, shown) : shown)
}

/** Adds to products how much there is at each location, and what is expected there next. */
async function addStockByLocation(db: ReadOnlyDb, levels: InventoryLevels): Promise<InventoryLevels> {
  const productIds = levels.totalInventory.map(({ product2Id }) => product2Id)
  const stock = Map.groupBy(await findLevelsByLocation(db, productIds), ({ productId }) => productId)
  return {
    ...levels,
    totalInventory: levels.totalInventory.map((row) => ({
      ...row,
      stockByLocation: (stock.get(row.product2Id) ?? []).map(({ locationId, name, available, nextArrival }) => ({
        locationId,
        name,
        availableToOrder: toNonNegativeNumber(available),
        ...(nextArrival !== null && { nextArrival }),
      })),
    })),
  }
}

/** Adds to the products of which nothing can be ordered what is expected of them next. */
async function addNextArrivals(db: ReadOnlyDb, levels: InventoryLevels): Promise<InventoryLevels> {
  const missingIds = levels.totalInventory.flatMap((row) => (row.availableToOrder > 0 ? [] : row.product2Id))
  const arrivals = await findNextArrivals(db, missingIds)
  if (arrivals.size === 0) return levels
  return {
    ...levels,
    totalInventory: levels.totalInventory.map((row) => {
      const nextArrival = arrivals.get(row.product2Id)
      return nextArrival === undefined ? row : { ...row, nextArrival }
    }),
  }
}

/** Finds what can be ordered of products, by id. Products whose stock is not counted are missing. */
async function findAvailableQuantities(db: ReadOnlyDb, productIds: readonly string[]): Promise<Map<string, number>> {
  return productIds.length === 0 ? new Map() : toAvailableQuantities(await findStock(db, productIds), productIds)
}

/**
 * Finds what can be ordered of products, and what is expected of them next, for callers that have already checked that
 * the shopper may see them. Products whose stock is not counted are missing from both.
 */
export async function findAvailability(db: ReadOnlyDb, productIds: readonly string[]): Promise<Availability> {
  const available = await findAvailableQuantities(db, productIds)
  return { available, arrivals: await findNextArrivals(db, [...available.keys()]) }
}

/** What can be ordered of products, and what is expected of them next, by product id. */
export interface Availability {
  readonly available: ReadonlyMap<string, number>
  readonly arrivals: ReadonlyMap<string, NextArrival>
}

/**
 * Finds all products of which something can be ordered from stock, regardless of who may see them: those with levels, and
 * kits of whose parts there are enough for one; always in the same order.
 */
export async function findInStockProductIds(db: ReadOnlyDb): Promise<string[]> {
  const stockedIds = await findStockedProductIds(db)
  const kits = await findAvailableQuantities(db, await findKitIds(db))
  return [...stockedIds, ...[...kits].flatMap(([id, quantity]) => (quantity > 0 ? [id] : []))]
}

/** Resolves the locations and groups of a query, each once; returns an error when one does not exist. */
async function resolveLocations(
  db: ReadOnlyDb,
  query: Pick<LevelsQuery, 'locationIds' | 'groupIds'>,
): Promise<Result<Pick<ResolvedLevelsQuery, 'locationIds' | 'groups'>>> {
  const locationIds = [...new Set(query.locationIds.map(toFullIdIfValid))]
  const existingIds = await findExistingLocationIds(db, locationIds)
  const unknownLocation = locationIds.find((id) => !existingIds.has(id))
  if (unknownLocation !== undefined) return err(unknownLocationError('locations', unknownLocation))
  const groups = new Map<string, readonly string[]>()
  const members = await findLocationIdsByGroup(db, query.groupIds.map(toFullIdIfValid))
  for (const id of query.groupIds.map(toFullIdIfValid)) {
    const groupLocationIds = members.get(id)
    if (groupLocationIds === undefined) return err(unknownLocationError('locationgroups', id))
    groups.set(id, groupLocationIds)
  }
  return ok({ locationIds, groups })
}
