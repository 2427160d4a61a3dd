import { isResponseError } from '@hydrant/client/errors.ts'
import { formatDate } from '@hydrant/kernel/locale/format-date.ts'
import { toStorableText } from '@hydrant/kernel/text/storable-text.ts'
import { resolveRows } from '../quick-order/resolve-rows.ts'
import type { RowAnswer } from '../quick-order/row-answer.ts'
import type { ShopContext } from '../shop-context.ts'

/** Lines on a page of what was bought before. */
export const BOUGHT_PAGE_SIZE = 50

/** Characters of a search. */
export const MAX_BOUGHT_SEARCH_LENGTH = 100

const BOUGHT_ORDERS = ['LastOrdered', 'OrderCount', 'PartNumber'] as const

/** An order of the list. */
export type BoughtOrder = (typeof BOUGHT_ORDERS)[number]

/** A page of what was bought before. */
export interface BoughtView {
  readonly search: string
  readonly sort: BoughtOrder
  readonly lines: readonly BoughtLine[]
  readonly currency: string
  readonly nextPage: string | null
  readonly isFirstPage: boolean
}

/** A product that was bought before, as it was the last time, and what the shop says of it now. */
export interface BoughtLine {
  readonly productId: string
  readonly name: string
  readonly partNumber: string
  readonly orderCount: number
  readonly lastDate: string
  readonly lastOrderId: string
  readonly lastQuantity: string
  readonly lastPrice: string
  /** The currency of that order. */
  readonly lastCurrency: string
  readonly answer: RowAnswer | null
}

/** Loads a page of what was bought before, as the URL says; a page token that is none gives the first page. */
export async function loadBought(shop: ShopContext, params: URLSearchParams): Promise<BoughtView> {
  const search = toStorableText(params.get('q') ?? '')
    .trim()
    .slice(0, MAX_BOUGHT_SEARCH_LENGTH)
  const sort = BOUGHT_ORDERS.find((order) => order === params.get('sort')) ?? 'LastOrdered'
  const pageToken = params.get('page')
  const { items, nextPageToken } = await readBoughtOrFirst(shop, { search, sort, pageToken })
  const { currency, answers } = await resolveRows(
    shop,
    items.map(({ sku, lastQuantity }) => ({ partNumber: sku, quantity: lastQuantity })),
  )
  return {
    search,
    sort,
    currency,
    nextPage: nextPageToken,
    isFirstPage: pageToken === null,
    lines: items.map((item, position) => ({
      productId: item.productId,
      name: item.name,
      partNumber: item.sku,
      orderCount: item.orderCount,
      lastDate: formatDate(item.lastOrderedDate),
      lastOrderId: item.lastOrderSummaryId,
      lastQuantity: item.lastQuantity,
      lastPrice: item.lastUnitPrice,
      lastCurrency: item.currencyIsoCode,
      answer: answers[position] ?? null,
    })),
  }
}

async function readBoughtOrFirst(
  { buyer }: ShopContext,
  query: { readonly search: string; readonly sort: BoughtOrder; readonly pageToken: string | null },
) {
  const { search, sort, pageToken } = query
  const read = { q: search, sortBy: sort, pageSize: BOUGHT_PAGE_SIZE }
  if (pageToken === null) return buyer.listBoughtProducts(read)
  try {
    return await buyer.listBoughtProducts({ ...read, pageToken })
  } catch (error) {
    if (!isResponseError(error) || error.status !== 400) throw error
    return buyer.listBoughtProducts(read)
  }
}
