import type { FormSubmission } from '@hydrant/contract/admin/forms.ts'
import { toCsvResponse } from '@hydrant/rendering/to-csv-response.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import { getPathInShop } from '../session/return-path.ts'
import { awaitOrThrow404OrSignIn } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { toSubmissionsQuery, readRequestFilter, type RequestFilter } from './request-filter.ts'
import { RequestsCsv } from './requests-csv.ts'

type Shop = Pick<ShopContext, 'client'>

const PAGE_SIZE = 200

/** Responds with all requests that match the filter in the URL as a CSV file, streamed one page of them at a time. */
export async function respondWithRequestsCsv(
  shop: Pick<ShopContext, 'client' | 'basePath' | 'wasSignedIn'>,
  request: Request,
): Promise<Response> {
  await requireBuyer(shop, request)
  const filter = readRequestFilter(new URL(request.url).searchParams)
  const columns = await awaitOrThrow404OrSignIn(collectCsvColumns(shop, filter), getPathInShop(request, shop.basePath))
  return toCsvResponse('requests.csv', generateCsvParts(shop, filter, columns))
}

/** Reads all requests once to collect the columns: the heading has one for each question of any request. */
async function collectCsvColumns(shop: Shop, filter: RequestFilter): Promise<RequestsCsv> {
  const columns = new RequestsCsv()
  for await (const page of readSubmissionPages(shop, filter)) columns.addQuestionColumns(page)
  return columns
}

async function* generateCsvParts(
  shop: Shop,
  filter: RequestFilter,
  columns: RequestsCsv,
): AsyncGenerator<string, void> {
  yield columns.formatHeading()
  for await (const page of readSubmissionPages(shop, filter)) yield columns.formatRows(page)
}

async function* readSubmissionPages(
  { client }: Shop,
  filter: RequestFilter,
): AsyncGenerator<readonly FormSubmission[], void> {
  let pageToken: string | null | undefined
  while (pageToken !== null) {
    const page = await client.listFormSubmissions({
      ...toSubmissionsQuery(filter),
      pageSize: PAGE_SIZE,
      ...(pageToken !== undefined && { pageToken }),
    })
    yield page.submissions
    pageToken = page.nextPageToken
  }
}
