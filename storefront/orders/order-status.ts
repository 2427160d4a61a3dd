import type { ORDER_STATUSES } from '@hydrant/contract/shop/order.ts'
import * as messages from '@hydrant/messages/compiled/storefront/orders.js'

/** A status that an order of this shop can have. */
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** What buyers read for the statuses of an order, in the order in which an order passes through them. */
const STATUS_TEXTS: Readonly<Record<OrderStatus, () => string>> = {
  Created: messages.statusReceived,
  'Awaiting Approval': messages.statusAwaitingApproval,
  Approved: messages.statusApproved,
  'On Hold': messages.statusOnHold,
  'Waiting to Fulfill': messages.statusBeingPrepared,
  'Partially Fulfilled': messages.statusPartlyShipped,
  Fulfilled: messages.statusShipped,
  Cancelled: messages.statusCancelled,
}

/** The statuses that an order can have. */
export const orderStatuses: readonly OrderStatus[] = Object.keys(STATUS_TEXTS).filter(isOrderStatus)

/** Returns what buyers read for the status of an order. A status that only another commerce server has stays as it is. */
export function toOrderStatusText(status: string): string {
  return isOrderStatus(status) ? STATUS_TEXTS[status]() : status
}

function isOrderStatus(status: string): status is OrderStatus {
  return Object.hasOwn(STATUS_TEXTS, status)
}
