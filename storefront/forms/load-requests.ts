import type { FormSubmission } from '@hydrant/contract/admin/forms.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import { pathInShop } from '../session/return-path.ts'
import { orNotFound } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'
import { askedOf, readFilter, type RequestFilter } from './request-filter.ts'

/** A page of the requests that came in by forms, newest first. */
export interface RequestList {
  readonly filter: RequestFilter
  readonly requests: readonly FormSubmission[]
  readonly total: number
  /** Where the older ones begin; null when there are none. */
  readonly olderFrom: string | null
  readonly isFirstPage: boolean
}

/** Reads a page of requests. Whoever does not run the shop finds no such page. */
export async function loadRequests(shop: ShopContext, request: Request): Promise<RequestList> {
  await requireBuyer(shop, request)
  const search = new URL(request.url).searchParams
  const filter = readFilter(search)
  const pageToken = /^\d{1,15}$/.exec(search.get('page') ?? '')?.[0]
  const found = await orNotFound(
    shop.client.forms.submissions({ ...askedOf(filter), ...(pageToken !== undefined && { pageToken }) }),
    pathInShop(request, shop.basePath),
  )
  return {
    filter,
    requests: found.submissions,
    total: found.totalCount,
    olderFrom: found.nextPageToken,
    isFirstPage: pageToken === undefined,
  }
}

/** Reads one request. */
export async function loadRequest(shop: ShopContext, request: Request, submissionId: string): Promise<FormSubmission> {
  await requireBuyer(shop, request)
  return orNotFound(shop.client.forms.submission(submissionId), pathInShop(request, shop.basePath))
}
