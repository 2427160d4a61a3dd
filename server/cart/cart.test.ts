import type { CartCouponCollection, CartSummary } from '@hydrant/contract/shop/cart.ts'
import type { AddedCartItem, CartItem, CartItemCollection, PreservedCart } from '@hydrant/contract/shop/cart-item.ts'
import type { DeliveryGroup, DeliveryGroupCollection } from '@hydrant/contract/shop/delivery.ts'
import type { SignedIn } from '@hydrant/contract/shop/session.ts'
import { cart as cartTable, cartItem } from '@hydrant/database/schema/cart.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { savePrices } from '../pricing/service.ts'
import { insertPromotions } from '../promotions/service.ts'
import { ids } from '../testing/test-catalogue.ts'
import {
  type TestClient,
  openPurchaseTestShop,
  PLANT_BUYER,
  shopIds,
  type PurchaseTestShop,
} from '../testing/purchase-test-shop.ts'

let shop: PurchaseTestShop
let buyer: TestClient

beforeAll(async () => {
  shop = await openPurchaseTestShop()
  buyer = await shop.buyer()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await buyer('DELETE', '/webstore/carts/current')
})

const add = (client: TestClient, productId: string, quantity: number | string) =>
  client<CartItem>('POST', '/webstore/carts/current/cart-items', { productId, quantity, type: 'Product' })
const getLines = (client: TestClient, query: Record<string, string> = {}) =>
  client<CartItemCollection>('GET', `/webstore/carts/current/cart-items?${new URLSearchParams(query)}`)
const getCart = async (client: TestClient) => (await client<CartSummary>('GET', '/webstore/carts/current')).body

test('without a cart, current returns an empty cart and active an error [CART-01]', async () => {
  const current = await buyer('GET', '/webstore/carts/current')
  expect(current).toMatchObject({
    status: 200,
    body: { cartId: null, totalProductCount: '0', grandTotalAmount: '0.00' },
  })
  expect(await buyer('GET', '/webstore/carts/active')).toMatchObject({
    status: 404,
    body: [{ errorCode: 'MISSING_RECORD' }],
  })
  expect(await shop.guest()('GET', '/webstore/carts/active')).toMatchObject({
    status: 401,
    body: [{ errorCode: 'GUEST_INSUFFICIENT_ACCESS' }],
  })
  expect(await getLines(buyer)).toMatchObject({ status: 200, body: { cartItems: [], cartSummary: { cartId: null } } })
})

test('a cart is created once and found by active, current and id [CART-07]', async () => {
  const created = await buyer<CartSummary>('PUT', '/webstore/carts/active')
  const again = await buyer<CartSummary>('PUT', '/webstore/carts/current')
  expect([created.status, again.status]).toEqual([201, 200])
  expect(again.body.cartId).toBe(created.body.cartId)
  expect((await buyer<CartSummary>('GET', `/webstore/carts/${created.body.cartId}`)).body.cartId).toBe(
    created.body.cartId,
  )
})

test('the same product goes to the same line, at the price of the break that it reaches [PRC-06]', async () => {
  const first = await add(buyer, shopIds.hose, '5')
  expect(first).toMatchObject({
    status: 201,
    body: { quantity: '5', listPrice: '100.00', salesPrice: '89.99', totalPrice: '449.95', totalListPrice: '500.00' },
  })
  const second = await add(buyer, shopIds.hose, 7)
  expect(second.body).toMatchObject({
    cartItemId: first.body.cartItemId,
    quantity: '12',
    salesPrice: '85.4905',
    totalPrice: '1025.89',
    totalTax: '0.00',
  })
  expect((await buyer('GET', '/webstore/carts/compact-summary')).body).toMatchObject({
    totalProductCount: '12',
    uniqueProductCount: 1,
  })
})

