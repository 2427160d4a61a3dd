import { newId, toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, toText, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { unknownItemError } from '../changes/errors.ts'
import type { OrderChangeLine } from '../changes/order-change.ts'
import type { FulfillmentOrder } from '../fulfillment/fulfillment.ts'
import { allocateDeliveryAmounts, calculateLineShare, sumLineShares, toInvoicedRange } from '../line-share.ts'
import type { Order, OrderDelivery, OrderItem } from '../order.ts'
import { isDividedMoreFinely, tooFinelyDividedError } from '../quantity.ts'
import { returnErrors, tooMuchToReturnError } from './errors.ts'
import { calculateAvailableToReturn, type ReturnItem, type ReturnPlan } from './returns.ts'

/** An order with all that decides what can come back of it. */
export interface ReturnableOrder {
  readonly order: Order
  readonly items: readonly OrderItem[]
  readonly deliveries: readonly OrderDelivery[]
  readonly fulfillmentOrders: readonly FulfillmentOrder[]
}

/** A line with the quantity of it that is to come back. */
interface RequestedLine {
  readonly item: OrderItem
  readonly quantity: Decimal
}

/**
 * Checks quantities that are to come back. Returns an error when a line is none of the order, when less of it can come
 * back, or when a part of a unit is to come back of whole ones.
 */
export function checkReturnQuantities(
  { items, fulfillmentOrders }: Pick<ReturnableOrder, 'items' | 'fulfillmentOrders'>,
  requested: ReadonlyArray<{ readonly orderItemId: string; readonly quantity: Decimal }>,
): Result<RequestedLine[]> {
  const available = new Map(items.map((item) => [item.id, calculateAvailableToReturn(item, fulfillmentOrders)]))
  const lines: RequestedLine[] = []
  for (const { orderItemId, quantity } of requested) {
    const id = toFullIdIfValid(orderItemId)
    const item = items.find((candidate) => candidate.id === id)
    const left = available.get(id)
    if (item === undefined || left === undefined) return err(unknownItemError(orderItemId))
    if (quantity.lte(ZERO)) return err(returnErrors.noQuantity)
    if (quantity.gt(left)) return err(tooMuchToReturnError({ sku: item.sku, available: toText(left) }))
    if (isDividedMoreFinely(quantity, item.quantity) && !quantity.eq(left))
      return err(tooFinelyDividedError({ sku: item.sku, quantity: toText(quantity) }))
    available.set(id, left.minus(quantity))
    lines.push({ item, quantity })
  }
  return ok(lines)
}

/**
 * Calculates the amounts of quantities that have come back. They are the last ones that were invoiced, so that returns of
 * a whole line add up to its invoices. The quantities have been checked.
 */
export function planReturn(
  { order, items, deliveries }: ReturnableOrder,
  returnItems: readonly ReturnItem[],
): ReturnPlan {
  const { currencyIsoCode } = order
  const deliveryAmounts = allocateDeliveryAmounts(deliveries, items, currencyIsoCode)
  const returned = new Map(items.map((item) => [item.id, item.quantityReturned]))
  const lines = returnItems.flatMap(({ orderItemId, quantity, reason, reducesDelivery }): OrderChangeLine[] => {
    const item = items.find(({ id }) => id === toFullIdIfValid(orderItemId))
    if (item === undefined) return []
    const before = returned.get(item.id) ?? ZERO
    returned.set(item.id, before.plus(quantity))
    const deliveryAmount = reducesDelivery ? (deliveryAmounts.get(item.id) ?? ZERO) : ZERO
    const range = toInvoicedRange(item, before, quantity)
    const share = calculateLineShare(item, range, { deliveryAmount, currencyIsoCode })
    return [{ id: newId('0cL'), orderItemId: item.id, quantity, reason, ...share }]
  })
  return { lines, amounts: sumLineShares(lines) }
}
