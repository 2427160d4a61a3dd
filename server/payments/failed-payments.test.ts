import { inspect } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import type { FailedPayment, FailedPaymentCollection } from '@hydrant/contract/admin/payments.ts'
import type { Checkout, CheckoutOrder, CheckoutPayment } from '@hydrant/contract/shop/checkout.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { payment } from '@hydrant/database/schema/checkout.ts'
import { testGatewayCharge } from '@hydrant/database/schema/payments.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createUsers } from '../session/service.ts'
import { createFaultyGateway, type FaultyGateway } from './testing/faulty-gateway.ts'
import { createRecordingLog } from '../testing/recorded-log.ts'
import { PASSWORD } from '../testing/test-catalogue.ts'
import { type TestClient, openPurchaseTestShop, shopIds, type PurchaseTestShop } from '../testing/purchase-test-shop.ts'
import { createTestGateway, type PaymentGateways, recoverPayments } from './service.ts'
import { storeNotice } from './store.ts'

const ADMIN = 'admin@shop.example'
const TIMEOUT = 300

let shop: PurchaseTestShop
let buyer: TestClient
let admin: TestClient
let line: FaultyGateway
let logged: ReturnType<typeof createRecordingLog>

beforeAll(async () => {
  const gatewaysOf = (database: Database) => {
    line = createFaultyGateway(createTestGateway(database))
    return { test: line.gateway }
  }
  shop = await openPurchaseTestShop({ createGateways: gatewaysOf, gatewayTimeoutMilliseconds: TIMEOUT })
  await shop.database.transaction((tx) =>
    createUsers(
      tx,
      [
        {
          id: createIdFromKey('005', 'admin'),
          email: ADMIN,
          firstName: 'A',
          lastName: 'Min',
          phoneNumber: null,
          role: 'admin',
        },
      ],
      PASSWORD,
    ),
  )
  buyer = await shop.buyer()
  admin = await shop.buyer(ADMIN)
})
afterAll(() => shop.close())
beforeEach(async () => {
  logged = createRecordingLog()
  await buyer('DELETE', '/webstore/checkouts/active')
  await buyer('DELETE', '/webstore/carts/current')
  await shop.database.transaction((tx) => tx.delete(payment))
})

const startCheckout = async () => {
  await buyer('POST', '/webstore/carts/current/cart-items', { productId: shopIds.gloves, quantity: 1, type: 'Product' })
  return (
    await buyer<Checkout>('PUT', '/webstore/checkouts', {
      cartId: 'active',
      deliveryAddressInput: { shouldUseDefaultAddress: true },
    })
  ).body.checkoutId
}
const card = {
  cardPaymentMethod: {
    cardNumber: '4111111111111111',
    expiryMonth: 4,
    expiryYear: new Date().getUTCFullYear() + 4,
    cvv: '123',
  },
}
const pay = async () => {
  const { body } = await buyer<{ token: string }>('POST', '/webstore/payments/token', card)
  return buyer<CheckoutPayment>('POST', '/webstore/checkouts/active/payments', {
    requestType: 'Auth',
    paymentToken: body.token,
  })
}
const place = (checkoutId: string) => buyer<CheckoutOrder>('POST', `/webstore/checkouts/${checkoutId}/orders`)
const recover = (hours: number, gateways?: PaymentGateways) =>
  recoverPayments(
    {
      database: shop.database,
      gateways: gateways ?? { test: line.gateway },
      log: logged.log,
      gatewayTimeoutMilliseconds: TIMEOUT,
    },
    new Date(Date.now() + hours * 3_600_000),
  )
const stored = (checkoutId: string) =>
  shop.database.query((db) =>
    db.select().from(payment).where(eq(payment.checkoutId, checkoutId)).orderBy(payment.createdAt, payment.id),
  )
const chargesOf = async (checkoutId: string) => {
  const charges = await shop.database.query((db) => db.select().from(testGatewayCharge))
  return (await stored(checkoutId)).map(({ id }) => charges.find(({ key }) => key === id)?.state ?? null)
}
const failed = async () => (await admin<FailedPaymentCollection>('GET', '/admin/failed-payments')).body
const retry = (paymentId: string) => admin<FailedPayment>('POST', `/admin/failed-payments/${paymentId}/actions/retry`)

/** Places an order whose capture fails, and returns its checkout. */
async function orderWithoutCapture() {
  const checkoutId = await startCheckout()
  await pay()
  line.failNext({ step: 'capture', moment: 'before' })
  expect((await place(checkoutId)).status).toBe(201)
  return checkoutId
}