test('changing and deleting lines updates the totals of the cart [CART-09]', async () => {
  const hose = await add(buyer, shopIds.hose, 2)
  await add(buyer, shopIds.gloves, 3)
  const changed = await buyer('PATCH', `/webstore/carts/current/cart-items/${hose.body.cartItemId}`, { quantity: '4' })
  expect(changed).toMatchObject({ status: 200, body: { quantity: '4', totalPrice: '359.96' } })
  expect(await getCart(buyer)).toMatchObject({
    totalProductAmount: '419.81',
    totalListPrice: '459.85',
    grandTotalAmount: '419.81',
  })
  expect((await buyer('DELETE', `/webstore/carts/current/cart-items/${hose.body.cartItemId}`)).status).toBe(204)
  expect(await getCart(buyer)).toMatchObject({ totalProductAmount: '59.85', uniqueProductCount: 1 })
  expect(await buyer('DELETE', `/webstore/carts/current/cart-items/${hose.body.cartItemId}`)).toMatchObject({
    status: 404,
    body: [{ errorCode: 'ITEM_NOT_FOUND' }],
  })
})

test.each([
  {
    what: 'below the minimum',
    productId: shopIds.nozzle,
    quantity: '3',
    status: 400,
    message: 'Enter a value between 6 and 600 in increments of 6.',
  },
  {
    what: 'between two steps',
    productId: shopIds.nozzle,
    quantity: '8',
    status: 400,
    message: 'Enter a value between 6 and 600 in increments of 6.',
  },
  {
    what: 'half a piece',
    productId: shopIds.gloves,
    quantity: '0.5',
    status: 400,
    message: 'Enter a value between 1 and 100,000,000 in increments of 1.',
  },
  {
    what: 'nothing',
    productId: shopIds.gloves,
    quantity: 0,
    status: 400,
    message: 'Enter a value between 1 and 100,000,000 in increments of 1.',
  },
  {
    what: 'a variation parent',
    productId: ids.product('TC-1'),
    quantity: 1,
    status: 400,
    message: 'Choose one of the variations of this product first.',
  },
  {
    what: 'by quotation only',
    productId: shopIds.quote,
    quantity: 1,
    status: 400,
    message: 'This product is sold by quotation only.',
  },
  {
    what: 'without a price',
    productId: ids.product('NP-1'),
    quantity: 1,
    status: 400,
    message: 'This product has no price for you and cannot be bought.',
  },
  {
    what: 'a retired product',
    productId: ids.product('OFF-1'),
    quantity: 1,
    status: 404,
    message: 'This product does not exist or is not available to you.',
  },
])('adding $what returns an error and adds nothing [CART-09]', async ({ productId, quantity, status, message }) => {
  expect(await add(buyer, productId, quantity)).toMatchObject({ status, body: [{ message }] })
  expect((await getCart(buyer)).uniqueProductCount).toBe(0)
})

test('a product that only others are entitled to cannot be added [ROLE-06]', async () => {
  expect((await add(shop.guest(), ids.product('CO-1'), 1)).status).toBe(404)
  expect((await add(buyer, ids.product('CO-1'), 1)).status).toBe(201)
})

test('guests can buy up to the limit, get a warning at it and an error above it [ROLE-05]', async () => {
  const guest = shop.guest()
  const reached = await add(guest, shopIds.gloves, 10)
  expect(reached.body.messagesSummary.limitedMessages).toMatchObject([
    { severity: 'Warning', message: 'This product has a maximum purchase limit' },
  ])
  const rejected = await add(guest, shopIds.gloves, 1)
  expect(rejected).toMatchObject({
    status: 400,
    body: [{ message: 'It is impossible to add to the cart. The maximum limit has been exceeded.' }],
  })
  expect((await getCart(guest)).totalProductCount).toBe('10')
  expect(
    (await guest('PATCH', `/webstore/carts/current/cart-items/${reached.body.cartItemId}`, { quantity: 11 })).status,
  ).toBe(400)
  const rows = [
    { productId: shopIds.hose, quantity: 6 },
    { productId: shopIds.gloves, quantity: 1 },
    { productId: shopIds.hose, quantity: 5 },
    { productId: shopIds.hose, quantity: 4 },
  ].map((row) => ({ richInput: { ...row, type: 'Product' } }))
  const batch = await guest<{ results: ReadonlyArray<{ statusCode: number }> }>(
    'POST',
    '/webstore/carts/current/cart-items/batch',
    { inputs: rows },
  )
  expect(batch.body.results.map(({ statusCode }) => statusCode)).toEqual([201, 400, 400, 201])
  expect((await getCart(guest)).totalProductCount).toBe('20')
})

