import { describe, expect, test } from 'vitest'
import { createClient } from './create-client.ts'
import { isReady, LOAD_ATTEMPTS, loadDelay } from './checkouts.ts'
import { AbortedError, FetchResponseError, WaitExceededError } from './errors.ts'
import { pause } from './pause.ts'
import { type Reply, startRecordingServer } from './testing/recording-server.ts'

const WORKING: Reply = { status: 202, body: '{"checkoutId":"2z9"}' }
const READY: Reply = { status: 200, body: '{"checkoutId":"2z9"}' }
const TROUBLED: Reply = {
  status: 422,
  body: '{"checkoutId":"2z9","errors":[{"type":"/errors/tax","detail":"No tax."}]}',
}

/** A client whose pauses take no time and are written down. */
async function startShop(replies: readonly Reply[], onPause: () => void = () => undefined) {
  const server = await startRecordingServer(...replies)
  const pauses: number[] = []
  const client = createClient({
    baseUrl: server.baseUrl,
    webstoreId: 'hydrant',
    siteId: 'main',
    pause: async (milliseconds, signal) => {
      pauses.push(milliseconds)
      onPause()
      await pause(0, signal)
    },
  })
  return { client, pauses, requests: server.requests }
}

describe('loading a checkout', () => {
  test('that is ready takes one reading and no pause [CHK-03]', async () => {
    const { client, pauses, requests } = await startShop([READY])
    expect(await client.checkouts.load('active')).toEqual({ checkout: { checkoutId: '2z9' }, checkoutStatus: 200 })
    expect([requests.length, pauses]).toEqual([1, []])
  })

  test('reads until it is ready, with growing pauses [CHK-03]', async () => {
    const { client, pauses, requests } = await startShop([...Array.from({ length: 8 }, () => WORKING), READY])
    expect(isReady(await client.checkouts.load('active'))).toBe(true)
    expect(requests).toHaveLength(9)
    expect(pauses).toEqual([100, 200, 300, 400, 1500])
  })

  test('gives up after the last attempt [CHK-03] [ERR-10]', async () => {
    const { client, pauses, requests } = await startShop([WORKING])
    await expect(client.checkouts.load('active')).rejects.toThrow(new WaitExceededError())
    expect(requests).toHaveLength(LOAD_ATTEMPTS)
    expect(pauses).toEqual([100, 200, 300, 400, 1500, 3000, 6000, 12_000, 24_000, 48_000])
  })

  test('in trouble is an answer with its errors [CHK-01]', async () => {
    const { client } = await startShop([WORKING, TROUBLED])
    expect(await client.checkouts.load('active')).toMatchObject({
      checkoutStatus: 422,
      checkout: { errors: [{ detail: 'No tax.' }] },
    })
  })

  test('that is missing fails at once', async () => {
    const { client, requests } = await startShop([
      { status: 404, body: '[{"errorCode":"MISSING_RECORD","message":"There is none."}]' },
    ])
    await expect(client.checkouts.load('active')).rejects.toThrow(FetchResponseError)
    expect(requests).toHaveLength(1)
  })

  test('can be given up while it waits', async () => {
    const controller = new AbortController()
    const { client, requests } = await startShop([WORKING], () => controller.abort())
    await expect(client.checkouts.load('active', { signal: controller.signal })).rejects.toThrow(AbortedError)
    expect(requests).toHaveLength(4)
  })
})

test('the first four readings follow each other without a pause [CHK-03]', () => {
  expect(Array.from({ length: LOAD_ATTEMPTS }, (_, index) => loadDelay(index + 1))).toEqual([
    0, 0, 0, 0, 100, 200, 300, 400, 1500, 3000, 6000, 12_000, 24_000, 48_000,
  ])
})

test('an order that could not be placed is an answer with its errors, but a conflict is a failure [CHK-01]', async () => {
  const { client } = await startShop([
    TROUBLED,
    { status: 409, body: '[{"errorCode":"CHECKOUT_CONFLICT","message":"The cart has changed."}]' },
  ])
  expect(await client.checkouts.placeOrder('active')).toMatchObject({ errors: [{ detail: 'No tax.' }] })
  await expect(client.checkouts.placeOrder('active')).rejects.toThrow('The cart has changed.')
})

describe('a pause by the clock', () => {
  test('ends', async () => {
    await expect(pause(1)).resolves.toBeUndefined()
  })

  test('ends early when it is given up, before or meanwhile', async () => {
    await expect(pause(60_000, AbortSignal.abort())).rejects.toThrow(AbortedError)
    const controller = new AbortController()
    const waiting = pause(60_000, controller.signal)
    controller.abort()
    await expect(waiting).rejects.toThrow(AbortedError)
  })
})
