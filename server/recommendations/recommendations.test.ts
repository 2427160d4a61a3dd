import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AiConfiguration, Recommendations } from '@hydrant/contract/shop/recommendations.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { idFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { openTestCatalogue, type TestCatalogue } from '../testing/open-test-catalogue.ts'
import { ids } from '../testing/test-catalogue.ts'
import { recordSales } from './service.ts'

let shop: TestCatalogue

const county = idFromKey('001', 'county')
const path = '/webstore/ai/recommendations'
const id = ids.product

interface Asked {
  readonly by?: 'guest' | 'buyer'
  readonly query?: Record<string, string | boolean>
  readonly cookie?: string
}

async function recommended(recommender: string, { by = 'guest', query = {}, cookie }: Asked = {}): Promise<string[]> {
  const reply = await shop[by]<Recommendations>('GET', path, {
    query: { recommender, ...query },
    ...(cookie !== undefined && { cookie }),
  })
  expect(reply.status).toBe(200)
  expect(reply.body.productPage.total).toBe(reply.body.productPage.products.length)
  expect(reply.body.recommenderName).toBe(recommender)
  return reply.body.productPage.products.map((product) => product.name)
}

/** Orders so many of each product. */
const order = (key: string, buyerId: string, products: Record<string, string>) =>
  shop.database.transaction((executor) =>
    recordSales(executor, {
      orderId: idFromKey('1Os', key),
      buyerId,
      products: Object.entries(products).map(([sku, quantity]) => ({ productId: id(sku), quantity })),
    }),
  )

beforeAll(async () => {
  shop = await openTestCatalogue()
})
afterAll(() => shop.close())

test('says that it recommends, and that nobody but people talks to shoppers [CTX-06] [CAT-11]', async () => {
  const { status, body } = await shop.guest<AiConfiguration>('GET', '/webstore/ai/configuration')
  expect(status).toBe(200)
  expect(body).toEqual({
    activityTrackingEnabled: true,
    catalogExists: true,
    isDeployed: true,
    deploymentEnabled: true,
    host: null,
    siteId: idFromKey('0DM', 'site'),
    tenant: ids.webstore,
  })
  expect((await shop.guest('GET', '/webstore/shopperAgent/context')).body).toEqual({ isEnabled: false })
})

test('a shop without sales and views recommends what is new, and nobody a product that they may not see [CAT-11]', async () => {
  const names = await recommended('TopSelling')
  expect(names).toContain('Fog nozzle 95')
  expect(names).not.toContain('County only nozzle')
  expect(names.filter((name) => name.startsWith('Turnout coat'))).toEqual(['Turnout coat'])
  expect(await recommended('TopSelling', { by: 'buyer' })).toContain('County only nozzle')
})

test('counts what sells, the most orders first, variations as one product [CAT-11]', async () => {
  await order('1', county, { 'HN-95/1': '6', 'MN-500': '1', 'CO-1': '1' })
  await order('2', county, { 'HN-95/1': '12', 'TC-1-M-T': '1', 'TC-1-L-B': '1' })
  await order('3', idFromKey('001', 'plant'), { 'HN-95/1': '6', 'MN-500': '4', 'SUB-1': '1' })
  await order('3', idFromKey('001', 'plant'), { 'HN-95/1': '600' })
  expect((await recommended('TopSelling')).slice(0, 4)).toEqual([
    'Fog nozzle 95',
    'Master stream nozzle',
    'Turnout coat',
    'Preplan software',
  ])
  expect((await recommended('TopSelling', { by: 'buyer' })).slice(0, 3)).toEqual([
    'Fog nozzle 95',
    'Master stream nozzle',
    'Turnout coat',
  ])
  expect(
    (await recommended('TopSellingByCategory', { query: { anchorValues: ids.category('Turnout gear') } })).slice(0, 2),
  ).toEqual(['Turnout coat', 'Preplan software'])
  expect((await recommended('TopSellingByCategory', { query: { anchorValues: id('TC-1-M-T').slice(0, 15) } }))[0]).toBe(
    'Preplan software',
  )
})

