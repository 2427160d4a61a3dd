import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestClient, openPurchaseTestShop, shopIds, type PurchaseTestShop } from '../testing/purchase-test-shop.ts'

let shop: PurchaseTestShop
let buyer: TestClient
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  buyer = await shop.buyer()
  await buyer('POST', '/webstore/carts/current/cart-items', { productId: shopIds.gloves, quantity: 1, type: 'Product' })
  await buyer('PUT', '/webstore/checkouts', { cartId: 'active' })
})
afterAll(() => shop.close())

const refinements = btoa(JSON.stringify([{ nameOrId: 'Brand__c', values: ['a\0'] }]))

test.each([
  { method: 'GET', path: '/cms/delivery/media/%00', errorCode: 'INVALID_ID_FIELD' },
  { method: 'GET', path: '/webstore/search/products?searchTerm=a%00b', errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' },
  {
    method: 'GET',
    path: `/webstore/search/products?searchTerm=hose&refinements=${encodeURIComponent(refinements)}`,
    errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE',
  },
  { method: 'GET', path: '/webstore/pricing/products?productIds=%00', errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' },
  {
    method: 'GET',
    path: '/webstore/accounts/current/addresses?addressId=%00',
    errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE',
  },
  {
    method: 'POST',
    path: '/webstore/search/product-search',
    body: { searchTerm: 'a\0b' },
    errorCode: 'INVALID_API_INPUT',
  },
  {
    method: 'POST',
    path: '/webstore/accounts/current/addresses',
    body: { addressType: 'Shipping', name: 'a\0', country: 'US' },
    errorCode: 'INVALID_API_INPUT',
  },
  {
    method: 'PATCH',
    path: '/webstore/checkouts/active',
    body: { contactInfo: { firstName: '\ud83d' } },
    errorCode: 'INVALID_API_INPUT',
  },
  {
    method: 'PATCH',
    path: '/webstore/checkouts/active',
    body: { deliveryAddress: { country: 'US', city: '\udc00' } },
    errorCode: 'INVALID_API_INPUT',
  },
  {
    method: 'POST',
    path: '/webstore/checkouts/active/payments',
    body: { requestType: 'SimplePurchaseOrder', paymentToken: '1', billingAddress: { country: 'US', city: '\0' } },
    errorCode: 'INVALID_API_INPUT',
  },
])('$method $path with unstorable text is 400, not a server error', async ({ method, path, body, errorCode }) => {
  expect(await buyer(method, path, body)).toMatchObject({ status: 400, body: [{ errorCode }] })
})

test.each(['0000-01-01', '9999-12-31T23:59:59-12:00'])('the order date %s is rejected', async (date) => {
  expect(await buyer('GET', `/webstore/order-summaries?earliestDate=${date}`)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' }],
  })
})

test.each(['+275760-09-13', '-271821-04-20', '0000-01-01', 'Foo 1'])(
  'the delivery date %s is rejected',
  async (desiredDeliveryDate) => {
    expect(await buyer('PATCH', '/webstore/checkouts/active', { desiredDeliveryDate })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_API_INPUT' }],
    })
  },
)

test.each(['sid=%E2%82%AC', 'sid=a%0d%0ab', 'sid=a%00b'])(
  'the session cookie %s counts as a guest’s',
  async (cookie) => {
    expect(await shop.send('GET', '/webstore/session-context', { cookie })).toMatchObject({
      status: 200,
      body: { guestUser: true },
    })
    expect((await shop.send('POST', '/services/apexrest/auth/logout', { cookie })).status).toBe(204)
  },
)

const batch = (size: number) => ({
  inputs: Array.from({ length: size }, () => ({ productId: shopIds.gloves, quantity: '1', type: 'Product' })),
})
const nested = (levels: number) => ({ searchTerm: 'hose', fields: JSON.parse('['.repeat(levels) + ']'.repeat(levels)) })

test('bodies of guests must be small and not deeply nested; larger ones are read for users only [RUN-07]', async () => {
  const rejected = await Promise.all(
    Array.from({ length: 8 }, () =>
      shop.send('POST', '/webstore/carts/current/cart-items/batch', { body: batch(20_000) }),
    ),
  )
  expect(rejected.map(({ status }) => status)).toEqual(Array(8).fill(413))
  expect(await shop.send('POST', '/webstore/search/product-search', { body: nested(30) })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'JSON_PARSER_ERROR' }],
  })
  expect(await buyer('POST', '/webstore/carts/current/cart-items/batch', batch(1000))).toMatchObject({ status: 400 })
  const address = { addressType: 'Shipping', name: 'x'.repeat(150_000), country: 'US' }
  expect((await shop.send('POST', '/webstore/accounts/current/addresses', { body: address })).status).toBe(401)
  expect((await buyer('POST', '/webstore/accounts/current/addresses', address)).status).toBe(400)
})

test('an unreadable URL gets the usual error list', async () => {
  expect(await shop.send('GET', '/webstore/products/%zz', {})).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT' }],
  })
})

test.each([
  ['PUT', '/webstore/carts/active', 200],
  ['POST', '/webstore/checkouts/active/orders', 422],
  ['DELETE', '/webstore/checkouts/active', 204],
])('%s %s accepts an empty body with a JSON content type [CHK-06]', async (method, path, status) => {
  const { token } = await signInBuyer()
  expect((await shop.send(method, path, { token, body: '' })).status).toBe(status)
})

test('responses for one shopper are not cached for others or beyond the session [SES-02]', async () => {
  for (const path of ['/webstore/carts/current', '/webstore/accounts/current/addresses', '/webstore/order-summaries']) {
    expect((await buyer('GET', path)).headers.get('cache-control'), path).toBe('no-store')
  }
  const path = `/webstore/pricing/products/${shopIds.hose}`
  const { headers } = await buyer('GET', path)
  expect(headers.get('cache-control')).toBe('private, no-cache')
  const afterwards = await shop.send('GET', path, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect(afterwards.status).toBe(200)
})

async function signInBuyer(): Promise<{ token: string }> {
  const { body } = await shop.send<{ token: string }>('POST', '/services/apexrest/auth/login', {
    body: { username: 'buyer@county.example', password: 'a test password' },
  })
  return body
}
