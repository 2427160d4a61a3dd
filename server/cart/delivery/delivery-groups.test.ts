import { eq } from 'drizzle-orm'
import type { CartSummary } from '@hydrant/contract/shop/cart.ts'
import type { CartItem, CartItemCollection } from '@hydrant/contract/shop/cart-item.ts'
import type { Checkout, CheckoutOrder } from '@hydrant/contract/shop/checkout.ts'
import type { DeliveryGroup, DeliveryGroupCollection } from '@hydrant/contract/shop/delivery.ts'
import { deliveryMethod } from '@hydrant/database/schema/cart.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type TestClient,
  openPurchaseTestShop,
  PLANT_BUYER,
  shopIds,
  type PurchaseTestShop,
} from '../../testing/purchase-test-shop.ts'

let shop: PurchaseTestShop
let buyer: TestClient

beforeAll(async () => {
  shop = await openPurchaseTestShop()
  buyer = await shop.buyer()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await setSettings({ splitShipmentEnabled: true, isGiftingEnabled: true, isGiftMessageEnabled: true })
  await buyer('DELETE', '/webstore/carts/current')
})

const CART = '/webstore/carts/current'
const GROUPS = `${CART}/delivery-groups`
const otherAddress = {
  name: 'Depot',
  street: '9 Elm St',
  city: 'Richmond',
  region: 'va',
  postalCode: '23220',
  country: 'us',
}
const setSettings = (settings: Record<string, unknown>) =>
  shop.database.transaction((tx) => tx.update(webstore).set({ settings }))
const add = async (productId: string, quantity: number | string, rest = {}) =>
  (await buyer<CartItem>('POST', `${CART}/cart-items`, { productId, quantity, type: 'Product', ...rest })).body
const getGroups = async (query = '') => (await buyer<DeliveryGroupCollection>('GET', `${GROUPS}${query}`)).body
const createGroup = async (input: object = {}) => (await buyer<DeliveryGroup>('POST', GROUPS, input)).body
const getDefaultGroupId = async () => (await getGroups()).items[0]!.id
const arrange = (arrangements: ReadonlyArray<[item: string, group: string, quantity: string | number]>, query = '') =>
  buyer<DeliveryGroupCollection>('POST', `${GROUPS}/actions/arrange-items${query}`, {
    arrangements: arrangements.map(([cartItemId, deliveryGroupId, quantity]) => ({
      cartItemId,
      deliveryGroupId,
      quantity,
    })),
  })
const getSummary = async () => (await buyer<CartSummary>('GET', CART)).body
const getLines = async () =>
  (await buyer<CartItemCollection>('GET', `${CART}/cart-items?sort=CreatedDateAsc`)).body.cartItems.map(
    ({ cartItem }) => cartItem,
  )
const getDistribution = async () =>
  (await getLines()).map(({ cartDeliveryGroupId, productId, quantity }) => [cartDeliveryGroupId, productId, quantity])

test('a store without split shipment has one delivery group, and the application context says so [CHK-08] [CART-08]', async () => {
  await setSettings({})
  await add(shopIds.gloves, 1)
  expect(await buyer('POST', GROUPS, { name: 'Second' })).toMatchObject({
    status: 400,
    body: [
      { errorCode: 'INVALID_OPERATION', message: 'This store sends a cart to one address: it has one delivery group.' },
    ],
  })
  expect((await getGroups()).count).toBe(1)
  const context = await buyer<{ splitShipmentEnabled: boolean }>('GET', '/webstore/application-context')
  expect(context.body.splitShipmentEnabled).toBe(false)
})

