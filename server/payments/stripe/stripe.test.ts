import { asc, eq } from 'drizzle-orm'
import type { OrderFulfillment } from '@hydrant/contract/admin/fulfillment.ts'
import type { FailedPaymentCollection } from '@hydrant/contract/admin/payments.ts'
import type { ApplicationContext } from '@hydrant/contract/shop/context.ts'
import type { Checkout, CheckoutOrder, CheckoutPayment } from '@hydrant/contract/shop/checkout.ts'
import { payment } from '@hydrant/database/schema/checkout.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createUsers } from '../../session/service.ts'
import {
  openPurchaseTestShop,
  type PurchaseTestShop,
  shopIds,
  type TestClient,
} from '../../testing/purchase-test-shop.ts'
import { createRecordingLog } from '../../testing/recorded-log.ts'
import { PASSWORD } from '../../testing/test-catalogue.ts'
import type { PaymentGateway } from '../payment-gateway.ts'
import { recoverPayments } from '../service.ts'
import { createStripeGateway } from './stripe-gateway.ts'
import { createSimulatorSettings, startStripeSimulator, type StripeSimulator } from './testing/stripe-simulator.ts'

const ADMIN = 'admin@shop.example'
const TIMEOUT = 2000

let stripe: StripeSimulator
let gateway: PaymentGateway
let shop: PurchaseTestShop
let buyer: TestClient
let admin: TestClient

