import type { Route } from '@hydrant/contract/shared/route.ts'
import { ADMIN_BASE, WEBSTORE_BASE } from '@hydrant/contract/shared/paths.ts'

/** What the first word of a path is about, where the word itself does not say so; the order is that of the document. */
const TAGS: Readonly<Record<string, string>> = {
  'application-context': 'Context',
  'session-context': 'Context',
  ai: 'Context',
  shopperAgent: 'Context',
  auth: 'Session',
  oauth2: 'Session',
  account: 'Accounts',
  accounts: 'Accounts',
  'effective-accounts': 'Accounts',
  'external-managed-accounts': 'Accounts',
  products: 'Products',
  versions: 'Products',
  'product-categories': 'Categories',
  'product-category-path': 'Categories',
  'category-menu-items': 'Categories',
  search: 'Search',
  pricing: 'Prices',
  promotions: 'Promotions',
  taxes: 'Taxes',
  inventory: 'Inventory',
  carts: 'Carts',
  wishlists: 'Wishlists',
  checkouts: 'Checkouts',
  payments: 'Payments',
  'order-summaries': 'Orders',
  'form-submissions': 'Forms',
  sites: 'Content',
  connect: 'Content',
  cms: 'Content',
  seo: 'Content',
  sitemap: 'Content',
  apex: 'Server methods',
  lwr: 'Server methods',
  import: 'Back office',
}

/** The chapters of the document in their order. */
export const TAG_NAMES: readonly string[] = [...new Set(Object.values(TAGS))]

/** The chapter that a call stands in; one that nobody named stands under its own first word. */
export function tagOf({ path }: Route): string {
  const ofStore = path.startsWith(WEBSTORE_BASE)
  const words = (ofStore ? path.slice(WEBSTORE_BASE.length) : path)
    .split('/')
    .filter((word) => word !== '' && !word.startsWith(':'))
  const known = words.find((word) => Object.hasOwn(TAGS, word))
  if (known !== undefined) return TAGS[known] ?? known
  if (path.startsWith(ADMIN_BASE)) return 'Back office'
  const [first = 'other'] = words
  return first.slice(0, 1).toUpperCase() + first.slice(1).replaceAll('-', ' ')
}
