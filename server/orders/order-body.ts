import type {
  OrderAdjustmentAggregates,
  OrderDetail,
  OrderLine,
  OrderSummaryRow,
} from '@hydrant/contract/shop/order.ts'
import { type Decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { moneyText } from '@hydrant/kernel/money/rounding.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type { Order, OrderDelivery, OrderItem } from './order.ts'
import { orderAmounts } from './order-amounts.ts'
import {
  deliveryFields,
  deliveryMethodFields,
  itemFields,
  orderFields,
  paymentFields,
  paymentMethodFields,
  pickFields,
  productFields,
} from './order-fields.ts'
import type { OrderView } from './service.ts'

/** An order as one row of the history; it goes by the reference number that the buyer was shown. */
export function orderRow(order: Order, fields: readonly string[]): OrderSummaryRow {
  return {
    orderSummaryId: order.id,
    orderNumber: order.referenceNumber,
    orderedDate: toTimestamp(order.orderedAt),
    createdDate: toTimestamp(order.orderedAt),
    status: order.status,
    ownerId: order.ownerId,
    totalAmount: moneyText(order.grandTotalAmount, order.currencyIsoCode),
    currencyIsoCode: order.currencyIsoCode,
    fields: pickFields(orderFields(order), fields),
    adjustmentAggregates: adjustmentAggregates(order),
  }
}

/** The discounts of an order, added up. */
export function adjustmentAggregates(order: Order): OrderAdjustmentAggregates {
  const { lineAdjustment, distributedAdjustment, deliveryAdjustment } = orderAmounts(order)
  const text = (amount: Decimal): string => moneyText(amount, order.currencyIsoCode)
  return {
    available: true,
    status: null,
    totalAdjustmentAmount: text(order.totalAdjustmentAmount),
    totalProductPromotionLineAmount: text(lineAdjustment),
    totalProductPromotionDistAmount: text(distributedAdjustment),
    totalProductPromotionTotalAmount: text(order.totalAdjustmentAmount),
    totalDeliveryPromotionLineAmount: text(deliveryAdjustment),
    totalDeliveryPromotionDistAmount: text(ZERO),
    totalDeliveryPromotionTotalAmount: text(deliveryAdjustment),
  }
}

/** A whole order. */
export function orderDetail(
  { order, deliveries, items, payments, products }: OrderView,
  fields: readonly string[],
): OrderDetail {
  const { currencyIsoCode } = order
  const lineOf = (item: OrderItem): OrderLine => ({
    id: item.id,
    type: 'Product',
    itemClass: 'OrderProduct',
    fields: itemFields(item, currencyIsoCode),
    product: {
      id: item.productId,
      fields: productFields(item),
      media: products.get(item.productId)?.thumbnail ?? null,
    },
  })
  return {
    id: order.id,
    orderNumber: order.referenceNumber,
    status: order.status,
    currencyIsoCode,
    fields: pickFields(orderFields(order), fields),
    deliveryGroups: deliveries.map((delivery) => ({
      id: delivery.id,
      currencyIsoCode,
      fields: deliveryFields(delivery, currencyIsoCode),
      deliveryMethod: methodOf(delivery, currencyIsoCode),
      lineItems: items.filter(({ deliveryGroupId }) => deliveryGroupId === delivery.id).map(lineOf),
    })),
    payments: payments.map((payment) => ({
      type: order.paymentMethod,
      fields: paymentFields(payment),
      paymentMethod: { id: payment.id, fields: paymentMethodFields(payment) },
    })),
    adjustments: order.adjustments.map(({ amount, displayName, couponCode, targetType }) => ({
      amount,
      currencyIsoCode,
      displayName,
      basisReferenceDisplayName: couponCode,
      targetType,
      type: 'Promotion',
    })),
    owner: ownerOf(order),
  }
}

function methodOf(
  delivery: OrderDelivery,
  currencyIsoCode: string,
): OrderDetail['deliveryGroups'][number]['deliveryMethod'] {
  const { deliveryMethodId: id, deliveryMethodName: name } = delivery
  return id === null || name === null ? null : { id, name, fields: deliveryMethodFields(delivery, currencyIsoCode) }
}

function ownerOf({ contactInfo, ownerName }: Order): OrderDetail['owner'] {
  const part = (name: string): string | null => contactInfo?.[name] ?? null
  return {
    email: part('email'),
    firstName: part('firstName'),
    lastName: part('lastName'),
    userName: ownerName,
    phoneNumber: part('phoneNumber'),
  }
}
