import { eq } from 'drizzle-orm'
import type { CartItem, CartItemCollection } from '@hydrant/contract/shop/cart-item.ts'
import type { CartSummary } from '@hydrant/contract/shop/cart.ts'
import type { Checkout, CheckoutOrder } from '@hydrant/contract/shop/checkout.ts'
import type { OrderDetail, OrderSummaryCollection } from '@hydrant/contract/shop/order.ts'
import { orderAllocation, orderSummary, outboxEvent } from '@hydrant/database/schema/orders.ts'
import { decimal, sum } from '@hydrant/kernel/money/decimal.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveProducts } from '../catalogue/service.ts'
import { findAvailability } from '../inventory/testing/find-availability.ts'
import { upsertInventoryLevels } from '../inventory/service.ts'
import { savePrices } from '../pricing/service.ts'
import { ids } from '../testing/test-catalogue.ts'
import {
  type TestClient,
  openPurchaseTestShop,
  payByCard,
  PLANT_BUYER,
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

const add = (caller: TestClient, productId: string, quantity: number | string) =>
  caller<CartItem>('POST', '/webstore/carts/current/cart-items', { productId, quantity, type: 'Product' })
const ELM_STREET = {
  name: 'Ada Guest',
  street: '2 Elm St',
  city: 'Raleigh',
  region: 'NC',
  postalCode: '27601',
  country: 'US',
}
const TO_DEFAULT_ADDRESS = { deliveryAddressInput: { shouldUseDefaultAddress: true } }
const start = (caller: TestClient, body: object = TO_DEFAULT_ADDRESS) =>
  caller<Checkout>('PUT', '/webstore/checkouts', { cartId: 'active', ...body })
const pay = (caller: TestClient, paymentToken = 'PO-4711') =>
  caller('POST', '/webstore/checkouts/active/payments', { requestType: 'SimplePurchaseOrder', paymentToken })
const place = (caller: TestClient, ref = 'active') => caller<CheckoutOrder>('POST', `/webstore/checkouts/${ref}/orders`)
const stockOf = async (productId: string) =>
  (await shop.database.query((db) => findAvailability(db, [productId]))).get(productId)?.toFixed()

test('from a cart to an order: price breaks, contract price, coupon, tax and delivery to the cent [CHK-01] [CART-09]', async () => {
  await add(buyer, shopIds.hose, 12)
  await add(buyer, shopIds.gloves, 3)
  await buyer('POST', '/webstore/carts/current/cart-coupons', { couponCode: 'TEN' })
  const started = await start(buyer)
  expect(started).toMatchObject({ status: 202, body: { statusCode: 202, orderReferenceNumber: null } })
  const ready = await buyer<Checkout>('GET', '/webstore/checkouts/active')
  expect(ready).toMatchObject({ status: 200, body: { checkoutId: started.body.checkoutId, errors: [] } })
  const [group] = ready.body.deliveryGroups!.items
  expect(group).toMatchObject({
    deliveryAddress: { addressId: shopIds.address, region: 'NC', country: 'US' },
    selectedDeliveryMethod: { name: 'Ground', shippingFee: '25.00' },
  })
  expect(group!.availableDeliveryMethods.map(({ name }) => name)).toEqual(['Ground', 'Express'])
  // 12 × 85.4905 = 1025.89 + 3 × 19.95 = 1085.74, less 10 %: 977.17, tax of 7.25 %: 70.84, delivery 25.00
  const totals = {
    totalProductAmount: '1085.74',
    totalCartLevelAdjustmentAmount: '-108.57',
    totalTaxAmount: '70.84',
    totalChargeAmount: '25.00',
    grandTotalAmount: '1073.01',
  }
  expect(ready.body.cartSummary).toMatchObject({ status: 'Checkout', ...totals })
  expect(await pay(buyer)).toMatchObject({ status: 201, body: { salesforceResultCode: 'Success' } })
  const before = await stockOf(shopIds.hose)
  const placed = await place(buyer)
  expect(placed).toMatchObject({ status: 201, body: { errors: [] } })
  expect(placed.body.orderReferenceNumber).toMatch(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}$/)
  expect(
    decimal(before!)
      .minus((await stockOf(shopIds.hose))!)
      .toFixed(),
  ).toBe('12')
  expect((await buyer('GET', '/webstore/carts/active')).status).toBe(404)

  const history = await buyer<OrderSummaryCollection>(
    'GET',
    '/webstore/order-summaries?pageSize=1&fields=PoNumber,Status',
  )
  expect(history.body).toMatchObject({
    count: 1,
    orderSummaries: [
      {
        orderNumber: placed.body.orderReferenceNumber,
        totalAmount: '1073.01',
        fields: { PoNumber: { text: 'PO-4711' } },
      },
    ],
  })
  const order = await buyer<OrderDetail>('POST', '/webstore/order-summaries/actions/lookup', {
    orderSummaryIdOrRefNumber: placed.body.orderReferenceNumber,
  })
  expect(order.status).toBe(201)
  const items = order.body.deliveryGroups[0]!.lineItems
  const column = (name: string) => sum(items.map(({ fields }) => decimal(fields[name]!.text!))).toFixed(2)
  expect([column('TotalLineAmount'), column('TotalPrice'), column('TotalTaxAmount')]).toEqual([
    order.body.fields['TotalProductAmount']?.text,
    '977.17',
    '70.84',
  ])
  expect(items[0]).toMatchObject({
    product: { fields: { StockKeepingUnit: { text: 'TH-1' } } },
    fields: { Quantity: { text: '12' }, UnitPrice: { text: '85.4905' } },
  })
  expect(order.body).toMatchObject({
    adjustments: [{ displayName: 'ten', amount: '-108.57' }],
    fields: { GrandTotalAmount: { text: '1073.01' } },
  })
})

