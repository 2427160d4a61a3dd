import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROUTES } from '@hydrant/contract/routes.ts'
import { openTestShop, type TestShop } from '@hydrant/server/testing/test-shop.ts'
import { createInspectableStorage } from './testing/memory-storage.ts'
import { sleep, type Sleep } from './sleep.ts'
import { createGuestCartStore } from './guest-cart.ts'
import { createCartStatusStore } from './cart-status.ts'
import { createCachedRequester } from './cached-requester.ts'
import { createClient } from './create-client.ts'
import { AbortedError, FetchResponseError, isClientError, NetworkError, InvalidResponseError } from './errors.ts'
import type { RequesterOptions } from './request.ts'
import { createResourceCache } from './resource-cache.ts'
import { createCountingCookieFetch } from './testing/cookie-fetch.ts'
import { type Fault, createGatewayPageFault, createErrorReplyFault, startFaultyProxy } from './testing/faulty-proxy.ts'
import { findUnreachableUrl } from './testing/recording-server.ts'
import { createUserStateStore } from './user-state.ts'
import { watchResource } from './watch-resource.ts'

let shop: TestShop
const unhandled: unknown[] = []
const note = (reason: unknown) => void unhandled.push(reason)

beforeAll(async () => {
  shop = await openTestShop()
  process.on('unhandledRejection', note)
})

afterAll(async () => {
  process.off('unhandledRejection', note)
  await shop.close()
})

const sleepWithoutDelay: Sleep = (_, signal) => sleep(0, signal)

/** A client with a cache and cookies behind a faulty network; `timeOutAll` lets all running calls time out. */
async function openPage(baseUrl: string) {
  const pendingTimeouts = new Set<() => void>()
  const cache = createResourceCache()
  const options: RequesterOptions = {
    baseUrl,
    webstoreId: shop.webstoreId,
    fetch: createCountingCookieFetch().fetch,
    timeout: () => new Promise((resolve) => pendingTimeouts.add(resolve)),
  }
  const requester = createCachedRequester(cache, options)
  const client = createClient({ ...options, siteId: shop.siteId }, () => requester)
  const timeOutAll = () => {
    for (const end of pendingTimeouts) end()
  }
  return { cache, requester, client, timeOutAll }
}

async function start() {
  const proxy = await startFaultyProxy(shop.url)
  return { proxy, ...(await openPage(proxy.url)) }
}

