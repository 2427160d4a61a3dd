import type { OrderDocumentFile, OrderDetail } from '@hydrant/contract/shop/order.ts'
import type { CheckoutOrder } from '@hydrant/contract/shop/checkout.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { decimal, sum } from '@hydrant/kernel/money/decimal.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailComposers } from '../../app/mail-composers.ts'
import { createSmtpSender, sendMails } from '../../mail/service.ts'
import { ADMIN, createStaffUsers } from '../../testing/client-identities.ts'
import {
  openPurchaseTestShop,
  payByCard,
  PLANT_BUYER,
  type PurchaseTestShop,
  shopIds,
  type TestClient,
} from '../../testing/purchase-test-shop.ts'
import { createRecordingLog } from '../../testing/recorded-log.ts'
import { openSmtpReceiver } from '../../testing/smtp-receiver.ts'
import { createOrderDesk, readAmount } from '../testing/order-desk.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { downloads } from './file/document-file.ts'
import { incrementNumber } from './store.ts'

let shop: PurchaseTestShop
let buyer: TestClient
let staff: TestClient
let desk: ReturnType<typeof createOrderDesk>
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  const billing = {
    seller: { name: 'Łódź Fire Supply', street: '7 Hose Lane', city: 'Raleigh', region: 'NC', postalCode: '27601' },
    paymentTermDays: 30,
  }
  await shop.database.transaction((tx) =>
    tx.update(webstore).set({ settings: sql`${webstore.settings} || ${JSON.stringify({ billing })}::jsonb` }),
  )
  await createStaffUsers(shop)
  buyer = await shop.buyer()
  staff = await shop.buyer(ADMIN)
  desk = createOrderDesk({ buyer, staff })
})
afterAll(() => shop.close())

interface InvoiceRow {
  readonly Id: string
  readonly DocumentNumber: string
  readonly TotalAmountWithTax: number
  readonly Balance: number
}
interface LineRow {
  readonly Quantity: number
  readonly ChargeAmount: number
  readonly TaxAmount: number
  readonly DeliveryAmount__c: number
}
const listInvoices = (orderSummaryId: string) =>
  desk.query<InvoiceRow>(
    `SELECT Id, DocumentNumber, TotalAmountWithTax, Balance FROM Invoice WHERE ReferenceEntityId = '${orderSummaryId}' ORDER BY DocumentNumber`,
  )
const DOWNLOAD = '/webstore/order-summaries/actions/download-document'
const numberOf = (documentNumber: string | undefined) => Number(documentNumber?.replace('INV-', ''))

test('each shipment is invoiced once, and with what was cancelled the invoices add up to the order [INV-01] [INV-02] [MAIL-11]', async () => {
  const order = await desk.place({ coupon: 'TEN' })
  const ordered = await desk.lookUp(order)
  const first = await desk.send(order, { 'GL-1': 2 })
  await desk.change(order, 'submit-cancel', { quantities: { 'GL-1': 1 }, shippingReductionFlag: true })
  await desk.send(order, { 'GL-1': 1, 'TH-1': 1 })
  await desk.change(order, 'submit-cancel', { quantities: { 'GL-1': 1 } })
  await desk.send(order, { 'TH-1': 1 })
  const shipped = await desk.lookUp(order)
  expect(shipped.status).toBe('Fulfilled')
  const invoices = await listInvoices(order.orderSummaryId)
  expect(invoices).toHaveLength(3)
  expect(shipped.documents?.map(({ documentId }) => documentId).toSorted()).toEqual(
    invoices.map(({ Id }) => Id).toSorted(),
  )
  const total = sum(invoices.map(({ TotalAmountWithTax }) => decimal(TotalAmountWithTax)))
  expect(total.toFixed(2)).toBe(readAmount(shipped, 'GrandTotalAmount').toFixed(2))
  expect(total.lt(readAmount(ordered, 'GrandTotalAmount'))).toBe(true)
  const lines = await desk.query<LineRow>(
    `SELECT Quantity, ChargeAmount, TaxAmount, DeliveryAmount__c FROM InvoiceLine WHERE Invoice.ReferenceEntityId = '${order.orderSummaryId}'`,
  )
  const sumOf = (read: (line: LineRow) => number) => sum(lines.map((line) => decimal(read(line)))).toFixed(2)
  expect(sumOf(({ TaxAmount }) => TaxAmount)).toBe(readAmount(shipped, 'TotalTaxAmount').toFixed(2))
  expect(sumOf(({ DeliveryAmount__c }) => DeliveryAmount__c)).toBe(
    readAmount(shipped, 'TotalAdjustedDeliveryAmount').toFixed(2),
  )
  expect(sumOf(({ ChargeAmount }) => ChargeAmount)).toBe(
    readAmount(shipped, 'TotalAmount').minus(readAmount(shipped, 'TotalAdjustedDeliveryAmount')).toFixed(2),
  )
  expect(await desk.createInvoice(first)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_OPERATION', message: expect.stringContaining(invoices[0]?.DocumentNumber ?? '?') }],
  })
  const events = await desk.listEvents(order, 'InvoiceCreated')
  expect(events).toMatchObject([
    { orderNumber: order.orderNumber, number: invoices[0]?.DocumentNumber, items: [{ sku: 'GL-1', quantity: '2' }] },
    { items: [{ sku: 'GL-1' }, { sku: 'TH-1' }] },
    {},
  ])
  for (const { Id } of invoices) expect(await desk.listMails(Id)).toMatchObject([{ kind: 'InvoiceCreated' }])
})

