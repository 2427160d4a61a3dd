import { eq } from 'drizzle-orm'
import type { CartSummary } from '@hydrant/contract/shop/cart.ts'
import type { CartItem, CartItemCollection } from '@hydrant/contract/shop/cart-item.ts'
import type { Checkout, CheckoutOrder } from '@hydrant/contract/shop/checkout.ts'
import type { DeliveryGroup, DeliveryGroupCollection } from '@hydrant/contract/shop/delivery.ts'
import { deliveryMethod } from '@hydrant/database/schema/cart.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Caller, openTradeShop, PLANT_BUYER, trade, type TradeShop } from '../testing/trade-shop.ts'

let shop: TradeShop
let buyer: Caller

beforeAll(async () => {
  shop = await openTradeShop()
  buyer = await shop.buyer()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await set({ splitShipmentEnabled: true, isGiftingEnabled: true, isGiftMessageEnabled: true })
  await buyer('DELETE', '/webstore/carts/current')
})

const CART = '/webstore/carts/current'
const GROUPS = `${CART}/delivery-groups`
const elsewhere = {
  name: 'Depot',
  street: '9 Elm St',
  city: 'Richmond',
  region: 'va',
  postalCode: '23220',
  country: 'us',
}
const set = (settings: Record<string, unknown>) =>
  shop.database.transaction((executor) => executor.update(webstore).set({ settings }))
const add = async (productId: string, quantity: number | string, rest = {}) =>
  (await buyer<CartItem>('POST', `${CART}/cart-items`, { productId, quantity, type: 'Product', ...rest })).body
const groups = async (query = '') => (await buyer<DeliveryGroupCollection>('GET', `${GROUPS}${query}`)).body
const makeGroup = async (input: object = {}) => (await buyer<DeliveryGroup>('POST', GROUPS, input)).body
const defaultGroup = async () => (await groups()).items[0]!.id
const arrange = (arrangements: ReadonlyArray<[item: string, group: string, quantity: string | number]>, query = '') =>
  buyer<DeliveryGroupCollection>('POST', `${GROUPS}/actions/arrange-items${query}`, {
    arrangements: arrangements.map(([cartItemId, deliveryGroupId, quantity]) => ({
      cartItemId,
      deliveryGroupId,
      quantity,
    })),
  })
const summary = async () => (await buyer<CartSummary>('GET', CART)).body
const lines = async () =>
  (await buyer<CartItemCollection>('GET', `${CART}/cart-items?sort=CreatedDateAsc`)).body.cartItems.map(
    ({ cartItem }) => cartItem,
  )
const spread = async () =>
  (await lines()).map(({ cartDeliveryGroupId, productId, quantity }) => [cartDeliveryGroupId, productId, quantity])

test('a store that does not ship split has one group, and says so [CHK-08] [CART-08]', async () => {
  await set({})
  await add(trade.gloves, 1)
  expect(await buyer('POST', GROUPS, { name: 'Second' })).toMatchObject({
    status: 400,
    body: [
      { errorCode: 'INVALID_OPERATION', message: 'This store sends a cart to one address: it has one delivery group.' },
    ],
  })
  expect((await groups()).count).toBe(1)
  const context = await buyer<{ splitShipmentEnabled: boolean }>('GET', '/webstore/application-context')
  expect(context.body.splitShipmentEnabled).toBe(false)
})

test('each group has its address, method, fee and tax, and the cart has their sums [CHK-08] [CART-09]', async () => {
  const first = await defaultGroupOf(add(trade.gloves, 2))
  expect((await buyer('PATCH', `${GROUPS}/${first}`, { deliveryAddress: { id: trade.address } })).status).toBe(200)
  const made = await buyer<DeliveryGroup>('POST', GROUPS, {
    name: 'Depot',
    deliveryAddress: elsewhere,
    deliveryMethodId: trade.express,
    shippingInstructions: 'Gate 4',
    desiredDeliveryDate: '2030-01-31',
  })
  expect(made).toMatchObject({
    status: 201,
    body: {
      name: 'Depot',
      isDefault: false,
      deliveryAddress: { region: 'VA', country: 'US' },
      selectedDeliveryMethod: { id: trade.express, shippingFee: '0.00' },
      shippingInstructions: 'Gate 4',
      desiredDeliveryDate: '2030-01-31T00:00:00Z',
      totalCartItemCount: 0,
    },
  })
  await add(trade.hose, 1, { cartDeliveryGroupId: made.body.id.slice(0, 15) })
  const { items } = await groups()
  expect(items).toMatchObject([
    {
      id: first,
      isDefault: true,
      totalCartItemCount: 2,
      totalProductAmount: '39.90',
      selectedDeliveryMethod: { id: trade.ground, shippingFee: '25.00' },
    },
    {
      id: made.body.id,
      totalCartItemCount: 1,
      totalProductAmount: '89.99',
      selectedDeliveryMethod: { shippingFee: '60.00' },
    },
  ])
  expect(items[1]!.availableDeliveryMethods.map(({ shippingFee }) => shippingFee)).toEqual(['25.00', '60.00'])
  expect((await lines()).map(({ totalTax }) => totalTax)).toEqual(['2.89', '0.00'])
  expect(await summary()).toMatchObject({
    totalProductAmount: '129.89',
    totalChargeAmount: '85.00',
    totalTaxAmount: '2.89',
    grandTotalAmount: '217.78',
  })
})

