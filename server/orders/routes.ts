import * as endpoints from '@hydrant/contract/shop/order-endpoints.ts'
import { parseCsv } from '@hydrant/contract/shared/csv.ts'
import { PAGE_OF_20 } from '@hydrant/contract/shared/limits.ts'
import { done, type Outcome, refused } from '@hydrant/kernel/outcome/outcome.ts'
import { parseInstant } from '@hydrant/kernel/time/timestamp.ts'
import { answer, answerOutcome, refuse } from '../http/answer.ts'
import { readPageToken, tokenPage } from '../http/page-token.ts'
import { serve, type Server } from '../http/serve.ts'
import { orderRefusals } from './errors.ts'
import { orderDetail, orderRow } from './order-body.ts'
import * as orders from './service.ts'

/** The order history. */
export function registerOrderRoutes(server: Server): void {
  const { database } = server

  serve(server, endpoints.listOrders, async ({ shopper, query, request }) => {
    const token = query.pageToken ?? query.page
    const window = token === undefined ? { pageSize: query.pageSize, offset: 0 } : readPageToken(token, PAGE_OF_20.max)
    if (window === null) return refuse(orderRefusals.malformedToken)
    const earliest = readDate(query.earliestDate)
    const latest = readDate(query.latestDate)
    if (!earliest.ok || !latest.ok) return refuse(orderRefusals.malformedDate)
    const listing = { earliest: earliest.value, latest: latest.value, limit: window.pageSize, offset: window.offset, ownOnly: query.ownerScoped || query.ownerScope?.toLowerCase() === 'my' }
    const found = await database.read((executor) => orders.listOrders(executor, shopper, listing))
    const rows = found.orders.map((order) => orderRow(order, fieldNames(query.fields)))
    return answer(200, { count: rows.length, orderSummaries: rows, ...tokenPage(window, found.total, request.originalUrl) })
  })

  serve(server, endpoints.lookUpOrder, async ({ shopper, body }) => {
    const asked = { name: body.orderSummaryIdOrRefNumber.trim(), email: body.email ?? null, phone: body.phone ?? null }
    const found = await database.read((executor) => orders.lookUpOrder(executor, shopper, asked))
    return answerOutcome(found, 201, (view) => orderDetail(view, body.fields ?? []))
  })

  serve(server, endpoints.lookUpOrderByQuery, async ({ shopper, query }) => {
    const asked = { name: query.orderSummaryIdOrRefNumber.trim(), email: query.email ?? null, phone: query.phone ?? null }
    const found = await database.read((executor) => orders.lookUpOrder(executor, shopper, asked))
    return answerOutcome(found, 200, (view) => orderDetail(view, fieldNames(query.fields)))
  })
}

function fieldNames(list: string | undefined): readonly string[] {
  const names = parseCsv(list, { max: Number.POSITIVE_INFINITY })
  return names.ok ? names.values : []
}

/** An offset whose '+' became a blank on its way through the address is mended. */
function readDate(text: string | undefined): Outcome<Date | null> {
  if (text === undefined || text === '') return done(null)
  const instant = parseInstant(text.replace(/ (\d{2}:?\d{2})$/, '+$1'))
  return instant === null ? refused(orderRefusals.malformedDate) : done(instant)
}
