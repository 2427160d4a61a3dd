import type { CartSummary } from '@hydrant/contract/shop/cart.ts'
import type { CartItem } from '@hydrant/contract/shop/cart-item.ts'
import type { CartInventoryReservation } from '@hydrant/contract/shop/cart-reservation.ts'
import type { InventoryLevels } from '@hydrant/contract/shop/inventory.ts'
import { inventoryReservation } from '@hydrant/database/schema/inventory.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findAvailability, setLevels } from '../inventory/service.ts'
import { ids } from '../testing/test-catalogue.ts'
import { type Caller, openTradeShop, trade, type TradeShop } from '../testing/trade-shop.ts'

const KIT = ids.product('KIT-1')

let shop: TradeShop
let buyer: Caller
let guest: Caller

beforeAll(async () => {
  shop = await openTradeShop()
  await shop.database.transaction((executor) =>
    executor.update(webstore).set({ settings: { splitShipmentEnabled: true } }),
  )
  buyer = await shop.buyer()
})
afterAll(() => shop.close())
beforeEach(async () => {
  guest = shop.guest()
  await buyer('DELETE', '/webstore/carts/current')
  await shop.database.transaction(async (executor) => {
    await executor.delete(inventoryReservation)
    await setLevels(executor, [
      { productId: trade.rare, locationId: ids.locations.main, onHand: '2' },
      { productId: trade.rare, locationId: ids.locations.west, onHand: '1' },
      { productId: trade.nozzle, locationId: ids.locations.main, onHand: '10', safetyStock: '2' },
      { productId: trade.nozzle, locationId: ids.locations.west, onHand: '5' },
    ])
  })
})

const RESERVATIONS = '/webstore/carts/current/inventory-reservations'
const add = async (caller: Caller, productId: string, quantity: number) =>
  (await caller<CartItem>('POST', '/webstore/carts/current/cart-items', { productId, quantity, type: 'Product' })).body
const reserve = (caller: Caller, body?: unknown) => caller<CartInventoryReservation>('PUT', RESERVATIONS, body)
const free = async (productId: string) =>
  (await shop.database.read((executor) => findAvailability(executor, [productId]))).get(productId)?.toFixed()
const held = (cartId: string) =>
  shop.database.read((executor) =>
    executor.select().from(inventoryReservation).where(eq(inventoryReservation.cartId, cartId)),
  )
const expire = () =>
  shop.database.transaction((executor) =>
    executor.update(inventoryReservation).set({ expiresAt: sql`clock_timestamp() - interval '1 second'` }),
  )
const secondsOf = async (cartId: string) => {
  const [row] = await shop.database.read((executor) =>
    executor
      .select({
        seconds: sql<string>`round(extract(epoch from ${inventoryReservation.expiresAt} - clock_timestamp()) / 60)`,
      })
      .from(inventoryReservation)
      .where(eq(inventoryReservation.cartId, cartId)),
  )
  return Number(row?.seconds) * 60
}

test('a cart holds its stock, by location, for the time asked for or as long as the store says [CART-05]', async () => {
  const line = await add(buyer, trade.rare, 3)
  const untracked = await add(buyer, trade.gloves, 4)
  const { status, body } = await reserve(buyer, { durationInSeconds: 14_400 })
  expect(status).toBe(200)
  expect(body).toEqual({
    success: true,
    errorCode: null,
    errorMessage: null,
    reservationIdentifier: expect.stringMatching(/^\w{18}$/),
    inventoryItemReservations: expect.any(Array),
  })
  const row = {
    id: expect.any(String),
    productId: trade.rare,
    itemReservationSourceId: line.cartItemId,
    errorCode: null,
    errorMessage: null,
  }
  expect(body.inventoryItemReservations).toEqual([
    { ...row, quantity: 2, reservedAtLocationId: ids.locations.main },
    { ...row, quantity: 1, reservedAtLocationId: ids.locations.west },
    {
      ...row,
      productId: trade.gloves,
      quantity: 4,
      itemReservationSourceId: untracked.cartItemId,
      reservedAtLocationId: null,
    },
  ])
  expect(await secondsOf(line.cartId)).toBe(14_400)
  for (const usual of [undefined, {}, { durationInSeconds: null }]) {
    expect((await reserve(buyer, usual)).status).toBe(200)
    expect(await secondsOf(line.cartId)).toBe(600)
  }
})

test('held stock is offered to nobody else, and comes back when it is given up or its time runs out [CART-05]', async () => {
  await add(buyer, trade.rare, 2)
  await reserve(buyer)
  expect(await free(trade.rare)).toBe('1')
  const levels = await guest<InventoryLevels>(
    'GET',
    `/services/data/v65.0/commerce/inventory/levels?products=${trade.rare}`,
  )
  expect(levels.body.totalInventory).toMatchObject([{ onHand: 3, availableToOrder: 1 }])
  await add(guest, trade.rare, 2)
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
  await expire()
  expect(await free(trade.rare)).toBe('3')
  expect((await reserve(buyer)).body.success).toBe(true)
})