test('an offer on shipping and the free amount count for each group by itself [CHK-08] [CART-09]', async () => {
  const first = await defaultGroupOf(add(trade.hose, 30))
  await buyer('PATCH', `${GROUPS}/${first}`, { deliveryAddress: { id: trade.address } })
  const { id } = await makeGroup({ deliveryAddress: elsewhere })
  await add(trade.gloves, 1, { cartDeliveryGroupId: id })
  expect((await groups()).items.map(({ selectedDeliveryMethod }) => selectedDeliveryMethod?.shippingFee)).toEqual([
    '0.00',
    '25.00',
  ])
  await buyer('POST', `${CART}/cart-coupons`, { couponCode: 'SHIP' })
  expect(
    (await groups()).items.map(({ selectedDeliveryMethod: method }) => [
      method?.shippingFee,
      method?.totalAdjustmentAmount,
      method?.adjustedShippingFee,
    ]),
  ).toEqual([
    ['0.00', '0.00', '0.00'],
    ['25.00', '-25.00', '0.00'],
  ])
  expect(await summary()).toMatchObject({ totalChargeAmount: '0.00' })
})

test('tax follows a group that is sent elsewhere, and a line that is put into another group [CART-08] [CART-09]', async () => {
  const line = await add(trade.gloves, 2)
  const { id } = await makeGroup({ deliveryAddress: { id: trade.address } })
  expect((await summary()).totalTaxAmount).toBe('0.00')
  const moved = await buyer<CartItem>('PATCH', `${CART}/cart-items/${line.cartItemId}`, { cartDeliveryGroupId: id })
  expect(moved).toMatchObject({
    status: 200,
    body: { cartItemId: line.cartItemId, cartDeliveryGroupId: id, totalTax: '2.89' },
  })
  await buyer('PATCH', `${GROUPS}/${id}`, { deliveryAddress: elsewhere })
  expect((await summary()).totalTaxAmount).toBe('0.00')
})

test('gifts are noted where the store sends them, and refused where not [CHK-08]', async () => {
  const group = await defaultGroupOf(add(trade.gloves, 1))
  const gift = { isGift: true, giftMessage: 'Happy birthday', giftToName: 'Engine 7', customFields: [{ Dock__c: 'B' }] }
  expect(await buyer('PATCH', `${GROUPS}/${group}`, gift)).toMatchObject({ status: 200, body: gift })
  expect((await summary()).hasGift).toBe(true)
  await set({ isGiftingEnabled: true })
  expect(await buyer('PATCH', `${GROUPS}/${group}`, { giftMessage: 'Hi' })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_OPERATION', message: 'This store does not send gift messages.' }],
  })
  await set({})
  expect(await buyer('PATCH', `${GROUPS}/${group}`, { isGift: true })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_OPERATION', message: 'This store does not send gifts.' }],
  })
  expect((await buyer('PATCH', `${GROUPS}/${group}`, { isGift: false })).status).toBe(200)
})

