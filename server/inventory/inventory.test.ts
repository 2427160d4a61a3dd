import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InventoryLevels } from '@hydrant/contract/shop/inventory.ts'
import { decimal, sum } from '@hydrant/kernel/money/decimal.ts'
import { openTestCatalogueShop, type TestCatalogue } from '../testing/open-test-catalogue.ts'
import { ids } from '../testing/test-catalogue.ts'
import { reserveStock, upsertInventoryLevels, deductStock } from './service.ts'
import { findAvailability } from './testing/find-availability.ts'

let shop: TestCatalogue
beforeAll(async () => {
  shop = await openTestCatalogueShop()
})
afterAll(() => shop.close())

const PATH = '/services/data/v65.0/commerce/inventory/levels'
const scope = `webStoreId Eq '${ids.webstore}'`
const nozzle = ids.product('HN-95/1')
const line = (sku: string, quantity: string) => ({
  lineId: `line of ${sku}`,
  productId: ids.product(sku),
  quantity: decimal(quantity),
})
const findAvailable = async (sku: string) =>
  (await shop.database.query((db) => findAvailability(db, [ids.product(sku)]))).get(ids.product(sku))?.toFixed()

test('returns stock in total, by location and by group, less safety stock [CAT-09]', async () => {
  const total = { product2Id: nozzle, onHand: 15, availableToFulfill: 13, availableToOrder: 13 }
  const all = await shop.guest<InventoryLevels>('GET', PATH, { query: { products: nozzle, scope } })
  expect(all).toMatchObject({
    status: 200,
    body: { success: true, errors: [], locations: [], locationGroups: [], totalInventory: [total] },
  })
  const locations = await shop.guest<InventoryLevels>('GET', PATH, {
    query: { products: 'HN-95/1', locations: ids.locations.west },
  })
  expect(locations.body.locations).toEqual([
    {
      locationId: ids.locations.west,
      inventoryProducts: [{ product2Id: nozzle, onHand: 5, availableToFulfill: 5, availableToOrder: 5 }],
    },
  ])
  const groups = await shop.guest<InventoryLevels>('GET', PATH, {
    query: { products: nozzle, locationgroups: ids.locationGroup.slice(0, 15) },
  })
  expect(groups.body.locationGroups).toEqual([{ locationGroupId: ids.locationGroup, inventoryProducts: [total] }])
})

test.each([`${nozzle.slice(0, 15)}zzz`, `${nozzle},${nozzle.slice(0, 15)}zzz`])(
  'rejects %s, which has the form of a product id and wrong check digits [CAT-09] [API-16]',
  async (products) => {
    expect(await shop.guest('GET', PATH, { query: { products } })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_ID_FIELD' }],
    })
  },
)

test('includes the variations of a parent on request, and omits products that are not tracked or not visible [CAT-09] [ROLE-08]', async () => {
  const products = ['TC-1', 'HN-125/1', 'CO-1'].map(ids.product).join(',')
  const { body } = await shop.guest<InventoryLevels>('GET', PATH, { query: { products, includeRelatedProducts: true } })
  const stock = { onHand: 3, availableToFulfill: 3, availableToOrder: 3 }
  expect(body.totalInventory).toEqual([
    { product2Id: ids.product('TC-1'), ...stock, variants: [{ product2Id: ids.product('TC-1-M-T'), ...stock }] },
  ])
})

