import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ACCOUNT_ID_FIELD } from '../account/account-id-field.ts'
import { CART_ID_FIELD } from '../cart/cart-id-field.ts'
import { IDEMPOTENCY_KEY_FIELD } from '../cart/idempotency-key.ts'
import { deleteVisit } from './offline-caches.ts'
import {
  deleteAdditions,
  deleteAdditionsOfOthers,
  pendingAdditions,
  refreshAdditions,
  sendAdditions,
  storeAddition,
} from './pending-additions.ts'
import { stubBrowser } from './testing/stub-browser.ts'

const SCOPE = 'https://shop.example/'
const HOUR_MS = 60 * 60 * 1000
const TEXTS = {
  otherAccount: () => 'other account',
  notAccepted: () => 'not accepted',
  unknownOutcome: () => 'unknown outcome',
}

/** What the shop has in the cart, by idempotency key, and what it does with the next requests. */
const cart = new Map<string, URLSearchParams>()
const nextResponses: Array<() => Response> = []
const sentKeys: string[] = []

const added = () => Response.json({ ok: true, message: 'Added' })
const loseResponse = () => {
  throw new TypeError('Failed to fetch')
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  stubBrowser()
  for (const list of [nextResponses, sentKeys]) list.length = 0
  cart.clear()
  await refreshAdditions(SCOPE)
  vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: URLSearchParams }) => {
    const key = body.get(IDEMPOTENCY_KEY_FIELD) ?? ''
    sentKeys.push(key)
    cart.set(key, body)
    return (nextResponses.shift() ?? added)()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function add(productId: string, owner = 'buyer'): Promise<void> {
  const form = new FormData()
  const fields = { productId, quantity: '2', [ACCOUNT_ID_FIELD]: '001', [CART_ID_FIELD]: '0a6', returnTo: '/cart' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  await storeAddition(SCOPE, { form, owner, productName: `Product ${productId}` })
}

const send = (owner = 'buyer') => sendAdditions(SCOPE, { url: '/cart/offline-additions', owner, texts: TEXTS })
const listPending = () => pendingAdditions.get().map(({ productName, problem }) => [productName, problem])

test('what was added offline goes in its order into the cart that is the current one then, for the same account [OFF-06]', async () => {
  await add('1')
  await add('2')
  expect(pendingAdditions.get()).toMatchObject([{ quantity: '2' }, { quantity: '2' }])
  expect(await send()).toEqual({ added: 2, refused: 0 })
  expect(Array.from(cart.values(), (fields) => fields.get('productId'))).toEqual(['1', '2'])
  const names = [...cart.values()].flatMap((fields) => [...fields.keys()])
  expect(new Set(names)).toEqual(new Set(['productId', 'quantity', ACCOUNT_ID_FIELD, IDEMPOTENCY_KEY_FIELD]))
  expect(listPending()).toEqual([])
})

test('an addition whose response is lost is sent again with its key, and added once [OFF-06]', async () => {
  await add('1')
  await add('2')
  nextResponses.push(loseResponse, () => new Response('Bad gateway', { status: 502 }))
  // What follows waits, too.
  expect(await send()).toEqual({ added: 0, refused: 0 })
  expect(await send()).toEqual({ added: 0, refused: 0 })
  expect(new Set(sentKeys).size).toBe(1)
  expect(await send()).toEqual({ added: 2, refused: 0 })
  expect([sentKeys.length, cart.size]).toEqual([4, 2])
})

test('tabs that send at the same time send each addition once [OFF-06]', async () => {
  await add('1')
  await Promise.all([send(), send()])
  expect(sentKeys).toHaveLength(1)
})

test('what the shop refuses stays with the reason until it is removed, and what follows is added [OFF-06]', async () => {
  const refusingResponses = [
    () => Response.json({ ok: false, message: 'The maximum limit has been exceeded.' }),
    () => new Response('<h1>Forbidden</h1>', { status: 403 }),
    () => Response.json([{ errorCode: 'TOO_LARGE', message: 'Too large' }], { status: 413 }),
    () => new Response('<h1>Hello</h1>'),
  ]
  for (const productId of ['1', '2', '3', '4', '5']) await add(productId)
  nextResponses.push(...refusingResponses)
  expect(await send()).toEqual({ added: 1, refused: 4 })
  expect(listPending()).toEqual([
    ['Product 1', 'The maximum limit has been exceeded.'],
    ['Product 2', 'not accepted'],
    ['Product 3', 'not accepted'],
    ['Product 4', 'unknown outcome'],
  ])
  expect(await send()).toEqual({ added: 0, refused: 0 })
  expect(sentKeys).toHaveLength(5)
  await deleteAdditions(
    SCOPE,
    pendingAdditions.get().map(({ key }) => key),
  )
  expect(listPending()).toEqual([])
})

test('what failed in the server is not refused, and an addition that it may have forgotten is not sent again [OFF-06]', async () => {
  await add('1')
  nextResponses.push(
    () => Response.json({ ok: false, message: 'Not added', isTemporary: true }),
    () => new Response('', { status: 429 }),
  )
  await send()
  await send()
  expect(listPending()).toEqual([['Product 1', null]])
  vi.setSystemTime(Date.now() + 21 * HOUR_MS)
  expect(await send()).toEqual({ added: 0, refused: 1 })
  expect(listPending()).toEqual([['Product 1', 'unknown outcome']])
  expect(sentKeys).toHaveLength(2)
})

test('nothing is added for another visitor, whose visit deletes it, as signing out does [OFF-05] [OFF-06]', async () => {
  await add('1')
  expect(await send('guest')).toEqual({ added: 0, refused: 0 })
  // A guest may be the buyer whose session has ended.
  await deleteAdditionsOfOthers(SCOPE, 'guest')
  expect(listPending()).toHaveLength(1)
  await deleteAdditionsOfOthers(SCOPE, 'another buyer')
  expect(listPending()).toEqual([])

  await add('2')
  await deleteVisit(SCOPE)
  await refreshAdditions(SCOPE)
  expect(listPending()).toEqual([])
  expect(sentKeys).toEqual([])
})
