import type { ShopEvents } from '@hydrant/contract/admin/events.ts'
import type { OrderFulfillment } from '@hydrant/contract/admin/fulfillment.ts'
import type { MailWithContent, ShopMails } from '@hydrant/contract/admin/mails.ts'
import type { CheckoutOrder } from '@hydrant/contract/shop/checkout.ts'
import type { OrderDetail, OrderShipmentDetail } from '@hydrant/contract/shop/order.ts'
import type { OrderShipmentCollection } from '@hydrant/contract/shop/order-summary.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN, createStaffUsers } from '../../testing/client-identities.ts'
import { DATA } from '../../records/testing/record-client.ts'
import { PASSWORD } from '../../testing/test-catalogue.ts'
import {
  openPurchaseTestShop,
  type PurchaseTestShop,
  shopIds,
  type TestClient,
} from '../../testing/purchase-test-shop.ts'

let shop: PurchaseTestShop
let buyer: TestClient
let staff: TestClient
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  await createStaffUsers(shop)
  buyer = await shop.buyer()
  staff = await shop.buyer(ADMIN)
})
afterAll(() => shop.close())

const FULFILLMENT_ORDERS = '/services/data/v65.0/commerce/fulfillment/fulfillment-orders'

/** Places an order of 5 pairs of gloves and 2 hoses, and returns it as staff see it. */
async function placeOrder(): Promise<OrderFulfillment> {
  for (const [productId, quantity] of [
    [shopIds.gloves, 5],
    [shopIds.hose, 2],
  ])
    await buyer('POST', '/webstore/carts/current/cart-items', { productId, quantity, type: 'Product' })
  await buyer('PUT', '/webstore/checkouts', {
    cartId: 'active',
    deliveryAddressInput: { shouldUseDefaultAddress: true },
  })
  await buyer('POST', '/webstore/checkouts/active/payments', {
    requestType: 'SimplePurchaseOrder',
    paymentToken: 'PO-1',
  })
  const placed = await buyer<CheckoutOrder>('POST', '/webstore/checkouts/active/orders')
  return readProgress(placed.body.orderSummaryId ?? '')
}
const readProgress = async (id: string) =>
  (await staff<OrderFulfillment>('GET', `/admin/orders/${id}/fulfillment`)).body
const lookUp = async (id: string) =>
  (await buyer<OrderDetail>('GET', `/webstore/order-summaries/actions/lookup?orderSummaryIdOrRefNumber=${id}`)).body

/** Sends quantities of the order's lines, by part number, in one fulfillment order. */
const fulfill = (order: OrderFulfillment, quantities: Readonly<Record<string, number | string>>) =>
  staff<{ fulfillmentOrderIds: string[] }>('POST', FULFILLMENT_ORDERS, {
    orderSummaryId: order.orderSummaryId,
    orderDeliveryGroupSummaryId: order.items[0]?.orderDeliveryGroupSummaryId,
    fulfillmentGroups: [
      {
        fulfilledFromLocationId: shopIds.main,
        orderItemSummaries: Object.entries(quantities).map(([sku, quantity]) => ({
          orderItemSummaryId: order.items.find((item) => item.sku === sku)?.orderItemSummaryId ?? sku,
          quantity,
        })),
      },
    ],
  })
const ship = (id: string | undefined, details: object = {}) =>
  staff<OrderShipmentDetail>('POST', `/admin/fulfillment-orders/${id}/actions/ship`, { carrier: 'UPS', ...details })
const quantitiesOf = ({ items }: OrderFulfillment) =>
  Object.fromEntries(
    items.map(({ sku, quantityInProcess, quantityFulfilled, quantityAvailableToFulfill }) => [
      sku,
      [quantityInProcess, quantityFulfilled, quantityAvailableToFulfill],
    ]),
  )

