import type { PageSummary } from '@hydrant/contract/admin/pages.ts'
import type { MenuItem } from '@hydrant/contract/shop/category-menu.ts'
import type { Found } from '@hydrant/page-builder/editor/services.ts'
import { links } from '../links.ts'
import type { ShopContext } from '../shop-context.ts'

/** The pages that every shop has. */
export const SHOP_PAGES: readonly Found[] = (
  [
    ['Home page', links.home()],
    ['Search', links.search()],
    ['Cart', links.cart()],
    ['Orders', links.orders()],
    ['Sign in', links.login()],
    ['Cookies', links.cookieManager()],
  ] as const
).map(([name, value]) => ({ value, name, detail: value, image: '' }))

/** A page of a site builder, with what keeps visitors from it. */
export function toStoredPage({
  path,
  title,
  state,
  liveVersion,
}: Pick<PageSummary, 'path' | 'title' | 'state' | 'liveVersion'>): Found {
  const hidden = state === 'unpublished' ? ' (off the shop)' : ' (not live yet)'
  return { value: path, name: title, detail: liveVersion === null ? path + hidden : path, image: '' }
}

/**
 * Categories whose id is what is asked for, or whose name, or that of one above, has it in it; told by the way to them.
 */
export async function findCategories(
  { client }: Pick<ShopContext, 'client'>,
  words: string,
): Promise<readonly Found[]> {
  const { menuItems } = await client.catalogue.menu({ maxLevels: 3 })
  const all = menuItems.flatMap((item) => withThoseBelow(item, []))
  return all.filter(({ value, name, detail }) => value === words || hasWords(`${detail} ${name}`, words))
}

function withThoseBelow({ id, label, imageUrl, subMenu }: MenuItem, above: readonly string[]): readonly Found[] {
  const own = id === undefined ? [] : [{ value: id, name: label, detail: above.join(' › '), image: imageUrl ?? '' }]
  return [...own, ...subMenu.flatMap((below) => withThoseBelow(below, [...above, label]))]
}

/** The page of a category. */
export function toCategoryPage({ value, name, detail, image }: Found): Found {
  return {
    value: links.category({ id: value }),
    name,
    detail: detail === '' ? 'Category' : `Category in ${detail}`,
    image,
  }
}

/** The page of a product. */
export function toProductPage({ value, name, detail, image }: Found): Found {
  return { value: links.product({ id: value }), name, detail: detail === '' ? 'Product' : `Product ${detail}`, image }
}

/** Whether a text has some words in it, in any case of their letters. */
export function hasWords(text: string, words: string): boolean {
  return text.toLowerCase().includes(words.toLowerCase())
}
