import { describe, expect, test } from 'vitest'
import type { CheckoutFailure } from './checkout-failure.ts'
import { type CheckoutSession, createCheckoutSession } from './checkout-session.ts'
import { createCheckouts } from './checkouts.ts'
import { AbortedError, NetworkError, WaitExceededError } from './errors.ts'
import { createRequester } from './request.ts'
import { createMemoryStorage } from './testing/memory-storage.ts'
import { findClosedPort, type Reply, startRecordingServer } from './testing/recording-server.ts'

const STORE = '/services/data/v65.0/commerce/webstores/hydrant'
const STARTED: Reply = { status: 202, body: '{"checkoutId":"2z9A"}' }
const READY: Reply = { status: 200, body: '{"checkoutId":"2z9A"}' }
const WORKING: Reply = { status: 202, body: '{"checkoutId":"2z9A"}' }
const GONE: Reply = { status: 204, body: '' }
const PLACED: Reply = { status: 201, body: '{"orderReferenceNumber":"ER37G"}' }

const refusal = (status: number, code: string): Reply => ({
  status,
  body: JSON.stringify([{ errorCode: code, message: `It is ${code}.` }]),
})
const failure = (code: string): unknown => expect.objectContaining({ name: 'CheckoutFailure', code })

interface Start {
  readonly kept?: Record<string, string>
  readonly isServerRender?: boolean
  readonly baseUrl?: string
}

/** A session whose server answers with these in turn, and whose pauses take no time. */
async function start(replies: readonly Reply[], { kept = {}, isServerRender = false, baseUrl }: Start = {}) {
  const server = await startRecordingServer(...replies)
  const pauses: number[] = []
  const memory = createMemoryStorage(kept)
  const pause = (milliseconds: number, signal?: AbortSignal) => {
    pauses.push(milliseconds)
    return signal?.aborted ? Promise.reject(new AbortedError(signal.reason)) : Promise.resolve()
  }
  const requester = createRequester({ baseUrl: baseUrl ?? server.baseUrl, webstoreId: 'hydrant' })
  const session = createCheckoutSession({
    checkouts: createCheckouts(requester, { pause }),
    pause,
    storage: memory.storage,
    isServerRender,
  })
  const asked = () => server.requests.map(({ method, url }) => `${method} ${url.replace(STORE, '')}`)
  return { session, pauses, kept: memory.kept, asked, requests: server.requests }
}

/** A session whose checkout is loaded already. */
async function startLoaded(...replies: readonly Reply[]) {
  const shop = await start([READY, ...replies])
  await shop.session.load()
  return shop
}

describe('starting a checkout', () => {
  test('begins it, remembers it and loads it [CHK-01]', async () => {
    const { session, kept, asked } = await start([STARTED, WORKING, READY])
    expect(await session.start({ cartId: 'active' })).toEqual({ checkout: { checkoutId: '2z9A' }, checkoutStatus: 200 })
    expect(asked()).toEqual(['PUT /checkouts', 'GET /checkouts/2z9A', 'GET /checkouts/2z9A'])
    expect(kept()).toEqual({ activeCheckoutId: '2z9A' })
    expect(session.current().checkoutStatus).toBe(200)
  })

  test.each([410, 422])(
    'that is answered with %i deletes the old one and begins once more [CHK-02]',
    async (status) => {
      const { session, asked, pauses } = await start([refusal(status, 'INVALID_OPERATION'), GONE, STARTED, READY], {
        kept: { activeCheckoutId: '2z9O' },
      })
      await session.start({ cartId: 'active' })
      expect(asked()).toEqual(['PUT /checkouts', 'DELETE /checkouts/2z9O', 'PUT /checkouts', 'GET /checkouts/2z9A'])
      expect(pauses).toEqual([])
    },
  )

  test('begins once more also when the old one is gone already, and only once [CHK-02]', async () => {
    const { session, asked, kept } = await start([
      refusal(410, 'INVALID_OPERATION'),
      refusal(404, 'MISSING_RECORD'),
      refusal(422, 'INVALID_OPERATION'),
    ])
    await expect(session.start({ cartId: 'active' })).rejects.toEqual(failure('INVALID_OPERATION'))
    expect(asked()).toEqual(['PUT /checkouts', 'DELETE /checkouts/active', 'PUT /checkouts'])
    expect(kept()).toEqual({})
  })

  test('fails at once for any other reason [CHK-02]', async () => {
    const { session, asked } = await start([refusal(400, 'INVALID_API_INPUT')])
    await expect(session.start({ cartId: 'active' })).rejects.toMatchObject({
      code: 'INVALID_API_INPUT',
      message: 'It is INVALID_API_INPUT.',
      cause: { status: 400 },
    })
    expect(asked()).toEqual(['PUT /checkouts'])
  })

  test('needs an id in the answer [CHK-07]', async () => {
    const { session } = await start([{ status: 202, body: '{}' }])
    await expect(session.start({ cartId: 'active' })).rejects.toEqual(failure('NULL_CHECKOUTID'))
  })
})

