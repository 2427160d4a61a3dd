import type { CartItem } from '@hydrant/contract/shop/cart-item.ts'
import type { CartInventoryReservation } from '@hydrant/contract/shop/cart-reservation.ts'
import { inventoryLevel, inventoryReservation } from '@hydrant/database/schema/inventory.ts'
import { decimal, sum } from '@hydrant/kernel/money/decimal.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteReservation, reserveStock, upsertInventoryLevels, deductStock } from '../../inventory/service.ts'
import { ids } from '../../testing/test-catalogue.ts'
import {
  type TestClient,
  openPurchaseTestShop,
  shopIds,
  type PurchaseTestShop,
} from '../../testing/purchase-test-shop.ts'

const KIT = ids.product('KIT-1')

let shop: PurchaseTestShop

beforeAll(async () => {
  shop = await openPurchaseTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.database.transaction(async (tx) => {
    await tx.delete(inventoryReservation)
    await upsertInventoryLevels(tx, [
      { productId: shopIds.rare, locationId: ids.locations.main, onHand: '6' },
      { productId: shopIds.rare, locationId: ids.locations.west, onHand: '4' },
      { productId: shopIds.nozzle, locationId: ids.locations.main, onHand: '7' },
      { productId: shopIds.nozzle, locationId: ids.locations.west, onHand: '0' },
    ])
  })
})

const add = (client: TestClient, productId: string) =>
  client<CartItem>('POST', '/webstore/carts/current/cart-items', { productId, quantity: 1, type: 'Product' })
const reserve = (client: TestClient) =>
  client<CartInventoryReservation>('PUT', '/webstore/carts/current/inventory-reservations', { durationInSeconds: 600 })
const findReservedQuantity = async (productId: string) => {
  const rows = await shop.database.query((db) =>
    db.select().from(inventoryReservation).where(eq(inventoryReservation.productId, productId)),
  )
  return sum(rows.map(({ quantity }) => decimal(quantity))).toFixed()
}

test('of thirty carts that reserve the last ten units concurrently, ten get one each [CART-05]', async () => {
  const guests = Array.from({ length: 30 }, () => shop.guest())
  for (const guest of guests) await add(guest, shopIds.rare)
  const responses = await Promise.all(guests.map(reserve))
  expect(responses.map(({ status }) => status)).toEqual(guests.map(() => 200))
  expect(responses.filter(({ body }) => body.success)).toHaveLength(10)
  expect(await findReservedQuantity(shopIds.rare)).toBe('10')
})

test('a cart that is reserved many times concurrently reserves its stock once [CART-05]', async () => {
  const guest = shop.guest()
  await add(guest, shopIds.rare)
  await Promise.all(Array.from({ length: 12 }, () => reserve(guest)))
  expect(await findReservedQuantity(shopIds.rare)).toBe('1')
})

test('reserving, ordering and releasing kits and their parts concurrently never oversells and never deadlocks [CART-05]', async () => {
  const line = (productId: string) => ({ lineId: `line ${productId}`, productId, quantity: decimal(1) })
  const transactions = Array.from({ length: 40 }, (_, index) =>
    shop.database.transaction(async (tx) => {
      const cartId = `cart ${index}`
      const lines = index % 2 === 0 ? [line(KIT), line(shopIds.rare)] : [line(shopIds.rare), line(shopIds.nozzle)]
      if (index % 4 === 3) return { taken: await deductStock(tx, lines, null) }
      const reserved = await reserveStock(tx, { cartId, lines, seconds: 600 })
      if (!reserved.ok || index % 4 === 0) return { reserved }
      if (index % 4 === 1) await deleteReservation(tx, cartId)
      return index % 4 === 2 ? { taken: await deductStock(tx, lines, cartId) } : {}
    }),
  )
  const results = await Promise.all(transactions)
  const taken = results.flatMap(({ taken: one }) => (one?.ok === true ? one.value : []))
  const sumTaken = (productId: string) =>
    sum(taken.filter((part) => part.productId === productId).map(({ quantity }) => quantity))
  for (const [productId, initialStock] of [
    [shopIds.rare, '10'],
    [shopIds.nozzle, '7'],
  ] as const) {
    const levels = await shop.database.query((db) =>
      db.select().from(inventoryLevel).where(eq(inventoryLevel.productId, productId)),
    )
    const remaining = sum(levels.map(({ onHand }) => decimal(onHand)))
    expect(remaining.plus(sumTaken(productId)).toFixed()).toBe(initialStock)
    expect(remaining.gte(await findReservedQuantity(productId))).toBe(true)
    expect(levels.every(({ onHand }) => decimal(onHand).gte(0))).toBe(true)
  }
  expect(taken.length).toBeGreaterThan(0)
})
