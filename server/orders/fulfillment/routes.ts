import * as endpoints from '@hydrant/contract/admin/fulfillment.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { toOrderFulfillment, toShipmentDetail } from './body.ts'
import * as fulfillment from './service.ts'

/** Registers the endpoints by which staff send what was ordered. */
export function registerFulfillmentRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, endpoints.getOrderFulfillment, async ({ params }) => {
    const progress = await database.query((db) => fulfillment.loadOrderProgress(db, params.orderSummaryIdOrNumber))
    return createResultResponse(progress, 200, toOrderFulfillment)
  })

  registerEndpoint(server, endpoints.createFulfillmentOrders, async ({ body }) => {
    const created = await fulfillment.createFulfillmentOrders(database, {
      orderSummaryId: body.orderSummaryId,
      deliveryGroupId: body.orderDeliveryGroupSummaryId,
      groups: body.fulfillmentGroups.map(({ fulfilledFromLocationId, orderItemSummaries }) => ({
        locationId: fulfilledFromLocationId ?? null,
        lines: orderItemSummaries.map(({ orderItemSummaryId, quantity }) => ({
          orderItemId: orderItemSummaryId,
          quantity: decimal(quantity),
        })),
      })),
    })
    return createResultResponse(created, 201, (fulfillmentOrderIds) => ({
      success: true as const,
      errors: [],
      fulfillmentOrderIds,
    }))
  })

  registerEndpoint(server, endpoints.cancelFulfillmentOrderItems, async ({ params, body }) => {
    const cancelled = await fulfillment.cancelFulfillmentOrderItems(
      database,
      params.fulfillmentOrderId,
      body.fulfillmentOrderLineItemsToCancel.map(({ fulfillmentOrderLineItemId, quantity }) => ({
        lineId: fulfillmentOrderLineItemId,
        quantity: decimal(quantity),
      })),
    )
    return createResultResponse(cancelled, 201, () => ({ success: true as const, errors: [] }))
  })

  registerEndpoint(server, endpoints.shipFulfillmentOrder, async ({ params, body }) => {
    const shipped = await fulfillment.shipFulfillmentOrder(database, params.fulfillmentOrderId, {
      carrier: body.carrier.trim(),
      trackingNumber: body.trackingNumber ?? null,
      trackingUrl: body.trackingUrl ?? null,
      expectedDeliveryAt: typeof body.expectedDeliveryDate === 'string' ? new Date(body.expectedDeliveryDate) : null,
    })
    return createResultResponse(shipped, 201, ({ shipment, progress }) => toShipmentDetail(shipment, progress))
  })
}