test('knows what is bought together, and what else its buyers buy [CAT-11]', async () => {
  expect(await recommended('ComplementaryProducts', { query: { anchorValues: id('MN-500') } })).toEqual([
    'Fog nozzle 95',
    'Preplan software',
  ])
  expect(await recommended('ComplementaryProducts', { by: 'buyer', query: { anchorValues: id('MN-500') } })).toEqual([
    'Fog nozzle 95',
    'Preplan software',
    'County only nozzle',
  ])
  const alsoBought = await recommended('CustomersWhoBoughtAlsoBought', { query: { anchorValues: id('MN-500') } })
  expect([alsoBought[0], alsoBought.slice(1).toSorted()]).toEqual([
    'Fog nozzle 95',
    ['Preplan software', 'Turnout coat'],
  ])
})

test('finds what is similar: the same shelf, family and attributes [CAT-11]', async () => {
  expect(await recommended('SimilarProducts', { query: { anchorValues: id('HN-95/1') } })).toEqual(['Fog nozzle 125'])
  const withAnchor = await recommended('SimilarProducts', {
    query: { anchorValues: id('HN-95/1'), includeRequestProduct: true },
  })
  expect(withAnchor).toEqual(['Fog nozzle 95', 'Fog nozzle 125'])
})

test('offers what costs this shopper more [CAT-11]', async () => {
  expect(await recommended('Upsell', { query: { anchorValues: id('HN-95/1') } })).toEqual(['Fog nozzle 125'])
  expect(await recommended('Upsell', { query: { anchorValues: id('HN-125/1') } })).toEqual([])
  expect(await recommended('Upsell', { query: { anchorValues: id('NP-1') } })).toEqual([])
})

test('remembers what somebody tells that they look at, and nothing that they only read [CAT-11]', async () => {
  expect(await recommended('RecentlyViewed', { by: 'buyer' })).toEqual([])
  await shop.buyer('GET', `/webstore/products/${id('MN-500')}`)
  expect(await recommended('RecentlyViewed', { by: 'buyer' })).toEqual([])
  for (const sku of ['MN-500', 'CO-1', 'TC-1-M-B', 'MN-500']) {
    const told = await shop.buyer('POST', '/webstore/ai/activities', {
      body: { activityType: 'viewProduct', productId: id(sku) },
    })
    expect([told.status, told.body]).toEqual([201, { recorded: true }])
  }
  expect(await recommended('RecentlyViewed', { by: 'buyer' })).toEqual([
    'Master stream nozzle',
    'Turnout coat',
    'County only nozzle',
  ])
  expect(await recommended('RecentlyViewed')).toEqual([])
})

test('knows a guest by what their browser holds, and counts what most look at [CAT-11]', async () => {
  const told = await shop.guest('POST', '/webstore/ai/activities', {
    body: { activityType: 'viewProduct', productId: id('HN-125/1') },
  })
  expect([told.status, told.body]).toEqual([201, { recorded: true }])
  expect(await recommended('RecentlyViewed', { cookie: told.cookie })).toEqual(['Fog nozzle 125'])
  await shop.guest('POST', '/webstore/ai/activities', {
    body: { activityType: 'viewProduct', productId: id('MN-500') },
    cookie: told.cookie,
  })
  expect(
    (await recommended('MostViewedByCategory', { query: { anchorValues: ids.category('Nozzles') } })).slice(0, 2),
  ).toEqual(['Master stream nozzle', 'Fog nozzle 125'])
  expect((await recommended('PersonalizedForShopper', { cookie: told.cookie })).slice(0, 1)).toEqual(['Fog nozzle 95'])
})

test('starts from what is in the cart [CAT-11]', async () => {
  expect(await recommended('SimilarProducts', { by: 'buyer', query: { anchorFromCurrentCart: true } })).toEqual([])
  const added = await shop.buyer('POST', '/webstore/carts/current/cart-items', {
    body: { productId: id('HN-95/1'), quantity: '6', type: 'Product' },
  })
  expect(added.status).toBe(201)
  expect(await recommended('SimilarProducts', { by: 'buyer', query: { anchorFromCurrentCart: true } })).toEqual([
    'Fog nozzle 125',
  ])
})

