import { eq } from 'drizzle-orm'
import type { CartSummary } from '@hydrant/contract/shop/cart.ts'
import type { Checkout, CheckoutOrder, CheckoutPayment } from '@hydrant/contract/shop/checkout.ts'
import type { OrderDetail } from '@hydrant/contract/shop/order.ts'
import { payment } from '@hydrant/database/schema/checkout.ts'
import { testGatewayCard, testGatewayCharge } from '@hydrant/database/schema/payments.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Reply } from '../testing/call-shop.ts'
import { type TestClient, openPurchaseTestShop, shopIds, type PurchaseTestShop } from '../testing/purchase-test-shop.ts'

let shop: PurchaseTestShop
let buyer: TestClient

beforeAll(async () => {
  shop = await openPurchaseTestShop()
  buyer = await shop.buyer()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await buyer('DELETE', '/webstore/checkouts/active')
  await buyer('DELETE', '/webstore/carts/current')
})

const VISA = '4111 1111 1111 1111'
const cardOf = (cardNumber: string, rest: object = {}) => ({
  cardPaymentMethod: {
    cardHolderName: 'A Buyer',
    cardNumber,
    expiryMonth: '04',
    expiryYear: String(new Date().getUTCFullYear() + 4),
    cvv: '123',
    cardType: 'Visa',
    ...rest,
  },
})
const tokenOf = async (cardNumber: string) =>
  (await buyer<{ token: string }>('POST', '/webstore/payments/token', cardOf(cardNumber))).body.token
const pay = (paymentToken: string | undefined, requestType = 'Auth', rest: object = {}) =>
  buyer<CheckoutPayment>('POST', '/webstore/checkouts/active/payments', {
    requestType,
    ...(paymentToken !== undefined && { paymentToken }),
    ...rest,
  })
const place = () => buyer<CheckoutOrder>('POST', '/webstore/checkouts/active/orders')
const startCheckout = async (quantity = 1) => {
  await buyer('POST', '/webstore/carts/current/cart-items', { productId: shopIds.gloves, quantity, type: 'Product' })
  return (
    await buyer<Checkout>('PUT', '/webstore/checkouts', {
      cartId: 'active',
      deliveryAddressInput: { shouldUseDefaultAddress: true },
    })
  ).body.checkoutId
}
const defaultGroup = async () =>
  (await buyer<Checkout>('GET', '/webstore/checkouts/active')).body.deliveryGroups!.items[0]!.id
const paymentsOf = (checkoutId: string) =>
  shop.database.query((db) =>
    db.select().from(payment).where(eq(payment.checkoutId, checkoutId)).orderBy(payment.createdAt, payment.id),
  )
const chargesOf = async (checkoutId: string) => {
  const charges = await shop.database.query((db) => db.select().from(testGatewayCharge))
  return (await paymentsOf(checkoutId)).map(({ id }) => charges.find(({ key }) => key === id)?.state)
}

test('paying by card: token, authorization, order, capture, and only a summary of the card is stored [CHK-04] [CHK-06]', async () => {
  const checkoutId = await startCheckout()
  const token = await tokenOf(VISA)
  const billingAddress = {
    name: 'Accounts',
    street: '9 Bill St',
    city: 'Raleigh',
    region: 'NC',
    postalCode: '27601',
    country: 'US',
    shipToPhoneNumber: '555 0100',
  }
  const payResult = await pay(token, 'Auth', {
    billingAddress,
    paymentsData: { one: '1', two: '2', three: '3', four: '4' },
  })
  expect(payResult).toMatchObject({
    status: 201,
    body: { salesforceResultCode: 'Success', errors: [], paymentData: { cardBrand: 'Visa', cardLastFour: '1111' } },
  })
  expect(await chargesOf(checkoutId)).toEqual(['Authorized'])
  const placed = await place()
  expect(placed.status).toBe(201)
  expect(await chargesOf(checkoutId)).toEqual(['Captured'])
  const { body: order } = await buyer<OrderDetail>('POST', '/webstore/order-summaries/actions/lookup', {
    orderSummaryIdOrRefNumber: placed.body.orderSummaryId,
  })
  expect(order.payments).toMatchObject([
    {
      type: 'Card',
      fields: {
        CardBrand: { text: 'Visa' },
        CardLastFour: { text: '1111' },
        Status: { text: 'Paid' },
        Amount: { text: '46.40' },
      },
    },
  ])
  expect(order.fields).toMatchObject({ PaymentMethod: { text: 'Card' }, BillToStreet: { text: '9 Bill St' } })
  const stored = await shop.database.query(async (db) =>
    JSON.stringify([
      await db.select().from(testGatewayCard),
      await db.select().from(payment),
      await db.select().from(testGatewayCharge),
    ]),
  )
  expect(stored).not.toContain('4111111111111111')
  expect(stored).not.toContain(VISA)
  expect(stored).not.toContain('"123"')
})

