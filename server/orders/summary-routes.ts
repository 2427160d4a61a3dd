import { PAGE_OF_25 } from '@hydrant/contract/shared/limits.ts'
import { listOrders } from '@hydrant/contract/shop/order-endpoints.ts'
import * as endpoints from '@hydrant/contract/shop/order-summary-endpoints.ts'
import { fullId } from '@hydrant/kernel/identity/record-id.ts'
import { transactional } from '@hydrant/kernel/result/transactional.ts'
import type { Result } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { withGuestKey } from '../cart/service.ts'
import { answer, answerOutcome, refuse } from '../http/answer.ts'
import { type PageWindow, readPageToken, tokenPage } from '../http/page-token.ts'
import { serve, type Server } from '../http/serve.ts'
import { addOrderToCart } from './add-order-to-cart.ts'
import { orderRefusals } from './errors.ts'
import { adjustmentAggregates, orderRow } from './order-body.ts'
import { fieldNames } from './order-fields.ts'
import * as orders from './service.ts'
import { orderDeliveryGroups, orderItemSummaries } from './summary-body.ts'

/** One order by its parts, and ordering it again. */
export function registerOrderSummaryRoutes(server: Server): void {
  registerOrder(server)
  registerParts(server)
  registerAdjustments(server)
  registerReordering(server)
}

function registerOrder(server: Server): void {
  serve(server, endpoints.getOrder, async ({ shopper, params, query }) => {
    const found = await readOrder(server, shopper, params.orderSummaryId)
    return answerOutcome(found, 200, ({ order }) => orderRow(order, fieldNames(query.fields)))
  })

  serve(server, endpoints.listOrderDeliveryGroups, async ({ shopper, params, query }) => {
    const found = await readOrder(server, shopper, params.orderSummaryId)
    return answerOutcome(found, 200, (view) => orderDeliveryGroups(view, fieldNames(query.fields)))
  })
}

function registerParts(server: Server): void {
  serve(server, endpoints.listOrderItems, async ({ shopper, params, query, request }) => {
    const window = readWindow(query)
    if (window === null) return refuse(orderRefusals.malformedToken)
    const found = await readOrder(server, shopper, params.orderSummaryId)
    if (!found.ok) return refuse(found.error)
    const { deliveries, items } = found.value
    const groupId = query.orderDeliveryGroupSummaryId === undefined ? null : fullId(query.orderDeliveryGroupSummaryId)
    if (groupId !== null && !deliveries.some(({ id }) => id === groupId))
      return refuse(orderRefusals.unknownDeliveryGroup)
    const named = items
      .filter(({ deliveryGroupId }) => groupId === null || deliveryGroupId === groupId)
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    const sorted = query.sort === 'IdAsc' ? named : named.toReversed()
    const rows = orderItemSummaries(
      found.value,
      sorted.slice(window.offset, window.offset + window.pageSize),
      fieldNames(query.fields),
    )
    return answer(200, { count: rows.length, items: rows, ...tokenPage(window, sorted.length, request.originalUrl) })
  })

  serve(server, endpoints.listOrderShipments, async ({ shopper, params, query, request }) => {
    const window = readWindow(query)
    if (window === null) return refuse(orderRefusals.malformedToken)
    const found = await readOrder(server, shopper, params.orderSummaryId)
    // What is sent when is not recorded by this shop: no order has shipments.
    return answerOutcome(found, 200, () => ({ count: 0, shipments: [], ...tokenPage(window, 0, request.originalUrl) }))
  })
}

function registerAdjustments(server: Server): void {
  serve(server, endpoints.getOrderAdjustmentAggregates, async ({ shopper, params }) => {
    const found = await readOrder(server, shopper, params.orderSummaryId)
    return answerOutcome(found, 200, ({ order }) => adjustmentAggregates(order))
  })

  serve(server, endpoints.calculateAdjustmentAggregates, async ({ shopper, params, body }) => {
    for (const id of body.orderSummaryIds) {
      const found = await readOrder(server, shopper, id)
      if (!found.ok)
        return refuse({ ...found.error, message: `orderSummaryIds: there is no order '${id}', or it is not yours.` })
    }
    return answer(201, {
      statusURL: listOrders.path.replace(':apiVersion', params.apiVersion).replace(':webstoreId', params.webstoreId),
    })
  })
}

function registerReordering(server: Server): void {
  const { database } = server

  serve(server, endpoints.addOrderToCart, async (call) => {
    const { orderSummaryIdOrRefNumber, cartStateOrId, verification } = call.body
    const order = orders.orderQuestion(orderSummaryIdOrRefNumber, { verification })
    const added = await transactional(database, (executor) =>
      addOrderToCart(executor, withGuestKey(call), { order, cart: cartStateOrId }),
    )
    return answerOutcome(added, 201, (result) => result)
  })

  serve(server, endpoints.addNamedOrderToCart, async (call) => {
    const { cartStateOrId, verification } = call.body
    const order = orders.orderQuestion(call.params.orderSummaryId, { verification })
    const added = await transactional(database, (executor) =>
      addOrderToCart(executor, withGuestKey(call), { order, cart: cartStateOrId }),
    )
    return answerOutcome(added, 201, (result) => result)
  })
}

function readOrder({ database }: Server, shopper: Shopper, orderSummaryId: string): Promise<Result<orders.OrderView>> {
  return database.read((executor) => orders.readOrder(executor, shopper, orderSummaryId))
}

function readWindow(query: {
  readonly page?: string
  readonly pageToken?: string
  readonly pageSize: number
}): PageWindow | null {
  const token = query.pageToken ?? query.page
  return token === undefined ? { pageSize: query.pageSize, offset: 0 } : readPageToken(token, PAGE_OF_25.max)
}