test('an invalid row of a batch does not affect the others [CART-03]', async () => {
  const input = (productId: string, quantity: unknown) => ({ richInput: { productId, quantity, type: 'Product' } })
  const response = await buyer('POST', '/webstore/carts/current/cart-items/batch', {
    inputs: [input(shopIds.gloves, 2), input(shopIds.nozzle, '1'), input('01tnothing', 1), input(shopIds.gloves, '3')],
  })
  expect(response).toMatchObject({
    status: 201,
    body: {
      hasErrors: true,
      results: [
        { statusCode: 201 },
        { statusCode: 400, result: [{ errorCode: 'CART_VALIDATION_ERROR' }] },
        { statusCode: 400, result: [{ errorCode: 'INVALID_ID_FIELD' }] },
        { statusCode: 201, result: { quantity: '5' } },
      ],
    },
  })
  expect(await getCart(buyer)).toMatchObject({ uniqueProductCount: 1, totalProductAmount: '99.75' })
  expect(await buyer('POST', '/webstore/carts/current/cart-items/batch', { inputs: [] })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_BATCH_SIZE' }],
  })
  const many = Array.from({ length: 101 }, () => input(shopIds.gloves, 1))
  expect(await buyer('POST', '/webstore/carts/current/cart-items/batch', { inputs: many })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'TOO_MANY_RECORDS' }],
  })
})

test('each malformed row of a batch gets an error of its own, and too many rows reject the whole batch [CART-03]', async () => {
  const good = { richInput: { productId: shopIds.gloves, quantity: 2, type: 'Product' } }
  const malformed = [
    null,
    'x',
    {},
    { richInput: null },
    { richInput: { ...good.richInput, quantity: 'two' } },
    { richInput: { productId: shopIds.gloves, quantity: 1 } },
  ]
  const response = await buyer('POST', '/webstore/carts/current/cart-items/batch', { inputs: [...malformed, good] })
  const rejected = malformed.map(() => ({
    statusCode: 400,
    result: [{ errorCode: 'INVALID_API_INPUT', message: expect.any(String) }],
  }))
  expect(response).toMatchObject({
    status: 201,
    body: { hasErrors: true, results: [...rejected, { statusCode: 201, result: { quantity: '2' } }] },
  })
  expect(JSON.stringify(response.body)).toContain("'richInput.quantity'")
  const misspelt = { richInput: { ...good.richInput, quantitty: 2 } }
  expect(await buyer('POST', '/webstore/carts/current/cart-items/batch', { inputs: [misspelt] })).toMatchObject({
    status: 201,
    body: {
      results: [
        { statusCode: 400, result: [{ errorCode: 'JSON_PARSER_ERROR', message: 'Unrecognized field "quantitty".' }] },
      ],
    },
  })
  expect(await getCart(buyer)).toMatchObject({ totalProductCount: '2' })
  const many = Array.from({ length: 10_000 }, () => null)
  expect(await buyer('POST', '/webstore/carts/current/cart-items/batch', { inputs: many })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'TOO_MANY_RECORDS' }],
  })
})

