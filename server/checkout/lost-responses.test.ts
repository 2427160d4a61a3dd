import { eq } from 'drizzle-orm'
import type {
  Checkout,
  CheckoutOrder,
  CheckoutOrderActionResults,
  CheckoutPayment,
} from '@hydrant/contract/shop/checkout.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { payment } from '@hydrant/database/schema/checkout.ts'
import { orderSummary } from '@hydrant/database/schema/orders.ts'
import { testGatewayCharge } from '@hydrant/database/schema/payments.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findAvailability } from '../inventory/testing/find-availability.ts'
import { upsertInventoryLevels } from '../inventory/service.ts'
import { createTestGateway, type PaymentGateways } from '../payments/service.ts'
import { createFaultyGateway, type GatewayFault, type FaultyGateway } from '../payments/testing/faulty-gateway.ts'
import { createRecordingLog } from '../testing/recorded-log.ts'
import { type TestClient, openPurchaseTestShop, shopIds, type PurchaseTestShop } from '../testing/purchase-test-shop.ts'
import { expireCheckoutsAndRecoverPayments } from './service.ts'

let shop: PurchaseTestShop
let buyer: TestClient
let line: FaultyGateway
/** What the gateway awaits before it looks up or authorizes a charge. */
let beforeAnswer: () => Promise<void> = async () => {}

beforeAll(async () => {
  const gatewaysOf = (database: Database): PaymentGateways => {
    line = createFaultyGateway(createTestGateway(database))
    const { gateway } = line
    return {
      test: {
        ...gateway,
        authorize: (request) => beforeAnswer().then(() => gateway.authorize(request)),
        find: (key) => beforeAnswer().then(() => gateway.find(key)),
      },
    }
  }
  shop = await openPurchaseTestShop({ createGateways: gatewaysOf })
  buyer = await shop.buyer()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await buyer('DELETE', '/webstore/checkouts/active')
  await buyer('DELETE', '/webstore/carts/current')
})

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
const place = (ref = 'active', caller = buyer) => caller<CheckoutOrder>('POST', `/webstore/checkouts/${ref}/orders`)
const start = () =>
  buyer<Checkout>('PUT', '/webstore/checkouts', {
    cartId: 'active',
    deliveryAddressInput: { shouldUseDefaultAddress: true },
  })
const add = (caller: TestClient, quantity: number) =>
  caller('POST', '/webstore/carts/current/cart-items', { productId: shopIds.gloves, quantity, type: 'Product' })
