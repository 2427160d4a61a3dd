import type { CartBatchResult, CartItem } from '@hydrant/contract/shop/cart-item.ts'
import type { SignedIn } from '@hydrant/contract/shop/session.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BUYER, PASSWORD } from '../../testing/test-catalogue.ts'
import { openPurchaseTestShop, shopIds, type PurchaseTestShop } from '../../testing/purchase-test-shop.ts'

let shop: PurchaseTestShop
let token: string

beforeAll(async () => {
  shop = await openPurchaseTestShop()
  token = (
    await shop.send<SignedIn>('POST', '/services/apexrest/auth/login', {
      body: { username: BUYER, password: PASSWORD },
    })
  ).body.token
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.send('DELETE', '/webstore/carts/current', { token })
})

const add = (key: string, quantity = 2) =>
  shop.send<CartItem>('POST', '/webstore/carts/current/cart-items', {
    token,
    body: { productId: shopIds.gloves, quantity, type: 'Product' },
    headers: { 'idempotency-key': key },
  })

test('a repeated addition with the same key returns its line and adds nothing, also when sent concurrently [CART-12]', async () => {
  const both = await Promise.all([add('first-addition'), add('first-addition')])
  expect(both.map(({ status, body }) => [status, body.quantity])).toEqual([
    [201, '2'],
    [201, '2'],
  ])
  expect((await add('first-addition')).body).toMatchObject({ cartItemId: both[0].body.cartItemId, quantity: '2' })
  expect((await add('second-addition', 3)).body.quantity).toBe('5')
})

test('an addition that failed, or whose line was deleted, is added when it is repeated [CART-12]', async () => {
  expect((await add('refused-at-first', 0)).status).toBe(400)
  const { body } = await add('refused-at-first')
  expect(body.quantity).toBe('2')
  await shop.send('DELETE', `/webstore/carts/current/cart-items/${body.cartItemId}`, { token })
  expect((await add('refused-at-first')).body.quantity).toBe('2')
})

test('a key of an addition with another body is rejected, and adds nothing [CART-12]', async () => {
  expect((await add('used-for-two', 2)).status).toBe(201)
  for (const _ of ['once', 'again'])
    expect(await add('used-for-two', 3)).toMatchObject({
      status: 422,
      body: [
        { errorCode: 'IDEMPOTENCY_KEY_REUSED', message: expect.stringContaining("The header 'Idempotency-Key' names") },
      ],
    })
  expect((await add('used-for-two', 2)).body.quantity).toBe('2')
})

test('an invalid key returns an error [CART-12]', async () => {
  expect(await add('short')).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT', message: expect.stringContaining('Idempotency-Key') }],
  })
})

test('featured products are added once per key, too [CART-12]', async () => {
  const send = () =>
    shop.send('POST', '/lwr/apex/v65.0/GuestCartController/addToCart', {
      token,
      body: { productId: shopIds.gloves, quantity: 2 },
      headers: { 'idempotency-key': 'featured-addition' },
    })
  expect((await send()).status).toBe(200)
  expect((await send()).status).toBe(200)
  expect((await shop.send('GET', '/webstore/carts/current', { token })).body).toMatchObject({ totalProductCount: '2' })
})

test('a repeated batch with the same key adds only what was not added [CART-12]', async () => {
  const addBatch = async (key: string, quantities: readonly number[], isReordered = false) => {
    const inputs = [shopIds.gloves, shopIds.hose].map((productId, row) => ({
      richInput: isReordered
        ? { type: 'Product', quantity: quantities[row], productId }
        : { productId, quantity: quantities[row], type: 'Product' },
    }))
    const { status, body } = await shop.send<CartBatchResult>('POST', '/webstore/carts/current/cart-items/batch', {
      token,
      body: { inputs },
      headers: { 'idempotency-key': key },
    })
    return status === 201 ? body.results.map(({ result }) => ('quantity' in result ? result.quantity : null)) : status
  }
  expect(await addBatch('first-batch', [2, 0])).toEqual(['2', null])
  expect(await addBatch('first-batch', [2, 0], true)).toEqual(['2', null])
  expect(await addBatch('first-batch', [2, 3])).toBe(422)
  expect(await addBatch('second-batch', [1, 3])).toEqual(['3', '3'])
  const both = await Promise.all([addBatch('third-batch', [1, 1]), addBatch('third-batch', [1, 1])])
  expect(both).toEqual([
    ['4', '4'],
    ['4', '4'],
  ])
})
