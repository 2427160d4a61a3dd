import { eq, sql } from 'drizzle-orm'
import { cart, cartItem } from '@hydrant/database/schema/cart.ts'
import { checkout, payment } from '@hydrant/database/schema/checkout.ts'
import { inventoryLevel } from '@hydrant/database/schema/inventory.ts'
import { orderItem, orderSummary } from '@hydrant/database/schema/orders.ts'
import { testGatewayCharge } from '@hydrant/database/schema/payments.ts'
import type { Checkout, CheckoutOrder } from '@hydrant/contract/shop/checkout.ts'
import type { CartSummary } from '@hydrant/contract/shop/cart.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { decimal, sum } from '@hydrant/kernel/money/decimal.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { upsertInventoryLevels } from '../inventory/service.ts'
import { createUsers } from '../session/service.ts'
import { ids, PASSWORD } from '../testing/test-catalogue.ts'
import {
  type TestClient,
  openPurchaseTestShop,
  payByCard,
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

const contact = {
  contactInfo: { lastName: 'Guest', email: 'guest@guest.example' },
  deliveryAddress: {
    name: 'Ada Guest',
    street: '2 Elm St',
    city: 'Raleigh',
    region: 'NC',
    postalCode: '27601',
    country: 'US',
  },
}
const add = (caller: TestClient, productId: string, quantity: number) =>
  caller('POST', '/webstore/carts/current/cart-items', { productId, quantity, type: 'Product' })
const start = (caller: TestClient) =>
  caller<Checkout>('PUT', '/webstore/checkouts', {
    cartId: 'active',
    deliveryAddressInput: { shouldUseDefaultAddress: true },
  })
const pay = (caller: TestClient) =>
  caller('POST', '/webstore/checkouts/active/payments', { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-1' })

test('fifty concurrent submits of one checkout are one order [CHK-06]', async () => {
  await add(buyer, shopIds.hose, 2)
  const { checkoutId } = (await start(buyer)).body
  await pay(buyer)
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => buyer<CheckoutOrder>('POST', `/webstore/checkouts/${checkoutId}/orders`)),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(replies.map(({ body }) => body.orderReferenceNumber)).size).toBe(1)
  const orders = await shop.database.query((db) =>
    db.select().from(orderSummary).where(eq(orderSummary.checkoutId, checkoutId)),
  )
  expect(orders).toHaveLength(1)
})

test('fifty guests order the last ten units: ten get one, none is sold twice [CHK-06]', async () => {
  await shop.database.transaction((tx) =>
    upsertInventoryLevels(tx, [
      { productId: shopIds.rare, locationId: ids.locations.main, onHand: '7' },
      { productId: shopIds.rare, locationId: ids.locations.west, onHand: '3' },
    ]),
  )
  const guests = Array.from({ length: 50 }, () => shop.guest())
  for (const guest of guests) {
    await add(guest, shopIds.rare, 1)
    await start(guest)
    await guest('PATCH', '/webstore/checkouts/active', contact)
    await payByCard(guest)
  }
  const replies = await Promise.all(
    guests.map((guest) => guest<CheckoutOrder>('POST', '/webstore/checkouts/active/orders')),
  )
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    ...Array.from({ length: 10 }, () => 201),
    ...Array.from({ length: 40 }, () => 412),
  ])
  const { levels, sold } = await shop.database.query(async (db) => ({
    levels: await db.select().from(inventoryLevel).where(eq(inventoryLevel.productId, shopIds.rare)),
    sold: await db.select().from(orderItem).where(eq(orderItem.productId, shopIds.rare)),
  }))
  expect(levels.map(({ onHand }) => onHand)).toEqual(['0', '0'])
  expect(sum(sold.map(({ quantity }) => decimal(quantity))).toFixed()).toBe('10')
})

test('cards that are entered concurrently leave one authorization, which pays the one order [CHK-04] [CHK-06]', async () => {
  await add(buyer, shopIds.gloves, 1)
  const { checkoutId } = (await start(buyer)).body
  const card = {
    cardPaymentMethod: {
      cardNumber: '4111111111111111',
      expiryMonth: 4,
      expiryYear: new Date().getUTCFullYear() + 4,
      cvv: '123',
    },
  }
  const { token } = (await buyer<{ token: string }>('POST', '/webstore/payments/token', card)).body
  const replies = await Promise.all([
    ...Array.from({ length: 8 }, () =>
      buyer('POST', '/webstore/checkouts/active/payments', { requestType: 'Auth', paymentToken: token }),
    ),
    ...Array.from({ length: 4 }, () => buyer('POST', `/webstore/checkouts/${checkoutId}/orders`)),
  ])
  expect(replies.filter(({ status }) => status >= 500)).toEqual([])
  await buyer('POST', `/webstore/checkouts/${checkoutId}/orders`)
  const { charges, orders } = await shop.database.query(async (db) => ({
    charges: await db
      .select({ state: testGatewayCharge.state })
      .from(payment)
      .innerJoin(testGatewayCharge, eq(testGatewayCharge.key, payment.id))
      .where(eq(payment.checkoutId, checkoutId)),
    orders: await db.select().from(orderSummary).where(eq(orderSummary.checkoutId, checkoutId)),
  }))
  expect(orders).toHaveLength(1)
  expect(charges.filter(({ state }) => state === 'Captured')).toHaveLength(1)
  expect(charges.filter(({ state }) => state === 'Authorized')).toHaveLength(0)
})

