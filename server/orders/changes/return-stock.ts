import { type Decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { increaseLevels } from '../../inventory/service.ts'
import type { FulfillmentOrder } from '../fulfillment/fulfillment.ts'
import type { OrderItem } from '../order.ts'
import type { Allocation } from '../store.ts'
import type { OrderChangeLine } from './order-change.ts'
import type { CancellableOrder } from './plan-cancellation.ts'
import * as store from './store.ts'

/**
 * Puts the stock of cancelled quantities back to the locations that it was taken from, what was taken last first, and not
 * what fulfillment orders send from there. `items` are the lines of the order before the cancellation.
 */
export async function returnStock(
  tx: store.Transaction,
  { items, fulfillmentOrders }: Pick<CancellableOrder, 'items' | 'fulfillmentOrders'>,
  canceledLines: readonly OrderChangeLine[],
): Promise<void> {
  const canceled = Map.groupBy(canceledLines, ({ orderItemId }) => orderItemId)
  const allocations = await store.findAllocations(tx, [...canceled.keys()])
  const returned = items.flatMap((item) => {
    const quantity = sum((canceled.get(item.id) ?? []).map((line) => line.quantity))
    const sent = listSentQuantities(item, fulfillmentOrders)
    const ofItem = allocations.filter(({ orderItemId }) => orderItemId === item.id)
    return [...Map.groupBy(ofItem, ({ productId }) => productId).values()].flatMap((ofProduct) =>
      pickReturned(ofProduct, { sent, canceled: quantity, remaining: item.quantity.minus(item.quantityCanceled) }),
    )
  })
  for (const { allocation, quantity } of returned)
    await store.updateAllocationQuantity(tx, allocation.id, allocation.quantity.minus(quantity))
  await increaseLevels(
    tx,
    returned.map(({ allocation: { productId, locationId }, quantity }) => ({ productId, locationId, quantity })),
  )
}

/** How much of a line is sent from a location; null where nobody has said from where. */
interface SentQuantity {
  readonly locationId: string | null
  readonly quantity: Decimal
}

function listSentQuantities({ id }: OrderItem, fulfillmentOrders: readonly FulfillmentOrder[]): SentQuantity[] {
  return fulfillmentOrders
    .filter(({ status }) => status !== 'Cancelled')
    .flatMap(({ locationId, lines }) =>
      lines.filter(({ orderItemId }) => orderItemId === id).map(({ quantity }) => ({ locationId, quantity })),
    )
}

interface AllocationPart {
  readonly allocation: Allocation
  readonly quantity: Decimal
}

/** Picks what goes back of one product of a line: of a kit, so many of a part as the cancelled kits consist of. */
function pickReturned(
  allocations: readonly Allocation[],
  {
    sent,
    canceled,
    remaining,
  }: { readonly sent: readonly SentQuantity[]; readonly canceled: Decimal; readonly remaining: Decimal },
): readonly AllocationPart[] {
  const total = sum(allocations.map(({ quantity }) => quantity))
  const toQuantityOfPart = (quantity: Decimal): Decimal => total.times(quantity).div(remaining)
  let parts = allocations.map((allocation): AllocationPart => ({ allocation, quantity: allocation.quantity }))
  let sentFromElsewhere = ZERO
  for (const { locationId, quantity } of sent) {
    const taken = take(parts, toQuantityOfPart(quantity), ({ allocation }) => allocation.locationId === locationId)
    parts = taken.left
    sentFromElsewhere = sentFromElsewhere.plus(taken.missing)
  }
  // What is sent from where nothing was taken, or nobody has said from where, is what was taken first.
  const unsent = take(parts, sentFromElsewhere).left
  return take(unsent.toReversed(), toQuantityOfPart(canceled)).taken.filter(({ quantity }) => quantity.gt(ZERO))
}

/** Takes a quantity from the parts that match, the first ones first. */
function take(
  parts: readonly AllocationPart[],
  wanted: Decimal,
  matches: (part: AllocationPart) => boolean = () => true,
) {
  let missing = wanted
  const taken = parts.map((part): AllocationPart => {
    if (!matches(part)) return { ...part, quantity: ZERO }
    const quantity = missing.lt(part.quantity) ? missing : part.quantity
    missing = missing.minus(quantity)
    return { ...part, quantity }
  })
  const left = parts.map((part, index) => ({ ...part, quantity: part.quantity.minus(taken[index]?.quantity ?? ZERO) }))
  return { taken, left, missing }
}
