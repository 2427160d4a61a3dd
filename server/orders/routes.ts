import * as endpoints from '@hydrant/contract/shop/order-endpoints.ts'
import { PAGE_SIZE_20 } from '@hydrant/contract/shared/limits.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { parseInstant } from '@hydrant/kernel/time/timestamp.ts'
import { createResponse, createResultResponse, createErrorResponse } from '../http/respond.ts'
import { parsePageToken, toPageLinksAndTokens } from '../http/page-token.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import type { PaymentDeps } from '../payments/service.ts'
import { registerApprovalRoutes } from './approval/routes.ts'
import { registerBillingRoutes } from './billing/routes.ts'
import { registerBoughtProductRoutes } from './bought/routes.ts'
import { registerOrderChangeRoutes } from './changes/routes.ts'
import { orderErrors } from './errors.ts'
import { toOrderDetail, toOrderHistoryRow } from './order-body.ts'
import { splitFieldNames } from './order-fields.ts'
import { registerDeskRoutes } from './desk/routes.ts'
import { registerFulfillmentRoutes } from './fulfillment/routes.ts'
import { registerReturnRoutes } from './returns/routes.ts'
import * as orders from './service.ts'
import { registerSalesRoutes } from './sales/routes.ts'
import { registerOrderSummaryRoutes } from './summary-routes.ts'

/** Registers the routes of the order history. */
export function registerOrderRoutes(server: Server, payments: PaymentDeps): void {
  const { database } = server
  registerOrderSummaryRoutes(server)
  registerBoughtProductRoutes(server)
  registerFulfillmentRoutes(server)
  registerOrderChangeRoutes(server, payments)
  registerBillingRoutes(server, payments)
  registerReturnRoutes(server)
  registerApprovalRoutes(server)
  registerDeskRoutes(server)
  registerSalesRoutes(server)

  registerEndpoint(server, endpoints.listOrders, async ({ shopper, query, request }) => {
    const token = query.pageToken ?? query.page
    const pageWindow =
      token === undefined ? { pageSize: query.pageSize, offset: 0 } : parsePageToken(token, PAGE_SIZE_20.max)
    if (pageWindow === null) return createErrorResponse(orderErrors.malformedToken)
    const earliest = parseQueryDate(query.earliestDate)
    const latest = parseQueryDate(query.latestDate)
    if (!earliest.ok || !latest.ok) return createErrorResponse(orderErrors.malformedDate)
    const listing = {
      earliest: earliest.value,
      latest: latest.value,
      status: query.status ?? null,
      term: query.searchTerm?.trim() ?? '',
      limit: pageWindow.pageSize,
      offset: pageWindow.offset,
      ownOnly: query.ownerScoped || query.ownerScope?.toLowerCase() === 'my',
    }
    const result = await database.query((db) => orders.listOrders(db, shopper, listing))
    const rows = result.orders.map((order) => toOrderHistoryRow(order, splitFieldNames(query.fields)))
    return createResponse(200, {
      count: rows.length,
      orderSummaries: rows,
      ...toPageLinksAndTokens(pageWindow, result.total, request.originalUrl),
    })
  })

  registerEndpoint(server, endpoints.lookUpOrder, async ({ shopper, body, request }) => {
    const result = await orders.lookUpOrderWithGuestLimit(database, shopper, {
      ...orders.toOrderLookup(body.orderSummaryIdOrRefNumber, body),
      clientAddress: request.ip,
    })
    return createResultResponse(result, 201, (view) => toOrderDetail(view, body.fields ?? []))
  })

  registerEndpoint(server, endpoints.lookUpOrderByQuery, async ({ shopper, query, request }) => {
    const result = await orders.lookUpOrderWithGuestLimit(database, shopper, {
      ...orders.toOrderLookup(query.orderSummaryIdOrRefNumber, query),
      clientAddress: request.ip,
    })
    return createResultResponse(result, 200, (view) => toOrderDetail(view, splitFieldNames(query.fields)))
  })
}

/** Parses a date; a '+' in its offset that URL decoding turned into a space is restored. */
function parseQueryDate(text: string | undefined): Result<Date | null> {
  if (text === undefined || text === '') return ok(null)
  const instant = parseInstant(text.replace(/ (\d{2}:?\d{2})$/, '+$1'))
  return instant === null ? err(orderErrors.malformedDate) : ok(instant)
}
