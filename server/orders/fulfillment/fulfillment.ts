import { type Decimal, sum } from '@hydrant/kernel/money/decimal.ts'

/** What is to be sent together of one delivery of an order. */
export interface FulfillmentOrder {
  readonly id: string
  readonly number: string
  readonly deliveryGroupId: string
  readonly locationId: string | null
  /** Allocated: still to be sent. Fulfilled: sent. Cancelled: nothing of it is sent. */
  readonly status: 'Allocated' | 'Fulfilled' | 'Cancelled'
  readonly lines: readonly FulfillmentOrderLine[]
}

/** How much of an order line a fulfillment order sends. */
export interface FulfillmentOrderLine {
  readonly id: string
  readonly orderItemId: string
  readonly originalQuantity: Decimal
  /** Without what was cancelled. */
  readonly quantity: Decimal
}

/** A fulfillment order that has left the shop. */
export interface Shipment {
  readonly id: string
  readonly number: string
  readonly fulfillmentOrderId: string
  readonly carrier: string
  readonly trackingNumber: string | null
  readonly trackingUrl: string | null
  readonly expectedDeliveryAt: Date | null
  readonly shippedAt: Date
}

/** How much of an order line is where; the parts and what was cancelled add up to the ordered quantity. */
export interface LineProgress {
  readonly inProcess: Decimal
  readonly fulfilled: Decimal
  readonly availableToFulfill: Decimal
}

/**
 * Calculates how much of an order line is in fulfillment orders, how much was sent, and what is left. What is left can
 * also be cancelled.
 */
export function calculateLineProgress(
  item: { readonly id: string; readonly quantity: Decimal; readonly quantityCanceled: Decimal },
  fulfillmentOrders: readonly FulfillmentOrder[],
): LineProgress {
  const sumOf = (status: FulfillmentOrder['status']): Decimal =>
    sum(
      fulfillmentOrders
        .filter((order) => order.status === status)
        .flatMap(({ lines }) => lines.filter(({ orderItemId }) => orderItemId === item.id))
        .map(({ quantity }) => quantity),
    )
  const inProcess = sumOf('Allocated')
  const fulfilled = sumOf('Fulfilled')
  const availableToFulfill = item.quantity.minus(item.quantityCanceled).minus(inProcess).minus(fulfilled)
  return { inProcess, fulfilled, availableToFulfill }
}

type ShipmentOrder = `${'ExpectedDeliveryDate' | 'ShipmentNumber'}${'Asc' | 'Desc'}`

/**
 * Sorts shipments by number or by expected date, where those without a date come last; by number ascending unless
 * another order is given.
 */
export function sortShipments(
  shipments: readonly Shipment[],
  order: ShipmentOrder = 'ShipmentNumberAsc',
): readonly Shipment[] {
  const direction = order.endsWith('Asc') ? 1 : -1
  const byNumber = (one: Shipment, other: Shipment): number => (one.number < other.number ? -1 : 1)
  const byDate = (one: Shipment, other: Shipment): number => {
    if (one.expectedDeliveryAt === null || other.expectedDeliveryAt === null)
      return Number(one.expectedDeliveryAt === null) - Number(other.expectedDeliveryAt === null)
    return direction * (one.expectedDeliveryAt.valueOf() - other.expectedDeliveryAt.valueOf())
  }
  return shipments.toSorted((one, other) =>
    order.startsWith('Expected') ? byDate(one, other) || byNumber(one, other) : direction * byNumber(one, other),
  )
}