beforeAll(async () => {
  stripe = await startStripeSimulator()
  shop = await openPurchaseTestShop({
    createGateways(database) {
      gateway = createStripeGateway(database, createSimulatorSettings(stripe.url))
      return { stripe: gateway }
    },
    gatewayTimeoutMilliseconds: TIMEOUT,
  })
  await shop.database.transaction(async (tx) => {
    await tx.update(webstore).set({ settings: { payments: { cardGateway: 'stripe' } } })
    const names = { firstName: 'A', lastName: 'Min', phoneNumber: null, role: 'admin' } as const
    await createUsers(tx, [{ id: createIdFromKey('005', 'admin'), email: ADMIN, ...names }], PASSWORD)
  })
  buyer = await shop.buyer()
  admin = await shop.buyer(ADMIN)
})
afterAll(async () => {
  await shop.close()
  await stripe.close()
})
beforeEach(async () => {
  await buyer('DELETE', '/webstore/checkouts/active')
  await buyer('DELETE', '/webstore/carts/current')
  await shop.database.transaction((tx) => tx.delete(payment))
  stripe.intents.clear()
  stripe.refunds.length = 0
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
const pay = (paymentToken: string, requestType = 'Auth') =>
  buyer<CheckoutPayment>('POST', '/webstore/checkouts/active/payments', { requestType, paymentToken })
const place = (checkoutId: string) => buyer<CheckoutOrder>('POST', `/webstore/checkouts/${checkoutId}/orders`)
const stored = () =>
  shop.database.query((db) => db.select().from(payment).orderBy(asc(payment.createdAt), asc(payment.id)))
const statuses = () => [...stripe.intents.values()].map(({ status }) => status)
const recover = (hours: number) =>
  recoverPayments(
    {
      database: shop.database,
      gateways: { stripe: gateway },
      log: createRecordingLog().log,
      gatewayTimeoutMilliseconds: TIMEOUT,
    },
    new Date(Date.now() + hours * 3_600_000),
  )
const failed = async () => (await admin<FailedPaymentCollection>('GET', '/admin/failed-payments')).body.payments
const send = (event: object, signature?: string) => {
  const signed = stripe.sign(event)
  return fetch(`${shop.url}/services/payments/stripe/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature ?? signed.signature },
    body: signed.body,
  })
}
let events = 0
const createEvent = (type: string, object: object) => ({
  id: `evt_${(events += 1)}`,
  object: 'event',
  type,
  data: { object },
})
const onlyIntent = () => [...stripe.intents.values()][0]!

test('a card is authorized for the exact total under the id of its payment, captured with the order, and pages get what they need [STR-01] [STR-04]', async () => {
  const checkoutId = await startCheckout()
  const { body: context } = await buyer<ApplicationContext>('GET', '/webstore/application-context')
  expect(context.clientSidePaymentConfiguration).toEqual({
    takesPurchaseOrders: true,
    takesCards: true,
    cardGateway: 'stripe',
    cardScript: { scriptUrl: `${stripe.url}/stripe.js`, publishableKey: 'pk_test_simulated' },
  })
  expect(await buyer('POST', '/webstore/payments/token', CARD)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_OPERATION' }],
  })
  expect(await pay('pm_card_visa')).toMatchObject({
    status: 201,
    body: { salesforceResultCode: 'Success', paymentData: { cardBrand: 'Visa', cardLastFour: '4242' } },
  })
  const [authorized] = await stored()
  expect([...stripe.intents.values()]).toMatchObject([
    { amount: 4640, currency: 'usd', status: 'requires_capture', metadata: { hydrant_payment_id: authorized!.id } },
  ])
  const [first, second] = await Promise.all([place(checkoutId), place(checkoutId)])
  expect(first.body.orderReferenceNumber).not.toBeNull()
  expect(second.body.orderReferenceNumber).toBe(first.body.orderReferenceNumber)
  expect(statuses()).toEqual(['succeeded'])
  expect(await stored()).toMatchObject([{ status: 'Captured', card: { lastFour: '4242', expires: '04/2031' } }])
})

const CARD = {
  cardPaymentMethod: { cardNumber: '4242424242424242', expiryMonth: 4, expiryYear: 2031, cvv: '123' },
}

test.each([
  ['the request of the intent is lost', { step: 'create', moment: 'before', times: 2 }, false],
  ['the response of the intent is lost', { step: 'create', moment: 'after', times: 2 }, false],
  ['the request of the charge is lost', { step: 'confirm', moment: 'before', times: 2 }, false],
  ['the response of the charge is lost', { step: 'confirm', moment: 'after', times: 2 }, true],
  ['the charge is never answered', { step: 'confirm', moment: 'silence' }, true],
  ['Stripe fails', { step: 'confirm', moment: 500, times: 2 }, false],
  ['Stripe has too many requests', { step: 'confirm', moment: 429 }, false],
] as const)('%s: the buyer is told, and in the end one order is paid once [STR-02]', async (_, fault, isCharged) => {
  const checkoutId = await startCheckout()
  stripe.failNext(fault)
  expect(await pay('pm_card_visa')).toMatchObject({ status: 422, body: { salesforceResultCode: 'SystemError' } })
  const placed = await place(checkoutId)
  expect(placed.status).toBe(isCharged ? 201 : 422)
  if (!isCharged) {
    expect((await pay('pm_card_mastercard')).body.salesforceResultCode).toBe('Success')
    expect((await place(checkoutId)).status).toBe(201)
  }
  await recover(2)
  expect(statuses().filter((status) => status === 'succeeded')).toHaveLength(1)
  expect(statuses()).not.toContain('requires_capture')
  expect((await stored()).filter(({ status }) => status === 'Captured')).toHaveLength(1)
})

test.each([
  ['capture', { step: 'capture', moment: 'before', times: 2 }],
  ['response of a capture', { step: 'capture', moment: 'after', times: 2 }],
  ['answer to a capture', { step: 'capture', moment: 'silence' }],
] as const)('a lost %s leaves the order placed, and is settled later [STR-02]', async (_, fault) => {
  const checkoutId = await startCheckout()
  await pay('pm_card_visa')
  stripe.failNext(fault)
  expect((await place(checkoutId)).status).toBe(201)
  expect(await stored()).toMatchObject([{ status: 'CaptureDue', attempts: 1 }])
  expect(await recover(2)).toBe(1)
  expect(await stored()).toMatchObject([{ status: 'Captured', attempts: 0 }])
  expect(statuses()).toEqual(['succeeded'])
})

test('a cancellation that Stripe did not hear is repeated, and a wrong key is told to the operator at once [STR-02]', async () => {
  await startCheckout()
  await pay('pm_card_visa')
  stripe.failNext({ step: 'cancel', moment: 'before', times: 2 })
  await buyer('DELETE', '/webstore/checkouts/active')
  expect(statuses()).toEqual(['requires_capture'])
  stripe.failNext({ step: 'retrieve', moment: 401 })
  await recover(2)
  expect(await failed()).toMatchObject([
    { status: 'ReversalDue', nextAttemptDate: null, lastFailure: expect.stringContaining('secret key') },
  ])
  expect(JSON.stringify(await failed())).not.toContain('sk_test')
  await admin('POST', `/admin/failed-payments/${(await stored())[0]!.id}/actions/retry`)
  expect(statuses()).toEqual(['canceled'])
  expect(await stored()).toMatchObject([{ status: 'Reversed' }])
})

test('a bank that asks its holder: nothing is placed before, and one order after [STR-03]', async () => {
  const checkoutId = await startCheckout()
  const asked = await pay('pm_card_authenticationRequired')
  const { id, client_secret: clientSecret } = onlyIntent()
  expect(asked).toMatchObject({
    status: 201,
    body: { salesforceResultCode: 'Success', paymentData: { clientSecret, gatewayReference: id } },
  })
  expect(await place(checkoutId)).toMatchObject({
    status: 422,
    body: { orderReferenceNumber: null, errors: [{ message: expect.stringContaining('Your bank has to confirm') }] },
  })
  expect(statuses()).toEqual(['requires_action'])
  expect(await pay('pi_of_somebody_else', 'PostAuth')).toMatchObject({
    status: 422,
    body: { salesforceResultCode: 'ValidationError' },
  })
  stripe.authenticate(id, true)
  expect((await pay(id, 'PostAuth')).body).toMatchObject({
    salesforceResultCode: 'Success',
    paymentData: { cardLastFour: '3184' },
  })
  const [first, second] = await Promise.all([place(checkoutId), place(checkoutId)])
  expect(first.body.orderReferenceNumber).not.toBeNull()
  expect(second.body.orderReferenceNumber).toBe(first.body.orderReferenceNumber)
  expect(statuses()).toEqual(['succeeded'])
})

test('a holder who fails the question, or never answers it, pays nothing, and can pay with another card [STR-03]', async () => {
  const checkoutId = await startCheckout()
  await pay('pm_card_authenticationRequired')
  stripe.authenticate(onlyIntent().id, false)
  expect(await pay(onlyIntent().id, 'PostAuth')).toMatchObject({
    status: 422,
    body: {
      salesforceResultCode: 'Decline',
      errors: [{ message: expect.stringContaining('Your bank has to confirm') }],
    },
  })
  await pay('pm_card_authenticationRequired')
  await recover(1)
  expect(await stored()).toMatchObject([{ status: 'Declined' }, { status: 'Failed' }])
  expect(statuses()).toEqual(['requires_payment_method', 'canceled'])
  expect((await pay('pm_card_visa')).body.salesforceResultCode).toBe('Success')
  expect((await place(checkoutId)).status).toBe(201)
})

test('an event with a wrong signature is refused, an unknown one is taken, and one is handled once [STR-05]', async () => {
  await startCheckout()
  await pay('pm_card_visa')
  const canceled = createEvent('payment_intent.canceled', onlyIntent())
  const forged = await send(canceled, 't=1,v1=00')
  expect([forged.status, await forged.json()]).toMatchObject([400, [{ errorCode: 'INVALID_API_INPUT' }]])
  expect((await send(createEvent('customer.created', { id: 'cus_1' }))).status).toBe(200)
  expect((await send(createEvent('payment_intent.canceled', { id: 'pi_of_another_shop' }))).status).toBe(200)
  expect(await stored()).toMatchObject([{ status: 'Authorized' }])
  onlyIntent().status = 'canceled'
  stripe.failNext({ step: 'retrieve', moment: 'before', times: 2 })
  expect((await send(canceled)).status).toBe(503)
  expect((await send(canceled)).status).toBe(200)
  expect(await stored()).toMatchObject([{ status: 'Reversed' }])
  const { calls } = stripe
  const before = calls.length
  expect((await send(canceled)).status).toBe(200)
  expect(calls.length).toBe(before)
})

test('events settle what a lost response left open, and tell the operator of refunds and disputes [STR-05]', async () => {
  const checkoutId = await startCheckout()
  stripe.failNext({ step: 'confirm', moment: 'after', times: 2 })
  await pay('pm_card_visa')
  expect(await stored()).toMatchObject([{ status: 'Pending' }])
  await send(createEvent('payment_intent.amount_capturable_updated', onlyIntent()))
  expect(await stored()).toMatchObject([{ status: 'Authorized', card: { lastFour: '4242' } }])
  stripe.failNext({ step: 'capture', moment: 'after', times: 2 })
  await place(checkoutId)
  await send(createEvent('payment_intent.succeeded', onlyIntent()))
  const [captured] = await stored()
  expect(captured).toMatchObject({ status: 'Captured' })
  const charge = { object: 'charge', payment_intent: onlyIntent().id, amount_refunded: 640, currency: 'usd' }
  await gateway.refundPart({
    key: captured!.id,
    refundKey: 'refund-1',
    amount: decimal('6.40'),
    currencyIsoCode: 'USD',
  })
  await send(createEvent('charge.refunded', charge))
  expect(await failed()).toEqual([])
  stripe.failNext({ step: 'refunds', moment: 'before', times: 2 })
  expect((await send(createEvent('charge.refunded', charge))).status).toBe(503)
  stripe.refunds.push({ ...stripe.refunds[0]!, id: 're_dashboard', metadata: {} })
  await send(createEvent('charge.refunded', charge))
  expect(await failed()).toMatchObject([{ lastFailure: expect.stringContaining('not all of it by this shop') }])
  const dispute = {
    object: 'dispute',
    id: 'dp_1',
    payment_intent: onlyIntent().id,
    reason: 'fraudulent',
    status: 'needs_response',
  }
  await send(createEvent('charge.dispute.created', dispute))
  expect(await failed()).toMatchObject([
    { status: 'Captured', lastFailure: expect.stringContaining('dp_1, fraudulent') },
  ])
  await admin('POST', `/admin/failed-payments/${captured!.id}/actions/retry`)
  expect(await failed()).toEqual([])
  await shop.database.transaction((tx) => tx.delete(payment).where(eq(payment.id, captured!.id)))
})

test('a dispute stays listed while the order is refunded, and a refund that failed later is made again on request [STR-05]', async () => {
  const checkoutId = await startCheckout()
  await pay('pm_card_visa')
  const { orderSummaryId } = (await place(checkoutId)).body
  const { id: intentId } = onlyIntent()
  const dispute = {
    object: 'dispute',
    id: 'dp_2',
    payment_intent: intentId,
    reason: 'general',
    status: 'needs_response',
  }
  await send(createEvent('charge.dispute.created', dispute))
  const { items } = (await admin<OrderFulfillment>('GET', `/admin/orders/${orderSummaryId}/fulfillment`)).body
  const orderItemSummaryId = items[0]?.orderItemSummaryId
  const change = { orderItemSummaryId, quantity: 1, reason: 'Changed mind', shippingReductionFlag: true }
  const orders = '/services/data/v65.0/commerce/order-management/order-summaries'
  await admin('POST', `${orders}/${orderSummaryId}/actions/submit-cancel`, { changeItems: [change] })
  expect(await failed()).toMatchObject([{ status: 'Reversed', lastFailure: expect.stringContaining('dp_2') }])

  stripe.failRefund(stripe.refunds[0]!.id)
  const failure = { ...stripe.refunds[0]!, failure_reason: 'expired_or_canceled_card' }
  expect((await send(createEvent('refund.failed', failure))).status).toBe(200)
  await recover(2)
  expect(stripe.refunds.map(({ status }) => status)).toEqual(['failed'])
  expect(await failed()).toMatchObject([
    {
      status: 'RefundDue',
      nextAttemptDate: null,
      lastFailure: expect.stringMatching(/dp_2.*expired_or_canceled_card/),
    },
  ])
  await admin('POST', `/admin/failed-payments/${(await stored())[0]!.id}/actions/retry`)
  expect(stripe.refunds.map(({ status }) => status)).toEqual(['failed', 'succeeded'])
  expect(await stored()).toMatchObject([{ status: 'Reversed', needsAttentionAt: null }])
})

/** Confirms the only intent with a card, as the buyer's device does. */
const confirmOnDevice = (paymentMethod: string) =>
  fetch(`${stripe.url}/v1/payment_intents/${onlyIntent().id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ payment_method: paymentMethod }),
  })

test('a device may try another card after a declined one, and what it pays for an ended payment is released [STR-05]', async () => {
  const checkoutId = await startCheckout()
  await pay('', 'ClientRequest')
  await confirmOnDevice('pm_card_chargeDeclined')
  await send(createEvent('payment_intent.payment_failed', onlyIntent()))
  expect(await stored()).toMatchObject([{ status: 'Pending' }])
  await confirmOnDevice('pm_card_visa')
  await send(createEvent('payment_intent.amount_capturable_updated', onlyIntent()))
  expect(await stored()).toMatchObject([{ status: 'Authorized' }])
  await shop.database.transaction((tx) => tx.update(payment).set({ status: 'Declined' }))
  await send(createEvent('payment_intent.amount_capturable_updated', onlyIntent()))
  expect(await stored()).toMatchObject([{ checkoutId, status: 'Reversed' }])
  expect(statuses()).toEqual(['canceled'])
})

test('a declined device that the buyer is done with cannot pay later [STR-02]', async () => {
  await startCheckout()
  await pay('', 'ClientRequest')
  await confirmOnDevice('pm_card_chargeDeclined')
  expect((await pay(onlyIntent().id, 'PostAuth')).body).toMatchObject({ salesforceResultCode: 'Decline' })
  expect(statuses()).toEqual(['canceled'])
})

test('an intent about another amount than the agreed one is not taken [STR-02]', async () => {
  const checkoutId = await startCheckout()
  stripe.failNext({ step: 'confirm', moment: 'after', times: 2 })
  await pay('pm_card_visa')
  onlyIntent().currency = 'jpy'
  expect((await place(checkoutId)).status).toBe(422)
  expect(await failed()).toMatchObject([{ lastFailure: expect.stringContaining('4640 jpy, not 4640 USD') }])
})
