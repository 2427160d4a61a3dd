import type { OrderChangeBalances } from '@hydrant/contract/admin/order-changes.ts'
import type { OrderActivity } from '@hydrant/contract/admin/order-desk.ts'
import type { MailWithContent } from '@hydrant/contract/admin/mails.ts'
import type { OrderDocumentFile } from '@hydrant/contract/shop/order.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { payment } from '@hydrant/database/schema/checkout.ts'
import { inventoryLevel } from '@hydrant/database/schema/inventory.ts'
import { decimal, sum } from '@hydrant/kernel/money/decimal.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestGateway, recoverPayments } from '../../payments/service.ts'
import { createFaultyGateway, type FaultyGateway } from '../../payments/testing/faulty-gateway.ts'
import { ADMIN, createStaffUsers } from '../../testing/client-identities.ts'
import {
  openPurchaseTestShop,
  payByCard,
  type PurchaseTestShop,
  shopIds,
  type TestClient,
} from '../../testing/purchase-test-shop.ts'
import { createRecordingLog } from '../../testing/recorded-log.ts'
import { createOrderDesk } from '../testing/order-desk.ts'
import { readPdf } from '../testing/read-pdf.ts'

let shop: PurchaseTestShop
let buyer: TestClient
let staff: TestClient
let line: FaultyGateway
let desk: ReturnType<typeof createOrderDesk>
beforeAll(async () => {
  shop = await openPurchaseTestShop({
    createGateways: (database: Database) => {
      line = createFaultyGateway(createTestGateway(database))
      return { test: line.gateway }
    },
  })
  await createStaffUsers(shop)
  buyer = await shop.buyer()
  staff = await shop.buyer(ADMIN)
  desk = createOrderDesk({ buyer, staff })
})
afterAll(() => shop.close())

interface Returned {
  readonly changeOrderId: string
  readonly changeBalances: OrderChangeBalances
}
type Order = Awaited<ReturnType<typeof desk.place>>

const RETURN_ORDERS = '/services/data/v65.0/commerce/returns/return-orders'
const stockOf = async (productId: string) =>
  sum(
    (
      await shop.database.query((db) => db.select().from(inventoryLevel).where(eq(inventoryLevel.productId, productId)))
    ).map(({ onHand }) => decimal(onHand)),
  ).toFixed()
const listRefundable = async ({ orderSummaryId }: Order) =>
  (await staff<OrderActivity>('GET', `/admin/orders/${orderSummaryId}/activity`)).body.refundableCreditMemos
const placeAndSend = async (pay?: () => Promise<unknown>): Promise<Order> => {
  const order = await desk.place(pay === undefined ? {} : { pay })
  await desk.send(order, { 'GL-1': 5, 'TH-1': 1 })
  return order
}
const giveBack = (order: Order, quantities: Readonly<Record<string, number | string>>, details: object = {}) =>
  desk.change<Returned>(order, 'submit-return', { quantities, shippingReductionFlag: true, ...details })
const credit = (order: Order, changeOrderIds: readonly string[]) =>
  desk.manage<{ creditMemoId: string }>(order, 'actions/create-credit-memo', { changeOrderIds })
const refund = (order: Order, creditMemoId: string) =>
  desk.manage(order, 'async-actions/ensure-refunds-async', { creditMemoId })
const itemOf = async (order: Order, sku: string) =>
  (await desk.readProgress(order.orderSummaryId)).items.find((item) => item.sku === sku)
const statuses = (replies: ReadonlyArray<{ readonly status: number }>) =>
  replies.map(({ status }) => status).toSorted((one, other) => one - other)
const refundedOf = async (order: Order) => {
  const [row] = await desk.query<{ RefundedAmount: number }>(
    `SELECT RefundedAmount FROM OrderPaymentSummary WHERE OrderSummaryId = '${order.orderSummaryId}'`,
  )
  return row?.RefundedAmount
}