test('adds prices and fields when asked, those of the shopper [CAT-11]', async () => {
  const query = {
    recommender: 'SimilarProducts',
    anchorValues: id('HN-125/1'),
    includePricingAndProductInformation: true,
  }
  const [guest, buyer] = await Promise.all(
    (['guest', 'buyer'] as const).map(
      async (by) => (await shop[by]<Recommendations>('GET', path, { query })).body.productPage,
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
  const bare = (
    await shop.guest<Recommendations>('GET', path, { query: { ...query, includePricingAndProductInformation: false } })
  ).body.productPage.products[0]
  expect(bare).toMatchObject({ fields: { Name: { value: 'Fog nozzle 95' } } })
  expect(bare).not.toHaveProperty('prices')
})

test('recommends nothing without a recommender, and for products that the shopper may not see [CAT-11]', async () => {
  const none = await shop.guest<Recommendations>('GET', path)
  expect([none.status, none.body.recommenderName, none.body.productPage.products]).toEqual([200, null, []])
  expect(await recommended('SimilarProducts', { query: { anchorValues: id('CO-1') } })).toEqual([])
})

test.each([
  [{ recommender: 'Horoscope' }, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
  [{ recommender: 'SimilarProducts' }, 'INVALID_API_INPUT'],
  [{ recommender: 'SimilarProducts', anchorValues: 'abc' }, 'INVALID_API_INPUT'],
  [{ recommender: 'Upsell', anchorValues: idFromKey('001', 'x') }, 'INVALID_API_INPUT'],
  [
    { recommender: 'TopSelling', anchorValues: Array.from({ length: 51 }, (_, index) => id(String(index))).join(',') },
    'MAX_LIMIT_EXCEEDED',
  ],
  [{ recommender: 'TopSelling', currencyIsoCode: 'dollars' }, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
])('refuses %j [CAT-11]', async (query, errorCode) => {
  const reply = await shop.guest<Array<{ errorCode: string }>>('GET', path, { query })
  expect([reply.status, reply.body[0]?.errorCode]).toEqual([400, errorCode])
})

test.each([
  [{ activityType: 'viewProduct', productId: id('CO-1') }, 404, 'ITEM_NOT_FOUND'],
  [{ activityType: 'viewProduct', productId: 'x' }, 400, 'INVALID_ID_FIELD'],
  [{ activityType: 'breathe', productId: id('MN-500') }, 400, 'INVALID_API_INPUT'],
  [{ activityType: 'viewProduct', productId: id('MN-500'), more: 1 }, 400, 'JSON_PARSER_ERROR'],
])('refuses to note %j [CAT-11]', async (body, status, errorCode) => {
  const reply = await shop.guest<Array<{ errorCode: string }>>('POST', '/webstore/ai/activities', { body })
  expect([reply.status, reply.body[0]?.errorCode]).toEqual([status, errorCode])
})

test('neither recommends nor notes while it is switched off [CTX-06] [CAT-11]', async () => {
  await shop.database.transaction((executor) =>
    executor.update(webstore).set({ settings: { recommendationsEnabled: false } }),
  )
  expect((await shop.guest<AiConfiguration>('GET', '/webstore/ai/configuration')).body).toMatchObject({
    isDeployed: false,
    deploymentEnabled: false,
    activityTrackingEnabled: false,
  })
  expect(await recommended('TopSelling')).toEqual([])
  expect(
    (
      await shop.buyer('POST', '/webstore/ai/activities', {
        body: { activityType: 'viewProduct', productId: id('SUB-1') },
      })
    ).body,
  ).toEqual({ recorded: false })
  await shop.database.transaction((executor) => executor.update(webstore).set({ settings: {} }))
  expect(await recommended('RecentlyViewed', { by: 'buyer' })).not.toContain('Preplan software')
})