const agree = (caller: TestClient) =>
  caller('POST', '/webstore/checkouts/active/payments', { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-1' })
const startCheckout = async () => {
  await buyer('POST', '/webstore/carts/current/cart-items', { productId: shopIds.hose, quantity: 1, type: 'Product' })
  return (await start()).body.checkoutId
}
const readHoseStock = async () =>
  (await shop.database.query((db) => findAvailability(db, [shopIds.hose]))).get(shopIds.hose)?.toFixed()
const recoverAfter = (hours: number) =>
  expireCheckoutsAndRecoverPayments(
    { database: shop.database, gateways: { test: line.gateway }, log: createRecordingLog().log },
    new Date(Date.now() + hours * 3_600_000),
  )

/** The state of a checkout in the shop and at the gateway. */
async function readState(checkoutId: string) {
  return shop.database.query(async (db) => {
    const payments = await db
      .select()
      .from(payment)
      .where(eq(payment.checkoutId, checkoutId))
      .orderBy(payment.createdAt, payment.id)
    const charges = await db.select().from(testGatewayCharge)
    const orders = await db.select().from(orderSummary).where(eq(orderSummary.checkoutId, checkoutId))
    return {
      payments: payments.map(({ status }) => status),
      charges: payments.map(({ id }) => charges.find(({ key }) => key === id)?.state ?? null),
      orders: orders.length,
      bound: payments.filter(({ orderSummaryId }) => orderSummaryId !== null).length,
    }
  })
}

const expectedAfter = { before: { charge: null, status: 422 }, after: { charge: 'Authorized', status: 201 } } as const

test.each(['before', 'after'] as const)(
  'cut off %s the authorization: the shop finds out when it is asked to place the order [CHK-06]',
  async (moment) => {
    const checkoutId = await startCheckout()
    line.failNext({ step: 'authorize', moment })
    expect((await pay()).body.salesforceResultCode).toBe('SystemError')
    expect(await readState(checkoutId)).toMatchObject({
      payments: ['Pending'],
      charges: [expectedAfter[moment].charge],
      orders: 0,
    })
    expect((await place()).status).toBe(expectedAfter[moment].status)
    expect((await readState(checkoutId)).orders).toBe(moment === 'after' ? 1 : 0)
  },
)

test('cut off again while it finds out: nothing is ordered, and the next submit succeeds [CHK-06]', async () => {
  const checkoutId = await startCheckout()
  line.failNext({ step: 'authorize', moment: 'after' })
  await pay()
  line.failNext({ step: 'find', moment: 'before' })
  expect(await place()).toMatchObject({ status: 422, body: { errors: [{ type: '/commerce/errors/payment-failure' }] } })
  expect((await readState(checkoutId)).orders).toBe(0)
  expect((await place()).status).toBe(201)
  expect(await readState(checkoutId)).toEqual({ payments: ['Captured'], charges: ['Captured'], orders: 1, bound: 1 })
})

test.each(['before', 'after'] as const)(
  'cut off %s the capture: the order stands, the same submit is the same order, and the capture is made later [CHK-06]',
  async (moment) => {
    const checkoutId = await startCheckout()
    const stock = Number(await readHoseStock())
    await pay()
    line.failNext({ step: 'capture', moment })
    const first = await place(checkoutId)
    expect(first.status).toBe(201)
    expect(await readState(checkoutId)).toMatchObject({ payments: ['CaptureDue'], orders: 1, bound: 1 })
    expect((await place(checkoutId)).body).toMatchObject({
      orderReferenceNumber: first.body.orderReferenceNumber,
      orderSummaryId: first.body.orderSummaryId,
    })
    await recoverAfter(1)
    expect(await readState(checkoutId)).toEqual({ payments: ['Captured'], charges: ['Captured'], orders: 1, bound: 1 })
    expect(Number(await readHoseStock())).toBe(stock - 1)
  },
)

test.each(['before', 'after'] as const)(
  'cut off %s the reversal: the money is given back later [CHK-06]',
  async (moment) => {
    const checkoutId = await startCheckout()
    await pay()
    line.failNext({ step: 'reverse', moment })
    expect((await buyer('DELETE', '/webstore/checkouts/active')).status).toBe(204)
    expect((await readState(checkoutId)).payments).toEqual(['ReversalDue'])
    await recoverAfter(1)
    expect(await readState(checkoutId)).toMatchObject({ payments: ['Reversed'], charges: ['Reversed'], orders: 0 })
  },
)

test('a charge that the gateway never heard of is barred in the end, one that it heard of can be ordered [CHK-06]', async () => {
  const first = await startCheckout()
  line.failNext({ step: 'authorize', moment: 'before' })
  await pay()
  await recoverAfter(1)
  expect(await readState(first)).toMatchObject({ payments: ['Failed'], charges: ['Reversed'] })
  await buyer('DELETE', '/webstore/checkouts/active')
  await start()
  line.failNext({ step: 'authorize', moment: 'after' })
  await pay()
  await recoverAfter(1)
  expect((await place()).status).toBe(201)
})

test('another payment after a lost answer gives back what the first had set aside [CHK-06]', async () => {
  const checkoutId = await startCheckout()
  line.failNext({ step: 'authorize', moment: 'after' })
  await pay()
  expect((await pay()).body.salesforceResultCode).toBe('Success')
  expect((await place()).status).toBe(201)
  expect(await readState(checkoutId)).toEqual({
    payments: ['Reversed', 'Captured'],
    charges: ['Reversed', 'Captured'],
    orders: 1,
    bound: 1,
  })
})

test('what was captured without an order is paid back, not reversed [CHK-06]', async () => {
  const checkoutId = await startCheckout()
  await pay()
  const [paid] = await shop.database.query((db) => db.select().from(payment).where(eq(payment.checkoutId, checkoutId)))
  await line.gateway.capture(paid!.id)
  await buyer('DELETE', '/webstore/checkouts/active')
  expect(await readState(checkoutId)).toMatchObject({ payments: ['Reversed'], charges: ['Refunded'] })
})

test('a checkout that nobody finishes runs out: its money is given back, it is gone, and starts anew once it is deleted [CHK-02] [CHK-06]', async () => {
  const checkoutId = await startCheckout()
  await pay()
  await recoverAfter(24 * 7)
  expect(await readState(checkoutId)).toMatchObject({ payments: ['Reversed'], charges: ['Reversed'] })
  expect(await buyer('GET', '/webstore/checkouts/active')).toMatchObject({
    status: 404,
    body: [{ errorCode: 'MISSING_RECORD' }],
  })
  for (const call of [
    buyer('GET', `/webstore/checkouts/${checkoutId}`),
    buyer('PATCH', `/webstore/checkouts/${checkoutId}`, { shippingInstructions: 'x' }),
    place(checkoutId),
    start(),
  ]) {
    expect(await call).toMatchObject({ status: 410, body: [{ errorCode: 'ENTITY_IS_DELETED' }] })
  }
  expect((await buyer('DELETE', '/webstore/checkouts/active')).status).toBe(204)
  expect((await start()).status).toBe(202)
  await pay()
  expect((await place()).status).toBe(201)
})

test('the money of a cart that was deleted is given back, that of an order is not [CHK-06]', async () => {
  const ordered = await startCheckout()
  await pay()
  await place()
  const deleted = await startCheckout()
  await pay()
  await buyer('DELETE', '/webstore/carts/current')
  await recoverAfter(24 * 30)
  expect(await readState(deleted)).toMatchObject({ payments: ['Reversed'], charges: ['Reversed'] })
  expect(await readState(ordered)).toMatchObject({ payments: ['Captured'], charges: ['Captured'] })
})

test('a card is authorised only for a checkout that could be placed now: without address or stock the gateway is not asked [CHK-04] [CHK-06]', async () => {
  await buyer('POST', '/webstore/carts/current/cart-items', { productId: shopIds.rare, quantity: 3, type: 'Product' })
  const { checkoutId } = (await buyer<Checkout>('PUT', '/webstore/checkouts', { cartId: 'active' })).body
  expect(await pay()).toMatchObject({
    status: 422,
    body: { salesforceResultCode: 'ValidationError', errors: [{ message: 'Choose a delivery address first.' }] },
  })
  await buyer('PATCH', '/webstore/checkouts/active', { deliveryAddress: { id: shopIds.address } })
  await buyer('POST', '/webstore/carts/current/cart-items', { productId: shopIds.rare, quantity: 1, type: 'Product' })
  expect(await pay()).toMatchObject({
    status: 422,
    body: { salesforceResultCode: 'ValidationError', errors: [{ type: 'INSUFFICIENT_INVENTORY' }] },
  })
  expect(await readState(checkoutId)).toEqual({ payments: [], charges: [], orders: 0, bound: 0 })
})

test('stock that is gone after the authorization leaves it for the next try [CHK-06]', async () => {
  const level = (onHand: string) =>
    shop.database.transaction((tx) =>
      upsertInventoryLevels(tx, [{ productId: shopIds.rare, locationId: shopIds.main, onHand }]),
    )
  await buyer('POST', '/webstore/carts/current/cart-items', { productId: shopIds.rare, quantity: 2, type: 'Product' })
  const { checkoutId } = (await start()).body
  expect((await pay()).body.salesforceResultCode).toBe('Success')
  await level('0')
  expect(await place()).toMatchObject({ status: 412, body: { errors: [{ type: 'INSUFFICIENT_INVENTORY' }] } })
  expect(await readState(checkoutId)).toEqual({
    payments: ['Authorized'],
    charges: ['Authorized'],
    orders: 0,
    bound: 0,
  })
  await level('2')
})

test.each<GatewayFault['step']>(['authorize', 'capture'])(
  'double click and retry with a bad line at %s are one order, charged once [CHK-06]',
  async (step) => {
    const checkoutId = await startCheckout()
    line.failNext({ step, moment: 'after' })
    await pay()
    const replies = await Promise.all([place(checkoutId), place(checkoutId), place(checkoutId)])
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(replies.map(({ body }) => body.orderReferenceNumber)).size).toBe(1)
    await recoverAfter(1)
    expect(await readState(checkoutId)).toEqual({ payments: ['Captured'], charges: ['Captured'], orders: 1, bound: 1 })
  },
)

test('a submit that is repeated by the id of its checkout is the same order, also when another cart has been begun; active never means an earlier order [CHK-06]', async () => {
  await add(buyer, 1)
  const { checkoutId } = (await start()).body
  expect((await buyer<Checkout>('GET', `/webstore/checkouts/${checkoutId}`)).body.orderReferenceNumber).toBeNull()
  await agree(buyer)
  const first = await place()
  const byAction = () =>
    buyer<CheckoutOrderActionResults>('POST', `/webstore/checkouts/${checkoutId}/orders/actions`, {
      actions: [{ action: 'submit' }],
    })
  for (const _ of ['without a cart', 'with another cart']) {
    const [again, action, active] = [await place(checkoutId), await byAction(), await place()]
    expect([first.status, again.status, action.status]).toEqual([201, 201, 201])
    expect(again.body).toEqual(first.body)
    expect(action.body.actions[0]!.orderReferenceNumber).toBe(first.body.orderReferenceNumber)
    expect(active).toMatchObject({
      status: 404,
      body: [{ errorCode: 'MISSING_RECORD', message: expect.stringContaining('by its checkout id') }],
    })
    expect(
      await buyer('POST', '/webstore/checkouts/active/orders/actions', { actions: [{ action: 'submit' }] }),
    ).toMatchObject({ status: 404 })
    expect(await buyer('GET', `/webstore/checkouts/${checkoutId}`)).toMatchObject({
      status: 200,
      body: { checkoutId, orderReferenceNumber: first.body.orderReferenceNumber, errors: [] },
    })
    await add(buyer, 2)
  }
  expect((await start()).body.checkoutId).not.toBe(checkoutId)
  await agree(buyer)
  expect((await place()).body.orderReferenceNumber).not.toBe(first.body.orderReferenceNumber)
})

test('a guest finds out by the id of the checkout whether an order stands, and nobody else does [CHK-06]', async () => {
  const [guest, otherGuest] = [shop.guest(), shop.guest()]
  await add(guest, 1)
  const { checkoutId } = (await guest<Checkout>('PUT', '/webstore/checkouts', { cartId: 'active' })).body
  await guest('PATCH', '/webstore/checkouts/active', {
    contactInfo: { firstName: 'Gale', lastName: 'Guest', email: 'gale@guest.example' },
    deliveryAddress: {
      name: 'Gale Guest',
      street: '2 Elm St',
      city: 'Raleigh',
      region: 'NC',
      postalCode: '27601',
      country: 'US',
    },
  })
  await agree(guest)
  const placed = await place(checkoutId, guest)
  expect((await place(checkoutId, guest)).body).toEqual(placed.body)
  expect(await guest('GET', `/webstore/checkouts/${checkoutId}`)).toMatchObject({
    status: 200,
    body: { orderReferenceNumber: placed.body.orderReferenceNumber },
  })
  for (const other of [otherGuest, buyer]) {
    expect((await other('GET', `/webstore/checkouts/${checkoutId}`)).status).toBe(404)
    expect((await place(checkoutId, other)).status).toBe(404)
  }
})

test('while its card is authorized or looked up a checkout is not ready, so that nobody takes it for one without an order [CHK-06] [CHK-10]', async () => {
  const checkoutId = await startCheckout()
  const read = () => buyer<Checkout>('GET', `/webstore/checkouts/${checkoutId}`)
  /** Reads the checkout while a call waits for the gateway. */
  const readDuring = async (call: () => Promise<unknown>) => {
    const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    beforeAnswer = () => {
      asked.resolve()
      return answer.promise
    }
    const running = call()
    await asked.promise
    const during = await read()
    beforeAnswer = async () => {}
    answer.resolve()
    await running
    return during
  }
  expect((await read()).status).toBe(200)
  line.failNext({ step: 'authorize', moment: 'before' })
  expect(await readDuring(pay)).toMatchObject({ status: 202, body: { statusCode: 202, orderReferenceNumber: null } })
  expect((await read()).status).toBe(200)
  expect((await readDuring(() => place(checkoutId))).status).toBe(202)
  expect((await read()).status).toBe(200)
  line.failNext({ step: 'authorize', moment: 'after' })
  await pay()
  expect((await readDuring(() => place(checkoutId))).status).toBe(202)
  expect(await read()).toMatchObject({ status: 200, body: { orderReferenceNumber: expect.any(String) } })
})
