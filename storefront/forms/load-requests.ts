import type { FormSubmission } from '@hydrant/contract/admin/forms.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import { getPathInShop } from '../session/return-path.ts'
import { awaitOrThrow404OrSignIn } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { toSubmissionsQuery, readRequestFilter, type RequestFilter } from './request-filter.ts'

/** A page of the requests that were sent with forms, newest first. */
export interface RequestList {
  readonly filter: RequestFilter
  readonly requests: readonly FormSubmission[]
  readonly total: number
  /** The page token of older requests; null when there are none. */
  readonly olderPageToken: string | null
  readonly isFirstPage: boolean
}

/**
 * Loads a page of the requests that were sent with forms. A guest is redirected to sign in; users who do not run the
 * shop get the 404 page.
 */
export async function loadFormSubmissions(shop: ShopContext, request: Request): Promise<RequestList> {
  await requireBuyer(shop, request)
  const search = new URL(request.url).searchParams
  const filter = readRequestFilter(search)
  const pageToken = /^\d{1,15}$/.exec(search.get('page') ?? '')?.[0]
  const page = await awaitOrThrow404OrSignIn(
    shop.client.listFormSubmissions({ ...toSubmissionsQuery(filter), ...(pageToken !== undefined && { pageToken }) }),
    getPathInShop(request, shop.basePath),
  )
  return {
    filter,
    requests: page.submissions,
    total: page.totalCount,
    olderPageToken: page.nextPageToken,
    isFirstPage: pageToken === undefined,
  }
}

/** Loads one request that was sent with a form. Guests and other users are treated as by `loadFormSubmissions`. */
export async function loadFormRequest(
  shop: ShopContext,
  request: Request,
  submissionId: string,
): Promise<FormSubmission> {
  await requireBuyer(shop, request)
  return awaitOrThrow404OrSignIn(shop.client.getFormSubmission(submissionId), getPathInShop(request, shop.basePath))
}
