import { PAGE_SIZE_25 } from '@hydrant/contract/shared/limits.ts'
import { listOrders } from '@hydrant/contract/shop/order-endpoints.ts'
import * as endpoints from '@hydrant/contract/shop/order-summary-endpoints.ts'
import { toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import type { Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/orders.js'
import type { Shopper } from '../accounts/service.ts'
import { withEnsuredGuestKey } from '../cart/service.ts'
import { createResponse, createResultResponse, createErrorResponse } from '../http/respond.ts'
import { type PageWindow, parsePageToken, toPageLinksAndTokens } from '../http/page-token.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { addOrderToCart } from './add-order-to-cart.ts'
import { orderErrors } from './errors.ts'
import { toAdjustmentAggregates, toOrderHistoryRow } from './order-body.ts'
import { splitFieldNames } from './order-fields.ts'
import { toShipmentRow } from './fulfillment/body.ts'
import { sortShipments } from './fulfillment/fulfillment.ts'
import * as orders from './service.ts'
import { toDeliveryGroupCollection, toOrderItemSummaries } from './summary-body.ts'

/** Registers the routes for the parts of an order, and for ordering it again. */
export function registerOrderSummaryRoutes(server: Server): void {
  registerOrderPartRoutes(server)
  registerItemAndShipmentRoutes(server)
  registerAdjustmentRoutes(server)
  registerReorderRoute(server)
}

function registerOrderPartRoutes(server: Server): void {
  registerEndpoint(server, endpoints.getOrder, async ({ shopper, params, query }) => {
    const result = await queryOrder(server, shopper, params.orderSummaryId)
    return createResultResponse(result, 200, ({ order }) => toOrderHistoryRow(order, splitFieldNames(query.fields)))
  })

  registerEndpoint(server, endpoints.listOrderDeliveryGroups, async ({ shopper, params, query }) => {
    const result = await queryOrder(server, shopper, params.orderSummaryId)
    return createResultResponse(result, 200, (view) => toDeliveryGroupCollection(view, splitFieldNames(query.fields)))
  })
}

function registerItemAndShipmentRoutes(server: Server): void {
  registerEndpoint(server, endpoints.listOrderItems, async ({ shopper, params, query, request }) => {
    const pageWindow = parsePageWindow(query)
    if (pageWindow === null) return createErrorResponse(orderErrors.malformedToken)
    const result = await queryOrder(server, shopper, params.orderSummaryId)
    if (!result.ok) return createErrorResponse(result.error)
    const { deliveries, items } = result.value
    const groupId =
      query.orderDeliveryGroupSummaryId === undefined ? null : toFullIdIfValid(query.orderDeliveryGroupSummaryId)
    if (groupId !== null && !deliveries.some(({ id }) => id === groupId))
      return createErrorResponse(orderErrors.unknownDeliveryGroup)
    const groupItems = items
      .filter(({ deliveryGroupId }) => groupId === null || deliveryGroupId === groupId)
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    const sorted = query.sort === 'IdAsc' ? groupItems : groupItems.toReversed()
    const rows = toOrderItemSummaries(
      result.value,
      sorted.slice(pageWindow.offset, pageWindow.offset + pageWindow.pageSize),
      splitFieldNames(query.fields),
    )
    return createResponse(200, {
      count: rows.length,
      items: rows,
      ...toPageLinksAndTokens(pageWindow, sorted.length, request.originalUrl),
    })
  })

  registerEndpoint(server, endpoints.listOrderShipments, async ({ shopper, params, query, request }) => {
    const pageWindow = parsePageWindow(query)
    if (pageWindow === null) return createErrorResponse(orderErrors.malformedToken)
    const result = await queryOrder(server, shopper, params.orderSummaryId)
    return createResultResponse(result, 200, ({ order, shipments }) => {
      const sorted = sortShipments(shipments, query.sortOrder)
      const rows = sorted
        .slice(pageWindow.offset, pageWindow.offset + pageWindow.pageSize)
        .map((shipment) => toShipmentRow(shipment, order.id, splitFieldNames(query.fields)))
      return {
        count: rows.length,
        shipments: rows,
        ...toPageLinksAndTokens(pageWindow, sorted.length, request.originalUrl),
      }
    })
  })
}

function registerAdjustmentRoutes(server: Server): void {
  registerEndpoint(server, endpoints.getOrderAdjustmentAggregates, async ({ shopper, params }) => {
    const result = await queryOrder(server, shopper, params.orderSummaryId)
    return createResultResponse(result, 200, ({ order }) => toAdjustmentAggregates(order))
  })

  registerEndpoint(server, endpoints.calculateAdjustmentAggregates, async ({ shopper, params, body }) => {
    for (const id of body.orderSummaryIds) {
      const result = await queryOrder(server, shopper, id)
      if (!result.ok)
        return createErrorResponse({
          ...result.error,
          message: () => messages.unknownOrderInList({ id }),
        })
    }
    return createResponse(201, {
      statusURL: listOrders.path.replace(':apiVersion', params.apiVersion).replace(':webstoreId', params.webstoreId),
    })
  })
}

function registerReorderRoute(server: Server): void {
  const { database } = server

  registerEndpoint(server, endpoints.addOrderToCart, async (call) => {
    const { orderSummaryIdOrRefNumber, cartStateOrId, verification } = call.body
    const order = orders.toOrderLookup(orderSummaryIdOrRefNumber, { verification })
    const added = await addOrderToCart(database, withEnsuredGuestKey(call), { order, cart: cartStateOrId })
    return createResultResponse(added, 201, (result) => result)
  })

  registerEndpoint(server, endpoints.addNamedOrderToCart, async (call) => {
    const { cartStateOrId, verification } = call.body
    const order = orders.toOrderLookup(call.params.orderSummaryId, { verification })
    const added = await addOrderToCart(database, withEnsuredGuestKey(call), { order, cart: cartStateOrId })
    return createResultResponse(added, 201, (result) => result)
  })
}

function queryOrder({ database }: Server, shopper: Shopper, orderSummaryId: string): Promise<Result<orders.OrderView>> {
  return database.query((db) => orders.loadOrder(db, shopper, orderSummaryId))
}

function parsePageWindow(query: {
  readonly page?: string
  readonly pageToken?: string
  readonly pageSize: number
}): PageWindow | null {
  const token = query.pageToken ?? query.page
  return token === undefined ? { pageSize: query.pageSize, offset: 0 } : parsePageToken(token, PAGE_SIZE_25.max)
}
