import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROUTES, type RouteId } from '@hydrant/contract/routes.ts'
import type { Route } from '@hydrant/contract/shared/route.ts'
import { openTestShop, type TestShop } from '@hydrant/server/testing/test-shop.ts'
import { createCachedRequester } from './cached-requester.ts'
import { createClient, type ShopClient } from './create-client.ts'
import { isResponseError } from './errors.ts'
import { createRecommendationReader } from './recommendation-reader.ts'
import { INVALIDATIONS, type ReadId, type WriteId } from './invalidations.ts'
import { createRequester, type Requester, type RequesterOptions } from './request.ts'
import { createResourceCache } from './resource-cache.ts'
import { createCookieFetch } from './testing/cookie-fetch.ts'

const BUYER = { username: 'buyer@county.example', password: 'hydrant-demo' }
const ADDRESS = {
  name: 'Station 9',
  street: '9 Elm St',
  city: 'Olympia',
  region: 'WA',
  postalCode: '98501',
  country: 'US',
}

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop({
    prepare: (database) =>
      database.transaction(
        async (tx) =>
          void (await tx.execute(`update webstore set settings = settings || '{"splitShipmentEnabled": true}'`)),
      ),
  })
})
afterAll(() => shop.close())

/** A browser with two clients: one always calls the server, one caches responses. */
function openBrowser() {
  const jar = createCookieFetch()
  const options: RequesterOptions = { baseUrl: shop.url, webstoreId: shop.webstoreId, fetch: jar.fetch }
  const cached = createCachedRequester(createResourceCache(), options)
  return {
    jar,
    fresh: createRequester(options),
    cached,
    client: createClient({ ...options, siteId: shop.siteId }, () => cached),
  }
}

type Browser = ReturnType<typeof openBrowser>

interface Read {
  readonly id: ReadId
  readonly by: (requester: Requester) => Promise<unknown>
}

