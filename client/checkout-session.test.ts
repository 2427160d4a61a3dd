import { describe, expect, test } from 'vitest'
import type { CheckoutFailure } from './checkout-failure.ts'
import { type CheckoutSession, createCheckoutSession } from './checkout-session.ts'
import { createCheckoutCalls } from './checkouts.ts'
import { AbortedError, NetworkError, PollingTimeoutError } from './errors.ts'
import { createRequester } from './request.ts'
import { createInspectableStorage } from './testing/memory-storage.ts'
import { findUnreachableUrl, type Reply, startRecordingServer } from './testing/recording-server.ts'

const STORE = '/services/data/v65.0/commerce/webstores/hydrant'
const STARTED: Reply = { status: 202, body: '{"checkoutId":"2z9A"}' }
const READY: Reply = { status: 200, body: '{"checkoutId":"2z9A"}' }
const WORKING: Reply = { status: 202, body: '{"checkoutId":"2z9A"}' }
const DELETED: Reply = { status: 204, body: '' }
const PLACED: Reply = { status: 201, body: '{"orderReferenceNumber":"ER37G"}' }

const errorReply = (status: number, code: string): Reply => ({
  status,
  body: JSON.stringify([{ errorCode: code, message: `It is ${code}.` }]),
})
const failure = (code: string): unknown => expect.objectContaining({ name: 'CheckoutFailure', code })

interface Start {
  readonly storedItems?: Record<string, string>
  readonly isServerRender?: boolean
  readonly baseUrl?: string
}

/** A session whose server returns these replies in turn, and whose delays take no time. */
async function start(replies: readonly Reply[], { storedItems = {}, isServerRender = false, baseUrl }: Start = {}) {
  const server = await startRecordingServer(...replies)
  const delays: number[] = []
  const memory = createInspectableStorage(storedItems)
  const pause = (milliseconds: number, signal?: AbortSignal) => {
    delays.push(milliseconds)
    return signal?.aborted ? Promise.reject(new AbortedError(signal.reason)) : Promise.resolve()
  }
  const requester = createRequester({ baseUrl: baseUrl ?? server.baseUrl, webstoreId: 'hydrant' })
  const session = createCheckoutSession({
    checkouts: createCheckoutCalls(requester, { sleep: pause }),
    sleep: pause,
    storage: memory.storage,
    isServerRender,
  })
  const sentRequests = () => server.requests.map(({ method, url }) => `${method} ${url.replace(STORE, '')}`)
  return { session, delays, storedItems: memory.storedItems, sentRequests, requests: server.requests }
}

/** A session whose checkout is loaded already. */
async function startLoaded(...replies: readonly Reply[]) {
  const shop = await start([READY, ...replies])
  await shop.session.load()
  return shop
}

describe('starting a checkout', () => {
  test('starts it, stores its id and loads it [CHK-01]', async () => {
    const { session, storedItems, sentRequests } = await start([STARTED, WORKING, READY])
    expect(await session.start({ cartId: 'active' })).toEqual({ checkout: { checkoutId: '2z9A' }, checkoutStatus: 200 })
    expect(sentRequests()).toEqual(['PUT /checkouts', 'GET /checkouts/2z9A', 'GET /checkouts/2z9A'])
    expect(storedItems()).toEqual({ activeCheckoutId: '2z9A' })
    expect(session.current().checkoutStatus).toBe(200)
  })

  test.each([410, 422])('that gets %i deletes the old one and starts once more [CHK-02]', async (status) => {
    const { session, sentRequests, delays } = await start(
      [errorReply(status, 'INVALID_OPERATION'), DELETED, STARTED, READY],
      {
        storedItems: { activeCheckoutId: '2z9O' },
      },
    )
    await session.start({ cartId: 'active' })
    expect(sentRequests()).toEqual([
      'PUT /checkouts',
      'DELETE /checkouts/2z9O',
      'PUT /checkouts',
      'GET /checkouts/2z9A',
    ])
    expect(delays).toEqual([])
  })

  test('starts once more also when the old one is deleted already, and only once [CHK-02]', async () => {
    const { session, sentRequests, storedItems } = await start([
      errorReply(410, 'INVALID_OPERATION'),
      errorReply(404, 'MISSING_RECORD'),
      errorReply(422, 'INVALID_OPERATION'),
    ])
    await expect(session.start({ cartId: 'active' })).rejects.toEqual(failure('INVALID_OPERATION'))
    expect(sentRequests()).toEqual(['PUT /checkouts', 'DELETE /checkouts/active', 'PUT /checkouts'])
    expect(storedItems()).toEqual({})
  })

  test('fails immediately for any other reason [CHK-02]', async () => {
    const { session, sentRequests } = await start([errorReply(400, 'INVALID_API_INPUT')])
    await expect(session.start({ cartId: 'active' })).rejects.toMatchObject({
      code: 'INVALID_API_INPUT',
      message: 'It is INVALID_API_INPUT.',
      cause: { status: 400 },
    })
    expect(sentRequests()).toEqual(['PUT /checkouts'])
  })

  test('needs an id in the response [CHK-07]', async () => {
    const { session } = await start([{ status: 202, body: '{}' }])
    await expect(session.start({ cartId: 'active' })).rejects.toEqual(failure('NULL_CHECKOUTID'))
  })
})