test.each([
  ['4000000000000002', 'DO_NOT_HONOR'],
  ['4000000000009995', 'INSUFFICIENT_FUNDS'],
  ['4000000000000069', 'EXPIRED_CARD'],
  ['4000000000000127', 'INCORRECT_CVV'],
])(
  'the card %s is declined with %s, and cart and stock stay unchanged [CHK-04] [CHK-06]',
  async (number, declineCode) => {
    const checkoutId = await startCheckout()
    const before = await buyer('GET', '/webstore/carts/current')
    const declined = await pay(await tokenOf(number))
    expect(declined).toMatchObject({
      status: 422,
      body: {
        salesforceResultCode: 'Decline',
        paymentData: null,
        errors: [
          {
            type: '/commerce/errors/payment-failure',
            title: 'Payment declined',
            invalidParameters: [{ name: 'paymentToken', reason: declineCode }],
          },
        ],
      },
    })
    expect(declined.body.errors![0]!.message).toBe(declined.body.errors![0]!.detail)
    expect(await place()).toMatchObject({
      status: 422,
      body: { orderReferenceNumber: null, errors: [{ type: '/commerce/errors/payment-failure' }] },
    })
    expect((await buyer('GET', '/webstore/carts/current')).body).toEqual(before.body)
    expect(await paymentsOf(checkoutId)).toMatchObject([{ status: 'Declined' }])
    expect((await pay(await tokenOf(VISA))).status).toBe(201)
  },
)

test('one card is declined depending on the amount [CHK-04]', async () => {
  await startCheckout()
  const token = await tokenOf('4000000000003055')
  expect((await pay(token)).body.salesforceResultCode).toBe('Success')
  await buyer('POST', '/webstore/carts/current/cart-items', {
    productId: shopIds.gloves,
    quantity: 60,
    type: 'Product',
  })
  expect((await pay(token)).body).toMatchObject({
    salesforceResultCode: 'Decline',
    errors: [{ invalidParameters: [{ reason: 'LIMIT_EXCEEDED' }] }],
  })
})

test.each(['4000000000000119', '4000000000000259'])(
  'the gateway does not answer for the card %s: SystemError, no order, and another card pays [CHK-04]',
  async (number) => {
    const checkoutId = await startCheckout()
    expect(await pay(await tokenOf(number))).toMatchObject({
      status: 422,
      body: { salesforceResultCode: 'SystemError' },
    })
    expect((await place()).status).toBe(422)
    expect((await pay(await tokenOf(VISA))).status).toBe(201)
    expect((await place()).status).toBe(201)
    expect(await chargesOf(checkoutId)).toEqual(['Reversed', 'Captured'])
  },
)

test('the submit looks up a lost response: the authorized money pays the order [CHK-06]', async () => {
  const checkoutId = await startCheckout()
  expect((await pay(await tokenOf('4000000000000341'))).body.salesforceResultCode).toBe('SystemError')
  expect(await paymentsOf(checkoutId)).toMatchObject([{ status: 'Pending' }])
  expect((await place()).status).toBe(201)
  expect(await paymentsOf(checkoutId)).toMatchObject([{ status: 'Captured', card: { lastFour: '0341' } }])
})

test('entering a payment again returns the old money [CHK-04]', async () => {
  const checkoutId = await startCheckout()
  await pay(await tokenOf(VISA))
  await pay(await tokenOf('5555555555554444'))
  expect(await chargesOf(checkoutId)).toEqual(['Reversed', 'Authorized'])
  expect((await place()).status).toBe(201)
  expect(await chargesOf(checkoutId)).toEqual(['Reversed', 'Captured'])
})

test('a declined card also replaces the earlier one: nothing is charged to a card that the buyer meant to replace [CHK-04] [CHK-06]', async () => {
  const checkoutId = await startCheckout()
  await pay(await tokenOf(VISA))
  expect((await pay(await tokenOf('4000000000009995'))).body.salesforceResultCode).toBe('Decline')
  expect(await chargesOf(checkoutId)).toEqual(['Reversed', 'Declined'])
  expect(await place()).toMatchObject({
    status: 422,
    body: { errors: [{ type: '/commerce/errors/payment-failure', title: 'Payment missing' }] },
  })
  expect((await pay(await tokenOf(VISA))).status).toBe(201)
  expect((await place()).status).toBe(201)
  expect(await chargesOf(checkoutId)).toEqual(['Reversed', 'Declined', 'Captured'])
})

