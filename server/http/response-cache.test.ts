import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { findCompressedOrStart, getOrCompress } from './compressed-bodies.ts'
import {
  type BuiltResponse,
  type CachedResponse,
  createResponseCache,
  type ResponseCache,
  toCachedResponse,
} from './response-cache.ts'
import { chooseEncoding } from './encodings.ts'
import { createPriceSchedule } from '../app/price-schedule.ts'

describe('a cached response', () => {
  test('is built once for concurrent requests and then cached', async () => {
    const cache = createResponseCache()
    let buildCount = 0
    const work = async (): Promise<BuiltResponse> => {
      buildCount += 1
      await Promise.resolve()
      return { response: toCachedResponse(200, '{"a":1}'), prices: null }
    }
    const responses = await Promise.all(Array.from({ length: 50 }, () => cache.getOrLoad('key', work)))
    expect(buildCount).toBe(1)
    expect(new Set(responses).size).toBe(1)
    expect(findBytes(cache, 'key')?.toString()).toBe('{"a":1}')
  })

  test('is not stored for an error or a failure: the next request builds it again', async () => {
    const cache = createResponseCache()
    const error = { code: 'ITEM_NOT_FOUND', message: () => 'No.' } as const
    expect(await cache.getOrLoad('key', () => Promise.resolve({ error }))).toEqual({ error })
    await expect(cache.getOrLoad('key', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(findBytes(cache, 'key')).toBeUndefined()
    await cache.getOrLoad('key', () => Promise.resolve({ response: toCachedResponse(200, '1'), prices: null }))
    expect(findBytes(cache, 'key')?.toString()).toBe('1')
  })

  test('is evicted by newer ones beyond the maximum size, and is not stored when it is too large', async () => {
    const cache = createResponseCache()
    const large = 'x'.repeat(1000 * 1000)
    for (let index = 0; index < 80; index += 1)
      await cache.getOrLoad(`key ${index}`, () =>
        Promise.resolve({ response: toCachedResponse(200, large), prices: null }),
      )
    expect(findBytes(cache, 'key 0')).toBeUndefined()
    expect(findBytes(cache, 'key 79')).toBeDefined()
    await cache.getOrLoad('huge', () =>
      Promise.resolve({ response: toCachedResponse(200, large + large), prices: null }),
    )
    expect(findBytes(cache, 'huge')).toBeUndefined()
  })
})

function findBytes(cache: ResponseCache, key: string): Buffer | undefined {
  const built = cache.get(key)
  return built !== undefined && 'response' in built ? built.response.bytes : undefined
}

test('a cached response uses no more memory than its bytes, plain and compressed [RUN-03]', async () => {
  const response = toCachedResponse(200, `{"text":"${'abc'.repeat(1000)}"}`)
  expect(response.bytes.buffer.byteLength).toBe(response.bytes.length)
  for (const encoding of ['br', 'gzip'] as const) {
    await expect.poll(() => findCompressedOrStart(response, encoding)).toBeDefined()
    const encoded = findCompressedOrStart(response, encoding)
    expect(encoded?.buffer.byteLength).toBe(encoded?.length)
  }
})

test('compressed forms have a maximum size together: the oldest are evicted', async () => {
  // Random bytes cannot be compressed: with both forms of all of them stored, the first no longer fit.
  const responses = Array.from({ length: 24 }, () => toCachedResponse(200, randomBytes(1000 * 1000)))
  for (const response of responses)
    for (const encoding of ['br', 'gzip'] as const)
      await expect.poll(() => findCompressedOrStart(response, encoding)).toBeDefined()
  const isCached = (response: CachedResponse | undefined) =>
    response !== undefined && findCompressedOrStart(response, 'br') !== undefined
  expect(isCached(responses.at(-1))).toBe(true)
  expect(isCached(responses[0])).toBe(false)
})

test('what is too small or too large to be worth it is not compressed in the background', async () => {
  for (const size of [100, 2 * 1000 * 1000]) {
    const response = toCachedResponse(200, 'x'.repeat(size))
    expect(findCompressedOrStart(response, 'br')).toBeUndefined()
    await getOrCompress(response, 'br')
    expect(findCompressedOrStart(response, 'br')).toBeUndefined()
  }
})

describe('the price schedule', () => {
  const HOUR = 3_600_000

  test('changes its period at each price change, and has no period right around it [PRC-06]', async () => {
    let now = 0
    let readCount = 0
    const priceSchedule = createPriceSchedule(
      () => Promise.resolve([[HOUR, 2 * HOUR].map((moment) => moment - now), (readCount += 1)].flat().slice(0, 2)),
      () => now,
    )
    const first = await priceSchedule.periodAt(1)
    now = HOUR - 10_000
    expect(await priceSchedule.periodAt(1)).toBe(first)
    now = HOUR - 500
    expect(await priceSchedule.periodAt(1)).toBeNull()
    now = HOUR + 500
    expect(await priceSchedule.periodAt(1)).toBeNull()
    now = HOUR + 10_000
    const second = await priceSchedule.periodAt(1)
    expect(second).not.toBe(first)
    now = 3 * HOUR
    expect([first, second]).not.toContain(await priceSchedule.periodAt(1))
    expect(readCount).toBe(1)
  })

  test('is loaded once for concurrent requests, and again after a failure', async () => {
    let readCount = 0
    const read = async (): Promise<number[]> => {
      readCount += 1
      await Promise.resolve()
      if (readCount === 1) throw new Error('no database')
      return []
    }
    const priceSchedule = createPriceSchedule(read, () => 0)
    for (const result of await Promise.allSettled([priceSchedule.periodAt(1), priceSchedule.periodAt(1)]))
      expect(result.status).toBe('rejected')
    expect(
      await Promise.all([priceSchedule.periodAt(1), priceSchedule.periodAt(1), priceSchedule.periodAt(1)]),
    ).toEqual(['', '', ''])
    expect(readCount).toBe(2)
  })

  test('is loaded again for another version of the catalogue', async () => {
    let changes = [HOUR]
    const priceSchedule = createPriceSchedule(
      () => Promise.resolve(changes),
      () => 0,
    )
    expect(await priceSchedule.periodAt(1)).toBe('')
    changes = [1000]
    expect(await priceSchedule.periodAt(1)).toBe('')
    expect(await priceSchedule.periodAt(2)).toBeNull()
  })
})

test.each([
  [undefined, null],
  ['', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', null],
  ['identity', null],
  ['xbr', null],
])('for Accept-Encoding %s the encoding is %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})
