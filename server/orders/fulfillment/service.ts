import type { Database, Transaction } from '@hydrant/database/connection/database.ts'
import { newId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, toText, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { recordChange, toDifference } from '../../records/service.ts'
import { lockAndInsertEvent } from '../../events/service.ts'
import { insertMail } from '../../mail/service.ts'
import { createInvoice } from '../billing/create-invoice.ts'
import type { OrderItem } from '../order.ts'
import * as errors from './errors.ts'
import type { FulfillmentOrder, FulfillmentOrderLine, Shipment } from './fulfillment.ts'
import { lockUnsentFulfillmentOrder, type OrderProgress, updateOrderStatus } from './progress.ts'
import * as store from './store.ts'

export { createFulfillmentOrders } from './create-fulfillment-orders.ts'
export { loadOrderProgress } from './progress.ts'

const { fulfillmentErrors } = errors

/** How much is to be taken out of a line of a fulfillment order. */
export interface LineReduction {
  readonly lineId: string
  readonly quantity: Decimal
}

/** Takes quantities out of a fulfillment order, as `cancelItemsIn` does, and stores that in the history. */
export function cancelFulfillmentOrderItems(
  database: Database,
  fulfillmentOrderId: string,
  lines: readonly LineReduction[],
): Promise<Result<null>> {
  return database.transaction(async (tx) => {
    const cancelled = await cancelItemsIn(tx, fulfillmentOrderId, lines)
    if (!cancelled.ok) return cancelled
    const { fulfillmentOrder, left } = cancelled.value
    const quantitiesOf = (find: (line: FulfillmentOrderLine) => Decimal) =>
      Object.fromEntries(fulfillmentOrder.lines.map((line) => [line.id, toText(find(line))]))
    await recordChange(tx, {
      objectName: 'FulfillmentOrder',
      recordId: fulfillmentOrder.id,
      operation: 'cancel-items',
      ...toDifference(
        quantitiesOf(({ quantity }) => quantity),
        quantitiesOf(({ id }) => left.get(id) ?? ZERO),
      ),
    })
    return ok(null)
  })
}

/**
 * Takes quantities out of a fulfillment order that was not sent; one without any quantity left is cancelled. Returns the
 * fulfillment order as it was, and what is left of each line; or an error, after which nothing has changed, when a line is
 * none of the fulfillment order or has less.
 */
export async function cancelItemsIn(
  tx: Transaction,
  fulfillmentOrderId: string,
  lines: readonly LineReduction[],
): Promise<Result<{ readonly fulfillmentOrder: FulfillmentOrder; readonly left: ReadonlyMap<string, Decimal> }>> {
  const locked = await lockUnsentFulfillmentOrder(tx, fulfillmentOrderId)
  if (!locked.ok) return locked
  const { fulfillmentOrder } = locked.value
  const left = new Map(fulfillmentOrder.lines.map(({ id, quantity }) => [id, quantity]))
  for (const { lineId, quantity } of lines) {
    const id = normalizeId(lineId) ?? ''
    const current = left.get(id)
    if (current === undefined) return err(errors.unknownFulfillmentLineError(lineId))
    if (quantity.lte(0)) return err(fulfillmentErrors.noQuantity)
    if (quantity.gt(current)) return err(errors.tooMuchToCancelError(toText(current)))
    left.set(id, current.minus(quantity))
  }
  for (const { id, quantity } of fulfillmentOrder.lines) {
    const current = left.get(id) ?? ZERO
    if (!current.eq(quantity)) await store.updateLineQuantity(tx, id, current)
  }
  await store.touchFulfillmentOrder(tx, fulfillmentOrder.id)
  if ([...left.values()].every((quantity) => quantity.eq(0)))
    await store.updateFulfillmentOrderStatus(tx, fulfillmentOrder.id, 'Cancelled')
  await updateOrderStatus(tx, locked.value)
  return ok({ fulfillmentOrder, left })
}

/** How a fulfillment order is sent. */
export interface ShipmentDetails {
  readonly carrier: string
  readonly trackingNumber: string | null
  readonly trackingUrl: string | null
  readonly expectedDeliveryAt: Date | null
}

/** A new shipment, with what its body names. */
export interface ShippedOrder {
  readonly shipment: Shipment
  readonly progress: Omit<OrderProgress, 'shipments'>
}

/** Records that a fulfillment order was sent, as `shipIn` does, and stores that in the history. */
export function shipFulfillmentOrder(
  database: Database,
  fulfillmentOrderId: string,
  details: ShipmentDetails,
): Promise<Result<ShippedOrder>> {
  return database.transaction(async (tx) => {
    const shipped = await shipIn(tx, fulfillmentOrderId, details)
    if (!shipped.ok) return shipped
    const { shipment } = shipped.value
    await recordChange(tx, {
      objectName: 'FulfillmentOrder',
      recordId: shipment.fulfillmentOrderId,
      operation: 'ship',
      oldValues: { status: 'Allocated' },
      newValues: {
        status: 'Fulfilled',
        shipmentId: shipment.id,
        carrier: details.carrier,
        trackingNumber: details.trackingNumber,
      },
    })
    return shipped
  })
}

/**
 * Records that a fulfillment order was sent, with an `OrderShipped` event for other systems and a mail to the buyer, and
 * creates its invoice. Returns an error when it was sent before, when nothing of it is left, when its order is on hold,
 * or when the tracking address is none.
 */
export async function shipIn(
  tx: Transaction,
  fulfillmentOrderId: string,
  details: ShipmentDetails,
): Promise<Result<ShippedOrder>> {
  if (details.trackingUrl !== null && !isHttpsUrl(details.trackingUrl)) return err(fulfillmentErrors.notHttps)
  const locked = await lockUnsentFulfillmentOrder(tx, fulfillmentOrderId)
  if (!locked.ok) return locked
  const { order, items, fulfillmentOrder } = locked.value
  if (order.status === 'On Hold') return err(fulfillmentErrors.onHold)
  const shipment = await store.insertShipment(tx, {
    ...details,
    id: newId('0OB'),
    orderSummaryId: order.id,
    fulfillmentOrderId: fulfillmentOrder.id,
    shippedAt: new Date(),
  })
  await store.updateFulfillmentOrderStatus(tx, fulfillmentOrder.id, 'Fulfilled')
  const progress = await updateOrderStatus(tx, locked.value)
  await lockAndInsertEvent(tx, {
    type: 'OrderShipped',
    recordId: order.id,
    payload: toShippedEventPayload({ order: progress.order, items, fulfillmentOrder, shipment }),
  })
  const to = order.contactInfo?.['email']
  if (to !== undefined) await insertMail(tx, { kind: 'OrderShipped', recordId: shipment.id, to })
  await createInvoice(tx, { orderSummaryId: order.id, items, fulfillmentOrder })
  return ok({ shipment, progress })
}

function toShippedEventPayload({
  order,
  items,
  fulfillmentOrder,
  shipment,
}: {
  readonly order: OrderProgress['order']
  readonly items: readonly OrderItem[]
  readonly fulfillmentOrder: FulfillmentOrder
  readonly shipment: Shipment
}): object {
  const skus = new Map(items.map(({ id, sku }) => [id, sku]))
  return {
    orderNumber: order.orderNumber,
    status: order.status,
    shipmentId: shipment.id,
    shipmentNumber: shipment.number,
    carrier: shipment.carrier,
    trackingNumber: shipment.trackingNumber,
    shippedDate: toTimestamp(shipment.shippedAt),
    items: fulfillmentOrder.lines
      .filter(({ quantity }) => quantity.gt(0))
      .map(({ orderItemId, quantity }) => ({
        orderItemSummaryId: orderItemId,
        sku: skus.get(orderItemId) ?? '',
        quantity: toText(quantity),
      })),
  }
}

function isHttpsUrl(text: string): boolean {
  return URL.parse(text)?.protocol === 'https:'
}