test('each group has its own address, method, fee and tax, and the cart has their sums [CHK-08] [CART-09]', async () => {
  const first = await getDefaultGroupIdAfter(add(shopIds.gloves, 2))
  expect((await buyer('PATCH', `${GROUPS}/${first}`, { deliveryAddress: { id: shopIds.address } })).status).toBe(200)
  const created = await buyer<DeliveryGroup>('POST', GROUPS, {
    name: 'Depot',
    deliveryAddress: otherAddress,
    deliveryMethodId: shopIds.express,
    shippingInstructions: 'Gate 4',
    desiredDeliveryDate: '2030-01-31',
  })
  expect(created).toMatchObject({
    status: 201,
    body: {
      name: 'Depot',
      isDefault: false,
      deliveryAddress: { region: 'VA', country: 'US' },
      selectedDeliveryMethod: { id: shopIds.express, shippingFee: '0.00' },
      shippingInstructions: 'Gate 4',
      desiredDeliveryDate: '2030-01-31T00:00:00Z',
      totalCartItemCount: 0,
    },
  })
  await add(shopIds.hose, 1, { cartDeliveryGroupId: created.body.id.slice(0, 15) })
  const { items } = await getGroups()
  expect(items).toMatchObject([
    {
      id: first,
      isDefault: true,
      totalCartItemCount: 2,
      totalProductAmount: '39.90',
      selectedDeliveryMethod: { id: shopIds.ground, shippingFee: '25.00' },
    },
    {
      id: created.body.id,
      totalCartItemCount: 1,
      totalProductAmount: '89.99',
      selectedDeliveryMethod: { shippingFee: '60.00' },
    },
  ])
  expect(items[1]!.availableDeliveryMethods.map(({ shippingFee }) => shippingFee)).toEqual(['25.00', '60.00'])
  expect((await getLines()).map(({ totalTax }) => totalTax)).toEqual(['2.89', '0.00'])
  expect(await getSummary()).toMatchObject({
    totalProductAmount: '129.89',
    totalChargeAmount: '85.00',
    totalTaxAmount: '2.89',
    grandTotalAmount: '217.78',
  })
})

test('a promotion on shipping and the amount for free delivery apply to each group separately [CHK-08] [CART-09]', async () => {
  const first = await getDefaultGroupIdAfter(add(shopIds.hose, 30))
  await buyer('PATCH', `${GROUPS}/${first}`, { deliveryAddress: { id: shopIds.address } })
  const { id } = await createGroup({ deliveryAddress: otherAddress })
  await add(shopIds.gloves, 1, { cartDeliveryGroupId: id })
  expect((await getGroups()).items.map(({ selectedDeliveryMethod }) => selectedDeliveryMethod?.shippingFee)).toEqual([
    '0.00',
    '25.00',
  ])
  await buyer('POST', `${CART}/cart-coupons`, { couponCode: 'SHIP' })
  expect(
    (await getGroups()).items.map(({ selectedDeliveryMethod: method }) => [
      method?.shippingFee,
      method?.totalAdjustmentAmount,
      method?.adjustedShippingFee,
    ]),
  ).toEqual([
    ['0.00', '0.00', '0.00'],
    ['25.00', '-25.00', '0.00'],
  ])
  expect(await getSummary()).toMatchObject({ totalChargeAmount: '0.00' })
})

test('the tax changes with the address of a group, and with the group of a line [CART-08] [CART-09]', async () => {
  const line = await add(shopIds.gloves, 2)
  const { id } = await createGroup({ deliveryAddress: { id: shopIds.address } })
  expect((await getSummary()).totalTaxAmount).toBe('0.00')
  const moved = await buyer<CartItem>('PATCH', `${CART}/cart-items/${line.cartItemId}`, { cartDeliveryGroupId: id })
  expect(moved).toMatchObject({
    status: 200,
    body: { cartItemId: line.cartItemId, cartDeliveryGroupId: id, totalTax: '2.89' },
  })
  await buyer('PATCH', `${GROUPS}/${id}`, { deliveryAddress: otherAddress })
  expect((await getSummary()).totalTaxAmount).toBe('0.00')
})

test('gift options are saved where the store supports them, and rejected where it does not [CHK-08]', async () => {
  const group = await getDefaultGroupIdAfter(add(shopIds.gloves, 1))
  const gift = { isGift: true, giftMessage: 'Happy birthday', giftToName: 'Engine 7', customFields: [{ Dock__c: 'B' }] }
  expect(await buyer('PATCH', `${GROUPS}/${group}`, gift)).toMatchObject({ status: 200, body: gift })
  expect((await getSummary()).hasGift).toBe(true)
  await setSettings({ isGiftingEnabled: true })
  expect(await buyer('PATCH', `${GROUPS}/${group}`, { giftMessage: 'Hi' })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_OPERATION', message: 'This store does not send gift messages.' }],
  })
  await setSettings({})
  expect(await buyer('PATCH', `${GROUPS}/${group}`, { isGift: true })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_OPERATION', message: 'This store does not send gifts.' }],
  })
  expect((await buyer('PATCH', `${GROUPS}/${group}`, { isGift: false })).status).toBe(200)
})

