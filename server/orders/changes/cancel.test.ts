import type { HistoryEntries } from '@hydrant/contract/admin/changes.ts'
import type { ShopEvents } from '@hydrant/contract/admin/events.ts'
import type { OrderFulfillment } from '@hydrant/contract/admin/fulfillment.ts'
import type { MailWithContent, ShopMails } from '@hydrant/contract/admin/mails.ts'
import type { OrderChangeBalances } from '@hydrant/contract/admin/order-changes.ts'
import type { CheckoutOrder } from '@hydrant/contract/shop/checkout.ts'
import type { OrderDetail, OrderSummaryCollection } from '@hydrant/contract/shop/order.ts'
import type { OrderItemSummaryCollection } from '@hydrant/contract/shop/order-summary.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { payment } from '@hydrant/database/schema/checkout.ts'
import { inventoryLevel, location } from '@hydrant/database/schema/inventory.ts'
import { coupon } from '@hydrant/database/schema/promotions.ts'
import { testGatewayCharge } from '@hydrant/database/schema/payments.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
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

let shop: PurchaseTestShop
let buyer: TestClient
let staff: TestClient
let line: FaultyGateway
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
})
afterAll(() => shop.close())

const MANAGEMENT = '/services/data/v65.0/commerce/order-management/order-summaries'
const FULFILLMENT_ORDERS = '/services/data/v65.0/commerce/fulfillment/fulfillment-orders'

interface Cancellation {
  readonly changeOrderId: string
  readonly changeBalances: OrderChangeBalances
}

