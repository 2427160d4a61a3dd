import { newId, toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, sum, toText, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { calculateLineProgress, type FulfillmentOrder } from '../fulfillment/fulfillment.ts'
import type { PartAmounts, Order, OrderDelivery, OrderItem } from '../order.ts'
import type { InvoicedPart } from '../billing/billing.ts'
import { allocateDeliveryAmounts, calculateLineShare, sumLineShares, toCanceledRange } from '../line-share.ts'
import { isDividedMoreFinely, tooFinelyDividedError } from '../quantity.ts'
import { changeErrors, tooMuchToCancelError, unknownItemError } from './errors.ts'
import type { OrderChangeLine } from './order-change.ts'

/** A quantity of a line that is to be cancelled. */
export interface CancelItem {
  readonly orderItemId: string
  readonly quantity: Decimal
  readonly reason: string
  /** Whether its share in the cost of the delivery is cancelled as well, although something of the delivery is left. */
  readonly reducesDelivery: boolean
}

/** What a cancellation changes. */
export interface CancellationPlan {
  readonly lines: readonly OrderChangeLine[]
  readonly amounts: PartAmounts
  /** The lines of the order with what is cancelled of them then. */
  readonly items: readonly OrderItem[]
}

/** An order with all that decides what can be cancelled of it. */
export interface CancellableOrder {
  readonly order: Pick<Order, 'currencyIsoCode'>
  readonly items: readonly OrderItem[]
  readonly deliveries: readonly OrderDelivery[]
  readonly fulfillmentOrders: readonly FulfillmentOrder[]
  /** What earlier cancellations took off the cost of delivery, by line. */
  readonly canceledDeliveryAmounts: ReadonlyMap<string, Decimal>
  /** What is on invoices, by line. */
  readonly invoiced: ReadonlyMap<string, InvoicedPart>
}

/**
 * Plans a cancellation and calculates its amounts. Returns an error when a line is none of the order, when less of it is
 * in no fulfillment order than is to be cancelled, or when a part of a unit is to be cancelled of whole ones.
 */
export function planCancellation(
  { order, items, deliveries, fulfillmentOrders, canceledDeliveryAmounts, invoiced }: CancellableOrder,
  cancelItems: readonly CancelItem[],
): Result<CancellationPlan> {
  const { currencyIsoCode } = order
  const deliveryAmounts = allocateDeliveryAmounts(deliveries, items, currencyIsoCode)
  const current = new Map(items.map((item) => [item.id, item]))
  const lines: OrderChangeLine[] = []
  for (const { orderItemId, quantity, reason, reducesDelivery } of cancelItems) {
    const item = current.get(toFullIdIfValid(orderItemId))
    if (item === undefined) return err(unknownItemError(orderItemId))
    if (quantity.lte(0)) return err(changeErrors.noQuantity)
    const { availableToFulfill } = calculateLineProgress(item, fulfillmentOrders)
    if (quantity.gt(availableToFulfill))
      return err(tooMuchToCancelError({ sku: item.sku, available: toText(availableToFulfill) }))
    if (isDividedMoreFinely(quantity, item.quantity) && !quantity.eq(availableToFulfill))
      return err(tooFinelyDividedError({ sku: item.sku, quantity: toText(quantity) }))
    const deliveryAmount = reducesDelivery ? (deliveryAmounts.get(item.id) ?? ZERO) : ZERO
    const share = calculateLineShare(item, toCanceledRange(item, quantity), { deliveryAmount, currencyIsoCode })
    lines.push({ id: newId('0cL'), orderItemId: item.id, quantity, reason, ...share })
    current.set(item.id, { ...item, quantityCanceled: item.quantityCanceled.plus(quantity) })
  }
  const itemsAfter = [...current.values()]
  const wholeLines = addRestOfDeliveries(lines, { deliveries, items: itemsAfter, canceledDeliveryAmounts, invoiced })
  return ok({ lines: wholeLines, amounts: sumLineShares(wholeLines), items: itemsAfter })
}

/**
 * Adds what is left of the cost of each delivery of which these lines cancel the rest, to the last of them: nothing more
 * will be sent with it, and no invoice will contain it.
 */
function addRestOfDeliveries(
  lines: readonly OrderChangeLine[],
  {
    deliveries,
    items,
    canceledDeliveryAmounts,
    invoiced,
  }: Pick<CancellableOrder, 'deliveries' | 'items' | 'canceledDeliveryAmounts' | 'invoiced'>,
): OrderChangeLine[] {
  const rests = new Map<OrderChangeLine, Decimal>()
  for (const delivery of deliveries) {
    const ofDelivery = items.filter(({ deliveryGroupId }) => deliveryGroupId === delivery.id)
    const itemIds = new Set(ofDelivery.map(({ id }) => id))
    const canceled = lines.filter(({ orderItemId }) => itemIds.has(orderItemId))
    const lastLine = canceled.at(-1)
    const isLeft = ({ id, quantity, quantityCanceled }: OrderItem): boolean =>
      quantityCanceled.plus(invoiced.get(id)?.quantity ?? ZERO).lt(quantity)
    if (lastLine === undefined || ofDelivery.some(isLeft)) continue
    const before = [...itemIds].flatMap((id) => [
      canceledDeliveryAmounts.get(id) ?? ZERO,
      invoiced.get(id)?.deliveryAmount ?? ZERO,
    ])
    const now = canceled.map(({ deliveryAmount }) => deliveryAmount)
    rests.set(lastLine, delivery.deliveryAmount.minus(sum([...before, ...now])))
  }
  return lines.map((line) => ({ ...line, deliveryAmount: line.deliveryAmount.plus(rests.get(line) ?? ZERO) }))
}
