import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROUTES } from '@hydrant/contract/routes.ts'
import { openTestShop, type TestShop } from '@hydrant/server/testing/test-shop.ts'
import { createCachedRequester } from './cached-requester.ts'
import { createCheckoutSession } from './checkout-session.ts'
import { createClient } from './create-client.ts'
import { hasErrorCode, isNetworkError } from './errors.ts'
import { sleep } from './sleep.ts'
import { createResourceCache } from './resource-cache.ts'
import { createInspectableStorage } from './testing/memory-storage.ts'
import { watchResource } from './watch-resource.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('the purchase in the guide ends in an order [CHK-05]', async () => {
  const { url: baseUrl, webstoreId, siteId } = shop
  const token = await shop.signIn('buyer@county.example')
  const { storage } = createInspectableStorage()
  const console = { log: (message: string) => expect.fail(message) }

  const cache = createResourceCache()
  const client = createClient(
    { baseUrl, webstoreId, siteId, headers: { authorization: `Bearer ${token}` } },
    (options) => createCachedRequester(cache, options),
  )

  const { products } = await client.listProducts({ skus: 'HS-400-50-ST-Y' })
  try {
    await client.addCartItem('current', { productId: products[0]?.id ?? '', quantity: '10', type: 'Product' })
  } catch (error) {
    if (hasErrorCode(error, 'MAX_LIMIT_EXCEEDED')) console.log('That is more than may be bought at once.')
    else if (isNetworkError(error)) console.log('The shop cannot be reached.')
    else throw error
  }

  const session = createCheckoutSession({ checkouts: client.checkouts, sleep, storage, isServerRender: false })
  await session.start({ cartId: 'active', deliveryAddressInput: { shouldUseDefaultAddress: true } })
  await session.pay({ requestType: 'SimplePurchaseOrder', paymentToken: 'PO-4711' })
  const { orderReferenceNumber } = await session.submit()

  expect(await client.lookUpOrder({ orderSummaryIdOrRefNumber: orderReferenceNumber })).toMatchObject({
    orderNumber: orderReferenceNumber,
  })
})

test('the view in the guide is notified of changes by a write [NET-02, NET-04]', async () => {
  const cache = createResourceCache()
  const requester = createCachedRequester(cache, {
    baseUrl: shop.url,
    webstoreId: shop.webstoreId,
    headers: { authorization: `Bearer ${await shop.signIn('buyer@volunteer.example')}` },
  })
  const client = createClient({ baseUrl: shop.url, webstoreId: shop.webstoreId, siteId: shop.siteId }, () => requester)
  const snapshots: unknown[] = []
  const { promise: loaded, resolve } = Promise.withResolvers<void>()
  const show = (
    state: string,
    data: { readonly body: { readonly totalProductCount: string } } | undefined,
    loading: boolean,
  ) => {
    snapshots.push([state, data?.body.totalProductCount, loading])
    if (state === 'Fulfilled' && data?.body.totalProductCount === '10') resolve()
  }
  const { products } = await client.listProducts({ skus: 'HS-400-50-ST-Y' })
  await client.ensureCart('current')

  const stop = watchResource(cache, requester.resource(ROUTES.getCompactSummary), ({ state, data, loading }) =>
    show(state, data, loading),
  )
  await client.getCompactSummary()
  await client.addCartItem('current', { productId: products[0]?.id ?? '', quantity: '10', type: 'Product' })
  await loaded
  stop()
  expect(snapshots).toEqual([
    ['Pending', undefined, true],
    ['Fulfilled', expect.stringMatching(/^0/), false],
    ['Stale', expect.stringMatching(/^0/), false],
    ['Stale', expect.stringMatching(/^0/), true],
    ['Fulfilled', '10', false],
  ])
})

test('the guide contains the code that is tested here', async () => {
  const [guide, testSource] = await Promise.all([
    readFile(new URL('../docs/guides/using-the-client.md', import.meta.url), 'utf8'),
    readFile(new URL(import.meta.url), 'utf8'),
  ])
  const testedLines = new Set(testSource.split('\n').map((line) => line.trim()))
  const code = [...guide.matchAll(/```ts\n(.*?)```/gs)]
    .flatMap(([, block = '']) => block.split('\n'))
    .map((line) => line.trim().replace('@hydrant/client/', './'))
  expect(code.filter((line) => line !== '' && !testedLines.has(line))).toEqual([])
  expect(code.length).toBeGreaterThan(20)
})
