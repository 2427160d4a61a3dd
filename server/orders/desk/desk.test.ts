import type { OrderActivity } from '@hydrant/contract/admin/order-desk.ts'
import type { ShopMails } from '@hydrant/contract/admin/mails.ts'
import type { Sales } from '@hydrant/contract/admin/statistics.ts'
import type { OrderDetail } from '@hydrant/contract/shop/order.ts'
import { orderSummary } from '@hydrant/database/schema/orders.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN, createStaffUsers } from '../../testing/client-identities.ts'
import { openPurchaseTestShop, type PurchaseTestShop, type TestClient } from '../../testing/purchase-test-shop.ts'
import { createOrderDesk } from '../testing/order-desk.ts'

const DATA = '/services/data/v65.0'

let shop: PurchaseTestShop
let staff: TestClient
let desk: ReturnType<typeof createOrderDesk>
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  await createStaffUsers(shop)
  staff = await shop.buyer(ADMIN)
  desk = createOrderDesk({ buyer: await shop.buyer(), staff })
})
afterAll(() => shop.close())

type Order = Awaited<ReturnType<typeof desk.place>>
const readActivity = async ({ orderSummaryId }: Order) =>
  (await staff<OrderActivity>('GET', `/admin/orders/${orderSummaryId}/activity`)).body
const readTag = async ({ orderSummaryId }: Order) =>
  (await staff('GET', `${DATA}/sobjects/OrderSummary/${orderSummaryId}?fields=Id`)).headers.get('etag') ?? ''
const write = ({ orderSummaryId }: Order, note: object, ifMatch?: string) =>
  staff<{ noteId: string }>(
    'POST',
    `/admin/orders/${orderSummaryId}/notes`,
    note,
    ifMatch === undefined ? {} : { 'if-match': ifMatch },
  )

test('a note to the buyer is with the order and mailed, one for staff is never shown to buyers [ADM-20]', async () => {
  const order = await desk.place()
  const written = await write(order, { audience: 'Buyer', text: ' Your hoses leave on Friday.\nCall us ' })
  expect(written.status).toBe(201)
  expect((await write(order, { audience: 'Staff', text: 'Pays late' })).status).toBe(201)
  expect((await write(order, { audience: 'Everybody', text: 'x' })).status).toBe(400)
  expect((await write(order, { audience: 'Buyer', text: '   ' })).status).toBe(400)
  const seen = await desk.lookUp(order)
  expect(seen.notes).toMatchObject([{ text: 'Your hoses leave on Friday.\nCall us' }])
  expect(JSON.stringify(seen)).not.toContain('Pays late')
  expect((await staff<OrderDetail>('GET', `/admin/orders/${order.orderSummaryId}/as-buyer`)).body).toMatchObject({
    id: order.orderSummaryId,
    notes: seen.notes,
  })
  const [mail, ...others] = await desk.listMails(written.body.noteId)
  expect(others).toEqual([])
  const { body } = await staff<{ content: { subject: string; text: string } }>('GET', `/admin/mails/${mail?.position}`)
  expect(body.content.subject).toContain(order.orderNumber)
  expect(body.content.text).toContain('Your hoses leave on Friday.')
})

test('mails are listed the newest first, by a part of the recipient, each with the order that it is about [ADM-88]', async () => {
  const order = await desk.place()
  await desk.send(order, { 'GL-1': 1 })
  const list = async (query: string) => (await staff<ShopMails>('GET', `/admin/mails?limit=3&${query}`)).body
  const newest = await list('newestFirst=true')
  const positions = newest.mails.map(({ position }) => position)
  expect(positions).toEqual(positions.toSorted((one, other) => other - one))
  const older = await list(`newestFirst=true&after=${newest.lastPosition}`)
  expect(older.mails.every(({ position }) => position < newest.lastPosition)).toBe(true)
  for (const kind of ['OrderShipped', 'InvoiceCreated'])
    expect(newest.mails.find((mail) => mail.kind === kind)?.order).toEqual({
      orderSummaryId: order.orderSummaryId,
      orderNumber: order.orderNumber,
    })
  const recipient = newest.mails[0]?.recipient ?? ''
  const found = await list(`recipient=${encodeURIComponent(recipient.slice(1).toUpperCase())}`)
  expect(found.mails.length).toBeGreaterThan(0)
  expect(found.mails.every((mail) => mail.recipient === recipient)).toBe(true)
  expect((await list('recipient=nobody%25')).mails).toEqual([])
})

