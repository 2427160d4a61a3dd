import type { HistoryEntries } from '@hydrant/contract/admin/changes.ts'
import type { StockReservations } from '@hydrant/contract/admin/stock.ts'
import type { InventoryLevels } from '@hydrant/contract/shop/inventory.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN, createStaffUsers } from '../../testing/client-identities.ts'
import {
  openPurchaseTestShop,
  type PurchaseTestShop,
  shopIds,
  type TestClient,
} from '../../testing/purchase-test-shop.ts'

const DATA = '/services/data/v65.0'

let shop: PurchaseTestShop
let staff: TestClient
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  await createStaffUsers(shop)
  staff = await shop.buyer(ADMIN)
})
afterAll(() => shop.close())

const query = async <Row>(soql: string) =>
  (await staff<{ records: Row[] }>('GET', `${DATA}/query?q=${encodeURIComponent(soql)}`)).body.records

test('arrivals are expected on a day, and a level says whether it is low [ADM-27]', async () => {
  const [level] = await query<{ Id: string; Product__c: string; Location__c: string; QuantityOnHand__c: number }>(
    'SELECT Id, Product__c, Location__c, QuantityOnHand__c, IsLow__c FROM StockLevel__c ORDER BY Id LIMIT 1',
  )
  const setLow = (LowStockLevel__c: number | null) =>
    staff('PATCH', `${DATA}/sobjects/StockLevel__c/${level?.Id}`, { LowStockLevel__c })
  const countLow = async () => (await query('SELECT Id FROM StockLevel__c WHERE IsLow__c = true')).length
  expect(await countLow()).toBe(0)
  expect((await setLow(-1)).status).toBe(400)
  expect((await setLow(level?.QuantityOnHand__c ?? 0)).status).toBe(204)
  expect(await countLow()).toBe(1)
  await setLow(null)
  expect(await countLow()).toBe(0)
  const arrival = {
    Product__c: level?.Product__c,
    Location__c: level?.Location__c,
    ExpectedDate__c: '2030-05-17T00:00:00Z',
    Quantity__c: 40,
  }
  const created = await staff<{ id: string }>('POST', `${DATA}/sobjects/ExpectedArrival__c`, arrival)
  expect(created.status).toBe(201)
  const path = `${DATA}/sobjects/ExpectedArrival__c/${created.body.id}`
  expect((await staff('PATCH', path, { Quantity__c: 60 })).status).toBe(204)
  expect(await query('SELECT ExpectedDate__c, Quantity__c FROM ExpectedArrival__c')).toMatchObject([
    { ExpectedDate__c: expect.stringMatching(/^2030-05-17T00:00/), Quantity__c: 60 },
  ])
  expect((await staff('DELETE', path)).status).toBe(204)
})

test('shoppers read what is expected next of a product of which nothing can be ordered [ADM-66]', async () => {
  const levels = await query<{ Id: string; Location__c: string; QuantityOnHand__c: number }>(
    `SELECT Id, Location__c, QuantityOnHand__c FROM StockLevel__c WHERE Product__c = '${shopIds.rare}'`,
  )
  const [level] = levels
  const toTime = (daysFromNow: number) =>
    `${new Date(Date.now() + daysFromNow * 86_400_000).toISOString().slice(0, 10)}T00:00:00Z`
  const expect40 = (daysFromNow: number, quantity = 40) =>
    staff<{ id: string }>('POST', `${DATA}/sobjects/ExpectedArrival__c`, {
      Product__c: shopIds.rare,
      Location__c: level?.Location__c,
      ExpectedDate__c: toTime(daysFromNow),
      Quantity__c: quantity,
    })
  const created = await Promise.all([expect40(-1), expect40(20), expect40(9, 0), expect40(10), expect40(10, 2)])
  const read = async (rest = '') => {
    const path = `${DATA}/commerce/inventory/levels?products=${shopIds.rare}${rest}`
    return (await shop.guest()<InventoryLevels>('GET', path)).body.totalInventory[0]
  }
  const setOnHand = async (toQuantity: (before: number) => number) => {
    for (const { Id, QuantityOnHand__c } of levels)
      await staff('PATCH', `${DATA}/sobjects/StockLevel__c/${Id}`, { QuantityOnHand__c: toQuantity(QuantityOnHand__c) })
  }
  expect((await read())?.nextArrival).toBeUndefined()
  await setOnHand(() => 0)
  expect(await read()).toMatchObject({
    availableToOrder: 0,
    nextArrival: { expectedDate: toTime(10).slice(0, 10), quantity: 42 },
  })
  expect((await read(`&locations=${level?.Location__c}`))?.nextArrival).toBeUndefined()
  await setOnHand((before) => before)
  for (const { body } of created) await staff('DELETE', `${DATA}/sobjects/ExpectedArrival__c/${body.id}`)
})

