import type { SiteAddress } from './structured-data.ts'
import { links } from '../links.ts'

/** What is a visitor's own, or the same list of products another way. */
const PRIVATE = [
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
  '/register$',
  '/register?',
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

/** The text for crawlers; a shop that shows guests nothing but its sign-in asks to be left alone. */
export function writeRobots({ origin, basePath }: SiteAddress, { isOpen }: { readonly isOpen: boolean }): string {
  const rules = isOpen
    ? [...PRIVATE.map((path) => `Disallow: ${basePath}${path}`), '', `Sitemap: ${origin}${basePath}${links.sitemap()}`]
    : [`Disallow: ${basePath}/`]
  return ['User-agent: *', ...rules, ''].join('\n')
}