test.each([
  [{ products: nozzle, scope: "webStoreId Eq '0ZE000000000000AAA'" }, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
  [{ products: nozzle, scope: `webStoreId Eq '${ids.webstore.slice(0, 15)}zzz'` }, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
  [{ products: nozzle, locations: `${ids.locations.main},nowhere` }, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
  [{ products: nozzle, locations: `${ids.locations.main.slice(0, 15)}zzz` }, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
  [{ products: nozzle, locationgroups: '0gh000000000000AAA' }, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
  [{ products: nozzle, locations: ids.locations.main, locationgroups: ids.locationGroup }, 'INVALID_API_INPUT'],
  [{ products: Array.from({ length: 21 }, (_, index) => `SKU-${index}`).join(',') }, 'MAX_LIMIT_EXCEEDED'],
])('rejects the query %j [CAT-09] [API-16]', async (query, errorCode) => {
  expect(await shop.guest('GET', PATH, { query })).toMatchObject({ status: 400, body: [{ errorCode }] })
})

test('availability is null for untracked products and never negative [CAT-09]', async () => {
  const short = ids.product('MN-500')
  await shop.database.transaction((tx) =>
    upsertInventoryLevels(tx, [{ productId: short, locationId: ids.locations.main, onHand: '1', safetyStock: '5' }]),
  )
  const availability = await shop.database.query((db) => findAvailability(db, [ids.product('NP-1'), short]))
  expect([availability.get(ids.product('NP-1')), availability.get(short)?.toFixed()]).toEqual([null, '0'])
})

test('takes stock in the order of the locations, for all lines or none [CHK-06]', async () => {
  const takenStock = await shop.database.transaction((tx) =>
    deductStock(tx, [line('HN-95/1', '7'), line('NP-1', '999'), line('HN-95/1', '3')]),
  )
  expect(takenStock.ok && takenStock.value.map((part) => [part.locationId, part.quantity.toFixed()])).toEqual([
    [ids.locations.main, '7'],
    [ids.locations.main, '1'],
    [ids.locations.west, '2'],
  ])
  expect(await findAvailable('HN-95/1')).toBe('3')
  const result = await shop.database.transaction((tx) => deductStock(tx, [line('HN-95/1', '4')]))
  expect(result).toMatchObject({ ok: false, error: { code: 'INSUFFICIENT_INVENTORY', productId: nozzle } })
  expect(await findAvailable('HN-95/1')).toBe('3')
})

test('the reservation of a cart can be taken by its own order only [CART-05] [CHK-06]', async () => {
  const shirt = line('TC-1-M-T', '5')
  await shop.database.transaction((tx) =>
    upsertInventoryLevels(tx, [{ productId: shirt.productId, locationId: ids.locations.main, onHand: '5' }]),
  )
  const reserved = await shop.database.transaction((tx) =>
    reserveStock(tx, { cartId: 'one', lines: [shirt], seconds: 60 }),
  )
  expect(reserved).toMatchObject({
    ok: true,
    value: { parts: [{ lineId: shirt.lineId, locationId: ids.locations.main }] },
  })
  const take = (cartId: string) => shop.database.transaction((tx) => deductStock(tx, [line('TC-1-M-T', '2')], cartId))
  expect(await take('another')).toMatchObject({
    ok: false,
    error: { code: 'INSUFFICIENT_INVENTORY', shortages: [{ productId: shirt.productId }] },
  })
  expect((await take('one')).ok).toBe(true)
  expect(await findAvailable('TC-1-M-T')).toBe('3')
})

test('of many concurrent orders exactly as many succeed as there is stock [CHK-06]', async () => {
  const [first, second] = ['TC-1-M-T', 'TC-1-M-B']
  const levels = [first, second].map((sku) => ({
    productId: ids.product(sku ?? ''),
    locationId: ids.locations.main,
    onHand: '5',
  }))
  await shop.database.transaction((tx) => upsertInventoryLevels(tx, levels))
  const orders = Array.from({ length: 12 }, (_, index) => {
    const lines = [line('TC-1-M-T', '1'), line('TC-1-M-B', '1')]
    return shop.database.transaction((tx) => deductStock(tx, index % 2 === 0 ? lines : lines.toReversed()))
  })
  const results = await Promise.all(orders)
  expect(results.filter((result) => result.ok)).toHaveLength(5)
  expect([await findAvailable('TC-1-M-T'), await findAvailable('TC-1-M-B')]).toEqual(['0', '0'])
})

test('concurrent orders of kits and of their parts never take more than there is [CHK-06]', async () => {
  await shop.database.transaction((tx) =>
    upsertInventoryLevels(
      tx,
      [ids.locations.main, ids.locations.west].map((locationId, index) => ({
        productId: nozzle,
        locationId,
        onHand: index === 0 ? '4' : '1',
      })),
    ),
  )
  expect(await findAvailable('KIT-1')).toBe('2')
  const orders = Array.from({ length: 12 }, (_, index) =>
    shop.database.transaction((tx) => deductStock(tx, [index % 2 === 0 ? line('KIT-1', '1') : line('HN-95/1', '1')])),
  )
  const takenStock = (await Promise.all(orders)).flatMap((result) => (result.ok ? result.value : []))
  expect(takenStock.every(({ productId }) => productId === nozzle)).toBe(true)
  expect(sum(takenStock.map(({ quantity }) => quantity)).toFixed()).toBe('5')
  expect([await findAvailable('HN-95/1'), await findAvailable('KIT-1')]).toEqual(['0', '0'])
})