test('a delivery that ends with a cancellation costs what is on its invoice [INV-02]', async () => {
  const order = await desk.place()
  await desk.send(order, { 'GL-1': 5, 'TH-1': 1 })
  await desk.change(order, 'submit-cancel', { quantities: { 'TH-1': 1 } })
  const [invoice] = await listInvoices(order.orderSummaryId)
  const left = await desk.lookUp(order)
  expect(left.status).toBe('Fulfilled')
  expect(invoice?.TotalAmountWithTax.toFixed(2)).toBe(readAmount(left, 'GrandTotalAmount').toFixed(2))
})

test('what was shipped without an invoice gets one on request, and what was not shipped none [INV-01] [INV-02]', async () => {
  const order = await desk.place()
  const [made = ''] = (await desk.fulfill(order, { 'GL-1': 5, 'TH-1': 2 })).body.fulfillmentOrderIds
  expect(await desk.createInvoice(made)).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_OPERATION' }] })
  await desk.ship(made)
  // As from before there were invoices.
  await shop.database.transaction((tx) =>
    tx.execute(sql`delete from billing_document where order_summary_id = ${order.orderSummaryId}`),
  )
  const replies = await Promise.all([desk.createInvoice(made), desk.createInvoice(made)])
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 400])
  const [invoice] = await listInvoices(order.orderSummaryId)
  expect(invoice?.TotalAmountWithTax.toFixed(2)).toBe(
    readAmount(await desk.lookUp(order), 'GrandTotalAmount').toFixed(2),
  )
  expect((await desk.createInvoice('0a3000000000001AAA')).status).toBe(404)
})

