import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CartAddition, FeaturedBrand, FeaturedProduct } from '@hydrant/contract/shop/server-methods.ts'
import { category } from '@hydrant/database/schema/catalogue.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { eq } from 'drizzle-orm'
import { replaceFeaturedProductsAndBrands } from '../catalogue/service.ts'
import { insertMissingMedia } from '../media/service.ts'
import type { Call } from '../testing/call-shop.ts'
import { openTestCatalogueShop, type TestCatalogue } from '../testing/open-test-catalogue.ts'
import { ids } from '../testing/test-catalogue.ts'

let shop: TestCatalogue

const county = createIdFromKey('001', 'county')
const products = '/lwr/apex/v65.0/FeaturedProductsController/getProducts'
const brands = '/lwr/apex/v65.0/FeaturedBrandsController/getFeaturedBrands'
const cart = '/lwr/apex/v65.0/GuestCartController/addToCart'
const olderPath = '/webruntime/api/apex/execute'
const id = ids.product

type Who = 'guest' | 'buyer'
const get = <Body>(
  path: string,
  params: object | string,
  { by = 'guest', headers = {} }: { by?: Who; headers?: Record<string, string> } = {},
) =>
  shop[by]<Body>('GET', path, {
    query: { methodParams: typeof params === 'string' ? params : JSON.stringify(params) },
    headers,
  })
const post = <Body>(path: string, body: unknown, { by = 'guest', ...call }: Call & { by?: Who } = {}) =>
  shop[by]<Body>('POST', path, { ...call, body })

beforeAll(async () => {
  shop = await openTestCatalogueShop()
  await shop.database.transaction(async (tx) => {
    const logo = {
      id: createIdFromKey('2pm', 'logo'),
      contentKey: 'MCLOGO',
      title: 'Ironline',
      mediaType: 'Image' as const,
      mimeType: 'image/svg+xml',
      body: Buffer.from('<svg/>'),
    }
    await insertMissingMedia(tx, [logo])
    await tx
      .update(category)
      .set({ tileMediaId: logo.id })
      .where(eq(category.id, ids.category('Ironline')))
  })
})
afterAll(() => shop.close())

test('lists the best sellers, or new products, when none are featured [SRV-02]', async () => {
  const { body } = await get<FeaturedProduct[]>(products, { effectiveAccountId: null, isGuest: true })
  expect(body.map(({ name }) => name)).toContain('Fog nozzle 95')
})

test('lists the featured products in order, with the shopper’s prices [SRV-01] [SRV-02] [FEA-03]', async () => {
  await shop.database.transaction((tx) =>
    replaceFeaturedProductsAndBrands(tx, {
      productIds: ['TC-1', 'HN-95/1', 'CO-1', 'OFF-1', 'NP-1', 'HID-1'].map(id),
      brandIds: ['Ironline', 'Brands', 'Turnout gear'].map(ids.category),
    }),
  )
  const guest = await get<FeaturedProduct[]>(products, { effectiveAccountId: null, isGuest: true })
  expect(guest.status).toBe(200)
  expect(guest.body).toEqual([
    {
      id: id('TC-1'),
      isParent: true,
      name: 'Turnout coat',
      minQuantity: null,
      code: 'TC-1',
      imageUrl: '/img/b2b/default-product-image.svg',
      price: null,
      currencyIsoCode: 'USD',
      isQuoteOnly: false,
    },
    {
      id: id('HN-95/1'),
      isParent: false,
      name: 'Fog nozzle 95',
      minQuantity: 6,
      code: 'HN-95/1',
      imageUrl: '/img/b2b/default-product-image.svg',
      price: 315.33,
      currencyIsoCode: 'USD',
      isQuoteOnly: false,
    },
    {
      id: id('NP-1'),
      isParent: false,
      name: 'Unpriced spanner',
      minQuantity: null,
      code: 'NP-1',
      imageUrl: '/img/b2b/default-product-image.svg',
      price: null,
      currencyIsoCode: 'USD',
      isQuoteOnly: false,
    },
    {
      id: id('HID-1'),
      isParent: false,
      name: 'Hidden price valve',
      minQuantity: null,
      code: 'HID-1',
      imageUrl: '/img/b2b/default-product-image.svg',
      price: null,
      currencyIsoCode: 'USD',
      isQuoteOnly: false,
    },
  ])
  const buyer = await get<FeaturedProduct[]>(products, { effectiveAccountId: county, isGuest: false }, { by: 'buyer' })
  expect(buyer.body.map(({ code, price }) => [code, price])).toEqual([
    ['TC-1', null],
    ['HN-95/1', 297.5],
    ['CO-1', 10],
    ['NP-1', null],
    ['HID-1', 75],
  ])
  expect(
    (await get<FeaturedProduct[]>(products, { effectiveAccountId: '000000000000000', isGuest: true })).body,
  ).toEqual(guest.body)
})