test('stock is adjusted with a reason, once for a form that is sent twice, and never below zero [ADM-28]', async () => {
  const [level] = await query<{ Id: string; QuantityOnHand__c: number }>(
    `SELECT Id, QuantityOnHand__c FROM StockLevel__c WHERE Product__c = '${shopIds.rare}' LIMIT 1`,
  )
  const onHand = level?.QuantityOnHand__c ?? 0
  const path = `/admin/stock-levels/${level?.Id}`
  const tag = (await staff('GET', `${DATA}/sobjects/StockLevel__c/${level?.Id}?fields=Id`)).headers.get('etag') ?? ''
  const adjust = (change: string, reason = 'Counted', headers = {}) =>
    staff('POST', `${path}/adjustments`, { change, reason }, headers)
  const twice = await Promise.all([
    adjust('4', 'Counted', { 'if-match': tag }),
    adjust('4', 'Counted', { 'if-match': tag }),
  ])
  expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([201, 412]))
  expect(await adjust('-1.5', 'Broken')).toMatchObject({ status: 201, body: { quantityOnHand: String(onHand + 2.5) } })
  for (const change of ['0', '-1000', 'many', '']) expect((await adjust(change)).status).toBe(400)
  expect((await adjust('1', ' ')).status).toBe(400)
  expect(
    (await staff('POST', '/admin/stock-levels/a01000000000001AAA/adjustments', { change: '1', reason: 'x' })).status,
  ).toBe(404)
  const { changes } = (await staff<HistoryEntries>('GET', `/admin/changes?recordId=${level?.Id}`)).body
  expect(changes.filter(({ operation }) => operation === 'adjust-stock')).toMatchObject([
    { newValues: { reason: 'Counted', QuantityOnHand__c: String(onHand + 4) } },
    { newValues: { reason: 'Broken', QuantityOnHand__c: String(onHand + 2.5) } },
  ])
})

test('staff see which carts and orders hold stock [ADM-28]', async () => {
  const buyer = await shop.buyer()
  const [level] = await query<{ Id: string }>(
    `SELECT Id FROM StockLevel__c WHERE Product__c = '${shopIds.rare}' LIMIT 1`,
  )
  const read = async () => (await staff<StockReservations>('GET', `/admin/stock-levels/${level?.Id}/reservations`)).body
  await buyer('POST', '/webstore/carts/current/cart-items', { productId: shopIds.rare, quantity: 1, type: 'Product' })
  await buyer('PUT', '/webstore/checkouts', {
    cartId: 'active',
    deliveryAddressInput: { shouldUseDefaultAddress: true },
  })
  await buyer('POST', '/webstore/checkouts/active/payments', {
    requestType: 'SimplePurchaseOrder',
    paymentToken: 'PO-1',
  })
  await buyer('POST', '/webstore/checkouts/active/orders/actions', { actions: [{ action: 'prepare' }] })
  const reserved = await read()
  expect(reserved).toMatchObject({ reservations: [{ cartId: expect.any(String), quantity: '1' }], orders: [] })
  expect(Date.parse(reserved.reservations[0]?.expiresDate ?? '')).toBeGreaterThan(Date.now())
  const placed = await buyer<{ orderSummaryId: string }>('POST', '/webstore/checkouts/active/orders')
  expect(await read()).toMatchObject({
    reservations: [],
    orders: [{ orderSummaryId: placed.body.orderSummaryId, quantity: '1' }],
  })
})