test('the type of a payment does not change until the checkout is deleted [CHK-04]', async () => {
  await startCheckout()
  await pay('PO-1', 'SimplePurchaseOrder')
  expect(await pay(await tokenOf(VISA))).toMatchObject({
    status: 422,
    body: { salesforceResultCode: 'ValidationError', errors: [{ detail: expect.stringContaining('another type') }] },
  })
  expect((await pay('PO-2', 'SimplePurchaseOrder')).status).toBe(201)
  expect((await buyer<Checkout>('GET', '/webstore/checkouts/active')).body.cartSummary?.purchaseOrderNumber).toBe(
    'PO-2',
  )
  expect((await buyer<CartSummary>('GET', '/webstore/carts/current')).body.purchaseOrderNumber).toBe('PO-2')
  expect((await buyer('DELETE', '/webstore/checkouts/active')).status).toBe(204)
  expect((await buyer<CartSummary>('GET', '/webstore/carts/current')).body.purchaseOrderNumber).toBeNull()
  await buyer('PUT', '/webstore/checkouts', { cartId: 'active' })
  expect((await pay(await tokenOf(VISA))).status).toBe(201)
})

const PAYMENT_MISSING = { status: 422, body: { errors: [{ title: 'Payment missing' }] } }

test.each<[string, () => Promise<Reply>, object]>([
  [
    'another delivery method',
    () => buyer('PATCH', '/webstore/checkouts/active', { deliveryMethodId: shopIds.express }),
    PAYMENT_MISSING,
  ],
  [
    'another delivery method of a delivery group',
    async () =>
      buyer('PATCH', `/webstore/carts/current/delivery-groups/${await defaultGroup()}`, {
        deliveryMethodId: shopIds.express,
      }),
    PAYMENT_MISSING,
  ],
  [
    'giving the checkout up',
    () => buyer('DELETE', '/webstore/checkouts/active'),
    { status: 404, body: [{ errorCode: 'MISSING_RECORD' }] },
  ],
])('%s returns the money [CHK-01] [CHK-06]', async (_, change, expectedError) => {
  const checkoutId = await startCheckout()
  await pay(await tokenOf(VISA))
  expect((await change()).status).toBeLessThan(300)
  expect(await chargesOf(checkoutId)).toEqual(['Reversed'])
  expect(await place()).toMatchObject(expectedError)
})

test('a change after the authorization is a conflict until it is authorized again [CHK-06]', async () => {
  const checkoutId = await startCheckout()
  await pay(await tokenOf(VISA))
  await buyer('PATCH', '/webstore/checkouts/active', { shippingInstructions: 'Ring twice' })
  await buyer('POST', '/webstore/carts/current/cart-items', { productId: shopIds.gloves, quantity: 1, type: 'Product' })
  expect(await place()).toMatchObject({ status: 409, body: [{ errorCode: 'CHECKOUT_CONFLICT' }] })
  expect(await chargesOf(checkoutId)).toEqual(['Authorized'])
  await pay(await tokenOf(VISA))
  expect((await place()).status).toBe(201)
})

test('paying by device: ClientRequest opens a charge, PostAuth sends its reference [CHK-04]', async () => {
  const checkoutId = await startCheckout()
  const opened = await pay(undefined, 'ClientRequest')
  expect(opened).toMatchObject({
    status: 201,
    body: { salesforceResultCode: 'Success', paymentData: { amount: '46.4', currencyIsoCode: 'USD' } },
  })
  expect((await place()).status).toBe(422)
  expect(await pay('test_of_somebody_else', 'PostAuth')).toMatchObject({
    status: 422,
    body: { salesforceResultCode: 'ValidationError' },
  })
  const reference = opened.body.paymentData!['gatewayReference']!
  expect(
    await pay(reference, 'PostAuth', { paymentsData: { cardToken: await tokenOf('4000000000000002') } }),
  ).toMatchObject({ body: { salesforceResultCode: 'Decline' } })
  const again = await pay(undefined, 'ClientRequest')
  expect(
    (
      await pay(again.body.paymentData!['gatewayReference'], 'PostAuth', {
        paymentsData: { cardToken: await tokenOf(VISA) },
      })
    ).body.salesforceResultCode,
  ).toBe('Success')
  expect((await place()).status).toBe(201)
  expect((await paymentsOf(checkoutId)).map(({ requestType, status }) => [requestType, status])).toEqual([
    ['PostAuth', 'Declined'],
    ['PostAuth', 'Captured'],
  ])
})

