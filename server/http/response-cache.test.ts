import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ResponseCache, type BuiltResponse, toCachedResponse } from './response-cache.ts'
import { chooseEncoding } from './encodings.ts'
import { createPriceSchedule } from '../app/price-schedule.ts'

describe('a cached response', () => {
  test('is built once for concurrent requests and then cached', async () => {
    const cache = new ResponseCache()
    let buildCount = 0
    const work = async (): Promise<BuiltResponse> => {
      buildCount += 1
      await Promise.resolve()
      return { response: toCachedResponse(200, '{"a":1}') }
    }
    const responses = await Promise.all(Array.from({ length: 50 }, () => cache.buildOnce('key', work)))
    expect(buildCount).toBe(1)
    expect(new Set(responses).size).toBe(1)
    expect(cache.find('key')?.bytes.toString()).toBe('{"a":1}')
  })

  test('is not stored for an error or a failure: the next request builds it again', async () => {
    const cache = new ResponseCache()
    const error = { code: 'ITEM_NOT_FOUND', message: 'No.' } as const
    expect(await cache.buildOnce('key', () => Promise.resolve({ error }))).toEqual({ error })
    await expect(cache.buildOnce('key', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(cache.find('key')).toBeUndefined()
    await cache.buildOnce('key', () => Promise.resolve({ response: toCachedResponse(200, '1') }))
    expect(cache.find('key')?.status).toBe(200)
  })

  test('is evicted by newer ones beyond the maximum size, and is not stored when it is too large', async () => {
    const cache = new ResponseCache()
    const large = 'x'.repeat(1000 * 1000)
    for (let index = 0; index < 80; index += 1)
      await cache.buildOnce(`key ${index}`, () => Promise.resolve({ response: toCachedResponse(200, large) }))
    expect(cache.find('key 0')).toBeUndefined()
    expect(cache.find('key 79')).toBeDefined()
    await cache.buildOnce('huge', () => Promise.resolve({ response: toCachedResponse(200, large + large) }))
    expect(cache.find('huge')).toBeUndefined()
  })
})

test('a cached response uses no more memory than its bytes, plain and compressed [RUN-03]', async () => {
  const cache = new ResponseCache()
  const response = toCachedResponse(200, `{"text":"${'abc'.repeat(1000)}"}`)
  await cache.buildOnce('key', () => Promise.resolve({ response }))
  expect(response.bytes.buffer.byteLength).toBe(response.bytes.length)
  for (const encoding of ['br', 'gzip'] as const) {
    await expect.poll(() => cache.encoded('key', response, encoding)).toBeDefined()
    const encoded = cache.encoded('key', response, encoding)
    expect(encoded?.buffer.byteLength).toBe(encoded?.length)
  }
})

test('compressed forms count towards the size of the cache', async () => {
  const cache = new ResponseCache()
  // Random bytes cannot be compressed: with both forms stored, the first entries no longer fit.
  const random = () => randomBytes(1000 * 1000)
  for (let index = 0; index < 24; index += 1) {
    const key = `key ${index}`
    const response = toCachedResponse(200, random())
    await cache.buildOnce(key, () => Promise.resolve({ response }))
    for (const encoding of ['br', 'gzip'] as const)
      await expect.poll(() => cache.encoded(key, response, encoding)).toBeDefined()
  }
  expect(cache.find('key 0')).toBeUndefined()
  expect(cache.find('key 23')).toBeDefined()
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
