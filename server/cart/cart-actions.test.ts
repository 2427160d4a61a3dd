import type { CartSummary } from '@hydrant/contract/shop/cart.ts'
import type { CartSummaryResult } from '@hydrant/contract/shop/cart-action-endpoints.ts'
import type {
  CartItem,
  CartItemCollection,
  ProductCartItemCollection,
  ProductCartItems,
} from '@hydrant/contract/shop/cart-item.ts'
import { cart } from '@hydrant/database/schema/cart.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveProducts } from '../catalogue/service.ts'
import { ids } from '../testing/test-catalogue.ts'
import {
  type TestClient,
  openPurchaseTestShop,
  PLANT_BUYER,
  shopIds,
  type PurchaseTestShop,
} from '../testing/purchase-test-shop.ts'

let shop: PurchaseTestShop
let buyer: TestClient

beforeAll(async () => {
  shop = await openPurchaseTestShop()
  buyer = await shop.buyer()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await buyer('DELETE', '/webstore/carts/current')
})

const CART = '/webstore/carts/current'
const add = async (productId: string, quantity: number | string, rest = {}) =>
  (await buyer<CartItem>('POST', `${CART}/cart-items`, { productId, quantity, type: 'Product', ...rest })).body
const clone = (body?: unknown, query = '') => buyer<CartSummary>('POST', `${CART}/actions/clone${query}`, body)

test('the products of a cart are returned in pages, the last added first, each with its lines [CART-01]', async () => {
  const empty = await buyer('GET', `${CART}/products`)
  expect(empty).toMatchObject({ status: 200, body: { count: 0, currentPage: 1, totalItemCount: 0, products: [] } })
  await add(ids.product('SUB-1'), 1)
  await add(shopIds.gloves, 2)
  await add(shopIds.hose, 1)
  await add(ids.product('SUB-1'), 1, { productSellingModelId: ids.models.monthly })
  const products = async (query: string) =>
    (await buyer<ProductCartItemCollection>('GET', `${CART}/products${query}`)).body
  const first = await products('?pageSize=2&productFields=StockKeepingUnit')
  expect(first).toMatchObject({ count: 2, currentPage: 1, hasErrors: false, totalItemCount: 3, totalNumberOfPages: 2 })
  expect(
    first.products.map(({ product, cartItems }) => [product.sku, product.fields['StockKeepingUnit'], cartItems.length]),
  ).toEqual([
    ['SUB-1', 'SUB-1', 2],
    ['TH-1', 'TH-1', 1],
  ])
  for (const page of ['2', '99'])
    expect(await products(`?pageSize=2&pageNumber=${page}`)).toMatchObject({
      count: 1,
      currentPage: 2,
      products: [{ product: { sku: 'GL-1' }, cartItems: [{ cartItem: { quantity: '2' }, status: 'Success' }] }],
    })
})