describe('loading the checkout', () => {
  test('requests the stored one, else the active one', async () => {
    const [stored, empty] = [await start([READY], { storedItems: { activeCheckoutId: '2z9A' } }), await start([READY])]
    await Promise.all([stored.session.load(), empty.session.load()])
    expect([stored.sentRequests(), empty.sentRequests()]).toEqual([['GET /checkouts/2z9A'], ['GET /checkouts/active']])
  })

  test('requests the active one when the stored one is deleted', async () => {
    const { session, sentRequests, storedItems } = await start([errorReply(404, 'MISSING_RECORD'), READY], {
      storedItems: { activeCheckoutId: '2z9O' },
    })
    await session.load()
    expect([sentRequests(), storedItems()]).toEqual([
      ['GET /checkouts/2z9O', 'GET /checkouts/active'],
      { activeCheckoutId: '2z9A' },
    ])
  })

  test('notifies views of every read', async () => {
    const { session } = await start([READY])
    const snapshots: unknown[] = []
    session.subscribe(() => snapshots.push(session.current().checkout.checkoutId))
    await session.load()
    expect(snapshots).toEqual(['2z9A'])
  })

  test('continues after reads that fail, for as many attempts [CHK-03]', async () => {
    const { session, delays } = await start([
      errorReply(503, 'SERVER_UNAVAILABLE'),
      errorReply(500, 'UNKNOWN_EXCEPTION'),
      READY,
    ])
    expect(await session.load()).toMatchObject({ checkoutStatus: 200 })
    expect(delays).toEqual([])
    const unavailable = await start([errorReply(503, 'SERVER_UNAVAILABLE')])
    await expect(unavailable.session.load()).rejects.toMatchObject({
      message: 'async maximum wait exceeded',
      cause: { status: 503 },
    })
    expect(unavailable.sentRequests()).toHaveLength(14)
    const forbidden = await start([errorReply(403, 'INSUFFICIENT_ACCESS')])
    await expect(forbidden.session.load()).rejects.toEqual(failure('INSUFFICIENT_ACCESS'))
    expect(forbidden.sentRequests()).toHaveLength(1)
  })

  test('fails after the last attempt [CHK-03, ERR-10]', async () => {
    const { session } = await start([WORKING])
    const failed = session.load()
    await expect(failed).rejects.toThrow(PollingTimeoutError)
    await expect(failed).rejects.toThrow('async maximum wait exceeded')
  })

  test('is required before using it [CHK-07]', async () => {
    const { session } = await start([READY])
    expect(() => session.current()).toThrow(failure('SESSION_NOT_LOADED'))
    await expect(session.update({ deliveryMethodId: '2Dm' })).rejects.toEqual(failure('SESSION_NOT_LOADED'))
    await expect(session.pay({ requestType: 'Auth' })).rejects.toEqual(failure('SESSION_NOT_LOADED'))
    await expect(session.placeOrder()).rejects.toEqual(failure('SESSION_NOT_LOADED'))
  })

  test('needs an id in the response [CHK-07]', async () => {
    const { session } = await start([{ status: 200, body: '{"checkoutId":null}' }])
    await expect(session.load()).rejects.toEqual(failure('NULL_CHECKOUTID'))
    expect(() => session.current()).toThrow(failure('SESSION_NOT_LOADED'))
  })
})