/** Orders 5 pairs of gloves and 2 hoses, and returns the order as staff see it. */
async function placeOrder(
  pay: () => Promise<unknown> = payByPurchaseOrder,
  lines: ReadonlyArray<readonly [productId: string, quantity: number]> = [
    [shopIds.gloves, 5],
    [shopIds.hose, 2],
  ],
): Promise<OrderFulfillment> {
  for (const [productId, quantity] of lines)
    await buyer('POST', '/webstore/carts/current/cart-items', { productId, quantity, type: 'Product' })
  await buyer('PUT', '/webstore/checkouts', {
    cartId: 'active',
    deliveryAddressInput: { shouldUseDefaultAddress: true },
  })
  await pay()
  const placed = await buyer<CheckoutOrder>('POST', '/webstore/checkouts/active/orders')
  return readProgress(placed.body.orderSummaryId ?? '')
}
const payByPurchaseOrder = () =>
  buyer('POST', '/webstore/checkouts/active/payments', { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-1' })
const readProgress = async (id: string) =>
  (await staff<OrderFulfillment>('GET', `/admin/orders/${id}/fulfillment`)).body
const lookUp = async (id: string) =>
  (await buyer<OrderDetail>('GET', `/webstore/order-summaries/actions/lookup?orderSummaryIdOrRefNumber=${id}`)).body
const amountOf = ({ fields }: Pick<OrderDetail, 'fields'>, name: string) => decimal(fields[name]?.text ?? '0')

/** Cancels quantities of the order's lines, by part number, or shows what that would take off. */
const cancel = (
  order: OrderFulfillment,
  quantities: Readonly<Record<string, number | string>>,
  { action = 'submit-cancel', shippingReductionFlag = true } = {},
) =>
  staff<Cancellation>('POST', `${MANAGEMENT}/${order.orderSummaryId}/actions/${action}`, {
    changeItems: Object.entries(quantities).map(([sku, quantity]) => ({
      orderItemSummaryId: order.items.find((item) => item.sku === sku)?.orderItemSummaryId ?? sku,
      quantity,
      reason: 'Buyer changed their mind',
      shippingReductionFlag,
    })),
  })
const fulfillFrom =
  (fulfilledFromLocationId: string | null) => (order: OrderFulfillment, sku: string, quantity: number) =>
    staff<{ fulfillmentOrderIds: string[] }>('POST', FULFILLMENT_ORDERS, {
      orderSummaryId: order.orderSummaryId,
      orderDeliveryGroupSummaryId: order.items[0]?.orderDeliveryGroupSummaryId,
      fulfillmentGroups: [
        {
          fulfilledFromLocationId,
          orderItemSummaries: [
            { orderItemSummaryId: order.items.find((item) => item.sku === sku)?.orderItemSummaryId, quantity },
          ],
        },
      ],
    })
const fulfill = fulfillFrom(null)
const levelsOf = (productId: string) =>
  shop.database.query((db) => db.select().from(inventoryLevel).where(eq(inventoryLevel.productId, productId)))
const stockOfHoses = async () => sum((await levelsOf(shopIds.hose)).map(({ onHand }) => decimal(onHand))).toFixed()
const statuses = (replies: ReadonlyArray<{ readonly status: number }>) =>
  replies.map(({ status }) => status).toSorted((one, other) => one - other)

/** Expects that the totals of lines are after discounts and without what was cancelled, and add up to those of the order. */
function expectLinesToAddUp(order: OrderDetail): void {
  const lines = order.deliveryGroups.flatMap(({ lineItems }) => lineItems)
  const total = sum(lines.map((one) => amountOf(one, 'TotalPriceAfterCancellation')))
  const ofOrder = ['TotalProductAmountAfterAdjustments', 'TotalCanceledProductAmount']
  expect(total.toFixed(2)).toBe(sum(ofOrder.map((name) => amountOf(order, name))).toFixed(2))
  for (const ordered of lines) {
    const left = amountOf(ordered, 'QuantityOrdered').minus(amountOf(ordered, 'QuantityCanceled'))
    const discount = amountOf(ordered, 'AdjustmentAfterCancellation')
    expect(discount.lte(0)).toBe(true)
    expect(amountOf(ordered, 'UnitPrice').times(left).plus(discount).toFixed(2)).toBe(
      amountOf(ordered, 'TotalPriceAfterCancellation').toFixed(2),
    )
  }
}

test('an order is cancelled in two steps: amounts add up, stock is back, buyers and other systems see it [FUL-05] [FUL-06] [FUL-07] [FUL-09]', async () => {
  const stockBefore = await stockOfHoses()
  const order = await placeOrder()
  const ordered = await lookUp(order.orderSummaryId)
  const preview = await cancel(order, { 'GL-1': '3' }, { action: 'preview-cancel' })
  expect(preview).toMatchObject({ status: 201, body: { success: true, errors: [] } })
  expect(await lookUp(order.orderSummaryId)).toEqual(ordered)

  const first = await cancel(order, { 'GL-1': '3' })
  expect(first.status).toBe(201)
  expect(first.body.changeBalances).toEqual(preview.body.changeBalances)
  const part = await lookUp(order.orderSummaryId)
  const left = amountOf(ordered, 'GrandTotalAmount').minus(first.body.changeBalances.grandTotalAmount)
  expect(amountOf(part, 'GrandTotalAmount').toFixed(2)).toBe(left.toFixed(2))
  const parts = ['TotalAdjustedProductAmount', 'TotalAdjustedDeliveryAmount', 'TotalAdjDistAmount', 'TotalTaxAmount']
  expect(sum(parts.map((name) => amountOf(part, name))).toFixed(2)).toBe(left.toFixed(2))
  expect(part).toMatchObject({ status: 'Created', fields: { TotalCanceledProductAmount: { text: /^-\d/ } } })
  const items = await buyer<OrderItemSummaryCollection>(
    'GET',
    `/webstore/order-summaries/${order.orderSummaryId}/items?fields=StockKeepingUnit,QuantityOrdered,QuantityCanceled,QuantityAvailableToCancel`,
  )
  const quantities = items.body.items.map(({ fields }) => Object.values(fields).map(({ text }) => text))
  expect(quantities).toHaveLength(2)
  expect(quantities).toEqual(
    expect.arrayContaining([
      ['GL-1', '5', '3', '2'],
      ['TH-1', '2', '0', '2'],
    ]),
  )

  const { changes } = (await staff<HistoryEntries>('GET', `/admin/changes?recordId=${order.orderSummaryId}`)).body
  expect(changes).toMatchObject([
    {
      objectName: 'OrderSummary',
      operation: 'cancel-items',
      newValues: {
        changeOrderId: first.body.changeOrderId,
        canceledAmount: first.body.changeBalances.grandTotalAmount,
        items: [{ quantity: '3', reason: 'Buyer changed their mind' }],
      },
    },
  ])

  const rest = await cancel(order, { 'GL-1': 2, 'TH-1': 2 })
  const wholly = await lookUp(order.orderSummaryId)
  expect(wholly).toMatchObject({
    status: 'Cancelled',
    fields: { GrandTotalAmount: { text: '0.00' }, TotalTaxAmount: { text: '0.00' } },
  })
  const sumOfSteps = (name: keyof OrderChangeBalances) =>
    sum([first, rest].map(({ body }) => decimal(body.changeBalances[name]))).toFixed(2)
  expect(sumOfSteps('grandTotalAmount')).toBe(ordered.fields['GrandTotalAmount']?.text)
  expect(sumOfSteps('totalTaxAmount')).toBe(ordered.fields['TotalTaxAmount']?.text)
  expect(sumOfSteps('totalAdjustedDeliveryAmount')).toBe(ordered.fields['TotalAdjustedDeliveryAmount']?.text)
  expect(await stockOfHoses()).toBe(stockBefore)
  const history = await buyer<OrderSummaryCollection>('GET', '/webstore/order-summaries?pageSize=1')
  expect(history.body.orderSummaries).toMatchObject([{ status: 'Cancelled', totalAmount: '0.00' }])
  const events = (await staff<ShopEvents>('GET', '/admin/events')).body.events.filter(
    ({ recordId, type }) => recordId === order.orderSummaryId && type === 'OrderCancelled',
  )
  expect(events.map(({ payload }) => payload)).toMatchObject([
    { status: 'Created', changeOrderId: first.body.changeOrderId, items: [{ sku: 'GL-1', quantity: '3' }] },
    { status: 'Cancelled', grandTotalAmount: '0.00', items: [{ sku: 'GL-1' }, { sku: 'TH-1' }] },
  ])
})

test('without a reduction of shipping the cost of delivery stays until nothing of the delivery is left [FUL-07]', async () => {
  const order = await placeOrder()
  const delivery = (await lookUp(order.orderSummaryId)).fields['TotalAdjustedDeliveryAmount']?.text
  expect(delivery).toMatch(/[1-9]/)
  await cancel(order, { 'GL-1': 3 }, { shippingReductionFlag: false })
  expect(await lookUp(order.orderSummaryId)).toMatchObject({
    fields: { TotalAdjustedDeliveryAmount: { text: delivery } },
  })
  await cancel(order, { 'TH-1': 1 })
  await cancel(order, { 'GL-1': 2, 'TH-1': 1 }, { shippingReductionFlag: false })
  expect(await lookUp(order.orderSummaryId)).toMatchObject({
    status: 'Cancelled',
    fields: { GrandTotalAmount: { text: '0.00' }, TotalAdjustedDeliveryAmount: { text: '0.00' } },
  })
})

test('nothing is stored when a quantity cannot be cancelled, and what is left can be sent [FUL-05]', async () => {
  const order = await placeOrder()
  const sent = await fulfill(order, 'GL-1', 3)
  const refused = await cancel(order, { 'TH-1': 1, 'GL-1': 3 })
  expect(refused).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_OPERATION', message: expect.stringContaining('GL-1: only 2 can be cancelled.') }],
  })
  const wrong: ReadonlyArray<Readonly<Record<string, number>>> = [
    { 'TH-1': 1, '10u000000000001AAA': 1 },
    { 'TH-1': 1, 'GL-1': 0 },
    { 'TH-1': 1, 'GL-1': 0.5 },
  ]
  for (const quantities of wrong) expect((await cancel(order, quantities)).status).toBe(400)
  expect((await cancel({ ...order, orderSummaryId: '1Os000000000001AAA' }, { 'GL-1': 1 })).status).toBe(404)
  expect((await readProgress(order.orderSummaryId)).items.map(({ quantityCanceled }) => quantityCanceled)).toEqual([
    '0',
    '0',
  ])
  expect((await cancel(order, { 'TH-1': 2, 'GL-1': 2 })).status).toBe(201)
  expect((await readProgress(order.orderSummaryId)).status).toBe('Waiting to Fulfill')
  await staff('POST', `/admin/fulfillment-orders/${sent.body.fulfillmentOrderIds[0]}/actions/ship`, { carrier: 'UPS' })
  expect((await readProgress(order.orderSummaryId)).status).toBe('Fulfilled')
})

