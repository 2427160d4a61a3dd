/**
 * First segments of paths that the shop or its server serves itself, in lower case: no page of a site builder can have
 * them.
 */
const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  'account',
  'builder',
  'cart',
  'category',
  'compare',
  'checkout',
  'cookie-manager',
  'lists',
  'login',
  'orders',
  'product',
  'quick-order',
  'register',
  'forgot-password',
  'reset-password',
  'verify-email',
  'requests',
  'search',
  'session',
  'setup',
  'sitemap',
  'statistics',
  'stock-notice',
  'webruntime',
  'robots.txt',
  'sitemap.xml',
  'favicon.svg',
  'shop.webmanifest',
  'app-icon.svg',
  'service-worker.js',
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

/** The suffix of paths from which scripts load the data of a page. */
const DATA_SUFFIX = /\.data$/i

/** Whether a path such as `/cart/items` is reserved, because the shop or its server serves it itself. */
export function isReservedPath(path: string): boolean {
  return DATA_SUFFIX.test(path) || RESERVED_SEGMENTS.has((path.split('/')[1] ?? '').toLowerCase())
}
