import type { CartItem } from '@hydrant/contract/shop/cart-item.ts'
import type { CartInventoryReservation } from '@hydrant/contract/shop/cart-reservation.ts'
import { inventoryLevel, inventoryReservation } from '@hydrant/database/schema/inventory.ts'
import { decimal, sum } from '@hydrant/kernel/money/decimal.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { releaseReservation, reserveStock, setLevels, takeStock } from '../inventory/service.ts'
import { ids } from '../testing/test-catalogue.ts'
import { type Caller, openTradeShop, trade, type TradeShop } from '../testing/trade-shop.ts'

const KIT = ids.product('KIT-1')

let shop: TradeShop

beforeAll(async () => {
  shop = await openTradeShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.database.transaction(async (executor) => {
    await executor.delete(inventoryReservation)
    await setLevels(executor, [
      { productId: trade.rare, locationId: ids.locations.main, onHand: '6' },
      { productId: trade.rare, locationId: ids.locations.west, onHand: '4' },
      { productId: trade.nozzle, locationId: ids.locations.main, onHand: '7' },
      { productId: trade.nozzle, locationId: ids.locations.west, onHand: '0' },
    ])
  })
})

const add = (caller: Caller, productId: string) =>
  caller<CartItem>('POST', '/webstore/carts/current/cart-items', { productId, quantity: 1, type: 'Product' })
const reserve = (caller: Caller) =>
  caller<CartInventoryReservation>('PUT', '/webstore/carts/current/inventory-reservations', { durationInSeconds: 600 })
const held = async (productId: string) => {
  const rows = await shop.database.read((executor) =>
    executor.select().from(inventoryReservation).where(eq(inventoryReservation.productId, productId)),
  )
  return sum(rows.map(({ quantity }) => decimal(quantity))).toFixed()
}

test('of thirty carts that want the last ten pieces at once, ten hold one each [CART-05]', async () => {
  const guests = Array.from({ length: 30 }, () => shop.guest())
  for (const guest of guests) await add(guest, trade.rare)
  const replies = await Promise.all(guests.map(reserve))
  expect(replies.map(({ status }) => status)).toEqual(guests.map(() => 200))
  expect(replies.filter(({ body }) => body.success)).toHaveLength(10)
  expect(await held(trade.rare)).toBe('10')
})

test('one cart that is held many times at once holds its stock once [CART-05]', async () => {
  const guest = shop.guest()
  await add(guest, trade.rare)
  await Promise.all(Array.from({ length: 12 }, () => reserve(guest)))
  expect(await held(trade.rare)).toBe('1')
})

test('sets and their parts that are held, ordered and released at once, in any order, are never promised twice and never lock each other out [CART-05]', async () => {
  const line = (productId: string) => ({ lineId: `line ${productId}`, productId, quantity: decimal(1) })
  const work = Array.from({ length: 40 }, (_, index) =>
    shop.database.transaction(async (executor) => {
      const cartId = `cart ${index}`
      const lines = index % 2 === 0 ? [line(KIT), line(trade.rare)] : [line(trade.rare), line(trade.nozzle)]
      if (index % 4 === 3) return { taken: await takeStock(executor, lines, null) }
      const reserved = await reserveStock(executor, { cartId, lines, seconds: 600 })
      if (!reserved.ok || index % 4 === 0) return { reserved }
      if (index % 4 === 1) await releaseReservation(executor, cartId)
      return index % 4 === 2 ? { taken: await takeStock(executor, lines, cartId) } : {}
    }),
  )
  const results = await Promise.all(work)
  const taken = results.flatMap(({ taken: one }) => (one?.ok === true ? one.value : []))
  const takenOf = (productId: string) =>
    sum(taken.filter((part) => part.productId === productId).map(({ quantity }) => quantity))
  for (const [productId, all] of [
    [trade.rare, '10'],
    [trade.nozzle, '7'],
  ] as const) {
    const levels = await shop.database.read((executor) =>
      executor.select().from(inventoryLevel).where(eq(inventoryLevel.productId, productId)),
    )
    const left = sum(levels.map(({ onHand }) => decimal(onHand)))
    expect(left.plus(takenOf(productId)).toFixed()).toBe(all)
    expect(left.gte(await held(productId))).toBe(true)
    expect(levels.every(({ onHand }) => decimal(onHand).gte(0))).toBe(true)
  }
  expect(taken.length).toBeGreaterThan(0)
})
