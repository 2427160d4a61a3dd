import type { CustomerPartNumber, CustomerPartNumbers } from '@hydrant/contract/shop/customer-part-numbers.ts'
import type { QuickOrderResult } from '@hydrant/contract/shop/quick-order.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN, createStaffUsers } from '../testing/client-identities.ts'
import { openPurchaseTestShop, type PurchaseTestShop, shopIds, type TestClient } from '../testing/purchase-test-shop.ts'
import { createOrderDesk } from './testing/order-desk.ts'

const PATH = '/webstore/customer-part-numbers'

let shop: PurchaseTestShop
let county: TestClient
let staff: TestClient
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  await createStaffUsers(shop)
  county = await shop.buyer()
  staff = await shop.buyer(ADMIN)
})
afterAll(() => shop.close())

const enter = (client: TestClient, number: string, productId: string) =>
  client<CustomerPartNumber>('POST', PATH, { number, productId })
const list = async (client: TestClient, query = '') =>
  (await client<CustomerPartNumbers>('GET', PATH + query)).body.customerPartNumbers
const listNumbers = async (client: TestClient) =>
  (await list(client)).map(({ number, source, product }) => [number, source, product?.sku ?? null])
const understand = async (client: TestClient, partNumber: string) => {
  const { body } = await client<QuickOrderResult>('POST', '/webstore/quick-order/actions/resolve', {
    rows: [{ partNumber, quantity: '1' }],
  })
  const [row] = body.rows
  const sku = body.products.find(({ id }) => id === row?.productId)?.sku ?? null
  return { sku, by: row?.matchedField, customerPartNumber: row?.customerPartNumber }
}

test('what is noted at lines of orders and lists is learned, and yields to everything else [CPN-04]', async () => {
  const desk = createOrderDesk({ buyer: county, staff })
  const order = async (lines: readonly (readonly [productId: string, reference: string])[]) => {
    for (const [productId, reference] of lines)
      await county('POST', '/webstore/carts/current/cart-items', {
        productId,
        quantity: 1,
        type: 'Product',
        customFields: [{ CustomerReference__c: reference }],
      })
    expect((await desk.place({ lines: [] })).items).toHaveLength(lines.length)
  }
  await enter(county, 'OWN-1', shopIds.hose)
  await order([
    [shopIds.gloves, 'F-1007'],
    [shopIds.hose, 'for engine 7'],
  ])
  expect(await understand(county, 'f1007')).toMatchObject({
    sku: 'GL-1',
    by: 'CustomerPartNumber',
    customerPartNumber: { number: 'F-1007', source: 'Learned' },
  })
  // The purchase order, a day, and a number of the shop.
  await order([
    [shopIds.gloves, 'PO-1'],
    [shopIds.hose, '2026-11-28'],
    [shopIds.rare, 'th1'],
  ])
  // One reference for several products, and a number that somebody has entered for another one.
  await order([
    [shopIds.gloves, 'REQ-77'],
    [shopIds.hose, 'REQ-77'],
  ])
  await order([
    [shopIds.gloves, 'REQ-77'],
    [shopIds.rare, 'OWN-1'],
  ])
  expect(await listNumbers(county)).toEqual([
    ['F-1007', 'Learned', 'GL-1'],
    ['OWN-1', 'Entered', 'TH-1'],
  ])
  await order([[shopIds.hose, 'F-1007']])
  expect(await understand(county, 'F-1007')).toMatchObject({ sku: null })
  await order([[shopIds.gloves, 'F-1007']])
  expect(await understand(county, 'F-1007')).toMatchObject({ sku: null })
  // Somebody who enters it says what it means.
  await enter(county, 'F-1007', shopIds.hose)
  expect(await understand(county, 'F-1007')).toMatchObject({ sku: 'TH-1' })

  const { body } = await county<{ summary: { id: string } }>('POST', '/webstore/wishlists', { name: 'Engine 7' })
  const products = [{ productId: shopIds.gloves, note: 'K-4711' }]
  await county('POST', `/webstore/wishlists/${body.summary.id}/actions/add-items`, { products })
  const [learned] = await list(county, '?q=K-47')
  expect(learned).toMatchObject({ number: 'K-4711', source: 'Learned', product: { sku: 'GL-1' } })
  // What somebody has removed is not learned again.
  expect((await county('DELETE', `${PATH}/${learned?.id}`)).status).toBe(204)
  await order([[shopIds.gloves, 'K-4711']])
  expect(await list(county, '?q=K-47')).toEqual([])
})
