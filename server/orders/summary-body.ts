import type { OrderDeliveryGroupCollection, OrderItemSummary } from '@hydrant/contract/shop/order-summary.ts'
import { orderErrors } from './errors.ts'
import type { OrderItem } from './order.ts'
import {
  toDeliveryFields,
  toDeliveryMethodFields,
  toItemFields,
  pickFieldsOrAll,
  toProductFields,
} from './order-fields.ts'
import type { OrderView } from './service.ts'

/** Converts lines of an order into their wire form; with field names only those fields. */
export function toOrderItemSummaries(
  view: OrderView,
  items: readonly OrderItem[],
  fields: readonly string[],
): OrderItemSummary[] {
  const { order, products } = view
  return items.map((item) => {
    const product = products.get(item.productId)
    const productError = product === undefined ? orderErrors.unknownProduct : null
    return {
      orderItemSummaryId: item.id,
      orderSummaryId: order.id,
      fields: pickFieldsOrAll(toItemFields(item, view), fields),
      product: {
        productId: item.productId,
        canViewProduct: product !== undefined,
        fields: toProductFields(item),
        media: product?.thumbnail ?? null,
        errorCode: productError?.code ?? null,
        errorMessage: productError?.message() ?? null,
      },
    }
  })
}

/** Converts the delivery groups of an order into their wire form, each with the fields of its delivery method. */
export function toDeliveryGroupCollection(
  { order, deliveries }: OrderView,
  fields: readonly string[],
): OrderDeliveryGroupCollection {
  return {
    orderDeliveryGroups: deliveries.map((delivery) => {
      const methodFields = Object.entries(toDeliveryMethodFields(delivery, order.currencyIsoCode)).map(
        ([name, field]) => [`OrderDeliveryMethod.${name}`, field] as const,
      )
      const allFields = { ...toDeliveryFields(delivery, order.currencyIsoCode), ...Object.fromEntries(methodFields) }
      return { orderDeliveryGroupSummaryId: delivery.id, fields: pickFieldsOrAll(allFields, fields) }
    }),
  }
}
