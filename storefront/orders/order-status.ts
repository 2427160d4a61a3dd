import * as messages from '@hydrant/messages/compiled/storefront/orders.js'

/** Returns what buyers read for the status of an order. A status that only another commerce server has stays as it is. */
export function toOrderStatusText(status: string): string {
  if (status === 'Created') return messages.statusReceived()
  if (status === 'Awaiting Approval') return messages.statusAwaitingApproval()
  if (status === 'Approved') return messages.statusApproved()
  if (status === 'On Hold') return messages.statusOnHold()
  if (status === 'Waiting to Fulfill') return messages.statusBeingPrepared()
  if (status === 'Partially Fulfilled') return messages.statusPartlyShipped()
  if (status === 'Fulfilled') return messages.statusShipped()
  return status === 'Cancelled' ? messages.statusCancelled() : status
}
