import type { DeletedPage, PageSummary } from '@hydrant/contract/admin/pages.ts'
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
  readonly deleted: DeletedPage | null
}

/** Some of the deleted pages. */
export interface DeletedPageList extends Pick<PageList, 'query' | 'total' | 'nextFrom' | 'isFirstPage'> {
  readonly pages: readonly DeletedPage[]
}

/** Reads the pages that an address asks for. */
export async function loadPages(shop: ShopContext, request: Request): Promise<PageList> {
  const search = new URL(request.url).searchParams
  const { query, wanted, isFirstPage } = readWish(search)
  const found = await orNotFound(shop.builder.pages.list(wanted), pathInShop(request, shop.basePath))
  const deletedId = /^\w{18}$/.exec(search.get('deleted') ?? '')?.[0] ?? null
  // It is the last one that was deleted, or nearly so.
  const deleted =
    deletedId === null
      ? null
      : ((await shop.builder.pages.deleted()).pages.find(({ pageId }) => pageId === deletedId) ?? null)
  return { query, pages: found.pages, total: found.totalCount, nextFrom: found.nextPageToken, isFirstPage, deleted }
}

/** Reads the deleted pages that an address asks for. */
export async function loadDeletedPages(shop: ShopContext, request: Request): Promise<DeletedPageList> {
  const { query, wanted, isFirstPage } = readWish(new URL(request.url).searchParams)
  const found = await orNotFound(shop.builder.pages.deleted(wanted), pathInShop(request, shop.basePath))
  return { query, pages: found.pages, total: found.totalCount, nextFrom: found.nextPageToken, isFirstPage }
}

function readWish(search: URLSearchParams) {
  const query = (search.get('q') ?? '').trim().slice(0, 200)
  const pageToken = readPageToken(search)
  return {
    query,
    wanted: { ...(query !== '' && { query }), ...(pageToken !== undefined && { pageToken }) },
    isFirstPage: pageToken === undefined,
  }
}

/** Where a list goes on, by the address that was asked for: a token of the API, which is base64. */
export function readPageToken(search: URLSearchParams): string | undefined {
  return /^[\w+/=-]{1,100}$/.exec(search.get('page') ?? '')?.[0]
}
