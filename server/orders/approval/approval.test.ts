import type { MailWithContent } from '@hydrant/contract/admin/mails.ts'
import type { HistoryEntries } from '@hydrant/contract/admin/changes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN, createStaffUsers } from '../../testing/client-identities.ts'
import { openPurchaseTestShop, type PurchaseTestShop, type TestClient } from '../../testing/purchase-test-shop.ts'
import { createOrderDesk } from '../testing/order-desk.ts'

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
const demandApproval = async (isDemanded: boolean) => {
  const [store] = await desk.query<{ Id: string }>('SELECT Id FROM WebStore')
  const path = `/services/data/v65.0/sobjects/WebStore/${store?.Id}`
  expect((await staff('PATCH', path, { RequiresOrderApproval__c: isDemanded })).status).toBe(204)
}
const take = ({ orderSummaryId }: Order, step: string, note?: string) =>
  staff<{ status: string }>(
    'POST',
    `/admin/orders/${orderSummaryId}/actions/${step}`,
    note === undefined ? {} : { note },
  )
const statusOf = async ({ orderSummaryId }: Order) => (await desk.readProgress(orderSummaryId)).status

/** Expects one mail to the buyer about a step of an order, without the note, which is for staff. */
const expectStepMail = async ({ orderSummaryId, orderNumber }: Order, step: MailWithContent['kind'], note: string) => {
  const mails = (await desk.listMails(orderSummaryId)).filter(({ kind }) => kind === step)
  expect(mails).toHaveLength(1)
  const { content, recipient } = (await staff<MailWithContent>('GET', `/admin/mails/${mails[0]?.position}`)).body
  expect(recipient).toContain('@')
  expect(content?.subject).toContain(orderNumber)
  expect(content?.text).toContain(`/orders/${orderSummaryId}`)
  expect(content?.text).not.toContain(note)
}

test('where approval is demanded, an order is sent only after it, and others go straight on [FUL-11] [MAIL-14]', async () => {
  const before = await desk.place()
  await demandApproval(true)
  const order = await desk.place()
  expect(order.status).toBe('Awaiting Approval')
  expect(await desk.fulfill(order, { 'GL-1': 1 })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_OPERATION', message: expect.stringContaining('approved') }],
  })
  expect(await take(order, 'approve', 'Within budget')).toMatchObject({ status: 201, body: { status: 'Approved' } })
  expect((await take(order, 'approve')).status).toBe(400)
  const made = await desk.fulfill(order, { 'GL-1': 5, 'TH-1': 2 })
  expect(await statusOf(order)).toBe('Waiting to Fulfill')
  await desk.ship(made.body.fulfillmentOrderIds[0])
  expect(await statusOf(order)).toBe('Fulfilled')
  expect(await desk.listEvents(order, 'OrderPlaced')).toMatchObject([
    {
      status: 'Awaiting Approval',
      contactInfo: { email: expect.any(String) },
      deliveries: [{ deliveryAddress: { city: 'Raleigh' }, deliveryAmount: '25.00' }],
      items: [{ name: 'Gloves', unitPrice: '19.95' }, { name: 'Attack hose' }],
    },
  ])
  expect(await desk.listEvents(order, 'OrderApproved')).toMatchObject([{ status: 'Approved', note: 'Within budget' }])
  await expectStepMail(order, 'OrderApproved', 'Within budget')

  const patched = await desk.place()
  const patch = (Status: string) =>
    staff('PATCH', `/services/data/v65.0/sobjects/OrderSummary/${patched.orderSummaryId}`, { Status })
  expect((await patch('Fulfilled')).status).toBe(400)
  expect((await patch('Approved')).status).toBe(204)
  expect((await patch('Approved')).status).toBe(400)
  expect(await desk.listEvents(patched, 'OrderApproved')).toMatchObject([{ status: 'Approved', note: null }])
  expect((await desk.fulfill(patched, { 'GL-1': 1 })).status).toBe(201)

  const cancelled = await desk.place()
  await desk.change(cancelled, 'submit-cancel', { quantities: { 'GL-1': 5, 'TH-1': 2 } })
  expect(await statusOf(cancelled)).toBe('Cancelled')
  await demandApproval(false)
  expect((await desk.fulfill(before, { 'GL-1': 1 })).status).toBe(201)
  expect((await take(before, 'approve')).status).toBe(400)
  expect((await desk.place()).status).toBe('Created')
})

test('nothing of an order on hold is sent until it is released, and then it is as far as it was, as mails tell the buyer [FUL-12] [MAIL-14]', async () => {
  const order = await desk.place()
  await desk.send(order, { 'GL-1': 1 })
  const made = await desk.fulfill(order, { 'GL-1': 1 })
  expect((await take(order, 'hold')).status).toBe(400)
  expect(await take(order, 'hold', 'Address is in doubt')).toMatchObject({ status: 201, body: { status: 'On Hold' } })
  expect((await desk.lookUp(order)).status).toBe('On Hold')
  for (const reply of [
    await desk.fulfill(order, { 'GL-1': 1 }),
    await desk.ship(made.body.fulfillmentOrderIds[0]),
    await take(order, 'hold', 'Again'),
  ])
    expect(reply).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_OPERATION' }] })
  await desk.change(order, 'submit-cancel', { quantities: { 'GL-1': 1 } })
  expect(await statusOf(order)).toBe('On Hold')
  expect(await take(order, 'release', 'Address is right')).toMatchObject({ body: { status: 'Partially Fulfilled' } })
  expect((await take(order, 'release')).status).toBe(400)
  expect((await desk.ship(made.body.fulfillmentOrderIds[0])).status).toBe(201)
  expect(await desk.listEvents(order, 'OrderHeld')).toMatchObject([{ note: 'Address is in doubt' }])
  expect(await desk.listEvents(order, 'OrderReleased')).toMatchObject([{ status: 'Partially Fulfilled' }])
  await expectStepMail(order, 'OrderHeld', 'Address is in doubt')
  await expectStepMail(order, 'OrderReleased', 'Address is right')
  const { changes } = (await staff<HistoryEntries>('GET', `/admin/changes?recordId=${order.orderSummaryId}`)).body
  expect(changes.filter(({ operation }) => /hold|release/.test(operation))).toMatchObject([
    { operation: 'hold-order', newValues: { status: 'On Hold', note: 'Address is in doubt' } },
    { operation: 'release-order', newValues: { note: 'Address is right' } },
  ])
  expect((await staff('POST', '/admin/orders/1Os000000000001AAA/actions/approve', {})).status).toBe(404)
})