test('lists the featured brands of which the shopper may see a product [SRV-02] [BRD-02]', async () => {
  const { status, body } = await get<FeaturedBrand[]>(brands, { effectiveAccountId: null })
  expect(status).toBe(200)
  expect(body).toEqual([
    { categoryId: ids.category('Ironline'), categoryName: 'Ironline', image: '/cms/delivery/media/MCLOGO' },
    { categoryId: ids.category('Brands'), categoryName: 'Brands', image: null },
    { categoryId: ids.category('Turnout gear'), categoryName: 'Turnout gear', image: null },
  ])
})

test.each([
  [{}, 'guest'],
  [{ isGuest: true }, 'guest'],
  [{ effectiveAccountId: '' }, 'guest'],
  [{ effectiveAccountId: ' ' }, 'buyer'],
  [{ effectiveAccountId: null, isGuest: true }, 'buyer'],
  [{ effectiveAccountId: 7 }, 'buyer'],
] as const)('requires the account when the parameters are %j [ERR-08] [FEA-03]', async (params, by) => {
  for (const path of [products, brands]) {
    const reply = await get(path, params, { by })
    expect([reply.status, reply.body]).toEqual([
      400,
      [{ errorCode: 'APEX_ERROR', message: "The 'effectiveAccountId' param is required to execute the request." }],
    ])
  }
})

test('rejects acting for a foreign account [ROLE-06] [SRV-01]', async () => {
  const foreign = createIdFromKey('001', 'foreign')
  expect((await get(products, { effectiveAccountId: foreign }, { by: 'buyer' })).status).toBe(403)
  expect((await get(products, { effectiveAccountId: county })).status).toBe(403)
  expect(
    (await post(cart, { productId: id('HN-125/1'), quantity: 1, effectiveAccountId: foreign }, { by: 'buyer' })).status,
  ).toBe(403)
})

test('may be cached privately for five minutes, unless the request disables caching [SRV-01]', async () => {
  const params = { effectiveAccountId: null }
  const cached = await get(products, params)
  expect([cached.headers.get('cache-control'), cached.headers.get('vary')]).toEqual([
    'private, max-age=300',
    'cookie, authorization',
  ])
  for (const directive of ['no-cache', 'max-age=0, no-store'])
    expect(
      (await get(products, params, { headers: { 'cache-control': directive } })).headers.get('cache-control'),
    ).toBe('no-store')
  expect((await post(products, params)).headers.get('cache-control')).toBe('no-store')
  expect((await get(products, {})).headers.get('cache-control')).toBe('no-store')
})

test('returns the same to POST and GET, and under any API version [SRV-01]', async () => {
  const params = { effectiveAccountId: null, isGuest: true }
  const { body } = await get(products, params)
  expect((await post(products, params)).body).toEqual(body)
  expect((await get(`${products.replace('v65.0', 'v59.0')}/`, params)).body).toEqual(body)
})

test('also works through the older execute endpoint [SRV-01]', async () => {
  const params = { effectiveAccountId: null }
  const { body } = await get(products, params)
  const methodName = {
    namespace: '',
    classname: 'FeaturedProductsController',
    method: 'getProducts',
    cacheable: true,
    isContinuation: false,
  }
  const read = await shop.guest('GET', olderPath, {
    query: { ...methodName, params: JSON.stringify(params), language: 'en-US', asGuest: true, htmlEncode: false },
  })
  expect([read.status, read.body]).toEqual([200, { returnValue: body, cacheable: true }])
  expect(read.headers.get('cache-control')).toBe('private, max-age=300')
  const sent = await shop.guest('POST', `/my-site${olderPath}`, {
    query: { language: 'en-US' },
    body: { ...methodName, params },
  })
  expect([sent.status, sent.body]).toEqual([200, { returnValue: body, cacheable: true }])
  const addition = await shop.guest<{ returnValue: CartAddition; cacheable: boolean }>('POST', olderPath, {
    body: { classname: 'GuestCartController', method: 'addToCart', params: { productId: id('HN-125/1'), quantity: 1 } },
  })
  expect(addition.body).toMatchObject({ cacheable: false, returnValue: { severity: 'success' } })
})

