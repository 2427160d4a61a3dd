import type { MailSender } from '@hydrant/mail-templates/layout/mail-layout.ts'
import { createOrderConfirmedMail, type OrderDeliveryView } from '@hydrant/mail-templates/order-confirmed.ts'
import type { OrderLineView } from '@hydrant/mail-templates/order-lines.ts'
import type { OrderTotalsView } from '@hydrant/mail-templates/order-totals.ts'
import { type Decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { toMoneyText, toUnitPriceText } from '@hydrant/kernel/money/rounding.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type { MailComposer } from '../mail/service.ts'
import { toAddressLines } from './order-address.ts'
import type { Order, OrderDelivery, OrderItem } from './order.ts'
import { findDeliveries, findItems, findOrder } from './store.ts'

/**
 * Returns where the recipient of a mail sees an order. A guest's link leads to where orders are found by reference and
 * address.
 */
export function toOrderUrl({ id, ownerId, referenceNumber }: Order, { shopUrl }: MailSender): string {
  const query = new URLSearchParams({ reference: referenceNumber }).toString()
  return shopUrl + (ownerId === null ? `orders/find?${query}` : `orders/${id}`)
}

/** Composes the confirmation of an order. */
export const composeOrderConfirmedMail: MailComposer = async (db, { recordId, sender }) => {
  const order = await findOrder(db, { id: recordId, referenceNumber: null, orderNumber: null })
  if (order === null) return null
  const deliveries = await findDeliveries(db, order.id)
  const items = await findItems(db, order.id)
  return createOrderConfirmedMail({
    sender,
    orderNumber: order.orderNumber,
    reference: order.referenceNumber,
    orderedDate: toTimestamp(order.orderedAt),
    purchaseOrderNumber: order.purchaseOrderNumber,
    attention: order.attention,
    costCenter: order.costCenter,
    paymentMethod: order.paymentMethod,
    orderUrl: toOrderUrl(order, sender),
    currencyIsoCode: order.currencyIsoCode,
    deliveries: deliveries.map((delivery) => toDeliveryView(order, delivery, items)),
    totals: toTotalsView(order),
  })
}

function toDeliveryView(order: Order, delivery: OrderDelivery, items: readonly OrderItem[]): OrderDeliveryView {
  const { earliestArrival, latestArrival } = delivery
  return {
    id: delivery.id,
    addressLines: toAddressLines(delivery.deliveryAddress),
    method: delivery.deliveryMethodName,
    desiredDate: delivery.desiredDeliveryDate === null ? null : toTimestamp(delivery.desiredDeliveryDate),
    arrival:
      earliestArrival === null || latestArrival === null ? null : { earliest: earliestArrival, latest: latestArrival },
    lines: items
      .filter(({ deliveryGroupId }) => deliveryGroupId === delivery.id)
      .map((item) => toLineView(item, order.currencyIsoCode)),
  }
}

function toLineView(item: OrderItem, currencyIsoCode: string): OrderLineView {
  return {
    id: item.id,
    name: item.name,
    partNumber: item.sku,
    variation: Object.entries(item.variationValues ?? {})
      .map(([name, value]) => `${name}: ${value}`)
      .join(', '),
    note: item.note,
    reference: item.customerReference,
    quantity: toText(item.quantity),
    unitPrice: toUnitPriceText(item.unitPrice, currencyIsoCode),
    discount: item.totalAdjustment.eq(0) ? null : toMoneyText(item.totalAdjustment, currencyIsoCode),
    total: toMoneyText(item.totalPrice, currencyIsoCode),
  }
}

function toTotalsView(order: Order): OrderTotalsView {
  const money = (amount: Decimal): string => toMoneyText(amount, order.currencyIsoCode)
  const productsAfterDiscounts = order.totalProductAmount.plus(order.totalAdjustmentAmount)
  return {
    products: money(order.totalProductAmount),
    discounts: order.adjustments.map(({ displayName, amount }) => ({ name: displayName, amount })),
    productsAfterDiscounts: productsAfterDiscounts.eq(order.totalProductAmount) ? null : money(productsAfterDiscounts),
    shipping: money(order.totalDeliveryAmount),
    tax: money(order.totalTaxAmount),
    isTaxIncluded: order.taxLocaleType === 'Gross',
    grandTotal: money(order.grandTotalAmount),
  }
}
