import type { ProductPageModel } from './product-page-model.ts'

/** A product in schema.org's words. */
export function structuredProduct(product: ProductPageModel, { canonical, origin }: { readonly canonical: string; readonly origin: string }): Readonly<Record<string, unknown>> {
  const isSoldOut = product.stock?.quantity === 0
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    url: canonical,
    image: product.pictures.map((picture) => new URL(picture.url, origin).href),
    ...(product.partNumber !== null && { sku: product.partNumber }),
    ...(product.brand !== null && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.unitPrice !== null && {
      offers: {
        '@type': 'Offer',
        price: product.unitPrice,
        priceCurrency: product.currency,
        availability: `https://schema.org/${isSoldOut ? 'OutOfStock' : 'InStock'}`,
      },
    }),
  }
}
