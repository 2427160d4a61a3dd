import type { DeletedPage, PageKind, PageSummary } from '@hydrant/contract/admin/pages.ts'
import { getPathInShop } from '../session/return-path.ts'
import { awaitOrThrow404OrSignIn } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'

/** What there are lists of: there is only one theme. */
type ListedKind = Exclude<PageKind, 'theme'>

/** A page of the list of pages of the site. */
export interface PageList {
  readonly kind: ListedKind
  readonly query: string
  readonly pages: readonly PageSummary[]
  readonly total: number
  /** The token of the next page; null on the last one. */
  readonly nextFrom: string | null
  readonly isFirstPage: boolean
  /** The page that was just deleted and can be put back. */
  readonly deleted: DeletedPage | null
}

/** A page of the list of deleted pages. */
export interface DeletedPageList extends Pick<PageList, 'query' | 'total' | 'nextFrom' | 'isFirstPage'> {
  readonly pages: readonly DeletedPage[]
}

/** Loads the pages, with `kind=slot` the page slots, or with `kind=section` the saved sections, for the query in the URL. */
export async function loadPages(shop: ShopContext, request: Request): Promise<PageList> {
  const search = new URL(request.url).searchParams
  const { query, apiQuery, isFirstPage } = parseListQuery(search)
  const kind = parsePageKind(search.get('kind'))
  const pageList = await awaitOrThrow404OrSignIn(
    shop.builder.listBuilderPages({ ...apiQuery, kind }),
    getPathInShop(request, shop.basePath),
  )
  const deletedId = /^\w{18}$/.exec(search.get('deleted') ?? '')?.[0] ?? null
  // A page that was just deleted is on the first page of the deleted ones, which are listed newest first.
  const deleted =
    deletedId === null
      ? null
      : ((await shop.builder.listDeletedPages()).pages.find(({ pageId }) => pageId === deletedId) ?? null)
  return {
    kind,
    query,
    pages: pageList.pages,
    total: pageList.totalCount,
    nextFrom: pageList.nextPageToken,
    isFirstPage,
    deleted,
  }
}

/** Loads the deleted pages for the query in the URL. */
export async function loadDeletedPages(shop: ShopContext, request: Request): Promise<DeletedPageList> {
  const { query, apiQuery, isFirstPage } = parseListQuery(new URL(request.url).searchParams)
  const deletedPageList = await awaitOrThrow404OrSignIn(
    shop.builder.listDeletedPages(apiQuery),
    getPathInShop(request, shop.basePath),
  )
  return {
    query,
    pages: deletedPageList.pages,
    total: deletedPageList.totalCount,
    nextFrom: deletedPageList.nextPageToken,
    isFirstPage,
  }
}

/** Parses which kind a list or form is about; pages unless it says otherwise. */
export function parsePageKind(text: string | null): ListedKind {
  return text === 'slot' || text === 'section' ? text : 'page'
}

function parseListQuery(search: URLSearchParams) {
  const query = (search.get('q') ?? '').trim().slice(0, 200)
  const pageToken = parsePageToken(search)
  return {
    query,
    apiQuery: { ...(query !== '' && { query }), ...(pageToken !== undefined && { pageToken }) },
    isFirstPage: pageToken === undefined,
  }
}

/** Reads the page token of a list from the URL: a token of the API, which is base64. */
export function parsePageToken(search: URLSearchParams): string | undefined {
  return /^[\w+/=-]{1,100}$/.exec(search.get('page') ?? '')?.[0]
}
