import type { SearchResult, SearchResultPage } from '@hydrant/page-builder/editor/services.ts'
import type { ShopContext } from '../shop-context.ts'
import {
  findCategories,
  containsText,
  listShopPages,
  toCategoryResult,
  toProductResult,
  toPageResult,
} from './link-targets.ts'
import { RESULTS_PER_PAGE, searchProducts } from './search-services.ts'

type Shop = Pick<ShopContext, 'client' | 'builder'>

/**
 * A cursor through the lists of results, which follow one another. It carries the total, so that this stays the same on
 * every page.
 */
interface LinkTargetCursor {
  readonly kind: 'pages' | 'others' | 'products'
  readonly total: number
  /** The page token of the current list. */
  readonly after: string
}

/** Searches link targets: stored pages, the shop's fixed pages, categories, and products by name and part number. */
export async function searchLinkTargets(
  shop: Shop,
  searchText: string,
  after?: string,
): Promise<SearchResultPage<SearchResult>> {
  const cursor = parseCursor(after)
  if (cursor === null) return loadFirstLinkTargets(shop, searchText)
  const { kind, total } = cursor
  if (kind === 'products') return loadProductTargets(shop, searchText, cursor)
  if (kind === 'others')
    return loadFixedPagesAndCategories(shop, searchText, {
      total,
      from: Number(cursor.after),
      others: await findFixedPagesAndCategories(shop, searchText),
    })
  const { found: results, next } = await loadStoredPages(shop, searchText, cursor.after)
  if (next !== null) return { results, total, next: toCursorText('pages', total, next) }
  return prependResults(
    results,
    await loadFixedPagesAndCategories(shop, searchText, {
      total,
      from: 0,
      others: await findFixedPagesAndCategories(shop, searchText),
    }),
  )
}

async function loadFirstLinkTargets(shop: Shop, searchText: string): Promise<SearchResultPage<SearchResult>> {
  const [stored, others, products] = await Promise.all([
    loadStoredPages(shop, searchText),
    findFixedPagesAndCategories(shop, searchText),
    searchProducts(shop, searchText),
  ])
  const total = stored.total + others.length + products.total
  if (stored.next !== null) return { results: stored.found, total, next: toCursorText('pages', total, stored.next) }
  return prependResults(stored.found, await loadFixedPagesAndCategories(shop, searchText, { total, from: 0, others }))
}

/**
 * Loads stored pages. The home page is listed with the shop's fixed pages instead; it is first in the list, so it can
 * be skipped there.
 */
async function loadStoredPages({ builder }: Shop, searchText: string, pageToken?: string) {
  const { pages, totalCount, nextPageToken } = await builder.pages.list({
    pageSize: RESULTS_PER_PAGE,
    ...(searchText !== '' && { query: searchText }),
    ...(pageToken !== undefined && { pageToken }),
  })
  const results = pages.filter(({ isHome }) => !isHome).map(toPageResult)
  return { found: results, total: totalCount - (pages.length - results.length), next: nextPageToken }
}

async function findFixedPagesAndCategories(shop: Shop, searchText: string): Promise<readonly SearchResult[]> {
  return [
    ...listShopPages().filter(({ name, value }) => containsText(`${name} ${value}`, searchText)),
    ...(await findCategories(shop, searchText)).map(toCategoryResult),
  ]
}

interface OthersRange {
  readonly total: number
  readonly from: number
  readonly others: readonly SearchResult[]
}

async function loadFixedPagesAndCategories(
  shop: Shop,
  searchText: string,
  { total, from, others }: OthersRange,
): Promise<SearchResultPage<SearchResult>> {
  const end = from + RESULTS_PER_PAGE
  const results = others.slice(from, end)
  if (end < others.length) return { results, total, next: toCursorText('others', total, String(end)) }
  return prependResults(results, await loadProductTargets(shop, searchText, { total, after: '' }))
}

async function loadProductTargets(
  shop: Shop,
  searchText: string,
  { total, after }: Pick<LinkTargetCursor, 'total' | 'after'>,
): Promise<SearchResultPage<SearchResult>> {
  const { results, next } = await searchProducts(shop, searchText, after === '' ? undefined : after)
  return {
    results: results.map(toProductResult),
    total,
    ...(next !== undefined && { next: next === null ? null : toCursorText('products', total, next) }),
  }
}

function prependResults(
  earlier: readonly SearchResult[],
  laterPage: SearchResultPage<SearchResult>,
): SearchResultPage<SearchResult> {
  return { ...laterPage, results: [...earlier, ...laterPage.results] }
}

function toCursorText(kind: LinkTargetCursor['kind'], total: number, after: string): string {
  return `${kind}-${total}-${after}`
}

function parseCursor(text: string | undefined): LinkTargetCursor | null {
  const [, kind, total, after = ''] = /^(pages|others|products)-(\d{1,9})-(.+)$/.exec(text ?? '') ?? []
  if (kind === 'others' && !/^\d{1,4}$/.test(after)) return null
  return kind === 'pages' || kind === 'others' || kind === 'products' ? { kind, total: Number(total), after } : null
}
