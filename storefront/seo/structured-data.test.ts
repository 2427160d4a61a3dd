import { expect, test } from 'vitest'
import type { ProductPageModel } from '../catalogue/product-page-model.ts'
import { structuredBreadcrumb, structuredOrganization, structuredProduct } from './structured-data.ts'

const site = { origin: 'https://shop.example', basePath: '/b2b' }
const canonical = 'https://shop.example/b2b/product/01t/fog-nozzle'
const product: ProductPageModel = {
  id: '01t',
  name: 'Fog nozzle',
  isParent: false,
  isQuoteOnly: false,
  brand: 'Ironline',
  partNumber: 'HN-95',
  pack: null,
  unit: null,
  description: '<p>For the <b>first</b> line.</p>',
  crumbs: [],
  pictures: [
    { url: '/cms/delivery/media/MC1', title: '' },
    { url: 'https://media.example/2.png', title: '' },
  ],
  documents: [],
  specs: [],
  unitPrice: '12.50',
  listPrice: null,
  currency: 'USD',
  breaks: [],
  isPricedBySlab: false,
  stock: { quantity: 3 },
  quantityRule: null,
  sellingOptions: [],
  choices: [],
  parts: [],
  related: [],
}
const told = (change: Partial<ProductPageModel> = {}) =>
  structuredProduct({ ...product, ...change }, { canonical, site })

test('a product is told with its offer, in full addresses [SEO-03]', () => {
  expect(told()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${canonical}#product`,
    name: 'Fog nozzle',
    url: canonical,
    image: ['https://shop.example/b2b/cms/delivery/media/MC1', 'https://media.example/2.png'],
    description: 'For the first line.',
    sku: 'HN-95',
    mpn: 'HN-95',
    brand: { '@type': 'Brand', name: 'Ironline' },
    offers: {
      '@type': 'Offer',
      url: canonical,
      price: '12.50',
      priceCurrency: 'USD',
      itemCondition: 'https://schema.org/NewCondition',
      availability: 'https://schema.org/InStock',
    },
  })
})

test.each([
  [{ quantity: 3 }, 'https://schema.org/InStock'],
  [{ quantity: 0 }, 'https://schema.org/OutOfStock'],
  [{ quantity: null }, 'https://schema.org/MadeToOrder'],
  [null, undefined],
])('a stock of %j is told as %s [SEO-03]', (stock, availability) => {
  const { offers } = told({ stock })
  expect(offers).toEqual({
    '@type': 'Offer',
    url: canonical,
    price: '12.50',
    priceCurrency: 'USD',
    itemCondition: 'https://schema.org/NewCondition',
    ...(availability !== undefined && { availability }),
  })
})

test('who sees no price is told of no offer [SEO-03]', () => {
  expect(told({ unitPrice: null })).not.toHaveProperty('offers')
})

test('a way is told step by step, and the shop with its address [SEO-03]', () => {
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Nozzles', href: '/category/0ZG/nozzles' },
  ]
  expect(structuredBreadcrumb(crumbs, site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/b2b/' },
      { '@type': 'ListItem', position: 2, name: 'Nozzles', item: 'https://shop.example/b2b/category/0ZG/nozzles' },
    ],
  })
  expect(structuredOrganization(site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': 'https://shop.example/b2b/#organization',
    name: 'Hydrant',
    url: 'https://shop.example/b2b/',
    logo: 'https://shop.example/b2b/favicon.svg',
  })
})
