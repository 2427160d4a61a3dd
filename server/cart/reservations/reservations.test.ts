import type { CartSummary } from '@hydrant/contract/shop/cart.ts'
import type { CartItem } from '@hydrant/contract/shop/cart-item.ts'
import type { CartInventoryReservation } from '@hydrant/contract/shop/cart-reservation.ts'
import type { InventoryLevels } from '@hydrant/contract/shop/inventory.ts'
import { inventoryReservation } from '@hydrant/database/schema/inventory.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findAvailability } from '../../inventory/testing/find-availability.ts'
import { upsertInventoryLevels } from '../../inventory/service.ts'
import { ids } from '../../testing/test-catalogue.ts'
import {
  type TestClient,
  openPurchaseTestShop,
  shopIds,
  type PurchaseTestShop,
} from '../../testing/purchase-test-shop.ts'

const KIT = ids.product('KIT-1')

let shop: PurchaseTestShop
let buyer: TestClient
let guest: TestClient

beforeAll(async () => {
  shop = await openPurchaseTestShop()
  await shop.database.transaction((tx) => tx.update(webstore).set({ settings: { splitShipmentEnabled: true } }))
  buyer = await shop.buyer()
})
afterAll(() => shop.close())
beforeEach(async () => {
  guest = shop.guest()
  await buyer('DELETE', '/webstore/carts/current')
  await shop.database.transaction(async (tx) => {
    await tx.delete(inventoryReservation)
    await upsertInventoryLevels(tx, [
      { productId: shopIds.rare, locationId: ids.locations.main, onHand: '2' },
      { productId: shopIds.rare, locationId: ids.locations.west, onHand: '1' },
      { productId: shopIds.nozzle, locationId: ids.locations.main, onHand: '10', safetyStock: '2' },
      { productId: shopIds.nozzle, locationId: ids.locations.west, onHand: '5' },
    ])
  })
})

const RESERVATIONS = '/webstore/carts/current/inventory-reservations'
const add = async (client: TestClient, productId: string, quantity: number) =>
  (await client<CartItem>('POST', '/webstore/carts/current/cart-items', { productId, quantity, type: 'Product' })).body
const reserve = (client: TestClient, body?: unknown) => client<CartInventoryReservation>('PUT', RESERVATIONS, body)
const findAvailable = async (productId: string) =>
  (await shop.database.query((db) => findAvailability(db, [productId]))).get(productId)?.toFixed()
const findReservations = (cartId: string) =>
  shop.database.query((db) => db.select().from(inventoryReservation).where(eq(inventoryReservation.cartId, cartId)))
const expireReservations = () =>
  shop.database.transaction((tx) =>
    tx.update(inventoryReservation).set({ expiresAt: sql`clock_timestamp() - interval '1 second'` }),
  )
const findSecondsLeft = async (cartId: string) => {
  const [row] = await shop.database.query((db) =>
    db
      .select({
        seconds: sql<string>`round(extract(epoch from ${inventoryReservation.expiresAt} - clock_timestamp()) / 60)`,
      })
      .from(inventoryReservation)
      .where(eq(inventoryReservation.cartId, cartId)),
  )
  return Number(row?.seconds) * 60
}

test('a cart reserves its stock, by location, for the requested time or the default of the store [CART-05]', async () => {
  const line = await add(buyer, shopIds.rare, 3)
  const untracked = await add(buyer, shopIds.gloves, 4)
  const { status, body } = await reserve(buyer, { durationInSeconds: 14_400 })
  expect(status).toBe(200)
  expect(body).toEqual({
    success: true,
    errorCode: null,
    errorMessage: null,
    reservationIdentifier: expect.stringMatching(/^\w{18}$/),
    durationInSeconds: 14_400,
    inventoryItemReservations: expect.any(Array),
  })
  const row = {
    id: expect.any(String),
    productId: shopIds.rare,
    itemReservationSourceId: line.cartItemId,
    errorCode: null,
    errorMessage: null,
  }
  expect(body.inventoryItemReservations).toEqual([
    { ...row, quantity: 2, reservedAtLocationId: ids.locations.main },
    { ...row, quantity: 1, reservedAtLocationId: ids.locations.west },
    {
      ...row,
      productId: shopIds.gloves,
      quantity: 4,
      itemReservationSourceId: untracked.cartItemId,
      reservedAtLocationId: null,
    },
  ])
  expect(await findSecondsLeft(line.cartId)).toBe(14_400)
  for (const defaultBody of [undefined, {}, { durationInSeconds: null }]) {
    expect((await reserve(buyer, defaultBody)).status).toBe(200)
    expect(await findSecondsLeft(line.cartId)).toBe(600)
  }
})

