import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import type { OrderChangeLine } from '../changes/order-change.ts'
import { calculateLineProgress, type FulfillmentOrder } from '../fulfillment/fulfillment.ts'
import type { OrderItem, PartAmounts } from '../order.ts'

/** A quantity of an order line that has come back. */
export interface ReturnItem {
  readonly orderItemId: string
  readonly quantity: Decimal
  readonly reason: string
  /** Whether its share in the cost of the delivery is given back as well. */
  readonly reducesDelivery: boolean
  /** Whether it can be sold again, so that it goes back into stock. */
  readonly isResalable: boolean
}

/** What a return changes. */
export interface ReturnPlan {
  readonly lines: readonly OrderChangeLine[]
  readonly amounts: PartAmounts
}

/** What a buyer has announced to send back. */
export interface ReturnOrder {
  readonly id: string
  readonly orderSummaryId: string
  /** Closed: all of it was returned, rejected or cancelled. */
  readonly status: 'Submitted' | 'Closed'
  readonly lines: readonly ReturnOrderLine[]
}

/** How much of an order line is expected back, and what became of it. */
export interface ReturnOrderLine {
  readonly id: string
  readonly orderItemId: string
  readonly quantityExpected: Decimal
  /** What has arrived, whether it was accepted or rejected. */
  readonly quantityReceived: Decimal
  readonly quantityReturned: Decimal
  readonly quantityRejected: Decimal
  readonly quantityCanceled: Decimal
  readonly reason: string
  readonly reducesDelivery: boolean
}

/** Calculates how much of an order line can still come back: what was sent, has not come back and is not announced. */
export function calculateAvailableToReturn(item: OrderItem, fulfillmentOrders: readonly FulfillmentOrder[]): Decimal {
  return calculateLineProgress(item, fulfillmentOrders)
    .fulfilled.minus(item.quantityReturned)
    .minus(item.quantityReturnInitiated)
}

/** Calculates how much of the line of a return order is still expected. */
export function calculateStillExpected(line: ReturnOrderLine): Decimal {
  return line.quantityExpected.minus(line.quantityReturned).minus(line.quantityRejected).minus(line.quantityCanceled)
}
