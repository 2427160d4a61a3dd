import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createGuestCartStore } from './guest-cart.ts'
import { createCartStatusStore } from './cart-status.ts'
import { CheckoutFailure } from './checkout-failure.ts'
import { createCheckoutSession } from './checkout-session.ts'
import { createCheckoutCalls } from './checkouts.ts'
import { isClientError } from './errors.ts'
import type { Sleep } from './sleep.ts'
import { createRequester } from './request.ts'
import { createInspectableStorage } from './testing/memory-storage.ts'

/** What an unpredictable server may return: nothing, a status, or an order. */
const reply = fc.constantFrom(
  'lost' as const,
  'ordered' as const,
  200 as const,
  202 as const,
  400 as const,
  404 as const,
  409 as const,
  410 as const,
  412 as const,
  422 as const,
  429 as const,
  500 as const,
  503 as const,
)
type Reply = typeof reply extends fc.Arbitrary<infer Value> ? Value : never

const step = fc.constantFrom(
  'load' as const,
  'start' as const,
  'update' as const,
  'pay' as const,
  'prepare' as const,
  'submit' as const,
  'place' as const,
  'abandon' as const,
)

function respond(to: Reply, url: string): Response {
  if (to === 'lost') throw new TypeError('fetch failed')
  if (to === 'ordered') {
    const order = { orderReferenceNumber: 'ER37G' }
    return Response.json(
      url.includes('/actions') ? { actions: [{ action: 'submit', ...order }] } : { checkoutId: '2z9A', ...order },
      { status: 201 },
    )
  }
  return to < 300 || to === 422
    ? Response.json({ checkoutId: '2z9A', actions: [{ action: 'submit' }] }, { status: to })
    : Response.json([{ errorCode: 'X', message: 'No.' }], { status: to })
}

/** A buyer whose server returns these replies in turn, and succeeds when none is left. */
function start(replies: readonly Reply[]) {
  const remainingReplies = [...replies]
  const sentCalls: { readonly call: string; readonly reply: Reply }[] = []
  const delays: number[] = []
  const sleep: Sleep = (milliseconds) => Promise.resolve(void delays.push(milliseconds))
  const fetchReply: typeof fetch = async (input, init): Promise<Response> => {
    const url = typeof input === 'string' ? input : '/'
    const nextReply = remainingReplies.shift() ?? 'ordered'
    sentCalls.push({ call: `${init?.method ?? 'GET'} ${url.replace(/^.*\/checkouts/, '')}`, reply: nextReply })
    await Promise.resolve()
    return respond(nextReply, url)
  }
  const { storage, storedItems } = createInspectableStorage()
  const checkouts = createCheckoutCalls(createRequester({ baseUrl: '', webstoreId: 'hydrant', fetch: fetchReply }), {
    sleep,
  })
  return {
    session: createCheckoutSession({ checkouts, sleep, storage, isServerRender: false }),
    sentCalls,
    delays,
    storedItems,
  }
}

type Session = ReturnType<typeof start>['session']

const ACTS: Readonly<
  Record<typeof step extends fc.Arbitrary<infer Value> ? Value : never, (session: Session) => Promise<unknown>>
> = {
  load: (session) => session.load(),
  start: (session) => session.start({ cartId: 'active' }),
  update: (session) => session.update({ deliveryMethodId: '2Dm' }),
  pay: (session) => session.pay({ requestType: 'SimplePurchaseOrder' }),
  prepare: (session) => session.prepare(),
  submit: (session) => session.submit(),
  place: (session) => session.placeOrder(),
  abandon: (session) => session.abandon(),
}

test('whatever the server returns, an action has three attempts at most and none after a conflict, and each order is reported once [CHK-03, CHK-05, CHK-07]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 8, size: 'max' }),
      fc.array(reply, { maxLength: 30, size: 'max' }),
      async (steps, replies) => {
        const { session, sentCalls, delays, storedItems } = start(replies)
        let orderCount = 0
        session.onOrderPlaced(() => void (orderCount += 1))
        for (const act of steps) {
          const before = { orderCount, sentCalls: sentCalls.length, delays: delays.length }
          const outcome = await ACTS[act](session).then(
            () => 'done',
            (error: unknown) => error,
          )
          if (outcome !== 'done')
            expect(outcome instanceof CheckoutFailure || isClientError(outcome), String(outcome)).toBe(true)

          const calls = sentCalls.slice(before.sentCalls)
          const writes = calls.filter(({ call }) => !call.startsWith('GET'))
          // A start can be three actions: a start, the removal of what is in its way, and another start.
          expect(writes.length).toBeLessThanOrEqual(act === 'start' ? 9 : 3)
          const conflict = writes.findIndex(({ reply: nextReply }) => nextReply === 409)
          if (conflict >= 0) expect(conflict).toBe(writes.length - 1)
          expect(
            delays
              .slice(before.delays)
              .every((span) => [100, 200, 300, 400, 1500, 3000, 4000, 6000, 12_000, 24_000, 48_000].includes(span)),
          ).toBe(true)

          const isOrder = outcome === 'done' && (act === 'submit' || act === 'place')
          expect(orderCount - before.orderCount).toBe(isOrder ? 1 : 0)
          if (isOrder || act === 'abandon') {
            expect(storedItems()).toEqual({})
            expect(() => session.current()).toThrow('SESSION_NOT_LOADED')
          }
        }
      },
    ),
    { numRuns: 500 },
  )
})

test('however often a visitor signs in, in any number of tabs, each saved cart is moved once, and none of a payment link [CART-06]', async () => {
  const event = fc.oneof(
    fc.record({
      tab: fc.nat({ max: 2 }),
      act: fc.constantFrom(
        'fill' as const,
        'sign in' as const,
        'fail' as const,
        'open link' as const,
        'close link' as const,
      ),
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 30, size: 'max' }), async (events) => {
      const { storage } = createInspectableStorage()
      const preserved: string[] = []
      const logged: unknown[] = []
      let isFailing = false
      let isByLink = false
      let cartCount = 0
      const tabs = [0, 1, 2].map(() => {
        const status = createCartStatusStore({ sleep: () => Promise.resolve() })
        const preserve = async (cartId: string) => {
          expect(isByLink).toBe(false)
          preserved.push(cartId)
          await Promise.resolve()
          if (isFailing) throw new Error('offline')
          return { numberOfProductsWithError: 0 }
        }
        return {
          status,
          cart: createGuestCartStore({ storage, status, preserve, log: (_, cause) => logged.push(cause) }),
        }
      })
      const running: Promise<void>[] = []
      for (const { tab, act } of events) {
        const { cart } = tabs[tab]!
        if (act === 'fill') cart.save({ cartId: `0a6-${(cartCount += 1)}`, isGuest: true })
        else if (act === 'open link' || act === 'close link') {
          isByLink = act === 'open link'
          cart.setPaymentLink(isByLink ? 'link' : null)
        } else {
          isFailing = act === 'fail'
          running.push(cart.preserveAfterSignIn())
        }
      }
      await Promise.all(running)
      expect(new Set(preserved).size).toBe(preserved.length)
      for (const { status } of tabs) expect(status.get()).toMatchObject({ isProcessing: false, isProcessingCount: 0 })
    }),
  )
})
