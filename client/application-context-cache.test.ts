import { describe, expect, test } from 'vitest'
import { createApplicationContextCache } from './application-context-cache.ts'
import { FetchResponseError } from './errors.ts'
import { createRequester } from './request.ts'
import { type Reply, startRecordingServer } from './testing/recording-server.ts'

/** A cache with a clock that the test sets; each response has another country. */
async function startCache(...replies: readonly Reply[]) {
  const { baseUrl, requests } = await startRecordingServer(...replies)
  let time = 0
  const cache = createApplicationContextCache(createRequester({ baseUrl, webstoreId: 'hydrant' }), { now: () => time })
  const countryAt = async (requestTime: number) => {
    time = requestTime
    return (await cache.get()).country
  }
  return { cache, countryAt, requests }
}

const reply = (country: string, cacheControl?: string): Reply => ({
  body: JSON.stringify({ country }),
  ...(cacheControl !== undefined && { headers: { 'cache-control': cacheControl } }),
})

describe('the cached application context', () => {
  test('is used for four and a half minutes when the response does not say [CTX-02]', async () => {
    const { countryAt } = await startCache(reply('US'), reply('CA'))
    expect([await countryAt(0), await countryAt(269_999), await countryAt(270_000)]).toEqual(['US', 'US', 'CA'])
  })

  test.each([
    'max-age=100',
    'private, max-age=100',
    'public,MAX-AGE = "100", must-revalidate',
    's-maxage=5, max-age=100',
  ])('is used as long as %s allows, less half a minute [CTX-02]', async (cacheControl) => {
    const { countryAt } = await startCache(reply('US', cacheControl), reply('CA'))
    expect([await countryAt(0), await countryAt(69_999), await countryAt(70_000)]).toEqual(['US', 'US', 'CA'])
  })

  test.each(['max-age=0', 'max-age=30', 'no-store', 'no-cache, max-age=900'])(
    'are read every time with %s [CTX-02]',
    async (cacheControl) => {
      const { countryAt } = await startCache(reply('US', cacheControl), reply('CA', cacheControl))
      expect([await countryAt(0), await countryAt(1)]).toEqual(['US', 'CA'])
    },
  )

  test('is read once for concurrent callers', async () => {
    const { cache, requests } = await startCache(reply('US'))
    await Promise.all([cache.get(), cache.get(), cache.get()])
    expect(requests).toHaveLength(1)
  })

  test('is used until it expires when it cannot be read again, and not longer', async () => {
    const { countryAt } = await startCache(reply('US', 'max-age=100'), { status: 503 })
    expect([await countryAt(0), await countryAt(99_999)]).toEqual(['US', 'US'])
    await expect(countryAt(100_000)).rejects.toThrow(FetchResponseError)
  })

  test('is read again after a failure, and after the cache was cleared', async () => {
    const { cache, countryAt } = await startCache({ status: 503 }, reply('US'), reply('CA'))
    await expect(countryAt(0)).rejects.toThrow(FetchResponseError)
    expect(await countryAt(0)).toBe('US')
    cache.clear()
    expect(await countryAt(0)).toBe('CA')
  })
})
