import { toGuardedCsvLine } from '@hydrant/kernel/text/csv.ts'
import * as messages from '@hydrant/messages/compiled/storefront/orders.js'
import { toCsvResponse } from '@hydrant/rendering/to-csv-response.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import type { ShopContext } from '../shop-context.ts'
import { type HistoryFilter, readHistoryFilter } from './history-filter.ts'
import { type HistoryRow, type HistoryView, loadHistoryPage } from './load-history.ts'

/** The most that the API lists at once. */
const PAGE_SIZE = 100

const COLUMNS: readonly (readonly [getName: () => string, of: (row: HistoryRow) => string])[] = [
  [messages.orderNumber, (row) => row.orderNumber],
  [messages.date, (row) => row.orderedDate.slice(0, 'yyyy-mm-dd'.length)],
  [messages.purchaseOrder, (row) => row.purchaseOrderNumber],
  [messages.orderedBy, (row) => row.orderedBy],
  [messages.status, (row) => row.status],
  [messages.total, (row) => row.total],
  [messages.currency, (row) => row.currency],
]

/** Responds with all orders that match the filter in the URL as a CSV file, newest first. */
export async function respondWithHistoryCsv(
  shop: Pick<ShopContext, 'client' | 'basePath' | 'wasSignedIn'>,
  request: Request,
): Promise<Response> {
  await requireBuyer(shop, request)
  const filter = readHistoryFilter(new URL(request.url).searchParams)
  // Before the response begins, so that a failure is an error page and no file.
  const first = await loadHistoryPage(shop.client, { filter, pageSize: PAGE_SIZE, pageToken: null })
  return toCsvResponse('orders.csv', generateCsvParts(shop.client, { filter, first }))
}

async function* generateCsvParts(
  client: ShopContext['client'],
  { filter, first }: { readonly filter: HistoryFilter; readonly first: HistoryView },
): AsyncGenerator<string, void> {
  yield toGuardedCsvLine(COLUMNS.map(([getName]) => getName()))
  let page = first
  for (;;) {
    yield page.rows.map((row) => toGuardedCsvLine(COLUMNS.map(([, getText]) => getText(row)))).join('')
    if (page.nextPage === null) return
    page = await loadHistoryPage(client, { filter, pageSize: PAGE_SIZE, pageToken: page.nextPage })
  }
}
