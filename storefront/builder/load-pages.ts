import type { PageSummary } from '@hydrant/contract/admin/pages.ts'
import { pathInShop } from '../session/return-path.ts'
import { orNotFound } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'

/** Some of the pages of the site. */
export interface PageList {
  readonly query: string
  readonly pages: readonly PageSummary[]
  readonly total: number
  readonly nextFrom: string | null
  readonly isFirstPage: boolean
  /** The page that was just deleted and can be put back. */
  readonly deletedId: string | null
}

/** Reads the pages that an address asks for. */
export async function loadPages(shop: ShopContext, request: Request): Promise<PageList> {
  const search = new URL(request.url).searchParams
  const query = (search.get('q') ?? '').trim().slice(0, 200)
  const pageToken = readPageToken(search)
  const found = await orNotFound(shop.builder.pages.list({ ...(query !== '' && { query }), ...(pageToken !== undefined && { pageToken }) }), pathInShop(request, shop.basePath))
  const deletedId = /^\w{18}$/.exec(search.get('deleted') ?? '')?.[0] ?? null
  return { query, pages: found.pages, total: found.totalCount, nextFrom: found.nextPageToken, isFirstPage: pageToken === undefined, deletedId }
}

/** Where a list goes on, by the address that was asked for: a token of the API, which is base64. */
export function readPageToken(search: URLSearchParams): string | undefined {
  return /^[\w+/=-]{1,100}$/.exec(search.get('page') ?? '')?.[0]
}