test('a line is split over groups, and put together again [CART-08]', async () => {
  const line = await add(trade.gloves, 5, { customFields: [{ Note__c: 'for the crew' }], subType: 'Gift' })
  const [one, other] = [await defaultGroup(), (await makeGroup()).id]
  const split = await arrange([[line.cartItemId!, other, 2]])
  expect(split).toMatchObject({
    status: 200,
    body: {
      count: 2,
      items: [
        { id: one, totalCartItemCount: 3 },
        { id: other, totalCartItemCount: 2 },
      ],
    },
  })
  expect(await lines()).toMatchObject([
    { cartItemId: line.cartItemId, cartDeliveryGroupId: one, quantity: '3' },
    {
      cartDeliveryGroupId: other,
      quantity: '2',
      subType: 'Gift',
      customFields: [{ Note__c: 'for the crew' }],
      totalPrice: '39.90',
    },
  ])
  const [, second] = await lines()
  expect(
    (
      await arrange([
        [line.cartItemId!, one, '1'],
        [second!.cartItemId!, other, '4'],
      ])
    ).status,
  ).toBe(200)
  expect(await spread()).toEqual([
    [one, trade.gloves, '1'],
    [other, trade.gloves, '4'],
  ])
  const back = await arrange([[second!.cartItemId!, one, '5']])
  expect(back.body).toMatchObject({ count: 1, items: [{ id: one, totalCartItemCount: 5 }] })
  expect(await spread()).toEqual([[one, trade.gloves, '5']])
  expect((await summary()).totalProductCount).toBe('5')
})

test("a quantity of '0' takes an item out of a group; groups that are empty then go, or stay when asked [CART-08]", async () => {
  const gloves = await add(trade.gloves, 2)
  const [one, other] = [await defaultGroup(), (await makeGroup()).id]
  const hose = await add(trade.hose, 1, { cartDeliveryGroupId: other })
  expect((await arrange([[hose.cartItemId!, other, '0']], '?deleteEmptyDeliveryGroups=false')).body).toMatchObject({
    count: 2,
    items: [{ id: one }, { id: other, totalCartItemCount: 0 }],
  })
  expect(await spread()).toEqual([[one, trade.gloves, '2']])
  expect((await arrange([[gloves.cartItemId!, other, 1]])).body.count).toBe(2)
  expect((await arrange([[gloves.cartItemId!, other, '0']])).body).toMatchObject({
    count: 1,
    items: [{ totalCartItemCount: 2 }],
  })
})

test('arrangements that cannot be are refused, and change nothing [CART-08]', async () => {
  const gloves = await add(trade.gloves, 2)
  const nozzles = await add(trade.nozzle, 12)
  const [one, other] = [await defaultGroup(), (await makeGroup()).id]
  const before = await spread()
  const item = gloves.cartItemId!
  expect(
    await arrange([
      [item, other, 2],
      [nozzles.cartItemId!, other, 12],
    ]),
  ).toMatchObject({ status: 400, body: [{ errorCode: 'DEFAULT_DELIVERY_GROUP_ERROR' }] })
  expect(await arrange([[item, other, 3]])).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_API_INPUT' }] })
  expect(
    await arrange([
      [item, other, 1],
      [item, other, 2],
    ]),
  ).toMatchObject({ status: 400, body: [{ message: 'Name an item of a delivery group once.' }] })
  expect(await arrange([[nozzles.cartItemId!, other, 5]])).toMatchObject({
    status: 400,
    body: [{ errorCode: 'CART_VALIDATION_ERROR', message: 'Enter a value between 6 and 600 in increments of 6.' }],
  })
  expect(await arrange([[newId('0a9'), other, 1]])).toMatchObject({
    status: 404,
    body: [{ errorCode: 'ITEM_NOT_FOUND', message: 'There is no such item in this cart.' }],
  })
  expect(await arrange([[item, newId('0a7'), 1]])).toMatchObject({
    status: 404,
    body: [{ errorCode: 'ITEM_NOT_FOUND', message: 'This cart has no such delivery group.' }],
  })
  expect(await arrange([[item, other, '-1']])).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT' }],
  })
  expect(await arrange([])).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_API_INPUT' }] })
  expect(await arrange(Array.from({ length: 201 }, () => [item, one, 1]))).toMatchObject({
    status: 400,
    body: [{ errorCode: 'TOO_MANY_RECORDS' }],
  })
  expect(await spread()).toEqual(before)
})

