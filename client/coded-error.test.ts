import { expect, test } from 'vitest'
import { codedErrorsOf } from './coded-error.ts'
import { createClient } from './create-client.ts'
import { FetchResponseError } from './errors.ts'
import { startRecordingServer } from './testing/recording-server.ts'

const REASONS = [
  { errorCode: 'MAX_LIMIT_EXCEEDED', message: 'Too many.' },
  { errorCode: 'CART_VALIDATION_ERROR', message: 'Too few of the hose.' },
]

/** The coded reasons of a refused call. */
async function codesOf(call: (client: ReturnType<typeof createClient>) => Promise<unknown>, body: unknown = REASONS) {
  const { baseUrl } = await startRecordingServer({ status: 400, body: JSON.stringify(body) })
  // A query that speaks of carts does not make a call one of the cart's.
  const error: unknown = await call(
    createClient({ baseUrl, webstoreId: 'hydrant', siteId: 'main', effectiveAccountId: () => '/carts/' }),
  ).catch((refusal: unknown) => refusal)
  if (!(error instanceof FetchResponseError)) throw error
  return codedErrorsOf(error)
}

test.each([
  ['a cart', (client: ReturnType<typeof createClient>) => client.carts.get('current')],
  [
    'a line of a cart',
    (client: ReturnType<typeof createClient>) => client.carts.deleteItem({ cart: 'current', cartItemId: '0a9' }),
  ],
  ['a new cart', (client: ReturnType<typeof createClient>) => client.carts.create({})],
])('of what goes wrong with %s the type is kept, and the words of a validation [NET-06]', async (_, call) => {
  expect(await codesOf(call)).toEqual([
    { code: 'MAX_LIMIT_EXCEEDED' },
    { code: 'CART_VALIDATION_ERROR', message: 'Too few of the hose.' },
  ])
})

test('a coupon that does not apply keeps its words [NET-06, CART-04]', async () => {
  const body = [{ errorCode: 'UNQUALIFIED_CART', message: 'SPRING needs 100 USD.' }]
  expect(await codesOf((client) => client.carts.applyCoupon('current', { couponCode: 'SPRING' }), body)).toEqual([
    { code: 'UNQUALIFIED_CART', message: 'SPRING needs 100 USD.' },
  ])
})

test('all other failures have code and words [NET-06]', async () => {
  expect(await codesOf((client) => client.orders.list())).toEqual(
    REASONS.map(({ errorCode, message }) => ({ code: errorCode, message })),
  )
})

test('a reason by type counts as one by code [NET-06]', async () => {
  expect(
    await codesOf((client) => client.carts.get('current'), {
      errors: [{ type: 'LIMIT_EXCEEDED', message: 'Too many.' }],
    }),
  ).toEqual([{ code: 'LIMIT_EXCEEDED' }])
})

test('a failure without reasons is an unknown one [NET-06, CHK-07]', async () => {
  expect(await codesOf((client) => client.carts.get('current'), 'oops')).toEqual([{ code: 'UNKNOWN_ERROR' }])
  expect(
    codedErrorsOf({ url: '/orders', errors: [{ type: '', errorCode: '', message: 'Why?', arguments: [] }] }),
  ).toEqual([{ code: 'UNKNOWN_ERROR', message: 'Why?' }])
})