test('what was sent comes back in steps, and its credit memos add up to the invoice [INV-06] [INV-07] [INV-08] [INV-10] [MAIL-12]', async () => {
  const order = await desk.place({ coupon: 'TEN' })
  await desk.send(order, { 'GL-1': 5, 'TH-1': 2 })
  const stock = await stockOf(shopIds.hose)
  const preview = await desk.change<Returned>(order, 'preview-return', {
    quantities: { 'GL-1': 2 },
    shippingReductionFlag: true,
  })
  expect(preview).toMatchObject({ status: 201, body: { success: true, errors: [] } })
  const first = await giveBack(order, { 'GL-1': 2 })
  expect(first.body.changeBalances).toEqual(preview.body.changeBalances)
  const second = await giveBack(order, { 'TH-1': 1 }, { isResalable: true })
  const third = await giveBack(order, { 'GL-1': 3, 'TH-1': 1 })
  expect(await stockOf(shopIds.hose)).toBe(decimal(stock).plus(1).toFixed())
  expect(await itemOf(order, 'GL-1')).toMatchObject({ quantityReturned: '5', quantityAvailableToReturn: '0' })

  const made = await credit(order, [first.body.changeOrderId, second.body.changeOrderId])
  expect(made.status).toBe(201)
  expect((await credit(order, [second.body.changeOrderId])).status).toBe(400)
  await credit(order, [third.body.changeOrderId])
  const select = `SELECT DocumentNumber, TotalAmountWithTax, TotalTaxAmount FROM`
  const where = `WHERE ReferenceEntityId = '${order.orderSummaryId}' ORDER BY DocumentNumber`
  interface Row {
    readonly DocumentNumber: string
    readonly TotalAmountWithTax: number
    readonly TotalTaxAmount: number
  }
  const [invoice] = await desk.query<Row>(`${select} Invoice ${where}`)
  const memos = await desk.query<Row>(`${select} CreditMemo ${where}`)
  expect(memos.map(({ DocumentNumber }) => DocumentNumber)).toEqual(['CM-00000001', 'CM-00000002'])
  const sumOf = (read: (row: Row) => number) => sum(memos.map((memo) => decimal(read(memo)))).toFixed(2)
  expect(sumOf(({ TotalAmountWithTax }) => TotalAmountWithTax)).toBe(invoice?.TotalAmountWithTax.toFixed(2))
  expect(sumOf(({ TotalTaxAmount }) => TotalTaxAmount)).toBe(invoice?.TotalTaxAmount.toFixed(2))

  const seen = await desk.lookUp(order)
  expect(seen.fields['TotalReturnedAmount']?.text).toBe(`-${invoice?.TotalAmountWithTax.toFixed(2)}`)
  expect(seen.deliveryGroups[0]?.lineItems.map(({ fields }) => fields['QuantityReturned']?.text)).toEqual(['5', '2'])
  expect(seen.documents?.map(({ kind }) => kind)).toEqual(['Invoice', 'CreditMemo', 'CreditMemo'])
  const file = await buyer<OrderDocumentFile>('POST', '/webstore/order-summaries/actions/download-document', {
    orderSummaryIdOrRefNumber: order.orderSummaryId,
    documentId: made.body.creditMemoId,
  })
  const { pages } = await readPdf(file.body)
  for (const text of ['Credit memo CM-00000001', 'GL-1', 'taken off what you owe']) expect(pages[0]).toContain(text)

  expect(await desk.listEvents(order, 'OrderReturned')).toMatchObject([
    { changeOrderId: first.body.changeOrderId, items: [{ sku: 'GL-1', quantity: '2', reason: expect.any(String) }] },
    {},
    {},
  ])
  expect(await desk.listEvents(order, 'CreditMemoCreated')).toMatchObject([{ number: 'CM-00000001' }, {}])
  const [returnedMail] = await desk.listMails(first.body.changeOrderId)
  const { body } = await staff<MailWithContent>('GET', `/admin/mails/${returnedMail?.position}`)
  expect(body.content?.text).toContain(`$${first.body.changeBalances.grandTotalAmount}`)
  expect(await desk.listMails(made.body.creditMemoId)).toMatchObject([{ kind: 'CreditMemoCreated' }])
  expect(await refund(order, made.body.creditMemoId)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_OPERATION', message: expect.stringContaining('No card was charged') }],
  })
})