describe('loading the checkout', () => {
  test('asks for the remembered one, else for the active one', async () => {
    const [known, unknown] = [await start([READY], { kept: { activeCheckoutId: '2z9A' } }), await start([READY])]
    await Promise.all([known.session.load(), unknown.session.load()])
    expect([known.asked(), unknown.asked()]).toEqual([['GET /checkouts/2z9A'], ['GET /checkouts/active']])
  })

  test('asks for the active one when the remembered one is gone', async () => {
    const { session, asked, kept } = await start([refusal(404, 'MISSING_RECORD'), READY], {
      kept: { activeCheckoutId: '2z9O' },
    })
    await session.load()
    expect([asked(), kept()]).toEqual([['GET /checkouts/2z9O', 'GET /checkouts/active'], { activeCheckoutId: '2z9A' }])
  })

  test('tells views of every reading', async () => {
    const { session } = await start([READY])
    const seen: unknown[] = []
    session.subscribe(() => seen.push(session.current().checkout.checkoutId))
    await session.load()
    expect(seen).toEqual(['2z9A'])
  })

  test('reads on after readings that fail, for as many attempts [CHK-03]', async () => {
    const { session, pauses } = await start([
      refusal(503, 'SERVER_UNAVAILABLE'),
      refusal(500, 'UNKNOWN_EXCEPTION'),
      READY,
    ])
    expect(await session.load()).toMatchObject({ checkoutStatus: 200 })
    expect(pauses).toEqual([])
    const down = await start([refusal(503, 'SERVER_UNAVAILABLE')])
    await expect(down.session.load()).rejects.toMatchObject({
      message: 'async maximum wait exceeded',
      cause: { status: 503 },
    })
    expect(down.asked()).toHaveLength(14)
    const refused = await start([refusal(403, 'INSUFFICIENT_ACCESS')])
    await expect(refused.session.load()).rejects.toEqual(failure('INSUFFICIENT_ACCESS'))
    expect(refused.asked()).toHaveLength(1)
  })

  test('gives up in the end [CHK-03, ERR-10]', async () => {
    const { session } = await start([WORKING])
    const failed = session.load()
    await expect(failed).rejects.toThrow(WaitExceededError)
    await expect(failed).rejects.toThrow('async maximum wait exceeded')
  })

  test('comes before reading it [CHK-07]', async () => {
    const { session } = await start([READY])
    expect(() => session.current()).toThrow(failure('SESSION_NOT_LOADED'))
    await expect(session.update({ deliveryMethodId: '2Dm' })).rejects.toEqual(failure('SESSION_NOT_LOADED'))
    await expect(session.pay({ requestType: 'Auth' })).rejects.toEqual(failure('SESSION_NOT_LOADED'))
    await expect(session.placeOrder()).rejects.toEqual(failure('SESSION_NOT_LOADED'))
  })

  test('needs an id in the answer [CHK-07]', async () => {
    const { session } = await start([{ status: 200, body: '{"checkoutId":null}' }])
    await expect(session.load()).rejects.toEqual(failure('NULL_CHECKOUTID'))
    expect(() => session.current()).toThrow(failure('SESSION_NOT_LOADED'))
  })
})

