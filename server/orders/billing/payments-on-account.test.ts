import type { AccountInvoices } from '@hydrant/contract/shop/invoices.ts'
import { billingDocument } from '@hydrant/database/schema/billing.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN, createStaffUsers, SITE_BUILDER } from '../../testing/client-identities.ts'
import {
  openPurchaseTestShop,
  payByCard,
  PLANT_BUYER,
  type PurchaseTestShop,
  shopIds,
  type TestClient,
} from '../../testing/purchase-test-shop.ts'
import { createOrderDesk } from '../testing/order-desk.ts'

const LINES = '/services/data/v65.0/sobjects/PaymentLineInvoice'

let shop: PurchaseTestShop
let buyer: TestClient
let staff: TestClient
let desk: ReturnType<typeof createOrderDesk>
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  await createStaffUsers(shop)
  buyer = await shop.buyer()
  staff = await shop.buyer(ADMIN)
  desk = createOrderDesk({ buyer, staff })
})
afterAll(() => shop.close())

type Order = Awaited<ReturnType<typeof desk.place>>
interface InvoiceRow {
  readonly Id: string
  readonly TotalAmountWithTax: number
  readonly Balance: number
  readonly PaidDate__c: string | null
}
const readInvoice = async ({ orderSummaryId }: Order): Promise<InvoiceRow> => {
  const [row] = await desk.query<InvoiceRow>(
    `SELECT Id, TotalAmountWithTax, Balance, PaidDate__c FROM Invoice WHERE ReferenceEntityId = '${orderSummaryId}'`,
  )
  return row!
}
const sendAndReadInvoice = async () => {
  const order = await desk.place()
  await desk.send(order, { 'GL-1': 5, 'TH-1': 2 })
  return { order, invoice: await readInvoice(order) }
}
const enter = (invoiceId: string, values: object, client = staff) =>
  client<{ id: string }>('POST', LINES, { InvoiceId: invoiceId, EffectiveDate: '2026-01-15T00:00:00Z', ...values })
const round = (amount: number) => Math.round(amount * 100) / 100

test('staff enter payments of an invoice on account, in parts and to the cent, and take one back as a reversal; buyers see what is left [INV-15]', async () => {
  const { order, invoice } = await sendAndReadInvoice()
  const total = invoice.TotalAmountWithTax
  expect(invoice).toMatchObject({ Balance: total, PaidDate__c: null })
  const first = await enter(invoice.Id, { Amount: 0.1, Comments: 'Check 1001' })
  expect(first.status).toBe(201)
  expect(await readInvoice(order)).toMatchObject({ Balance: round(total - 0.1), PaidDate__c: null })
  const rest = round(total - 0.1)
  const second = await enter(invoice.Id, { Amount: rest, EffectiveDate: '2026-01-20T00:00:00Z' })
  expect(second.status).toBe(201)
  expect(await readInvoice(order)).toMatchObject({ Balance: 0, PaidDate__c: expect.stringContaining('2026-01-20') })
  expect((await desk.lookUp(order)).documents).toMatchObject([
    { account: { balance: expect.stringMatching(/^0(\.00)?$/), paidDate: expect.stringContaining('2026-01-20') } },
  ])
  const reversal = { Type: 'Unapplied', Amount: rest, AssociatedPaymentLineId: second.body.id }
  expect((await enter(invoice.Id, reversal)).status).toBe(201)
  expect(await enter(invoice.Id, reversal)).toMatchObject({
    status: 400,
    body: [{ fields: ['AssociatedPaymentLineId'] }],
  })
  expect(await readInvoice(order)).toMatchObject({ Balance: rest, PaidDate__c: null })
  const lines = await desk.query(
    `SELECT Type, Amount, Comments, HasBeenUnapplied FROM PaymentLineInvoice WHERE InvoiceId = '${invoice.Id}' ORDER BY CreatedDate`,
  )
  expect(lines).toMatchObject([
    { Type: 'Applied', Amount: 0.1, Comments: 'Check 1001', HasBeenUnapplied: false },
    { Type: 'Applied', Amount: rest, HasBeenUnapplied: true },
    { Type: 'Unapplied', Amount: rest },
  ])
  const history = await desk.query(`SELECT Id FROM ChangeHistory__c WHERE RecordId__c = '${first.body.id}'`)
  expect(history).toHaveLength(1)
})

