import type { Stock } from '@hydrant/design/feedback/stock-indicator.tsx'
import type { ShopContext } from '../shop-context.ts'

/** What is in stock by product id; products whose stock is not counted are missing. */
export type StockByProduct = ReadonlyMap<string, Stock>

/**
 * Reads the stock of some products. A failure is reported and means that nothing is known: a page without stock is
 * better than none.
 */
export async function loadStock(
  { client, reportError }: Pick<ShopContext, 'client' | 'reportError'>,
  productIds: readonly string[],
): Promise<StockByProduct> {
  if (productIds.length === 0) return new Map()
  try {
    const { totalInventory } = await client.inventory.levels({ products: productIds.join(',') })
    return new Map(totalInventory.map((row) => [row.product2Id, { quantity: row.availableToOrder }]))
  } catch (error) {
    reportError(error)
    return new Map()
  }
}
