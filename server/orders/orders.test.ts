import { eq, sql } from 'drizzle-orm'
import type { CartItem } from '@hydrant/contract/shop/cart-item.ts'
import type { Checkout, CheckoutCoupon, CheckoutOrder } from '@hydrant/contract/shop/checkout.ts'
import type { DeliveryGroup } from '@hydrant/contract/shop/delivery.ts'
import type {
  OrderAdjustmentAggregates,
  OrderDetail,
  OrderSummaryCollection,
  OrderSummaryRow,
} from '@hydrant/contract/shop/order.ts'
import type {
  OrderDeliveryGroupCollection,
  OrderItemSummaryCollection,
  OrderToCartResult,
} from '@hydrant/contract/shop/order-summary.ts'
import { cart } from '@hydrant/database/schema/cart.ts'
import { orderSummary } from '@hydrant/database/schema/orders.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { decimal, sum } from '@hydrant/kernel/money/decimal.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveProducts } from '../catalogue/service.ts'
import { ids } from '../testing/test-catalogue.ts'
import {
  PLANT_BUYER,
  type TestClient,
  openPurchaseTestShop,
  payByCard,
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
  await set({})
  await buyer('DELETE', '/webstore/carts/current')
})

const set = (settings: object, rest: object = {}) =>
  shop.database.transaction((tx) =>
    tx.update(webstore).set({ settings: { payments: { cardGateway: 'test' }, ...settings }, ...rest }),
  )
const add = async (productId: string, quantity: number, rest: object = {}) =>
  (
    await buyer<CartItem>('POST', '/webstore/carts/current/cart-items', {
      productId,
      quantity,
      type: 'Product',
      ...rest,
    })
  ).body
const start = () =>
  buyer<Checkout>('PUT', '/webstore/checkouts', {
    cartId: 'active',
    deliveryAddressInput: { shouldUseDefaultAddress: true },
  })