test('a line can be split over groups and merged again [CART-08]', async () => {
  const line = await add(shopIds.gloves, 5, { customFields: [{ Note__c: 'for the crew' }], subType: 'Gift' })
  const [one, other] = [await getDefaultGroupId(), (await createGroup()).id]
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
  expect(await getLines()).toMatchObject([
    { cartItemId: line.cartItemId, cartDeliveryGroupId: one, quantity: '3' },
    {
      cartDeliveryGroupId: other,
      quantity: '2',
      subType: 'Gift',
      customFields: [{ Note__c: 'for the crew' }],
      totalPrice: '39.90',
    },
  ])
  const [, second] = await getLines()
  expect(
    (
      await arrange([
        [line.cartItemId!, one, '1'],
        [second!.cartItemId!, other, '4'],
      ])
    ).status,
  ).toBe(200)
  expect(await getDistribution()).toEqual([
    [one, shopIds.gloves, '1'],
    [other, shopIds.gloves, '4'],
  ])
  const back = await arrange([[second!.cartItemId!, one, '5']])
  expect(back.body).toMatchObject({ count: 1, items: [{ id: one, totalCartItemCount: 5 }] })
  expect(await getDistribution()).toEqual([[one, shopIds.gloves, '5']])
  expect((await getSummary()).totalProductCount).toBe('5')
})

test("a quantity of '0' removes an item from a group; empty groups are deleted unless the request says otherwise [CART-08]", async () => {
  const gloves = await add(shopIds.gloves, 2)
  const [one, other] = [await getDefaultGroupId(), (await createGroup()).id]
  const hose = await add(shopIds.hose, 1, { cartDeliveryGroupId: other })
  expect((await arrange([[hose.cartItemId!, other, '0']], '?deleteEmptyDeliveryGroups=false')).body).toMatchObject({
    count: 2,
    items: [{ id: one }, { id: other, totalCartItemCount: 0 }],
  })
  expect(await getDistribution()).toEqual([[one, shopIds.gloves, '2']])
  expect((await arrange([[gloves.cartItemId!, other, 1]])).body.count).toBe(2)
  expect((await arrange([[gloves.cartItemId!, other, '0']])).body).toMatchObject({
    count: 1,
    items: [{ totalCartItemCount: 2 }],
  })
})

test('invalid arrangements return an error and change nothing [CART-08]', async () => {
  const gloves = await add(shopIds.gloves, 2)
  const nozzles = await add(shopIds.nozzle, 12)
  const [one, other] = [await getDefaultGroupId(), (await createGroup()).id]
  const before = await getDistribution()
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
  expect(await getDistribution()).toEqual(before)
})

test('deleting a group moves its lines to the default group, or deletes them [CART-08]', async () => {
  await add(shopIds.gloves, 2)
  const [one, other] = [await getDefaultGroupId(), (await createGroup({ deliveryAddress: otherAddress })).id]
  await add(shopIds.gloves, 3, { cartDeliveryGroupId: other })
  await add(shopIds.hose, 1, { cartDeliveryGroupId: other })
  expect((await buyer('DELETE', `${GROUPS}/${other}`)).status).toBe(204)
  expect(await getDistribution()).toEqual([
    [one, shopIds.gloves, '5'],
    [one, shopIds.hose, '1'],
  ])
  const third = (await createGroup()).id
  await add(shopIds.rare, 1, { cartDeliveryGroupId: third })
  expect((await buyer('DELETE', `${GROUPS}/${third}?deleteCartItems=true`)).status).toBe(204)
  expect(await getSummary()).toMatchObject({ totalProductCount: '6', totalProductAmount: '189.74' })
  expect(await buyer('DELETE', `${GROUPS}/${one}`)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'DEFAULT_DELIVERY_GROUP_ERROR' }],
  })
  expect(await buyer('DELETE', `${GROUPS}/${third}`)).toMatchObject({
    status: 404,
    body: [{ errorCode: 'ITEM_NOT_FOUND' }],
  })
})