describe('a server render', () => {
  test('reads a checkout that is ready once', async () => {
    const { session, sentRequests } = await start([READY], { isServerRender: true })
    expect(await session.load()).toMatchObject({ checkoutStatus: 200 })
    expect(sentRequests()).toEqual(['GET /checkouts/active'])
  })

  test.each([
    ['does not wait for one that is not', WORKING, 'SSR_NO_POLLING'],
    ['leaves it to the browser to begin one', errorReply(404, 'MISSING_RECORD'), 'SSR_FAST_CHECKOUT'],
    ['leaves it to the browser to try again', errorReply(503, 'SERVER_UNAVAILABLE'), 'SSR_CHECKOUT_RETRY'],
  ])('%s [CHK-07]', async (_, reply, code) => {
    const { session, sentRequests, delays } = await start([reply], { isServerRender: true })
    await expect(session.load()).rejects.toEqual(failure(code))
    expect([sentRequests(), delays]).toEqual([['GET /checkouts/active'], []])
  })

  test('retries nothing', async () => {
    const { session, sentRequests, delays } = await start([errorReply(503, 'SERVER_UNAVAILABLE')], {
      isServerRender: true,
    })
    await expect(session.start({ cartId: 'active' })).rejects.toEqual(failure('SERVER_UNAVAILABLE'))
    expect([sentRequests(), delays]).toEqual([['PUT /checkouts'], []])
  })

  test('that reaches no server leaves retries to the browser [CHK-07]', async () => {
    const { session } = await start([], { isServerRender: true, baseUrl: await findUnreachableUrl() })
    await expect(session.load()).rejects.toEqual(failure('SSR_CHECKOUT_RETRY'))
  })
})

describe('an action', () => {
  test('has three attempts, four seconds apart [CHK-03]', async () => {
    const { session, sentRequests, delays } = await startLoaded(
      errorReply(503, 'SERVER_UNAVAILABLE'),
      errorReply(500, 'UNKNOWN_EXCEPTION'),
      { status: 202, body: '{"checkoutId":"2z9A"}' },
      READY,
    )
    await session.update({ deliveryMethodId: '2Dm' })
    expect(sentRequests()).toEqual([
      'GET /checkouts/active',
      ...Array<string>(3).fill('PATCH /checkouts/2z9A'),
      'GET /checkouts/2z9A',
    ])
    expect(delays).toEqual([4000, 4000])
  })

  test('that deletes an old checkout has three attempts, too [CHK-02] [CHK-03]', async () => {
    const { session, sentRequests, delays } = await start([
      errorReply(410, 'INVALID_OPERATION'),
      errorReply(503, 'SERVER_UNAVAILABLE'),
      errorReply(500, 'UNKNOWN_EXCEPTION'),
      DELETED,
      STARTED,
      READY,
    ])
    await session.start({ cartId: 'active' })
    expect(sentRequests()).toEqual([
      'PUT /checkouts',
      ...Array<string>(3).fill('DELETE /checkouts/active'),
      'PUT /checkouts',
      'GET /checkouts/2z9A',
    ])
    expect(delays).toEqual([4000, 4000])
  })

  test('that gets a conflict is not retried [CHK-03]', async () => {
    const { session, sentRequests, delays } = await startLoaded(errorReply(409, 'CHECKOUT_CONFLICT'))
    await expect(session.placeOrder()).rejects.toEqual(failure('CHECKOUT_CONFLICT'))
    expect([sentRequests().length, delays]).toEqual([2, []])
  })

  test('that was aborted rejects as aborted, and is not retried', async () => {
    const controller = new AbortController()
    const { session } = await startLoaded(errorReply(503, 'SERVER_UNAVAILABLE'))
    const paying = session.pay({ requestType: 'SimplePurchaseOrder' }, { signal: controller.signal })
    controller.abort()
    await expect(paying).rejects.toThrow(AbortedError)
  })

  test('that reaches no server fails with a network error after three attempts [CHK-03]', async () => {
    const { session, delays } = await start([], { baseUrl: await findUnreachableUrl() })
    await expect(session.start({ cartId: 'active' })).rejects.toThrow(NetworkError)
    expect(delays).toEqual([4000, 4000])
  })
})

