import type { OrderFulfillment } from '@hydrant/contract/admin/fulfillment.ts'

/** The papers that go through the warehouse with an order. */
export const PAPER_KINDS = ['pick-list', 'packing-slip'] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

/** A sheet: what is picked, or packed, together. */
export interface Sheet {
  readonly id: string
  readonly number: string
  readonly deliveryId: string
  readonly locationId: string | null
  readonly lines: ReadonlyArray<{
    readonly id: string
    readonly sku: string
    readonly name: string
    readonly quantity: string
  }>
}

/** Lists the sheets: a pick list has what is still to be sent, a packing slip also what was sent. */
export function listSheets({ items, fulfillmentOrders }: OrderFulfillment, kind: PaperKind): readonly Sheet[] {
  const itemsById = new Map(items.map((item) => [item.orderItemSummaryId, item]))
  return fulfillmentOrders
    .filter(({ status }) => status === 'Allocated' || (kind === 'packing-slip' && status === 'Fulfilled'))
    .map((fulfillmentOrder) => ({
      id: fulfillmentOrder.fulfillmentOrderId,
      number: fulfillmentOrder.fulfillmentOrderNumber,
      deliveryId: fulfillmentOrder.orderDeliveryGroupSummaryId,
      locationId: fulfillmentOrder.fulfilledFromLocationId,
      lines: fulfillmentOrder.lineItems
        .filter(({ quantity }) => Number(quantity) > 0)
        .map(({ fulfillmentOrderLineItemId: id, orderItemSummaryId, quantity }) => ({
          id,
          sku: itemsById.get(orderItemSummaryId)?.sku ?? '',
          name: itemsById.get(orderItemSummaryId)?.name ?? '',
          quantity,
        })),
    }))
}
