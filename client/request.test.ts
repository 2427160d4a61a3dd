import { describe, expect, test } from 'vitest'
import { ROUTES } from '@hydrant/contract/routes.ts'
import { createClient } from './create-client.ts'
import { createRequester } from './request.ts'
import { startRecordingServer } from './testing/recording-server.ts'

const STORE = '/services/data/v65.0/commerce/webstores/hydrant'
const PRODUCT = '01tAAAAAAAAAAAAAAA'

async function startShop(options: Partial<Parameters<typeof createClient>[0]> = {}) {
  const server = await startRecordingServer()
  return {
    ...server,
    client: createClient({ baseUrl: server.baseUrl, webstoreId: 'hydrant', siteId: 'main', ...options }),
  }
}

test('a read requests JSON at the path of its route, and sends the content type of JSON [NET-01] [NET-08]', async () => {
  const { client, requests } = await startShop()
  await client.getApplicationContext()
  expect(requests).toMatchObject([
    {
      method: 'GET',
      url: `${STORE}/application-context`,
      body: '',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
    },
  ])
})

test('a body is sent as JSON [NET-08]', async () => {
  const { client, requests } = await startShop()
  await client.addCartItem('current', { productId: PRODUCT, quantity: '2', type: 'Product' })
  expect(requests).toMatchObject([
    { method: 'POST', url: `${STORE}/carts/current/cart-items`, headers: { 'content-type': 'application/json' } },
  ])
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ productId: PRODUCT, quantity: '2', type: 'Product' })
})

test('a write without a body does not claim to send one', async () => {
  const { client, requests } = await startShop()
  await client.ensureCart('current')
  await client.checkouts.placeOrder('active')
  expect(requests.map(({ method, body }) => [method, body])).toEqual([
    ['PUT', ''],
    ['POST', ''],
  ])
  for (const { headers } of requests) expect(headers).not.toHaveProperty('content-type')
})

test('query and path are encoded, and undefined values are left out', async () => {
  const { client, requests } = await startShop()
  await client.searchProductsByQuery({
    searchTerm: 'Ø 52 & "C"',
    page: 0,
    includeQuantityRule: false,
    categoryId: undefined,
  })
  await client.getProduct('a/b?c')
  expect(new URL(requests[0]?.url ?? '', 'http://shop').searchParams.toString()).toBe(
    'searchTerm=%C3%98+52+%26+%22C%22&page=0&includeQuantityRule=false',
  )
  expect(requests[1]?.url).toBe(`${STORE}/products/a%2Fb%3Fc`)
})

test('an empty id is an error of the caller and sends nothing', async () => {
  const { client, requests } = await startShop()
  await expect(client.getProduct('')).rejects.toThrow(TypeError)
  expect(requests).toEqual([])
})

test('an empty response is undefined', async () => {
  const server = await startRecordingServer({ status: 204, body: '' })
  const client = createClient({ baseUrl: server.baseUrl, webstoreId: 'hydrant', siteId: 'main' })
  expect(await client.signOut()).toBeUndefined()
  expect(server.requests).toMatchObject([{ method: 'POST', url: '/services/apexrest/auth/logout' }])
})

describe('the effective account', () => {
  test('is sent with every call of the web store, and with no other [NET-08]', async () => {
    const { client, requests } = await startShop({ effectiveAccountId: () => '001B' })
    await client.getCategoryMenu({ maxLevels: 2 })
    await client.deleteCartItem('current', '0a9')
    await client.content.page('/')
    await client.signOut().catch(() => undefined)
    expect(requests.map(({ url }) => url)).toEqual([
      `${STORE}/category-menu-items?effectiveAccountId=001B&maxLevels=2`,
      `${STORE}/carts/current/cart-items/0a9?effectiveAccountId=001B`,
      '/services/data/v65.0/connect/sites/main/pages?path=%2F',
      '/services/apexrest/auth/logout',
    ])
  })

  test('of the call overrides that of the client', async () => {
    const { client, requests } = await startShop({ effectiveAccountId: () => '001B' })
    await client.getCategoryMenu({ effectiveAccountId: '001C' })
    await client.getCategoryMenu({ effectiveAccountId: undefined })
    await client.serverMethods.addToCart({ productId: '01t', quantity: '1' })
    expect(requests.map(({ url }) => url.split('?')[1])).toEqual([
      'effectiveAccountId=001C',
      'effectiveAccountId=001B',
      'effectiveAccountId=001B',
    ])
  })

  test('is left out while it is blank or unknown', async () => {
    let account: string | undefined
    const { client, requests } = await startShop({ effectiveAccountId: () => account })
    await client.getApplicationContext()
    account = ''
    await client.getApplicationContext()
    account = '001B'
    await client.getApplicationContext()
    expect(requests.map(({ url }) => url.split('?')[1])).toEqual([undefined, undefined, 'effectiveAccountId=001B'])
  })

  test('differs in a client made for another account, and stays the same in the first client', async () => {
    const { client, requests } = await startShop({ effectiveAccountId: () => '001B' })
    await client.withAccount('001C').listOrders()
    await client.withAccount(undefined).listOrders()
    await client.listOrders()
    expect(requests.map(({ url }) => url.split('?')[1])).toEqual([
      'effectiveAccountId=001C',
      undefined,
      'effectiveAccountId=001B',
    ])
  })
})

