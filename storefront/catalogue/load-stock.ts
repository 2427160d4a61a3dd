import type { Stock } from '@hydrant/design/feedback/stock-indicator.tsx'
import { formatDate } from '@hydrant/kernel/locale/format-date.ts'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'
import type { ShopContext } from '../shop-context.ts'

/** Stock by product id; products whose stock is not tracked are missing. */
export type StockByProduct = ReadonlyMap<string, Stock>

/** Loads the stock of some products. A failure is reported and returns an empty map, so that the page still renders. */
export async function loadStock(
  { client, reportError }: Pick<ShopContext, 'client' | 'reportError'>,
  productIds: readonly string[],
): Promise<StockByProduct> {
  if (productIds.length === 0) return new Map()
  try {
    const { totalInventory } = await client.inventory.levels({ products: productIds.join(',') })
    return new Map(
      totalInventory.map(({ product2Id, availableToOrder: quantity, nextArrival }) => [
        product2Id,
        nextArrival === undefined
          ? { quantity }
          : { quantity, note: messages.outOfStockUntil({ day: formatDate(nextArrival.expectedDate) }) },
      ]),
    )
  } catch (error) {
    reportError(error)
    return new Map()
  }
}
