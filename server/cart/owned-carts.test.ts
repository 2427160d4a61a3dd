import type { CartItem, CartItemCollection } from '@hydrant/contract/shop/cart-item.ts'
import type { CartSummary } from '@hydrant/contract/shop/cart.ts'
import type { Colleague, MovedCartItem, OwnedCart } from '@hydrant/contract/shop/named-carts.ts'
import { cart } from '@hydrant/database/schema/cart.ts'
import { managedAccount } from '@hydrant/database/schema/accounts.ts'
import { outboxMail } from '@hydrant/database/schema/mail.ts'
import { user } from '@hydrant/database/schema/session.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveProducts } from '../catalogue/service.ts'
import { ids } from '../testing/test-catalogue.ts'
import {
  openPurchaseTestShop,
  PLANT_BUYER,
  type PurchaseTestShop,
  shopIds,
  type TestClient,
} from '../testing/purchase-test-shop.ts'

let shop: PurchaseTestShop
let buyer: TestClient
/** Somebody else, who buys for the county too. */
let colleague: TestClient

const forAccount =
  (client: TestClient, accountId: string): TestClient =>
  (...[method, path, ...rest]) =>
    client(method, `${path}${path.includes('?') ? '&' : '?'}effectiveAccountId=${accountId}`, ...rest)

beforeAll(async () => {
  shop = await openPurchaseTestShop()
  await shop.database.transaction(async (tx) => {
    const [person] = await tx.select({ id: user.id }).from(user).where(eq(user.email, PLANT_BUYER))
    await tx.insert(managedAccount).values({ userId: person!.id, accountId: shopIds.county })
  })
  buyer = await shop.buyer()
  colleague = forAccount(await shop.buyer(PLANT_BUYER), shopIds.county)
})
afterAll(() => shop.close())
beforeEach(async () => {
  for (const client of [buyer, colleague])
    for (const { cartId } of await list(client)) await client('DELETE', `/webstore/carts/${cartId}`)
})

const CARTS = '/webstore/carts'
const list = async (client: TestClient) => (await client<{ carts: OwnedCart[] }>('GET', CARTS)).body.carts
const create = async (name: string, rest = {}) =>
  (await buyer<CartSummary>('POST', CARTS, { name, ...rest })).body.cartId!
const add = async (productId: string, quantity: number, rest = {}) =>
  (await buyer<CartItem>('POST', `${CARTS}/current/cart-items`, { productId, quantity, type: 'Product', ...rest })).body
const lines = async (ref: string, client = buyer) =>
  (await client<CartItemCollection>('GET', `${CARTS}/${ref}/cart-items?sort=CreatedDateAsc`)).body
const firstLine = async (ref: string) => (await lines(ref)).cartItems[0]!.cartItem
const move = (ref: string, target: string, items: readonly object[]) =>
  buyer<{ targetCartId: string; items: MovedCartItem[] }>('POST', `${CARTS}/${ref}/actions/move-items`, {
    targetCart: target,
    items,
  })

const FIELDS = [{ Note__c: 'For the new engine', CustomerReference__c: 'REQ-7' }]

test('a buyer has several carts with names of their own, and nobody else has them, nor another account [CART-18]', async () => {
  await add(shopIds.gloves, 3)
  const second = await create('Truck 7')
  await add(shopIds.hose, 2)
  await create('Spring', { isSecondary: true })
  const renamed = await buyer<CartSummary>('PATCH', `${CARTS}/current`, { name: ' Truck 8 ' })
  expect(renamed).toMatchObject({ status: 200, body: { cartId: second, name: 'Truck 8' } })
  expect(await list(buyer)).toMatchObject([
    { name: 'Truck 8', isSecondary: false, uniqueProductCount: 1, totalProductCount: '2', sentBy: null },
    { name: 'Spring', isSecondary: true, uniqueProductCount: 0 },
    { name: 'Cart', isSecondary: true, totalProductCount: '3' },
  ])
  for (const other of [forAccount(buyer, shopIds.station), colleague]) {
    expect(await list(other)).toEqual([])
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PATCH', '', { name: 'Mine' }],
      ['DELETE', '', undefined],
      ['POST', '/actions/make-primary', undefined],
      ['POST', '/actions/move-items', { targetCart: 'current', items: [{ cartItemId: '0a9000000000000' }] }],
      ['POST', '/actions/send', { userId: '005000000000000' }],
    ] as const)
      expect(await other(method, `${CARTS}/${second}${path}`, body)).toMatchObject({
        status: 400,
        body: [{ errorCode: 'INSUFFICIENT_ACCESS_OR_READONLY' }],
      })
  }
  expect(await buyer('PATCH', `${CARTS}/${second}`, { name: '  ' })).toMatchObject({
    status: 400,
    body: [{ message: 'Enter a name.' }],
  })
})

