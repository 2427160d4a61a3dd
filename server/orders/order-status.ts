import type { ORDER_STATUSES } from '@hydrant/contract/shop/order.ts'
import type { LineProgress } from './fulfillment/fulfillment.ts'

/** The status of an order, as it is stored and as the API returns it. */
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Which statuses may follow a status. An order ends as Fulfilled or Cancelled. */
const TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  /** Nothing is being prepared. */
  Created: ['Waiting to Fulfill', 'Cancelled'],
  /** A part is in fulfillment orders, and nothing has left the shop. */
  'Waiting to Fulfill': ['Created', 'Partially Fulfilled', 'Fulfilled', 'Cancelled'],
  /** A part has left the shop. */
  'Partially Fulfilled': ['Fulfilled'],
  /** All that was not cancelled has left the shop. */
  Fulfilled: [],
  /** All was cancelled. */
  Cancelled: [],
}

/** The status of a new order. */
export const INITIAL_STATUS: OrderStatus = 'Created'

/**
 * Returns the status of an order whose lines are that far. Throws when its current status does not allow that: the
 * checks of what may be done with an order have missed something then.
 */
export function determineNextStatus(current: OrderStatus, lines: readonly LineProgress[]): OrderStatus {
  const next = determineStatus(lines)
  if (next !== current && !TRANSITIONS[current].includes(next))
    throw new Error(`An order that is ${current} cannot become ${next}.`)
  return next
}

function determineStatus(lines: readonly LineProgress[]): OrderStatus {
  const isAnyFulfilled = lines.some(({ fulfilled }) => fulfilled.gt(0))
  if (lines.every(({ inProcess, availableToFulfill }) => inProcess.eq(0) && availableToFulfill.eq(0)))
    return isAnyFulfilled ? 'Fulfilled' : 'Cancelled'
  if (isAnyFulfilled) return 'Partially Fulfilled'
  return lines.some(({ inProcess }) => inProcess.gt(0)) ? 'Waiting to Fulfill' : 'Created'
}
