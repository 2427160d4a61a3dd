import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '@hydrant/server/testing/test-shop.ts'
import { createCartStatus } from './cart-status.ts'
import { createCheckoutSession } from './checkout-session.ts'
import { createClient, type ShopClient } from './create-client.ts'
import type { Pause } from './pause.ts'
import { type Fault, refusal, startFaultyProxy } from './testing/faulty-proxy.ts'
import { createMemoryStorage } from './testing/memory-storage.ts'

const HERE = { cartId: 'active', deliveryAddressInput: { shouldUseDefaultAddress: true } }
const SUBMIT = 'POST orders/actions'
const working: Fault = { kind: 'relabelled', status: 202 }
const times = (count: number, fault: Fault): Fault[] => Array.from({ length: count }, () => fault)

let shop: TestShop
let token: string
let productId: string

beforeAll(async () => {
  shop = await openTestShop()
  token = await shop.signIn('buyer@county.example')
  const { productsPage } = await clientAt(shop.url).search.products({ searchTerm: 'nozzle', includePrices: true })
  productId =
    productsPage.products.find(({ productClass, prices }) => productClass === 'Simple' && prices?.unitPrice)?.id ?? ''
})
afterAll(() => shop.close())

beforeEach(async () => {
  const client = clientAt(shop.url)
  await client.carts.delete('current').catch(() => undefined)
  await client.carts.addItem('current', { productId, quantity: '10', type: 'Product' })
})

function clientAt(baseUrl: string): ShopClient {
  return createClient({
    baseUrl,
    webstoreId: shop.webstoreId,
    siteId: shop.siteId,
    headers: { authorization: `Bearer ${token}` },
  })
}

/**
 * A buyer with something in the cart behind a faulty network, whose clock moves when somebody pauses and not by itself.
 */
async function start() {
  const proxy = await startFaultyProxy(shop.url)
  const pauses: number[] = []
  const pause: Pause = (milliseconds) => {
    pauses.push(milliseconds)
    return Promise.resolve()
  }
  const direct = clientAt(proxy.url)
  const client = createClient({
    baseUrl: proxy.url,
    webstoreId: shop.webstoreId,
    siteId: shop.siteId,
    headers: { authorization: `Bearer ${token}` },
    pause,
  })
  const session = createCheckoutSession({
    checkouts: client.checkouts,
    pause,
    storage: createMemoryStorage().storage,
    isServerRender: false,
  })
  const asked = () =>
    proxy.calls.map((call) =>
      call.replace(/^(\w+) .*?\/webstores\/\w+\/(.*)$/, '$1 $2').replace(/checkouts\/[^a]\w{17}/, 'checkouts/:id'),
    )
  return { proxy, pauses, client, direct, session, asked }
}

describe('a checkout of the real shop', () => {
  test('is read until the shop has worked it out, at the documented moments [CHK-01, CHK-03]', async () => {
    const { proxy, session, pauses, asked } = await start()
    proxy.inject(null, ...times(9, working))
    expect(await session.start(HERE)).toMatchObject({ checkoutStatus: 200 })
    expect(asked()).toEqual(['PUT checkouts', ...Array<string>(10).fill('GET checkouts/:id')])
    expect(pauses).toEqual([100, 200, 300, 400, 1500, 3000])
  })

  test('that is never worked out is given up after fourteen readings, 95.5 seconds later [CHK-03, ERR-10]', async () => {
    const { proxy, session, pauses, asked } = await start()
    proxy.inject(null, ...times(20, working))
    await expect(session.start(HERE)).rejects.toThrow('async maximum wait exceeded')
    expect(asked()).toHaveLength(15)
    expect(pauses).toEqual([100, 200, 300, 400, 1500, 3000, 6000, 12_000, 24_000, 48_000])
  })

  test('with something wrong is an answer, too [CHK-01]', async () => {
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
  ])('that has an old one in its way (%i) begins once it has been deleted [CHK-02]', async (status, code) => {
    const { proxy, session, asked } = await start()
    proxy.inject(refusal(status, code))
    expect(await session.start(HERE)).toMatchObject({ checkoutStatus: 200 })
    expect(asked()).toEqual(['PUT checkouts', 'DELETE checkouts/active', 'PUT checkouts', 'GET checkouts/:id'])
  })

  test('whose old one stays in the way is started twice and no more [CHK-02]', async () => {
    const { proxy, session, asked } = await start()
    proxy.inject(refusal(410, 'ENTITY_IS_DELETED'), null, refusal(410, 'ENTITY_IS_DELETED'))
    await expect(session.start(HERE)).rejects.toMatchObject({ code: 'ENTITY_IS_DELETED' })
    expect(asked()).toEqual(['PUT checkouts', 'DELETE checkouts/active', 'PUT checkouts'])
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

  test('is placed once, although the first two answers were lost on the way [CHK-03, CHK-05]', async () => {
    const { proxy, session, pauses, asked, direct } = await startPaid()
    const before = await direct.orders.list()
    proxy.calls.splice(0)
    proxy.inject({ kind: 'cut' }, { kind: 'cut' })
    const told: string[] = []
    session.onOrderPlaced(({ orderReferenceNumber }) => told.push(orderReferenceNumber))
    const { orderReferenceNumber } = await session.submit()
    expect(asked().map((call) => call.replace('checkouts/:id/', ''))).toEqual([SUBMIT, SUBMIT, SUBMIT])
    expect(pauses).toEqual([4000, 4000])
    expect(told).toEqual([orderReferenceNumber])
    const after = await direct.orders.list()
    expect(after.count - before.count).toBe(1)
  })

  test('is not tried again after a conflict [CHK-03, NET-06]', async () => {
    const { proxy, session, pauses, asked } = await startPaid()
    proxy.inject(refusal(409, 'CHECKOUT_CONFLICT'))
    await expect(session.submit()).rejects.toMatchObject({ code: 'CHECKOUT_CONFLICT' })
    expect([asked().length, pauses]).toEqual([1, []])
  })

  test('fails with what the network did once three tries were in vain [CHK-03]', async () => {
    const { proxy, session, pauses, asked } = await startPaid()
    proxy.inject({ kind: 'refused' }, { kind: 'refused' }, { kind: 'refused' })
    await expect(session.submit()).rejects.toMatchObject({ tag: 'network' })
    expect([asked().length, pauses]).toEqual([3, [4000, 4000]])
    expect(session.current().checkoutStatus).toBe(200)
  })

  test('is refused for want of stock by its code [CHK-07]', async () => {
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

test('a cart of the real shop that is still worked on is read again at the documented moments, and is processing meanwhile [CART-02]', async () => {
  const { proxy, client, pauses } = await start()
  const status = createCartStatus({ pause: (milliseconds) => Promise.resolve(void pauses.push(milliseconds)) })
  const body = JSON.stringify({ ...(await client.carts.get('current')), asyncOperationStatus: 'Processing' })
  proxy.inject(...times(6, { kind: 'instead', status: 200, body }))
  const states: boolean[] = []
  status.subscribe(() => states.push(status.get().isProcessing))
  await status.settle(() => client.carts.get('current'))
  expect(pauses).toEqual([100, 200, 300])
  expect([states.at(0), states.at(-1)]).toEqual([true, false])
  expect(status.get()).toMatchObject({ isProcessing: false, isReadyForCheckout: true })
})
