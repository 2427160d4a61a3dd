import type { LibraryMedia } from '@hydrant/contract/admin/media.ts'
import type { SearchResult, MediaResult, SearchResultPage } from '@hydrant/page-builder/editor/services.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-pages.js'
import { MAX_SEARCH_OFFSET } from '../search/listing-query.ts'
import type { ShopContext } from '../shop-context.ts'
import { findCategories } from './link-targets.ts'

type Shop = Pick<ShopContext, 'client' | 'builder'>

/** The number of results on a page. */
export const RESULTS_PER_PAGE = 24
/** The number of products that can be paged through, however many a search finds. */
const MAX_PRODUCTS = (Math.floor(MAX_SEARCH_OFFSET / RESULTS_PER_PAGE) + 1) * RESULTS_PER_PAGE

/**
 * Searches products by text or id; lists the whole catalogue for an empty query. In all functions of this file, `after`
 * is the `next` token of the previous page.
 */
export async function searchProducts(
  { builder }: Pick<Shop, 'builder'>,
  searchText: string,
  after?: string,
): Promise<SearchResultPage<SearchResult>> {
  const { products, totalCount, nextPageToken } = await builder.listBuilderProducts({
    pageSize: RESULTS_PER_PAGE,
    ...(searchText !== '' && { query: searchText }),
    ...(after !== undefined && { pageToken: after }),
  })
  const results = products.map(({ productId, name, stockKeepingUnit, imageUrl }) => ({
    value: productId,
    name,
    detail: stockKeepingUnit ?? '',
    image: imageUrl,
  }))
  const isCutOff = nextPageToken === null && totalCount > MAX_PRODUCTS
  return { results, total: totalCount, ...(!isCutOff && { next: nextPageToken }) }
}

/** Searches categories by id, or by their name or that of an ancestor; each with its path of categories. */
export async function searchCategories(
  shop: Shop,
  searchText: string,
  after?: string,
): Promise<SearchResultPage<SearchResult>> {
  const categories = await findCategories(shop, searchText)
  const from = /^\d{1,4}$/.test(after ?? '') ? Number(after) : 0
  const end = from + RESULTS_PER_PAGE
  return {
    results: categories.slice(from, end),
    total: categories.length,
    next: end < categories.length ? String(end) : null,
  }
}

/** Searches saved sections by their names. */
export async function searchSections(
  { builder }: Shop,
  searchText: string,
  after?: string,
): Promise<SearchResultPage<SearchResult>> {
  const { pages, totalCount, nextPageToken } = await builder.listBuilderPages({
    kind: 'section',
    pageSize: RESULTS_PER_PAGE,
    ...(searchText !== '' && { query: searchText }),
    ...(after !== undefined && { pageToken: after }),
  })
  const results = pages.map(({ pageId, title, liveVersion }) => ({
    value: pageId,
    name: title,
    detail: liveVersion === null ? messages.stateDraft() : '',
    image: '',
  }))
  return { results, total: totalCount, next: nextPageToken }
}

/** Searches pictures of the library, the newest first. */
export async function searchMedia(
  { builder }: Shop,
  searchText: string,
  after?: string,
): Promise<SearchResultPage<MediaResult>> {
  const { media, totalCount, nextPageToken } = await builder.listMedia({
    mediaType: 'Image',
    pageSize: RESULTS_PER_PAGE,
    ...(searchText !== '' && { query: searchText }),
    ...(after !== undefined && { pageToken: after }),
  })
  return { results: media.map(toMediaResult), total: totalCount, next: nextPageToken }
}

/** Converts a file of the library to a search result of the editor. */
function toMediaResult({ contentKey, title, alternateText, url, width, height, byteSize }: LibraryMedia): MediaResult {
  return { contentKey, title, alternateText, url, width, height, byteSize }
}

/** Searches the accounts that a preview can be viewed as. */
export async function searchAccounts({ builder }: Shop, searchText: string): Promise<readonly SearchResult[]> {
  const { accounts } = await builder.listPreviewAccounts({
    pageSize: RESULTS_PER_PAGE,
    ...(searchText !== '' && { query: searchText }),
  })
  return accounts.map(({ accountId, name }) => ({ value: accountId, name, detail: '', image: '' }))
}
