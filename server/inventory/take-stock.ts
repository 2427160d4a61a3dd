import { type Decimal, sum } from '@hydrant/kernel/money/decimal.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { type InsufficientInventory, insufficientInventory, type Shortage } from './errors.ts'
import { findStock } from './find-stock.ts'
import { type Kits, needsOf } from './kits.ts'
import { freeOf, pickLocations } from './pick-locations.ts'
import {
  decreaseLevels,
  type Executor,
  findLevels,
  type Level,
  lockLevels,
  removeReservation,
  type StockPart,
} from './store.ts'

/** A line whose stock is to be taken. */
export interface StockLine {
  readonly lineId: string
  readonly productId: string
  readonly quantity: Decimal
}

/** A part of a line, or of a part of the set that it orders, and the location that gave it. */
export interface TakenStock extends StockLine {
  readonly locationId: string
}

/**
 * Takes the stock of all lines, or of none: call it in the transaction that must not succeed without it, and roll back
 * on refusal. Locations are emptied in their order; products that are not tracked give nothing and need nothing. For a
 * set or bundle without levels of its own its required parts are taken. What the cart itself holds counts as free, and
 * is held no longer. The refusal names the first product that is short and its line.
 */
export async function takeStock(
  executor: Executor,
  lines: readonly StockLine[],
  cartId: string | null = null,
): Promise<Result<TakenStock[], InsufficientInventory>> {
  const picked = await pickStock(executor, lines, cartId)
  if (!picked.ok) return picked
  const takes = addedUp(picked.value)
  const [decreased] = await Promise.all([
    decreaseLevels(executor, takes),
    cartId === null ? undefined : removeReservation(executor, cartId),
  ])
  const [first] = picked.value
  return decreased < takes.length && first !== undefined ? err(insufficientInventory(first)) : ok(picked.value)
}

/**
 * Chooses from which locations lines are served, with the levels locked until the transaction ends; writes nothing.
 * Refused with every line that is short.
 */
export async function pickStock(
  executor: Executor,
  lines: readonly StockLine[],
  cartId: string | null,
): Promise<Result<TakenStock[], InsufficientInventory>> {
  const { kits, levels } = await findStock(
    executor,
    lines.map((line) => line.productId),
  )
  const needed = takeApart(kits, lines).filter(({ productId }) => levels.has(productId))
  const productIds = [...new Set(needed.map((need) => need.productId))].toSorted()
  if (productIds.length === 0) return ok([])
  // Read anew, in the order in which they are sent: a statement that waits for a lock still sees what others held
  // before it waited.
  const [, free] = await Promise.all([lockLevels(executor, productIds), findLevels(executor, productIds, cartId)])
  const shelves = shelvesOf(free)
  const shortages: Shortage[] = []
  const taken: TakenStock[] = []
  for (const { lineId, productId, quantity } of needed) {
    const ofProduct = shelves.get(productId) ?? []
    const picks = pickLocations(ofProduct, quantity)
    if (picks === null) shortages.push({ lineId, productId })
    for (const pick of picks ?? []) {
      const shelf = ofProduct.find((one) => one.locationId === pick.locationId)
      if (shelf !== undefined) shelf.free = shelf.free.minus(pick.quantity)
      taken.push({ lineId, productId, ...pick })
    }
  }
  const [first, ...others] = shortages
  return first === undefined ? ok(taken) : err(insufficientInventory(first, others))
}

/** What the lines need from the shelves: their product, or the parts of it. */
function takeApart(kits: Kits, lines: readonly StockLine[]): StockLine[] {
  return lines.flatMap(({ lineId, productId, quantity }) =>
    [...needsOf(kits, productId)].map(([id, need]) => ({ lineId, productId: id, quantity: need.times(quantity) })),
  )
}

/** One entry for each level that is taken from. */
function addedUp(taken: readonly StockPart[]): StockPart[] {
  const byLevel = Map.groupBy(taken, ({ productId, locationId }) => `${productId} ${locationId}`)
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

function shelvesOf(levels: readonly Level[]): Map<string, Array<{ locationId: string; free: Decimal }>> {
  const byProduct = Map.groupBy(levels, (level) => level.productId)
  return new Map(
    [...byProduct].map(([productId, ofProduct]) => [
      productId,
      ofProduct.map((level) => ({ locationId: level.locationId, free: freeOf(level) })),
    ]),
  )
}