test('a group that is deleted leaves its lines to the default one, or takes them along [CART-08]', async () => {
  await add(trade.gloves, 2)
  const [one, other] = [await defaultGroup(), (await makeGroup({ deliveryAddress: elsewhere })).id]
  await add(trade.gloves, 3, { cartDeliveryGroupId: other })
  await add(trade.hose, 1, { cartDeliveryGroupId: other })
  expect((await buyer('DELETE', `${GROUPS}/${other}`)).status).toBe(204)
  expect(await spread()).toEqual([
    [one, trade.gloves, '5'],
    [one, trade.hose, '1'],
  ])
  const third = (await makeGroup()).id
  await add(trade.rare, 1, { cartDeliveryGroupId: third })
  expect((await buyer('DELETE', `${GROUPS}/${third}?deleteCartItems=true`)).status).toBe(204)
  expect(await summary()).toMatchObject({ totalProductCount: '6', totalProductAmount: '189.74' })
  expect(await buyer('DELETE', `${GROUPS}/${one}`)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'DEFAULT_DELIVERY_GROUP_ERROR' }],
  })
  expect(await buyer('DELETE', `${GROUPS}/${third}`)).toMatchObject({
    status: 404,
    body: [{ errorCode: 'ITEM_NOT_FOUND' }],
  })
})

test('a guest is warned when all lines of a product together reach the limit [ROLE-05]', async () => {
  const guest = shop.guest()
  const put = (quantity: number, cartDeliveryGroupId: string | null) =>
    guest<CartItem>('POST', '/webstore/carts/current/cart-items', {
      productId: trade.gloves,
      quantity,
      type: 'Product',
      cartDeliveryGroupId,
    })
  expect((await put(6, null)).body.messagesSummary.limitedMessages).toEqual([])
  const { id } = (await guest<DeliveryGroup>('POST', GROUPS, { name: 'Depot' })).body
  expect((await put(4, id)).body.messagesSummary.limitedMessages).toMatchObject([
    { severity: 'Warning', message: 'This product has a maximum purchase limit' },
  ])
  const { cartItems } = (await guest<CartItemCollection>('GET', '/webstore/carts/current/cart-items')).body
  expect(cartItems.map(({ cartItem }) => cartItem.messagesSummary.limitedMessages.length)).toEqual([1, 1])
  expect(await put(1, null)).toMatchObject({ status: 400, body: [{ errorCode: 'MAX_LIMIT_EXCEEDED' }] })
})

test('unless it is told otherwise the list holds twenty groups, and none of their lines [CART-08]', async () => {
  await add(trade.gloves, 1)
  for (let number = 2; number <= 21; number += 1) await makeGroup({ name: `Group ${number}` })
  const first = await groups()
  expect(first.items).toHaveLength(20)
  expect(first.items.every(({ cartItems }) => cartItems === undefined)).toBe(true)
  expect((await groups(`?pageToken=${first.nextPageToken}`)).items).toHaveLength(1)
})

test('groups come in pages, with as many of their lines as are asked for [CART-08] [CART-01]', async () => {
  for (const product of [trade.hose, trade.gloves, trade.rare]) await add(product, 1)
  const other = (await makeGroup()).id
  await add(trade.gloves, 4, { cartDeliveryGroupId: other })
  const first = await groups('?limit=1&pageSize=20')
  expect(first).toMatchObject({ count: 1, items: [{ isDefault: true }], previousPageToken: null })
  expect(first.items[0]!.cartItems).toBeUndefined()
  const second = await groups(`?pageToken=${first.nextPageToken}`)
  expect(second).toMatchObject({ count: 1, items: [{ id: other }], nextPageToken: null })
  const [one, two] = (await groups('?cartItemLimit=2&sort=NameAsc')).items
  expect(one!.cartItems).toMatchObject({
    totalItemCount: 3,
    totalNumberOfPages: 2,
    cartItems: [{ cartItem: { name: 'Attack hose' } }, { cartItem: { name: 'Gloves' } }],
  })
  expect(two!.cartItems).toMatchObject({
    totalItemCount: 1,
    nextPageUrl: null,
    cartItems: [{ cartItem: { quantity: '4' } }],
  })
  const next = await buyer<DeliveryGroup>('GET', one!.cartItems!.nextPageUrl!)
  expect(next.body).toMatchObject({
    id: one!.id,
    cartItems: { currentPage: 2, cartItems: [{ cartItem: { name: 'Rare valve' } }] },
  })
  expect(await buyer('GET', `${GROUPS}?pageToken=nothing`)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' }],
  })
})

