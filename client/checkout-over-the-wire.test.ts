import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '@hydrant/server/testing/test-shop.ts'
import { createCartStatusStore } from './cart-status.ts'
import { createCheckoutSession } from './checkout-session.ts'
import { createClient, type ShopClient } from './create-client.ts'
import type { Sleep } from './sleep.ts'
import { type Fault, createErrorReplyFault, startFaultyProxy } from './testing/faulty-proxy.ts'
import { createInspectableStorage } from './testing/memory-storage.ts'

const HERE = { cartId: 'active', deliveryAddressInput: { shouldUseDefaultAddress: true } }
const SUBMIT = 'POST orders/actions'
const processing: Fault = { kind: 'relabelled', status: 202 }
const times = (count: number, fault: Fault): Fault[] => Array.from({ length: count }, () => fault)

let shop: TestShop
let token: string
let productId: string

beforeAll(async () => {
  shop = await openTestShop()
  token = await shop.signIn('buyer@county.example')
  const { productsPage } = await clientAt(shop.url).searchProducts({ searchTerm: 'nozzle', includePrices: true })
  productId =
    productsPage.products.find(({ productClass, prices }) => productClass === 'Simple' && prices?.unitPrice)?.id ?? ''
})
afterAll(() => shop.close())

beforeEach(async () => {
  const client = clientAt(shop.url)
  await client.deleteCart('current').catch(() => undefined)
  await client.addCartItem('current', { productId, quantity: '10', type: 'Product' })
})

function clientAt(baseUrl: string): ShopClient {
  return createClient({
    baseUrl,
    webstoreId: shop.webstoreId,
    siteId: shop.siteId,
    headers: { authorization: `Bearer ${token}` },
  })
}

/** A buyer with an item in the cart behind a faulty network, whose clock moves only when the client waits. */
async function start() {
  const proxy = await startFaultyProxy(shop.url)
  const delays: number[] = []
  const sleep: Sleep = (milliseconds) => {
    delays.push(milliseconds)
    return Promise.resolve()
  }
  const direct = clientAt(proxy.url)
  const client = createClient({
    baseUrl: proxy.url,
    webstoreId: shop.webstoreId,
    siteId: shop.siteId,
    headers: { authorization: `Bearer ${token}` },
    sleep,
  })
  const session = createCheckoutSession({
    checkouts: client.checkouts,
    sleep,
    storage: createInspectableStorage().storage,
    isServerRender: false,
  })
  const sentRequests = () =>
    proxy.calls.map((call) =>
      call.replace(/^(\w+) .*?\/webstores\/\w+\/(.*)$/, '$1 $2').replace(/checkouts\/[^a]\w{17}/, 'checkouts/:id'),
    )
  return { proxy, delays, client, direct, session, sentRequests }
}

describe('a checkout of the real shop', () => {
  test('is read until the shop has calculated it, at the documented times [CHK-01, CHK-03]', async () => {
    const { proxy, session, delays, sentRequests } = await start()
    proxy.inject(null, ...times(9, processing))
    expect(await session.start(HERE)).toMatchObject({ checkoutStatus: 200 })
    expect(sentRequests()).toEqual(['PUT checkouts', ...Array<string>(10).fill('GET checkouts/:id')])
    expect(delays).toEqual([100, 200, 300, 400, 1500, 3000])
  })

  test('that is never calculated fails after fourteen reads, 95.5 seconds later [CHK-03, ERR-10]', async () => {
    const { proxy, session, delays, sentRequests } = await start()
    proxy.inject(null, ...times(20, processing))
    await expect(session.start(HERE)).rejects.toThrow('async maximum wait exceeded')
    expect(sentRequests()).toHaveLength(15)
    expect(delays).toEqual([100, 200, 300, 400, 1500, 3000, 6000, 12_000, 24_000, 48_000])
  })

  test('with errors is a response, too [CHK-01]', async () => {
    const { proxy, session } = await start()
    proxy.inject(null, { kind: 'relabelled', status: 422 })
    expect(await session.start(HERE)).toMatchObject({
      checkoutStatus: 422,
      checkout: { checkoutId: expect.stringMatching(/^2z9/) },
    })
  })

  test.each([
    [410, 'ENTITY_IS_DELETED'],
    [422, 'INVALID_OPERATION'],
  ])('blocked by an old one (%i) starts once that has been deleted [CHK-02]', async (status, code) => {
    const { proxy, session, sentRequests } = await start()
    proxy.inject(createErrorReplyFault(status, code))
    expect(await session.start(HERE)).toMatchObject({ checkoutStatus: 200 })
    expect(sentRequests()).toEqual(['PUT checkouts', 'DELETE checkouts/active', 'PUT checkouts', 'GET checkouts/:id'])
  })

  test('blocked by an old one is started twice and no more [CHK-02]', async () => {
    const { proxy, session, sentRequests } = await start()
    proxy.inject(createErrorReplyFault(410, 'ENTITY_IS_DELETED'), null, createErrorReplyFault(410, 'ENTITY_IS_DELETED'))
    await expect(session.start(HERE)).rejects.toMatchObject({ code: 'ENTITY_IS_DELETED' })
    expect(sentRequests()).toEqual(['PUT checkouts', 'DELETE checkouts/active', 'PUT checkouts'])
  })
})