/** The reads of a buyer that a write might change, with their parameters. */
function listReads({
  wishlists,
  deliveryGroupId,
  order,
  products,
}: {
  readonly wishlists: readonly string[]
  readonly deliveryGroupId: string
  readonly order: string
  readonly products: string
}): Read[] {
  const cart = { params: { cartStateOrId: 'current' } } as const
  return [
    { id: 'getApplicationContext', by: ({ request }) => request(ROUTES.getApplicationContext) },
    { id: 'getSessionContext', by: ({ request }) => request(ROUTES.getSessionContext) },
    { id: 'listIntegrations', by: ({ request }) => request(ROUTES.listIntegrations) },
    {
      id: 'listTokens',
      by: async ({ request }) => (await request(ROUTES.listTokens)).tokens.map(({ tokenId }) => tokenId).toSorted(),
    },
    { id: 'listManagedAccounts', by: ({ request }) => request(ROUTES.listManagedAccounts) },
    { id: 'getCategoryMenu', by: ({ request }) => request(ROUTES.getCategoryMenu) },
    { id: 'listProducts', by: ({ request }) => request(ROUTES.listProducts, { query: { ids: products } }) },
    { id: 'listPrices', by: ({ request }) => request(ROUTES.listPrices, { query: { productIds: products } }) },
    {
      id: 'searchProducts',
      by: ({ request }) => request(ROUTES.searchProducts, { body: { searchTerm: 'nozzle', includePrices: true } }),
    },
    {
      id: 'getInventoryLevels',
      by: ({ request }) =>
        request(ROUTES.getInventoryLevels, { query: { products, scope: `webStoreId Eq '${shop.webstoreId}'` } }),
    },
    { id: 'getCart', by: ({ request }) => request(ROUTES.getCart, cart) },
    { id: 'getCart', by: ({ request }) => request(ROUTES.getCart, { params: { cartStateOrId: 'active' } }) },
    { id: 'getCompactSummary', by: ({ request }) => request(ROUTES.getCompactSummary) },
    { id: 'getCartCompactSummary', by: ({ request }) => request(ROUTES.getCartCompactSummary, cart) },
    {
      id: 'listCartItems',
      by: ({ request }) =>
        request(ROUTES.listCartItems, { ...cart, query: { includeCoupons: true, includePromotions: true } }),
    },
    { id: 'listCartProducts', by: ({ request }) => request(ROUTES.listCartProducts, cart) },
    { id: 'listDeliveryGroups', by: ({ request }) => request(ROUTES.listDeliveryGroups, cart) },
    {
      id: 'getDeliveryGroup',
      by: ({ request }) => request(ROUTES.getDeliveryGroup, { params: { cartStateOrId: 'current', deliveryGroupId } }),
    },
    {
      id: 'getRecommendations',
      by: async ({ request }) =>
        (
          await request(ROUTES.getRecommendations, {
            query: { recommender: 'CustomersWhoBoughtAlsoBought', anchorFromCurrentCart: true },
          })
        ).productPage.products,
    },
    { id: 'listAddresses', by: ({ request }) => request(ROUTES.listAddresses, { params: { accountId: 'current' } }) },
    {
      id: 'getCheckout',
      by: ({ request }) => request(ROUTES.getCheckout, { params: { checkoutId: 'active' }, accept: [422] }),
    },
    { id: 'listOrders', by: ({ request }) => request(ROUTES.listOrders) },
    {
      id: 'lookUpOrder',
      by: ({ request }) => request(ROUTES.lookUpOrder, { body: { orderSummaryIdOrRefNumber: order } }),
    },
    {
      id: 'lookUpOrderByQuery',
      by: ({ request }) => request(ROUTES.lookUpOrderByQuery, { query: { orderSummaryIdOrRefNumber: order } }),
    },
    { id: 'listWishlists', by: ({ request }) => request(ROUTES.listWishlists) },
    ...wishlists.flatMap((wishlistId): Read[] => [
      { id: 'getWishlist', by: ({ request }) => request(ROUTES.getWishlist, { params: { wishlistId } }) },
      { id: 'listWishlistItems', by: ({ request }) => request(ROUTES.listWishlistItems, { params: { wishlistId } }) },
    ]),
  ]
}

/** The response of a read, or the status of its error. */
async function responseOf(call: Promise<unknown>): Promise<unknown> {
  try {
    return await call
  } catch (error) {
    if (!isResponseError(error)) throw error
    return error.status
  }
}

const tried = new Set<WriteId>()

/** Makes a write with the caching client, and compares all that it serves afterwards with the server's responses. */
async function expectFreshAfter<Answer>(
  { cached, fresh }: Browser,
  reads: readonly Read[],
  [id, write]: readonly [WriteId, () => Promise<Answer>],
): Promise<Answer> {
  for (const { by } of reads) await responseOf(by(cached))
  const answer = await write()
  tried.add(id)
  const [cachedResponses, freshResponses] = [new Map<string, unknown>(), new Map<string, unknown>()]
  for (const [index, read] of reads.entries()) {
    cachedResponses.set(`${read.id} ${index}`, await responseOf(read.by(cached)))
    freshResponses.set(`${read.id} ${index}`, await responseOf(read.by(fresh)))
  }
  expect(Object.fromEntries(cachedResponses), `what is kept after ${id}`).toEqual(Object.fromEntries(freshResponses))
  return answer
}

/** The buyable products that a scenario uses. */
async function findProducts({ client }: Browser): Promise<string[]> {
  const { productsPage } = await client.search.products({ searchTerm: 'nozzle', includePrices: true, pageSize: 50 })
  return productsPage.products
    .filter(({ productClass, prices }) => productClass === 'Simple' && prices?.unitPrice)
    .map(({ id }) => id)
}

