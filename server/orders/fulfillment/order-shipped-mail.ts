import { toText } from '@hydrant/kernel/money/decimal.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { createOrderShippedMail } from '@hydrant/mail-templates/order-shipped.ts'
import type { MailComposer } from '../../mail/service.ts'
import { toOrderUrl } from '../order-mail.ts'
import { findItems, findOrder } from '../store.ts'
import { findFulfillmentOrders, findOrderIdOfShipment, findShipments } from './store.ts'

/** Composes the mail about a shipment. */
export const composeOrderShippedMail: MailComposer = async (db, { recordId, sender }) => {
  const orderId = await findOrderIdOfShipment(db, recordId)
  const order = orderId === null ? null : await findOrder(db, { id: orderId, referenceNumber: null, orderNumber: null })
  if (order === null) return null
  const shipment = (await findShipments(db, order.id)).find(({ id }) => id === recordId)
  if (shipment === undefined) return null
  const items = new Map((await findItems(db, order.id)).map((item) => [item.id, item]))
  const fulfillmentOrders = await findFulfillmentOrders(db, order.id)
  const shipped = fulfillmentOrders.find(({ id }) => id === shipment.fulfillmentOrderId)?.lines ?? []
  return createOrderShippedMail({
    sender,
    orderNumber: order.orderNumber,
    carrier: shipment.carrier,
    trackingNumber: shipment.trackingNumber,
    trackingUrl: shipment.trackingUrl,
    expectedDate: shipment.expectedDeliveryAt === null ? null : toTimestamp(shipment.expectedDeliveryAt),
    orderUrl: toOrderUrl(order, sender),
    lines: shipped
      .filter(({ quantity }) => quantity.gt(0))
      .map(({ id, orderItemId, quantity }) => ({
        id,
        name: items.get(orderItemId)?.name ?? '',
        partNumber: items.get(orderItemId)?.sku ?? '',
        quantity: toText(quantity),
      })),
  })
}