test.each([
  {
    what: 'a country that is not served',
    input: { deliveryAddress: { name: 'Depot', street: '1 Weg', city: 'Berlin', postalCode: '10115', country: 'DE' } },
    status: 400,
    error: { errorCode: 'INVALID_API_INPUT', message: 'We do not deliver to this country.' },
  },
  {
    what: 'an address without a country',
    input: { deliveryAddress: { city: 'Raleigh' } },
    status: 400,
    error: { errorCode: 'INVALID_API_INPUT', message: expect.stringContaining("The address needs a 'country'.") },
  },
  {
    what: 'an address without lines',
    input: { deliveryAddress: { city: ' ' } },
    status: 400,
    error: { errorCode: 'INVALID_API_INPUT', message: 'Name an address by its id, or spell it out with its country.' },
  },
  {
    what: 'a state that is none',
    input: { deliveryAddress: { ...elsewhere, region: 'ZZ' } },
    status: 400,
    error: {
      errorCode: 'INVALID_API_INPUT',
      message: "'ZZ' is no state or region of United States: check the field 'region'.",
    },
  },
  {
    what: 'a date in the past',
    input: { desiredDeliveryDate: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10) },
    status: 400,
    error: { errorCode: 'INVALID_API_INPUT', message: 'desiredDeliveryDate must not be in the past.' },
  },
  {
    what: 'the address of others',
    input: { deliveryAddress: { id: trade.plantAddress } },
    status: 404,
    error: { errorCode: 'ITEM_NOT_FOUND' },
  },
  {
    what: 'an unknown method',
    input: { deliveryMethodId: '2Dm000000000000AAA' },
    status: 404,
    error: { errorCode: 'ITEM_NOT_FOUND', message: 'There is no such delivery method for this address.' },
  },
  {
    what: 'what is no date',
    input: { desiredDeliveryDate: 'soon' },
    status: 400,
    error: { errorCode: 'INVALID_API_INPUT', message: 'desiredDeliveryDate must be a date such as 2026-01-31.' },
  },
  {
    what: 'an unknown line of an address',
    input: { deliveryAddress: { country: 'US', planet: 'Mars' } },
    status: 400,
    error: { errorCode: 'JSON_PARSER_ERROR' },
  },
  {
    what: 'too many custom fields',
    input: { customFields: ['x'.repeat(10_001)] },
    status: 400,
    error: {
      errorCode: 'INVALID_API_INPUT',
      message: 'customFields take at most 10,000 characters, nested at most 10 deep.',
    },
  },
])('a group is not changed to $what [ADR-05] [CART-08]', async ({ input, status, error }) => {
  const group = await defaultGroupOf(add(trade.gloves, 1))
  expect(await buyer('PATCH', `${GROUPS}/${group}`, input)).toMatchObject({ status, body: [error] })
  expect(await groups()).toMatchObject({
    items: [{ deliveryAddress: null, desiredDeliveryDate: null, customFields: [] }],
  })
})

test('a cart that is sent to two addresses is checked out and ordered as one [CHK-08] [CHK-06]', async () => {
  await add(trade.gloves, 2)
  await buyer('PATCH', `${GROUPS}/${await defaultGroup()}`, { deliveryAddress: { id: trade.address } })
  const { id } = await makeGroup({ deliveryAddress: elsewhere, deliveryMethodId: trade.express })
  await makeGroup()
  await add(trade.rare, 1, { cartDeliveryGroupId: id })
  const { grandTotalAmount } = await summary()
  expect(grandTotalAmount).toBe('137.79')
  const started = await buyer<Checkout>('PUT', '/webstore/checkouts', { cartId: 'active' })
  expect(started).toMatchObject({
    status: 202,
    body: {
      deliveryGroups: {
        items: [
          { isDefault: true },
          { id, selectedDeliveryMethod: { shippingFee: '60.00' } },
          { totalCartItemCount: 0 },
        ],
      },
    },
  })
  await buyer('POST', '/webstore/checkouts/active/payments', {
    requestType: 'SimplePurchaseOrder',
    paymentToken: 'PO-7',
  })
  const placed = await buyer<CheckoutOrder>('POST', '/webstore/checkouts/active/orders')
  expect(placed).toMatchObject({ status: 201, body: { errors: [] } })
  const order = await buyer<{ deliveryGroups: ReadonlyArray<{ id: string }> }>(
    'POST',
    '/webstore/order-summaries/actions/lookup',
    { orderSummaryIdOrRefNumber: placed.body.orderReferenceNumber },
  )
  expect(order.body.deliveryGroups).toHaveLength(2)
})

