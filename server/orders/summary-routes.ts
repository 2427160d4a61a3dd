import { PAGE_SIZE_25 } from '@hydrant/contract/shared/limits.ts'
import { listOrders } from '@hydrant/contract/shop/order-endpoints.ts'
import * as endpoints from '@hydrant/contract/shop/order-summary-endpoints.ts'
import { toFullId } from '@hydrant/kernel/identity/record-id.ts'
import type { Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/orders.js'
import type { Shopper } from '../accounts/service.ts'
import { ensureGuestKey } from '../cart/service.ts'
import { respond, respondWithResult, respondWithError } from '../http/respond.ts'
import { type PageWindow, parsePageToken, toPageLinks } from '../http/page-token.ts'
import { serve, type Server } from '../http/serve.ts'
import { addOrderToCart } from './add-order-to-cart.ts'
import { orderErrors } from './errors.ts'
import { toAdjustmentAggregates, toOrderRow } from './order-body.ts'
import { splitFieldNames } from './order-fields.ts'
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
  serve(server, endpoints.getOrder, async ({ shopper, params, query }) => {
    const result = await queryOrder(server, shopper, params.orderSummaryId)
    return respondWithResult(result, 200, ({ order }) => toOrderRow(order, splitFieldNames(query.fields)))
  })

  serve(server, endpoints.listOrderDeliveryGroups, async ({ shopper, params, query }) => {
    const result = await queryOrder(server, shopper, params.orderSummaryId)
    return respondWithResult(result, 200, (view) => toDeliveryGroupCollection(view, splitFieldNames(query.fields)))
  })
}

function registerItemAndShipmentRoutes(server: Server): void {
  serve(server, endpoints.listOrderItems, async ({ shopper, params, query, request }) => {
    const pageWindow = parsePageWindow(query)
    if (pageWindow === null) return respondWithError(orderErrors.malformedToken)
    const result = await queryOrder(server, shopper, params.orderSummaryId)
    if (!result.ok) return respondWithError(result.error)
    const { deliveries, items } = result.value
    const groupId = query.orderDeliveryGroupSummaryId === undefined ? null : toFullId(query.orderDeliveryGroupSummaryId)
    if (groupId !== null && !deliveries.some(({ id }) => id === groupId))
      return respondWithError(orderErrors.unknownDeliveryGroup)
    const groupItems = items
      .filter(({ deliveryGroupId }) => groupId === null || deliveryGroupId === groupId)
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    const sorted = query.sort === 'IdAsc' ? groupItems : groupItems.toReversed()
    const rows = toOrderItemSummaries(
      result.value,
      sorted.slice(pageWindow.offset, pageWindow.offset + pageWindow.pageSize),
      splitFieldNames(query.fields),
    )
    return respond(200, {
      count: rows.length,
      items: rows,
      ...toPageLinks(pageWindow, sorted.length, request.originalUrl),
    })
  })

  serve(server, endpoints.listOrderShipments, async ({ shopper, params, query, request }) => {
    const pageWindow = parsePageWindow(query)
    if (pageWindow === null) return respondWithError(orderErrors.malformedToken)
    const result = await queryOrder(server, shopper, params.orderSummaryId)
    // This shop does not record shipments.
    return respondWithResult(result, 200, () => ({
      count: 0,
      shipments: [],
      ...toPageLinks(pageWindow, 0, request.originalUrl),
    }))
  })
}

function registerAdjustmentRoutes(server: Server): void {
  serve(server, endpoints.getOrderAdjustmentAggregates, async ({ shopper, params }) => {
    const result = await queryOrder(server, shopper, params.orderSummaryId)
    return respondWithResult(result, 200, ({ order }) => toAdjustmentAggregates(order))
  })

  serve(server, endpoints.calculateAdjustmentAggregates, async ({ shopper, params, body }) => {
    for (const id of body.orderSummaryIds) {
      const result = await queryOrder(server, shopper, id)
      if (!result.ok)
        return respondWithError({
          ...result.error,
          message: () => messages.unknownOrderInList({ id }),
        })
    }
    return respond(201, {
      statusURL: listOrders.path.replace(':apiVersion', params.apiVersion).replace(':webstoreId', params.webstoreId),
    })
  })
}

function registerReorderRoute(server: Server): void {
  const { database } = server

  serve(server, endpoints.addOrderToCart, async (call) => {
    const { orderSummaryIdOrRefNumber, cartStateOrId, verification } = call.body
    const order = orders.toOrderLookup(orderSummaryIdOrRefNumber, { verification })
    const added = await addOrderToCart(database, ensureGuestKey(call), { order, cart: cartStateOrId })
    return respondWithResult(added, 201, (result) => result)
  })

  serve(server, endpoints.addNamedOrderToCart, async (call) => {
    const { cartStateOrId, verification } = call.body
    const order = orders.toOrderLookup(call.params.orderSummaryId, { verification })
    const added = await addOrderToCart(database, ensureGuestKey(call), { order, cart: cartStateOrId })
    return respondWithResult(added, 201, (result) => result)
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
