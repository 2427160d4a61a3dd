import { type Decimal, sum } from '@hydrant/kernel/money/decimal.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { type InsufficientInventory, insufficientInventoryError, type Shortage } from './errors.ts'
import { findStock } from './find-stock.ts'
import { type Kits, expandKit } from './kits.ts'
import { toAvailableQuantity, pickLocations } from './pick-locations.ts'
import {
  decreaseSufficientLevelsAndDeleteReservation,
  type Transaction,
  findLevels,
  type Level,
  lockLevels,
  lockLevelsIfAllTracked,
  type StockPart,
} from './store.ts'

/** A line whose stock is to be deducted or reserved. */
export interface StockLine {
  readonly lineId: string
  readonly productId: string
  readonly quantity: Decimal
}

/** Stock of a line, or of a part of its kit, and the location that it is deducted from. */
export interface TakenStock extends StockLine {
  readonly locationId: string
}

/**
 * Deducts the stock of all lines, or of none: an error must roll the transaction back. Locations are emptied in their
 * order; products that are not tracked are skipped. For a kit or bundle without levels of its own, its required parts
 * are deducted. Stock that is reserved for the cart is available to it, and its reservation is deleted. The error has
 * the first product with too little stock, and its line.
 */
export async function deductStock(
  tx: Transaction,
  lines: readonly StockLine[],
  cartId: string | null = null,
): Promise<Result<TakenStock[], InsufficientInventory>> {
  const pickResult = await lockAndPickStock(tx, lines, cartId)
  if (!pickResult.ok) return pickResult
  const deductionResult = await deductPickedStock(tx, pickResult.value, cartId)
  return deductionResult.ok ? pickResult : deductionResult
}

/**
 * Deducts the stock that `lockAndPickStock` has picked, and deletes the reservation of the cart. Returns an error when
 * a level has too little on hand.
 */
export async function deductPickedStock(
  tx: Transaction,
  picked: readonly TakenStock[],
  cartId: string | null,
): Promise<Result<null, InsufficientInventory>> {
  const levelQuantities = sumByLevel(picked)
  const decreasedCount = await decreaseSufficientLevelsAndDeleteReservation(tx, levelQuantities, cartId)
  const [first] = picked
  return decreasedCount < levelQuantities.length && first !== undefined
    ? err(insufficientInventoryError(first))
    : ok(null)
}

/**
 * Locks the stock levels of lines until the transaction ends, and chooses the locations to deduct from; writes nothing.
 * Returns an error with all shortages.
 */
export async function lockAndPickStock(
  tx: Transaction,
  lines: readonly StockLine[],
  cartId: string | null,
): Promise<Result<TakenStock[], InsufficientInventory>> {
  const productIds = [...new Set(lines.map(({ productId }) => productId))].toSorted()
  if (productIds.length === 0) return ok([])
  // Both are sent at once and run in this order. The levels are read by a second statement, because a statement that
  // has waited for a lock still sees the reservations from before the wait.
  const [, levels] = await Promise.all([lockLevelsIfAllTracked(tx, productIds), findLevels(tx, productIds, cartId)])
  const stockByProduct = groupAvailableStock(levels)
  return productIds.every((id) => stockByProduct.has(id))
    ? pickStock(lines, stockByProduct)
    : lockAndPickExpandedLines(tx, lines, cartId)
}

/**
 * Locks and picks stock when some products have no levels of their own: kits are replaced by their parts, and all
 * levels are locked in one order.
 */
async function lockAndPickExpandedLines(
  tx: Transaction,
  lines: readonly StockLine[],
  cartId: string | null,
): Promise<Result<TakenStock[], InsufficientInventory>> {
  const { kits, levels } = await findStock(
    tx,
    lines.map((line) => line.productId),
  )
  const neededParts = expandKitLines(kits, lines).filter(({ productId }) => levels.has(productId))
  const productIds = [...new Set(neededParts.map((part) => part.productId))].toSorted()
  if (productIds.length === 0) return ok([])
  const [, availableLevels] = await Promise.all([lockLevels(tx, productIds), findLevels(tx, productIds, cartId)])
  return pickStock(neededParts, groupAvailableStock(availableLevels))
}

function pickStock(
  neededParts: readonly StockLine[],
  stockByProduct: ReturnType<typeof groupAvailableStock>,
): Result<TakenStock[], InsufficientInventory> {
  const shortages: Shortage[] = []
  const takenStock: TakenStock[] = []
  for (const { lineId, productId, quantity } of neededParts) {
    const productStock = stockByProduct.get(productId) ?? []
    const picks = pickLocations(productStock, quantity)
    if (picks === null) shortages.push({ lineId, productId })
    for (const pick of picks ?? []) {
      const pickedStock = productStock.find((levelStock) => levelStock.locationId === pick.locationId)
      if (pickedStock !== undefined) pickedStock.availableQuantity = pickedStock.availableQuantity.minus(pick.quantity)
      takenStock.push({ lineId, productId, ...pick })
    }
  }
  const [first, ...otherShortages] = shortages
  return first === undefined ? ok(takenStock) : err(insufficientInventoryError(first, otherShortages))
}

/** Expands lines to what they need from stock: their product, or the parts of a kit. */
function expandKitLines(kits: Kits, lines: readonly StockLine[]): StockLine[] {
  return lines.flatMap(({ lineId, productId, quantity }) =>
    [...expandKit(kits, productId)].map(([id, quantityPerUnit]) => ({
      lineId,
      productId: id,
      quantity: quantityPerUnit.times(quantity),
    })),
  )
}

/** Sums quantities to one entry per level. */
function sumByLevel(takenStock: readonly StockPart[]): StockPart[] {
  const byLevel = Map.groupBy(takenStock, ({ productId, locationId }) => `${productId} ${locationId}`)
  return [...byLevel.values()].flatMap((parts) => {
    const [first] = parts
    return first === undefined
      ? []
      : [
          {
            productId: first.productId,
            locationId: first.locationId,
            quantity: sum(parts.map(({ quantity }) => quantity)),
          },
        ]
  })
}

function groupAvailableStock(
  levels: readonly Level[],
): Map<string, Array<{ locationId: string; availableQuantity: Decimal }>> {
  const byProduct = Map.groupBy(levels, (level) => level.productId)
  return new Map(
    [...byProduct].map(([productId, productStock]) => [
      productId,
      productStock.map((level) => ({ locationId: level.locationId, availableQuantity: toAvailableQuantity(level) })),
    ]),
  )
}
