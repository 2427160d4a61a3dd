import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCartStatus } from './cart-status.ts'
import { CheckoutFailure } from './checkout-failure.ts'
import { createCheckoutSession } from './checkout-session.ts'
import { createCheckouts } from './checkouts.ts'
import { isClientError } from './errors.ts'
import { createGuestCart } from './guest-cart.ts'
import type { Pause } from './pause.ts'
import { createRequester } from './request.ts'
import { createMemoryStorage } from './testing/memory-storage.ts'

/** How a server that may do anything answers: nothing, a status, or an order. */
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

/** A buyer whose server answers in turn, and well when no reply is left. */
function start(replies: readonly Reply[]) {
  const left = [...replies]
  const asked: { readonly call: string; readonly reply: Reply }[] = []
  const pauses: number[] = []
  const pause: Pause = (milliseconds) => Promise.resolve(void pauses.push(milliseconds))
  const answering: typeof fetch = async (input, init): Promise<Response> => {
    const url = typeof input === 'string' ? input : '/'
    const given = left.shift() ?? 'ordered'
    asked.push({ call: `${init?.method ?? 'GET'} ${url.replace(/^.*\/checkouts/, '')}`, reply: given })
    await Promise.resolve()
    return respond(given, url)
  }
  const { storage, kept } = createMemoryStorage()
  const checkouts = createCheckouts(createRequester({ baseUrl: '', webstoreId: 'hydrant', fetch: answering }), {
    pause,
  })
  return { session: createCheckoutSession({ checkouts, pause, storage, isServerRender: false }), asked, pauses, kept }
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

test('whatever the server answers, an action is tried three times at most and never after a conflict, and each order is told of once [CHK-03, CHK-05, CHK-07]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 8, size: 'max' }),
      fc.array(reply, { maxLength: 30, size: 'max' }),
      async (steps, replies) => {
        const { session, asked, pauses, kept } = start(replies)
        let told = 0
        session.onOrderPlaced(() => void (told += 1))
        for (const act of steps) {
          const before = { told, asked: asked.length, pauses: pauses.length }
          const outcome = await ACTS[act](session).then(
            () => 'done',
            (error: unknown) => error,
          )
          if (outcome !== 'done')
            expect(outcome instanceof CheckoutFailure || isClientError(outcome), String(outcome)).toBe(true)

          const calls = asked.slice(before.asked)
          const writes = calls.filter(({ call }) => !call.startsWith('GET'))
          // Starting anew is another action; all else writes the same thing again at most twice.
          expect(writes.length).toBeLessThanOrEqual(act === 'start' ? 7 : 3)
          const conflict = writes.findIndex(({ reply: given }) => given === 409)
          if (conflict >= 0) expect(conflict).toBe(writes.length - 1)
          expect(
            pauses
              .slice(before.pauses)
              .every((span) => [100, 200, 300, 400, 1500, 3000, 4000, 6000, 12_000, 24_000, 48_000].includes(span)),
          ).toBe(true)

          const isOrder = outcome === 'done' && (act === 'submit' || act === 'place')
          expect(told - before.told).toBe(isOrder ? 1 : 0)
          if (isOrder || act === 'abandon') {
            expect(kept()).toEqual({})
            expect(() => session.current()).toThrow('SESSION_NOT_LOADED')
          }
        }
      },
    ),
    { numRuns: 500 },
  )
})

test('however often a visitor signs in, in however many tabs, each saved cart is brought along once, and none of a payment link [CART-06]', async () => {
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
      const { storage } = createMemoryStorage()
      const preserved: string[] = []
      const logged: unknown[] = []
      let isFailing = false
      let isByLink = false
      let filled = 0
      const tabs = [0, 1, 2].map(() => {
        const status = createCartStatus({ pause: () => Promise.resolve() })
        const preserve = async (cartId: string) => {
          expect(isByLink).toBe(false)
          preserved.push(cartId)
          await Promise.resolve()
          if (isFailing) throw new Error('offline')
          return { numberOfProductsWithError: 0 }
        }
        return { status, cart: createGuestCart({ storage, status, preserve, log: (_, cause) => logged.push(cause) }) }
      })
      const running: Promise<void>[] = []
      for (const { tab, act } of events) {
        const { cart } = tabs[tab]!
        if (act === 'fill') cart.save({ cartId: `0a6-${(filled += 1)}`, isGuest: true })
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
