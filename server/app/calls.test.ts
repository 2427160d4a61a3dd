import { ALL_ENDPOINTS } from '@hydrant/contract/endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})

afterAll(() => shop.close())

const STORE = (id: string, version = 'v65.0') => `/services/data/${version}/commerce/webstores/${id}`

test.each(['v59.0', 'v65.0', 'v67.0'])('version %s of the API returns the same [CTX-01]', async (version) => {
  const { status, body } = await shop.call<{ guestUser: boolean }>(
    'GET',
    `${STORE(shop.webstoreId, version)}/session-context`,
  )
  expect(status).toBe(200)
  expect(body.guestUser).toBe(true)
})

test.each(['65', 'v65', 'vx.0'])('%s is not an API version', async (version) => {
  const { status, body } = await shop.call('GET', `${STORE(shop.webstoreId, version)}/session-context`)
  expect(status).toBe(404)
  expect(body).toEqual([{ errorCode: 'NOT_FOUND', message: expect.any(String) }])
})

test('the site runtime’s prefix, a trailing slash and unknown query parameters change nothing [ROU-08]', async () => {
  const path = `/b2b/webruntime/api${STORE(shop.webstoreId)}/session-context/?language=en-US&asGuest=true&htmlEncode=false`
  expect((await shop.call('GET', path)).status).toBe(200)
})

test('a web store is known by 15 or 18 characters of its id, and by no other [CTX-01] [API-16]', async () => {
  expect((await shop.call('GET', `${STORE(shop.webstoreId.slice(0, 15))}/application-context`)).status).toBe(200)
  for (const id of ['0ZE000000000000AAA', `${shop.webstoreId.slice(0, 15)}zzz`]) {
    const { status, body } = await shop.call<Array<{ errorCode: string }>>('GET', `${STORE(id)}/application-context`)
    expect([status, body[0]?.errorCode]).toEqual([404, 'WEBSTORE_NOT_FOUND'])
  }
})

test('the application context says how long it may be cached [CTX-01, CTX-02]', async () => {
  const { body, headers } = await shop.call('GET', '/webstore/application-context', { query: { asGuest: true } })
  expect(headers.get('cache-control')).toMatch(/^max-age=\d+$/)
  expect(body).toMatchObject({
    guestBrowsingEnabled: true,
    guestCartEnabled: true,
    guestCheckoutEnabled: false,
    defaultCurrency: 'USD',
    taxType: 'Net',
  })
})

test.each([
  ['half a JSON object', '{"username": '],
  ['no JSON at all', 'username=me'],
])('a body of %s is rejected as invalid JSON', async (_, body) => {
  const { status, body: errors } = await shop.call('POST', '/services/apexrest/auth/login', { body })
  expect(status).toBe(400)
  expect(errors).toEqual([{ errorCode: 'JSON_PARSER_ERROR', message: expect.stringContaining('JSON') }])
})

const WITHOUT_BODY = ALL_ENDPOINTS.filter(
  ({ method, body, rawBody }) => !['GET', 'DELETE'].includes(method) && body === undefined && rawBody === undefined,
)

test.each(WITHOUT_BODY.map(({ id, method, path }) => ({ id, method, path })))(
  '$id takes no body, and refuses one with content [API-16]',
  async ({ method, path }) => {
    const target = path
      .replace(':apiVersion', 'v65.0')
      .replace(':webstoreId', shop.webstoreId)
      .replace(':position', '1')
      .replace(':windowId', 'a-window-of-its-own')
      .replaceAll(/:\w+/g, '0a6000000000000AAA')
    const send = (body: unknown) => shop.call(method, target, { body })
    expect(await send({ foo: 1 })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'JSON_PARSER_ERROR', message: 'Unrecognized field "foo".' }],
    })
    for (const empty of ['', 'null', '{}'])
      expect(JSON.stringify((await send(empty)).body ?? null)).not.toMatch(/JSON_PARSER_ERROR|The body/)
  },
)

test('the error names a missing field of the body', async () => {
  const { status, body } = await shop.call('POST', '/services/apexrest/auth/login', { body: { username: 'me' } })
  expect(status).toBe(400)
  expect(body).toEqual([{ errorCode: 'INVALID_API_INPUT', message: expect.stringContaining('password') }])
})

test('values of a body are not converted: a number is not accepted as user name', async () => {
  const { status, body } = await shop.call('POST', '/services/apexrest/auth/login', {
    body: { username: 5, password: 'x' },
  })
  expect(status).toBe(400)
  expect(body).toEqual([{ errorCode: 'INVALID_API_INPUT', message: expect.stringContaining('username') }])
})

test('a body of another type than JSON is rejected', async () => {
  const { status, body } = await shop.call('POST', '/services/apexrest/auth/login', {
    body: '<login/>',
    headers: { 'content-type': 'application/xml' },
  })
  expect(status).toBe(415)
  expect(body).toEqual([{ errorCode: 'UNSUPPORTED_MEDIA_TYPE', message: expect.any(String) }])
})

