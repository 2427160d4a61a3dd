import type { OrderFulfillment } from '@hydrant/contract/admin/fulfillment.ts'
import type { OrderShipmentDetail } from '@hydrant/contract/shop/order.ts'
import type { OrderShipment } from '@hydrant/contract/shop/order-summary.ts'
import { toText } from '@hydrant/kernel/money/decimal.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import * as messages from '@hydrant/messages/compiled/server/orders.js'
import type { OrderItem } from '../order.ts'
import { calculateAvailableToReturn } from '../returns/returns.ts'
import { pickFieldsOrAll, toFieldMap } from '../order-fields.ts'
import { calculateLineProgress, type FulfillmentOrder, type Shipment } from './fulfillment.ts'
import type { OrderProgress } from './progress.ts'

/** Converts how far an order is into its wire form. */
export function toOrderFulfillment(
  { order, items, fulfillmentOrders, shipments }: OrderProgress,
  senderLines: readonly string[],
): OrderFulfillment {
  return {
    orderSummaryId: order.id,
    orderNumber: order.orderNumber,
    status: order.status,
    items: items.map((item) => {
      const { inProcess, fulfilled, availableToFulfill } = calculateLineProgress(item, fulfillmentOrders)
      return {
        orderItemSummaryId: item.id,
        orderDeliveryGroupSummaryId: item.deliveryGroupId,
        sku: item.sku,
        name: item.name,
        quantity: toText(item.quantity),
        quantityCanceled: toText(item.quantityCanceled),
        quantityInProcess: toText(inProcess),
        quantityFulfilled: toText(fulfilled),
        quantityAvailableToFulfill: toText(availableToFulfill),
        quantityReturned: toText(item.quantityReturned),
        quantityReturnInitiated: toText(item.quantityReturnInitiated),
        quantityAvailableToReturn: toText(calculateAvailableToReturn(item, fulfillmentOrders)),
      }
    }),
    fulfillmentOrders: fulfillmentOrders.map(({ id, number, deliveryGroupId, locationId, status, lines }) => ({
      fulfillmentOrderId: id,
      fulfillmentOrderNumber: number,
      orderDeliveryGroupSummaryId: deliveryGroupId,
      fulfilledFromLocationId: locationId,
      status,
      carrier: shipments.find(({ fulfillmentOrderId }) => fulfillmentOrderId === id)?.carrier ?? null,
      lineItems: lines.map((line) => ({
        fulfillmentOrderLineItemId: line.id,
        orderItemSummaryId: line.orderItemId,
        originalQuantity: toText(line.originalQuantity),
        quantity: toText(line.quantity),
      })),
    })),
    shipments: shipments.map((shipment) => toShipmentDetail(shipment, { items, fulfillmentOrders })),
    senderLines: [...senderLines],
  }
}

/** Converts a shipment with what is in it into its wire form. */
export function toShipmentDetail(
  shipment: Shipment,
  {
    items,
    fulfillmentOrders,
  }: { readonly items: readonly OrderItem[]; readonly fulfillmentOrders: readonly FulfillmentOrder[] },
): OrderShipmentDetail {
  const lines = fulfillmentOrders.find(({ id }) => id === shipment.fulfillmentOrderId)?.lines ?? []
  return {
    shipmentId: shipment.id,
    shipmentNumber: shipment.number,
    carrier: shipment.carrier,
    trackingNumber: shipment.trackingNumber,
    trackingUrl: shipment.trackingUrl,
    shippedDate: toTimestamp(shipment.shippedAt),
    expectedDeliveryDate: toTimestampOrNull(shipment.expectedDeliveryAt),
    items: items.flatMap(({ id, sku, name }) => {
      const quantity = lines.find(({ orderItemId }) => orderItemId === id)?.quantity
      return quantity === undefined || quantity.eq(0)
        ? []
        : [{ orderItemSummaryId: id, sku, name, quantity: toText(quantity) }]
    }),
  }
}

/** Converts a shipment into a row of the list of an order's shipments; with field names only those fields. */
export function toShipmentRow(shipment: Shipment, orderSummaryId: string, fields: readonly string[]): OrderShipment {
  const expectedDeliveryDate = toTimestampOrNull(shipment.expectedDeliveryAt)
  const allFields = toFieldMap([
    ['Provider', messages.carrier(), 'String', shipment.carrier],
    ['TrackingNumber', messages.trackingNumber(), 'String', shipment.trackingNumber],
    ['TrackingUrl', messages.trackingAddress(), 'String', shipment.trackingUrl],
    ['ShippedDate', messages.shippedDate(), 'DateTime', toTimestamp(shipment.shippedAt)],
    ['ExpectedDeliveryDate', messages.expectedDelivery(), 'DateTime', expectedDeliveryDate],
  ])
  return {
    shipmentId: shipment.id,
    shipmentNumber: shipment.number,
    orderSummaryId,
    status: 'Shipped',
    expectedDeliveryDate,
    fields: pickFieldsOrAll(allFields, fields),
  }
}

function toTimestampOrNull(instant: Date | null): string | null {
  return instant === null ? null : toTimestamp(instant)
}