test('no order is stored without its stock, its payment and its event [CHK-06]', async () => {
  await add(buyer, shopIds.rare, 3)
  await start(buyer)
  await pay(buyer)
  const { body } = await place(buyer)
  const { orders, parts, events } = await shop.database.query(async (db) => ({
    orders: await db.select().from(orderSummary).where(eq(orderSummary.id, body.orderSummaryId!)),
    parts: await db.select().from(orderAllocation),
    events: await db.select().from(outboxEvent).where(eq(outboxEvent.recordId, body.orderSummaryId!)),
  }))
  expect(orders).toMatchObject([{ purchaseOrderNumber: 'PO-4711', referenceNumber: body.orderReferenceNumber }])
  expect(parts.filter(({ locationId }) => locationId === ids.locations.west)).toMatchObject([{ quantity: '1' }])
  expect(events).toMatchObject([{ type: 'OrderPlaced', payload: { referenceNumber: body.orderReferenceNumber } }])
  expect(await stockOf(shopIds.rare)).toBe('0')
})

test('starting again continues the open checkout, deleting it unlocks the cart [CHK-02]', async () => {
  expect(await start(buyer)).toMatchObject({ status: 404, body: [{ errorCode: 'MISSING_RECORD' }] })
  await buyer('PUT', '/webstore/carts/active')
  expect(await start(buyer)).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_OPERATION' }] })
  await add(buyer, shopIds.gloves, 1)
  const first = await start(buyer)
  const again = await buyer<Checkout>('POST', '/webstore/checkouts', { cartId: first.body.cartSummary!.cartId })
  expect(again).toMatchObject({ status: 202, body: { checkoutId: first.body.checkoutId } })
  expect((await buyer('DELETE', '/webstore/checkouts/active')).status).toBe(204)
  expect(await buyer('GET', '/webstore/checkouts/active')).toMatchObject({
    status: 404,
    body: [{ errorCode: 'MISSING_RECORD' }],
  })
  expect((await buyer<CartSummary>('GET', '/webstore/carts/current')).body).toMatchObject({
    status: 'Active',
    uniqueProductCount: 1,
  })
})

