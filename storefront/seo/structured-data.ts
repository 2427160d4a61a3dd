import type { Crumb } from '@hydrant/design/navigation/breadcrumb.tsx'
import { plainText } from '@hydrant/kernel/text/plain-text.ts'
import type { ProductPageModel } from '../catalogue/product-page-model.ts'
import { SHOP_NAME } from './shop-name.ts'

/** Something in the words of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>

const CONTEXT = 'https://schema.org'

/** Where the shop is: scheme and host, and the path that it is mounted under, without a slash at its end. */
export interface SiteAddress {
  readonly origin: string
  readonly basePath: string
}

/** The distributor. */
export function structuredOrganization({ origin, basePath }: SiteAddress): StructuredData {
  const url = `${origin}${basePath}/`
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name: SHOP_NAME,
    url,
    logo: `${url}favicon.svg`,
  }
}

/** The way from the front page to this one; the last step is the page itself, whether or not it is linked. */
export function structuredBreadcrumb(crumbs: readonly Crumb[], { origin, basePath }: SiteAddress): StructuredData {
  const itemListElement = crumbs.map(({ label, href }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: label,
    item: origin + basePath + href,
  }))
  return { '@context': CONTEXT, '@type': 'BreadcrumbList', itemListElement }
}

/** A product with the offer that this visitor is made; without a price there is no offer. */
export function structuredProduct(
  product: ProductPageModel,
  { canonical, site }: { readonly canonical: string; readonly site: SiteAddress },
): StructuredData {
  const description = plainText(product.description)
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    '@id': `${canonical}#product`,
    name: product.name,
    url: canonical,
    image: product.pictures.map(({ url }) => pictureUrl(url, site)),
    ...(description !== '' && { description }),
    ...(product.partNumber !== null && { sku: product.partNumber, mpn: product.partNumber }),
    ...(product.brand !== null && { brand: { '@type': 'Brand', name: product.brand } }),
    ...offersOf(product, canonical),
  }
}

function offersOf({ unitPrice, currency, stock }: ProductPageModel, url: string): StructuredData {
  if (unitPrice === null) return {}
  const availability = stock === null ? {} : { availability: `${CONTEXT}/${availabilityOf(stock.quantity)}` }
  return {
    offers: {
      '@type': 'Offer',
      url,
      price: unitPrice,
      priceCurrency: currency,
      itemCondition: `${CONTEXT}/NewCondition`,
      ...availability,
    },
  }
}

/** Where stock is not counted, things are made when they are ordered. */
function availabilityOf(quantity: number | null): 'MadeToOrder' | 'InStock' | 'OutOfStock' {
  if (quantity === null) return 'MadeToOrder'
  return quantity > 0 ? 'InStock' : 'OutOfStock'
}

/** Addresses of the shop's own pictures are told from its root. */
function pictureUrl(url: string, { origin, basePath }: SiteAddress): string {
  const isInside = url.startsWith('/') && !url.startsWith('//')
  return isInside && !url.startsWith(`${basePath}/`) ? origin + basePath + url : new URL(url, origin).href
}