test('who acts on an order as it no longer is changes nothing: a form that is sent twice counts once [ADM-21]', async () => {
  const order = await desk.place()
  const tag = await readTag(order)
  expect((await write(order, { audience: 'Staff', text: 'Once' }, tag)).status).toBe(201)
  expect(await write(order, { audience: 'Staff', text: 'Once' }, tag)).toMatchObject({
    status: 412,
    body: [{ errorCode: 'PRECONDITION_FAILED' }],
  })
  const pack = async (ifMatch: string) =>
    staff(
      'POST',
      `${DATA}/commerce/fulfillment/fulfillment-orders`,
      {
        orderSummaryId: order.orderSummaryId,
        orderDeliveryGroupSummaryId: order.items[0]?.orderDeliveryGroupSummaryId,
        fulfillmentGroups: [
          { orderItemSummaries: [{ orderItemSummaryId: desk.toItemId(order, 'GL-1'), quantity: 1 }] },
        ],
      },
      { 'if-match': ifMatch },
    )
  const current = await readTag(order)
  const packed = await Promise.all([pack(current), pack(current)])
  expect(new Set(packed.map(({ status }) => status))).toEqual(new Set([201, 412]))
  expect((await desk.readProgress(order.orderSummaryId)).items[0]).toMatchObject({ quantityInProcess: '1' })
  const since = { 'if-unmodified-since': new Date(Date.now() - 3_600_000).toUTCString() }
  expect(
    (await staff('POST', `/admin/orders/${order.orderSummaryId}/notes`, { audience: 'Staff', text: 'x' }, since))
      .status,
  ).toBe(412)
  const path = `/admin/orders/${order.orderSummaryId}/actions/send-confirmation`
  expect((await staff('POST', path, {}, { 'if-match': current })).status).toBe(412)
  expect(await staff('POST', path, {})).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_OPERATION' }] })
})

test('the address of a delivery is changed while nothing of it was sent, once [ADM-23]', async () => {
  const order = await desk.place()
  const path = `${DATA}/sobjects/OrderDeliveryGroupSummary/${order.items[0]?.orderDeliveryGroupSummaryId}`
  const tag = (await staff('GET', `${path}?fields=Id`)).headers.get('etag') ?? ''
  const change = (body: object, headers = {}) => staff('PATCH', path, body, headers)
  expect((await change({ DeliverToCity: ' ' })).body).toMatchObject([{ fields: ['DeliverToCity'] }])
  expect((await change({ DeliverToCountry: 'DE' })).status).toBe(400)
  const changes = { DeliverToStreet: '7 Ladder Lane', ShippingInstructions__c: 'Ring twice' }
  expect((await change(changes, { 'if-match': tag })).status).toBe(204)
  expect((await change(changes, { 'if-match': tag })).status).toBe(412)
  const [group] = (await desk.lookUp(order)).deliveryGroups
  expect(group?.fields).toMatchObject({
    DeliverToStreet: { text: '7 Ladder Lane' },
    DeliverToCity: { text: 'Raleigh' },
    ShippingInstructions: { text: 'Ring twice' },
  })
  const told = (await readActivity(order)).entries.find(({ subject }) => subject === 'update OrderDeliveryGroupSummary')
  expect(told?.author).not.toBeNull()
  await desk.send(order, { 'GL-1': 1 })
  expect((await change({ DeliverToStreet: '8 Ladder Lane' })).body).toMatchObject([{ fields: ['DeliverToStreet'] }])
})

