import type { SearchResult, SearchResultPage } from '@hydrant/page-builder/editor/services.ts'
import type { ShopContext } from '../shop-context.ts'
import {
  findCategories,
  containsIgnoringCase,
  listFixedPages,
  toCategoryLinkTarget,
  toProductLinkTarget,
  toPageLinkTarget,
} from './link-targets.ts'
import { RESULTS_PER_PAGE, searchProducts } from './search-services.ts'

type Shop = Pick<ShopContext, 'client' | 'builder'>

/**
 * Where the next page of results starts. Stored pages are followed by fixed pages and categories (`others`), and those
 * by products. It carries the total number of results, which every page shows.
 */
interface LinkTargetCursor {
  readonly kind: 'pages' | 'others' | 'products'
  readonly total: number
  /** The page token of the current list. */
  readonly after: string
}

/**
 * Searches link targets: stored pages, the shop's fixed pages, categories, and products by name and part number.
 * `after` is the `next` token of the previous page.
 */
export async function searchLinkTargets(
  shop: Shop,
  searchText: string,
  after?: string,
): Promise<SearchResultPage<SearchResult>> {
  const cursor = parseCursor(after)
  if (cursor === null) return loadFirstLinkTargets(shop, searchText)
  const { kind, total } = cursor
  if (kind === 'products') return searchProductLinkTargets(shop, searchText, cursor)
  if (kind === 'others')
    return loadOthersThenProducts(shop, searchText, {
      total,
      from: Number(cursor.after),
      others: await findFixedPagesAndCategories(shop, searchText),
    })
  const { results, next } = await searchStoredPagesExceptHome(shop, searchText, cursor.after)
  if (next !== null) return { results, total, next: formatCursor('pages', total, next) }
  return prependResults(
    results,
    await loadOthersThenProducts(shop, searchText, {
      total,
      from: 0,
      others: await findFixedPagesAndCategories(shop, searchText),
    }),
  )
}

async function loadFirstLinkTargets(shop: Shop, searchText: string): Promise<SearchResultPage<SearchResult>> {
  const [stored, others, products] = await Promise.all([
    searchStoredPagesExceptHome(shop, searchText),
    findFixedPagesAndCategories(shop, searchText),
    searchProducts(shop, searchText),
  ])
  const total = stored.total + others.length + products.total
  if (stored.next !== null) return { results: stored.results, total, next: formatCursor('pages', total, stored.next) }
  return prependResults(stored.results, await loadOthersThenProducts(shop, searchText, { total, from: 0, others }))
}

/**
 * Loads stored pages. The home page is listed with the shop's fixed pages instead; it is first in the list, so it can
 * be skipped there.
 */
async function searchStoredPagesExceptHome({ builder }: Shop, searchText: string, pageToken?: string) {
  const { pages, totalCount, nextPageToken } = await builder.listBuilderPages({
    pageSize: RESULTS_PER_PAGE,
    ...(searchText !== '' && { query: searchText }),
    ...(pageToken !== undefined && { pageToken }),
  })
  const results = pages.filter(({ isHome }) => !isHome).map(toPageLinkTarget)
  return { results, total: totalCount - (pages.length - results.length), next: nextPageToken }
}

async function findFixedPagesAndCategories(shop: Shop, searchText: string): Promise<readonly SearchResult[]> {
  return [
    ...listFixedPages().filter(({ name, value }) => containsIgnoringCase(`${name} ${value}`, searchText)),
    ...(await findCategories(shop, searchText)).map(toCategoryLinkTarget),
  ]
}

/** The fixed pages and categories that were found, the index to start from, and the total number of results. */
interface OthersRange {
  readonly total: number
  readonly from: number
  readonly others: readonly SearchResult[]
}

/** Returns the page of results from index `from` of `others`; the last of them is followed by the first products. */
async function loadOthersThenProducts(
  shop: Shop,
  searchText: string,
  { total, from, others }: OthersRange,
): Promise<SearchResultPage<SearchResult>> {
  const end = from + RESULTS_PER_PAGE
  const results = others.slice(from, end)
  if (end < others.length) return { results, total, next: formatCursor('others', total, String(end)) }
  return prependResults(results, await searchProductLinkTargets(shop, searchText, { total, after: '' }))
}

async function searchProductLinkTargets(
  shop: Shop,
  searchText: string,
  { total, after }: Pick<LinkTargetCursor, 'total' | 'after'>,
): Promise<SearchResultPage<SearchResult>> {
  const { results, next } = await searchProducts(shop, searchText, after === '' ? undefined : after)
  return {
    results: results.map(toProductLinkTarget),
    total,
    ...(next !== undefined && { next: next === null ? null : formatCursor('products', total, next) }),
  }
}

function prependResults(
  earlier: readonly SearchResult[],
  laterPage: SearchResultPage<SearchResult>,
): SearchResultPage<SearchResult> {
  return { ...laterPage, results: [...earlier, ...laterPage.results] }
}

function formatCursor(kind: LinkTargetCursor['kind'], total: number, after: string): string {
  return `${kind}-${total}-${after}`
}

function parseCursor(text: string | undefined): LinkTargetCursor | null {
  const [, kind, total, after = ''] = /^(pages|others|products)-(\d{1,9})-(.+)$/.exec(text ?? '') ?? []
  if (kind === 'others' && !/^\d{1,4}$/.test(after)) return null
  return kind === 'pages' || kind === 'others' || kind === 'products' ? { kind, total: Number(total), after } : null
}