test('what a gateway has reported stays for the operator through failures of the same payment and after them [CHK-16]', async () => {
  const checkoutId = await orderWithoutCapture()
  const [due] = await stored(checkoutId)
  await shop.database.transaction((tx) => storeNotice(tx, due!.id, { reason: 'A dispute was opened.' }))
  const listed = async () => (await failed()).payments.find(({ paymentId }) => paymentId === due!.id)
  for (let hour = 1; hour <= 2; hour += 1) {
    line.failNext({ step: 'capture', moment: 'before' })
    expect(await recover(2 * hour)).toBe(1)
    expect((await listed())?.lastFailure).toBe('A dispute was opened. The line was cut before capture.')
  }
  expect(await recover(12)).toBe(1)
  expect(await listed()).toMatchObject({ status: 'Captured', attempts: 0, lastFailure: 'A dispute was opened.' })
  await retry(due!.id)
  expect(await listed()).toBeUndefined()
})

test('a capture that keeps failing is retried with growing delays, reported to the operator with its reason, listed, and retried on request [CHK-16]', async () => {
  const checkoutId = await orderWithoutCapture()
  const [due] = await stored(checkoutId)
  expect(due).toMatchObject({
    status: 'CaptureDue',
    attempts: 1,
    lastFailure: 'The line was cut before capture.',
    needsAttentionAt: null,
  })
  expect(due!.nextAttemptAt!.getTime() - Date.now()).toBeGreaterThan(50_000)
  expect(await recover(0)).toBe(0)
  for (let hour = 1; hour <= 4; hour += 1) {
    line.failNext({ step: 'capture', moment: 'before' })
    expect(await recover(2 * hour)).toBe(1)
  }
  expect(logged.entries.map(({ level }) => level)).toEqual(['warn', 'warn', 'warn', 'error'])
  expect(logged.entries.at(-1)).toMatchObject({
    message: expect.stringContaining('/admin/failed-payments'),
    fields: {
      paymentId: due!.id,
      paymentStatus: 'CaptureDue',
      attempts: 5,
      reason: 'The line was cut before capture.',
    },
  })
  expect(await failed()).toMatchObject({
    totalCount: 1,
    payments: [
      {
        paymentId: due!.id,
        checkoutId,
        status: 'CaptureDue',
        amount: '46.40',
        attempts: 5,
        nextAttemptDate: expect.any(String),
        needsAttentionDate: expect.any(String),
      },
    ],
  })
  for (const [caller, status] of [
    [buyer, 403],
    [shop.guest(), 401],
  ] as const) {
    expect((await caller('GET', '/admin/failed-payments')).status).toBe(status)
    expect((await caller('POST', `/admin/failed-payments/${due!.id}/actions/retry`)).status).toBe(status)
  }
  line.failNext({ step: 'capture', moment: 'before' })
  expect(await retry(due!.id)).toMatchObject({ status: 200, body: { status: 'CaptureDue', attempts: 6 } })
  expect(await retry(due!.id)).toMatchObject({
    status: 200,
    body: { status: 'Captured', attempts: 0, lastFailure: null, needsAttentionDate: null },
  })
  expect(await retry(due!.id)).toMatchObject({ status: 404, body: [{ errorCode: 'ITEM_NOT_FOUND' }] })
  expect(await failed()).toEqual({ totalCount: 0, payments: [] })
  expect(await chargesOf(checkoutId)).toEqual(['Captured'])
})

test('a payment of a removed gateway is not retried automatically, and does not delay others [CHK-16]', async () => {
  const [first, second] = [await orderWithoutCapture(), await orderWithoutCapture()]
  const [removed] = await stored(first)
  await shop.database.transaction((tx) =>
    tx.update(payment).set({ gateway: 'closed-down' }).where(eq(payment.id, removed!.id)),
  )
  expect(await recover(2)).toBe(2)
  expect(await recover(1000)).toBe(0)
  expect(await chargesOf(second)).toEqual(['Captured'])
  expect(logged.entries).toMatchObject([
    {
      level: 'error',
      fields: {
        paymentId: removed!.id,
        gateway: 'closed-down',
        reason: "This shop does not have the gateway 'closed-down'.",
      },
    },
  ])
  expect((await failed()).payments).toMatchObject([{ paymentId: removed!.id, nextAttemptDate: null }])
  await shop.database.transaction((tx) =>
    tx.update(payment).set({ gateway: 'test' }).where(eq(payment.id, removed!.id)),
  )
  expect((await retry(removed!.id)).body.status).toBe('Captured')
})