test('reserved stock is not available to others until it is released or expires [CART-05]', async () => {
  await add(buyer, shopIds.rare, 2)
  await reserve(buyer)
  expect(await findAvailable(shopIds.rare)).toBe('1')
  const levels = await guest<InventoryLevels>(
    'GET',
    `/services/data/v65.0/commerce/inventory/levels?products=${shopIds.rare}`,
  )
  expect(levels.body.totalInventory).toMatchObject([{ onHand: 3, availableToOrder: 1 }])
  await add(guest, shopIds.rare, 2)
  expect(await reserve(guest)).toMatchObject({
    status: 200,
    body: {
      success: false,
      errorCode: 'INSUFFICIENT_INVENTORY',
      errorMessage: 'There is not enough of Rare valve left.',
      reservationIdentifier: null,
      inventoryItemReservations: [{ quantity: 0, errorCode: 'INSUFFICIENT_INVENTORY' }],
    },
  })
  expect((await buyer('DELETE', RESERVATIONS)).status).toBe(204)
  expect((await reserve(guest)).body.success).toBe(true)
  await expireReservations()
  expect(await findAvailable(shopIds.rare)).toBe('3')
  expect((await reserve(buyer)).body.success).toBe(true)
})

test('a guest reserves stock for 15 minutes at most, and only in a store with guest checkout [CART-05]', async () => {
  const { cartId } = await add(guest, shopIds.rare, 1)
  for (const [body, seconds] of [
    [{ durationInSeconds: 14_400 }, 900],
    [{ durationInSeconds: 60 }, 60],
    [undefined, 600],
  ] as const) {
    expect(await reserve(guest, body)).toMatchObject({
      status: 200,
      body: { success: true, durationInSeconds: seconds },
    })
    const [row] = await findReservations(cartId)
    expect(row!.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(seconds * 1000)
  }
  await shop.database.transaction((tx) =>
    tx.update(webstore).set({ guestCheckoutEnabled: false }).where(eq(webstore.id, ids.webstore)),
  )
  expect(await reserve(guest)).toMatchObject({ status: 401, body: [{ errorCode: 'GUEST_INSUFFICIENT_ACCESS' }] })
  await shop.database.transaction((tx) =>
    tx.update(webstore).set({ guestCheckoutEnabled: true }).where(eq(webstore.id, ids.webstore)),
  )
})

test('expired reservations are deleted when their products are reserved again [CART-05]', async () => {
  const { cartId } = await add(guest, shopIds.rare, 1)
  await reserve(guest)
  await expireReservations()
  await add(buyer, shopIds.rare, 1)
  await reserve(buyer)
  expect(await findReservations(cartId)).toEqual([])
})

test('a cart is reserved completely or not at all; on failure its previous reservation stays [CART-05]', async () => {
  const gloves = await add(buyer, shopIds.rare, 1)
  await add(buyer, shopIds.nozzle, 6)
  await reserve(buyer)
  await buyer('PATCH', `/webstore/carts/current/cart-items/${gloves.cartItemId}`, { quantity: 9 })
  const { body } = await reserve(buyer)
  expect(body.success).toBe(false)
  expect(body.inventoryItemReservations.map(({ productId, errorCode }) => [productId, errorCode])).toEqual([
    [shopIds.rare, 'INSUFFICIENT_INVENTORY'],
    [shopIds.nozzle, null],
  ])
  expect([await findAvailable(shopIds.rare), await findAvailable(shopIds.nozzle)]).toEqual(['2', '7'])
})

test('a smaller line reserves less, a deleted line nothing, and a larger line as much as before [CART-05]', async () => {
  const rare = await add(buyer, shopIds.rare, 3)
  await reserve(buyer)
  const changeQuantity = (quantity: number) =>
    buyer('PATCH', `/webstore/carts/current/cart-items/${rare.cartItemId}`, { quantity })
  await changeQuantity(1)
  expect(await findAvailable(shopIds.rare)).toBe('2')
  await changeQuantity(2)
  expect(await findAvailable(shopIds.rare)).toBe('2')
  await buyer('DELETE', `/webstore/carts/current/cart-items/${rare.cartItemId}`)
  expect([await findAvailable(shopIds.rare), await findReservations(rare.cartId)]).toEqual(['3', []])
})

test('reserving a kit reserves the parts that it still needs [CART-05]', async () => {
  const kit = await add(buyer, KIT, 3)
  expect(await reserve(buyer)).toMatchObject({
    body: {
      success: true,
      inventoryItemReservations: [
        { productId: KIT, quantity: 3, itemReservationSourceId: kit.cartItemId, reservedAtLocationId: null },
      ],
    },
  })
  expect([await findAvailable(shopIds.nozzle), await findAvailable(KIT)]).toEqual(['7', '3'])
  await buyer('PATCH', `/webstore/carts/current/cart-items/${kit.cartItemId}`, { quantity: 2 })
  expect([await findAvailable(shopIds.nozzle), await findAvailable(KIT)]).toEqual(['9', '4'])
})

test('a line that is split over delivery groups stays reserved [CART-05] [CART-08]', async () => {
  const rare = await add(buyer, shopIds.rare, 3)
  await reserve(buyer, { durationInSeconds: 14_400 })
  const group = await buyer<{ id: string }>('POST', '/webstore/carts/current/delivery-groups', {})
  await buyer('POST', '/webstore/carts/current/delivery-groups/actions/arrange-items', {
    arrangements: [{ cartItemId: rare.cartItemId, deliveryGroupId: group.body.id, quantity: '1' }],
  })
  const rows = await findReservations(rare.cartId)
  expect(rows.map(({ quantity }) => quantity).toSorted()).toEqual(['1', '2'])
  expect(new Set(rows.map(({ lineId }) => lineId)).size).toBe(2)
  expect([await findAvailable(shopIds.rare), await findSecondsLeft(rare.cartId)]).toEqual(['0', 14_400])
})

test('deleting a cart releases its reservation [CART-05] [CART-07]', async () => {
  const { cartId } = await add(buyer, shopIds.rare, 3)
  await reserve(buyer)
  await buyer('DELETE', '/webstore/carts/current')
  expect(await findReservations(cartId)).toEqual([])
})

test.each([
  { durationInSeconds: 0 },
  { durationInSeconds: -5 },
  { durationInSeconds: 1e12 },
  { durationInSeconds: 'long' },
])('stock cannot be reserved for %j [CART-05]', async (body) => {
  await add(buyer, shopIds.rare, 1)
  expect(await reserve(buyer, body)).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_API_INPUT' }] })
  expect(await findAvailable(shopIds.rare)).toBe('3')
})

test('stock cannot be reserved without a cart or for the cart of another user [CART-05] [ROLE-06]', async () => {
  expect(await reserve(buyer)).toMatchObject({ status: 404, body: [{ errorCode: 'MISSING_RECORD' }] })
  const { cartId } = (await buyer<CartSummary>('PUT', '/webstore/carts/current')).body
  expect(await guest('PUT', `/webstore/carts/${cartId}/inventory-reservations`)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INSUFFICIENT_ACCESS_OR_READONLY' }],
  })
})
