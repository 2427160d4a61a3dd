import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROUTES } from '@hydrant/contract/routes.ts'
import { openTestShop, type TestShop } from '@hydrant/server/testing/test-shop.ts'
import { createRecommendationReader } from './recommendation-reader.ts'
import { createGuestCartStore } from './guest-cart.ts'
import { createCartStatusStore } from './cart-status.ts'
import { createBuyerAddressBookCalls } from './address-book.ts'
import { createCheckoutSession } from './checkout-session.ts'
import { createContentReader } from './content-reader.ts'
import { createClient } from './create-client.ts'
import { createEffectiveAccountStore } from './effective-account.ts'
import { loadGiftWrapsIfEnabled } from './gift-wraps.ts'
import { type Sleep, sleep } from './sleep.ts'
import { createRequester } from './request.ts'
import { createCountingCookieFetch } from './testing/cookie-fetch.ts'
import { createInspectableStorage } from './testing/memory-storage.ts'
import { createUserStateStore } from './user-state.ts'

const BUYER = { username: 'buyer@county.example', password: 'hydrant-demo' }

/** Waits for no time, but can be aborted. */
const sleepWithoutDelay: Sleep = (_, signal) => sleep(0, signal)

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})

afterAll(() => shop.close())

/** A separate browser: cookies, storage, a client. */
function openBrowser() {
  const { storage, storedItems } = createInspectableStorage()
  const account = createEffectiveAccountStore(storage)
  const jar = createCountingCookieFetch()
  const options = {
    baseUrl: shop.url,
    webstoreId: shop.webstoreId,
    siteId: shop.siteId,
    fetch: jar.fetch,
    effectiveAccountId: account.id,
  }
  const client = createClient(options)
  return { client, requester: createRequester(options), account, storage, storedItems, calls: jar.calls }
}

type Browser = ReturnType<typeof openBrowser>

/** Adds a product to the cart that everyone may buy. */
async function fillCart({ client }: Browser): Promise<string> {
  const { productsPage } = await client.searchProducts({
    searchTerm: 'nozzle',
    includePrices: true,
    includeQuantityRule: true,
  })
  const product = productsPage.products.find(
    ({ productClass, prices }) => productClass === 'Simple' && prices?.unitPrice,
  )
  if (product === undefined) throw new Error('The demo shop sells no nozzle.')
  const { cartId } = await client.addCartItem('current', {
    productId: product.id,
    quantity: product.purchaseQuantityRule?.minimum ?? '1',
    type: 'Product',
  })
  return cartId
}

const openSession = ({ client, storage }: Browser, isServerRender = false) =>
  createCheckoutSession({ checkouts: client.checkouts, sleep: sleepWithoutDelay, storage, isServerRender })

