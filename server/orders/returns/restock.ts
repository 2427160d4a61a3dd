import { toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { sum } from '@hydrant/kernel/money/decimal.ts'
import { increaseLevels } from '../../inventory/service.ts'
import { findAllocations } from '../changes/store.ts'
import type { OrderItem } from '../order.ts'
import type { ReturnItem } from './returns.ts'
import type { Transaction } from './store.ts'

/**
 * Puts what has come back and can be sold again into stock, at the location where most of it was taken from. Of a set,
 * its parts come back.
 */
export async function restock(
  tx: Transaction,
  items: readonly OrderItem[],
  returnItems: readonly ReturnItem[],
): Promise<void> {
  const resalable = returnItems.filter(({ isResalable }) => isResalable)
  if (resalable.length === 0) return
  const itemsById = new Map(items.map((item) => [item.id, item]))
  const allocations = await findAllocations(tx, [
    ...new Set(resalable.map(({ orderItemId }) => toFullIdIfValid(orderItemId))),
  ])
  const parts = resalable.flatMap(({ orderItemId, quantity }) => {
    const item = itemsById.get(toFullIdIfValid(orderItemId))
    if (item === undefined) return []
    const ofItem = allocations.filter((allocation) => allocation.orderItemId === item.id)
    const byProduct = [...Map.groupBy(ofItem, ({ productId }) => productId).values()]
    return byProduct.flatMap((ofProduct) => {
      const total = sum(ofProduct.map((allocation) => allocation.quantity))
      const [largest] = ofProduct.toSorted((one, other) => other.quantity.cmp(one.quantity))
      if (largest === undefined) return []
      const { productId, locationId } = largest
      const perUnit = total.div(item.quantity.minus(item.quantityCanceled))
      return [{ productId, locationId, quantity: perUnit.times(quantity) }]
    })
  })
  await increaseLevels(tx, parts)
}
