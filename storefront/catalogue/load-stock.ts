import type { LocationStock, TotalInventory } from '@hydrant/contract/shop/inventory.ts'
import type { Stock } from '@hydrant/design/feedback/stock-indicator.tsx'
import { formatDate } from '@hydrant/kernel/locale/format-date.ts'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'
import type { ShopContext } from '../shop-context.ts'

/** Stock by product id; products whose stock is not tracked are missing. */
export type StockByProduct = ReadonlyMap<string, Stock>

/** How much of a product there is at a location. */
export interface LocationStockView {
  readonly id: string
  readonly name: string
  readonly quantity: number
  /** What is expected there next, as text; empty for nothing. */
  readonly expected: string
}

/** The stock of a product in all, null where it is not tracked, and at each location where the store shows that. */
export interface ProductStock {
  readonly stock: Stock | null
  readonly locations: readonly LocationStockView[]
}

/** Loads the stock of a product in all and by location. A failure is reported, and the page renders without it. */
export async function loadProductStock(
  { client, reportError }: Pick<ShopContext, 'client' | 'reportError'>,
  productId: string,
): Promise<ProductStock> {
  try {
    const { totalInventory } = await client.inventory.levels({ products: productId, includeLocations: true })
    const [row] = totalInventory
    const locations = row?.stockByLocation ?? []
    return {
      stock: row === undefined ? null : toStock(row),
      // Of one location the total says as much.
      locations: locations.length > 1 ? locations.map(toLocationStockView) : [],
    }
  } catch (error) {
    reportError(error)
    return { stock: null, locations: [] }
  }
}

/** Loads the stock of some products. A failure is reported and returns an empty map, so that the page still renders. */
export async function loadStock(
  { client, reportError }: Pick<ShopContext, 'client' | 'reportError'>,
  productIds: readonly string[],
): Promise<StockByProduct> {
  if (productIds.length === 0) return new Map()
  try {
    const { totalInventory } = await client.inventory.levels({ products: productIds.join(',') })
    return new Map(totalInventory.map((row) => [row.product2Id, toStock(row)]))
  } catch (error) {
    reportError(error)
    return new Map()
  }
}

function toStock({ availableToOrder: quantity, nextArrival }: TotalInventory): Stock {
  return nextArrival === undefined
    ? { quantity }
    : { quantity, note: messages.outOfStockUntil({ day: formatDate(nextArrival.expectedDate) }) }
}

function toLocationStockView({ locationId, name, availableToOrder, nextArrival }: LocationStock): LocationStockView {
  return {
    id: locationId,
    name,
    quantity: availableToOrder,
    expected:
      nextArrival === undefined
        ? ''
        : messages.moreExpected({
            quantity: formatQuantity(String(nextArrival.quantity)),
            day: formatDate(nextArrival.expectedDate),
          }),
  }
}