test('an unexpected error of a gateway is counted, logged with its stack and listed like any failure, and does not delay others [CHK-16]', async () => {
  const [first, second] = [await orderWithoutCapture(), await orderWithoutCapture()]
  const [broken] = await stored(first)
  const capture = async (key: string) => {
    if (key === broken!.id) throw new TypeError('a bug of the gateway')
    return line.gateway.capture(key)
  }
  expect(await recover(2, { test: { ...line.gateway, capture } })).toBe(2)
  expect(await chargesOf(second)).toEqual(['Captured'])
  expect(await stored(first)).toMatchObject([
    { status: 'CaptureDue', attempts: 2, lastFailure: 'Unexpected failure: a bug of the gateway' },
  ])
  expect(logged.entries).toMatchObject([
    { level: 'error', fields: { paymentId: broken!.id, attempts: 2, err: { message: 'a bug of the gateway' } } },
  ])
  expect(await recover(0, { test: { ...line.gateway, capture } })).toBe(0)
  for (let hour = 2; hour <= 4; hour += 1) await recover(2 * hour, { test: { ...line.gateway, capture } })
  expect((await failed()).payments).toMatchObject([
    { paymentId: broken!.id, attempts: 5, lastFailure: 'Unexpected failure: a bug of the gateway' },
  ])
})

test('while a table of the gateway is missing its payments are counted, orders stand, and no query value is logged [CHK-16]', async () => {
  const checkoutId = await orderWithoutCapture()
  const rename = (from: string, to: string) =>
    shop.database.transaction((tx) =>
      tx.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`),
    )
  await rename('test_gateway_charge', 'mislaid')
  const [due] = await stored(checkoutId)
  expect(await recover(2)).toBe(1)
  await rename('mislaid', 'test_gateway_charge')
  expect(await stored(checkoutId)).toMatchObject([
    { attempts: 2, lastFailure: 'Unexpected failure: relation "test_gateway_charge" does not exist' },
  ])
  const text = inspect(logged.entries, { depth: 10 })
  expect(text).toContain(due!.id)
  expect(text).not.toContain(`params: ${due!.id}`)
  expect(await recover(4)).toBe(1)
  expect(await stored(checkoutId)).toMatchObject([{ status: 'Captured' }])
})

test('a silent gateway times out: the buyer gets an error, and nothing is charged twice [CHK-06] [CHK-16]', async () => {
  const checkoutId = await startCheckout()
  line.failNext({ step: 'authorize', moment: 'silence' })
  const before = performance.now()
  const silent = await pay()
  expect(silent).toMatchObject({
    status: 422,
    body: {
      salesforceResultCode: 'SystemError',
      errors: [{ message: expect.stringContaining('Nothing is charged twice') }],
    },
  })
  expect(performance.now() - before).toBeLessThan(TIMEOUT + 5000)
  expect(await chargesOf(checkoutId)).toEqual(['Authorized'])
  expect(await stored(checkoutId)).toMatchObject([
    { status: 'Pending', attempts: 1, lastFailure: 'The gateway did not answer within 0.3 seconds.' },
  ])
  line.failNext({ step: 'find', moment: 'silence' })
  expect(await place(checkoutId)).toMatchObject({ status: 422, body: { orderReferenceNumber: null } })
  expect((await pay()).body.salesforceResultCode).toBe('Success')
  expect(await chargesOf(checkoutId)).toEqual(['Reversed', 'Authorized'])
  line.failNext({ step: 'capture', moment: 'silence' })
  expect((await place(checkoutId)).status).toBe(201)
  expect(await stored(checkoutId)).toMatchObject([{ status: 'Reversed' }, { status: 'CaptureDue' }])
  expect(await recover(2)).toBe(1)
  expect(await chargesOf(checkoutId)).toEqual(['Reversed', 'Captured'])
})

test('a silent gateway gives no token: the buyer gets an error to try later [CHK-16]', async () => {
  line.failNext({ step: 'tokenize', moment: 'silence' })
  expect(await buyer('POST', '/webstore/payments/token', card)).toMatchObject({
    status: 503,
    body: [{ errorCode: 'SERVER_UNAVAILABLE', message: expect.stringContaining('Nothing was charged') }],
  })
})

test('a payment that its buyer completes while it is cleared up is kept [CHK-06]', async () => {
  const checkoutId = await startCheckout()
  const request = { requestType: 'ClientRequest', paymentToken: '' }
  const opened = await buyer<CheckoutPayment>('POST', '/webstore/checkouts/active/payments', request)
  const paymentToken = opened.body.paymentData?.['gatewayReference']
  const find = async () => {
    await buyer('POST', '/webstore/checkouts/active/payments', { requestType: 'PostAuth', paymentToken })
    return null
  }
  expect(await recover(1, { test: { ...line.gateway, find } })).toBe(1)
  expect(await stored(checkoutId)).toMatchObject([{ status: 'Authorized' }])
  expect(await chargesOf(checkoutId)).toEqual(['Authorized'])
  expect((await place(checkoutId)).status).toBe(201)
})
