import { and, eq, inArray } from 'drizzle-orm'
import type { CheckoutOrder, CheckoutOrderActionResults } from '@hydrant/contract/shop/checkout.ts'
import type { InventoryLevels } from '@hydrant/contract/shop/inventory.ts'
import { inventoryLevel } from '@hydrant/database/schema/inventory.ts'
import { orderAllocation, orderItem } from '@hydrant/database/schema/orders.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { decimal, sum } from '@hydrant/kernel/money/decimal.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { upsertInventoryLevels } from '../inventory/service.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'

const id = (sku: string) => createIdFromKey('01t', sku)
const [SET, BAR, AXE] = ['SET-ENTRY', 'FE-HAL-30', 'FE-AXE-F6'].map(id) as [string, string, string]
const [BUNDLE, BATTERY, EXTRA_CHARGER] = ['BDL-RESCUE-E', 'GB-28-9', 'GB-CHG-1'].map(id) as [string, string, string]
const REST_OF_BUNDLE = ['GS-E40', 'GC-E100', 'GR-E60', 'GB-CHG-4V'].map(id)
const main = createIdFromKey('131', 'main')
const west = createIdFromKey('131', 'west')

let shop: TestShop
let token: string

beforeAll(async () => {
  shop = await openTestShop()
  token = await shop.signIn('buyer@county.example')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.call('DELETE', '/webstore/carts/current', { token })
})

const stock = (productId: string, atMain: string, atWest: string) =>
  shop.database.transaction((tx) =>
    upsertInventoryLevels(
      tx,
      [
        [main, atMain],
        [west, atWest],
      ].map(([locationId = '', onHand = '']) => ({ productId, locationId, onHand, safetyStock: '0' })),
    ),
  )
const untrack = (productId: string) =>
  shop.database.transaction((tx) => tx.delete(inventoryLevel).where(eq(inventoryLevel.productId, productId)))
const levels = async (productId: string, query = {}) =>
  (
    await shop.call<InventoryLevels>('GET', '/services/data/v65.0/commerce/inventory/levels', {
      token,
      query: { products: productId, ...query },
    })
  ).body
const findAvailableQuantity = async (productId: string) => (await levels(productId)).totalInventory[0]?.availableToOrder

async function checkOut(...lines: ReadonlyArray<readonly [productId: string, quantity: number]>): Promise<void> {
  for (const [productId, quantity] of lines) {
    expect(
      await shop.call('POST', '/webstore/carts/current/cart-items', {
        token,
        body: { productId, quantity, type: 'Product' },
      }),
    ).toMatchObject({ status: 201 })
  }
  await shop.call('PUT', '/webstore/checkouts', {
    token,
    body: { cartId: 'active', deliveryAddressInput: { shouldUseDefaultAddress: true } },
  })
  await shop.call('POST', '/webstore/checkouts/active/payments', {
    token,
    body: { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-1' },
  })
}

const place = () => shop.call<CheckoutOrder>('POST', '/webstore/checkouts/active/orders', { token })

test('the stock of a set is that of its scarcest required part, in total and by location [CAT-09]', async () => {
  await stock(BAR, '5', '2')
  await stock(AXE, '3', '0')
  const whole = (sets: number) => ({ product2Id: SET, onHand: sets, availableToFulfill: sets, availableToOrder: sets })
  expect((await levels(SET)).totalInventory).toEqual([whole(3)])
  expect((await levels(SET, { locations: `${main},${west}` })).locations).toEqual([
    { locationId: main, inventoryProducts: [whole(3)] },
    { locationId: west, inventoryProducts: [whole(0)] },
  ])
})

test('a part without stock tracking limits nothing, and without any other the set is not tracked [CAT-09]', async () => {
  await stock(BAR, '5', '2')
  await untrack(AXE)
  expect(await findAvailableQuantity(SET)).toBe(7)
  await untrack(BAR)
  expect((await levels(SET)).totalInventory).toEqual([])
})

test('ordering a set takes its parts, and the order lists them [CHK-06]', async () => {
  await stock(BAR, '5', '2')
  await stock(AXE, '3', '4')
  await checkOut([SET, 4])
  const { status, body } = await place()
  expect(status).toBe(201)
  expect([
    await findAvailableQuantity(BAR),
    await findAvailableQuantity(AXE),
    await findAvailableQuantity(SET),
  ]).toEqual([3, 3, 3])
  const rows = await shop.database.query((db) =>
    db
      .select({
        productId: orderAllocation.productId,
        locationId: orderAllocation.locationId,
        quantity: orderAllocation.quantity,
      })
      .from(orderAllocation)
      .innerJoin(orderItem, eq(orderItem.id, orderAllocation.orderItemId))
      .where(and(eq(orderItem.orderSummaryId, body.orderSummaryId!), eq(orderItem.productId, SET))),
  )
  expect(rows).toHaveLength(3)
  expect(rows).toEqual(
    expect.arrayContaining([
      { productId: BAR, locationId: main, quantity: '4' },
      { productId: AXE, locationId: main, quantity: '3' },
      { productId: AXE, locationId: west, quantity: '1' },
    ]),
  )
})

test('a set and its part in one order need the part together; the error names both and nothing is taken [CHK-06]', async () => {
  await stock(BAR, '9', '0')
  await stock(AXE, '3', '0')
  await checkOut([AXE, 2], [SET, 2])
  const message =
    'There is not enough of Flat head axe 6 lb left for this order. It is a part of Entry set: bar and flat head axe.'
  const errors = [{ type: 'INSUFFICIENT_INVENTORY', message }]
  const prepared = await shop.call<CheckoutOrderActionResults>('POST', '/webstore/checkouts/active/orders/actions', {
    token,
    body: { actions: [{ action: 'prepare' }] },
  })
  expect(prepared).toMatchObject({ status: 412, body: { actions: [{ status: 'Error', errors }] } })
  expect(await place()).toMatchObject({ status: 412, body: { errors } })
  expect([await findAvailableQuantity(BAR), await findAvailableQuantity(AXE)]).toEqual([9, 3])
  await stock(AXE, '3', '1')
  expect((await place()).status).toBe(201)
  expect([await findAvailableQuantity(BAR), await findAvailableQuantity(AXE)]).toEqual([7, 0])
})

test('a bundle with its own stock is taken as one unit [CHK-06]', async () => {
  const before = await findAvailableQuantity(BATTERY)
  await checkOut([BUNDLE, 1])
  expect((await place()).status).toBe(201)
  expect([await findAvailableQuantity(BUNDLE), await findAvailableQuantity(BATTERY)]).toEqual([2, before])
})

test('a bundle without its own stock takes its required parts in their quantities, and no optional one [CAT-09] [CHK-06]', async () => {
  await untrack(BUNDLE)
  for (const part of REST_OF_BUNDLE) await stock(part, '10', '0')
  await stock(BATTERY, '7', '1')
  await stock(EXTRA_CHARGER, '0', '0')
  expect(await findAvailableQuantity(BUNDLE)).toBe(2)
  await checkOut([BUNDLE, 2])
  expect((await place()).status).toBe(201)
  expect([await findAvailableQuantity(BUNDLE), await findAvailableQuantity(BATTERY)]).toEqual([0, 2])
  const rest = await shop.database.query((db) =>
    db.select().from(inventoryLevel).where(inArray(inventoryLevel.productId, REST_OF_BUNDLE)),
  )
  expect(sum(rest.map(({ onHand }) => decimal(onHand))).toFixed()).toBe('32')
})
