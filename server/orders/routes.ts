import * as endpoints from '@hydrant/contract/shop/order-endpoints.ts'
import { PAGE_OF_20 } from '@hydrant/contract/shared/limits.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { parseInstant } from '@hydrant/kernel/time/timestamp.ts'
import { answer, answerOutcome, refuse } from '../http/answer.ts'
import { readPageToken, tokenPage } from '../http/page-token.ts'
import { serve, type Server } from '../http/serve.ts'
import { orderRefusals } from './errors.ts'
import { orderDetail, orderRow } from './order-body.ts'
import { fieldNames } from './order-fields.ts'
import * as orders from './service.ts'
import { registerOrderSummaryRoutes } from './summary-routes.ts'

/** The order history. */
export function registerOrderRoutes(server: Server): void {
  const { database } = server
  registerOrderSummaryRoutes(server)

  serve(server, endpoints.listOrders, async ({ shopper, query, request }) => {
    const token = query.pageToken ?? query.page
    const window = token === undefined ? { pageSize: query.pageSize, offset: 0 } : readPageToken(token, PAGE_OF_20.max)
    if (window === null) return refuse(orderRefusals.malformedToken)
    const earliest = readDate(query.earliestDate)
    const latest = readDate(query.latestDate)
    if (!earliest.ok || !latest.ok) return refuse(orderRefusals.malformedDate)
    const listing = {
      earliest: earliest.value,
      latest: latest.value,
      limit: window.pageSize,
      offset: window.offset,
      ownOnly: query.ownerScoped || query.ownerScope?.toLowerCase() === 'my',
    }
    const found = await database.read((executor) => orders.listOrders(executor, shopper, listing))
    const rows = found.orders.map((order) => orderRow(order, fieldNames(query.fields)))
    return answer(200, {
      count: rows.length,
      orderSummaries: rows,
      ...tokenPage(window, found.total, request.originalUrl),
    })
  })

  serve(server, endpoints.lookUpOrder, async ({ shopper, body, request }) => {
    const found = await orders.lookUpLimited(database, shopper, {
      ...orders.orderQuestion(body.orderSummaryIdOrRefNumber, body),
      clientAddress: request.ip,
    })
    return answerOutcome(found, 201, (view) => orderDetail(view, body.fields ?? []))
  })

  serve(server, endpoints.lookUpOrderByQuery, async ({ shopper, query, request }) => {
    const found = await orders.lookUpLimited(database, shopper, {
      ...orders.orderQuestion(query.orderSummaryIdOrRefNumber, query),
      clientAddress: request.ip,
    })
    return answerOutcome(found, 200, (view) => orderDetail(view, fieldNames(query.fields)))
  })
}

/** An offset whose '+' became a blank on its way through the address is mended. */
function readDate(text: string | undefined): Result<Date | null> {
  if (text === undefined || text === '') return ok(null)
  const instant = parseInstant(text.replace(/ (\d{2}:?\d{2})$/, '+$1'))
  return instant === null ? err(orderRefusals.malformedDate) : ok(instant)
}