test.each([
  ['no token', { requestType: 'Auth' }],
  ['a token that nobody gave out', { requestType: 'Auth', paymentToken: 'test_card_0' }],
  ['no purchase order number', { requestType: 'SimplePurchaseOrder' }],
])('%s is a validation error [CHK-04]', async (_, body) => {
  await startCheckout()
  expect(await buyer('POST', '/webstore/checkouts/active/payments', body)).toMatchObject({
    status: 422,
    body: { salesforceResultCode: 'ValidationError' },
  })
})

test.each([
  ['five pairs', { requestType: 'Auth', paymentToken: 't', paymentsData: { a: '1', b: '2', c: '3', d: '4', e: '5' } }],
  ['pairs with a purchase order', { requestType: 'SimplePurchaseOrder', paymentToken: 'PO', paymentsData: { a: '1' } }],
  ['another type', { requestType: 'Cash' }],
])('%s are rejected [CHK-04]', async (_, body) => {
  await startCheckout()
  expect(await buyer('POST', '/webstore/checkouts/active/payments', body)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT' }],
  })
})

test.each([
  ['a number with a wrong check digit', cardOf('4111111111111112'), 'cardNumber'],
  ['a card of the real world', cardOf('4012888888881881'), 'cardNumber'],
  ['a month that is over', cardOf(VISA, { expiryYear: 2020 }), 'expiryMonth'],
  ['a thirteenth month', cardOf(VISA, { expiryMonth: 13 }), 'expiryMonth'],
  ['a month of letters', cardOf(VISA, { expiryMonth: 'May' }), 'expiryMonth'],
  ['half a month', cardOf(VISA, { expiryMonth: '4.5' }), 'expiryMonth'],
  ['a year of letters', cardOf(VISA, { expiryYear: 'later' }), 'expiryYear'],
  ['a security code of letters', cardOf(VISA, { cvv: 'abc' }), 'cvv'],
])('%s gets no token, and is not echoed [CHK-04]', async (_, body, field) => {
  const reply = await buyer<[{ message: string }]>('POST', '/webstore/payments/token', body)
  expect(reply).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT', message: expect.stringContaining(field) }],
  })
  expect(reply.body[0].message).not.toContain(body.cardPaymentMethod.cardNumber)
})

test('a store that accepts no cards, or no purchase orders, returns an error [CHK-04]', async () => {
  const set = (payments: object) =>
    shop.database.transaction((tx) => tx.update(webstore).set({ settings: { payments } }))
  await startCheckout()
  await set({ cardGateway: null })
  expect(await buyer('POST', '/webstore/payments/token', cardOf(VISA))).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_OPERATION' }],
  })
  expect((await pay('tok')).body).toMatchObject({
    salesforceResultCode: 'ValidationError',
    errors: [{ detail: 'This store takes purchase orders only.' }],
  })
  await set({ cardGateway: 'test', purchaseOrders: false })
  expect((await pay('PO', 'SimplePurchaseOrder')).body).toMatchObject({
    salesforceResultCode: 'ValidationError',
    errors: [{ detail: 'This store takes no purchase orders.' }],
  })
  await set({ cardGateway: 'test' })
})

test('a purchase order that the store has stopped taking places no order, nor does its rehearsal [CHK-04]', async () => {
  const set = (payments: object) =>
    shop.database.transaction((tx) => tx.update(webstore).set({ settings: { payments } }))
  await startCheckout()
  expect((await pay('PO 7', 'SimplePurchaseOrder')).status).toBe(201)
  await set({ cardGateway: 'test', purchaseOrders: false })
  const replies = [
    await buyer('POST', '/webstore/checkouts/active/orders/actions', { actions: [{ action: 'prepare' }] }),
    await place(),
  ]
  for (const { status, body } of replies)
    expect([status, JSON.stringify(body)]).toEqual([
      422,
      expect.stringContaining('This store takes no purchase orders.'),
    ])
  await set({ cardGateway: 'test' })
  expect((await place()).status).toBe(201)
})

test('guests of one address enter at most 60 cards an hour, buyers as many as they want [CHK-04]', async () => {
  const guest = shop.guest()
  const enter = (client: TestClient) => client('POST', '/webstore/payments/token', cardOf(VISA))
  const replies = await Promise.all(Array.from({ length: 61 }, () => enter(guest)))
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(60)
  const refused = replies.find(({ status }) => status !== 201)
  expect(refused).toMatchObject({ status: 429, body: [{ errorCode: 'REQUEST_LIMIT_EXCEEDED' }] })
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await enter(buyer)).status).toBe(201)
})