describe('an order of the real shop', () => {
  async function startPaid() {
    const all = await start()
    await all.session.start(HERE)
    await all.session.pay({ requestType: 'SimplePurchaseOrder', paymentToken: 'PO-1' })
    all.proxy.calls.splice(0)
    return all
  }

  test('is placed once, although the first two responses were lost [CHK-03, CHK-05]', async () => {
    const { proxy, session, delays, sentRequests, direct } = await startPaid()
    const before = await direct.listOrders()
    proxy.calls.splice(0)
    proxy.inject({ kind: 'cut' }, { kind: 'cut' })
    const logged: string[] = []
    session.onOrderPlaced(({ orderReferenceNumber }) => logged.push(orderReferenceNumber))
    const { orderReferenceNumber } = await session.submit()
    expect(sentRequests().map((call) => call.replace('checkouts/:id/', ''))).toEqual([SUBMIT, SUBMIT, SUBMIT])
    expect(delays).toEqual([4000, 4000])
    expect(logged).toEqual([orderReferenceNumber])
    const after = await direct.listOrders()
    expect(after.count - before.count).toBe(1)
  })

  test('is not retried after a conflict [CHK-03, NET-06]', async () => {
    const { proxy, session, delays, sentRequests } = await startPaid()
    proxy.inject(createErrorReplyFault(409, 'CHECKOUT_CONFLICT'))
    await expect(session.submit()).rejects.toMatchObject({ code: 'CHECKOUT_CONFLICT' })
    expect([sentRequests().length, delays]).toEqual([1, []])
  })

  test('fails with the network error after three attempts [CHK-03]', async () => {
    const { proxy, session, delays, sentRequests } = await startPaid()
    proxy.inject({ kind: 'refused' }, { kind: 'refused' }, { kind: 'refused' })
    await expect(session.submit()).rejects.toMatchObject({ tag: 'network' })
    expect([sentRequests().length, delays]).toEqual([3, [4000, 4000]])
    expect(session.current().checkoutStatus).toBe(200)
  })

  test('is rejected with a code when stock is insufficient [CHK-07]', async () => {
    const { proxy, session } = await startPaid()
    proxy.inject({
      kind: 'instead',
      status: 412,
      body: JSON.stringify({
        actions: [{ action: 'submit', errors: [{ type: 'INSUFFICIENT_INVENTORY', message: 'Two are left.' }] }],
      }),
    })
    await expect(session.submit()).rejects.toMatchObject({ code: 'INSUFFICIENT_INVENTORY' })
  })
})

test('a cart of the real shop that is being calculated is read again at the documented times, and is processing meanwhile [CART-02]', async () => {
  const { proxy, client, delays } = await start()
  const status = createCartStatusStore({ sleep: (milliseconds) => Promise.resolve(void delays.push(milliseconds)) })
  const body = JSON.stringify({ ...(await client.getCart('current')), asyncOperationStatus: 'Processing' })
  proxy.inject(...times(6, { kind: 'instead', status: 200, body }))
  const states: boolean[] = []
  status.subscribe(() => states.push(status.get().isProcessing))
  await status.pollUntilCalculated(() => client.getCart('current'))
  expect(delays).toEqual([100, 200, 300])
  expect([states.at(0), states.at(-1)]).toEqual([true, false])
  expect(status.get()).toMatchObject({ isProcessing: false, isReadyForCheckout: true })
})
