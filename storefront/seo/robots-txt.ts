import { sitemapLinks } from './sitemap/sitemap-links.ts'

/** Paths with a visitor's own data, and duplicates of product lists. */
const DISALLOWED_PATHS = [
  '/cart$',
  '/cart?',
  '/cart/',
  '/checkout$',
  '/checkout?',
  '/orders$',
  '/orders?',
  '/orders/',
  '/requests$',
  '/requests?',
  '/requests/',
  '/account$',
  '/account?',
  '/account/',
  '/login$',
  '/login?',
  '/login/',
  '/register$',
  '/register?',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/stock-notice',
  '/session$',
  '/session/',
  '/statistics/',
  '/webruntime/',
  '/cookie-manager',
  '/search$',
  '/search?',
  '/search/',
  '/services/',
  '/admin/',
  '/builder$',
  '/builder?',
  '/builder/',
  '/*?*facet.',
  '/*?*sort=',
  '/*?*view=',
]

/**
 * Creates robots.txt; a shop that guests may not see disallows everything. `languagePaths` are the paths of the pages in
 * each language: the base path, and others such as `/shop/es-us`.
 */
export function toRobotsTxt(
  origin: string,
  { languagePaths, isOpen }: { readonly languagePaths: readonly string[]; readonly isOpen: boolean },
): string {
  const rules = isOpen
    ? [
        ...languagePaths.flatMap((base) => DISALLOWED_PATHS.map((path) => `Disallow: ${base}${path}`)),
        '',
        ...languagePaths.map((base) => `Sitemap: ${origin}${base}${sitemapLinks.index()}`),
      ]
    : languagePaths.slice(0, 1).map((base) => `Disallow: ${base}/`)
  return ['User-agent: *', ...rules, ''].join('\n')
}