describe('in the demo shop', () => {
  test('a guest is one, and a buyer has a user id [CTX-07]', async () => {
    const { client } = openBrowser()
    const user = createUserStateStore({ readSession: () => client.getSessionContext(), isBrowser: true })
    await user.load()
    expect([user.get().isGuest.data, user.get().userId.loaded]).toEqual([true, false])
    await client.signIn(BUYER)
    await user.load()
    expect(user.get()).toMatchObject({ isGuest: { data: false }, userId: { data: expect.stringMatching(/^005/) } })
  })

  test('the guest’s cart is moved into the buyer’s after the sign-in, once [CART-06]', async () => {
    const browser = openBrowser()
    const { client, storage } = browser
    const status = createCartStatusStore({ sleep: sleepWithoutDelay })
    const cart = createGuestCartStore({
      storage,
      status,
      preserve: (cartId) => client.preserveCart(cartId),
      log: (_, cause) => expect.fail(String(cause)),
    })
    cart.save({ cartId: await fillCart(browser), isGuest: true })
    await client.signIn(BUYER)
    await cart.preserveAfterSignIn()
    const merged = await status.pollUntilCalculated(() => client.getCart('current'))
    await cart.preserveAfterSignIn()
    expect(status.get()).toMatchObject({
      isProcessing: false,
      isReadyForCheckout: true,
      preserveGuestCartNumberOfProductsWithError: 0,
    })
    expect([cart.savedId(), await client.getCart('current')]).toMatchObject([
      null,
      { totalProductCount: merged.totalProductCount },
    ])
    await client.deleteCart('current')
  })

  test('a buyer goes from the cart to an order, for another account [CHK-01, CHK-05, CTX-04]', async () => {
    const browser = openBrowser()
    const { client, account, storedItems } = browser
    await client.signIn(BUYER)
    const { externalManagedAccounts } = await client.listManagedAccounts()
    const [managed] = externalManagedAccounts
    account.update({ id: managed?.accountId, name: managed?.accountName })
    await fillCart(browser)

    const session = openSession(browser)
    const { checkout } = await session.start({
      cartId: 'active',
      deliveryAddressInput: { shouldUseDefaultAddress: true },
    })
    expect(storedItems()).toMatchObject({
      activeCheckoutId: checkout.checkoutId,
      effectiveAccountId: managed?.accountId,
    })
    expect((await openSession(browser, true).load()).checkout.checkoutId).toBe(checkout.checkoutId)

    const method = checkout.deliveryGroups?.items[0]?.availableDeliveryMethods.at(-1)
    if (method !== undefined) await session.update({ deliveryMethodId: method.id })
    expect(await session.pay({ requestType: 'SimplePurchaseOrder', paymentToken: 'PO-4711' })).toMatchObject({
      salesforceResultCode: 'Success',
    })
    await session.prepare()
    const notifications: string[] = []
    session.onOrderPlaced(({ orderReferenceNumber }) => notifications.push(orderReferenceNumber))
    const { orderReferenceNumber } = await session.submit()
    expect([notifications, storedItems()['activeCheckoutId']]).toEqual([[orderReferenceNumber], undefined])
    expect(await client.lookUpOrder({ orderSummaryIdOrRefNumber: orderReferenceNumber })).toMatchObject({
      orderNumber: orderReferenceNumber,
    })
  })

  test('an order without a payment is rejected with the shop’s error, and the checkout continues [CHK-07]', async () => {
    const browser = openBrowser()
    await browser.client.signIn(BUYER)
    await fillCart(browser)
    const session = openSession(browser)
    await session.start({ cartId: 'active', deliveryAddressInput: { shouldUseDefaultAddress: true } })
    await expect(session.submit()).rejects.toMatchObject({ code: '/commerce/errors/payment-failure' })
    await expect(session.placeOrder()).rejects.toMatchObject({ code: '/commerce/errors/payment-failure' })
    expect(session.current().checkoutStatus).toBe(200)
    await session.abandon()
    await expect(openSession(browser, true).load()).rejects.toMatchObject({ code: 'SSR_FAST_CHECKOUT' })
    await browser.client.deleteCart('current')
  })

  test('only buyers can list addresses [ADR-01, CHK-07]', async () => {
    const { client } = openBrowser()
    await client.signIn(BUYER)
    const book = createBuyerAddressBookCalls(client, { isGuest: () => false })
    const { items } = await book.list('current')
    expect(items[0]).toMatchObject({ isDefault: true })
  })

  test('stock is read at the shop’s default source [CAT-09]', async () => {
    const { client } = openBrowser()
    const { productsPage } = await client.searchProducts({ searchTerm: 'nozzle' })
    const products = productsPage.products
      .slice(0, 3)
      .map(({ id }) => id)
      .join(',')
    const { success, locationGroups } = await client.inventory.levelsAtDefaultSource(
      await client.getApplicationContext(),
      { products },
    )
    expect([success, locationGroups.length]).toEqual([true, 1])
  })

  test('missing content fails with its status text [CMS-03]', async () => {
    const content = createContentReader(openBrowser().requester)
    await expect(content.get({ channelOrSiteId: shop.siteId, contentKeyOrId: 'MCNOSUCHCONTENT' })).rejects.toThrow(
      /^Not Found$/,
    )
  })

  test('the shop says whether it has recommendations and an agent [CTX-06]', async () => {
    const { request } = openBrowser().requester
    const [configuration, agent] = await Promise.all([
      request(ROUTES.getAiConfiguration),
      request(ROUTES.getShopperAgentContext),
    ])
    const { activityTrackingEnabled, catalogExists, isDeployed, deploymentEnabled } = configuration
    expect([activityTrackingEnabled, catalogExists, isDeployed, deploymentEnabled].map((flag) => typeof flag)).toEqual(
      Array<string>(4).fill('boolean'),
    )
    expect(Object.keys(configuration)).toEqual(expect.arrayContaining(['host', 'siteId', 'tenant']))
    expect(agent).toEqual({ isEnabled: false })
  })

  test('recommendations and gift wraps come from the shop [CAT-11, CHK-08]', async () => {
    const { client, requester } = openBrowser()
    const warnings: string[] = []
    const reader = createRecommendationReader(requester, { warn: (message) => warnings.push(message) })
    expect(await reader.read({})).toMatchObject({ productPage: { products: [] } })
    expect(await reader.read({ recommender: 'TopSelling' })).toMatchObject({
      productPage: { products: expect.any(Array) },
    })
    expect(warnings).toHaveLength(1)
    expect(await loadGiftWrapsIfEnabled(requester, await client.getApplicationContext())).toMatchObject({
      productIds: expect.any(Array),
    })
  })
})
