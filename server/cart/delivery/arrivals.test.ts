import type { CartItem } from '@hydrant/contract/shop/cart-item.ts'
import type { Checkout, CheckoutOrder } from '@hydrant/contract/shop/checkout.ts'
import type { DeliveryEstimate, ProductDeliveryEstimate } from '@hydrant/contract/shop/delivery-estimate.ts'
import type { InventoryLevels } from '@hydrant/contract/shop/inventory.ts'
import type { OrderDetail } from '@hydrant/contract/shop/order.ts'
import { addDays } from '@hydrant/kernel/time/local-day.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openRecordClient, type RecordClient } from '../../records/testing/record-client.ts'
import {
  openPurchaseTestShop,
  type PurchaseTestShop,
  shopIds,
  type TestClient,
} from '../../testing/purchase-test-shop.ts'
import { ids } from '../../testing/test-catalogue.ts'

let shop: PurchaseTestShop
let records: RecordClient
let buyer: TestClient

beforeAll(async () => {
  shop = await openPurchaseTestShop()
  records = await openRecordClient(shop)
  buyer = await shop.buyer()
  // On every day, so that the expected days need no calendar.
  await changeStore({ ShippingDays__c: 'Sun;Mon;Tue;Wed;Thu;Fri;Sat' })
  await changeMethod({ ProcessTime: 1, ProcessTimeUnit: 'Days' })
  await changeMethod({ TransitTimeMin: 2, TransitTimeMax: 4, TransitTimeUnit: 'Days' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await buyer('DELETE', '/webstore/carts/current')
})

const RALEIGH = { country: 'US', region: 'NC', postalCode: '27601' }
const changeStore = (fields: object) => records.send('PATCH', `/sobjects/WebStore/${ids.webstore}`, fields)
const changeMethod = (fields: object) =>
  records.send('PATCH', `/sobjects/OrderDeliveryMethod/${shopIds.ground}`, fields)
const add = (productId: string, quantity: string) =>
  buyer<CartItem>('POST', '/webstore/carts/current/cart-items', { productId, quantity, type: 'Product' })
const start = () =>
  buyer<Checkout>('PUT', '/webstore/checkouts', {
    cartId: 'active',
    deliveryAddressInput: { shouldUseDefaultAddress: true },
  })
const getDay = (daysFromToday: number) => addDays(new Date().toISOString().slice(0, 10), daysFromToday)
const toTimes = (from: number, to: number) => ({
  earliestEstimatedDeliveryTime: `${getDay(from)}T00:00:00Z`,
  latestEstimatedDeliveryTime: `${getDay(to)}T00:00:00Z`,
})
const NO_TIMES = { earliestEstimatedDeliveryTime: null, latestEstimatedDeliveryTime: null }
const estimateProduct = (productId: string, place: object = RALEIGH, client = buyer) =>
  client<ProductDeliveryEstimate>('POST', `/webstore/products/${productId}/actions/estimate-delivery`, place)

test('a delivery method has times, of which those that contradict each other are refused with their field [CHK-26]', async () => {
  expect(await records.read('OrderDeliveryMethod', shopIds.ground)).toMatchObject({
    ProcessTime: 1,
    ProcessTimeUnit: 'Days',
    TransitTimeMin: 2,
    TransitTimeMax: 4,
    TransitTimeUnit: 'Days',
  })
  for (const [fields, field] of [
    [{ TransitTimeMax: 1 }, 'TransitTimeMax'],
    [{ TransitTimeMax: null }, 'TransitTimeMax'],
    [{ TransitTimeUnit: null }, 'TransitTimeUnit'],
    [{ TransitTimeUnit: 'Weeks', TransitTimeMax: 53 }, 'TransitTimeMax'],
    [{ TransitTimeMin: -1 }, 'TransitTimeMin'],
    [{ TransitTimeUnit: 'Months' }, 'TransitTimeUnit'],
    [{ ProcessTime: 366 }, 'ProcessTime'],
    [{ ProcessTimeUnit: null }, 'ProcessTimeUnit'],
  ] as const)
    expect(await changeMethod(fields)).toMatchObject({ status: 400, body: [{ fields: [field] }] })
  const fields = { Name: 'Slow', BaseFee__c: 5, TransitTimeMin: 3, TransitTimeUnit: 'Weeks' }
  expect(await records.refuse('OrderDeliveryMethod', fields)).toMatchObject([{ fields: ['TransitTimeMax'] }])
})

test('when the store sends is set by its record, and what is no day, time or weekday is refused with its field [CHK-26]', async () => {
  for (const [field, text] of [
    ['ShippingDays__c', 'Mon;Funday'],
    ['ShippingCutOff__c', '25:00'],
    ['ShippingHolidays__c', '2027-02-30'],
  ] as const)
    expect(await changeStore({ [field]: text })).toMatchObject({ status: 400, body: [{ fields: [field] }] })
  const values = { ShippingCutOff__c: '15:30', ShippingHolidays__c: '2001-01-01;2000-12-25' }
  expect((await changeStore(values)).status).toBe(204)
  expect(await records.read('WebStore', ids.webstore)).toMatchObject({
    ShippingDays__c: 'Mon;Tue;Wed;Thu;Fri;Sat;Sun',
    ShippingCutOff__c: '15:30',
    ShippingHolidays__c: '2000-12-25;2001-01-01',
  })
  expect((await changeStore({ ShippingCutOff__c: null, ShippingHolidays__c: null })).status).toBe(204)
})

test('estimate and checkout say when each method arrives, and the order keeps it [CHK-26] [CHK-27]', async () => {
  await add(shopIds.hose, '2')
  const estimated = await buyer<DeliveryEstimate>('POST', '/webstore/carts/current/actions/estimate-delivery', RALEIGH)
  const methods = [
    { processTime: 1, processTimeUnit: 'Days', transitTimeMin: 2, transitTimeMax: 4, ...toTimes(3, 5) },
    { transitTimeMax: null, ...NO_TIMES },
  ]
  expect(estimated.body.options.map(({ deliveryMethod }) => deliveryMethod)).toMatchObject(methods)
  const started = await start()
  const group = started.body.deliveryGroups?.items[0]
  expect(group?.availableDeliveryMethods).toMatchObject(methods)
  expect(group?.selectedDeliveryMethod).toMatchObject(toTimes(3, 5))
  await buyer('POST', '/webstore/checkouts/active/payments', {
    requestType: 'SimplePurchaseOrder',
    paymentToken: 'PO-1',
  })
  const placed = await buyer<CheckoutOrder>('POST', '/webstore/checkouts/active/orders')
  expect((await changeMethod({ ProcessTime: 9 })).status).toBe(204)
  const { body: order } = await buyer<OrderDetail>(
    'GET',
    `/webstore/order-summaries/actions/lookup?orderSummaryIdOrRefNumber=${placed.body.orderReferenceNumber}`,
  )
  expect((await changeMethod({ ProcessTime: 1 })).status).toBe(204)
  expect(order.deliveryGroups[0]?.fields).toMatchObject({
    EarliestArrival__c: { text: `${getDay(3)}T00:00:00Z` },
    LatestArrival__c: { text: `${getDay(5)}T00:00:00Z` },
  })
})

test('a delivery waits for what is expected, and without enough of it nothing is said [CHK-26]', async () => {
  await add(shopIds.rare, '3')
  const readSelected = async () => (await start()).body.deliveryGroups?.items[0]?.selectedDeliveryMethod
  expect(await readSelected()).toMatchObject(toTimes(3, 5))
  const [levelId = ''] = await records.list(
    `SELECT Id FROM StockLevel__c WHERE Product__c = '${shopIds.rare}' AND Location__c = '${shopIds.main}'`,
    'Id',
  )
  expect((await records.send('PATCH', `/sobjects/StockLevel__c/${levelId}`, { QuantityOnHand__c: 0 })).status).toBe(204)
  expect(await readSelected()).toMatchObject(NO_TIMES)
  const arrival = { Product__c: shopIds.rare, Location__c: shopIds.main, ExpectedDate__c: getDay(10) }
  const arrivalId = await records.create('ExpectedArrival__c', { ...arrival, Quantity__c: 1 })
  expect(await readSelected()).toMatchObject(NO_TIMES)
  await records.send('PATCH', `/sobjects/ExpectedArrival__c/${arrivalId}`, { Quantity__c: 2 })
  expect(await readSelected()).toMatchObject(toTimes(13, 15))
})

test('a product says when it would arrive at a place, to guests, too [CAT-26]', async () => {
  for (const client of [buyer, shop.guest()])
    expect(await estimateProduct(shopIds.hose, { ...RALEIGH, region: 'north carolina' }, client)).toMatchObject({
      status: 200,
      body: {
        ...RALEIGH,
        deliveryMethods: [
          { name: 'Ground', shippingFee: '25.00', ...toTimes(3, 5) },
          { name: 'Express', shippingFee: '60.00', ...NO_TIMES },
        ],
      },
    })
  expect(await estimateProduct(shopIds.hose, { ...RALEIGH, postalCode: null })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT', arguments: ['postalCode'] }],
  })
  expect(await estimateProduct(ids.product('nothing'))).toMatchObject({
    status: 404,
    body: [{ errorCode: 'ITEM_NOT_FOUND' }],
  })
  expect((await estimateProduct(ids.product('TC-1'))).body).toMatchObject({ deliveryMethods: [] })
})

test('stock at each location is said on request where the store shows it, and nowhere else [CAT-27]', async () => {
  const read = async () => {
    const path = `/services/data/v65.0/commerce/inventory/levels?products=${ids.product('HN-95/1')}`
    const { body } = await shop.guest()<InventoryLevels>('GET', `${path}&includeLocations=true`)
    return body.totalInventory[0]?.stockByLocation
  }
  expect(await read()).toBeUndefined()
  expect((await changeStore({ ShowsStockByLocation__c: true })).status).toBe(204)
  await records.create('ExpectedArrival__c', {
    Product__c: ids.product('HN-95/1'),
    Location__c: ids.locations.west,
    ExpectedDate__c: getDay(4),
    Quantity__c: 20,
  })
  expect(await read()).toEqual([
    { locationId: ids.locations.main, name: expect.any(String), availableToOrder: 8 },
    {
      locationId: ids.locations.west,
      name: expect.any(String),
      availableToOrder: 5,
      nextArrival: { expectedDate: getDay(4), quantity: 20 },
    },
  ])
  expect((await changeStore({ ShowsStockByLocation__c: false })).status).toBe(204)
})
