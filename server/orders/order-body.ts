import type {
  OrderAdjustmentAggregates,
  OrderDetail,
  OrderLine,
  OrderSummaryRow,
} from '@hydrant/contract/shop/order.ts'
import { type Decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { toMoneyText } from '@hydrant/kernel/money/rounding.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type { Order, OrderDelivery, OrderItem } from './order.ts'
import { toDocumentBody } from './billing/body.ts'
import { toShipmentDetail } from './fulfillment/body.ts'
import { calculateOrderAmounts } from './order-amounts.ts'
import {
  toDeliveryFields,
  toDeliveryMethodFields,
  toItemFields,
  toOrderFields,
  toPaymentFields,
  toPaymentMethodFields,
  pickFieldsOrAll,
  toProductFields,
} from './order-fields.ts'
import type { OrderView } from './service.ts'

/** Converts an order into a row of the order history; its number is the reference number that the buyer sees. */
export function toOrderHistoryRow(order: Order, fields: readonly string[]): OrderSummaryRow {
  return {
    orderSummaryId: order.id,
    orderNumber: order.referenceNumber,
    orderedDate: toTimestamp(order.orderedAt),
    createdDate: toTimestamp(order.orderedAt),
    status: order.status,
    ownerId: order.ownerId,
    totalAmount: toMoneyText(calculateOrderAmounts(order).grandTotal, order.currencyIsoCode),
    currencyIsoCode: order.currencyIsoCode,
    fields: pickFieldsOrAll(toOrderFields(order), fields),
    adjustmentAggregates: toAdjustmentAggregates(order),
  }
}

/** Adds up the discounts of an order. */
export function toAdjustmentAggregates(order: Order): OrderAdjustmentAggregates {
  const { lineAdjustment, distributedAdjustment, deliveryAdjustment } = calculateOrderAmounts(order)
  const text = (amount: Decimal): string => toMoneyText(amount, order.currencyIsoCode)
  return {
    available: true,
    status: null,
    totalAdjustmentAmount: text(lineAdjustment.plus(distributedAdjustment)),
    totalProductPromotionLineAmount: text(lineAdjustment),
    totalProductPromotionDistAmount: text(distributedAdjustment),
    totalProductPromotionTotalAmount: text(lineAdjustment.plus(distributedAdjustment)),
    totalDeliveryPromotionLineAmount: text(deliveryAdjustment),
    totalDeliveryPromotionDistAmount: text(ZERO),
    totalDeliveryPromotionTotalAmount: text(deliveryAdjustment),
  }
}

/** Converts an order with its deliveries, lines and payments into its wire form. */
export function toOrderDetail(view: OrderView, fields: readonly string[]): OrderDetail {
  const { order, deliveries, items, payments, products } = view
  const { currencyIsoCode } = order
  const toOrderLine = (item: OrderItem): OrderLine => ({
    id: item.id,
    type: 'Product',
    itemClass: 'OrderProduct',
    fields: toItemFields(item, view),
    product: {
      id: item.productId,
      fields: toProductFields(item),
      media: products.get(item.productId)?.thumbnail ?? null,
    },
  })
  return {
    id: order.id,
    orderNumber: order.referenceNumber,
    status: order.status,
    currencyIsoCode,
    fields: pickFieldsOrAll(toOrderFields(order), fields),
    deliveryGroups: deliveries.map((delivery) => ({
      id: delivery.id,
      currencyIsoCode,
      fields: toDeliveryFields(delivery, currencyIsoCode),
      deliveryMethod: toDeliveryMethod(delivery, currencyIsoCode),
      lineItems: items.filter(({ deliveryGroupId }) => deliveryGroupId === delivery.id).map(toOrderLine),
    })),
    payments: payments.map((payment) => ({
      type: order.paymentMethod,
      fields: toPaymentFields(payment),
      paymentMethod: { id: payment.id, fields: toPaymentMethodFields(payment) },
    })),
    adjustments: order.adjustments.map(({ amount, displayName, couponCode, targetType }) => ({
      amount,
      currencyIsoCode,
      displayName,
      basisReferenceDisplayName: couponCode,
      targetType,
      type: 'Promotion',
    })),
    shipments: view.shipments.map((shipment) => toShipmentDetail(shipment, view)),
    documents: view.documents.map(toDocumentBody),
    ...(view.purchaseOrderFile !== null && {
      purchaseOrderFile: { documentId: view.purchaseOrderFile.id, fileName: view.purchaseOrderFile.fileName },
    }),
    notes: view.notes.map(({ text, createdAt }) => ({ text, createdDate: toTimestamp(createdAt) })),
    owner: toOwner(order),
  }
}

function toDeliveryMethod(
  delivery: OrderDelivery,
  currencyIsoCode: string,
): OrderDetail['deliveryGroups'][number]['deliveryMethod'] {
  const { deliveryMethodId: id, deliveryMethodName: name } = delivery
  return id === null || name === null ? null : { id, name, fields: toDeliveryMethodFields(delivery, currencyIsoCode) }
}

function toOwner({ contactInfo, ownerName }: Order): OrderDetail['owner'] {
  const contactField = (name: string): string | null => contactInfo?.[name] ?? null
  return {
    email: contactField('email'),
    firstName: contactField('firstName'),
    lastName: contactField('lastName'),
    userName: ownerName,
    phoneNumber: contactField('phoneNumber'),
  }
}