test('stock goes back to where it was taken from and is not sent from [FUL-06]', async () => {
  const order = await placeOrder(payByPurchaseOrder, [[shopIds.rare, 3]])
  const sku = order.items[0]?.sku ?? ''
  const { main } = shopIds
  const west = createIdFromKey('131', 'west')
  const onHand = async () =>
    Object.fromEntries(
      (await levelsOf(shopIds.rare)).map((level) => [level.locationId, decimal(level.onHand).toFixed()]),
    )
  expect(await onHand()).toEqual({ [main]: '0', [west]: '0' })
  expect((await fulfillFrom(west)(order, sku, 1)).status).toBe(201)
  expect((await cancel(order, { [sku]: 2 })).status).toBe(201)
  expect(await onHand()).toEqual({ [main]: '2', [west]: '0' })
})

test('never more is cancelled and sent than was ordered, also when several do it at once [FUL-05]', async () => {
  const order = await placeOrder()
  const replies = await Promise.all([
    cancel(order, { 'GL-1': 3 }),
    cancel(order, { 'GL-1': 3 }),
    fulfill(order, 'GL-1', 3),
  ])
  expect(statuses(replies)).toEqual([201, 400, 400])
})

test('what was paid by card is refunded in parts, each once although the gateway fails [FUL-08] [MAIL-10]', async () => {
  const order = await placeOrder(() => payByCard(buyer))
  const total = amountOf(await lookUp(order.orderSummaryId), 'GrandTotalAmount')
  line.failNext({ step: 'refundPart', moment: 'after' })
  const first = await cancel(order, { 'GL-1': 3 })
  expect(await paymentOf(order)).toMatchObject({ status: 'RefundDue', attempts: 1 })
  await recover()
  expect(await paymentOf(order)).toMatchObject({ status: 'Captured', attempts: 0 })
  expect(await chargeOf(order)).toMatchObject({
    state: 'Captured',
    refundedAmount: first.body.changeBalances.grandTotalAmount,
  })
  const ofOrder = `SELECT CapturedAmount, RefundedAmount FROM OrderPaymentSummary WHERE OrderSummaryId = '${order.orderSummaryId}'`
  const readAmounts = async () =>
    (await staff<{ records: object[] }>('GET', `/services/data/v65.0/query?q=${encodeURIComponent(ofOrder)}`)).body
      .records
  const captured = Number(total)
  const partlyRefunded = Number(first.body.changeBalances.grandTotalAmount)
  expect(await readAmounts()).toMatchObject([{ CapturedAmount: captured, RefundedAmount: partlyRefunded }])
  const mails = (await staff<ShopMails>('GET', '/admin/mails?limit=500')).body.mails
  const ofChange = mails.filter(({ recordId }) => recordId === first.body.changeOrderId)
  expect(ofChange).toMatchObject([{ kind: 'OrderCancelled' }])
  const { body } = await staff<MailWithContent>('GET', `/admin/mails/${ofChange[0]?.position}`)
  expect(body.content?.subject).toMatch(/a part of order \d+ is cancelled$/)
  const refunded = `$${first.body.changeBalances.grandTotalAmount}`
  for (const text of ['GL-1', `${refunded} goes back to the card`, total.minus(refunded.slice(1)).toFixed(2)])
    expect(body.content?.text).toContain(text)

  await cancel(order, { 'GL-1': 2, 'TH-1': 2 })
  expect(await paymentOf(order)).toMatchObject({ status: 'Reversed' })
  expect(await readAmounts()).toMatchObject([{ CapturedAmount: captured, RefundedAmount: captured }])
  const charge = await chargeOf(order)
  expect(charge?.state).toBe('Refunded')
  expect(decimal(charge?.refundedAmount ?? 0).toFixed()).toBe(total.toFixed())
})

