import { formatDate } from '@hydrant/kernel/locale/format-date.ts'
import { isResponseError } from '@hydrant/client/errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { reader } from './order-view.ts'

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

/**
 * Reads a page of the orders of the account that is bought for, newest first. A page that there is not is the first
 * one.
 */
export async function loadHistory({ client }: ShopContext, page: string | null): Promise<HistoryView> {
  try {
    return await readPage(client, page)
  } catch (error) {
    if (page === null || !isResponseError(error) || error.status !== 400) throw error
    return readPage(client, null)
  }
}

async function readPage(client: ShopContext['client'], page: string | null): Promise<HistoryView> {
  const found = await client.orders.list({
    pageSize: PAGE_SIZE,
    fields: 'OrderNumber,PoNumber,OwnerName',
    ...(page !== null && { pageToken: page }),
  })
  return {
    nextPage: found.nextPageToken,
    previousPage: found.previousPageToken,
    rows: found.orderSummaries.map((order) => {
      const text = reader(order.fields)
      return {
        id: order.orderSummaryId,
        orderNumber: text('OrderNumber') || order.orderNumber,
        date: formatDate(order.orderedDate),
        orderedBy: text('OwnerName'),
        purchaseOrderNumber: text('PoNumber'),
        status: order.status,
        total: order.totalAmount,
        currency: order.currencyIsoCode ?? 'USD',
      }
    }),
  }
}