test('a delivery that changes while the order is placed is in the order, or the order fails [CHK-06]', async () => {
  await add(buyer, shopIds.gloves, 1)
  const { checkoutId } = (await start(buyer)).body
  await pay(buyer)
  const [placed] = await Promise.all([
    buyer<CheckoutOrder>('POST', `/webstore/checkouts/${checkoutId}/orders`),
    buyer('PATCH', `/webstore/checkouts/${checkoutId}`, { deliveryMethodId: shopIds.express }),
    buyer('DELETE', `/webstore/checkouts/${checkoutId}`),
  ])
  const orders = await shop.database.query((db) =>
    db.select().from(orderSummary).where(eq(orderSummary.checkoutId, checkoutId)),
  )
  expect(orders.map(({ referenceNumber }) => referenceNumber)).toEqual(
    placed.status === 201 ? [placed.body.orderReferenceNumber] : [],
  )
  expect([201, 404, 409, 422]).toContain(placed.status)
})

test('items that are added to one cart concurrently are all stored [CART-09]', async () => {
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, index) => add(buyer, index % 2 === 0 ? shopIds.gloves : shopIds.hose, 1)),
  )
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 201))
  const { body } = await buyer<CartSummary>('GET', '/webstore/carts/current')
  expect(body).toMatchObject({ totalProductCount: '12', uniqueProductCount: 2 })
  const lines = await shop.database.query((db) => db.select().from(cartItem).where(eq(cartItem.cartId, body.cartId!)))
  expect(sum(lines.map(({ totalSalesPrice }) => decimal(totalSalesPrice))).toFixed(2)).toBe(body.totalProductAmount)
})

test('concurrent requests create one cart [CART-07]', async () => {
  const replies = await Promise.all(
    Array.from({ length: 8 }, () =>
      buyer<CartSummary>('PUT', `/webstore/carts/current?effectiveAccountId=${shopIds.station}`),
    ),
  )
  expect(new Set(replies.map(({ body }) => body.cartId)).size).toBe(1)
  const carts = await shop.database.query((db) => db.select().from(cart).where(eq(cart.accountId, shopIds.station)))
  expect(carts).toHaveLength(1)
})

test('concurrent requests of a buyer without an account create one cart [CART-07]', async () => {
  const id = createIdFromKey('005', 'no account')
  const email = 'alone@nobody.example'
  await shop.database.transaction((tx) =>
    createUsers(tx, [{ id, email, firstName: 'C', lastName: 'Alone', phoneNumber: null, role: 'buyer' }], PASSWORD),
  )
  const alone = await shop.buyer(email)
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => alone<CartSummary>('PUT', '/webstore/carts/current')),
  )
  expect(new Set(replies.map(({ body }) => body.cartId)).size).toBe(1)
  const carts = await shop.database.query((db) => db.select().from(cart).where(eq(cart.ownerId, id)))
  expect(carts).toMatchObject([{ accountId: null, status: 'Active' }])
})

test('a checkout that is read by its id waits for the submit that is running, and is not ready when that takes too long [CHK-06] [CHK-10]', async () => {
  await add(buyer, shopIds.gloves, 1)
  const { checkoutId } = (await start(buyer)).body
  await pay(buyer)
  const read = () => buyer<Checkout>('GET', `/webstore/checkouts/${checkoutId}`)
  /** Locks the cart as a submit does, until the returned function is called, which places the order or gives it up. */
  const lock = async () => {
    const [locked, end] = [Promise.withResolvers<void>(), Promise.withResolvers<'placed' | 'rolled back'>()]
    const submit = shop.database.transaction(async (tx) => {
      const [row] = await tx.select().from(checkout).where(eq(checkout.id, checkoutId))
      await tx.select().from(cart).where(eq(cart.id, row!.cartId)).for('update')
      locked.resolve()
      if ((await end.promise) === 'rolled back') return
      await tx.update(cart).set({ status: 'Closed' }).where(eq(cart.id, row!.cartId))
      await tx
        .update(checkout)
        .set({ status: 'Ordered', orderReferenceNumber: 'REF-1' })
        .where(eq(checkout.id, checkoutId))
    })
    await locked.promise
    return (how: 'placed' | 'rolled back') => {
      end.resolve(how)
      return submit
    }
  }
  const rollBack = await lock()
  expect(await read()).toMatchObject({ status: 202, body: { orderReferenceNumber: null } })
  await rollBack('rolled back')
  expect(await read()).toMatchObject({ status: 200, body: { orderReferenceNumber: null } })
  const place = await lock()
  const reading = read()
  await expect
    .poll(() =>
      shop.database.query(async (db) => (await db.execute(sql`select 1 from pg_locks where not granted`)).rows.length),
    )
    .toBeGreaterThan(0)
  await place('placed')
  expect(await reading).toMatchObject({ status: 200, body: { orderReferenceNumber: 'REF-1' } })
})