test('lines are returned in pages and in every sort order [CART-01]', async () => {
  for (const productId of [shopIds.hose, shopIds.gloves, shopIds.rare]) await add(buyer, productId, 1)
  const names = async (query: Record<string, string>) =>
    (await getLines(buyer, query)).body.cartItems.map((item) => item.cartItem.name)
  expect(await names({})).toEqual(['Rare valve', 'Gloves', 'Attack hose'])
  expect(await names({ sort: 'CreatedDateAsc' })).toEqual(['Attack hose', 'Gloves', 'Rare valve'])
  expect(await names({ sort: 'NameAsc' })).toEqual(['Attack hose', 'Gloves', 'Rare valve'])
  expect(await names({ sort: 'SalesPriceDesc' })).toEqual(['Attack hose', 'Gloves', 'Rare valve'])
  const first = await getLines(buyer, { pageSize: '2' })
  expect(first.body).toMatchObject({
    currentPage: 1,
    totalItemCount: 3,
    totalNumberOfPages: 2,
    previousPageToken: null,
  })
  const second = await getLines(buyer, { page: first.body.nextPageToken ?? '' })
  expect(second.body).toMatchObject({ currentPage: 2, nextPageToken: null })
  expect(second.body.cartItems).toHaveLength(1)
  expect((await getLines(buyer, { pageNumber: '9', pageSize: '2' })).body.currentPage).toBe(2)
  const fields = await getLines(buyer, { productFields: 'Name,StockKeepingUnit', pageSize: '1' })
  expect(Object.keys(fields.body.cartItems[0]!.cartItem.productDetails.fields).length).toBeGreaterThan(0)
})

test('a cart belongs to one buyer and one account [ROLE-06]', async () => {
  const ownCartId = (await buyer<CartSummary>('PUT', '/webstore/carts/current')).body.cartId
  const otherClients = [await shop.buyer(PLANT_BUYER), shop.guest()]
  for (const otherClient of otherClients) {
    for (const call of [
      otherClient('GET', `/webstore/carts/${ownCartId}`),
      otherClient('DELETE', `/webstore/carts/${ownCartId}`),
      otherClient('GET', `/webstore/carts/${ownCartId}/cart-items`),
    ]) {
      expect(await call).toMatchObject({ status: 400, body: [{ errorCode: 'INSUFFICIENT_ACCESS_OR_READONLY' }] })
    }
  }
  const forStation = await buyer<CartSummary>('PUT', `/webstore/carts/current?effectiveAccountId=${shopIds.station}`)
  expect(forStation.body.cartId).not.toBe(ownCartId)
  expect((await buyer('GET', `/webstore/carts/${forStation.body.cartId}`)).status).toBe(400)
  expect((await buyer('GET', `/webstore/carts/current?effectiveAccountId=${shopIds.plant}`)).status).toBe(403)
})

test('reading a deleted cart returns an error that says so [CART-07]', async () => {
  const { cartId } = (await buyer<CartSummary>('PUT', '/webstore/carts/current')).body
  expect((await buyer('DELETE', `/webstore/carts/${cartId}`)).status).toBe(204)
  expect(await buyer('GET', `/webstore/carts/${cartId}`)).toMatchObject({
    status: 400,
    body: [{ message: `Cart Id: '${cartId}' is Deleted` }],
  })
})

test('a guest can move their cart to their account after sign-in, once, and nobody else can take it [CART-06]', async () => {
  await add(buyer, shopIds.gloves, 1)
  const first = await shop.send<CartItem>('POST', '/webstore/carts/current/cart-items', {
    body: { productId: shopIds.gloves, quantity: 2, type: 'Product' },
  })
  const { cookie } = first
  await shop.send('POST', '/webstore/carts/current/cart-items', {
    cookie,
    body: { productId: shopIds.hose, quantity: 1, type: 'Product' },
  })
  const guestCartId = first.body.cartId
  const path = `/webstore/carts/${guestCartId}/actions/preserve`
  expect((await buyer('POST', path)).status).toBe(400)
  const session = await shop.send<SignedIn>('POST', '/services/apexrest/auth/login', {
    body: { username: 'buyer@county.example', password: 'a test password' },
  })
  const preserve = () => shop.send<PreservedCart>('POST', path, { token: session.body.token, cookie })
  const preserved = await preserve()
  expect(preserved).toMatchObject({
    status: 201,
    body: { numberOfProducts: 2, numberOfProductsWithSuccess: 2, numberOfProductsWithError: 0, failedCartItems: [] },
  })
  expect(await getCart(buyer)).toMatchObject({
    cartId: preserved.body.cartId,
    totalProductCount: '4',
    totalProductAmount: '149.84',
  })
  expect(await preserve()).toMatchObject({ status: 400, body: [{ message: `Cart Id: '${guestCartId}' is Deleted` }] })
  expect((await getCart(buyer)).totalProductCount).toBe('4')
})