test('missing data for an order is reported one by one [CHK-01]', async () => {
  await add(buyer, shopIds.gloves, 1)
  await start(buyer, {})
  const withoutAddress = await place(buyer)
  expect(withoutAddress).toMatchObject({
    status: 422,
    body: {
      orderReferenceNumber: null,
      errors: [{ type: '/commerce/errors/shipping-failure', message: 'Choose a delivery address first.' }],
    },
  })
  await buyer('PATCH', '/webstore/checkouts/active', { deliveryAddress: { id: shopIds.address } })
  expect(
    await buyer('POST', '/webstore/checkouts/active/orders/actions', { actions: [{ action: 'prepare' }] }),
  ).toMatchObject({ status: 201, body: { actions: [{ status: 'Success' }] } })
  expect(await place(buyer)).toMatchObject({
    status: 422,
    body: { errors: [{ type: '/commerce/errors/payment-failure' }] },
  })
  expect(await pay(buyer, ' ')).toMatchObject({
    status: 422,
    body: { salesforceResultCode: 'ValidationError', errors: [{ message: 'Enter a purchase order number.' }] },
  })
  const byCard = await buyer('POST', '/webstore/checkouts/active/payments', {
    requestType: 'Auth',
    paymentToken: 'tok',
  })
  expect(byCard).toMatchObject({
    status: 422,
    body: { salesforceResultCode: 'ValidationError', errors: [{ type: '/commerce/errors/payment-failure' }] },
  })
})

test.each([
  [{ deliveryMethodId: shopIds.ground, shippingInstructions: 'Ring' }, 'INVALID_API_INPUT'],
  [{ deliveryMethodId: shopIds.ground, contactInfo: { email: 'a@b.example' } }, 'INVALID_API_INPUT'],
  [{ contactInfo: { email: 'a@b.example' }, desiredDeliveryDate: '2030-01-01' }, 'INVALID_API_INPUT'],
  [{ shippingAddress: {} }, 'JSON_PARSER_ERROR'],
  [{ contactInfo: { email: 'ada@guest..example' } }, 'INVALID_API_INPUT'],
  [{}, 'INVALID_API_INPUT'],
  [
    { deliveryAddress: { name: 'Ada', street: '1 Rue', city: 'Paris', postalCode: '75001', country: 'FR' } },
    'INVALID_API_INPUT',
  ],
  [{ deliveryAddress: { id: shopIds.plantAddress } }, 'ITEM_NOT_FOUND'],
  [{ deliveryMethodId: '2Dm000000000000AAA' }, 'ITEM_NOT_FOUND'],
])('the update %j is rejected with %s [CHK-01]', async (update, errorCode) => {
  await add(buyer, shopIds.gloves, 1)
  await start(buyer)
  const reply = await buyer('PATCH', '/webstore/checkouts/active', update)
  expect(reply).toMatchObject({ status: errorCode === 'ITEM_NOT_FOUND' ? 404 : 400, body: [{ errorCode }] })
})

test('another delivery method costs its fee and requires the payment again [CHK-01]', async () => {
  await add(buyer, shopIds.gloves, 1)
  await start(buyer)
  await pay(buyer)
  expect((await buyer('PATCH', '/webstore/checkouts/active', { deliveryMethodId: shopIds.express })).status).toBe(202)
  // 19.95 + 1.45 tax + 60.00
  expect((await buyer<Checkout>('GET', '/webstore/checkouts/active')).body.cartSummary).toMatchObject({
    totalChargeAmount: '60.00',
    grandTotalAmount: '81.40',
  })
  expect((await place(buyer)).status).toBe(422)
  await pay(buyer)
  expect((await place(buyer)).status).toBe(201)
})

