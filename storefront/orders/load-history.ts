import { formatDate } from '@hydrant/kernel/locale/format-date.ts'
import { isResponseError } from '@hydrant/client/errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { toOrderStatusText } from './order-status.ts'
import { createFieldReader } from './order-view.ts'

const PAGE_SIZE = 20

/** A page of the order history. */
export interface HistoryView {
  readonly rows: readonly HistoryRow[]
  readonly nextPage: string | null
  readonly previousPage: string | null
}

/** An order in the history. */
export interface HistoryRow {
  readonly id: string
  readonly orderNumber: string
  readonly date: string
  readonly orderedBy: string
  readonly purchaseOrderNumber: string
  readonly status: string
  readonly total: string
  readonly currency: string
}

/** Loads a page of the effective account's orders, newest first. An invalid page token gives the first page. */
export async function loadHistoryPageOrFirst({ client }: ShopContext, pageToken: string | null): Promise<HistoryView> {
  try {
    return await loadHistoryPage(client, pageToken)
  } catch (error) {
    if (pageToken === null || !isResponseError(error) || error.status !== 400) throw error
    return loadHistoryPage(client, null)
  }
}

async function loadHistoryPage(client: ShopContext['client'], pageToken: string | null): Promise<HistoryView> {
  const response = await client.listOrders({
    pageSize: PAGE_SIZE,
    fields: 'OrderNumber,PoNumber,OwnerName',
    ...(pageToken !== null && { pageToken }),
  })
  return {
    nextPage: response.nextPageToken,
    previousPage: response.previousPageToken,
    rows: response.orderSummaries.map((order) => {
      const readText = createFieldReader(order.fields)
      return {
        id: order.orderSummaryId,
        orderNumber: readText('OrderNumber') || order.orderNumber,
        date: formatDate(order.orderedDate),
        orderedBy: readText('OwnerName'),
        purchaseOrderNumber: readText('PoNumber'),
        status: toOrderStatusText(order.status),
        total: order.totalAmount,
        currency: order.currencyIsoCode ?? 'USD',
      }
    }),
  }
}
