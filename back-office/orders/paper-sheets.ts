import type { FulfillmentItem, FulfillmentOrder, OrderFulfillment } from '@hydrant/contract/admin/fulfillment.ts'
import { decimal, sum, toText } from '@hydrant/kernel/money/decimal.ts'

/** The papers that go through the warehouse with an order. */
export const PAPER_KINDS = ['pick-list', 'packing-slip'] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

/** A sheet: what is picked, or packed, together. */
export interface Sheet {
  readonly id: string
  readonly number: string
  readonly deliveryId: string
  readonly locationId: string | null
  /** By whom it was sent; null while it is not sent. */
  readonly carrier: string | null
  readonly lines: readonly SheetLine[]
  /** What of the same delivery is in none of the fulfillment orders up to this one: it comes with another parcel. */
  readonly toCome: readonly SheetLine[]
}

/** A quantity on a sheet. */
export interface SheetLine {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly quantity: string
}

/** Lists the sheets: a pick list has what is still to be sent, a packing slip also what was sent. */
export function listSheets({ items, fulfillmentOrders }: OrderFulfillment, kind: PaperKind): readonly Sheet[] {
  const itemsById = new Map(items.map((item) => [item.orderItemSummaryId, item]))
  const toLine = (id: string, orderItemSummaryId: string, quantity: string): SheetLine => {
    const item = itemsById.get(orderItemSummaryId)
    return { id, sku: item?.sku ?? '', name: item?.name ?? '', quantity }
  }
  const packed = fulfillmentOrders.filter(({ status }) => status !== 'Cancelled')
  return packed
    .map((fulfillmentOrder, position) => ({
      status: fulfillmentOrder.status,
      id: fulfillmentOrder.fulfillmentOrderId,
      number: fulfillmentOrder.fulfillmentOrderNumber,
      deliveryId: fulfillmentOrder.orderDeliveryGroupSummaryId,
      locationId: fulfillmentOrder.fulfilledFromLocationId,
      carrier: fulfillmentOrder.carrier,
      lines: fulfillmentOrder.lineItems
        .filter(({ quantity }) => Number(quantity) > 0)
        .map((line) => toLine(line.fulfillmentOrderLineItemId, line.orderItemSummaryId, line.quantity)),
      toCome: items
        .filter((item) => item.orderDeliveryGroupSummaryId === fulfillmentOrder.orderDeliveryGroupSummaryId)
        .map((item) =>
          toLine(
            item.orderItemSummaryId,
            item.orderItemSummaryId,
            calculateToCome(item, packed.slice(0, position + 1)),
          ),
        )
        .filter(({ quantity }) => Number(quantity) > 0),
    }))
    .filter(({ status }) => status === 'Allocated' || kind === 'packing-slip')
}

/** Calculates what of a line is neither cancelled nor in these fulfillment orders. */
function calculateToCome(
  { orderItemSummaryId, quantity, quantityCanceled }: FulfillmentItem,
  packed: readonly FulfillmentOrder[],
): string {
  const inParcels = packed
    .flatMap(({ lineItems }) => lineItems)
    .filter((line) => line.orderItemSummaryId === orderItemSummaryId)
    .map((line) => decimal(line.quantity))
  return toText(decimal(quantity).minus(quantityCanceled).minus(sum(inParcels)))
}