test('delivery is free from an amount on and with a coupon [CART-09]', async () => {
  await add(buyer, shopIds.hose, 24)
  const free = await start(buyer)
  expect(free.body.cartSummary).toMatchObject({ totalProductAmount: '2051.77', totalChargeAmount: '0.00' })
  await buyer('DELETE', '/webstore/carts/current')
  await add(buyer, shopIds.gloves, 1)
  expect((await buyer('POST', '/webstore/carts/current/cart-coupons', { couponCode: 'SHIP' })).status).toBe(201)
  const couponed = await start(buyer)
  expect(couponed.body.cartSummary).toMatchObject({ totalChargeAmount: '0.00', grandTotalAmount: '21.40' })
  expect(couponed.body.deliveryGroups!.items[0]!.selectedDeliveryMethod).toMatchObject({
    shippingFee: '25.00',
    adjustedShippingFee: '0.00',
    totalAdjustmentAmount: '-25.00',
  })
})

test('a price change after the payment blocks the order until the buyer agrees [CHK-06]', async () => {
  await add(buyer, shopIds.gloves, 1)
  await start(buyer)
  await pay(buyer)
  const setPrice = (unitPrice: string) =>
    shop.database.transaction((tx) =>
      savePrices(tx, ids.priceBooks.list, [{ productId: shopIds.gloves, currency: 'USD', unitPrice }]),
    )
  await setPrice('29.95')
  expect(await place(buyer)).toMatchObject({
    status: 409,
    body: [{ errorCode: 'CHECKOUT_CONFLICT', message: expect.stringContaining('from 46.40 to 57.12') }],
  })
  expect((await buyer<Checkout>('GET', '/webstore/checkouts/active')).body.cartSummary?.grandTotalAmount).toBe('57.12')
  await pay(buyer)
  expect((await place(buyer)).status).toBe(201)
  await setPrice('19.95')
})

test('an order of more than the stock takes nothing, and returns INSUFFICIENT_INVENTORY [CHK-06] [CHK-07]', async () => {
  await shop.database.transaction((tx) =>
    upsertInventoryLevels(tx, [{ productId: shopIds.rare, locationId: ids.locations.main, onHand: '1' }]),
  )
  await add(buyer, shopIds.hose, 2)
  await add(buyer, shopIds.rare, 2)
  await start(buyer)
  await pay(buyer)
  const hoseStock = await stockOf(shopIds.hose)
  expect(
    await buyer('POST', '/webstore/checkouts/active/orders/actions', { actions: [{ action: 'prepare' }] }),
  ).toMatchObject({
    status: 412,
    body: { actions: [{ status: 'Error', errors: [{ type: 'INSUFFICIENT_INVENTORY' }] }] },
  })
  expect(await place(buyer)).toMatchObject({
    status: 412,
    body: {
      orderReferenceNumber: null,
      errors: [{ type: 'INSUFFICIENT_INVENTORY', message: 'There is not enough of Rare valve left for this order.' }],
    },
  })
  expect([await stockOf(shopIds.hose), await stockOf(shopIds.rare)]).toEqual([hoseStock, '1'])
  expect((await buyer('GET', '/webstore/checkouts/active')).status).toBe(200)
})

test('a tax-exempt buyer pays no tax [CART-09]', async () => {
  const plant = await shop.buyer(PLANT_BUYER)
  await plant('DELETE', '/webstore/carts/current')
  await add(plant, shopIds.gloves, 2)
  expect((await start(plant)).body.cartSummary).toMatchObject({ totalTaxAmount: '0.00', grandTotalAmount: '64.90' })
})

