import type { FormSubmission } from '@hydrant/contract/admin/forms.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import { pathInShop } from '../session/return-path.ts'
import { orNotFound } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'
import { askedOf, readFilter, type RequestFilter } from './request-filter.ts'
import { CsvColumns } from './requests-csv.ts'

type Asked = Pick<ShopContext, 'client'>

const PAGE_SIZE = 200

/**
 * All requests that an address asks for as a CSV file, written while it is sent: however many there are, a page of them
 * is held at a time.
 */
export async function loadRequestsFile(
  shop: Pick<ShopContext, 'client' | 'basePath' | 'wasSignedIn'>,
  request: Request,
): Promise<Response> {
  await requireBuyer(shop, request)
  const filter = readFilter(new URL(request.url).searchParams)
  const columns = await orNotFound(readColumns(shop, filter), pathInShop(request, shop.basePath))
  return new Response(streamOf(writeFile(shop, filter, columns)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="requests.csv"',
      'cache-control': 'no-store',
    },
  })
}

/** The first line names every question that any of the requests answers, so that they are read once before. */
async function readColumns(shop: Asked, filter: RequestFilter): Promise<CsvColumns> {
  const columns = new CsvColumns()
  for await (const page of pagesOf(shop, filter)) columns.add(page)
  return columns
}

async function* writeFile(shop: Asked, filter: RequestFilter, columns: CsvColumns): AsyncGenerator<string, void> {
  yield columns.heading()
  for await (const page of pagesOf(shop, filter)) yield columns.rows(page)
}

async function* pagesOf({ client }: Asked, filter: RequestFilter): AsyncGenerator<readonly FormSubmission[], void> {
  let pageToken: string | null | undefined
  while (pageToken !== null) {
    const page = await client.forms.submissions({
      ...askedOf(filter),
      pageSize: PAGE_SIZE,
      ...(pageToken !== undefined && { pageToken }),
    })
    yield page.submissions
    pageToken = page.nextPageToken
  }
}

function streamOf(texts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next()
      if (done === true) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: () => void texts.return(),
  })
}