test('the numbers of invoices have no gaps when several are created at once and one is rolled back [INV-03]', async () => {
  const orders = [await desk.place(), await desk.place(), await desk.place()]
  const lastNumber = async () => {
    const [row] = await desk.query<InvoiceRow>(
      'SELECT Id, DocumentNumber, TotalAmountWithTax, Balance FROM Invoice ORDER BY DocumentNumber DESC LIMIT 1',
    )
    return numberOf(row?.DocumentNumber)
  }
  const before = await lastNumber()
  const rolledBack = shop.database.transaction(async (tx) => {
    await incrementNumber(tx, { webstoreId: (await tx.select().from(webstore))[0]!.id, kind: 'Invoice' })
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  await Promise.all(orders.map((order) => desk.send(order, { 'GL-1': 1 })))
  const invoices = await Promise.all(orders.map(({ orderSummaryId }) => listInvoices(orderSummaryId)))
  const numbers = invoices.map(([invoice]) => numberOf(invoice?.DocumentNumber))
  expect(numbers.toSorted((one, other) => one - other)).toEqual([before + 1, before + 2, before + 3])
})

test('the file of an invoice says what it is for, and is for those who may read the order [INV-04] [INV-05]', async () => {
  const order = await desk.place({ coupon: 'TEN' })
  await desk.send(order, { 'GL-1': 2, 'TH-1': 2 })
  const [invoice] = await listInvoices(order.orderSummaryId)
  const request = { orderSummaryIdOrRefNumber: order.orderSummaryId, documentId: invoice?.Id }
  const file = await buyer<OrderDocumentFile>('POST', DOWNLOAD, request)
  expect(file).toMatchObject({
    status: 201,
    body: { fileName: `${invoice?.DocumentNumber}.pdf`, contentType: 'application/pdf' },
  })
  const { pages, isTagged } = await readPdf(file.body)
  expect([pages.length, isTagged]).toEqual([1, true])
  for (const text of [
    `Invoice ${invoice?.DocumentNumber}`,
    'Łódź Fire Supply',
    '7 Hose Lane',
    'Purchase order: PO-1',
    'Due on: ',
    '1 Main St',
    'Attack hose',
    'GL-1',
    '7.25%',
    `$${invoice?.TotalAmountWithTax.toFixed(2)}`,
    'page 1 of 1',
  ])
    expect(pages[0]).toContain(text)

  const ofStaff = await staff<OrderDocumentFile>('GET', `/admin/order-documents/${invoice?.Id}/file`)
  expect((await readPdf(ofStaff.body)).pages).toEqual(pages)
  const plant = await shop.buyer(PLANT_BUYER)
  expect((await plant('POST', DOWNLOAD, request)).status).toBe(404)
  expect((await shop.guest()('POST', DOWNLOAD, { ...request, email: 'guest@shop.example' })).status).toBe(404)
  const other = await desk.place()
  expect((await buyer('POST', DOWNLOAD, { ...request, orderSummaryIdOrRefNumber: other.orderSummaryId })).status).toBe(
    404,
  )
  expect((await buyer('GET', `/admin/order-documents/${invoice?.Id}/file`)).status).toBe(403)
})

/** Enters the downloads as often as they can run and wait. */
function enterUntilFull(): Array<Promise<() => void>> {
  const countInside = () => downloads.statistics.running + downloads.statistics.waiting
  const entered = []
  for (;;) {
    const before = countInside()
    const next = downloads.enter()
    if (countInside() === before) {
      next.catch(() => undefined)
      return entered
    }
    entered.push(next)
  }
}

test('while too many files are written, further downloads are told to come back later [INV-13]', async () => {
  const order = await desk.place()
  await desk.send(order, { 'GL-1': 1 })
  const [invoice] = await listInvoices(order.orderSummaryId)
  const download = () => staff('GET', `/admin/order-documents/${invoice?.Id}/file`)
  const others = enterUntilFull()
  try {
    const refused = await download()
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  } finally {
    for (const other of others) (await other)()
  }
  expect((await download()).status).toBe(200)
})

test('a guest downloads the invoice of a card order, which says that it is paid [INV-04] [INV-05]', async () => {
  const guest = shop.guest()
  await guest('POST', '/webstore/carts/current/cart-items', { productId: shopIds.gloves, quantity: 1, type: 'Product' })
  const email = 'guest@shop.example'
  await guest('PUT', '/webstore/checkouts', { cartId: 'active' })
  const address = { street: '5 Side St', city: 'Raleigh', region: 'NC', postalCode: '27601', country: 'US' }
  await guest('PATCH', '/webstore/checkouts/active', {
    contactInfo: { lastName: 'Cole', email, phoneNumber: '(919) 555-0100' },
    deliveryAddress: { name: 'Ada Cole', ...address },
  })
  await payByCard(guest)
  const { body } = await guest<CheckoutOrder>('POST', '/webstore/checkouts/active/orders')
  const order = await desk.readProgress(body.orderReferenceNumber ?? '')
  await desk.send(order, { 'GL-1': 1 })
  const lookup = { orderSummaryIdOrRefNumber: body.orderReferenceNumber, email }
  const found = await guest<OrderDetail>('POST', '/webstore/order-summaries/actions/lookup', lookup)
  const [document] = found.body.documents ?? []
  expect(document).toMatchObject({ kind: 'Invoice', grandTotalAmount: found.body.fields['GrandTotalAmount']?.text })
  const request = { ...lookup, documentId: document?.documentId }
  const { pages } = await readPdf((await guest<OrderDocumentFile>('POST', DOWNLOAD, request)).body)
  expect(pages[0]).toMatch(/\$[\d.]+ paid by Visa ending in 1111\./)
  expect((await guest('POST', DOWNLOAD, { ...request, email: 'other@shop.example' })).status).toBe(404)
  expect(await listInvoices(order.orderSummaryId)).toMatchObject([{ Balance: 0 }])
})

test('the mail with an invoice has its file attached [MAIL-11]', async () => {
  const receiver = await openSmtpReceiver()
  await sendMails({
    database: shop.database,
    log: createRecordingLog().log,
    composers: createMailComposers('a secret of at least 32 characters'),
    send: await createSmtpSender({ url: receiver.url, from: { name: 'Shop', address: 'shop@shop.example' } }),
    siteUrl: 'https://shop.example',
    domain: 'shop.example',
  })
  await receiver.close()
  const mail = receiver.mails.find(({ subject }) => subject?.includes('invoice INV-'))
  expect(mail?.text).toContain('PO-1')
  const [attachment] = mail?.attachments ?? []
  expect(attachment).toMatchObject({ filename: expect.stringMatching(/^INV-\d+\.pdf$/), mimeType: 'application/pdf' })
  expect(
    Buffer.from(attachment?.content as ArrayBuffer)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})