test('a guest gets a warning when all lines of a product together reach the limit [ROLE-05]', async () => {
  const guest = shop.guest()
  const addAsGuest = (quantity: number, cartDeliveryGroupId: string | null) =>
    guest<CartItem>('POST', '/webstore/carts/current/cart-items', {
      productId: shopIds.gloves,
      quantity,
      type: 'Product',
      cartDeliveryGroupId,
    })
  expect((await addAsGuest(6, null)).body.messagesSummary.limitedMessages).toEqual([])
  const { id } = (await guest<DeliveryGroup>('POST', GROUPS, { name: 'Depot' })).body
  expect((await addAsGuest(4, id)).body.messagesSummary.limitedMessages).toMatchObject([
    { severity: 'Warning', message: 'This product has a maximum purchase limit' },
  ])
  const { cartItems } = (await guest<CartItemCollection>('GET', '/webstore/carts/current/cart-items')).body
  expect(cartItems.map(({ cartItem }) => cartItem.messagesSummary.limitedMessages.length)).toEqual([1, 1])
  expect(await addAsGuest(1, null)).toMatchObject({ status: 400, body: [{ errorCode: 'MAX_LIMIT_EXCEEDED' }] })
})

test('by default the list has twenty groups, without their lines [CART-08]', async () => {
  await add(shopIds.gloves, 1)
  for (let number = 2; number <= 21; number += 1) await createGroup({ name: `Group ${number}` })
  const first = await getGroups()
  expect(first.items).toHaveLength(20)
  expect(first.items.every(({ cartItems }) => cartItems === undefined)).toBe(true)
  expect((await getGroups(`?pageToken=${first.nextPageToken}`)).items).toHaveLength(1)
})

test('groups are returned in pages, with as many of their lines as requested [CART-08] [CART-01]', async () => {
  for (const product of [shopIds.hose, shopIds.gloves, shopIds.rare]) await add(product, 1)
  const other = (await createGroup()).id
  await add(shopIds.gloves, 4, { cartDeliveryGroupId: other })
  const first = await getGroups('?limit=1&pageSize=20')
  expect(first).toMatchObject({ count: 1, items: [{ isDefault: true }], previousPageToken: null })
  expect(first.items[0]!.cartItems).toBeUndefined()
  const second = await getGroups(`?pageToken=${first.nextPageToken}`)
  expect(second).toMatchObject({ count: 1, items: [{ id: other }], nextPageToken: null })
  const [one, two] = (await getGroups('?cartItemLimit=2&sort=NameAsc')).items
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
    input: { deliveryAddress: { ...otherAddress, country: undefined } },
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
    input: { deliveryAddress: { ...otherAddress, region: 'ZZ' } },
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
    input: { deliveryAddress: { id: shopIds.plantAddress } },
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
])('a group cannot be changed to $what [ADR-05] [CART-08]', async ({ input, status, error }) => {
  const group = await getDefaultGroupIdAfter(add(shopIds.gloves, 1))
  expect(await buyer('PATCH', `${GROUPS}/${group}`, input)).toMatchObject({ status, body: [error] })
  expect(await getGroups()).toMatchObject({
    items: [{ deliveryAddress: null, desiredDeliveryDate: null, customFields: [] }],
  })
})

