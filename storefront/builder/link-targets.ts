import type { PageSummary } from '@hydrant/contract/admin/pages.ts'
import type { MenuItem } from '@hydrant/contract/shop/category-menu.ts'
import type { SearchResult } from '@hydrant/page-builder/editor/services.ts'
import { links } from '../links.ts'
import type { ShopContext } from '../shop-context.ts'

/** The pages that every shop has. */
export const SHOP_PAGES: readonly SearchResult[] = (
  [
    ['Home page', links.home()],
    ['Search', links.search()],
    ['Cart', links.cart()],
    ['Orders', links.orders()],
    ['Sign in', links.login()],
    ['Cookies', links.cookieManager()],
  ] as const
).map(([name, value]) => ({ value, name, detail: value, image: '' }))

/** Converts a stored page to a search result, with a note when visitors cannot see it. */
export function toPageResult({
  path,
  title,
  state,
  liveVersion,
}: Pick<PageSummary, 'path' | 'title' | 'state' | 'liveVersion'>): SearchResult {
  const hidden = state === 'unpublished' ? ' (off the shop)' : ' (not live yet)'
  return { value: path, name: title, detail: liveVersion === null ? path + hidden : path, image: '' }
}

/** Finds categories by id, or by their name or that of an ancestor; each with its path of categories. */
export async function findCategories(
  { client }: Pick<ShopContext, 'client'>,
  searchText: string,
): Promise<readonly SearchResult[]> {
  const { menuItems } = await client.getCategoryMenu({ maxLevels: 3 })
  const categories = menuItems.flatMap((item) => flattenMenu(item, []))
  return categories.filter(
    ({ value, name, detail }) => value === searchText || containsText(`${detail} ${name}`, searchText),
  )
}

function flattenMenu(
  { id, label, imageUrl, subMenu }: MenuItem,
  ancestors: readonly string[],
): readonly SearchResult[] {
  const ownEntry =
    id === undefined ? [] : [{ value: id, name: label, detail: ancestors.join(' › '), image: imageUrl ?? '' }]
  return [...ownEntry, ...subMenu.flatMap((child) => flattenMenu(child, [...ancestors, label]))]
}

/** The page of a category. */
export function toCategoryResult({ value, name, detail, image }: SearchResult): SearchResult {
  return {
    value: links.category({ id: value }),
    name,
    detail: detail === '' ? 'Category' : `Category in ${detail}`,
    image,
  }
}

/** The page of a product. */
export function toProductResult({ value, name, detail, image }: SearchResult): SearchResult {
  return { value: links.product({ id: value }), name, detail: detail === '' ? 'Product' : `Product ${detail}`, image }
}

/** Returns whether a text contains another one, ignoring case. */
export function containsText(text: string, searchText: string): boolean {
  return text.toLowerCase().includes(searchText.toLowerCase())
}