test('what is wrong about a payment is told at its field and changes nothing; of two at once only what is left is taken [INV-15]', async () => {
  const { order, invoice } = await sendAndReadInvoice()
  const total = invoice.TotalAmountWithTax
  for (const [values, field] of [
    [{ Amount: 0 }, 'Amount'],
    [{ Amount: -1 }, 'Amount'],
    [{ Amount: 0.001 }, 'Amount'],
    [{ Amount: round(total + 0.01) }, 'Amount'],
    [{ Amount: 1, EffectiveDate: '2999-01-01T00:00:00Z' }, 'EffectiveDate'],
    [{ Amount: 1, Type: 'Unapplied' }, 'AssociatedPaymentLineId'],
    [{ Amount: 1, AssociatedPaymentLineId: '1PL000000000000AAA' }, 'AssociatedPaymentLineId'],
    [{ Amount: 1, InvoiceId: '3tt000000000000AAA' }, 'InvoiceId'],
  ] as const)
    expect(await enter(invoice.Id, values)).toMatchObject({ status: 400, body: [{ fields: [field] }] })
  expect((await enter(invoice.Id, { Amount: 1 }, await shop.buyer(SITE_BUILDER))).status).toBeGreaterThanOrEqual(400)
  expect((await enter(invoice.Id, { Amount: 1 }, buyer)).status).toBe(403)
  const part = { Amount: 1, BalanceBefore__c: total }
  const sentTwice = await Promise.all([enter(invoice.Id, part), enter(invoice.Id, part)])
  expect(sentTwice.find(({ status }) => status !== 201)).toMatchObject({
    status: 400,
    body: [{ fields: ['BalanceBefore__c'] }],
  })
  expect(await readInvoice(order)).toMatchObject({ Balance: round(total - 1) })
  const rest = round(total - 1)
  const both = await Promise.all([enter(invoice.Id, { Amount: rest }), enter(invoice.Id, { Amount: rest })])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 400])
  expect(await readInvoice(order)).toMatchObject({ Balance: 0 })
})

test('a credit memo settles the open invoices of an order on account; an invoice that a card pays takes no payment [INV-16]', async () => {
  const { order, invoice } = await sendAndReadInvoice()
  const returned = await desk.change<{ changeOrderId: string }>(order, 'submit-return', { quantities: { 'TH-1': 1 } })
  const memo = await desk.manage<{ creditMemoId: string }>(order, 'actions/create-credit-memo', {
    changeOrderIds: [returned.body.changeOrderId],
  })
  const [{ TotalAmountWithTax: credited } = { TotalAmountWithTax: 0 }] = await desk.query<InvoiceRow>(
    `SELECT TotalAmountWithTax FROM CreditMemo WHERE Id = '${memo.body.creditMemoId}'`,
  )
  expect(credited).toBeGreaterThan(0)
  expect((await readInvoice(order)).Balance).toBe(round(invoice.TotalAmountWithTax - credited))
  const [line] = await desk.query<{ Id: string }>(
    `SELECT Id FROM PaymentLineInvoice WHERE CreditMemoId__c = '${memo.body.creditMemoId}'`,
  )
  const reversal = { Type: 'Unapplied', Amount: credited, AssociatedPaymentLineId: line?.Id }
  expect(await enter(invoice.Id, reversal)).toMatchObject({
    status: 400,
    body: [{ fields: ['AssociatedPaymentLineId'] }],
  })

  // What a credit memo could not settle settles the invoice when its payment is taken back.
  const paid = await sendAndReadInvoice()
  const payment = await enter(paid.invoice.Id, { Amount: paid.invoice.TotalAmountWithTax })
  const late = await desk.change<{ changeOrderId: string }>(paid.order, 'submit-return', { quantities: { 'TH-1': 1 } })
  await desk.manage(paid.order, 'actions/create-credit-memo', { changeOrderIds: [late.body.changeOrderId] })
  expect((await readInvoice(paid.order)).Balance).toBe(0)
  const takenBack = {
    Type: 'Unapplied',
    Amount: paid.invoice.TotalAmountWithTax,
    AssociatedPaymentLineId: payment.body.id,
  }
  expect((await enter(paid.invoice.Id, takenBack)).status).toBe(201)
  expect((await readInvoice(paid.order)).Balance).toBe(round(paid.invoice.TotalAmountWithTax - credited))

  const byCard = await desk.place({ pay: () => payByCard(buyer), lines: [[shopIds.gloves, 1]] })
  await desk.send(byCard, { 'GL-1': 1 })
  const charged = await readInvoice(byCard)
  expect(charged.Balance).toBe(0)
  expect(await enter(charged.Id, { Amount: 1 })).toMatchObject({ status: 400, body: [{ fields: ['InvoiceId'] }] })
})