test('never more comes back than was sent, also by several at once, and a wrong quantity stores nothing [INV-06]', async () => {
  const order = await placeAndSend()
  const wrong: ReadonlyArray<Readonly<Record<string, number>>> = [
    { 'GL-1': 1, 'TH-1': 2 },
    { 'GL-1': 1, '10u000000000001AAA': 1 },
    { 'GL-1': 0 },
    { 'GL-1': 0.5 },
  ]
  for (const quantities of wrong) expect((await giveBack(order, quantities)).status).toBe(400)
  expect(await itemOf(order, 'GL-1')).toMatchObject({ quantityReturned: '0', quantityAvailableToReturn: '5' })
  expect(statuses(await Promise.all([giveBack(order, { 'GL-1': 3 }), giveBack(order, { 'GL-1': 3 })]))).toEqual([
    201, 400,
  ])
  const cancelled = await desk.change<Returned>(order, 'submit-cancel', { quantities: { 'TH-1': 1 } })
  for (const changeOrderId of [cancelled.body.changeOrderId, '801000000000001AAA'])
    expect((await credit(order, [changeOrderId])).status).toBe(400)
})

test('what a return order announces is returned, rejected or stays out, and cannot come back otherwise [INV-06] [INV-07]', async () => {
  const order = await desk.place({ lines: [[shopIds.hose, 5]] })
  await desk.send(order, { 'TH-1': 5 })
  const announce = (quantityExpected: number) =>
    staff<{ returnOrderId: string }>('POST', RETURN_ORDERS, {
      orderSummaryId: order.orderSummaryId,
      status: 'Submitted',
      returnOrderLineItems: [
        {
          orderItemSummaryId: desk.toItemId(order, 'TH-1'),
          quantityExpected,
          quantityReceived: 0,
          reasonForReturn: 'Wrong size',
          canReduceShipping: false,
        },
      ],
    })
  const { status, body } = await announce(4)
  expect(status).toBe(201)
  expect((await announce(2)).status).toBe(400)
  expect((await giveBack(order, { 'TH-1': 2 })).status).toBe(400)
  expect(await itemOf(order, 'TH-1')).toMatchObject({ quantityReturnInitiated: '4', quantityAvailableToReturn: '1' })
  const [returnLine] = await desk.query<{ Id: string }>(
    `SELECT Id FROM ReturnOrderLineItem WHERE ReturnOrderId = '${body.returnOrderId}'`,
  )
  const process = (quantities: object) =>
    staff<{ changeOrderId: string | null }>('POST', `${RETURN_ORDERS}/${body.returnOrderId}/actions/return-items`, {
      returnOrderItems: [{ returnOrderLineItemId: returnLine?.Id, ...quantities }],
    })
  for (const quantities of [
    { quantityReturned: 5 },
    { quantityReturned: 2, quantityReceived: 1 },
    { quantityRejected: 0.5 },
  ])
    expect((await process(quantities)).status).toBe(400)
  const stock = await stockOf(shopIds.hose)
  const processed = await process({ quantityReturned: 2, quantityRejected: 1, isResalable: true })
  expect(processed).toMatchObject({
    status: 201,
    body: { changeOrderId: expect.any(String), returnLineItemSplits: [] },
  })
  expect(await stockOf(shopIds.hose)).toBe(decimal(stock).plus(2).toFixed())
  expect(await itemOf(order, 'TH-1')).toMatchObject({
    quantityReturned: '2',
    quantityReturnInitiated: '1',
    quantityAvailableToReturn: '2',
  })
  expect((await process({ quantityToCancel: 1 })).body.changeOrderId).toBeNull()
  const rows = `SELECT Status, (SELECT QuantityReceived, QuantityReturned, QuantityRejected, QuantityCanceled FROM ReturnOrderLineItems) FROM ReturnOrder WHERE Id = '${body.returnOrderId}'`
  expect(await desk.query(rows)).toMatchObject([
    {
      Status: 'Closed',
      ReturnOrderLineItems: {
        records: [{ QuantityReceived: 3, QuantityReturned: 2, QuantityRejected: 1, QuantityCanceled: 1 }],
      },
    },
  ])
  expect((await process({ quantityReturned: 1 })).status).toBe(400)
  expect((await credit(order, [processed.body.changeOrderId ?? ''])).status).toBe(201)
})