test('a buyer has at most fifty carts, and can save lines for later all the same [CART-18] [CART-20]', async () => {
  const { cartItemId } = await add(shopIds.gloves, 1)
  for (let count = 1; count < 50; count += 1) await create(`Cart ${count}`, { isSecondary: true })
  expect(await buyer('POST', CARTS, { name: 'One more' })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'LIMIT_EXCEEDED', message: expect.stringContaining('Delete one of them first') }],
  })
  expect((await move('current', 'saved-for-later', [{ cartItemId }])).status).toBe(201)
})

test('lines saved for later keep what belongs to them, and come back as they were [CART-20]', async () => {
  const { cartItemId } = await add(shopIds.hose, 12, { customFields: FIELDS })
  const subscription = await add(ids.product('SUB-1'), 1, { productSellingModelId: ids.models.monthly })
  const saved = await move('current', 'saved-for-later', [{ cartItemId }, { cartItemId: subscription.cartItemId }])
  const savedCartId = saved.body.targetCartId
  expect(await lines('current')).toMatchObject({ cartSummary: { uniqueProductCount: 0, totalProductAmount: '0.00' } })
  const savedLines = await lines(savedCartId)
  expect(savedLines.cartItems.map(({ cartItem }) => cartItem)).toMatchObject([
    { cartItemId: saved.body.items[0]!.targetCartItemId, quantity: '12', customFields: FIELDS },
    { quantity: '1', productSellingModelId: ids.models.monthly, subscriptionTerm: subscription.subscriptionTerm },
  ])
  expect(await list(buyer)).toMatchObject([{ isSavedForLater: false }, { isSavedForLater: true, isSecondary: true }])
  for (const [method, path, body] of [
    ['POST', '/actions/make-primary', undefined],
    ['PATCH', '', { name: 'Mine' }],
  ] as const)
    expect(await buyer(method, `${CARTS}/${savedCartId}${path}`, body)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_OPERATION' }],
    })

  await add(shopIds.hose, 1)
  const targetCartItemId = saved.body.items[0]!.targetCartItemId
  await move(savedCartId, 'current', [{ cartItemId: targetCartItemId, quantity: '5' }])
  expect((await lines('current')).cartItems[0]!.cartItem).toMatchObject({ quantity: '6', customFields: FIELDS })
  expect((await lines(savedCartId)).cartItems[0]!.cartItem).toMatchObject({ quantity: '7' })
  expect((await move(savedCartId, 'current', [{ cartItemId: targetCartItemId, quantity: '8' }])).status).toBe(400)
  expect((await move(savedCartId, 'current', [{ cartItemId }])).status).toBe(404)
  expect((await lines('current')).cartSummary.totalProductCount).toBe('6')
})

test('a line that is moved to the same line of another cart loses nothing that was noted at either [CART-20]', async () => {
  const noted = (note: string, reference?: string) => ({
    customFields: [{ Note__c: note, ...(reference !== undefined && { CustomerReference__c: reference }) }],
  })
  const { cartItemId } = await add(shopIds.hose, 3, noted('For engine 7'))
  const [source] = await list(buyer)
  await create('Truck 7')
  const { cartItemId: targetCartItemId } = await add(shopIds.hose, 1, noted('Urgent', 'REQ-7'))
  const moveOne = async () => (await move(source!.cartId, 'current', [{ cartItemId, quantity: '1' }])).status
  expect(await moveOne()).toBe(201)
  const customFields = [{ Note__c: 'Urgent; For engine 7', CustomerReference__c: 'REQ-7' }]
  expect(await firstLine('current')).toMatchObject({ cartItemId: targetCartItemId, quantity: '2', customFields })
  // What is there already is not repeated, and what does not fit is not moved.
  expect(await moveOne()).toBe(201)
  expect(await firstLine('current')).toMatchObject({ quantity: '3', customFields })
  await buyer('PATCH', `${CARTS}/${source!.cartId}/cart-items/${cartItemId}`, noted('x'.repeat(240)))
  expect(await moveOne()).toBe(400)
  expect(await firstLine(source!.cartId)).toMatchObject({ cartItemId, quantity: '1' })
})

