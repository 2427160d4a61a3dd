import { describe, expect, test } from 'vitest'
import { createCachedRequester } from './cached-requester.ts'
import { createClient } from './create-client.ts'
import { FetchResponseError } from './errors.ts'
import { createResourceCache } from './resource-cache.ts'
import { type Reply, startRecordingServer } from './testing/recording-server.ts'

/** A client with a cache whose clock the test sets, and a server that replies in turn. */
async function startClient(...replies: readonly Reply[]) {
  const { baseUrl, requests } = await startRecordingServer(...replies)
  const clock = { time: 0 }
  const cache = createResourceCache({ now: () => clock.time })
  const client = createClient({ baseUrl, webstoreId: 'hydrant', siteId: 'main' }, (options) =>
    createCachedRequester(cache, options),
  )
  const countryAt = async (time: number) => {
    clock.time = time
    return (await client.getApplicationContext()).country
  }
  return { client, clock, requests, countryAt }
}

const reply = (country: string, cacheControl?: string): Reply => ({
  body: JSON.stringify({ country }),
  ...(cacheControl !== undefined && { headers: { 'cache-control': cacheControl } }),
})

describe('the application context', () => {
  test('is used for four and a half minutes when the response does not say [CTX-02]', async () => {
    const { countryAt } = await startClient(reply('US'), reply('CA'))
    expect([await countryAt(0), await countryAt(269_999), await countryAt(270_000)]).toEqual(['US', 'US', 'CA'])
  })

  test.each([
    'max-age=100',
    'private, max-age=100',
    'public,MAX-AGE = "100", must-revalidate',
    's-maxage=5, max-age=100',
  ])('is used as long as %s allows, less half a minute [CTX-02]', async (cacheControl) => {
    const { countryAt } = await startClient(reply('US', cacheControl), reply('CA'))
    expect([await countryAt(0), await countryAt(69_999), await countryAt(70_000)]).toEqual(['US', 'US', 'CA'])
  })

  test.each(['max-age=0', 'max-age=30', 'no-store', 'no-cache, max-age=900'])(
    'is read every time with %s [CTX-02]',
    async (cacheControl) => {
      const { countryAt } = await startClient(reply('US', cacheControl), reply('CA', cacheControl))
      expect([await countryAt(0), await countryAt(1)]).toEqual(['US', 'CA'])
    },
  )

  test('is read again after a failure', async () => {
    const { countryAt } = await startClient({ status: 503 }, reply('US'))
    await expect(countryAt(0)).rejects.toThrow(FetchResponseError)
    expect(await countryAt(0)).toBe('US')
  })
})

describe('a read', () => {
  test('is shared by concurrent readers, each of whom may leave [NET-02]', async () => {
    const { client, requests } = await startClient()
    const controller = new AbortController()
    const abortedRead = client.getCategoryMenu({}, { signal: controller.signal })
    const remainingReads = [client.getCategoryMenu(), client.getCategoryMenu()]
    controller.abort()
    await expect(abortedRead).rejects.toMatchObject({ tag: 'aborted' })
    const [one, other] = await Promise.all(remainingReads)
    expect([requests.length, one === other]).toEqual([1, true])
  })

  test('is also one that is posted [NET-02]', async () => {
    const { client, requests } = await startClient()
    for (const productId of ['01t1', '01t1', '01t2'])
      await client.calculatePrices({ pricingLineItems: [{ productId }] })
    expect(requests).toHaveLength(2)
  })

  test('is served for five minutes, and of search engine properties for an hour [NET-03]', async () => {
    const { client, clock, requests } = await startClient()
    const readBoth = async () => {
      await client.getCategoryMenu()
      await client.getSeoProperties('0DB', '01t')
      return requests.length
    }
    expect(await readBoth()).toBe(2)
    clock.time = 299_999
    expect(await readBoth()).toBe(2)
    clock.time = 3_599_999
    expect(await readBoth()).toBe(3)
    clock.time = 3_600_000
    expect(await readBoth()).toBe(4)
  })

  test('of a cart that the server works on is shared for a second only [NET-03, CART-02]', async () => {
    const { client, clock, requests } = await startClient({
      body: JSON.stringify({ asyncOperationStatus: 'Processing' }),
    })
    await client.getCart('current')
    clock.time = 999
    await client.getCart('current')
    expect(requests).toHaveLength(1)
    clock.time = 1000
    await client.getCart('current')
    expect(requests).toHaveLength(2)
  })
})

describe('a write', () => {
  test.each<[string, Reply]>([
    ['succeeds', {}],
    ['is refused', { status: 409 }],
    ['fails in the server', { status: 500 }],
  ])('that %s makes everything be read again [NET-03]', async (_, writeReply) => {
    const { client, requests } = await startClient({}, {}, writeReply, {})
    const readBoth = () => Promise.all([client.getCart('current'), client.getCategoryMenu()])
    await readBoth()
    await client.deleteCart('current').catch(() => undefined)
    await readBoth()
    await readBoth()
    expect(requests).toHaveLength(5)
  })
})