test('a delivery method that is no longer offered costs nothing and sends nothing: another one is to be chosen [CART-08] [CHK-01]', async () => {
  const offer = (isActive: boolean) =>
    shop.database.transaction((executor) =>
      executor.update(deliveryMethod).set({ isActive }).where(eq(deliveryMethod.id, trade.express)),
    )
  await add(trade.gloves, 1)
  const group = `${GROUPS}/${await defaultGroup()}`
  await buyer('PATCH', group, { deliveryAddress: { id: trade.address }, deliveryMethodId: trade.express })
  await buyer('PUT', '/webstore/checkouts', { cartId: 'active' })
  await buyer('POST', '/webstore/checkouts/active/payments', {
    requestType: 'SimplePurchaseOrder',
    paymentToken: 'PO-9',
  })
  await offer(false)
  expect((await buyer<DeliveryGroup>('GET', group)).body.selectedDeliveryMethod).toBeNull()
  expect(await summary()).toMatchObject({ totalChargeAmount: '0.00' })
  const place = () => buyer<CheckoutOrder>('POST', '/webstore/checkouts/active/orders')
  expect(await place()).toMatchObject({ status: 422, body: { errors: [{ title: 'Delivery method missing' }] } })
  for (const path of [group, '/webstore/checkouts/active'])
    expect(await buyer('PATCH', path, { deliveryMethodId: trade.express })).toMatchObject({ status: 404 })
  await offer(true)
  expect((await place()).status).toBe(201)
})

test('the payment of a checkout follows its delivery groups: another method forgets it, another address moves a purchase order along [CHK-01] [CHK-08]', async () => {
  await add(trade.gloves, 2)
  await buyer('PATCH', `${GROUPS}/${await defaultGroup()}`, { deliveryAddress: { id: trade.address } })
  const { id } = await makeGroup({ deliveryAddress: elsewhere })
  await add(trade.rare, 1, { cartDeliveryGroupId: id })
  await buyer('PUT', '/webstore/checkouts', { cartId: 'active' })
  const pay = () =>
    buyer('POST', '/webstore/checkouts/active/payments', { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-8' })
  const place = () => buyer<CheckoutOrder>('POST', '/webstore/checkouts/active/orders')
  await pay()
  expect((await buyer('PATCH', `${GROUPS}/${id}`, { deliveryMethodId: trade.express })).status).toBe(200)
  expect((await summary()).purchaseOrderNumber).toBeNull()
  expect(await place()).toMatchObject({ status: 422, body: { errors: [{ title: 'Payment missing' }] } })
  await pay()
  const { grandTotalAmount } = await summary()
  expect(
    (
      await buyer('PATCH', `${GROUPS}/${id}`, {
        deliveryAddress: { id: trade.address },
        deliveryMethodId: trade.express,
        shippingInstructions: 'Ring',
      })
    ).status,
  ).toBe(200)
  expect(await summary()).toMatchObject({ purchaseOrderNumber: 'PO-8', totalTaxAmount: '3.62' })
  expect((await summary()).grandTotalAmount).not.toBe(grandTotalAmount)
  expect(await place()).toMatchObject({ status: 201, body: { errors: [] } })
})

test("another buyer's groups are out of reach [ROLE-06] [CART-08]", async () => {
  const { cartId } = await add(trade.gloves, 1)
  const group = await defaultGroup()
  for (const other of [await shop.buyer(PLANT_BUYER), shop.guest()]) {
    const path = `/webstore/carts/${cartId}/delivery-groups`
    const calls = [
      other('GET', path),
      other('GET', `${path}/${group}`),
      other('POST', path, {}),
      other('PATCH', `${path}/${group}`, { name: 'Mine' }),
      other('DELETE', `${path}/${group}`),
    ]
    for (const call of calls)
      expect(await call).toMatchObject({ status: 400, body: [{ errorCode: 'INSUFFICIENT_ACCESS_OR_READONLY' }] })
  }
})

test('there are only so many groups [CART-08]', async () => {
  await add(trade.gloves, 1)
  for (let made = 1; made < 50; made += 1) await makeGroup()
  expect(await buyer('POST', GROUPS, {})).toMatchObject({ status: 400, body: [{ errorCode: 'LIMIT_EXCEEDED' }] })
})

async function defaultGroupOf(added: Promise<unknown>): Promise<string> {
  await added
  return defaultGroup()
}