test('a clone can be paid but not changed, and keeps the contents of the cart [CART-07]', async () => {
  await add(shopIds.gloves, 2)
  const hose = await add(shopIds.hose, 12)
  await buyer('POST', `${CART}/cart-coupons`, { couponCode: 'TEN' })
  const cloned = await clone({ cartId: hose.cartId, targetType: 'PayNowReadOnly' })
  expect(cloned).toMatchObject({
    status: 201,
    body: {
      type: 'PayNowReadOnly',
      status: 'Active',
      totalProductAmount: '1065.79',
      totalCartLevelAdjustmentAmount: '-106.58',
      accountId: shopIds.county,
    },
  })
  expect(cloned.body.cartId).not.toBe(hose.cartId)
  await buyer('PATCH', `${CART}/cart-items/${hose.cartItemId}`, { quantity: 1 })
  const copy = `/webstore/carts/${cloned.body.cartId}`
  const { body } = await buyer<CartItemCollection>('GET', `${copy}/cart-items?sort=CreatedDateAsc&includeCoupons=true`)
  expect(body.cartItems.map(({ cartItem }) => [cartItem.productId, cartItem.quantity])).toEqual([
    [shopIds.gloves, '2'],
    [shopIds.hose, '12'],
  ])
  expect(body.cartCoupons?.cartCoupons.coupons).toMatchObject([{ couponCode: 'TEN' }])
  const edits = [
    buyer('POST', `${copy}/cart-items`, { productId: shopIds.gloves, quantity: 1, type: 'Product' }),
    buyer('PATCH', `${copy}/cart-items/${body.cartItems[0]!.cartItem.cartItemId}`, { quantity: 1 }),
    buyer('DELETE', `${copy}/cart-items/${body.cartItems[0]!.cartItem.cartItemId}`),
    buyer('POST', `${copy}/cart-coupons`, { couponCode: 'SHIP' }),
    buyer('PATCH', `${copy}/delivery-groups/${body.cartItems[0]!.cartItem.cartDeliveryGroupId}`, { name: 'Mine' }),
  ]
  for (const edit of edits)
    expect(await edit).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INSUFFICIENT_ACCESS_OR_READONLY', message: 'This cart cannot be changed any more.' }],
    })
  expect((await buyer<CartSummary>('GET', CART)).body.cartId).toBe(hose.cartId)
})

test('a cart can be cloned for an account that the buyer may act for, at the prices of that account [CART-07] [ROLE-06]', async () => {
  await add(shopIds.hose, 1)
  const forStation = await clone(
    undefined,
    `?targetType=PayNowReadOnly&targetEffectiveAccountId=${shopIds.station.slice(0, 15)}`,
  )
  expect(forStation).toMatchObject({ status: 201, body: { accountId: shopIds.station, totalProductAmount: '89.99' } })
  expect((await buyer('GET', `/webstore/carts/${forStation.body.cartId}`)).status).toBe(400)
  expect(
    (await buyer('GET', `/webstore/carts/${forStation.body.cartId}?effectiveAccountId=${shopIds.station}`)).status,
  ).toBe(200)
  expect(await clone({ targetType: 'PayNowReadOnly', targetEffectiveAccountId: shopIds.plant })).toMatchObject({
    status: 403,
    body: [{ errorCode: 'INSUFFICIENT_ACCESS' }],
  })
})

test.each([
  [undefined, "A cart is cloned as 'PayNowReadOnly': name that as targetType."],
  [{ targetType: 'Cart' }, "A cart is cloned as 'PayNowReadOnly': name that as targetType."],
])('cloning with the body %j returns an error [CART-07]', async (body, message) => {
  await add(shopIds.gloves, 1)
  expect(await clone(body)).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_API_INPUT', message }] })
})

test('an empty cart, a cart other than the one in the path, and the cart of a guest cannot be cloned [CART-07]', async () => {
  const { cartId } = (await buyer<CartSummary>('PUT', CART)).body
  expect(await clone({ targetType: 'PayNowReadOnly' })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_OPERATION' }],
  })
  expect(
    await buyer('POST', `/webstore/carts/${cartId}/actions/clone`, {
      targetType: 'PayNowReadOnly',
      cartId: newId('0a6'),
    }),
  ).toMatchObject({ status: 400, body: [{ message: 'cartId names another cart than the path.' }] })
  expect(await shop.guest()('POST', `${CART}/actions/clone`, { targetType: 'PayNowReadOnly' })).toMatchObject({
    status: 401,
    body: [{ errorCode: 'INVALID_SESSION_ID' }],
  })
})