test('a credit memo is refunded to the card once, also when the gateway fails and it is requested again [INV-09] [INV-12]', async () => {
  const order = await placeAndSend(() => payByCard(buyer))
  const { body: returned } = await giveBack(order, { 'GL-1': 2 })
  expect(await refundedOf(order)).toBe(0)
  line.failNext({ step: 'refundPart', moment: 'after' })
  const { body } = await credit(order, [returned.changeOrderId])
  expect(await listRefundable(order)).toMatchObject([
    { creditMemoId: body.creditMemoId, amount: returned.changeBalances.grandTotalAmount },
  ])
  expect(await refund(order, body.creditMemoId)).toMatchObject({
    status: 201,
    body: { success: true, backgroundOperationId: expect.any(String) },
  })
  expect(statuses(await Promise.all([refund(order, body.creditMemoId), refund(order, body.creditMemoId)]))).toEqual([
    201, 201,
  ])
  expect(await listRefundable(order)).toEqual([])
  await recover()
  expect(await refundedOf(order)).toBe(Number(returned.changeBalances.grandTotalAmount))
  expect(await desk.query(`SELECT RefundedAmount__c FROM CreditMemo WHERE Id = '${body.creditMemoId}'`)).toMatchObject([
    { RefundedAmount__c: Number(returned.changeBalances.grandTotalAmount) },
  ])
  expect((await refund(await placeAndSend(), body.creditMemoId)).status).toBe(400)

  // Where nothing fails, the memo needs no further request.
  const { body: next } = await giveBack(order, { 'GL-1': 1 })
  await credit(order, [next.changeOrderId])
  expect(await refundedOf(order)).toBe(
    sum([returned, next].map(({ changeBalances }) => decimal(changeBalances.grandTotalAmount))).toNumber(),
  )
})

test('a refund that waits for a charge that failed is listed, and repeated together with the charge [INV-09]', async () => {
  for (const _ of ['order', 'credit memo']) line.failNext({ step: 'capture', moment: 'before' })
  const order = await placeAndSend(() => payByCard(buyer))
  const { body: returned } = await giveBack(order, { 'GL-1': 1 })
  const { body } = await credit(order, [returned.changeOrderId])
  expect(await statusOf(order)).toBe('CaptureDue')
  expect(await listRefundable(order)).toMatchObject([{ creditMemoId: body.creditMemoId }])
  expect((await refund(order, body.creditMemoId)).status).toBe(201)
  expect(await statusOf(order)).toBe('Captured')
  expect(await refundedOf(order)).toBe(Number(returned.changeBalances.grandTotalAmount))
  expect(await listRefundable(order)).toEqual([])
})

test('a charge that failed is repeated for an invoice, and one that was made is not [INV-11]', async () => {
  line.failNext({ step: 'capture', moment: 'before' })
  const order = await placeAndSend(() => payByCard(buyer))
  const [invoice] = await desk.query<{ Id: string; Balance: number }>(
    `SELECT Id, Balance FROM Invoice WHERE ReferenceEntityId = '${order.orderSummaryId}'`,
  )
  expect(invoice?.Balance).toBeGreaterThan(0)
  const ensure = () => desk.manage(order, 'async-actions/ensure-funds-async', { invoiceId: invoice?.Id })
  expect(await statusOf(order)).toBe('CaptureDue')
  for (const reply of [await ensure(), await ensure()])
    expect(reply).toMatchObject({ status: 201, body: { success: true, backgroundOperationId: expect.any(String) } })
  expect(await statusOf(order)).toBe('Captured')
  expect(
    (await desk.manage(order, 'async-actions/ensure-funds-async', { invoiceId: '3tt000000000001AAA' })).status,
  ).toBe(400)
})

const statusOf = async ({ orderSummaryId }: Order) =>
  (await shop.database.query((db) => db.select().from(payment).where(eq(payment.orderSummaryId, orderSummaryId))))[0]
    ?.status
const recover = () =>
  recoverPayments(
    { database: shop.database, gateways: { test: line.gateway }, log: createRecordingLog().log },
    new Date(Date.now() + 3_600_000),
  )
