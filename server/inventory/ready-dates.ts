import { type Decimal, decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { findStock, type Stock } from './find-stock.ts'
import { expandKit } from './kits.ts'
import { toAvailableQuantity } from './pick-locations.ts'
import { type Arrival, findNextArrivals, type ReadOnlyDb } from './store.ts'

/** A quantity of a product that is to be sent. */
export interface NeededStock {
  readonly productId: string
  readonly quantity: Decimal
}

/** From when a shipment can be sent. */
export interface ReadyFrom {
  /** The day on which what is missing is expected, such as `2027-06-30`; null: nothing is missing. */
  readonly day: string | null
}

/**
 * Finds from when each of some shipments can be sent, by their keys: when all of it is in stock, or is together with what
 * is expected next; null when it is not. What is not tracked is always there; of kits the parts count. The shipments do not compete.
 */
export async function findReadyDates(
  db: ReadOnlyDb,
  shipments: ReadonlyMap<string, readonly NeededStock[]>,
  exceptCartId: string | null = null,
): Promise<Map<string, ReadyFrom | null>> {
  const productIds = [...shipments.values()].flatMap((needs) => needs.map(({ productId }) => productId))
  if (productIds.length === 0) return new Map([...shipments.keys()].map((key) => [key, { day: null }]))
  const stock = await findStock(db, productIds, exceptCartId)
  const missing = new Map([...shipments].map(([key, needs]) => [key, listMissing(stock, needs)] as const))
  const missingIds = [...missing.values()].flatMap((quantities) => [...quantities.keys()])
  const arrivals = await findNextArrivals(db, [...new Set(missingIds)])
  return new Map([...missing].map(([key, quantities]) => [key, findReadyFrom(quantities, arrivals)]))
}

/** Lists how much is missing of each product that there is too little of. */
function listMissing(stock: Stock, needs: readonly NeededStock[]): Map<string, Decimal> {
  const needed = new Map<string, Decimal>()
  for (const { productId, quantity } of needs)
    for (const [id, perUnit] of expandKit(stock.kits, productId))
      needed.set(id, (needed.get(id) ?? ZERO).plus(perUnit.times(quantity)))
  return new Map(
    [...needed].flatMap(([id, quantity]) => {
      const levels = stock.levels.get(id)
      if (levels === undefined) return []
      const missingQuantity = quantity.minus(sum(levels.map(toAvailableQuantity)))
      return missingQuantity.gt(ZERO) ? [[id, missingQuantity] as const] : []
    }),
  )
}

function findReadyFrom(
  missing: ReadonlyMap<string, Decimal>,
  arrivals: ReadonlyMap<string, Arrival>,
): ReadyFrom | null {
  let day: string | null = null
  for (const [id, quantity] of missing) {
    const arrival = arrivals.get(id)
    if (arrival === undefined || decimal(String(arrival.quantity)).lt(quantity)) return null
    if (day === null || arrival.expectedDate > day) day = arrival.expectedDate
  }
  return { day }
}
