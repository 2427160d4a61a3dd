/**
 * First words of paths that the shop or its server answers itself, in small letters: no page of a site builder can be
 * reached there.
 */
const SHOP_PATHS: ReadonlySet<string> = new Set([
  'account',
  'builder',
  'cart',
  'category',
  'checkout',
  'cookie-manager',
  'login',
  'orders',
  'product',
  'register',
  'requests',
  'search',
  'session',
  'sitemap',
  'statistics',
  'webruntime',
  'robots.txt',
  'sitemap.xml',
  'favicon.svg',
  'assets',
  'img',
  'admin',
  'apex',
  'cms',
  'docs',
  'healthz',
  'lwr',
  'openapi.json',
  'outside-base-path',
  'readyz',
  'services',
  'sf',
  'sfsites',
  '__manifest',
])

/** What paths end in where scripts fetch what a page was made from. */
const DATA_OF_PAGE = /\.data$/i

/** Whether a path such as `/cart/items` belongs to the shop itself. */
export function isShopPath(path: string): boolean {
  return DATA_OF_PAGE.test(path) || SHOP_PATHS.has((path.split('/')[1] ?? '').toLowerCase())
}
