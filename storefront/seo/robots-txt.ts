import type { SiteAddress } from './structured-data.ts'
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

/** Creates robots.txt; a shop that guests may not see disallows everything. */
export function toRobotsTxt({ origin, basePath }: SiteAddress, { isOpen }: { readonly isOpen: boolean }): string {
  const rules = isOpen
    ? [
        ...DISALLOWED_PATHS.map((path) => `Disallow: ${basePath}${path}`),
        '',
        `Sitemap: ${origin}${basePath}${sitemapLinks.index()}`,
      ]
    : [`Disallow: ${basePath}/`]
  return ['User-agent: *', ...rules, ''].join('\n')
}
