import type { PageSummary } from '@hydrant/contract/admin/pages.ts'
import type { MenuItem } from '@hydrant/contract/shop/category-menu.ts'
import type { SearchResult } from '@hydrant/page-builder/editor/services.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-site.js'
import { listLinks } from '../buyer-lists/list-links.ts'
import { compareLinks } from '../compare/compare-links.ts'
import { invoiceLinks } from '../invoices/invoice-links.ts'
import { links } from '../links.ts'
import { quickOrderLinks } from '../quick-order/quick-order-links.ts'
import type { ShopContext } from '../shop-context.ts'

/** Lists the pages that every shop has, such as the home page and the cart, as link targets. */
export function listFixedPages(): readonly SearchResult[] {
  const pages = [
    [messages.homePage(), links.home()],
    [messages.search(), links.search()],
    [messages.cart(), links.cart()],
    [messages.orders(), links.orders()],
    [messages.invoices(), invoiceLinks.invoices()],
    [messages.quickOrder(), quickOrderLinks.page()],
    [messages.lists(), listLinks.lists()],
    [messages.boughtBefore(), listLinks.boughtBefore()],
    [messages.compareProducts(), compareLinks.page()],
    [messages.signIn(), links.login()],
    [messages.cookies(), links.cookieManager()],
  ] as const
  return pages.map(([name, value]) => ({ value, name, detail: value, image: '' }))
}

/** Converts a stored page to a link target, with a note when visitors cannot see it. */
export function toPageLinkTarget({
  path,
  title,
  state,
  liveVersion,
}: Pick<PageSummary, 'path' | 'title' | 'state' | 'liveVersion'>): SearchResult {
  const detailWhenHidden = state === 'unpublished' ? messages.offTheShop({ path }) : messages.notLiveYet({ path })
  return { value: path, name: title, detail: liveVersion === null ? detailWhenHidden : path, image: '' }
}

/** Finds categories by id, or by their name or that of an ancestor; `detail` has the names of the ancestors. */
export async function findCategories(
  { client }: Pick<ShopContext, 'client'>,
  searchText: string,
): Promise<readonly SearchResult[]> {
  const { menuItems } = await client.getCategoryMenu({ maxLevels: 3 })
  const categories = menuItems.flatMap((item) => flattenMenu(item, []))
  return categories.filter(
    ({ value, name, detail }) => value === searchText || containsIgnoringCase(`${detail} ${name}`, searchText),
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

/** Converts a found category, whose value is its id, to a link target, whose value is the path of its page. */
export function toCategoryLinkTarget({ value, name, detail, image }: SearchResult): SearchResult {
  return {
    value: links.category({ id: value }),
    name,
    detail: detail === '' ? messages.category() : messages.categoryIn({ path: detail }),
    image,
  }
}

/** Converts a found product, whose value is its id, to a link target, whose value is the path of its page. */
export function toProductLinkTarget({ value, name, detail, image }: SearchResult): SearchResult {
  return {
    value: links.product({ id: value }),
    name,
    detail: detail === '' ? messages.product() : messages.productNumbered({ number: detail }),
    image,
  }
}

/** Returns whether a text contains another one, ignoring case. */
export function containsIgnoringCase(text: string, searchText: string): boolean {
  return text.toLowerCase().includes(searchText.toLowerCase())
}