describe('the order', () => {
  const submitted: Reply = {
    status: 201,
    body: '{"actions":[{"action":"submit","status":"Success","orderReferenceNumber":"ER37G"}]}',
  }

  test.each([
    {
      what: 'submitted',
      reply: submitted,
      act: (session: CheckoutSession) => session.submit({ comment: 'Gate 2' }),
      call: 'POST /checkouts/2z9A/orders/actions',
    },
    {
      what: 'placed',
      reply: PLACED,
      act: (session: CheckoutSession) => session.placeOrder(),
      call: 'POST /checkouts/2z9A/orders',
    },
  ])('that is $what ends the checkout and notifies the listeners [CHK-05]', async ({ reply, act, call }) => {
    const { session, storedItems, sentRequests } = await startLoaded(reply)
    const notifications: unknown[] = []
    const stop = session.onOrderPlaced((order) => notifications.push([order, storedItems()]))
    session.onOrderPlaced((order) => notifications.push(order.orderReferenceNumber))
    expect(await act(session)).toEqual({ checkoutId: '2z9A', orderReferenceNumber: 'ER37G' })
    expect(sentRequests().at(-1)).toBe(call)
    expect(storedItems()).toEqual({})
    expect(() => session.current()).toThrow(failure('SESSION_NOT_LOADED'))
    expect(notifications).toEqual([[{ checkoutId: '2z9A', orderReferenceNumber: 'ER37G' }, {}], 'ER37G'])
    stop()
  })

  test('is submitted with its action and parameters [CHK-05]', async () => {
    const { session, requests } = await startLoaded(
      { status: 201, body: '{"actions":[{"action":"prepare","status":"Success"}]}' },
      submitted,
    )
    await session.prepare()
    await session.submit({ comment: 'Gate 2' })
    expect(requests.slice(1).map(({ body }): unknown => JSON.parse(body))).toEqual([
      { actions: [{ action: 'prepare' }] },
      { actions: [{ action: 'submit', parameters: { comment: 'Gate 2' } }] },
    ])
  })

  test.each<[string, Reply, string]>([
    ['the answer speaks of no action', { status: 201, body: '{"actions":[]}' }, 'INTERNAL_ERROR'],
    ['the answer carries no number', { status: 201, body: '{"actions":[{"action":"submit"}]}' }, 'INTERNAL_ERROR'],
    [
      'there is not enough stock',
      {
        status: 412,
        body: '{"actions":[{"action":"submit","status":"Error","errors":[{"type":"INSUFFICIENT_INVENTORY","message":"Two are left."}]}]}',
      },
      'INSUFFICIENT_INVENTORY',
    ],
    [
      'payment failed',
      {
        status: 422,
        body: '{"actions":[{"action":"submit","errors":[{"type":"/commerce/errors/payment-failure","message":null,"detail":"Declined."}]}]}',
      },
      '/commerce/errors/payment-failure',
    ],
    [
      'nobody says why',
      { status: 422, body: '{"actions":[{"action":"submit","errors":[{"type":"","message":null,"detail":null}]}]}' },
      'UNKNOWN_ERROR',
    ],
    ['nobody says anything', { status: 412, body: '' }, 'UNKNOWN_ERROR'],
  ])('is not submitted when %s, and the checkout continues [CHK-07]', async (_, reply, code) => {
    const { session, storedItems } = await startLoaded(reply)
    let notifications = 0
    session.onOrderPlaced(() => void (notifications += 1))
    await expect(session.submit()).rejects.toEqual(failure(code))
    expect([notifications, storedItems(), session.current().checkoutStatus]).toEqual([
      0,
      { activeCheckoutId: '2z9A' },
      200,
    ])
  })

  test.each<[string, Reply, Partial<CheckoutFailure>]>([
    [
      'stock',
      {
        status: 412,
        body: '{"orderReferenceNumber":null,"errors":[{"type":"INSUFFICIENT_INVENTORY","message":"Two are left."}]}',
      },
      { code: 'INSUFFICIENT_INVENTORY', message: 'Two are left.' },
    ],
    [
      'a payment',
      {
        status: 422,
        body: '{"orderReferenceNumber":null,"errors":[{"type":"/commerce/errors/payment-failure","message":"Declined."}]}',
      },
      { code: '/commerce/errors/payment-failure', message: 'Declined.' },
    ],
    ['a reason', { status: 422, body: '{"orderReferenceNumber":null}' }, { code: 'UNKNOWN_ERROR' }],
  ])('is not placed without %s [CHK-07]', async (_, reply, expected) => {
    const { session, storedItems } = await startLoaded(reply)
    await expect(session.placeOrder()).rejects.toMatchObject(expected)
    expect(storedItems()).toEqual({ activeCheckoutId: '2z9A' })
  })
})

test('a cancelled checkout is cleared, whether or not the server still has it', async () => {
  const { session, sentRequests, storedItems } = await startLoaded(DELETED, errorReply(404, 'MISSING_RECORD'))
  await session.abandon()
  await session.abandon()
  expect([sentRequests().slice(1), storedItems()]).toEqual([['DELETE /checkouts/2z9A', 'DELETE /checkouts/active'], {}])
})