test('a payment that was not captured yet is reversed when nothing is left, and else captured and refunded in part [FUL-08]', async () => {
  const place = () => {
    line.failNext({ step: 'capture', moment: 'before' })
    return placeOrder(() => payByCard(buyer))
  }
  const whole = await place()
  await cancel(whole, { 'GL-1': 5, 'TH-1': 2 })
  expect(await paymentOf(whole)).toMatchObject({ status: 'Reversed' })
  expect(await chargeOf(whole)).toMatchObject({ state: 'Reversed' })

  const part = await place()
  line.failNext({ step: 'capture', moment: 'before' })
  const { body } = await cancel(part, { 'GL-1': 1 })
  expect(await paymentOf(part)).toMatchObject({ status: 'CaptureDue' })
  await recover()
  expect(await paymentOf(part)).toMatchObject({ status: 'Captured' })
  expect(await chargeOf(part)).toMatchObject({ refundedAmount: body.changeBalances.grandTotalAmount })
})

test('a coupon of an order that is wholly cancelled can be used again, and its discount is gone [FUL-13] [ADM-87]', async () => {
  const coupons = () => shop.database.query((db) => db.select().from(coupon).where(eq(coupon.code, 'TEN')))
  const place = () =>
    placeOrder(async () => {
      await buyer('POST', '/webstore/carts/current/cart-coupons', { couponCode: 'TEN' })
      await buyer('PUT', '/webstore/checkouts', {
        cartId: 'active',
        deliveryAddressInput: { shouldUseDefaultAddress: true },
      })
      return payByPurchaseOrder()
    })
  const order = await place()
  const used = (await coupons())[0]?.redemptions ?? 0
  expect(used).toBeGreaterThan(0)
  await cancel(order, { 'GL-1': 5 })
  expect((await coupons())[0]?.redemptions).toBe(used)
  expectLinesToAddUp(await lookUp(order.orderSummaryId))
  await cancel(order, { 'TH-1': 1 })
  expectLinesToAddUp(await lookUp(order.orderSummaryId))
  await cancel(order, { 'TH-1': 1 })
  expect((await coupons())[0]?.redemptions).toBe(used - 1)
  const { fields } = await lookUp(order.orderSummaryId)
  for (const name of ['TotalAdjDistAmount', 'TotalAdjustedProductAmount', 'TotalAdjProductAmtWithTax', 'TotalAmount'])
    expect(fields[name]?.text).toBe('0.00')
})