describe('after each write, the cache has what the server has', { timeout: 120_000 }, () => {
  test('for wishlists, addresses, integrations and sessions [NET-03]', async () => {
    const browser = openBrowser()
    const { client } = browser
    const [first = '', second = ''] = await findProducts(browser)
    const base = { wishlists: [], deliveryGroupId: '0a7000000000001AAA', order: 'none', products: `${first},${second}` }
    const writeAndCheck = <Answer>(id: WriteId, write: () => Promise<Answer>, wishlists: readonly string[] = []) =>
      expectFreshAfter(browser, listReads({ ...base, wishlists }), [id, write])
    await writeAndCheck('signIn', () => client.session.signIn(BUYER))

    const one = (await writeAndCheck('createWishlist', () => client.wishlists.create({ name: 'One' }))).summary.id
    const two = (await writeAndCheck('createWishlist', () => client.wishlists.create({ name: 'Two' }), [one])).summary
      .id
    const both = [one, two]
    const item = await writeAndCheck('addWishlistItem', () => client.wishlists.addItem(one, { productId: first }), both)
    await writeAndCheck('renameWishlist', () => client.wishlists.rename(two, { name: 'Other' }), both)
    await writeAndCheck('addWishlistToCart', () => client.wishlists.addToCart(one), both)
    await writeAndCheck(
      'deleteWishlistItem',
      () => client.wishlists.deleteItem({ wishlistId: one, wishlistItemId: item.wishlistItemId }),
      both,
    )
    await writeAndCheck('deleteWishlist', () => client.wishlists.delete(two), both)

    const { addressId } = await writeAndCheck('createAddress', () =>
      client.addresses.create('current', { addressType: 'Shipping', ...ADDRESS }),
    )
    await writeAndCheck('updateAddress', () =>
      client.addresses.update({ account: 'current', addressId }, { name: 'Depot 2', isDefault: true }),
    )
    await writeAndCheck('deleteAddress', () => client.addresses.delete({ account: 'current', addressId }))

    const { integrationId, clientId, clientSecret } = await writeAndCheck('createIntegration', () =>
      client.session.createIntegration({ name: 'ERP' }),
    )
    const issue = () =>
      browser.cached.request(ROUTES.issueToken, {
        body: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
      })
    await writeAndCheck('revokeToken', async () =>
      browser.cached.request(ROUTES.revokeToken, {
        body: { token: (await writeAndCheck('issueToken', issue)).access_token },
      }),
    )
    await issue()
    const program = (await client.session.tokens({ policy: { type: 'no-cache' } })).tokens.find(
      ({ kind }) => kind === 'Integration',
    )
    await writeAndCheck('deleteToken', () => client.session.deleteToken(program?.tokenId ?? ''))
    await writeAndCheck('deleteIntegration', () => client.session.deleteIntegration(integrationId))
    const changePassword = (currentPassword: string, newPassword: string) =>
      client.session.changePassword({ currentPassword, newPassword })
    await writeAndCheck('changePassword', () =>
      changePassword(BUYER.password, 'another password').then(() => changePassword('another password', BUYER.password)),
    )
    await writeAndCheck('recordActivity', () =>
      client.recommendations.record({ activityType: 'viewProduct', productId: first }),
    )
    await writeAndCheck('deleteCart', () => client.carts.delete('current'))
    await writeAndCheck('signOut', () => client.session.signOut())
  })

  test('for carts, deliveries and checkouts, up to the order [NET-03]', async () => {
    const browser = openBrowser()
    const { client } = browser
    const [first = '', second = '', third = ''] = await findProducts(browser)
    const base = { wishlists: [], order: 'none', products: `${first},${second},${third}` }
    let deliveryGroupId = '0a7000000000001AAA'
    let order = 'none'
    const writeAndCheck = <Answer>(id: WriteId, write: () => Promise<Answer>) =>
      expectFreshAfter(browser, listReads({ ...base, deliveryGroupId, order }), [id, write])
    const add = (productId: string, quantity = '10') =>
      client.carts.addItem('current', { productId, quantity, type: 'Product' })

    const guests = await writeAndCheck('addCartItem', () => add(first, '1'))
    await client.session.signIn(BUYER)
    await writeAndCheck('preserveCart', () => client.carts.preserve(guests.cartId))
    await writeAndCheck('createCart', () => client.carts.create({ isSecondary: true }))
    await writeAndCheck('ensureCart', () => client.carts.ensure('current'))
    const line = await writeAndCheck('addCartItem', () => add(second))
    await writeAndCheck('addCartItems', () =>
      client.carts.addItems('current', {
        inputs: [{ richInput: { productId: third, quantity: '10', type: 'Product' } }],
      }),
    )
    await writeAndCheck('sendServerMethod', () => client.serverMethods.addToCart({ productId: third, quantity: 10 }))
    await writeAndCheck('sendExecuteServerMethod', () =>
      browser.cached.request(ROUTES.sendExecuteServerMethod, {
        body: { classname: 'GuestCartController', method: 'addToCart', params: { productId: third, quantity: 10 } },
      }),
    )
    deliveryGroupId = (await client.carts.deliveryGroups('current')).items[0]?.id ?? ''
    await writeAndCheck('reserveInventory', () => client.carts.reserve('current', { durationInSeconds: 600 }))
    await writeAndCheck('updateCartItem', () =>
      client.carts.updateItem({ cart: 'current', cartItemId: line.cartItemId ?? '' }, { quantity: '5' }),
    )
    await writeAndCheck('calculateCart', () => client.carts.calculate('current'))
    const coupon = await writeAndCheck('applyCartCoupon', () =>
      client.carts.applyCoupon('current', { couponCode: 'FREESHIP' }),
    )
    expect(coupon).toMatchObject({ cartId: expect.any(String) })
    const { cartCoupons } = await client.carts.items('current', { includeCoupons: true })
    await writeAndCheck('deleteCartCoupon', () =>
      client.carts.deleteCoupon({
        cart: 'current',
        cartCouponId: cartCoupons?.cartCoupons.coupons[0]?.cartCouponId ?? '',
      }),
    )
    await writeAndCheck('updateDeliveryGroup', () =>
      client.carts.updateDeliveryGroup(
        { cart: 'current', deliveryGroupId },
        { shippingInstructions: 'Gate 4', deliveryAddress: ADDRESS },
      ),
    )
    const depot = await writeAndCheck('createDeliveryGroup', () =>
      client.carts.createDeliveryGroup('current', { name: 'Depot', deliveryAddress: ADDRESS }),
    )
    await writeAndCheck('arrangeItems', () =>
      client.carts.arrangeItems('current', {
        arrangements: [{ cartItemId: line.cartItemId ?? '', deliveryGroupId: depot.id, quantity: '5' }],
      }),
    )
    await writeAndCheck('deleteDeliveryGroup', () =>
      client.carts.deleteDeliveryGroup({ cart: 'current', deliveryGroupId: depot.id }, { deleteCartItems: true }),
    )
    await writeAndCheck('releaseInventory', () => client.carts.release('current'))
    const { cartItems } = await client.carts.items('current')
    await writeAndCheck('deleteCartItem', () =>
      client.carts.deleteItem({ cart: 'current', cartItemId: cartItems[0]?.cartItem.cartItemId ?? '' }),
    )
    await writeAndCheck('cloneCart', () =>
      client.carts.clone('current', { cartId: null, targetType: 'PayNowReadOnly' }),
    )

    const begin = () =>
      client.checkouts.start({ cartId: 'active', deliveryAddressInput: { shouldUseDefaultAddress: true } })
    const { checkoutId } = await writeAndCheck('startCheckout', begin)
    await writeAndCheck('updateCheckout', () =>
      client.checkouts.update(checkoutId, { shippingInstructions: 'Ring twice' }),
    )
    const applied = await writeAndCheck('applyCheckoutCoupon', () =>
      client.checkouts.applyCoupon(checkoutId, { couponCode: 'FREESHIP' }),
    )
    await writeAndCheck('deleteCheckoutCoupon', () =>
      client.checkouts.deleteCoupon({ checkout: checkoutId, cartCouponId: applied.cartCouponIds[0] ?? '' }),
    )
    await writeAndCheck('createPaymentToken', () =>
      client.checkouts.cardToken({
        cardPaymentMethod: {
          cardNumber: '4111111111111111',
          expiryMonth: 4,
          expiryYear: new Date().getUTCFullYear() + 4,
          cvv: '123',
        },
      }),
    )
    await writeAndCheck('payCheckout', () =>
      client.checkouts.pay(checkoutId, { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-1' }),
    )
    await writeAndCheck('runOrderActions', () =>
      client.checkouts.orderActions(checkoutId, { actions: [{ action: 'prepare' }] }),
    )
    await writeAndCheck('deleteCheckout', () => client.checkouts.delete(checkoutId))
    const again = await writeAndCheck('createCheckout', () =>
      browser.cached.request(ROUTES.createCheckout, {
        body: { cartId: 'active', deliveryAddressInput: { shouldUseDefaultAddress: true } },
      }),
    )
    await client.checkouts.pay(again.checkoutId, { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-2' })
    order =
      (await writeAndCheck('placeOrder', () => client.checkouts.placeOrder(again.checkoutId))).orderReferenceNumber ??
      ''

    await add(first)
    const next = await begin()
    await client.checkouts.pay(next.checkoutId, { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-3' })
    await writeAndCheck('runOrderActions', () =>
      client.checkouts.orderActions(next.checkoutId, { actions: [{ action: 'submit' }] }),
    )
    await add(first)
    await writeAndCheck('deleteCart', () => client.carts.delete('current'))
  })

  test('for a session, visit counts, and forms, for the shop’s staff [NET-03]', async () => {
    const browser = openBrowser()
    const { client } = browser
    await client.session.signIn({ ...BUYER, username: 'admin@hydrant.example' })
    const send = (message: string) =>
      client.forms.submit({
        path: '/contact-us',
        formId: 'contact',
        version: 1,
        submissionKey: crypto.randomUUID(),
        answers: { name: 'Dana', email: 'dana@county.example', subject: 'An order', message },
      })
    await send('First')
    const submissionId = (await client.forms.submissions()).submissions[0]?.submissionId ?? ''
    const reads: Read[] = [
      { id: 'listFormSubmissions', by: ({ request }) => request(ROUTES.listFormSubmissions) },
      { id: 'getFormSubmission', by: ({ request }) => request(ROUTES.getFormSubmission, { params: { submissionId } }) },
      { id: 'listEvents', by: ({ request }) => request(ROUTES.listEvents) },
      { id: 'listVisits', by: ({ request }) => request(ROUTES.listVisits) },
      // The remaining seconds decrease while both are read.
      { id: 'getSession', by: async ({ request }) => ({ ...(await request(ROUTES.getSession)), secondsLeft: 0 }) },
    ]
    await expectFreshAfter(browser, reads, ['extendSession', () => client.session.extend()])
    await expectFreshAfter(browser, reads, [
      'recordVisits',
      () => client.statistics.record({ visits: [{ kind: 'PageView', path: '/', count: 1 }] }),
    ])
    await expectFreshAfter(browser, reads, ['submitForm', () => send('Second')])
    await expectFreshAfter(browser, reads, [
      'updateFormSubmission',
      () => client.forms.changeState(submissionId, 'done'),
    ])
    const refused = client.forms.submit({
      path: '/contact-us',
      formId: 'contact',
      version: 1,
      submissionKey: crypto.randomUUID(),
      answers: {},
    })
    await expect(refused).rejects.toMatchObject({
      status: 422,
      errors: expect.arrayContaining([
        expect.objectContaining({ message: "Fill in 'Message'.", arguments: ['message'] }),
      ]),
    })
  })

  test('with every write that a shopper can make', () => {
    expect([...tried].toSorted()).toEqual(
      Object.keys(INVALIDATIONS)
        .filter((id) => !['importProducts', 'resendEvent', 'retryFailedPayment', 'registerBuyer'].includes(id))
        .toSorted(),
    )
  })
})

describe('a write does not invalidate', () => {
  /** Counts the calls that a read makes. */
  const cost = async ({ jar }: Browser, read: () => Promise<unknown>) => {
    const before = jar.calls()
    await read()
    return jar.calls() - before
  }

  test('data that it does not change, which is served without a call [NET-03]', async () => {
    const browser = openBrowser()
    const { client } = browser
    const [productId = ''] = await findProducts(browser)
    const summary = () => client.carts.currentCompactSummary()
    const menu = () => client.catalogue.menu()
    const product = () => client.catalogue.product(productId)
    for (const read of [summary, menu, product]) await read()
    await client.carts.addItem('current', { productId, quantity: '10', type: 'Product' })
    expect([
      await cost(browser, menu),
      await cost(browser, product),
      await cost(browser, summary),
      await cost(browser, summary),
    ]).toEqual([0, 0, 1, 0])
  })

  test('anything when it is rejected, except when the error says that something has changed [NET-03]', async () => {
    const browser = openBrowser()
    const { client } = browser
    const [productId = ''] = await findProducts(browser)
    await client.carts.addItem('current', { productId, quantity: '10', type: 'Product' })
    const summary = () => client.carts.currentCompactSummary()
    await summary()
    await expect(client.carts.addItem('current', { productId, quantity: '-1', type: 'Product' })).rejects.toMatchObject(
      { status: 400 },
    )
    expect(await cost(browser, summary)).toBe(0)
    await expect(client.carts.deleteItem({ cart: 'current', cartItemId: '0a9000000000001AAA' })).rejects.toMatchObject({
      status: 404,
    })
    expect(await cost(browser, summary)).toBe(1)
  })

  test('data of another record of the same kind [NET-03]', async () => {
    const browser = openBrowser()
    const { client } = browser
    await client.session.signIn(BUYER)
    const [one, two] = [
      (await client.wishlists.create({ name: 'One' })).summary.id,
      (await client.wishlists.create({ name: 'Two' })).summary.id,
    ]
    for (const id of [one, two]) await client.wishlists.get(id)
    await client.wishlists.rename(one, { name: 'First' })
    expect([
      await cost(browser, () => client.wishlists.get(two)),
      await cost(browser, () => client.wishlists.get(one)),
    ]).toEqual([0, 1])
  })
})

test('every call is either cached or invalidates something', () => {
  const routes: readonly Route[] = Object.values(ROUTES)
  const posted: readonly RouteId[] = [
    'searchProducts',
    'calculatePrices',
    'evaluateProducts',
    'evaluateCart',
    'lookUpOrder',
  ] satisfies ReadId[]
  const writes = routes
    .filter(({ id, method }) => method !== 'GET' && !posted.some((read) => read === id))
    .map(({ id }) => id)
  expect(Object.keys(INVALIDATIONS).toSorted()).toEqual(writes.toSorted())
})

test('concurrent identical reads share one call, and each reader may leave separately [NET-02]', async () => {
  const { client, jar, cached } = openBrowser()
  const controller = new AbortController()
  const abortedRead = client.catalogue.menu({}, { signal: controller.signal })
  const remainingReads: Promise<Awaited<ReturnType<ShopClient['catalogue']['menu']>>>[] = [
    client.catalogue.menu(),
    client.catalogue.menu(),
  ]
  controller.abort()
  await expect(abortedRead).rejects.toMatchObject({ tag: 'aborted' })
  const [one, other] = await Promise.all(remainingReads)
  expect([jar.calls(), one === other]).toEqual([1, true])
  // A read with a single reader is aborted with it, and the snapshot is as before.
  const again = client.recommendations.configuration({ signal: AbortSignal.abort() })
  await expect(again).rejects.toMatchObject({ tag: 'aborted' })
  expect(
    await createRecommendationReader(cached, { warn: (message) => expect.fail(message) }).read({
      recommender: 'TopSelling',
    }),
  ).toMatchObject({ productPage: { products: expect.any(Array) } })
})