const pay = (caller: TestClient = buyer) =>
  caller('POST', '/webstore/checkouts/active/payments', { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-1' })
const place = (caller: TestClient = buyer) => caller<CheckoutOrder>('POST', '/webstore/checkouts/active/orders')
const lookUp = async (id: string | undefined) =>
  (await buyer<OrderDetail>('GET', `/webstore/order-summaries/actions/lookup?orderSummaryIdOrRefNumber=${id}`)).body
const order = async (productId: string = shopIds.gloves) => {
  await add(productId, 1)
  await start()
  await pay()
  return (await place()).body
}

test('an order has several deliveries, each with its lines, its method, its fee and its gift [CHK-08]', async () => {
  await set({ splitShipmentEnabled: true, isGiftingEnabled: true, isGiftMessageEnabled: true })
  await add(shopIds.hose, 2)
  const elsewhere = {
    name: 'Far Station',
    street: '5 Far St',
    city: 'Austin',
    region: 'TX',
    postalCode: '73301',
    country: 'US',
  }
  const made = await buyer<DeliveryGroup>('POST', '/webstore/carts/current/delivery-groups', {
    name: 'Station 7',
    deliveryAddress: elsewhere,
    isGift: true,
    giftMessage: 'Well done',
    giftToName: 'Engine 7',
  })
  expect(made.status).toBe(201)
  await add(shopIds.gloves, 3, { cartDeliveryGroupId: made.body.id })
  const started = await start()
  expect(started.body.deliveryGroups).toMatchObject({
    count: 2,
    items: [
      { isDefault: true, deliveryAddress: { addressId: shopIds.address } },
      { id: made.body.id, isGift: true, giftMessage: 'Well done', selectedDeliveryMethod: { name: 'Ground' } },
    ],
  })
  expect(
    (
      await buyer('PATCH', `/webstore/carts/current/delivery-groups/${made.body.id}`, {
        deliveryMethodId: shopIds.express,
        shippingInstructions: 'Back door',
      })
    ).status,
  ).toBe(200)
  await pay()
  const { orderSummaryId } = (await place()).body
  const placed = await lookUp(orderSummaryId)
  expect(placed.deliveryGroups).toMatchObject([
    {
      deliveryMethod: { name: 'Ground' },
      fields: {
        DeliverToStreet: { text: '1 Main St' },
        TotalAdjustedDeliveryAmount: { text: '25.00' },
        IsGift: { text: 'false' },
      },
      lineItems: [{ product: { id: shopIds.hose } }],
    },
    {
      id: made.body.id,
      deliveryMethod: { name: 'Express' },
      fields: {
        Name: { text: 'Station 7' },
        DeliverToState: { text: 'TX' },
        TotalAdjustedDeliveryAmount: { text: '60.00' },
        IsGift: { text: 'true' },
        GiftMessage: { text: 'Well done' },
        GiftToName: { text: 'Engine 7' },
        ShippingInstructions: { text: 'Back door' },
      },
      lineItems: [{ product: { id: shopIds.gloves } }],
    },
  ])
  const items = placed.deliveryGroups.flatMap(({ lineItems }) => lineItems)
  const fees = placed.deliveryGroups.map(({ fields }) => decimal(fields['TotalAdjustedDeliveryAmount']!.text!))
  expect(sum([...items.map(({ fields }) => decimal(fields['TotalAmount']!.text!)), ...fees]).toFixed(2)).toBe(
    placed.fields['GrandTotalAmount']!.text,
  )
})

test('a group without address or method blocks the order [CHK-08]', async () => {
  await set({ splitShipmentEnabled: true })
  await add(shopIds.hose, 1)
  const { body: group } = await buyer<DeliveryGroup>('POST', '/webstore/carts/current/delivery-groups', {
    name: 'Somewhere',
  })
  await add(shopIds.gloves, 1, { cartDeliveryGroupId: group.id })
  await start()
  await pay()
  expect(await place()).toMatchObject({
    status: 422,
    body: { errors: [{ type: '/commerce/errors/shipping-failure', message: 'Choose a delivery address first.' }] },
  })
  expect(
    await buyer('PATCH', `/webstore/carts/current/delivery-groups/${group.id}`, {
      deliveryAddress: { name: 'Ada', street: '1 Rue', city: 'Lyon', postalCode: '69001', country: 'FR' },
    }),
  ).toMatchObject({ status: 400, body: [{ message: 'We do not deliver to this country.' }] })
  expect(await place()).toMatchObject({
    status: 422,
    body: { errors: [{ type: '/commerce/errors/shipping-failure', message: 'Choose a delivery address first.' }] },
  })
})

test('prices that contain their tax are charged once [CART-09] [CHK-06]', async () => {
  await set({}, { taxType: 'Gross' })
  await add(shopIds.gloves, 3)
  const started = await start()
  const { totalTaxAmount, grandTotalAmount } = started.body.cartSummary!
  expect(grandTotalAmount).toBe('84.85')
  await pay()
  const placed = await lookUp((await place()).body.orderSummaryId)
  expect(placed.fields).toMatchObject({
    TaxLocaleType: { text: 'Gross' },
    GrandTotalAmount: { text: '84.85' },
    TotalTaxAmount: { text: totalTaxAmount },
  })
  expect(placed.deliveryGroups[0]!.lineItems[0]!.fields).toMatchObject({
    TotalPrice: { text: '59.85' },
    TotalAmount: { text: '59.85' },
    TotalTaxAmount: { text: totalTaxAmount },
  })
  await set({}, { taxType: 'Net' })
})

test('a coupon is applied to a checkout and removed, in either spelling [CHK-01]', async () => {
  await add(shopIds.hose, 3)
  await start()
  await pay()
  const coupons = '/webstore/checkouts/active/coupons'
  const applied = await buyer<CheckoutCoupon>('POST', coupons, { couponCode: 'TEN' })
  expect(applied).toMatchObject({ status: 201, body: { cartCouponIds: [expect.stringMatching(/^0c6/)], errors: [] } })
  expect((await buyer<Checkout>('GET', '/webstore/checkouts/active')).body.cartSummary).toMatchObject({
    totalCartLevelAdjustmentAmount: '-27.00',
  })
  expect(await buyer('POST', coupons, { couponCodes: ['TEN'] })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'ALREADY_APPLIED' }],
  })
  expect(await buyer('POST', coupons, { couponCodes: ['NEVER'] })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT' }],
  })
  for (const body of [{}, { couponCode: 'A', couponCodes: ['B'] }, { couponCodes: ['A', 'B'] }]) {
    expect(await buyer('POST', coupons, body)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_API_INPUT' }],
    })
  }
  const [id] = applied.body.cartCouponIds
  expect((await buyer('DELETE', `${coupons}/${id}`)).status).toBe(204)
  expect(await buyer('DELETE', `${coupons}/${id}`)).toMatchObject({
    status: 404,
    body: [{ errorCode: 'ITEM_NOT_FOUND' }],
  })
  expect((await buyer('POST', coupons, { couponCodes: ['ten'] })).status).toBe(201)
  expect((await place()).status).toBe(201)
  expect(await buyer('POST', coupons, { couponCode: 'TEN' })).toMatchObject({
    status: 404,
    body: [{ errorCode: 'MISSING_RECORD' }],
  })
})

