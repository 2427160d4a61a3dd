import type { CartSummary } from '@hydrant/contract/shop/cart.ts'
import type { Checkout, CheckoutOrder } from '@hydrant/contract/shop/checkout.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openTradeShop, trade, type TradeShop } from '../testing/trade-shop.ts'

let shop: TradeShop
let buyer: Caller

beforeAll(async () => {
  shop = await openTradeShop()
  buyer = await shop.buyer()
})
afterAll(() => shop.close())

test('a copy of a cart that can only be paid is checked out by its id, its taxes follow its address, and it can be given up [CART-07] [CHK-01] [CHK-06]', async () => {
  await buyer('POST', '/webstore/carts/current/cart-items', { productId: trade.gloves, quantity: 2, type: 'Product' })
  const clone = async () =>
    (
      await buyer<CartSummary>(
        'POST',
        `/webstore/carts/current/actions/clone?targetType=PayNowReadOnly&targetEffectiveAccountId=${trade.station}`,
      )
    ).body
  const { cartId, totalTaxAmount } = await clone()
  expect(totalTaxAmount).toBe('0.00')
  const forStation = (method: string, path: string, body?: unknown) =>
    buyer<Checkout & CheckoutOrder>(method, `/webstore/${path}?effectiveAccountId=${trade.station}`, body)
  const address = {
    name: 'Station 1',
    street: '2 Elm St',
    city: 'Raleigh',
    region: 'NC',
    postalCode: '27601',
    country: 'US',
  }
  const started = await forStation('PUT', 'checkouts', { cartId, deliveryAddressInput: address })
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
    (await forStation('PATCH', `checkouts/${checkoutId}`, { deliveryMethodId: trade.express })).body.cartSummary
      ?.grandTotalAmount,
  ).toBe('102.79')
  expect(await forStation('POST', `checkouts/${checkoutId}/coupons`, { couponCode: 'TEN' })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INSUFFICIENT_ACCESS_OR_READONLY' }],
  })
  expect(
    (
      await forStation('POST', `checkouts/${checkoutId}/payments`, {
        requestType: 'SimplePurchaseOrder',
        paymentToken: 'PO-S',
      })
    ).status,
  ).toBe(201)
  const placed = await forStation('POST', `checkouts/${checkoutId}/orders`)
  expect(placed).toMatchObject({ status: 201, body: { errors: [] } })
  expect((await forStation('POST', `checkouts/${checkoutId}/orders`)).body.orderReferenceNumber).toBe(
    placed.body.orderReferenceNumber,
  )
  expect((await forStation('GET', `carts/${cartId}`)).body).toMatchObject({
    status: 'Closed',
    purchaseOrderNumber: 'PO-S',
  })
  expect((await buyer<CartSummary>('GET', '/webstore/carts/current')).body).toMatchObject({
    status: 'Active',
    uniqueProductCount: 1,
  })
  const other = await clone()
  expect((await forStation('DELETE', `carts/${other.cartId}`)).status).toBe(204)
  expect(await forStation('PUT', 'checkouts', { cartId: other.cartId })).toMatchObject({
    status: 400,
    body: [{ message: `Cart Id: '${other.cartId}' is Deleted` }],
  })
})

test('copies that are given up make room for others [CART-07]', async () => {
  await buyer('POST', '/webstore/carts/current/cart-items', { productId: trade.gloves, quantity: 1, type: 'Product' })
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
