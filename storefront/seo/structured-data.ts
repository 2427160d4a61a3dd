import type { ShownIdentity } from '@hydrant/contract/shared/site-settings.ts'
import type { Crumb } from '@hydrant/design/navigation/breadcrumb.tsx'

/** An object in the vocabulary of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>

/** The vocabulary. */
export const SCHEMA_CONTEXT = 'https://schema.org'

/** Where the shop is: scheme and host, and the base path without a slash at its end. */
export interface SiteAddress {
  readonly origin: string
  readonly basePath: string
  readonly sitePath: string
}

/** What the settings say of the company that runs the shop. */
export interface Organization {
  readonly shopName: string
  readonly identity: ShownIdentity | undefined
}

/** Creates the structured data of the company that runs the shop; what is not known of it is left out. */
export function toOrganizationData({
  origin,
  basePath,
  sitePath,
  shopName,
  identity,
}: SiteAddress & Organization): StructuredData {
  const url = `${origin}${basePath}/`
  return {
    '@context': SCHEMA_CONTEXT,
    '@type': 'Organization',
    '@id': `${origin}${sitePath}/#organization`,
    name: shopName,
    url,
    ...(identity?.logo && { logo: new URL(toPathInSite(identity.logo.url, sitePath), origin).href }),
    ...(identity?.email && { email: identity.email }),
    ...(identity?.phone && { telephone: identity.phone }),
    ...(identity && identity.addressLines.length > 0 && { address: identity.addressLines.join(', ') }),
  }
}

function toPathInSite(url: string, sitePath: string): string {
  return url.startsWith('/') ? sitePath + url : url
}

/** Creates structured data of breadcrumbs from the home page to this page. */
export function toBreadcrumbData(crumbs: readonly Crumb[], { origin, basePath }: SiteAddress): StructuredData {
  const itemListElement = crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + basePath + href,
  }))
  return { '@context': SCHEMA_CONTEXT, '@type': 'BreadcrumbList', itemListElement }
}