test('checkouts and orders of others are not found [ROLE-06]', async () => {
  const plant = await shop.buyer(PLANT_BUYER)
  await add(buyer, shopIds.gloves, 1)
  const { checkoutId } = (await start(buyer)).body
  for (const call of [
    plant('GET', `/webstore/checkouts/${checkoutId}`),
    plant('POST', `/webstore/checkouts/${checkoutId}/orders`),
    shop.guest()('DELETE', `/webstore/checkouts/${checkoutId}`),
  ]) {
    expect(await call).toMatchObject({ status: 404, body: [{ errorCode: 'MISSING_RECORD' }] })
  }
  expect(
    await plant('PUT', '/webstore/checkouts', {
      cartId: (await buyer<CartSummary>('GET', '/webstore/carts/current')).body.cartId,
    }),
  ).toMatchObject({ status: 400, body: [{ errorCode: 'INSUFFICIENT_ACCESS_OR_READONLY' }] })
  expect(await start(buyer, { deliveryAddressInput: { id: shopIds.plantAddress } })).toMatchObject({
    status: 404,
    body: [{ errorCode: 'ITEM_NOT_FOUND' }],
  })
  expect(
    await buyer('POST', '/webstore/checkouts/active/payments', {
      requestType: 'SimplePurchaseOrder',
      paymentToken: 'PO',
      billingAddress: { id: shopIds.plantAddress },
    }),
  ).toMatchObject({ status: 404, body: [{ errorCode: 'ITEM_NOT_FOUND' }] })
  await pay(buyer)
  const { orderSummaryId, orderReferenceNumber } = (await place(buyer)).body
  for (const name of [orderSummaryId, orderReferenceNumber]) {
    expect(
      (await plant('POST', '/webstore/order-summaries/actions/lookup', { orderSummaryIdOrRefNumber: name })).status,
    ).toBe(404)
  }
  const plantOrders = await plant<OrderSummaryCollection>('GET', '/webstore/order-summaries')
  expect(plantOrders.body.orderSummaries.map((row) => row.orderSummaryId)).not.toContain(orderSummaryId)
  expect((await shop.guest()('GET', '/webstore/order-summaries')).status).toBe(401)
  const stationOrders = await buyer<OrderSummaryCollection>(
    'GET',
    `/webstore/order-summaries?effectiveAccountId=${shopIds.station}`,
  )
  expect(stationOrders.body.count).toBe(0)
})

test('a guest orders with contact and address, and finds the order by e-mail [CHK-09]', async () => {
  const guest = shop.guest()
  await add(guest, shopIds.gloves, 2)
  await start(guest, {})
  expect(await place(guest)).toMatchObject({
    status: 412,
    body: { errors: [{ type: '/commerce/errors/missing-contact' }] },
  })
  const contactInfo = { firstName: 'Ada', lastName: 'Guest', email: 'Ada@guest.example' }
  expect(
    (
      await guest('PATCH', '/webstore/checkouts/active', {
        contactInfo,
        deliveryAddress: { ...ELM_STREET, region: 'nc', country: 'us' },
      })
    ).status,
  ).toBe(202)
  // 39.90 + 2.89 tax + 25.00
  expect((await guest<Checkout>('GET', '/webstore/checkouts/active')).body).toMatchObject({
    contactInfo,
    cartSummary: { totalTaxAmount: '2.89', grandTotalAmount: '67.79' },
  })
  expect(await pay(guest)).toMatchObject({
    status: 422,
    body: {
      salesforceResultCode: 'ValidationError',
      errors: [{ message: 'Guests have no account to be invoiced. Pay by card, or sign in.' }],
    },
  })
  expect((await payByCard(guest)).status).toBe(201)
  const { orderReferenceNumber } = (await place(guest)).body
  const lookUp = (email?: string, name = orderReferenceNumber) =>
    guest<OrderDetail>('POST', '/webstore/order-summaries/actions/lookup', { orderSummaryIdOrRefNumber: name, email })
  expect(await lookUp('ada@guest.example')).toMatchObject({
    status: 201,
    body: { owner: { email: 'Ada@guest.example', lastName: 'Guest' } },
  })
  expect((await lookUp('eve@guest.example')).status).toBe(404)
  const sequentialNumber = (await lookUp('ada@guest.example')).body.fields['OrderNumber']?.text ?? ''
  expect(sequentialNumber).toMatch(/^\d{8}$/)
  expect((await lookUp('ada@guest.example', sequentialNumber)).status).toBe(404)
  expect((await lookUp()).status).toBe(401)
})