test('a line that cannot be bought can be saved for later, and says why wherever it is [CART-20]', async () => {
  const { cartItemId } = await add(shopIds.rare, 1)
  const product = { id: shopIds.rare, sku: 'RARE-1', name: 'Rare valve', categoryIds: [ids.category('Handline')] }
  await shop.database.transaction((tx) => saveProducts(tx, [{ ...product, isActive: false }]))
  const { body } = await move('current', 'saved-for-later', [{ cartItemId }])
  expect(await lines('current')).toMatchObject({ hasErrors: false })
  expect(await lines(body.targetCartId)).toMatchObject({
    hasErrors: true,
    cartItems: [{ cartItem: { quantity: '1' } }],
  })
  await shop.database.transaction((tx) => saveProducts(tx, [{ ...product, isActive: true }]))
  expect(await lines(body.targetCartId)).toMatchObject({ hasErrors: false })
})

test('carts from colleagues are limited by themselves, and a very long cart is not sent [CART-21]', async () => {
  const { body } = await buyer<{ colleagues: Colleague[] }>('GET', '/webstore/colleagues')
  const cartId = await create('Truck 7')
  await add(shopIds.hose, 1)
  const send = () => buyer('POST', `${CARTS}/${cartId}/actions/send`, { userId: body.colleagues[0]!.userId })
  for (let count = 0; count < 20; count += 1) expect((await send()).status).toBe(201)
  expect(await send()).toMatchObject({
    status: 400,
    body: [{ errorCode: 'LIMIT_EXCEEDED', message: expect.stringContaining('from colleagues') }],
  })
  // The carts of their own are not fewer for that.
  for (let count = 0; count < 31; count += 1)
    expect((await colleague('POST', CARTS, { name: `Own ${count}`, isSecondary: true })).status).toBe(201)
  await shop.database.transaction((tx) => tx.update(cart).set({ lineCount: 2001 }).where(eq(cart.id, cartId)))
  expect(await send()).toMatchObject({ status: 400, body: [{ message: expect.stringContaining('2,000 lines') }] })
})

test('a cart is sent to a colleague of the account, who gets a copy with its lines, and a mail [CART-21]', async () => {
  const { body } = await buyer<{ colleagues: Colleague[] }>('GET', '/webstore/colleagues')
  expect(body.colleagues.map(({ name }) => name)).toEqual(['B Plant'])
  const { userId } = body.colleagues[0]!
  const cartId = await create('Truck 7')
  const send = (to: string) => buyer('POST', `${CARTS}/current/actions/send`, { userId: to })
  expect(await send(userId)).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_OPERATION' }] })
  await add(shopIds.hose, 12, { customFields: FIELDS })
  expect(await send(ids.webstore)).toMatchObject({ status: 404 })
  expect(await send(userId)).toMatchObject({ status: 201, body: { recipientName: 'B Plant' } })

  const [copy, ...others] = await list(colleague)
  expect(others).toEqual([])
  expect(copy).toMatchObject({ name: 'Truck 7', isSecondary: true, sentBy: 'A Buyer', totalProductCount: '12' })
  expect(copy!.cartId).not.toBe(cartId)
  expect((await lines(copy!.cartId, colleague)).cartItems[0]!.cartItem).toMatchObject({
    quantity: '12',
    customFields: FIELDS,
  })
  expect((await colleague('POST', `${CARTS}/${copy!.cartId}/actions/make-primary`)).status).toBe(201)
  expect((await lines(cartId)).cartSummary).toMatchObject({ isSecondary: false, totalProductCount: '12' })
  const mails = await shop.database.query((db) =>
    db.select().from(outboxMail).where(eq(outboxMail.recordId, copy!.cartId)),
  )
  expect(mails).toMatchObject([{ payload: { to: PLANT_BUYER } }])
  // A repeated submit sends nothing again, and another one does.
  const sendByKey = (key: string) =>
    buyer('POST', `${CARTS}/${cartId}/actions/send`, { userId }, { 'idempotency-key': key })
  for (const key of ['first-submit', 'first-submit', 'other-submit'])
    expect(await sendByKey(key)).toMatchObject({ status: 201, body: { recipientName: 'B Plant' } })
  expect(await list(colleague)).toHaveLength(3)
  const station = forAccount(buyer, shopIds.station)
  expect((await station<{ colleagues: Colleague[] }>('GET', '/webstore/colleagues')).body.colleagues).toEqual([])
})
