import { expect, test } from 'vitest'
import type { ProductPageModel } from '../catalogue/product-page-model.ts'
import { toProductData } from './product-data.ts'
import { toBreadcrumbData, toOrganizationData } from './structured-data.ts'

const site = { origin: 'https://shop.example', basePath: '/b2b', sitePath: '/b2b' }
const canonical = 'https://shop.example/b2b/product/01t/fog-nozzle'
const product: ProductPageModel = {
  id: '01t',
  name: 'Fog nozzle',
  isParent: false,
  isQuoteOnly: false,
  isRetired: false,
  successor: null,
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
  priceNote: null,
  breaks: [],
  isPricedBySlab: false,
  stock: { quantity: 3 },
  quantityRule: null,
  sellingOptions: [],
  choices: [],
  matrix: null,
  partsPrice: null,
  saving: null,
  parentHref: null,
  bundleItems: [],
  related: [],
  stockByLocation: [],
}
const createProductData = (change: Partial<ProductPageModel> = {}) =>
  toProductData({ ...product, ...change }, { canonical, site })

test('a product has its offer and full URLs [SEO-03]', () => {
  expect(createProductData()).toEqual({
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
])('a stock of %j becomes %s [SEO-03]', (stock, availability) => {
  const { offers } = createProductData({ stock })
  expect(offers).toEqual({
    '@type': 'Offer',
    url: canonical,
    price: '12.50',
    priceCurrency: 'USD',
    itemCondition: 'https://schema.org/NewCondition',
    ...(availability !== undefined && { availability }),
  })
})

test('without a price there is no offer [SEO-03]', () => {
  expect(createProductData({ unitPrice: null })).not.toHaveProperty('offers')
})

test('breadcrumbs have their steps in order, and the organization has its URL [SEO-03]', () => {
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Nozzles', href: '/category/0ZG/nozzles' },
  ]
  expect(toBreadcrumbData(crumbs, site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/b2b/' },
      { '@type': 'ListItem', position: 2, name: 'Nozzles', item: 'https://shop.example/b2b/category/0ZG/nozzles' },
    ],
  })
  const identity = {
    logo: { url: '/cms/delivery/media/MC1', alternateText: 'Rescue', width: 640, height: 160 },
    addressLines: ['1 Oak St', 'Raleigh'],
    email: 'orders@shop.example',
    phone: '',
    legalLinks: { terms: null, privacy: null, legalNotice: null },
  }
  expect(toOrganizationData({ ...site, shopName: 'Rescue Supply', identity })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': 'https://shop.example/b2b/#organization',
    name: 'Rescue Supply',
    url: 'https://shop.example/b2b/',
    logo: 'https://shop.example/b2b/cms/delivery/media/MC1',
    email: 'orders@shop.example',
    address: '1 Oak St, Raleigh',
  })
})