test('adds to a guest’s cart up to the limit, warns there, and adds nothing beyond [SRV-02] [ROLE-05] [ERR-01] [ERR-02] [ERR-03]', async () => {
  const first = await post<CartAddition>(cart, { productId: id('HN-125/1'), quantity: 99 })
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(first.body).toEqual({
    cartId: expect.stringMatching(/^0a6/),
    cartItemId: expect.stringMatching(/^0a9/),
    severity: 'success',
    message: 'Product is successfully added to Cart',
  })
  const call = { cookie: first.cookie }
  const second = await post<CartAddition>(
    cart,
    { productId: id('HN-125/1'), quantity: '1', cartId: first.body.cartId },
    call,
  )
  expect(second.body).toEqual({
    cartId: first.body.cartId,
    cartItemId: first.body.cartItemId,
    severity: 'warning',
    message: 'This product has a maximum purchase limit',
  })
  const third = await post(cart, { productId: id('HN-125/1'), quantity: 1 }, call)
  expect([third.status, third.body]).toEqual([
    400,
    [
      {
        errorCode: 'APEX_ERROR',
        message: 'It is impossible to add to the cart. The maximum limit has been exceeded.',
        arguments: ['MAX_LIMIT_EXCEEDED'],
      },
    ],
  ])
  const items = await shop.guest<{ cartItems: Array<{ cartItem: { quantity: string } }> }>(
    'GET',
    '/webstore/carts/current/cart-items',
    call,
  )
  expect(items.body.cartItems.map(({ cartItem }) => Number(cartItem.quantity))).toEqual([100])
})

test('adds to a buyer’s cart without that limit [SRV-02] [ROLE-05]', async () => {
  const added = await post<CartAddition>(
    cart,
    { productId: id('HN-125/1'), quantity: 500, effectiveAccountId: county },
    { by: 'buyer' },
  )
  expect(added.body).toMatchObject({ severity: 'success' })
})

test.each([
  [{ quantity: 1 }, "The 'productId' param is required to execute the request."],
  [{ productId: id('HN-125/1') }, "The 'quantity' param is required to execute the request."],
  [{ productId: id('HN-125/1'), quantity: 'many' }, 'Enter a valid number.'],
  [{ productId: id('CO-1'), quantity: 1 }, 'This product does not exist or is not available to you.'],
  [{ productId: id('TC-1'), quantity: 1 }, 'Choose one of the variations of this product first.'],
])('adds nothing for %j [SRV-02]', async (params, message) => {
  const reply = await post(cart, params)
  expect(reply).toMatchObject({ status: 400, body: [{ errorCode: 'APEX_ERROR', message }] })
})

test('returns 404 for other classes and methods, and changes nothing by GET [SRV-01]', async () => {
  const unknown = [{ errorCode: 'NOT_FOUND', message: 'There is no such server method.' }]
  for (const name of [
    'FeaturedProductsController/addToCart',
    'Object/toString',
    '@udd%2F01p000000000000/getProducts',
  ]) {
    const reply = await get(`/lwr/apex/v65.0/${name}`, {})
    expect([reply.status, reply.body]).toEqual([404, unknown])
  }
  expect((await shop.guest('POST', olderPath, { body: { classname: 'X', method: 'y' } })).body).toEqual(unknown)
  const read = await get(cart, { productId: id('HN-125/1'), quantity: 1 })
  expect([read.status, read.body]).toEqual([
    405,
    [{ errorCode: 'METHOD_NOT_ALLOWED', message: 'This server method changes something: send it with POST.' }],
  ])
})

test.each(['[1]', '"x"', '{', 'null', '{"effectiveAccountId":"a\\u0000"}'])(
  'rejects the parameters %s [SRV-01]',
  async (params) => {
    const reply = await get<Array<{ errorCode: string }>>(products, params)
    expect([reply.status, reply.body[0]?.errorCode]).toEqual([400, 'ILLEGAL_QUERY_PARAMETER_VALUE'])
  },
)

test('is closed to guests where the store is [ROLE-02] [ROLE-03] [SRV-01]', async () => {
  const set = (values: Partial<typeof webstore.$inferInsert>) =>
    shop.database.transaction((tx) => tx.update(webstore).set(values))
  await set({ guestBrowsingEnabled: false, guestCartEnabled: false })
  const replies = [
    await get(products, { effectiveAccountId: null }),
    await get(brands, { effectiveAccountId: null }),
    await post(cart, { productId: id('HN-125/1'), quantity: 1 }),
  ]
  for (const reply of replies)
    expect([reply.status, reply.body]).toEqual([
      401,
      [{ errorCode: 'GUEST_INSUFFICIENT_ACCESS', message: expect.any(String) }],
    ])
  expect((await get(products, { effectiveAccountId: county }, { by: 'buyer' })).status).toBe(200)
  await set({ guestCartEnabled: true })
  expect(await post(cart, { productId: id('HN-125/1'), quantity: 1 })).toMatchObject({
    status: 401,
    body: [{ errorCode: 'GUEST_INSUFFICIENT_ACCESS' }],
  })
  await set({ guestBrowsingEnabled: true })
})