describe('a server render', () => {
  test('reads a checkout that is ready once', async () => {
    const { session, asked } = await start([READY], { isServerRender: true })
    expect(await session.load()).toMatchObject({ checkoutStatus: 200 })
    expect(asked()).toEqual(['GET /checkouts/active'])
  })

  test.each([
    ['does not wait for one that is not', WORKING, 'SSR_NO_POLLING'],
    ['leaves it to the browser to begin one', refusal(404, 'MISSING_RECORD'), 'SSR_FAST_CHECKOUT'],
    ['leaves it to the browser to try again', refusal(503, 'SERVER_UNAVAILABLE'), 'SSR_CHECKOUT_RETRY'],
  ])('%s [CHK-07]', async (_, reply, code) => {
    const { session, asked, pauses } = await start([reply], { isServerRender: true })
    await expect(session.load()).rejects.toEqual(failure(code))
    expect([asked(), pauses]).toEqual([['GET /checkouts/active'], []])
  })

  test('tries nothing again', async () => {
    const { session, asked, pauses } = await start([refusal(503, 'SERVER_UNAVAILABLE')], { isServerRender: true })
    await expect(session.start({ cartId: 'active' })).rejects.toEqual(failure('SERVER_UNAVAILABLE'))
    expect([asked(), pauses]).toEqual([['PUT /checkouts'], []])
  })

  test('that reaches no server leaves it to the browser to try again [CHK-07]', async () => {
    const { session } = await start([], { isServerRender: true, baseUrl: await findClosedPort() })
    await expect(session.load()).rejects.toEqual(failure('SSR_CHECKOUT_RETRY'))
  })
})

describe('an action', () => {
  test('is tried three times, four seconds apart [CHK-03]', async () => {
    const { session, asked, pauses } = await startLoaded(
      refusal(503, 'SERVER_UNAVAILABLE'),
      refusal(500, 'UNKNOWN_EXCEPTION'),
      { status: 202, body: '{"checkoutId":"2z9A"}' },
      READY,
    )
    await session.update({ deliveryMethodId: '2Dm' })
    expect(asked()).toEqual([
      'GET /checkouts/active',
      ...Array<string>(3).fill('PATCH /checkouts/2z9A'),
      'GET /checkouts/2z9A',
    ])
    expect(pauses).toEqual([4000, 4000])
  })

  test('that meets a conflict is not tried again [CHK-03]', async () => {
    const { session, asked, pauses } = await startLoaded(refusal(409, 'CHECKOUT_CONFLICT'))
    await expect(session.placeOrder()).rejects.toEqual(failure('CHECKOUT_CONFLICT'))
    expect([asked().length, pauses]).toEqual([2, []])
  })

  test('that was given up says so, and is not tried again', async () => {
    const controller = new AbortController()
    const { session } = await startLoaded(refusal(503, 'SERVER_UNAVAILABLE'))
    const paying = session.pay({ requestType: 'SimplePurchaseOrder' }, { signal: controller.signal })
    controller.abort()
    await expect(paying).rejects.toThrow(AbortedError)
  })

  test('that reaches no server fails with a network error after three tries [CHK-03]', async () => {
    const { session, pauses } = await start([], { baseUrl: await findClosedPort() })
    await expect(session.start({ cartId: 'active' })).rejects.toThrow(NetworkError)
    expect(pauses).toEqual([4000, 4000])
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
  ])('that is $what ends the checkout and is told to whoever listens [CHK-05]', async ({ reply, act, call }) => {
    const { session, kept, asked } = await startLoaded(reply)
    const told: unknown[] = []
    const stop = session.onOrderPlaced((order) => told.push([order, kept()]))
    session.onOrderPlaced((order) => told.push(order.orderReferenceNumber))
    expect(await act(session)).toEqual({ checkoutId: '2z9A', orderReferenceNumber: 'ER37G' })
    expect(asked().at(-1)).toBe(call)
    expect(kept()).toEqual({})
    expect(() => session.current()).toThrow(failure('SESSION_NOT_LOADED'))
    expect(told).toEqual([[{ checkoutId: '2z9A', orderReferenceNumber: 'ER37G' }, {}], 'ER37G'])
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
  ])('is not submitted when %s, and the checkout goes on [CHK-07]', async (_, reply, code) => {
    const { session, kept } = await startLoaded(reply)
    let told = 0
    session.onOrderPlaced(() => void (told += 1))
    await expect(session.submit()).rejects.toEqual(failure(code))
    expect([told, kept(), session.current().checkoutStatus]).toEqual([0, { activeCheckoutId: '2z9A' }, 200])
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
  ])('is not placed for want of %s [CHK-07]', async (_, reply, expected) => {
    const { session, kept } = await startLoaded(reply)
    await expect(session.placeOrder()).rejects.toMatchObject(expected)
    expect(kept()).toEqual({ activeCheckoutId: '2z9A' })
  })
})

test('a checkout that is given up is forgotten, whether or not the server still has it', async () => {
  const { session, asked, kept } = await startLoaded(GONE, refusal(404, 'MISSING_RECORD'))
  await session.abandon()
  await session.abandon()
  expect([asked().slice(1), kept()]).toEqual([['DELETE /checkouts/2z9A', 'DELETE /checkouts/active'], {}])
})