test('a body over the limit is rejected', async () => {
  const { status, body } = await shop.call('POST', '/services/apexrest/auth/login', {
    body: { username: 'a'.repeat(3_000_000), password: 'x' },
  })
  expect(status).toBe(413)
  expect(body).toEqual([{ errorCode: 'LIMIT_EXCEEDED', message: expect.any(String) }])
})

test('the error names a path parameter that is no id [ROLE-06]', async () => {
  const { status, body } = await shop.call('GET', `/webstore/products/${encodeURIComponent("x' or 1=1")}`)
  expect(status).toBe(400)
  expect(body).toEqual([{ errorCode: 'INVALID_ID_FIELD', message: expect.stringContaining('productId') }])
})

test('the health check returns 200', async () => {
  expect(await shop.call('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } })
})

test.each([
  ['POST', '/webstore/carts/active', 'GET, PUT, PATCH, DELETE, HEAD'],
  ['GET', '/services/apexrest/auth/login', 'POST'],
  ['OPTIONS', '/webstore/products', 'GET, HEAD'],
])('%s %s is 405 and lists the allowed methods', async (method, path, allow) => {
  const { status, headers, body } = await shop.call(method, path)
  expect([status, headers.get('allow')?.split(', ').toSorted()]).toEqual([405, allow.split(', ').toSorted()])
  expect(body).toEqual([{ errorCode: 'METHOD_NOT_ALLOWED', message: expect.stringContaining(method) }])
})

test('an unknown path is 404 for every method', async () => {
  for (const method of ['GET', 'POST', 'DELETE'])
    expect((await shop.call(method, '/webstore/nowhere')).status).toBe(404)
})

test.each([
  [-1, 'must be >= 0'],
  ['ten', 'must match pattern'],
])(
  'the error for the quantity %s describes the nearest form, not every form it might have',
  async (quantity, reason) => {
    const { status, body } = await shop.call<Array<{ message: string }>>('POST', '/webstore/carts/current/cart-items', {
      body: { productId: '01t000000000000AAA', quantity, type: 'Product' },
    })
    expect(status).toBe(400)
    expect(body[0]?.message).toContain(reason)
  },
)

test.each([
  ['POST', 'carts', { label: 'x' }, 'label'],
  [
    'POST',
    'carts/current/cart-items',
    { productId: '01t000000000000AAA', quantity: 1, type: 'Product', price: '1' },
    'price',
  ],
  ['POST', 'carts/current/cart-coupons', { couponCode: 'A', code: 'A' }, 'code'],
  ['PUT', 'carts/current/inventory-reservations', { durationInSeconds: 60, forced: true }, 'forced'],
  ['POST', 'carts/current/delivery-groups', { label: 'x' }, 'label'],
  ['POST', 'carts/current/delivery-groups/actions/arrange-items', { arrangements: [], groups: [] }, 'groups'],
  ['POST', 'carts/current/actions/clone', { target: 'x' }, 'target'],
  ['PUT', 'checkouts', { cartId: 'active', deliveryAddressInput: { zip: '1' } }, 'zip'],
  ['POST', 'checkouts/active/payments', { requestType: 'Auth', billingAddress: { zip: '1' } }, 'zip'],
  ['POST', 'checkouts/active/coupons', { couponCode: 'A', code: 'A' }, 'code'],
  ['POST', 'checkouts/active/orders/actions', { actions: [{ action: 'submit', name: 'x' }] }, 'name'],
  ['POST', 'pricing/products', { pricingLineItems: [{ productId: 'x', quantity: 1 }] }, 'quantity'],
  ['POST', 'search/product-search', { searchTerm: 'a', sort: 'x' }, 'sort'],
  ['POST', 'wishlists', { name: 'x', isDefault: true }, 'isDefault'],
  [
    'POST',
    'payments/token',
    { cardPaymentMethod: { cardNumber: '4', expiryMonth: 1, expiryYear: 2030, cvv: 1, pin: 1 } },
    'pin',
  ],
])('%s %s rejects an unknown field [API-15]', async (...[method, path, body, field]) => {
  const reply = await shop.call(method, `/webstore/${path}`, { body })
  expect([reply.status, reply.body]).toEqual([
    400,
    [{ errorCode: 'JSON_PARSER_ERROR', message: `Unrecognized field "${field}".` }],
  ])
})

test('JSON that is sent as plain text is rejected', async () => {
  const { status, body } = await shop.call('POST', '/webstore/search/product-search', {
    body: '{"searchTerm":"hose"}',
    headers: { 'content-type': 'text/plain' },
  })
  expect(status).toBe(415)
  expect(body).toEqual([{ errorCode: 'UNSUPPORTED_MEDIA_TYPE', message: expect.any(String) }])
})
