import { isResponseError } from '@hydrant/client/errors.ts'
import type { CustomerPartNumbers } from '@hydrant/contract/shop/customer-part-numbers.ts'
import { toGuardedCsvLine } from '@hydrant/kernel/text/csv.ts'
import * as messages from '@hydrant/messages/compiled/storefront/part-numbers.js'
import { toCsvResponse } from '@hydrant/rendering/to-csv-response.ts'
import { links } from '../links.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import type { ShopContext } from '../shop-context.ts'

/** The longest text that numbers are searched for, as the API has it. */
export const MAX_NUMBER_SEARCH_LENGTH = 100

/** The most that the API lists at once. */
const FILE_PAGE_SIZE = 100

/** What an account calls a product, as the page shows it. */
export interface NumberView {
  readonly id: string
  readonly number: string
  /** Empty for a product that the buyer may not see. */
  readonly partNumber: string
  readonly name: string
  readonly href: string | null
  readonly isLearned: boolean
}

/** A page of what an account calls products. */
export interface NumbersView {
  readonly search: string
  readonly total: number
  readonly rows: readonly NumberView[]
  readonly page: string | null
  readonly nextPage: string | null
  readonly previousPage: string | null
}

/**
 * Loads a page of what the effective account calls products, as the URL asks for it; a page token that is none gets the
 * first page.
 */
export async function loadPartNumbers(
  { buyer }: Pick<ShopContext, 'buyer'>,
  params: URLSearchParams,
): Promise<NumbersView> {
  const search = (params.get('q') ?? '').trim().slice(0, MAX_NUMBER_SEARCH_LENGTH)
  const query = search === '' ? {} : { q: search }
  const page = params.get('page')
  const read = await readPageOrFirst(buyer, query, page)
  return {
    search,
    total: read.total,
    rows: read.customerPartNumbers.map(toView),
    page,
    nextPage: read.nextPageToken,
    previousPage: read.previousPageToken,
  }
}

async function readPageOrFirst(
  buyer: ShopContext['buyer'],
  query: { readonly q?: string },
  pageToken: string | null,
): Promise<CustomerPartNumbers> {
  if (pageToken === null) return buyer.listCustomerPartNumbers(query)
  try {
    return await buyer.listCustomerPartNumbers({ ...query, pageToken })
  } catch (error) {
    if (!isResponseError(error) || error.status !== 400) throw error
    return buyer.listCustomerPartNumbers(query)
  }
}

function toView({ id, number, source, product }: CustomerPartNumbers['customerPartNumbers'][number]): NumberView {
  return {
    id,
    number,
    partNumber: product?.sku ?? '',
    name: product?.name ?? messages.productNotAvailable(),
    href: product === null ? null : links.product(product),
    isLearned: source === 'Learned',
  }
}

/** Responds with all numbers of the effective account as a CSV file, which can be uploaded again. */
export async function respondWithPartNumbersCsv(
  shop: Pick<ShopContext, 'client' | 'buyer' | 'basePath' | 'wasSignedIn'>,
  request: Request,
): Promise<Response> {
  await requireBuyer(shop, request)
  // Before the response begins, so that a failure is an error page and no file.
  const first = await shop.buyer.listCustomerPartNumbers({ pageSize: FILE_PAGE_SIZE })
  return toCsvResponse('part-numbers.csv', generateCsvParts(shop.buyer, first))
}

async function* generateCsvParts(
  buyer: ShopContext['buyer'],
  first: CustomerPartNumbers,
): AsyncGenerator<string, void> {
  yield toGuardedCsvLine([messages.yourNumber(), messages.ourNumber(), messages.product()])
  let page = first
  for (;;) {
    yield page.customerPartNumbers
      .map(toView)
      .map(({ number, partNumber, name }) => toGuardedCsvLine([number, partNumber, name]))
      .join('')
    if (page.nextPageToken === null) return
    page = await buyer.listCustomerPartNumbers({ pageSize: FILE_PAGE_SIZE, pageToken: page.nextPageToken })
  }
}
