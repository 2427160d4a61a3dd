import { expect, test } from 'vitest'
import { toCodedErrors } from './coded-error.ts'
import { createClient } from './create-client.ts'
import { FetchResponseError } from './errors.ts'
import { startRecordingServer } from './testing/recording-server.ts'

const REASONS = [
  { errorCode: 'MAX_LIMIT_EXCEEDED', message: 'Too many.' },
  { errorCode: 'CART_VALIDATION_ERROR', message: 'Too few of the hose.' },
]

/** Returns the coded errors of a rejected call. */
async function codesOf(call: (client: ReturnType<typeof createClient>) => Promise<unknown>, body: unknown = REASONS) {
  const { baseUrl } = await startRecordingServer({ status: 400, body: JSON.stringify(body) })
  // A query that mentions carts does not make it a cart call.
  const error: unknown = await call(
    createClient({ baseUrl, webstoreId: 'hydrant', siteId: 'main', effectiveAccountId: () => '/carts/' }),
  ).catch((failure: unknown) => failure)
  if (!(error instanceof FetchResponseError)) throw error
  return toCodedErrors(error)
}

test.each([
  ['a cart', (client: ReturnType<typeof createClient>) => client.getCart('current')],
  ['a line of a cart', (client: ReturnType<typeof createClient>) => client.deleteCartItem('current', '0a9')],
  ['a new cart', (client: ReturnType<typeof createClient>) => client.createCart({})],
])('errors of %s keep their type, and validation errors their message [NET-06]', async (_, call) => {
  expect(await codesOf(call)).toEqual([
    { code: 'MAX_LIMIT_EXCEEDED' },
    { code: 'CART_VALIDATION_ERROR', message: 'Too few of the hose.' },
  ])
})

test('the error of a coupon keeps its message [NET-06, CART-04]', async () => {
  const body = [{ errorCode: 'UNQUALIFIED_CART', message: 'SPRING needs 100 USD.' }]
  expect(await codesOf((client) => client.applyCartCoupon('current', { couponCode: 'SPRING' }), body)).toEqual([
    { code: 'UNQUALIFIED_CART', message: 'SPRING needs 100 USD.' },
  ])
})

test('all other errors have code and message [NET-06]', async () => {
  expect(await codesOf((client) => client.listOrders())).toEqual(
    REASONS.map(({ errorCode, message }) => ({ code: errorCode, message })),
  )
})

test('a type is used as the code [NET-06]', async () => {
  expect(
    await codesOf((client) => client.getCart('current'), {
      errors: [{ type: 'LIMIT_EXCEEDED', message: 'Too many.' }],
    }),
  ).toEqual([{ code: 'LIMIT_EXCEEDED' }])
})

test('a failure without errors is an unknown one [NET-06, CHK-07]', async () => {
  expect(await codesOf((client) => client.getCart('current'), 'oops')).toEqual([{ code: 'UNKNOWN_ERROR' }])
  expect(
    toCodedErrors({ url: '/orders', errors: [{ type: '', errorCode: '', message: 'Why?', arguments: [] }] }),
  ).toEqual([{ code: 'UNKNOWN_ERROR', message: 'Why?' }])
})