test('coupons are applied, rejected with a reason, and removed [CART-04]', async () => {
  const apply = (couponCode: string) =>
    buyer<CartCouponCollection>('POST', '/webstore/carts/current/cart-coupons', { couponCode })
  await add(buyer, shopIds.gloves, 2)
  expect(await apply('NO-SUCH')).toMatchObject({ status: 400, body: [{ message: 'This coupon code is not valid.' }] })
  expect(await apply('TEN')).toMatchObject({ status: 400, body: [{ errorCode: 'UNQUALIFIED_CART' }] })
  const applied = await apply('gloves')
  expect(applied).toMatchObject({ status: 201, body: { cartCoupons: { coupons: [{ couponCode: 'GLOVES' }] } } })
  expect(await apply('GLOVES')).toMatchObject({ status: 400, body: [{ errorCode: 'ALREADY_APPLIED' }] })
  expect(await apply('ALONE')).toMatchObject({ status: 400, body: [{ errorCode: 'BLOCKED_EXCLUSIVE' }] })
  await add(buyer, shopIds.hose, 1)
  expect((await apply('TEN')).status).toBe(201)
  const { body } = await getLines(buyer, { includePromotions: 'true', includeCoupons: 'true' })
  expect(body.cartSummary).toMatchObject({
    totalProductAmount: '129.89',
    totalAmountWithItemAdjustment: '119.89',
    totalCartLevelAdjustmentAmount: '-11.99',
    grandTotalAmount: '107.90',
  })
  expect(body.cartPromotions?.promotions.promotions).toMatchObject([
    { displayName: 'gloves', adjustmentAmount: '-10.00', couponCode: 'GLOVES', targetType: 'Item' },
    { adjustmentAmount: '-11.99', targetType: 'Cart' },
  ])
  expect(body.cartCoupons?.cartCoupons.coupons).toHaveLength(2)
  const [coupon] = applied.body.cartCoupons.coupons
  expect((await buyer('DELETE', `/webstore/carts/current/cart-coupons/${coupon!.cartCouponId}`)).status).toBe(204)
  expect(await getCart(buyer)).toMatchObject({ totalAmountWithItemAdjustment: '129.89', grandTotalAmount: '116.90' })
})

test('a second code of a promotion that is applied already is rejected [CART-04]', async () => {
  const second = {
    id: createIdFromKey('0lC', 'TEN-AGAIN'),
    promotionId: createIdFromKey('0c8', 'ten'),
    code: 'TEN-AGAIN',
  }
  await shop.database.transaction((tx) => insertPromotions(tx, [], [second]))
  await add(buyer, shopIds.hose, 5)
  const apply = (couponCode: string) => buyer('POST', '/webstore/carts/current/cart-coupons', { couponCode })
  expect((await apply('TEN')).status).toBe(201)
  expect(await apply('TEN-AGAIN')).toMatchObject({ status: 400, body: [{ errorCode: 'ALREADY_APPLIED' }] })
})

test('a cart shows new prices at once [CART-09]', async () => {
  await add(buyer, shopIds.gloves, 2)
  const setPrice = (unitPrice: string) =>
    shop.database.transaction((tx) =>
      savePrices(tx, ids.priceBooks.list, [{ productId: shopIds.gloves, currency: 'USD', unitPrice }]),
    )
  await setPrice('21.50')
  expect((await getCart(buyer)).totalProductAmount).toBe('43.00')
  await setPrice('19.95')
  expect((await getLines(buyer)).body.cartItems[0]!.cartItem).toMatchObject({
    salesPrice: '19.95',
    totalPrice: '39.90',
  })
})

