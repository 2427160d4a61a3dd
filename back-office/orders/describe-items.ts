import type { FulfillmentItem } from '@hydrant/contract/admin/fulfillment.ts'
import type { OrderActivityEntry } from '@hydrant/contract/admin/order-desk.ts'
import * as messages from '@hydrant/messages/compiled/back-office/orders.js'

/** Returns quantities of lines of an order as a text, each with the part number of its line. */
export function describeItems(quantities: OrderActivityEntry['items'], items: readonly FulfillmentItem[]): string {
  const skus = new Map(items.map(({ orderItemSummaryId, sku }) => [orderItemSummaryId, sku]))
  return quantities
    .map(({ orderItemSummaryId, quantity }) =>
      messages.itemText({ sku: skus.get(orderItemSummaryId) ?? orderItemSummaryId, quantity }),
    )
    .join(', ')
}