test('an order is shipped in two parts, and says after each how far it is, in one mail each [FUL-02] [FUL-04] [MAIL-09]', async () => {
  const order = await placeOrder()
  expect(order.status).toBe('Created')
  const first = await fulfill(order, { 'GL-1': 3 })
  expect(first).toMatchObject({ status: 201, body: { success: true, errors: [] } })
  const waiting = await readProgress(order.orderSummaryId)
  expect(waiting.status).toBe('Waiting to Fulfill')
  expect(quantitiesOf(waiting)).toEqual({ 'GL-1': ['3', '0', '2'], 'TH-1': ['0', '0', '2'] })

  const shipped = await ship(first.body.fulfillmentOrderIds[0], {
    trackingNumber: '1Z-7',
    trackingUrl: 'https://carrier.example/1Z-7',
    expectedDeliveryDate: '2030-01-02T00:00:00Z',
  })
  expect(shipped).toMatchObject({
    status: 201,
    body: {
      carrier: 'UPS',
      trackingNumber: '1Z-7',
      trackingUrl: 'https://carrier.example/1Z-7',
      items: [{ sku: 'GL-1', quantity: '3' }],
    },
  })
  expect((await lookUp(order.orderSummaryId)).shipments).toEqual([shipped.body])
  expect((await readProgress(order.orderSummaryId)).status).toBe('Partially Fulfilled')

  const rest = await fulfill(order, { 'GL-1': '2', 'TH-1': 2 })
  await ship(rest.body.fulfillmentOrderIds[0])
  const done = await readProgress(order.orderSummaryId)
  expect(done.status).toBe('Fulfilled')
  expect(quantitiesOf(done)).toEqual({ 'GL-1': ['0', '5', '0'], 'TH-1': ['0', '2', '0'] })
  const list = await buyer<OrderShipmentCollection>(
    'GET',
    `/webstore/order-summaries/${order.orderSummaryId}/shipments?sortOrder=ExpectedDeliveryDateDesc`,
  )
  expect(list.body).toMatchObject({
    count: 2,
    shipments: [
      {
        shipmentNumber: shipped.body.shipmentNumber,
        orderSummaryId: order.orderSummaryId,
        status: 'Shipped',
        expectedDeliveryDate: '2030-01-02T00:00:00Z',
        fields: { Provider: { text: 'UPS' }, TrackingNumber: { text: '1Z-7' } },
      },
      { expectedDeliveryDate: null },
    ],
  })
  const mails = (await staff<ShopMails>('GET', '/admin/mails')).body.mails.filter(({ kind }) => kind === 'OrderShipped')
  expect(mails.map(({ recordId }) => recordId)).toEqual(
    list.body.shipments.map(({ shipmentId }) => shipmentId).toSorted(),
  )
  const mail = mails.find(({ recordId }) => recordId === shipped.body.shipmentId)
  const { content } = (await staff<MailWithContent>('GET', `/admin/mails/${mail?.position}`)).body
  expect(content?.subject).toMatch(/order \d+ is on its way$/)
  for (const text of ['GL-1', 'UPS', '1Z-7', '<https://carrier.example/1Z-7>', `/orders/${order.orderSummaryId}>`])
    expect(content?.text).toContain(text)
  expect(content?.text).not.toContain('TH-1')
  const events = (await staff<ShopEvents>('GET', '/admin/events')).body.events.filter(
    ({ recordId, type }) => recordId === order.orderSummaryId && type === 'OrderShipped',
  )
  expect(events.map(({ payload }) => payload)).toMatchObject([
    {
      orderNumber: order.orderNumber,
      status: 'Partially Fulfilled',
      trackingNumber: '1Z-7',
      items: [{ sku: 'GL-1', quantity: '3' }],
    },
    { status: 'Fulfilled', trackingNumber: null, items: [{ sku: 'GL-1' }, { sku: 'TH-1' }] },
  ])
})

test('no more than is left is sent, also by two at once, and a wrong line stores nothing [FUL-01] [FUL-10]', async () => {
  const order = await placeOrder()
  const replies = await Promise.all([fulfill(order, { 'GL-1': 4 }), fulfill(order, { 'GL-1': 4 })])
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 400])
  expect(replies.find(({ status }) => status === 400)?.body).toEqual([
    { errorCode: 'INVALID_OPERATION', message: 'GL-1: only 1 are left to be sent.' },
  ])
  const other = await placeOrder()
  const wrongRequests: ReadonlyArray<Readonly<Record<string, number>>> = [
    { 'TH-1': 1, 'GL-1': 6 },
    { 'TH-1': 1, '10u000000000001AAA': 1 },
    { 'TH-1': 1, 'GL-1': 0 },
    { 'TH-1': 1, 'GL-1': 0.5 },
  ]
  for (const quantities of wrongRequests) expect((await fulfill(other, quantities)).status).toBe(400)
  expect((await fulfill({ ...other, orderSummaryId: order.orderSummaryId }, { 'TH-1': 1 })).body).toMatchObject([
    { message: expect.stringContaining('has no delivery') },
  ])
  expect((await readProgress(other.orderSummaryId)).fulfillmentOrders).toEqual([])
})

test('what was packed or cancelled is not done again by whoever has not seen it, also when the status stays the same [ADM-10]', async () => {
  const order = await placeOrder()
  await fulfill(order, { 'GL-1': 1 })
  const signedIn = await shop.send<{ token: string }>('POST', '/services/apexrest/auth/login', {
    body: { username: ADMIN, password: PASSWORD },
  })
  const { token } = signedIn.body
  const post = (path: string, tag: string, body: unknown) =>
    shop.send('POST', DATA + path, { token, headers: { 'if-match': tag }, body })
  const { orderSummaryId, items } = order
  const line = items.find(({ sku }) => sku === 'GL-1')
  const item = { orderItemSummaryId: line?.orderItemSummaryId, quantity: 1 }
  const readTag = async () =>
    (await shop.send('GET', `${DATA}/sobjects/OrderSummary/${orderSummaryId}?fields=Id`, { token })).headers.get(
      'etag',
    ) ?? ''
  const pack = (tag: string) =>
    post('/commerce/fulfillment/fulfillment-orders', tag, {
      orderSummaryId,
      orderDeliveryGroupSummaryId: line?.orderDeliveryGroupSummaryId,
      fulfillmentGroups: [{ orderItemSummaries: [item] }],
    })
  const cancel = (tag: string) =>
    post(`/commerce/order-management/order-summaries/${orderSummaryId}/actions/submit-cancel`, tag, {
      changeItems: [{ ...item, reason: 'Discontinued' }],
    })
  const tag = await readTag()
  const replies = await Promise.all([pack(tag), pack(tag)])
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 412])
  expect(await cancel(tag)).toMatchObject({ status: 412, body: [{ errorCode: 'PRECONDITION_FAILED' }] })
  const nextTag = await readTag()
  expect((await cancel(nextTag)).status).toBe(201)
  expect((await cancel(nextTag)).status).toBe(412)
  expect(quantitiesOf(await readProgress(orderSummaryId))['GL-1']).toEqual(['2', '0', '2'])
})

