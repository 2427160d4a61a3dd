import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AiConfiguration, Recommendations } from '@hydrant/contract/shop/recommendations.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { openTestCatalogueShop, type TestCatalogue } from '../testing/open-test-catalogue.ts'
import { ids } from '../testing/test-catalogue.ts'
import { recordSales } from './service.ts'

let shop: TestCatalogue

const county = createIdFromKey('001', 'county')
const path = '/webstore/ai/recommendations'
const id = ids.product

interface RequestOptions {
  readonly role?: 'guest' | 'buyer'
  readonly query?: Record<string, string | boolean>
  readonly cookie?: string
}

async function fetchRecommendedNames(
  recommender: string,
  { role = 'guest', query = {}, cookie }: RequestOptions = {},
): Promise<string[]> {
  const response = await shop[role]<Recommendations>('GET', path, {
    query: { recommender, ...query },
    ...(cookie !== undefined && { cookie }),
  })
  expect(response.status).toBe(200)
  expect(response.body.productPage.total).toBe(response.body.productPage.products.length)
  expect(response.body.recommenderName).toBe(recommender)
  return response.body.productPage.products.map((product) => product.name)
}

/** Records the sales of an order with these quantities. */
const recordOrder = (key: string, buyerId: string, products: Record<string, string>) =>
  shop.database.transaction((tx) =>
    recordSales(tx, {
      orderId: createIdFromKey('1Os', key),
      buyerId,
      products: Object.entries(products).map(([sku, quantity]) => ({ productId: id(sku), quantity })),
    }),
  )

beforeAll(async () => {
  shop = await openTestCatalogueShop()
})
afterAll(() => shop.close())

test('returns that recommendations are enabled, and that there is no chat agent [CTX-06] [CAT-11]', async () => {
  const { status, body } = await shop.guest<AiConfiguration>('GET', '/webstore/ai/configuration')
  expect(status).toBe(200)
  expect(body).toEqual({
    activityTrackingEnabled: true,
    catalogExists: true,
    isDeployed: true,
    deploymentEnabled: true,
    host: null,
    siteId: createIdFromKey('0DM', 'site'),
    tenant: ids.webstore,
  })
  expect((await shop.guest('GET', '/webstore/shopperAgent/context')).body).toEqual({ isEnabled: false })
})

test('a shop without sales and views recommends new products, and only those that the shopper may see [CAT-11]', async () => {
  const names = await fetchRecommendedNames('TopSelling')
  expect(names).toContain('Fog nozzle 95')
  expect(names).not.toContain('County only nozzle')
  expect(names.filter((name) => name.startsWith('Turnout coat'))).toEqual(['Turnout coat'])
  expect(await fetchRecommendedNames('TopSelling', { role: 'buyer' })).toContain('County only nozzle')
})

test('ranks products by number of orders, and counts variations as one product [CAT-11]', async () => {
  await recordOrder('1', county, { 'HN-95/1': '6', 'MN-500': '1', 'CO-1': '1' })
  await recordOrder('2', county, { 'HN-95/1': '12', 'TC-1-M-T': '1', 'TC-1-L-B': '1' })
  await recordOrder('3', createIdFromKey('001', 'plant'), { 'HN-95/1': '6', 'MN-500': '4', 'SUB-1': '1' })
  await recordOrder('3', createIdFromKey('001', 'plant'), { 'HN-95/1': '600' })
  expect((await fetchRecommendedNames('TopSelling')).slice(0, 4)).toEqual([
    'Fog nozzle 95',
    'Master stream nozzle',
    'Turnout coat',
    'Preplan software',
  ])
  expect((await fetchRecommendedNames('TopSelling', { role: 'buyer' })).slice(0, 3)).toEqual([
    'Fog nozzle 95',
    'Master stream nozzle',
    'Turnout coat',
  ])
  expect(
    (
      await fetchRecommendedNames('TopSellingByCategory', { query: { anchorValues: ids.category('Turnout gear') } })
    ).slice(0, 2),
  ).toEqual(['Turnout coat', 'Preplan software'])
  expect(
    (await fetchRecommendedNames('TopSellingByCategory', { query: { anchorValues: id('TC-1-M-T').slice(0, 15) } }))[0],
  ).toBe('Preplan software')
})