test('a cart is repriced when the price of a product in it changes, not of another one [RUN-27]', async () => {
  const { cartId } = (await add(buyer, shopIds.gloves, 2)).body
  const setPrice = (productId: string, unitPrice: string) =>
    shop.database.transaction((tx) => savePrices(tx, ids.priceBooks.list, [{ productId, currency: 'USD', unitPrice }]))
  const readCart = async () => {
    const { totalProductAmount } = await getCart(buyer)
    const rows = await shop.database.query((db) =>
      db.select({ writes: cartTable.version }).from(cartTable).where(eq(cartTable.id, cartId)),
    )
    return { totalProductAmount, writes: rows[0]!.writes }
  }
  await setPrice(shopIds.gloves, '20.50')
  const before = await readCart()
  expect(before.totalProductAmount).toBe('41.00')
  await setPrice(shopIds.hose, '99.50')
  expect(await readCart()).toEqual(before)
  await setPrice(shopIds.gloves, '19.95')
  expect(await readCart()).toEqual({ totalProductAmount: '39.90', writes: before.writes + 1 })
})

test('a new cart has one delivery group with all its lines [CART-08]', async () => {
  await add(buyer, shopIds.gloves, 2)
  const { body } = await buyer<DeliveryGroupCollection>(
    'GET',
    '/webstore/carts/current/delivery-groups?limit=20&cartItemLimit=0',
  )
  expect(body).toMatchObject({
    count: 1,
    items: [{ isDefault: true, deliveryAddress: null, availableDeliveryMethods: [], totalCartItemCount: 2 }],
  })
  expect(body.items[0]!.cartItems).toBeUndefined()
  const one = await buyer<DeliveryGroup>('GET', `/webstore/carts/current/delivery-groups/${body.items[0]!.id}`)
  expect(one.body.cartItems?.cartItems).toHaveLength(1)
})

test('a new cart replaces the primary cart, which stays available by its id [CART-07]', async () => {
  const { cartId } = (await add(buyer, shopIds.gloves, 1)).body
  const created = await buyer<CartSummary>('POST', '/webstore/carts', { name: 'Second' })
  expect(created).toMatchObject({ status: 201, body: { name: 'Second', isSecondary: false, totalProductCount: '0' } })
  expect((await getCart(buyer)).cartId).toBe(created.body.cartId)
  expect((await buyer('GET', `/webstore/carts/${cartId}`)).body).toMatchObject({
    isSecondary: true,
    totalProductCount: '1',
  })
  const secondary = await buyer<CartSummary>('POST', '/webstore/carts', { isSecondary: true })
  expect((await getCart(buyer)).cartId).not.toBe(secondary.body.cartId)
})

test.each([{ currencyIsoCode: 'EUR' }, { type: 'Template' }, { effectiveAccountId: shopIds.plant }])(
  'a cart with %j cannot be created [CART-07]',
  async (body) => {
    expect(await buyer('POST', '/webstore/carts', body)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_API_INPUT' }],
    })
  },
)

test('a line that becomes the same as another is merged with it [CART-09]', async () => {
  const subscribe = (rest: object) =>
    buyer<CartItem>('POST', '/webstore/carts/current/cart-items', {
      productId: ids.product('SUB-1'),
      quantity: 2,
      type: 'Product',
      ...rest,
    })
  await subscribe({})
  const three = await subscribe({ subscriptionTerm: 3 })
  const changed = await buyer<CartItem>('PATCH', `/webstore/carts/current/cart-items/${three.body.cartItemId}`, {
    subscriptionTerm: 1,
  })
  expect(changed).toMatchObject({
    status: 200,
    body: { cartItemId: three.body.cartItemId, quantity: '4', subscriptionTerm: 1, totalPrice: '4800.00' },
  })
  expect(await getCart(buyer)).toMatchObject({
    uniqueProductCount: 1,
    totalProductCount: '4',
    grandTotalAmount: '4800.00',
  })
})

