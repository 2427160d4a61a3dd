import type { Route } from '@hydrant/contract/shared/route.ts'
import { ADMIN_BASE, WEBSTORE_BASE } from '@hydrant/contract/shared/paths.ts'

/** The tag, which is a chapter of the document, of each path segment; the order is that of the chapters. */
const TAGS_BY_SEGMENT: Readonly<Record<string, string>> = {
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
  sobjects: 'Records',
  composite: 'Records',
  query: 'Records',
  queryAll: 'Records',
  limits: 'Records',
  sites: 'Content',
  connect: 'Content',
  cms: 'Content',
  seo: 'Content',
  sitemap: 'Content',
  apex: 'Server methods',
  lwr: 'Server methods',
  import: 'Back office',
}

/** The tags, which are the chapters of the document, in order. */
export const TAG_NAMES: readonly string[] = [...new Set(Object.values(TAGS_BY_SEGMENT))]

/** Returns the tag of an endpoint; a path without a known segment gets a tag named after its first segment. */
export function toTagName({ path }: Route): string {
  const isStorePath = path.startsWith(WEBSTORE_BASE)
  const segments = (isStorePath ? path.slice(WEBSTORE_BASE.length) : path)
    .split('/')
    .filter((segment) => segment !== '' && !segment.startsWith(':'))
  const taggedSegment = segments.find((segment) => Object.hasOwn(TAGS_BY_SEGMENT, segment))
  if (taggedSegment !== undefined) return TAGS_BY_SEGMENT[taggedSegment] ?? taggedSegment
  if (path.startsWith(ADMIN_BASE)) return 'Back office'
  const [first = 'other'] = segments
  return first.slice(0, 1).toUpperCase() + first.slice(1).replaceAll('-', ' ')
}
