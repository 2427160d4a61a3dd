import type { OrderDeliveryGroupCollection, OrderItemSummary } from '@hydrant/contract/shop/order-summary.ts'
import { orderRefusals } from './errors.ts'
import type { OrderItem } from './order.ts'
import { deliveryFields, deliveryMethodFields, itemFields, pickFields, productFields } from './order-fields.ts'
import type { OrderView } from './service.ts'

/** Lines of an order as the wire tells them; with field names only those fields. */
export function orderItemSummaries(
  { order, products }: OrderView,
  items: readonly OrderItem[],
  fields: readonly string[],
): OrderItemSummary[] {
  return items.map((item) => {
    const product = products.get(item.productId)
    const missing = product === undefined ? orderRefusals.unknownProduct : null
    return {
      orderItemSummaryId: item.id,
      orderSummaryId: order.id,
      fields: pickFields(itemFields(item, order.currencyIsoCode), fields),
      product: {
        productId: item.productId,
        canViewProduct: product !== undefined,
        fields: productFields(item),
        media: product?.thumbnail ?? null,
        errorCode: missing?.code ?? null,
        errorMessage: missing?.message ?? null,
      },
    }
  })
}

/** The delivery groups of an order, each with the fields of its delivery method. */
export function orderDeliveryGroups(
  { order, deliveries }: OrderView,
  fields: readonly string[],
): OrderDeliveryGroupCollection {
  return {
    orderDeliveryGroups: deliveries.map((delivery) => {
      const ofMethod = Object.entries(deliveryMethodFields(delivery, order.currencyIsoCode)).map(
        ([name, field]) => [`OrderDeliveryMethod.${name}`, field] as const,
      )
      const all = { ...deliveryFields(delivery, order.currencyIsoCode), ...Object.fromEntries(ofMethod) }
      return { orderDeliveryGroupSummaryId: delivery.id, fields: pickFields(all, fields) }
    }),
  }
}
