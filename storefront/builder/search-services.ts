import type { MenuItem } from '@hydrant/contract/shop/category-menu.ts'
import type { LibraryMedia } from '@hydrant/contract/admin/media.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import type { Found, FoundMedia, FoundSome } from '@hydrant/page-builder/editor/services.ts'
import { links } from '../links.ts'
import type { ShopContext } from '../shop-context.ts'

type Shop = Pick<ShopContext, 'client' | 'builder'>

const MOST = 24

/** Pages of products that are offered: more are found by more words, and the search ends somewhere. */
const MOST_PAGES = 100

/** Products for some words, or the one of an id; for none those of the first category. `after` is what the ones before said to go on by, here and below. */
export async function searchProducts({ client }: Shop, words: string, after?: string): Promise<FoundSome<Found>> {
  const named = normalizeId(words, '01t')
  if (named !== null) return findProduct(client, named)
  const categoryId = words === '' ? (await client.catalogue.menu({ maxLevels: 1 })).menuItems[0]?.id : undefined
  if (words === '' && categoryId === undefined) return { found: [], total: 0, next: null }
  const page = countOf(after)
  const { productsPage } = await client.search.products({ ...(categoryId === undefined ? { searchTerm: words } : { categoryId }), page, pageSize: MOST, fields: ['Name', 'StockKeepingUnit'] })
  const found = productsPage.products.map(({ id, name, fields, defaultImage }) => ({ value: id, name, detail: fields['StockKeepingUnit']?.value ?? '', image: defaultImage?.url ?? '' }))
  const { total } = productsPage
  if ((page + 1) * MOST >= total) return { found, total, next: null }
  return { found, total, ...(page + 1 < MOST_PAGES && { next: String(page + 1) }) }
}

async function findProduct(client: Shop['client'], id: string): Promise<FoundSome<Found>> {
  const { products } = await client.catalogue.products({ ids: id })
  const found = products
    .filter(({ success }) => success)
    .map((product) => ({ value: product.id, name: product.name, detail: product.fields['StockKeepingUnit'] ?? '', image: product.defaultImage?.url ?? '' }))
  return { found, total: found.length, next: null }
}

/** Categories of an id, or whose name, or that of one above, has some words in it; told by the way to them. */
export async function searchCategories(shop: Shop, words: string, after?: string): Promise<FoundSome<Found>> {
  return someOf(await findCategories(shop, words), countOf(after))
}

async function findCategories({ client }: Shop, words: string): Promise<readonly Found[]> {
  const { menuItems } = await client.catalogue.menu({ maxLevels: 3 })
  const all = menuItems.flatMap((item) => withThoseBelow(item, []))
  return all.filter(({ value, name, detail }) => value === words || hasWords(`${detail} ${name}`, words))
}

function withThoseBelow({ id, label, imageUrl, subMenu }: MenuItem, above: readonly string[]): readonly Found[] {
  const own = id === undefined ? [] : [{ value: id, name: label, detail: above.join(' › '), image: imageUrl ?? '' }]
  return [...own, ...subMenu.flatMap((below) => withThoseBelow(below, [...above, label]))]
}

const SHOP_PAGES: readonly Found[] = (
  [
    ['Home page', links.home()],
    ['Search', links.search()],
    ['Cart', links.cart()],
    ['Orders', links.orders()],
    ['Sign in', links.login()],
    ['Cookies', links.cookieManager()],
  ] as const
).map(([name, value]) => ({ value, name, detail: value, image: '' }))

/** What follows the pages that site builders keep, by how many of it were told before. */
const OTHERS = /^others-(\d{1,4})$/

/** Pages whose title or path has some words in it: first those that site builders keep, then those that every shop has, and those of categories. */
export async function searchPages(shop: Shop, words: string, after?: string): Promise<FoundSome<Found>> {
  const others = [...SHOP_PAGES.filter(({ name, value }) => hasWords(`${name} ${value}`, words)), ...(await findCategories(shop, words)).map(toCategoryPage)]
  const told = OTHERS.exec(after ?? '')?.[1]
  if (told !== undefined) return behindPages(others, Number(told))
  const { pages, totalCount, nextPageToken } = await shop.builder.pages.list({ pageSize: MOST, ...(words !== '' && { query: words }), ...(after !== undefined && { pageToken: after }) })
  // The home page stands among the others, under its address for visitors.
  const stored = pages.filter(({ isHome }) => !isHome).map(({ path, title }) => ({ value: path, name: title, detail: path, image: '' }))
  const total = totalCount - (pages.length - stored.length) + others.length
  if (nextPageToken !== null) return { found: stored, total, next: nextPageToken }
  const rest = behindPages(others, 0)
  return { ...rest, found: [...stored, ...rest.found], total }
}

function behindPages(others: readonly Found[], from: number): FoundSome<Found> {
  const { next, ...some } = someOf(others, from)
  return { ...some, next: next === null ? null : `others-${next}` }
}

function toCategoryPage({ value, name, detail, image }: Found): Found {
  return { value: links.category({ id: value }), name, detail: detail === '' ? 'Category' : `Category in ${detail}`, image }
}

/** Pictures of the library for some words, the newest first. */
export async function searchMedia({ builder }: Shop, words: string, after?: string): Promise<FoundSome<FoundMedia>> {
  const { media, totalCount, nextPageToken } = await builder.media.list({ mediaType: 'Image', pageSize: MOST, ...(words !== '' && { query: words }), ...(after !== undefined && { pageToken: after }) })
  return { found: media.map(toFoundMedia), total: totalCount, next: nextPageToken }
}

/** A file of the library as the editor knows it. */
function toFoundMedia({ contentKey, title, alternateText, url, width, height, byteSize }: LibraryMedia): FoundMedia {
  return { contentKey, title, alternateText, url, width, height, byteSize }
}

/** Accounts for some words, as whom a page can be looked at. */
export async function searchAccounts({ builder }: Shop, words: string): Promise<readonly Found[]> {
  const { accounts } = await builder.pages.previewAccounts({ pageSize: MOST, ...(words !== '' && { query: words }) })
  return accounts.map(({ accountId, name }) => ({ value: accountId, name, detail: '', image: '' }))
}

/** Some of what is known in full, from a place counted from 0 on. */
function someOf(all: readonly Found[], from: number): FoundSome<Found> & { readonly next: string | null } {
  const end = from + MOST
  return { found: all.slice(from, end), total: all.length, next: end < all.length ? String(end) : null }
}

function hasWords(text: string, words: string): boolean {
  return text.toLowerCase().includes(words.toLowerCase())
}

function countOf(after: string | undefined): number {
  return /^\d{1,4}$/.test(after ?? '') ? Number(after) : 0
}