describe('a call', () => {
  test.each<{ what: string; fault: Fault; kind: new (...input: never[]) => Error; expectedError: object }>([
    {
      what: 'whose connection is refused',
      fault: { kind: 'refused' },
      kind: NetworkError,
      expectedError: { tag: 'network' },
    },
    { what: 'whose answer is cut', fault: { kind: 'cut' }, kind: NetworkError, expectedError: { tag: 'network' } },
    {
      what: 'whose answer is half a document',
      fault: { kind: 'halved' },
      kind: InvalidResponseError,
      expectedError: { tag: 'unreadable' },
    },
    {
      what: 'that a proxy answers with its own page',
      fault: createGatewayPageFault(502),
      kind: FetchResponseError,
      expectedError: { tag: 'response', status: 502, errors: [] },
    },
    {
      what: 'that a network answers with a page to sign in on',
      fault: createGatewayPageFault(200),
      kind: InvalidResponseError,
      expectedError: { tag: 'unreadable', status: 200 },
    },
    {
      what: 'that comes too often',
      fault: createErrorReplyFault(429, 'REQUEST_LIMIT_EXCEEDED'),
      kind: FetchResponseError,
      expectedError: { status: 429, errors: [{ errorCode: 'REQUEST_LIMIT_EXCEEDED' }] },
    },
    {
      what: 'whose success is empty',
      fault: { kind: 'instead', status: 200, body: '' },
      kind: InvalidResponseError,
      expectedError: { tag: 'unreadable' },
    },
  ])(
    '$what fails with its own tag, as a read and as a write [NET-05, NET-07]',
    async ({ fault, kind, expectedError }) => {
      const { proxy, client } = await start()
      for (const call of [
        () => client.getCategoryMenu(),
        () => client.ensureCart('current'),
        () => client.getSessionContext(),
      ]) {
        proxy.inject(fault)
        const failed = call()
        await expect(failed).rejects.toBeInstanceOf(kind)
        await expect(failed).rejects.toMatchObject(expectedError)
      }
      await expect(client.getCategoryMenu()).resolves.toMatchObject({ menuItems: expect.any(Array) })
    },
  )

  test('without a network fails with a network error [NET-07]', async () => {
    const { client } = await openPage(await findUnreachableUrl())
    await expect(client.getCategoryMenu()).rejects.toMatchObject({ tag: 'network', cause: expect.any(TypeError) })
  })

  test('succeeds however slowly the response arrives [NET-01]', async () => {
    const { proxy, client } = await start()
    proxy.inject({ kind: 'trickling' })
    expect((await client.getCategoryMenu()).menuItems.length).toBeGreaterThan(0)
  })

  test('without a response fails after the timeout [NET-07]', async () => {
    const { proxy, client, timeOutAll } = await start()
    proxy.inject({ kind: 'silent' })
    const arrived = proxy.nextCall()
    const call = client.getCategoryMenu()
    await arrived
    timeOutAll()
    await expect(call).rejects.toMatchObject({ tag: 'network', cause: { name: 'TimeoutError' } })
  })

  test('that is aborted rejects as aborted, before it was sent and while it waits [NET-07]', async () => {
    const { proxy, client } = await start()
    await expect(client.getCategoryMenu({}, { signal: AbortSignal.abort() })).rejects.toThrow(AbortedError)
    expect(proxy.calls).toEqual([])
    proxy.inject({ kind: 'silent' })
    const controller = new AbortController()
    const arrived = proxy.nextCall()
    const call = client.ensureCart('current', undefined, { signal: controller.signal })
    await arrived
    controller.abort('left the page')
    await expect(call).rejects.toMatchObject({ tag: 'aborted', cause: 'left the page' })
  })

  test('that is aborted ends even where fetch ignores signals', async () => {
    const client = createClient({
      baseUrl: 'http://shop.example',
      webstoreId: shop.webstoreId,
      siteId: shop.siteId,
      fetch: () => new Promise(() => undefined),
    })
    const controller = new AbortController()
    const call = client.getCategoryMenu({}, { signal: controller.signal })
    controller.abort()
    await expect(call).rejects.toThrow(AbortedError)
  })
})

