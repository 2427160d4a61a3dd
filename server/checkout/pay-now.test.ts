import type { CartSummary } from '@hydrant/contract/shop/cart.ts'
import type { Checkout, CheckoutOrder } from '@hydrant/contract/shop/checkout.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestClient, openPurchaseTestShop, shopIds, type PurchaseTestShop } from '../testing/purchase-test-shop.ts'

let shop: PurchaseTestShop
let buyer: TestClient

beforeAll(async () => {
  shop = await openPurchaseTestShop()
  buyer = await shop.buyer()
})
afterAll(() => shop.close())

test('a read-only copy of a cart is checked out by its id, its taxes depend on its address, and it can be cancelled [CART-07] [CHK-01] [CHK-06]', async () => {
  await buyer('POST', '/webstore/carts/current/cart-items', { productId: shopIds.gloves, quantity: 2, type: 'Product' })
  const clone = async () =>
    (
      await buyer<CartSummary>(
        'POST',
        `/webstore/carts/current/actions/clone?targetType=PayNowReadOnly&targetEffectiveAccountId=${shopIds.station}`,
      )
    ).body
  const { cartId, totalTaxAmount } = await clone()
  expect(totalTaxAmount).toBe('0.00')
  const callForStation = (method: string, path: string, body?: unknown) =>
    buyer<Checkout & CheckoutOrder>(method, `/webstore/${path}?effectiveAccountId=${shopIds.station}`, body)
  const address = {
    name: 'Station 1',
    street: '2 Elm St',
    city: 'Raleigh',
    region: 'NC',
    postalCode: '27601',
    country: 'US',
  }
  const started = await callForStation('PUT', 'checkouts', { cartId, deliveryAddressInput: address })
  expect(started).toMatchObject({
    status: 202,
    body: {
      cartSummary: {
        cartId,
        type: 'PayNowReadOnly',
        status: 'Checkout',
        totalTaxAmount: '2.89',
        grandTotalAmount: '67.79',
      },
    },
  })
  const { checkoutId } = started.body
  expect(await buyer('GET', `/webstore/checkouts/${checkoutId}`)).toMatchObject({ status: 404 })
  expect(
    (await callForStation('PATCH', `checkouts/${checkoutId}`, { deliveryMethodId: shopIds.express })).body.cartSummary
      ?.grandTotalAmount,
  ).toBe('102.79')
  expect(await callForStation('POST', `checkouts/${checkoutId}/coupons`, { couponCode: 'TEN' })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INSUFFICIENT_ACCESS_OR_READONLY' }],
  })
  expect(
    (
      await callForStation('POST', `checkouts/${checkoutId}/payments`, {
        requestType: 'SimplePurchaseOrder',
        paymentToken: 'PO-S',
      })
    ).status,
  ).toBe(201)
  const placed = await callForStation('POST', `checkouts/${checkoutId}/orders`)
  expect(placed).toMatchObject({ status: 201, body: { errors: [] } })
  expect((await callForStation('POST', `checkouts/${checkoutId}/orders`)).body.orderReferenceNumber).toBe(
    placed.body.orderReferenceNumber,
  )
  expect((await callForStation('GET', `carts/${cartId}`)).body).toMatchObject({
    status: 'Closed',
    purchaseOrderNumber: 'PO-S',
  })
  expect((await buyer<CartSummary>('GET', '/webstore/carts/current')).body).toMatchObject({
    status: 'Active',
    uniqueProductCount: 1,
  })
  const other = await clone()
  expect((await callForStation('DELETE', `carts/${other.cartId}`)).status).toBe(204)
  expect(await callForStation('PUT', 'checkouts', { cartId: other.cartId })).toMatchObject({
    status: 400,
    body: [{ message: `Cart Id: '${other.cartId}' is Deleted` }],
  })
})

test('cancelled copies make room for others [CART-07]', async () => {
  await buyer('POST', '/webstore/carts/current/cart-items', { productId: shopIds.gloves, quantity: 1, type: 'Product' })
  const clone = () => buyer<CartSummary>('POST', '/webstore/carts/current/actions/clone?targetType=PayNowReadOnly')
  const copies: Array<string | null> = []
  for (let made = 1; made < 50; made += 1) copies.push((await clone()).body.cartId)
  expect(await clone()).toMatchObject({
    status: 400,
    body: [
      { errorCode: 'LIMIT_EXCEEDED', message: 'You have as many carts as one can have. Delete one of them first.' },
    ],
  })
  expect((await buyer('DELETE', `/webstore/carts/${copies[0]}`)).status).toBe(204)
  expect((await clone()).status).toBe(201)
})