test('stock goes back to a level that was deleted meanwhile, and not to a product that has no level any more [FUL-14]', async () => {
  const onHandOf = async (productId: string) =>
    sum((await levelsOf(productId)).map(({ onHand }) => decimal(onHand))).toFixed()
  const remove = (id: string) =>
    shop.database.transaction((tx) => tx.delete(inventoryLevel).where(eq(inventoryLevel.productId, id)))
  const order = await placeOrder(payByPurchaseOrder, [[shopIds.rare, 1]])
  await remove(shopIds.rare)
  const place = { id: createIdFromKey('131', 'elsewhere'), name: 'Elsewhere' }
  await shop.database.transaction((tx) => tx.insert(location).values(place))
  const elsewhere = { productId: shopIds.rare, locationId: place.id, onHand: '4' }
  await shop.database.transaction((tx) => tx.insert(inventoryLevel).values(elsewhere))
  await cancel(order, { 'RARE-1': 1 })
  expect(await onHandOf(shopIds.rare)).toBe('5')

  const other = await placeOrder(payByPurchaseOrder, [[shopIds.rare, 1]])
  await remove(shopIds.rare)
  await cancel(other, { 'RARE-1': 1 })
  expect(await levelsOf(shopIds.rare)).toEqual([])
})

test('the mail about the first part is the same when it is written after the order is wholly cancelled [MAIL-13]', async () => {
  const order = await placeOrder()
  const first = await cancel(order, { 'GL-1': 3 })
  const readMail = async () => {
    const { mails } = (await staff<ShopMails>('GET', '/admin/mails?limit=500')).body
    const mail = mails.find(({ recordId }) => recordId === first.body.changeOrderId)
    return (await staff<MailWithContent>('GET', `/admin/mails/${mail?.position}`)).body.content
  }
  const written = await readMail()
  expect(written?.subject).toContain('a part of order')
  await cancel(order, { 'GL-1': 2, 'TH-1': 2 })
  expect(await readMail()).toEqual(written)
})

const paymentOf = async ({ orderSummaryId }: OrderFulfillment) =>
  (await shop.database.query((db) => db.select().from(payment).where(eq(payment.orderSummaryId, orderSummaryId))))[0]
const chargeOf = async (order: OrderFulfillment) => {
  const { id = '' } = (await paymentOf(order)) ?? {}
  const [charge] = await shop.database.query((db) =>
    db.select().from(testGatewayCharge).where(eq(testGatewayCharge.key, id)),
  )
  return charge
}
const recover = () =>
  recoverPayments(
    { database: shop.database, gateways: { test: line.gateway }, log: createRecordingLog().log },
    new Date(Date.now() + 3_600_000),
  )