test('a cart with two delivery addresses is checked out and ordered as one [CHK-08] [CHK-06]', async () => {
  await add(shopIds.gloves, 2)
  await buyer('PATCH', `${GROUPS}/${await getDefaultGroupId()}`, { deliveryAddress: { id: shopIds.address } })
  const { id } = await createGroup({ deliveryAddress: otherAddress, deliveryMethodId: shopIds.express })
  await createGroup()
  await add(shopIds.rare, 1, { cartDeliveryGroupId: id })
  const { grandTotalAmount } = await getSummary()
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

test('a delivery method that is no longer offered has no fee and blocks the order until another one is chosen [CART-08] [CHK-01]', async () => {
  const setOffered = (isActive: boolean) =>
    shop.database.transaction((tx) =>
      tx.update(deliveryMethod).set({ isActive }).where(eq(deliveryMethod.id, shopIds.express)),
    )
  await add(shopIds.gloves, 1)
  const group = `${GROUPS}/${await getDefaultGroupId()}`
  await buyer('PATCH', group, { deliveryAddress: { id: shopIds.address }, deliveryMethodId: shopIds.express })
  await buyer('PUT', '/webstore/checkouts', { cartId: 'active' })
  await buyer('POST', '/webstore/checkouts/active/payments', {
    requestType: 'SimplePurchaseOrder',
    paymentToken: 'PO-9',
  })
  await setOffered(false)
  expect((await buyer<DeliveryGroup>('GET', group)).body.selectedDeliveryMethod).toBeNull()
  expect(await getSummary()).toMatchObject({ totalChargeAmount: '0.00' })
  const placeOrder = () => buyer<CheckoutOrder>('POST', '/webstore/checkouts/active/orders')
  expect(await placeOrder()).toMatchObject({ status: 422, body: { errors: [{ title: 'Delivery method missing' }] } })
  for (const path of [group, '/webstore/checkouts/active'])
    expect(await buyer('PATCH', path, { deliveryMethodId: shopIds.express })).toMatchObject({ status: 404 })
  await setOffered(true)
  expect((await placeOrder()).status).toBe(201)
})

test('another delivery method clears the payment of a checkout, another address keeps its purchase order [CHK-01] [CHK-08]', async () => {
  await add(shopIds.gloves, 2)
  await buyer('PATCH', `${GROUPS}/${await getDefaultGroupId()}`, { deliveryAddress: { id: shopIds.address } })
  const { id } = await createGroup({ deliveryAddress: otherAddress })
  await add(shopIds.rare, 1, { cartDeliveryGroupId: id })
  await buyer('PUT', '/webstore/checkouts', { cartId: 'active' })
  const payByPurchaseOrder = () =>
    buyer('POST', '/webstore/checkouts/active/payments', { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-8' })
  const placeOrder = () => buyer<CheckoutOrder>('POST', '/webstore/checkouts/active/orders')
  await payByPurchaseOrder()
  expect((await buyer('PATCH', `${GROUPS}/${id}`, { deliveryMethodId: shopIds.express })).status).toBe(200)
  expect((await getSummary()).purchaseOrderNumber).toBeNull()
  expect(await placeOrder()).toMatchObject({ status: 422, body: { errors: [{ title: 'Payment missing' }] } })
  await payByPurchaseOrder()
  const { grandTotalAmount } = await getSummary()
  expect(
    (
      await buyer('PATCH', `${GROUPS}/${id}`, {
        deliveryAddress: { id: shopIds.address },
        deliveryMethodId: shopIds.express,
        shippingInstructions: 'Ring',
      })
    ).status,
  ).toBe(200)
  expect(await getSummary()).toMatchObject({ purchaseOrderNumber: 'PO-8', totalTaxAmount: '3.62' })
  expect((await getSummary()).grandTotalAmount).not.toBe(grandTotalAmount)
  expect(await placeOrder()).toMatchObject({ status: 201, body: { errors: [] } })
})

test("another buyer's delivery groups cannot be read or changed [ROLE-06] [CART-08]", async () => {
  const { cartId } = await add(shopIds.gloves, 1)
  const group = await getDefaultGroupId()
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

test('a cart has at most 50 delivery groups [CART-08]', async () => {
  await add(shopIds.gloves, 1)
  for (let created = 1; created < 50; created += 1) await createGroup()
  expect(await buyer('POST', GROUPS, {})).toMatchObject({ status: 400, body: [{ errorCode: 'LIMIT_EXCEEDED' }] })
})

async function getDefaultGroupIdAfter(added: Promise<unknown>): Promise<string> {
  await added
  return getDefaultGroupId()
}