test('a location that does not exist and a tracking page without https are named [FUL-01] [FUL-02]', async () => {
  const order = await placeOrder()
  const wrongLocation = await staff('POST', FULFILLMENT_ORDERS, {
    orderSummaryId: order.orderSummaryId,
    orderDeliveryGroupSummaryId: order.items[0]?.orderDeliveryGroupSummaryId,
    fulfillmentGroups: [
      {
        fulfilledFromLocationId: '131000000000001AAA',
        orderItemSummaries: [{ orderItemSummaryId: order.items[0]?.orderItemSummaryId, quantity: 1 }],
      },
    ],
  })
  expect(wrongLocation).toMatchObject({
    status: 400,
    body: [{ message: expect.stringContaining('131000000000001AAA') }],
  })
  const { body } = await fulfill(order, { 'GL-1': 1 })
  const [id] = body.fulfillmentOrderIds
  for (const trackingUrl of ['javascript:alert(1)', 'http://carrier.example', 'carrier'])
    expect(await ship(id, { trackingUrl })).toMatchObject({
      status: 400,
      body: [{ message: expect.stringContaining('https://') }],
    })
  for (const details of [{ carrier: ' ' }, { expectedDeliveryDate: '2030-02-31T00:00:00Z' }])
    expect((await ship(id, details)).status).toBe(400)
  expect((await readProgress(order.orderSummaryId)).shipments).toEqual([])
})

test('a line that is named twice is sent in the sum of both [FUL-01] [FUL-04]', async () => {
  const order = await placeOrder()
  const [item] = order.items
  const made = await staff<{ fulfillmentOrderIds: string[] }>('POST', FULFILLMENT_ORDERS, {
    orderSummaryId: order.orderSummaryId,
    orderDeliveryGroupSummaryId: item?.orderDeliveryGroupSummaryId,
    fulfillmentGroups: [
      { orderItemSummaries: [1, 2].map((quantity) => ({ orderItemSummaryId: item?.orderItemSummaryId, quantity })) },
    ],
  })
  const shipped = await ship(made.body.fulfillmentOrderIds[0])
  expect(shipped.body.items).toMatchObject([{ sku: item?.sku, quantity: '3' }])
})

test('what is taken out of a fulfillment order can be sent by another, and none is shipped twice [FUL-02] [FUL-03]', async () => {
  const order = await placeOrder()
  const { body } = await fulfill(order, { 'GL-1': 5, 'TH-1': 2 })
  const [id = ''] = body.fulfillmentOrderIds
  const lines = (await readProgress(order.orderSummaryId)).fulfillmentOrders[0]?.lineItems ?? []
  const takeOut = (fulfillmentOrderId: string, quantities: readonly number[]) =>
    staff('POST', `${FULFILLMENT_ORDERS}/${fulfillmentOrderId}/actions/cancel-item`, {
      fulfillmentOrderLineItemsToCancel: quantities.map((quantity, index) => ({
        fulfillmentOrderLineItemId: lines[index]?.fulfillmentOrderLineItemId,
        quantity,
      })),
    })
  expect((await takeOut(id, [6])).status).toBe(400)
  expect((await takeOut(id, [2, 2])).status).toBe(201)
  expect(quantitiesOf(await readProgress(order.orderSummaryId))).toEqual({
    'GL-1': ['3', '0', '2'],
    'TH-1': ['0', '0', '2'],
  })
  const [once, twice] = await Promise.all([ship(id), ship(id)])
  expect([once.status, twice.status].toSorted((one, other) => one - other)).toEqual([201, 400])
  expect(await takeOut(id, [1])).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_OPERATION' }] })

  const second = await placeOrder()
  const made = (await fulfill(second, { 'GL-1': 1 })).body.fulfillmentOrderIds[0] ?? ''
  const [line] = (await readProgress(second.orderSummaryId)).fulfillmentOrders[0]?.lineItems ?? []
  await staff('POST', `${FULFILLMENT_ORDERS}/${made}/actions/cancel-item`, {
    fulfillmentOrderLineItemsToCancel: [
      { fulfillmentOrderLineItemId: line?.fulfillmentOrderLineItemId, quantity: '1' },
    ],
  })
  expect(await readProgress(second.orderSummaryId)).toMatchObject({
    status: 'Created',
    fulfillmentOrders: [{ status: 'Cancelled' }],
  })
  expect((await ship(made)).status).toBe(400)
})