test('recommends products bought together, and what else the same buyers bought [CAT-11]', async () => {
  expect(await fetchRecommendedNames('ComplementaryProducts', { query: { anchorValues: id('MN-500') } })).toEqual([
    'Fog nozzle 95',
    'Preplan software',
  ])
  expect(
    await fetchRecommendedNames('ComplementaryProducts', { role: 'buyer', query: { anchorValues: id('MN-500') } }),
  ).toEqual(['Fog nozzle 95', 'Preplan software', 'County only nozzle'])
  const alsoBought = await fetchRecommendedNames('CustomersWhoBoughtAlsoBought', {
    query: { anchorValues: id('MN-500') },
  })
  expect([alsoBought[0], alsoBought.slice(1).toSorted()]).toEqual([
    'Fog nozzle 95',
    ['Preplan software', 'Turnout coat'],
  ])
})

test('finds similar products: the same category, family and attributes [CAT-11]', async () => {
  expect(await fetchRecommendedNames('SimilarProducts', { query: { anchorValues: id('HN-95/1') } })).toEqual([
    'Fog nozzle 125',
  ])
  const withAnchor = await fetchRecommendedNames('SimilarProducts', {
    query: { anchorValues: id('HN-95/1'), includeRequestProduct: true },
  })
  expect(withAnchor).toEqual(['Fog nozzle 95', 'Fog nozzle 125'])
})

test('upsells products that cost this shopper more [CAT-11]', async () => {
  expect(await fetchRecommendedNames('Upsell', { query: { anchorValues: id('HN-95/1') } })).toEqual(['Fog nozzle 125'])
  expect(await fetchRecommendedNames('Upsell', { query: { anchorValues: id('HN-125/1') } })).toEqual([])
  expect(await fetchRecommendedNames('Upsell', { query: { anchorValues: id('NP-1') } })).toEqual([])
})

test('recommends recently viewed products only from recorded views [CAT-11]', async () => {
  expect(await fetchRecommendedNames('RecentlyViewed', { role: 'buyer' })).toEqual([])
  await shop.buyer('GET', `/webstore/products/${id('MN-500')}`)
  expect(await fetchRecommendedNames('RecentlyViewed', { role: 'buyer' })).toEqual([])
  for (const sku of ['MN-500', 'CO-1', 'TC-1-M-B', 'MN-500']) {
    const recordResponse = await shop.buyer('POST', '/webstore/ai/activities', {
      body: { activityType: 'viewProduct', productId: id(sku) },
    })
    expect([recordResponse.status, recordResponse.body]).toEqual([201, { recorded: true }])
  }
  expect(await fetchRecommendedNames('RecentlyViewed', { role: 'buyer' })).toEqual([
    'Master stream nozzle',
    'Turnout coat',
    'County only nozzle',
  ])
  expect(await fetchRecommendedNames('RecentlyViewed')).toEqual([])
})

test('recognizes a guest by the secret in their browser, and ranks products by views [CAT-11]', async () => {
  const recordResponse = await shop.guest('POST', '/webstore/ai/activities', {
    body: { activityType: 'viewProduct', productId: id('HN-125/1') },
  })
  expect([recordResponse.status, recordResponse.body]).toEqual([201, { recorded: true }])
  expect(await fetchRecommendedNames('RecentlyViewed', { cookie: recordResponse.cookie })).toEqual(['Fog nozzle 125'])
  await shop.guest('POST', '/webstore/ai/activities', {
    body: { activityType: 'viewProduct', productId: id('MN-500') },
    cookie: recordResponse.cookie,
  })
  expect(
    (await fetchRecommendedNames('MostViewedByCategory', { query: { anchorValues: ids.category('Nozzles') } })).slice(
      0,
      2,
    ),
  ).toEqual(['Master stream nozzle', 'Fog nozzle 125'])
  expect(
    (await fetchRecommendedNames('PersonalizedForShopper', { cookie: recordResponse.cookie })).slice(0, 1),
  ).toEqual(['Fog nozzle 95'])
})

test('uses the products in the cart as anchors [CAT-11]', async () => {
  expect(
    await fetchRecommendedNames('SimilarProducts', { role: 'buyer', query: { anchorFromCurrentCart: true } }),
  ).toEqual([])
  const added = await shop.buyer('POST', '/webstore/carts/current/cart-items', {
    body: { productId: id('HN-95/1'), quantity: '6', type: 'Product' },
  })
  expect(added.status).toBe(201)
  expect(
    await fetchRecommendedNames('SimilarProducts', { role: 'buyer', query: { anchorFromCurrentCart: true } }),
  ).toEqual(['Fog nozzle 125'])
})

