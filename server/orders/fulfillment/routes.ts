import * as endpoints from '@hydrant/contract/admin/fulfillment.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { parseInstant } from '@hydrant/kernel/time/timestamp.ts'
import { createErrorResponse, createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { toPrecondition } from '../../records/service.ts'
import { getWebstore, toBillingSettings } from '../../webstore/service.ts'
import { toAddressLines } from '../order-address.ts'
import { toOrderFulfillment, toShipmentDetail } from './body.ts'
import { fulfillmentErrors } from './errors.ts'
import * as fulfillment from './service.ts'

/** Registers the endpoints by which staff send what was ordered. */
export function registerFulfillmentRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, endpoints.getOrderFulfillment, async ({ params }) => {
    const progress = await database.query((db) => fulfillment.loadOrderProgress(db, params.orderSummaryIdOrNumber))
    const { seller } = toBillingSettings(await database.query(getWebstore))
    return createResultResponse(progress, 200, (found) => toOrderFulfillment(found, toAddressLines(seller)))
  })

  registerEndpoint(server, endpoints.createFulfillmentOrders, async ({ body, request }) => {
    const created = await fulfillment.createFulfillmentOrders(database, {
      orderSummaryId: body.orderSummaryId,
      deliveryGroupId: body.orderDeliveryGroupSummaryId,
      precondition: toPrecondition(request.headers),
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
    const expectedDeliveryAt = parseOptionalInstant(body.expectedDeliveryDate)
    if (expectedDeliveryAt === undefined) return createErrorResponse(fulfillmentErrors.invalidDeliveryDate)
    const shipped = await fulfillment.shipFulfillmentOrder(database, params.fulfillmentOrderId, {
      carrier: body.carrier.trim(),
      trackingNumber: body.trackingNumber ?? null,
      trackingUrl: body.trackingUrl ?? null,
      expectedDeliveryAt,
    })
    return createResultResponse(shipped, 201, ({ shipment, progress }) => toShipmentDetail(shipment, progress))
  })
}

/** Parses an instant that may be missing; undefined for one that does not exist, such as on the 31st of February. */
function parseOptionalInstant(text: string | null | undefined): Date | null | undefined {
  return typeof text === 'string' ? (parseInstant(text) ?? undefined) : null
}
