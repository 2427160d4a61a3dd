import type { Crumb } from '@hydrant/design/navigation/breadcrumb.tsx'

/** An object in the vocabulary of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>

/** The vocabulary. */
export const SCHEMA_CONTEXT = 'https://schema.org'

/** Where the shop is: scheme and host, and the base path without a slash at its end. */
export interface SiteAddress {
  readonly origin: string
  readonly basePath: string
}

/** Creates the structured data of the company that runs the shop. */
export function toOrganizationData({
  origin,
  basePath,
  shopName,
}: SiteAddress & { readonly shopName: string }): StructuredData {
  const url = `${origin}${basePath}/`
  return {
    '@context': SCHEMA_CONTEXT,
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name: shopName,
    url,
    logo: `${url}favicon.svg`,
  }
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