test('prepared stock is reserved until the checkout is deleted or ordered [CHK-05] [CART-05]', async () => {
  const plant = await shop.buyer(PLANT_BUYER)
  await plant('POST', '/webstore/carts/current/cart-items', { productId: shopIds.rare, quantity: 3, type: 'Product' })
  await plant('PUT', '/webstore/checkouts', {
    cartId: 'active',
    deliveryAddressInput: { shouldUseDefaultAddress: true },
  })
  await pay(plant)
  await add(shopIds.rare, 2)
  await start()
  const prepare = (caller: TestClient) =>
    caller('POST', '/webstore/checkouts/active/orders/actions', { actions: [{ action: 'prepare' }] })
  expect(await prepare(buyer)).toMatchObject({
    status: 201,
    body: { actions: [{ action: 'prepare', status: 'Success', errors: [] }] },
  })
  expect((await prepare(buyer)).status).toBe(201)
  expect(await prepare(plant)).toMatchObject({
    status: 412,
    body: { actions: [{ status: 'Error', errors: [{ type: 'INSUFFICIENT_INVENTORY' }] }] },
  })
  expect((await place(plant)).status).toBe(412)
  expect((await buyer('DELETE', '/webstore/checkouts/active')).status).toBe(204)
  expect((await prepare(plant)).status).toBe(201)
  const submitted = await plant<{ actions: Array<{ orderReferenceNumber: string }> }>(
    'POST',
    '/webstore/checkouts/active/orders/actions',
    { actions: [{ action: 'submit', parameters: {} }] },
  )
  expect(submitted).toMatchObject({
    status: 201,
    body: {
      actions: [
        {
          action: 'submit',
          status: 'Success',
          orderReferenceNumber: expect.stringMatching(/^(?:[0-9A-Z]{5}-){3}[0-9A-Z]{5}$/),
        },
      ],
    },
  })
})

test.each([
  { actions: [] },
  { actions: [{ action: 'cancel' }] },
  {},
  { actions: [{ action: 'prepare' }, { action: 'submit' }] },
])('the actions %j are rejected [CHK-05]', async (body) => {
  expect(await buyer('POST', '/webstore/checkouts/active/orders/actions', body)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT' }],
  })
})

