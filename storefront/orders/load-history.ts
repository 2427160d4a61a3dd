import { isResponseError } from '@hydrant/client/errors.ts'
import { formatDate } from '@hydrant/kernel/locale/format-date.ts'
import type { ShopContext } from '../shop-context.ts'
import { type HistoryFilter, readHistoryFilter, toOrdersQuery } from './history-filter.ts'
import { toOrderStatusText } from './order-status.ts'
import { createFieldReader } from './order-view.ts'

const PAGE_SIZE = 20

/** A page of the order history. */
export interface HistoryView {
  readonly filter: HistoryFilter
  readonly rows: readonly HistoryRow[]
  readonly nextPage: string | null
  readonly previousPage: string | null
}

/** An order in the history. */
export interface HistoryRow {
  readonly id: string
  readonly orderNumber: string
  /** An ISO timestamp. */
  readonly orderedDate: string
  readonly date: string
  readonly orderedBy: string
  readonly purchaseOrderNumber: string
  readonly status: string
  readonly total: string
  readonly currency: string
}

/**
 * Loads a page of the effective account's orders that match the filter in the URL, newest first. An invalid page token
 * gives the first page.
 */
export async function loadHistoryPageOrFirst(
  { client }: Pick<ShopContext, 'client'>,
  params: URLSearchParams,
): Promise<HistoryView> {
  const filter = readHistoryFilter(params)
  const pageToken = params.get('page')
  const query = { filter, pageSize: PAGE_SIZE }
  try {
    return await loadHistoryPage(client, { ...query, pageToken })
  } catch (error) {
    if (pageToken === null || !isResponseError(error) || error.status !== 400) throw error
    return loadHistoryPage(client, { ...query, pageToken: null })
  }
}

/** Loads a page of the effective account's orders that match a filter, newest first. */
export async function loadHistoryPage(
  client: ShopContext['client'],
  query: { readonly filter: HistoryFilter; readonly pageSize: number; readonly pageToken: string | null },
): Promise<HistoryView> {
  const { filter, pageSize, pageToken } = query
  const response = await client.listOrders({
    ...toOrdersQuery(filter),
    pageSize,
    fields: 'OrderNumber,PoNumber,OwnerName',
    ...(pageToken !== null && { pageToken }),
  })
  return {
    filter,
    nextPage: response.nextPageToken,
    previousPage: response.previousPageToken,
    rows: response.orderSummaries.map((order) => {
      const readText = createFieldReader(order.fields)
      return {
        id: order.orderSummaryId,
        orderNumber: readText('OrderNumber') || order.orderNumber,
        orderedDate: order.orderedDate,
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