test('the URL of the next page works, also from a page that was requested by token [CART-01]', async () => {
  for (const product of [shopIds.hose, shopIds.gloves, shopIds.rare]) await add(buyer, product, 1)
  const first = (await getLines(buyer, { pageSize: '1' })).body
  const second = (await getLines(buyer, { page: first.nextPageToken ?? '' })).body
  const third = (await buyer<CartItemCollection>('GET', second.nextPageUrl ?? '')).body
  expect([first, second, third].map(({ currentPage }) => currentPage)).toEqual([1, 2, 3])
})

test('ids of 15 characters are accepted [CART-01]', async () => {
  const { body } = await buyer<CartItem>('POST', '/webstore/carts/current/cart-items', {
    productId: ids.product('SUB-1').slice(0, 15),
    productSellingModelId: ids.models.monthly.slice(0, 15),
    quantity: 1,
    type: 'Product',
  })
  expect(body).toMatchObject({ productSellingModelId: ids.models.monthly })
  expect(
    (
      await buyer('PATCH', `/webstore/carts/current/cart-items/${body.cartItemId}`, {
        cartDeliveryGroupId: body.cartDeliveryGroupId?.slice(0, 15),
      })
    ).status,
  ).toBe(200)
})

test('subscriptions cost their price for every term, and have separate lines [PRC-07]', async () => {
  const subscribe = (rest: object) =>
    buyer<CartItem>('POST', '/webstore/carts/current/cart-items', {
      productId: ids.product('SUB-1'),
      quantity: 2,
      type: 'Product',
      ...rest,
    })
  const yearly = await subscribe({})
  expect(yearly).toMatchObject({
    status: 201,
    body: { salesPrice: '1200.00', totalPrice: '2400.00', subscriptionTerm: 1, sellingModelType: 'TermDefined' },
  })
  expect((await subscribe({ subscriptionTerm: 3 })).body).toMatchObject({
    salesPrice: '3600.00',
    totalPrice: '7200.00',
  })
  expect((await subscribe({ productSellingModelId: ids.models.monthly })).body).toMatchObject({
    salesPrice: '110.00',
    subscriptionTerm: null,
  })
  expect((await getCart(buyer)).totalProductLineItemCount).toBe(3)
  expect((await subscribe({ subscriptionTerm: 9 })).body).toMatchObject([
    { message: 'This product is not sold for that subscription term.' },
  ])
  expect((await subscribe({ productSellingModelId: '0jP000000000000AAA' })).body).toMatchObject([
    { message: 'This product is not sold by that selling model.' },
  ])
})

test('an addition returns the whole cart when requested [CART-01]', async () => {
  const { body } = await buyer<AddedCartItem>('POST', '/webstore/carts/current/cart-items?includeCartData=true', {
    productId: shopIds.gloves,
    quantity: 2,
    type: 'Product',
  })
  expect(body).toMatchObject({
    quantity: '2',
    cartData: { totalItemCount: 1, cartSummary: { grandTotalAmount: '39.90' } },
  })
})

test('a change of one line does not write other lines, however many there are [CART-09]', async () => {
  const { cartId } = (await buyer<CartSummary>('PUT', '/webstore/carts/current')).body
  await add(buyer, shopIds.gloves, 1)
  const countWrittenLines = async () => {
    const before = await shop.database.query((db) => db.select().from(cartItem).where(eq(cartItem.cartId, cartId!)))
    await add(buyer, shopIds.hose, 1)
    const after = await shop.database.query((db) => db.select().from(cartItem).where(eq(cartItem.cartId, cartId!)))
    const times = new Map(before.map(({ id, updatedAt }) => [id, updatedAt.getTime()]))
    return after.filter(({ id, updatedAt }) => times.get(id) !== updatedAt.getTime()).length
  }
  expect(await countWrittenLines()).toBe(1)
  for (const sku of ['HN-125/1', 'MN-500', 'RARE-1', 'CO-1', 'KIT-1']) await add(buyer, ids.product(sku), 1)
  expect(await countWrittenLines()).toBe(1)
})