describe('the state of a page', () => {
  const faultOrNone = fc.constantFrom<Fault | null>(
    null,
    { kind: 'refused' },
    { kind: 'cut' },
    { kind: 'halved' },
    { kind: 'silent' },
    createGatewayPageFault(502),
    createGatewayPageFault(200),
    createGatewayPageFault(404),
    createErrorReplyFault(409, 'CHECKOUT_CONFLICT'),
  )
  const step = fc.oneof(
    fc.record({
      act: fc.constantFrom('read' as const, 'write' as const, 'watch' as const, 'refresh' as const, 'look' as const),
      fault: faultOrNone,
    }),
    fc.record({
      act: fc.constantFrom('give up' as const, 'expire' as const, 'leave' as const),
      fault: fc.constant(null),
    }),
  )

  test('is never stuck loading, and has only tagged errors, whatever happens to its calls [NET-04, NET-07, CART-02]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12, size: 'max' }), async (steps) => {
        const { proxy, cache, requester, client, timeOutAll } = await start()
        const status = createCartStatusStore({ sleep: sleepWithoutDelay })
        const user = createUserStateStore({ readSession: () => client.getSessionContext(), isBrowser: true })
        const summary = requester.resource(ROUTES.getCompactSummary)
        const failures: unknown[] = []
        const running: Promise<unknown>[] = []
        const views: (() => void)[] = []
        let controller = new AbortController()
        const run = (call: Promise<unknown>) => void running.push(call.catch((error: unknown) => failures.push(error)))
        for (const { act, fault } of steps) {
          if (fault !== null) proxy.inject(fault)
          if (act === 'read') run(cache.read(summary, { signal: controller.signal }))
          else if (act === 'refresh') run(client.getCompactSummary({}, { policy: { type: 'cache-and-network' } }))
          else if (act === 'write')
            run(status.track(() => client.ensureCart('current', undefined, { signal: controller.signal })))
          else if (act === 'look') run(user.load())
          else if (act === 'watch')
            views.push(
              watchResource(
                cache,
                summary,
                (snapshot) => snapshot.error !== undefined && failures.push(snapshot.error),
              ),
            )
          else if (act === 'leave') views.pop()?.()
          else if (act === 'expire') cache.expire(() => true)
          else {
            controller.abort()
            controller = new AbortController()
          }
          await new Promise((resolve) => setImmediate(resolve))
        }
        // Dropped calls time out; all others get a response.
        proxy.clearFaults()
        for (const stop of views) stop()
        timeOutAll()
        await Promise.all(running)
        await new Promise<void>((resolve) => {
          const checkLoaded = () => cache.snapshot(summary).loading || resolve()
          cache.subscribe(summary.key, checkLoaded)
          checkLoaded()
        })
        expect(cache.snapshot(summary).loading).toBe(false)
        expect(status.get()).toMatchObject({ isProcessing: false, isProcessingCount: 0 })
        expect(user.get().isGuest.loading).toBe(false)
        expect(failures.filter((error) => !isClientError(error))).toEqual([])
        // The network works again, and so does the page.
        await expect(client.getCompactSummary({}, { policy: { type: 'no-cache' } })).resolves.toMatchObject({
          totalProductCount: expect.any(String),
        })
      }),
      { numRuns: 40 },
    )
    expect(unhandled).toEqual([])
  })

  test('of a visitor stores a failure, and is loaded again [CTX-07]', async () => {
    const { proxy, client } = await start()
    const user = createUserStateStore({ readSession: () => client.getSessionContext(), isBrowser: true })
    proxy.inject(createGatewayPageFault(503))
    await user.load()
    expect(user.get().isGuest).toMatchObject({ loaded: false, loading: false, error: { tag: 'response', status: 503 } })
    await user.load()
    expect(user.get().isGuest).toEqual({ loaded: true, loading: false, data: true })
  })
})

test('a guest’s cart that cannot be moved is logged and not retried, and the sign-in succeeds [CART-06]', async () => {
  const { proxy, client } = await start()
  const searchResult = await client.searchProducts({ searchTerm: 'nozzle', includeQuantityRule: true })
  const product = searchResult.productsPage.products.find(({ productClass }) => productClass === 'Simple')
  const { cartId } = await client.addCartItem('current', {
    productId: product?.id ?? '',
    quantity: product?.purchaseQuantityRule?.minimum ?? '1',
    type: 'Product',
  })
  await client.signIn({ username: 'buyer@volunteer.example', password: 'hydrant-demo' })
  const logged: unknown[] = []
  const status = createCartStatusStore({ sleep: sleepWithoutDelay })
  const cart = createGuestCartStore({
    storage: createInspectableStorage().storage,
    status,
    preserve: (id) => client.preserveCart(id),
    log: (_, cause) => logged.push(cause),
  })
  cart.save({ cartId, isGuest: true })
  proxy.inject({ kind: 'refused' })
  await cart.preserveAfterSignIn()
  await cart.preserveAfterSignIn()
  expect(logged).toEqual([expect.any(NetworkError)])
  expect([status.get().isProcessing, cart.savedId(), (await client.getSessionContext()).guestUser]).toEqual([
    false,
    null,
    false,
  ])
  expect(proxy.calls.filter((call) => call.endsWith('/actions/preserve'))).toHaveLength(1)
})