test('a guest holds stock for 15 minutes at most, and only in a store where guests check out [CART-05]', async () => {
  const { cartId } = await add(guest, trade.rare, 1)
  expect(await reserve(guest, { durationInSeconds: 901 })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT', message: "The body 'durationInSeconds' must be <= 900 for guests." }],
  })
  expect((await reserve(guest)).body.success).toBe(true)
  const [row] = await held(cartId)
  expect(row!.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(900_000)
  await shop.database.transaction((executor) =>
    executor.update(webstore).set({ guestCheckoutEnabled: false }).where(eq(webstore.id, ids.webstore)),
  )
  expect(await reserve(guest)).toMatchObject({ status: 401, body: [{ errorCode: 'GUEST_INSUFFICIENT_ACCESS' }] })
  await shop.database.transaction((executor) =>
    executor.update(webstore).set({ guestCheckoutEnabled: true }).where(eq(webstore.id, ids.webstore)),
  )
})

test('old reservations are swept away when their products are held anew [CART-05]', async () => {
  const { cartId } = await add(guest, trade.rare, 1)
  await reserve(guest)
  await expire()
  await add(buyer, trade.rare, 1)
  await reserve(buyer)
  expect(await held(cartId)).toEqual([])
})

test('all of a cart is held or nothing; what it held before stays then [CART-05]', async () => {
  const gloves = await add(buyer, trade.rare, 1)
  await add(buyer, trade.nozzle, 6)
  await reserve(buyer)
  await buyer('PATCH', `/webstore/carts/current/cart-items/${gloves.cartItemId}`, { quantity: 9 })
  const { body } = await reserve(buyer)
  expect(body.success).toBe(false)
  expect(body.inventoryItemReservations.map(({ productId, errorCode }) => [productId, errorCode])).toEqual([
    [trade.rare, 'INSUFFICIENT_INVENTORY'],
    [trade.nozzle, null],
  ])
  expect([await free(trade.rare), await free(trade.nozzle)]).toEqual(['2', '7'])
})

test('a line that gets less holds less, one that goes holds nothing, one that grows holds what it held [CART-05]', async () => {
  const rare = await add(buyer, trade.rare, 3)
  await reserve(buyer)
  const to = (quantity: number) => buyer('PATCH', `/webstore/carts/current/cart-items/${rare.cartItemId}`, { quantity })
  await to(1)
  expect(await free(trade.rare)).toBe('2')
  await to(2)
  expect(await free(trade.rare)).toBe('2')
  await buyer('DELETE', `/webstore/carts/current/cart-items/${rare.cartItemId}`)
  expect([await free(trade.rare), await held(rare.cartId)]).toEqual(['3', []])
})

test('a set holds its parts, as many as it still needs [CART-05]', async () => {
  const kit = await add(buyer, KIT, 3)
  expect(await reserve(buyer)).toMatchObject({
    body: {
      success: true,
      inventoryItemReservations: [
        { productId: KIT, quantity: 3, itemReservationSourceId: kit.cartItemId, reservedAtLocationId: null },
      ],
    },
  })
  expect([await free(trade.nozzle), await free(KIT)]).toEqual(['7', '3'])
  await buyer('PATCH', `/webstore/carts/current/cart-items/${kit.cartItemId}`, { quantity: 2 })
  expect([await free(trade.nozzle), await free(KIT)]).toEqual(['9', '4'])
})

test('a line that is spread over delivery groups stays held [CART-05] [CART-08]', async () => {
  const rare = await add(buyer, trade.rare, 3)
  await reserve(buyer, { durationInSeconds: 14_400 })
  const group = await buyer<{ id: string }>('POST', '/webstore/carts/current/delivery-groups', {})
  await buyer('POST', '/webstore/carts/current/delivery-groups/actions/arrange-items', {
    arrangements: [{ cartItemId: rare.cartItemId, deliveryGroupId: group.body.id, quantity: '1' }],
  })
  const rows = await held(rare.cartId)
  expect(rows.map(({ quantity }) => quantity).toSorted()).toEqual(['1', '2'])
  expect(new Set(rows.map(({ lineId }) => lineId)).size).toBe(2)
  expect([await free(trade.rare), await secondsOf(rare.cartId)]).toEqual(['0', 14_400])
})

test('a cart that is deleted holds nothing [CART-05] [CART-07]', async () => {
  const { cartId } = await add(buyer, trade.rare, 3)
  await reserve(buyer)
  await buyer('DELETE', '/webstore/carts/current')
  expect(await held(cartId)).toEqual([])
})

test.each([
  { durationInSeconds: 0 },
  { durationInSeconds: -5 },
  { durationInSeconds: 1e12 },
  { durationInSeconds: 'long' },
])('stock is not held for %j [CART-05]', async (body) => {
  await add(buyer, trade.rare, 1)
  expect(await reserve(buyer, body)).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_API_INPUT' }] })
  expect(await free(trade.rare)).toBe('3')
})

test('without a cart, or for a foreign one, nothing is held [CART-05] [ROLE-06]', async () => {
  expect(await reserve(buyer)).toMatchObject({ status: 404, body: [{ errorCode: 'MISSING_RECORD' }] })
  const { cartId } = (await buyer<CartSummary>('PUT', '/webstore/carts/current')).body
  expect(await guest('PUT', `/webstore/carts/${cartId}/inventory-reservations`)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INSUFFICIENT_ACCESS_OR_READONLY' }],
  })
})