test('custom fields of a cart and its lines are stored, up to a limit [CART-01]', async () => {
  const createdCart = await buyer<CartSummary>('POST', '/webstore/carts', {
    customFields: [{ Project__c: 'Station 4' }],
  })
  expect(createdCart.body.customFields).toEqual([{ Project__c: 'Station 4' }])
  const line = await add(shopIds.gloves, 1, { customFields: [{ Size__c: 'L' }] })
  expect(line.customFields).toEqual([{ Size__c: 'L' }])
  expect((await add(shopIds.gloves, 1)).customFields).toEqual([{ Size__c: 'L' }])
  const changeCustomFields = (customFields: unknown) =>
    buyer<CartItem>('PATCH', `${CART}/cart-items/${line.cartItemId}`, { customFields })
  expect((await changeCustomFields([1, null, { a: ['b'] }])).body).toMatchObject({
    quantity: '2',
    customFields: [1, null, { a: ['b'] }],
  })
  const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`
  expect((await changeCustomFields(JSON.parse(nested(10)))).status).toBe(200)
  expect(await changeCustomFields(JSON.parse(nested(11)))).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT' }],
  })
  expect(await changeCustomFields(['x'.repeat(10_001)])).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT' }],
  })
})

test('a buyer has at most 50 carts [CART-07]', async () => {
  const other = await shop.buyer(PLANT_BUYER)
  for (let createdCart = 0; createdCart < 50; createdCart += 1)
    expect((await other('POST', '/webstore/carts', { isSecondary: createdCart > 0 })).status).toBe(201)
  expect(await other('POST', '/webstore/carts', { isSecondary: true })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'LIMIT_EXCEEDED' }],
  })
  expect((await other('DELETE', CART)).status).toBe(204)
  expect((await other('POST', '/webstore/carts', {})).status).toBe(201)
})

test('a cart is recalculated on request [CART-09]', async () => {
  await add(shopIds.gloves, 2)
  expect(await buyer('POST', `${CART}/actions/calculate`)).toMatchObject({
    status: 201,
    body: { data: { grandTotalAmount: '39.90' } },
  })
})

test.each(['calculate', 'evaluate-shipping', 'evaluate-taxes'])(
  '%s recalculates a cart, for another address where one is given [API-02]',
  async (action) => {
    await add(shopIds.gloves, 2)
    const evaluate = (body?: unknown) => buyer<CartSummaryResult>('POST', `${CART}/actions/${action}`, body)
    expect(await evaluate()).toMatchObject({
      status: 201,
      body: { data: { totalChargeAmount: '0.00', totalTaxAmount: '0.00', grandTotalAmount: '39.90' } },
    })
    const expected = { data: { totalChargeAmount: '25.00', totalTaxAmount: '2.89', grandTotalAmount: '67.79' } }
    expect(
      await evaluate({
        shippingAddress: {
          name: 'Ada Cole',
          street: '1 Main St',
          city: 'Raleigh',
          region: 'NC',
          postalCode: '27601',
          country: 'US',
        },
      }),
    ).toMatchObject({ status: 201, body: expected })
    expect(await evaluate({})).toMatchObject({ status: 201, body: expected })
    expect((await evaluate({ customFields: [{ note: action }] })).body.data.customFields).toEqual([{ note: action }])
    expect(await evaluate({ customFields: [{ note: 'other' }], shippingAddress: { country: 'FR' } })).toMatchObject({
      status: 400,
      body: ['name', 'street', 'city', 'postalCode'].map((field) => ({
        errorCode: 'INVALID_API_INPUT',
        arguments: [field],
      })),
    })
    expect(await evaluate({ shippingAddress: { id: newId('8lW') } })).toMatchObject({
      status: 404,
      body: [{ errorCode: 'ITEM_NOT_FOUND' }],
    })
    expect(await evaluate({ address: { country: 'US' } })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'JSON_PARSER_ERROR', message: 'Unrecognized field "address".' }],
    })
    expect((await buyer<CartSummary>('GET', CART)).body.customFields, 'a rejected request changes nothing').toEqual([
      { note: action },
    ])
  },
)

test('a secondary cart becomes the primary one, and the previous one becomes secondary [API-02]', async () => {
  const first = (await add(shopIds.gloves, 2)).cartId
  const second = (await buyer<CartSummary>('POST', '/webstore/carts', { isSecondary: true })).body.cartId
  const makePrimary = (id: string | null) => buyer('POST', `/webstore/carts/${id}/actions/make-primary`)
  for (const _ of ['once', 'again'])
    expect(await makePrimary(second)).toMatchObject({ status: 201, body: { isSuccess: true, message: null } })
  expect((await buyer<CartSummary>('GET', CART)).body).toMatchObject({ cartId: second, isSecondary: false })
  expect((await buyer<CartSummary>('GET', `/webstore/carts/${first}`)).body).toMatchObject({
    isSecondary: true,
    totalProductCount: '2',
  })
  expect((await makePrimary(first)).status).toBe(201)
  expect((await buyer('DELETE', `/webstore/carts/${second}`)).status).toBe(204)
  expect((await makePrimary(second)).status).toBe(400)
  expect(await shop.guest()('POST', `/webstore/carts/${first}/actions/make-primary`)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INSUFFICIENT_ACCESS_OR_READONLY' }],
  })
})

test('the lines of one product are found by its id [API-01]', async () => {
  await add(shopIds.gloves, 2)
  await add(ids.product('SUB-1'), 1)
  await add(ids.product('SUB-1'), 1, { productSellingModelId: ids.models.monthly })
  const product = (id: string) =>
    buyer<ProductCartItems>('GET', `${CART}/products/${id}?productFields=StockKeepingUnit`)
  const response = await product(ids.product('SUB-1').slice(0, 15))
  expect(response).toMatchObject({
    status: 200,
    body: { product: { sku: 'SUB-1', fields: { StockKeepingUnit: 'SUB-1' } } },
  })
  expect(response.body.cartItems).toHaveLength(2)
  expect(await product(shopIds.hose)).toMatchObject({ status: 404, body: [{ errorCode: 'ITEM_NOT_FOUND' }] })
})

test('a line that can no longer be bought is reported on the line and on the cart, on every page [CART-09]', async () => {
  await add(shopIds.rare, 1)
  await add(shopIds.gloves, 1)
  const product = { id: shopIds.rare, sku: 'RARE-1', name: 'Rare valve', categoryIds: [ids.category('Handline')] }
  await shop.database.transaction((tx) => saveProducts(tx, [{ ...product, isActive: false }]))
  const { body } = await buyer<CartItemCollection>('GET', `${CART}/cart-items?pageSize=1`)
  expect(body).toMatchObject({
    hasErrors: true,
    cartItems: [{ status: 'Success' }],
    cartSummary: {
      messagesSummary: {
        errorCount: 1,
        hasErrors: true,
        totalLineItemsWithErrors: 1,
        limitedMessages: [{ severity: 'Error', visible: true }],
      },
    },
  })
  await shop.database.transaction((tx) => saveProducts(tx, [{ ...product, isActive: true }]))
  expect((await buyer<CartItemCollection>('GET', `${CART}/cart-items`)).body).toMatchObject({
    hasErrors: false,
    cartSummary: { messagesSummary: { errorCount: 0, limitedMessages: [] } },
  })
})

test('a cart lists the promotions that it nearly reaches [CART-01]', async () => {
  await add(shopIds.hose, 1)
  await buyer('POST', `${CART}/cart-coupons`, { couponCode: 'TEN' })
  await add(shopIds.gloves, 1)
  expect((await buyer('POST', `${CART}/cart-coupons`, { couponCode: 'TEN' })).status).toBe(201)
  const getApproachingDiscounts = async () =>
    (await buyer<CartItemCollection>('GET', `${CART}/cart-items?includePromotions=true`)).body.approachingDiscounts
  expect(await getApproachingDiscounts()).toEqual([])
  const gloves = (await buyer<CartItemCollection>('GET', `${CART}/cart-items?sort=NameDesc`)).body.cartItems[0]!
    .cartItem.cartItemId
  await buyer('DELETE', `${CART}/cart-items/${gloves}`)
  expect(await getApproachingDiscounts()).toEqual(['Add 10.01 USD more for this offer: ten'])
})

test.each([
  ['0', 'CART_VALIDATION_ERROR'],
  ['-1', 'INVALID_API_INPUT'],
  ['a lot', 'INVALID_API_INPUT'],
  [1.5, 'CART_VALIDATION_ERROR'],
  [1e11, 'CART_VALIDATION_ERROR'],
  ['1234567890123', 'CART_VALIDATION_ERROR'],
  ['0.0000000000001', 'INVALID_API_INPUT'],
])('a line cannot be changed to the quantity %j [CART-01]', async (quantity, errorCode) => {
  const line = await add(shopIds.gloves, 2)
  expect(await buyer('PATCH', `${CART}/cart-items/${line.cartItemId}`, { quantity })).toMatchObject({
    status: 400,
    body: [{ errorCode }],
  })
  expect((await buyer<CartSummary>('GET', CART)).body.totalProductCount).toBe('2')
})

test('unknown lines and carts, and invalid ids, return errors that name them [CART-01]', async () => {
  const line = await add(shopIds.gloves, 2)
  for (const method of ['PATCH', 'DELETE']) {
    const body = method === 'PATCH' ? { quantity: 1 } : undefined
    for (const id of [newId('0a9'), line.cartId])
      expect(await buyer(method, `${CART}/cart-items/${id}`, body)).toMatchObject({
        status: 404,
        body: [{ errorCode: 'ITEM_NOT_FOUND' }],
      })
    expect(await buyer(method, `${CART}/cart-items/nothing`, body)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_ID_FIELD' }],
    })
    expect(await buyer(method, `/webstore/carts/${newId('0a6')}/cart-items/${line.cartItemId}`, body)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INSUFFICIENT_ACCESS_OR_READONLY' }],
    })
  }
  expect((await buyer('GET', `/webstore/carts/${line.cartId.slice(0, 15)}`)).status).toBe(200)
  expect(
    (
      await buyer('PATCH', `/webstore/carts/${line.cartId.slice(0, 15)}/cart-items/${line.cartItemId!.slice(0, 15)}`, {
        quantity: 3,
      })
    ).status,
  ).toBe(200)
  expect((await buyer('DELETE', `${CART}/cart-items/${line.cartItemId}/?language=en-US`)).status).toBe(204)
})

test('an ordered or deleted cart cannot be changed [CART-01] [CART-07]', async () => {
  const line = await add(shopIds.gloves, 2)
  const path = `/webstore/carts/${line.cartId}`
  const edits = () => [
    buyer('POST', `${path}/cart-items`, { productId: shopIds.gloves, quantity: 1, type: 'Product' }),
    buyer('POST', `${path}/cart-items/batch`, {
      inputs: [{ richInput: { productId: shopIds.gloves, quantity: 1, type: 'Product' } }],
    }),
    buyer('PATCH', `${path}/cart-items/${line.cartItemId}`, { quantity: 1 }),
    buyer('PUT', `${path}/inventory-reservations`),
    buyer('POST', `${path}/delivery-groups/actions/arrange-items`, {
      arrangements: [{ cartItemId: line.cartItemId, deliveryGroupId: line.cartDeliveryGroupId, quantity: 1 }],
    }),
  ]
  await shop.database.transaction((tx) => tx.update(cart).set({ status: 'Closed' }).where(eq(cart.id, line.cartId)))
  for (const edit of edits())
    expect(await edit).toMatchObject({ status: 400, body: [{ errorCode: 'INSUFFICIENT_ACCESS_OR_READONLY' }] })
  expect((await buyer('GET', `${path}/cart-items`)).status).toBe(200)
  await shop.database.transaction((tx) =>
    tx.update(cart).set({ status: 'PendingDelete' }).where(eq(cart.id, line.cartId)),
  )
  for (const edit of edits())
    expect(await edit).toMatchObject({ status: 400, body: [{ message: `Cart Id: '${line.cartId}' is Deleted` }] })
})