test('a withdrawn product blocks the order with an error [CHK-01]', async () => {
  await add(buyer, ids.product('CO-1'), 1)
  await start(buyer)
  await shop.database.transaction((tx) =>
    saveProducts(tx, [{ sku: 'CO-1', name: 'County only nozzle', isActive: false, categoryIds: [] }]),
  )
  expect(await buyer<Checkout>('GET', '/webstore/checkouts/active')).toMatchObject({
    status: 422,
    body: { errors: [{ type: '/commerce/errors/cart-failure' }] },
  })
  const { body } = await buyer<CartItemCollection>('GET', '/webstore/carts/current/cart-items')
  expect(body).toMatchObject({
    hasErrors: true,
    cartItems: [{ status: 'Error', cartItem: { name: 'County only nozzle', totalPrice: '0.00' } }],
  })
})

const GUEST = { contactInfo: { lastName: 'Guest', email: 'guest@guest.example' }, deliveryAddress: ELM_STREET }

test('the last units are sold to the first buyer [CHK-06]', async () => {
  const [first, second] = [shop.guest(), shop.guest()]
  await shop.database.transaction((tx) =>
    upsertInventoryLevels(
      tx,
      [shopIds.main, ids.locations.west].map((locationId) => ({ productId: shopIds.rare, locationId, onHand: '1' })),
    ),
  )
  for (const guest of [first, second]) {
    await add(guest, shopIds.rare, 2)
    await start(guest, {})
    await guest('PATCH', '/webstore/checkouts/active', GUEST)
    await payByCard(guest)
  }
  expect((await first('POST', '/webstore/checkouts/active/orders')).status).toBe(201)
  expect((await second('POST', '/webstore/checkouts/active/orders')).status).toBe(412)
})

test('a new cart is not confused with the order before it [CHK-06]', async () => {
  await add(buyer, shopIds.gloves, 1)
  await start(buyer)
  await pay(buyer)
  expect((await place(buyer)).status).toBe(201)
  await add(buyer, shopIds.gloves, 1)
  expect(await place(buyer)).toMatchObject({ status: 404, body: [{ errorCode: 'MISSING_RECORD' }] })
})

test('custom fields of a checkout are stored [CHK-01]', async () => {
  await add(buyer, shopIds.gloves, 1)
  expect((await start(buyer, { customFields: [{ Project__c: 'Station 4' }] })).body.customFields).toEqual([
    { Project__c: 'Station 4' },
  ])
  expect((await start(buyer, {})).body.customFields).toEqual([{ Project__c: 'Station 4' }])
  expect(
    (await buyer<Checkout>('PATCH', '/webstore/checkouts/active', { customFields: [{ Project__c: null }] })).body
      .customFields,
  ).toEqual([{ Project__c: null }])
  expect((await start(buyer, { customFields: [1] })).body.customFields).toEqual([1])
  expect(await buyer('PATCH', '/webstore/checkouts/active', { customFields: ['x'.repeat(10_001)] })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT' }],
  })
  expect(
    (await buyer<Checkout>('PATCH', '/webstore/checkouts/active', { contactInfo: { email: 'ada@county.example' } }))
      .body,
  ).toMatchObject({ customFields: [1], contactInfo: { email: 'ada@county.example' } })
})

test('an item that is added after the payment is not charged unnoticed [CHK-06]', async () => {
  await add(buyer, shopIds.gloves, 1)
  await start(buyer)
  await pay(buyer)
  await add(buyer, shopIds.gloves, 1)
  expect(await place(buyer)).toMatchObject({ status: 409, body: [{ errorCode: 'CHECKOUT_CONFLICT' }] })
})
