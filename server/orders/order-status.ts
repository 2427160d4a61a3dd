import type { ORDER_STATUSES } from '@hydrant/contract/shop/order.ts'
import type { LineProgress } from './fulfillment/fulfillment.ts'

/** The status of an order, as it is stored and as the API returns it. */
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Whether staff have to approve an order before anything is sent. */
export type OrderApproval = 'NotRequired' | 'Pending' | 'Approved'

/** Which statuses may follow a status. An order ends as Fulfilled or Cancelled. */
const TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  /** Nothing is being prepared. */
  Created: ['Waiting to Fulfill', 'On Hold', 'Cancelled'],
  /** Nothing may be prepared before staff have approved it. */
  'Awaiting Approval': ['Approved', 'On Hold', 'Cancelled'],
  /** Staff have approved it, and nothing is being prepared. */
  Approved: ['Waiting to Fulfill', 'On Hold', 'Cancelled'],
  /** Nothing may be prepared or sent before staff release it. */
  'On Hold': [
    'Created',
    'Awaiting Approval',
    'Approved',
    'Waiting to Fulfill',
    'Partially Fulfilled',
    'Fulfilled',
    'Cancelled',
  ],
  /** A part is in fulfillment orders, and nothing has left the shop. */
  'Waiting to Fulfill': ['Created', 'Approved', 'Partially Fulfilled', 'Fulfilled', 'On Hold', 'Cancelled'],
  /** A part has left the shop. */
  'Partially Fulfilled': ['Fulfilled', 'On Hold'],
  /** All that was not cancelled has left the shop. */
  Fulfilled: [],
  /** All was cancelled. */
  Cancelled: [],
}

/** What decides about the status of an order besides its lines. */
export interface OrderState {
  readonly status: OrderStatus
  readonly approval: OrderApproval
}

/** Returns the status of a new order. */
export function toInitialStatus(approval: OrderApproval): OrderStatus {
  return determineStatus([], approval)
}

/** Whether an order may get a status after another one. */
export function canFollow(current: OrderStatus, next: OrderStatus): boolean {
  return TRANSITIONS[current].includes(next)
}

/**
 * Returns the status of an order whose lines are that far; one on hold stays so unless it ends. Throws when its current
 * status does not allow that: the checks of what may be done with an order have missed something then.
 */
export function determineNextStatus({ status, approval }: OrderState, lines: readonly LineProgress[]): OrderStatus {
  const reached = determineStatus(lines, approval)
  const next = status === 'On Hold' && TRANSITIONS[reached].length > 0 ? status : reached
  if (next !== status && !canFollow(status, next)) throw new Error(`An order that is ${status} cannot become ${next}.`)
  return next
}

/** Returns the status that an order on hold has when it is released. */
export function determineReleasedStatus({ approval }: OrderState, lines: readonly LineProgress[]): OrderStatus {
  return determineStatus(lines, approval)
}

function determineStatus(lines: readonly LineProgress[], approval: OrderApproval): OrderStatus {
  const isAnyFulfilled = lines.some(({ fulfilled }) => fulfilled.gt(0))
  const isNothingLeft = lines.every(({ inProcess, availableToFulfill }) => inProcess.eq(0) && availableToFulfill.eq(0))
  if (lines.length > 0 && isNothingLeft) return isAnyFulfilled ? 'Fulfilled' : 'Cancelled'
  if (isAnyFulfilled) return 'Partially Fulfilled'
  return lines.some(({ inProcess }) => inProcess.gt(0)) ? 'Waiting to Fulfill' : toStatusBeforeFulfillment(approval)
}

function toStatusBeforeFulfillment(approval: OrderApproval): OrderStatus {
  switch (approval) {
    case 'NotRequired':
      return 'Created'
    case 'Pending':
      return 'Awaiting Approval'
    case 'Approved':
      return 'Approved'
    default:
      return approval satisfies never
  }
}