test('an order has as many lines as its cart [CHK-06]', async () => {
  const line = await add(shopIds.gloves, 1)
  // The same product with different terms: one line each, more than one statement takes.
  await shop.database.transaction((tx) =>
    tx.execute(sql`
      insert into cart_item (id, cart_id, product_id, delivery_group_id, subscription_term, name, quantity, list_price, total_list_price, total_sales_price)
      select 'line ' || number, cart_id, product_id, delivery_group_id, number, name, quantity, list_price, total_list_price, total_sales_price
      from cart_item, generate_series(1, 4499) number where id = ${line.cartItemId}`),
  )
  await shop.database.transaction((tx) => tx.update(cart).set({ pricedFor: null }).where(eq(cart.id, line.cartId)))
  await start()
  await pay()
  const placed = await place()
  expect(placed).toMatchObject({ status: 201, body: { errors: [] } })
  const { deliveryGroups, fields } = await lookUp(placed.body.orderSummaryId)
  expect(deliveryGroups[0]?.lineItems).toHaveLength(4500)
  expect(fields['TotalProductAmount']?.text).toBe('89775.00')
})

test('orders are listed by pages and dates, with the requested fields [CHK-01]', async () => {
  const placed = [await order(), await order(), await order(shopIds.hose)].map(({ orderSummaryId }) => orderSummaryId)
  const list = (query: string) => buyer<OrderSummaryCollection>('GET', `/webstore/order-summaries?${query}`)
  const first = await list('pageSize=2&fields=Status,GrandTotalAmount')
  expect(first.body.orderSummaries.map(({ orderSummaryId }) => orderSummaryId)).toEqual([placed[2], placed[1]])
  expect(Object.keys(first.body.orderSummaries[0]!.fields).toSorted()).toEqual(['GrandTotalAmount', 'Status'])
  expect(first.body).toMatchObject({
    count: 2,
    previousPageToken: null,
    orderSummaries: [
      { status: 'Created', currencyIsoCode: 'USD', adjustmentAggregates: { totalAdjustmentAmount: '0.00' } },
      {},
    ],
  })
  const second = await list(`pageToken=${encodeURIComponent(first.body.nextPageToken!)}`)
  expect(second.body.orderSummaries[0]!.orderSummaryId).toBe(placed[0])
  expect((await buyer<OrderSummaryCollection>('GET', first.body.nextPageUrl!)).body.orderSummaries).toHaveLength(2)
  const middle = new Date(Date.UTC(2030, 0, 15, 12))
  await shop.database.transaction((tx) =>
    tx.update(orderSummary).set({ orderedAt: middle }).where(eq(orderSummary.id, placed[1]!)),
  )
  expect(
    (await list('earliestDate=2030-01-15T07:00:00-05:00')).body.orderSummaries.map(
      ({ orderSummaryId }) => orderSummaryId,
    ),
  ).toEqual([placed[1]])
  expect((await list('earliestDate=2030-01-01&latestDate=2030-01-15T11:59:59Z')).body.count).toBe(0)
  for (const query of ['earliestDate=yesterday', 'pageToken=xyz', 'pageSize=0', 'pageSize=101']) {
    expect(await list(query)).toMatchObject({ status: 400, body: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' }] })
  }
})

test('orders are searched by number, purchase order, person and lines, and by status [CHK-24]', async () => {
  const { orderSummaryId } = await order(shopIds.hose)
  await shop.database.transaction((tx) =>
    tx
      .update(orderSummary)
      .set({ ownerName: 'Ada 100%', purchaseOrderNumber: 'PO_7x', status: 'On Hold' })
      .where(eq(orderSummary.id, orderSummaryId!)),
  )
  const list = (query: string) => buyer<OrderSummaryCollection>('GET', `/webstore/order-summaries?${query}`)
  const all = (await list('pageSize=100')).body.orderSummaries
  const number = all.find((row) => row.orderSummaryId === orderSummaryId)!.orderNumber
  for (const term of [number, 'ada%20100%25', 'po_7X', 'th-1'])
    expect((await list(`pageSize=100&searchTerm=${term}`)).body.orderSummaries, term).toContainEqual(
      expect.objectContaining({ orderSummaryId }),
    )
  for (const query of ['searchTerm=ada_100', 'searchTerm=PO_7x&status=Fulfilled', 'searchTerm=a%00'])
    expect((await list(query)).body.orderSummaries ?? [], query).toEqual([])
  expect((await list('status=On%20Hold')).body.count).toBe(1)
  for (const query of ['status=Lost', `searchTerm=${'x'.repeat(101)}`])
    expect((await list(query)).status, query).toBe(400)
})

test('only the buyer’s own orders are listed on request [ROLE-06]', async () => {
  const { orderSummaryId } = await order()
  await shop.database.transaction((tx) =>
    tx.update(orderSummary).set({ ownerId: '005000000000001AAA' }).where(eq(orderSummary.id, orderSummaryId!)),
  )
  const idsOf = async (query: string) =>
    (
      await buyer<OrderSummaryCollection>('GET', `/webstore/order-summaries?pageSize=100${query}`)
    ).body.orderSummaries.map((row) => row.orderSummaryId)
  expect(await idsOf('')).toContain(orderSummaryId)
  expect(await idsOf('&ownerScoped=true')).not.toContain(orderSummaryId)
  expect(await idsOf('&ownerScope=My')).not.toContain(orderSummaryId)
})

test('a guest finds an order by its phone number in the URL, and by no other [CHK-09] [CHK-22]', async () => {
  const guest = shop.guest()
  await guest('POST', '/webstore/carts/current/cart-items', { productId: shopIds.gloves, quantity: 1, type: 'Product' })
  await guest('PUT', '/webstore/checkouts', { cartId: 'active' })
  const contactInfo = { lastName: 'Guest', email: 'g@guest.example', phoneNumber: '(919) 555-0100' }
  await guest('PATCH', '/webstore/checkouts/active', {
    contactInfo,
    deliveryAddress: {
      name: 'Ada Guest',
      street: '2 Elm St',
      city: 'Raleigh',
      region: 'NC',
      postalCode: '27601',
      country: 'US',
    },
  })
  await payByCard(guest)
  const { orderReferenceNumber } = (await place(guest)).body
  const find = (query: string) =>
    shop.guest()<OrderDetail>(
      'GET',
      `/webstore/order-summaries/actions/lookup?orderSummaryIdOrRefNumber=${orderReferenceNumber}${query}`,
    )
  expect(await find('&phone=919-555-0100&fields=PaymentMethod')).toMatchObject({
    status: 200,
    body: {
      orderNumber: orderReferenceNumber,
      fields: { PaymentMethod: { text: 'Card' } },
      payments: [{ type: 'Card', fields: { CardLastFour: { text: '1111' }, Status: { text: 'Paid' } } }],
    },
  })
  expect((await find('&phone=919-555-0199')).status).toBe(404)
  expect((await find('&email=')).status).toBe(404)
  expect((await find('')).status).toBe(401)
  // Failed guesses delay the next attempt; successful ones were not counted.
  const guesses: number[] = []
  for (let guess = 0; guess < 8; guess += 1) guesses.push((await find(`&email=guess-${guess}@guest.example`)).status)
  expect([guesses[0], guesses.at(-1)]).toEqual([404, 429])
})

test('the amounts of an order add up, with discounts of lines, of the whole order and of the delivery [API-06]', async () => {
  await add(shopIds.hose, 3)
  await start()
  for (const couponCode of ['TEN', 'SHIP']) await buyer('POST', '/webstore/checkouts/active/coupons', { couponCode })
  await pay()
  const { fields, adjustments, payments, deliveryGroups } = await lookUp((await place()).body.orderSummaryId)
  const amount = (name: string) => decimal(fields[name]!.text!)
  const total = (...names: string[]) => sum(names.map(amount)).toFixed(2)
  expect(adjustments.length).toBeGreaterThan(0)
  expect(total('TotalAmount', 'TotalTaxAmount')).toBe(fields['GrandTotalAmount']!.text)
  expect(total('TotalAdjustedProductAmount', 'TotalAdjDistAmount', 'TotalAdjustedDeliveryAmount')).toBe(
    fields['TotalAmount']!.text,
  )
  expect(total('TotalAdjProductAmtWithTax', 'TotalAdjDistAmountWithTax', 'TotalAdjDeliveryAmtWithTax')).toBe(
    fields['GrandTotalAmount']!.text,
  )
  expect(fields).toMatchObject({ TotalAdjDistAmount: { text: '-27.00' }, TotalDeliveryAmount: { text: '25.00' } })
  expect(payments).toMatchObject([
    { paymentMethod: { id: expect.any(String), fields: { PoNumber: { text: 'PO-1' } } } },
  ])
  expect(deliveryGroups).toMatchObject([
    {
      deliveryMethod: {
        fields: {
          Name: { text: 'Ground' },
          AdjustedShippingFee: { text: fields['TotalAdjustedDeliveryAmount']!.text },
        },
      },
      lineItems: [
        {
          product: {
            fields: { Name: { text: 'Attack hose' }, StockKeepingUnit: { text: 'TH-1' } },
            media: { alternativeText: '' },
          },
        },
      ],
    },
  ])
})

test('the parts of an order are read with the requested fields [API-05]', async () => {
  await add(shopIds.gloves, 2)
  await add(shopIds.hose, 1)
  await start()
  await pay()
  const id = (await place()).body.orderSummaryId!
  const path = `/webstore/order-summaries/${id}`
  const summary = await buyer<OrderSummaryRow>('GET', `${path}?fields=OrderSummary.Status,GrandTotalAmount`)
  expect(summary).toMatchObject({
    status: 200,
    body: {
      orderSummaryId: id,
      status: 'Created',
      fields: { 'OrderSummary.Status': { text: 'Created' }, GrandTotalAmount: { dataType: 'Currency' } },
      adjustmentAggregates: { available: true },
    },
  })
  expect(Object.keys((await buyer<OrderSummaryRow>('GET', `${path}?fields=*`)).body.fields)).toContain('BillingAddress')
  const items = (query: string) => buyer<OrderItemSummaryCollection>('GET', `${path}/items?${query}`)
  const first = await items('pageSize=1&fields=Quantity')
  expect(first).toMatchObject({
    status: 200,
    body: {
      count: 1,
      previousPageToken: null,
      items: [
        {
          orderSummaryId: id,
          fields: { Quantity: { text: '2' } },
          product: {
            productId: shopIds.gloves,
            canViewProduct: true,
            fields: { StockKeepingUnit: { text: 'GL-1' } },
            errorCode: null,
          },
        },
      ],
    },
  })
  expect((await items(`page=${encodeURIComponent(first.body.nextPageToken!)}`)).body.items).toMatchObject([
    { product: { productId: shopIds.hose } },
  ])
  expect((await items('sort=IdDesc')).body.items[0]).toMatchObject({ product: { productId: shopIds.hose } })
  const groups = (await buyer<OrderDeliveryGroupCollection>('GET', `${path}/delivery-groups`)).body.orderDeliveryGroups
  expect(groups).toMatchObject([
    { fields: { DeliverToCity: { text: 'Raleigh' }, 'OrderDeliveryMethod.Name': { text: 'Ground' } } },
  ])
  expect((await items(`orderDeliveryGroupSummaryId=${groups[0]!.orderDeliveryGroupSummaryId}`)).body.count).toBe(2)
  expect(await items('orderDeliveryGroupSummaryId=0a7000000000001AAA')).toMatchObject({
    status: 400,
    body: [
      { errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: expect.stringContaining('orderDeliveryGroupSummaryId') },
    ],
  })
  expect((await items(`fields=${Array.from({ length: 16 }, (_, index) => `F${index}`).join(',')}`)).status).toBe(400)
  expect(await buyer('GET', `${path}/shipments`)).toMatchObject({
    status: 200,
    body: { count: 0, shipments: [], nextPageToken: null },
  })
  expect((await buyer<OrderAdjustmentAggregates>('GET', `${path}/adjustment-aggregates`)).body).toMatchObject({
    available: true,
    totalProductPromotionTotalAmount: '0.00',
    totalDeliveryPromotionTotalAmount: '0.00',
  })
  const submitted = await buyer<{ statusURL: string }>(
    'POST',
    '/webstore/order-summaries/async-actions/adjustment-aggregates',
    { orderSummaryIds: [id] },
  )
  expect((await buyer<OrderSummaryCollection>('GET', submitted.body.statusURL)).body.orderSummaries).toContainEqual(
    expect.objectContaining({ orderSummaryId: id, adjustmentAggregates: expect.objectContaining({ available: true }) }),
  )
  expect(
    await buyer('POST', '/webstore/order-summaries/async-actions/adjustment-aggregates', {
      orderSummaryIds: ['1Os000000000001AAA'],
    }),
  ).toMatchObject({ status: 404, body: [{ message: expect.stringContaining('1Os000000000001AAA') }] })
  const plant = await shop.buyer(PLANT_BUYER)
  for (const part of ['', '/items', '/shipments', '/delivery-groups', '/adjustment-aggregates']) {
    expect(await plant('GET', path + part)).toMatchObject({ status: 404, body: [{ errorCode: 'ITEM_NOT_FOUND' }] })
    expect((await shop.guest()('GET', path + part)).status).toBe(401)
  }
})

test('an order is added to a cart again without its gift wrap, and unavailable products are listed [API-07] [CHK-08]', async () => {
  const { orderSummaryId, orderReferenceNumber } = await order(shopIds.gloves)
  const again = await buyer<OrderToCartResult>('POST', '/webstore/order-summaries/actions/add-order-to-cart', {
    orderSummaryIdOrRefNumber: orderReferenceNumber,
    cartStateOrId: 'current',
  })
  expect(again).toMatchObject({
    status: 201,
    body: {
      cartId: expect.stringMatching(/^0a6/),
      totalSucceededProductCount: 1,
      totalFailedProductCount: 0,
      unaddedProducts: [],
    },
  })
  const product = { sku: 'GL-1', name: 'Gloves', categoryIds: [ids.category('Handline')] }
  await shop.database.transaction((tx) => saveProducts(tx, [{ ...product, isActive: false }]))
  expect(
    await buyer('POST', `/webstore/order-summaries/${orderSummaryId}/actions/add-order-to-cart`, {
      cartStateOrId: again.body.cartId,
    }),
  ).toMatchObject({
    status: 201,
    body: {
      totalSucceededProductCount: 0,
      totalFailedProductCount: 1,
      unaddedProducts: [
        {
          productId: shopIds.gloves,
          productName: 'Gloves',
          productSKU: 'GL-1',
          errorCode: 'ITEM_NOT_FOUND',
          errorMessage: expect.any(String),
        },
      ],
    },
  })
  await shop.database.transaction((tx) => saveProducts(tx, [{ ...product, isActive: true }]))
  await shop.database.transaction((tx) => saveProducts(tx, [{ ...product, purpose: 'GiftWrap' }]))
  expect(
    await buyer('POST', `/webstore/order-summaries/${orderSummaryId}/actions/add-order-to-cart`, {
      cartStateOrId: again.body.cartId,
    }),
  ).toMatchObject({
    status: 201,
    body: { totalSucceededProductCount: 0, totalFailedProductCount: 0, unaddedProducts: [] },
  })
  await shop.database.transaction((tx) => saveProducts(tx, [{ ...product, purpose: null }]))
  const guest = shop.guest()
  const asGuest = (verification?: object) =>
    guest('POST', '/webstore/order-summaries/actions/add-order-to-cart', {
      orderSummaryIdOrRefNumber: orderReferenceNumber,
      cartStateOrId: 'current',
      verification,
    })
  expect(await asGuest()).toMatchObject({ status: 401, body: [{ errorCode: 'GUEST_INSUFFICIENT_ACCESS' }] })
  expect((await asGuest({ email: 'buyer@county.example' })).status).toBe(404)
})
