import { type Decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { increaseLevels } from '../../inventory/service.ts'
import type { OrderItem } from '../order.ts'
import type { Allocation } from '../store.ts'
import type { CanceledLine } from './plan-cancellation.ts'
import * as store from './store.ts'

/**
 * Puts the stock of cancelled quantities back to the locations that it was taken from, what was taken last first. `items`
 * are the lines of the order before the cancellation.
 */
export async function returnStock(
  tx: store.Transaction,
  items: readonly OrderItem[],
  canceledLines: readonly CanceledLine[],
): Promise<void> {
  const canceled = Map.groupBy(canceledLines, ({ orderItemId }) => orderItemId)
  const allocations = await store.findAllocations(tx, [...canceled.keys()])
  const returned = items.flatMap((item) => {
    const quantity = sum((canceled.get(item.id) ?? []).map((line) => line.quantity))
    const ofItem = allocations.filter(({ orderItemId }) => orderItemId === item.id)
    return [...Map.groupBy(ofItem, ({ productId }) => productId).values()].flatMap((ofProduct) =>
      pickReturned(ofProduct, { canceled: quantity, remaining: item.quantity.minus(item.quantityCanceled) }),
    )
  })
  for (const { allocation, quantity } of returned)
    await store.updateAllocationQuantity(tx, allocation.id, allocation.quantity.minus(quantity))
  await increaseLevels(
    tx,
    returned.map(({ allocation: { productId, locationId }, quantity }) => ({ productId, locationId, quantity })),
  )
}

/** Picks what goes back of one product of a line: of a kit, so many of a part as the cancelled kits consist of. */
function pickReturned(
  allocations: readonly Allocation[],
  { canceled, remaining }: { readonly canceled: Decimal; readonly remaining: Decimal },
): ReadonlyArray<{ readonly allocation: Allocation; readonly quantity: Decimal }> {
  let left = sum(allocations.map(({ quantity }) => quantity))
    .times(canceled)
    .div(remaining)
  return allocations.toReversed().flatMap((allocation) => {
    const quantity = left.lt(allocation.quantity) ? left : allocation.quantity
    left = left.minus(quantity)
    return quantity.gt(ZERO) ? [{ allocation, quantity }] : []
  })
}
