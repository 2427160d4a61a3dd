import { toPlainText } from '@hydrant/kernel/text/plain-text.ts'
import type { ProductPageModel } from '../catalogue/product-page-model.ts'
import { SCHEMA_CONTEXT, type SiteAddress, type StructuredData } from './structured-data.ts'

/** Creates the structured data of a product with this visitor's price; without a price it has no offer. */
export function toProductData(
  product: ProductPageModel,
  { canonical, site }: { readonly canonical: string; readonly site: SiteAddress },
): StructuredData {
  const description = toPlainText(product.description)
  return {
    '@context': SCHEMA_CONTEXT,
    '@type': 'Product',
    '@id': `${canonical}#product`,
    name: product.name,
    url: canonical,
    image: product.pictures.map(({ url }) => toAbsoluteUrl(url, site)),
    ...(description !== '' && { description }),
    ...(product.partNumber !== null && { sku: product.partNumber, mpn: product.partNumber }),
    ...(product.brand !== null && { brand: { '@type': 'Brand', name: product.brand } }),
    ...toOffersProperty(product, canonical),
  }
}

function toOffersProperty({ unitPrice, currency, stock, isRetired }: ProductPageModel, url: string): StructuredData {
  if (unitPrice === null) return {}
  const availability =
    stock === null && !isRetired
      ? {}
      : { availability: `${SCHEMA_CONTEXT}/${isRetired ? 'Discontinued' : getAvailability(stock?.quantity ?? null)}` }
  return {
    offers: {
      '@type': 'Offer',
      url,
      price: unitPrice,
      priceCurrency: currency,
      itemCondition: `${SCHEMA_CONTEXT}/NewCondition`,
      ...availability,
    },
  }
}

/** Gets the availability in schema.org; null (stock is not tracked) means made to order. */
function getAvailability(quantity: number | null): 'MadeToOrder' | 'InStock' | 'OutOfStock' {
  if (quantity === null) return 'MadeToOrder'
  return quantity > 0 ? 'InStock' : 'OutOfStock'
}

/** Converts a picture's URL to an absolute one: a path gets the origin and the path of the site. */
function toAbsoluteUrl(url: string, { origin, sitePath }: SiteAddress): string {
  const isInside = url.startsWith('/') && !url.startsWith('//')
  return isInside && !url.startsWith(`${sitePath}/`) ? origin + sitePath + url : new URL(url, origin).href
}
