import { describe, expect, test } from 'vitest'
import { createClient } from './create-client.ts'
import { isCheckoutProcessed } from './checkouts.ts'
import { AbortedError, FetchResponseError, PollingTimeoutError } from './errors.ts'
import { getDelayBeforeRead, MAX_READS } from './polling.ts'
import { sleep } from './sleep.ts'
import { type Reply, startRecordingServer } from './testing/recording-server.ts'

const WORKING: Reply = { status: 202, body: '{"checkoutId":"2z9"}' }
const READY: Reply = { status: 200, body: '{"checkoutId":"2z9"}' }
const WITH_ERRORS: Reply = {
  status: 422,
  body: '{"checkoutId":"2z9","errors":[{"type":"/errors/tax","detail":"No tax."}]}',
}

/** A client whose delays take no time and are recorded. */
async function startShop(replies: readonly Reply[], onPause: () => void = () => undefined) {
  const server = await startRecordingServer(...replies)
  const delays: number[] = []
  const client = createClient({
    baseUrl: server.baseUrl,
    webstoreId: 'hydrant',
    siteId: 'main',
    sleep: async (milliseconds, signal) => {
      delays.push(milliseconds)
      onPause()
      await sleep(0, signal)
    },
  })
  return { client, delays, requests: server.requests }
}

describe('loading a checkout', () => {
  test('that is ready takes one read and no delay [CHK-03]', async () => {
    const { client, delays, requests } = await startShop([READY])
    expect(await client.checkouts.load('active')).toEqual({ checkout: { checkoutId: '2z9' }, checkoutStatus: 200 })
    expect([requests.length, delays]).toEqual([1, []])
  })

  test('reads until it is ready, with growing delays [CHK-03]', async () => {
    const { client, delays, requests } = await startShop([...Array.from({ length: 8 }, () => WORKING), READY])
    expect(isCheckoutProcessed(await client.checkouts.load('active'))).toBe(true)
    expect(requests).toHaveLength(9)
    expect(delays).toEqual([100, 200, 300, 400, 1500])
  })

  test('fails after the last attempt [CHK-03] [ERR-10]', async () => {
    const { client, delays, requests } = await startShop([WORKING])
    await expect(client.checkouts.load('active')).rejects.toThrow(new PollingTimeoutError())
    expect(requests).toHaveLength(MAX_READS)
    expect(delays).toEqual([100, 200, 300, 400, 1500, 3000, 6000, 12_000, 24_000, 48_000])
  })

  test('with errors is a response with these errors [CHK-01]', async () => {
    const { client } = await startShop([WORKING, WITH_ERRORS])
    expect(await client.checkouts.load('active')).toMatchObject({
      checkoutStatus: 422,
      checkout: { errors: [{ detail: 'No tax.' }] },
    })
  })

  test('that is missing fails immediately', async () => {
    const { client, requests } = await startShop([
      { status: 404, body: '[{"errorCode":"MISSING_RECORD","message":"There is none."}]' },
    ])
    await expect(client.checkouts.load('active')).rejects.toThrow(FetchResponseError)
    expect(requests).toHaveLength(1)
  })

  test('can be aborted while it waits', async () => {
    const controller = new AbortController()
    const { client, requests } = await startShop([WORKING], () => controller.abort())
    await expect(client.checkouts.load('active', { signal: controller.signal })).rejects.toThrow(AbortedError)
    expect(requests).toHaveLength(4)
  })
})

test('the first four reads have no delay [CHK-03]', () => {
  expect(Array.from({ length: MAX_READS }, (_, index) => getDelayBeforeRead(index + 1))).toEqual([
    0, 0, 0, 0, 100, 200, 300, 400, 1500, 3000, 6000, 12_000, 24_000, 48_000,
  ])
})

test('an order that could not be placed is a response with its errors, but a conflict is a failure [CHK-01]', async () => {
  const { client } = await startShop([
    WITH_ERRORS,
    { status: 409, body: '[{"errorCode":"CHECKOUT_CONFLICT","message":"The cart has changed."}]' },
  ])
  expect(await client.checkouts.placeOrder('active')).toMatchObject({ errors: [{ detail: 'No tax.' }] })
  await expect(client.checkouts.placeOrder('active')).rejects.toThrow('The cart has changed.')
})

describe('waiting with a timer', () => {
  test('ends', async () => {
    await expect(sleep(1)).resolves.toBeUndefined()
  })

  test('ends early when it is aborted, before or meanwhile', async () => {
    await expect(sleep(60_000, AbortSignal.abort())).rejects.toThrow(AbortedError)
    const controller = new AbortController()
    const waiting = sleep(60_000, controller.signal)
    controller.abort()
    await expect(waiting).rejects.toThrow(AbortedError)
  })
})