test('what happened with an order is told with who and when, and what is open about its returns [ADM-22]', async () => {
  const order = await desk.place()
  await staff('POST', `/admin/orders/${order.orderSummaryId}/actions/hold`, { note: 'Address is in doubt' })
  await staff('POST', `/admin/orders/${order.orderSummaryId}/actions/release`, {})
  await desk.send(order, { 'GL-1': 2 })
  await desk.change(order, 'submit-cancel', { quantities: { 'TH-1': 2 } })
  await write(order, { audience: 'Staff', text: 'Sent what there was' })
  const announced = await staff<{ returnOrderId: string }>('POST', `${DATA}/commerce/returns/return-orders`, {
    orderSummaryId: order.orderSummaryId,
    returnOrderLineItems: [
      { orderItemSummaryId: desk.toItemId(order, 'GL-1'), quantityExpected: 2, reasonForReturn: 'Too small' },
    ],
  })
  const { returnOrderId } = announced.body
  const [open] = (await readActivity(order)).returns
  expect(open).toMatchObject({ returnOrderId, status: 'Submitted', lines: [{ quantityStillExpected: '2' }] })
  await staff('POST', `${DATA}/commerce/returns/return-orders/${returnOrderId}/actions/return-items`, {
    returnOrderItems: [{ returnOrderLineItemId: open?.lines[0]?.returnOrderLineItemId, quantityReturned: 1 }],
  })
  const activity = await readActivity(order)
  expect(activity.returns[0]?.lines[0]).toMatchObject({ quantityReturned: '1', quantityStillExpected: '1' })
  expect(activity.uncreditedReturns).toMatchObject([{ amount: expect.stringMatching(/^\d+\.\d{2}$/) }])
  expect(activity.refundableCreditMemos).toEqual([])
  const [shipment] = await desk.query<{ ShipmentNumber: string }>(
    `SELECT ShipmentNumber FROM Shipment WHERE OrderSummaryId = '${order.orderSummaryId}'`,
  )
  expect(shipment?.ShipmentNumber).toBeTruthy()
  const told = activity.entries.map(({ kind, subject, author, text }) => [kind, subject, author !== null, text])
  expect(told).toEqual(
    expect.arrayContaining([
      ['Placed', null, true, null],
      ['Change', 'hold-order', true, 'Address is in doubt'],
      ['Change', 'create-fulfillment-orders', true, null],
      ['Shipment', shipment?.ShipmentNumber, true, 'UPS'],
      ['Document', expect.stringMatching(/^INV-/), false, null],
      ['Change', 'cancel-items', true, 'Buyer changed their mind'],
      ['StaffNote', null, true, 'Sent what there was'],
      ['Change', 'create-return-order', true, 'Too small'],
      ['Mail', 'OrderConfirmed', false, null],
      ['Mail', 'OrderReturned', false, null],
    ]),
  )
  expect(told.filter(([, subject]) => subject === 'return-items')).toHaveLength(1)
  expect(activity.entries.find(({ subject }) => subject === 'cancel-items')).toMatchObject({
    amount: expect.stringMatching(/^\d+\.\d{2}$/),
    items: [{ orderItemSummaryId: desk.toItemId(order, 'TH-1'), quantity: '2' }],
  })
  const dates = activity.entries.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().toReversed())
  const credit = () =>
    desk.manage<{ creditMemoId: string }>(order, 'actions/create-credit-memo', {
      changeOrderIds: activity.uncreditedReturns.map(({ changeOrderId }) => changeOrderId),
    })
  expect((await credit()).status).toBe(201)
  expect((await credit()).status).toBe(400)
  expect((await readActivity(order)).uncreditedReturns).toEqual([])
})

test('what was ordered is summed by day in the time zone of the shop and by currency, without what was cancelled [ADM-25]', async () => {
  const [store] = await desk.query<{ Id: string }>('SELECT Id FROM WebStore')
  const setTimeZone = (TimeZone__c: string | null) =>
    staff('PATCH', `${DATA}/sobjects/WebStore/${store?.Id}`, { TimeZone__c })
  expect((await setTimeZone('Mars/Olympus')).body).toMatchObject([{ fields: ['TimeZone__c'] }])
  expect((await setTimeZone('Pacific/Kiritimati')).status).toBe(204)
  const read = async () => (await staff<Sales>('GET', '/admin/statistics/sales')).body
  const before = await read()
  expect(before.timeZone).toBe('Pacific/Kiritimati')
  // Midnight there is ten o'clock of the day before in UTC.
  const day = before.to
  const midnight = new Date(`${day}T00:00:00+14:00`)
  const dayBefore = midnight.toISOString().slice(0, 10)
  const placeAt = async (orderedAt: Date, currencyIsoCode: string) => {
    const order = await desk.place()
    await desk.change(order, 'submit-cancel', { quantities: { 'TH-1': 2 } })
    const [stored] = await desk.query<{ GrandTotalAmount: number }>(
      `SELECT GrandTotalAmount FROM OrderSummary WHERE Id = '${order.orderSummaryId}'`,
    )
    await shop.database.transaction((tx) =>
      tx.update(orderSummary).set({ orderedAt, currencyIsoCode }).where(eq(orderSummary.id, order.orderSummaryId)),
    )
    return stored?.GrandTotalAmount ?? 0
  }
  const atMidnight = await placeAt(midnight, 'USD')
  const rightBefore = await placeAt(new Date(midnight.getTime() - 1), 'USD')
  const inEuro = await placeAt(midnight, 'EUR')
  const findAmount = ({ sales }: Sales, date: string, currency = 'USD') =>
    Number(sales.find((row) => row.day === date && row.currencyIsoCode === currency)?.amount ?? 0)
  const after = await read()
  expect(findAmount(after, day) - findAmount(before, day)).toBeCloseTo(atMidnight, 2)
  expect(findAmount(after, dayBefore) - findAmount(before, dayBefore)).toBeCloseTo(rightBefore, 2)
  expect(findAmount(after, day, 'EUR')).toBeCloseTo(inEuro, 2)
  await setTimeZone(null)
  const inUtc = await read()
  expect(inUtc.timeZone).toBe('UTC')
  expect(findAmount(inUtc, dayBefore, 'EUR')).toBeCloseTo(inEuro, 2)
})