test('the currency is sent with cart calls except deletes [CART-01]', async () => {
  const { client, requests } = await startShop({ currencyIsoCode: () => 'EUR' })
  await client.getCart('current')
  await client.applyCartCoupon('current', { couponCode: 'SPRING' })
  await client.getCompactSummary()
  await client.deleteCart('current')
  await client.deleteCartCoupon('current', '0co')
  await client.getCategoryMenu()
  expect(requests.map(({ method, url }) => [method, url.split('?')[1]])).toEqual([
    ['GET', 'currencyIsoCode=EUR'],
    ['POST', 'currencyIsoCode=EUR'],
    ['GET', 'currencyIsoCode=EUR'],
    ['DELETE', undefined],
    ['DELETE', undefined],
    ['GET', undefined],
  ])
})

test('the caller chooses base path, site prefix and credentials', async () => {
  const server = await startRecordingServer()
  const options = { webstoreId: 'hydrant', siteId: 'main', headers: { authorization: 'Bearer secret' } }
  await createClient({ ...options, baseUrl: `${server.baseUrl}/b2b/webruntime/api/` }).getSessionContext()
  expect(server.requests).toMatchObject([
    { url: `/b2b/webruntime/api${STORE}/session-context`, headers: { authorization: 'Bearer secret' } },
  ])
})

/** A shop whose client records what it passes to fetch. */
async function startRecordingFetch(options: Partial<Parameters<typeof createClient>[0]> = {}) {
  const inits: (RequestInit | undefined)[] = []
  const recordingFetch: typeof fetch = (input, init) => {
    inits.push(init)
    return fetch(input, init)
  }
  return { inits, ...(await startShop({ ...options, fetch: recordingFetch })) }
}

test('credentials are sent to the same origin only, unless the caller says otherwise [NET-08]', async () => {
  const defaultShop = await startRecordingFetch()
  await defaultShop.client.getSessionContext()
  const crossOriginShop = await startRecordingFetch({ credentials: 'include' })
  await crossOriginShop.client.getSessionContext()
  expect([defaultShop.inits, crossOriginShop.inits]).toMatchObject([
    [{ credentials: 'same-origin' }],
    [{ credentials: 'include' }],
  ])
})

test('the priority of a call is passed to fetch [NET-01]', async () => {
  const { client, inits } = await startRecordingFetch()
  await client.getCategoryMenu()
  await client.getCategoryMenu({}, { priority: 'background' })
  await client.getCategoryMenu({}, { priority: 'normal' })
  await client.ensureCart('current', undefined, { priority: 'high' })
  expect(inits.map((init) => init?.priority)).toEqual(['auto', 'low', 'auto', 'high'])
})

test('headers of a call override those of the client [NET-01]', async () => {
  const { client, requests } = await startShop({ headers: { 'x-tenant': 'one', 'x-trace': '1' } })
  await client.getCategoryMenu({}, { headers: { 'x-trace': '2' } })
  expect(requests).toMatchObject([{ headers: { 'x-tenant': 'one', 'x-trace': '2', accept: 'application/json' } }])
})

test('stock is of this web store by default', async () => {
  const { client, requests } = await startShop()
  await client.inventory.levels({ products: PRODUCT })
  await client.inventory.levels({ products: PRODUCT, scope: 'all' })
  expect(requests.map(({ url }) => new URL(url, 'http://shop').searchParams.get('scope'))).toEqual([
    "webStoreId Eq 'hydrant'",
    'all',
  ])
})

test('the high-scale header is sent with cart calls where the store has it enabled, and always with reads of a fixed version [CART-01, CAT-06]', async () => {
  let isHighScale = false
  const { client, requests } = await startShop({ isHighScaleCart: () => isHighScale })
  const takeScaleHeaders = () => requests.splice(0).map(({ headers }) => headers['x-high-scale'])
  await client.listCartItems('current')
  isHighScale = true
  await client.listCartItems('current')
  await client.deleteCart('current')
  await client.getCategoryMenu()
  expect(takeScaleHeaders()).toEqual([undefined, 'true', 'true', undefined])

  const { request } = createRequester({
    baseUrl: 'http://shop.example',
    webstoreId: 'hydrant',
    fetch: (_, init) => Promise.resolve(Response.json(Object.fromEntries(new Headers(init?.headers)))),
  })
  expect(await request(ROUTES.getProductVersion, { params: { snapshotId: '7', productId: PRODUCT } })).toMatchObject({
    'x-high-scale': 'true',
  })
})