test('adds the prices of the shopper and fields on request [CAT-11]', async () => {
  const query = {
    recommender: 'SimilarProducts',
    anchorValues: id('HN-125/1'),
    includePricingAndProductInformation: true,
  }
  const [guest, buyer] = await Promise.all(
    (['guest', 'buyer'] as const).map(
      async (role) => (await shop[role]<Recommendations>('GET', path, { query })).body.productPage,
    ),
  )
  expect(guest?.currencyIsoCode).toBe('USD')
  expect(guest?.products[0]).toMatchObject({
    id: id('HN-95/1'),
    fields: { StockKeepingUnit: { value: 'HN-95/1' } },
    prices: { unitPrice: '315.33' },
    purchaseQuantityRule: { minimum: '6' },
  })
  expect(buyer?.products[0]?.prices?.unitPrice).toMatch(/^297\.50?$/)
  const withoutDetails = (
    await shop.guest<Recommendations>('GET', path, { query: { ...query, includePricingAndProductInformation: false } })
  ).body.productPage.products[0]
  expect(withoutDetails).toMatchObject({ fields: { Name: { value: 'Fog nozzle 95' } } })
  expect(withoutDetails).not.toHaveProperty('prices')
})

test('recommends nothing without a recommender, and for products that the shopper may not see [CAT-11]', async () => {
  const emptyResponse = await shop.guest<Recommendations>('GET', path)
  expect([emptyResponse.status, emptyResponse.body.recommenderName, emptyResponse.body.productPage.products]).toEqual([
    200,
    null,
    [],
  ])
  expect(await fetchRecommendedNames('SimilarProducts', { query: { anchorValues: id('CO-1') } })).toEqual([])
})

test.each([
  [{ recommender: 'Horoscope' }, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
  [{ recommender: 'SimilarProducts' }, 'INVALID_API_INPUT'],
  [{ recommender: 'SimilarProducts', anchorValues: 'abc' }, 'INVALID_API_INPUT'],
  [{ recommender: 'Upsell', anchorValues: createIdFromKey('001', 'x') }, 'INVALID_API_INPUT'],
  [
    { recommender: 'TopSelling', anchorValues: Array.from({ length: 51 }, (_, index) => id(String(index))).join(',') },
    'MAX_LIMIT_EXCEEDED',
  ],
  [{ recommender: 'TopSelling', currencyIsoCode: 'dollars' }, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
])('rejects %j [CAT-11]', async (query, errorCode) => {
  const response = await shop.guest<Array<{ errorCode: string }>>('GET', path, { query })
  expect([response.status, response.body[0]?.errorCode]).toEqual([400, errorCode])
})

test.each([
  [{ activityType: 'viewProduct', productId: id('CO-1') }, 404, 'ITEM_NOT_FOUND'],
  [{ activityType: 'viewProduct', productId: 'x' }, 400, 'INVALID_ID_FIELD'],
  [{ activityType: 'breathe', productId: id('MN-500') }, 400, 'INVALID_API_INPUT'],
  [{ activityType: 'viewProduct', productId: id('MN-500'), more: 1 }, 400, 'JSON_PARSER_ERROR'],
])('rejects the activity %j [CAT-11]', async (body, status, errorCode) => {
  const response = await shop.guest<Array<{ errorCode: string }>>('POST', '/webstore/ai/activities', { body })
  expect([response.status, response.body[0]?.errorCode]).toEqual([status, errorCode])
})

test('neither recommends nor records while recommendations are disabled [CTX-06] [CAT-11]', async () => {
  await shop.database.transaction((tx) => tx.update(webstore).set({ settings: { recommendationsEnabled: false } }))
  expect((await shop.guest<AiConfiguration>('GET', '/webstore/ai/configuration')).body).toMatchObject({
    isDeployed: false,
    deploymentEnabled: false,
    activityTrackingEnabled: false,
  })
  expect(await fetchRecommendedNames('TopSelling')).toEqual([])
  expect(
    (
      await shop.buyer('POST', '/webstore/ai/activities', {
        body: { activityType: 'viewProduct', productId: id('SUB-1') },
      })
    ).body,
  ).toEqual({ recorded: false })
  await shop.database.transaction((tx) => tx.update(webstore).set({ settings: {} }))
  expect(await fetchRecommendedNames('RecentlyViewed', { role: 'buyer' })).not.toContain('Preplan software')
})