test('buyers list the invoices of their account, open ones and overdue ones, with what is left to pay in all [INV-17] [ROLE-06]', async () => {
  const { order, invoice } = await sendAndReadInvoice()
  await shop.database.transaction((tx) =>
    tx
      .update(billingDocument)
      .set({ dueAt: new Date('2026-01-31T00:00:00Z') })
      .where(eq(billingDocument.id, invoice.Id)),
  )
  const list = async (query = '', client = buyer) => await client<AccountInvoices>('GET', `/webstore/invoices${query}`)
  await enter(invoice.Id, { Amount: 0.1 })
  const left = round(invoice.TotalAmountWithTax - 0.1).toFixed(2)
  const overdue = await list('?state=Overdue')
  expect(overdue).toMatchObject({
    status: 200,
    body: {
      total: 1,
      invoices: [
        {
          documentId: invoice.Id,
          orderSummaryId: order.orderSummaryId,
          balance: left,
          isOverdue: true,
          settledDate: null,
          paidByCard: false,
        },
      ],
      openBalances: [{ currencyIsoCode: 'USD', overdueCount: 1, overdueBalance: left }],
    },
  })
  const { number, orderNumber } = overdue.body.invoices[0]!
  expect((await list(`?q=${number}`)).body.invoices).toMatchObject([{ number }])
  expect((await list(`?q=${orderNumber}`)).body.invoices).toMatchObject([{ number }])

  // By pages, all are there once; the card's owe nothing.
  const all = (await list('?pageSize=100')).body
  expect(all.invoices.filter(({ paidByCard }) => paidByCard)).toMatchObject([{ balance: '0.00', isOverdue: false }])
  const first = (await list('?pageSize=2')).body
  const second = (await list(`?pageToken=${encodeURIComponent(first.nextPageToken!)}`)).body
  expect([...first.invoices, ...second.invoices].map(({ documentId }) => documentId)).toEqual(
    all.invoices.slice(0, 4).map(({ documentId }) => documentId),
  )
  const open = (await list('?state=Open')).body
  expect(open.invoices.map(({ balance }) => Number(balance)).every((balance) => balance > 0)).toBe(true)
  expect(open.openBalances).toEqual(all.openBalances)
  expect(open.openBalances[0]?.openCount).toBe(open.total)

  // The account of somebody else has none of them, and a guest is refused.
  expect((await list('', await shop.buyer(PLANT_BUYER))).body).toMatchObject({
    total: 0,
    invoices: [],
    openBalances: [],
  })
  expect((await list('', shop.guest())).status).toBe(401)
  expect((await list('?state=Late')).status).toBe(400)
  expect((await list('?pageToken=nonsense')).status).toBe(400)
  expect((await list(`?q=${encodeURIComponent("100%_' or 1=1")}`)).body.total).toBe(0)
})
