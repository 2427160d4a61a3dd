import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { AnswerCache, type Made, storedAnswer } from './answer-cache.ts'
import { chooseEncoding } from './encodings.ts'
import { createPricePeriods } from './price-periods.ts'

describe('an answer', () => {
  test('is made once however many ask for it at the same time, and kept', async () => {
    const cache = new AnswerCache()
    let made = 0
    const work = async (): Promise<Made> => {
      made += 1
      await Promise.resolve()
      return { answer: storedAnswer(200, '{"a":1}') }
    }
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.make('key', work)))
    expect(made).toBe(1)
    expect(new Set(answers).size).toBe(1)
    expect(cache.find('key')?.bytes.toString()).toBe('{"a":1}')
  })

  test('that is a refusal or a failure is not kept, and is tried anew', async () => {
    const cache = new AnswerCache()
    const refusal = { code: 'ITEM_NOT_FOUND', message: 'No.', status: 404 }
    expect(await cache.make('key', () => Promise.resolve({ refusal }))).toEqual({ refusal })
    await expect(cache.make('key', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(cache.find('key')).toBeUndefined()
    await cache.make('key', () => Promise.resolve({ answer: storedAnswer(200, '1') }))
    expect(cache.find('key')?.status).toBe(200)
  })

  test('gives way to newer ones when there are too many bytes, and is never larger than a share of them', async () => {
    const cache = new AnswerCache()
    const large = 'x'.repeat(1000 * 1000)
    for (let index = 0; index < 80; index += 1)
      await cache.make(`key ${index}`, () => Promise.resolve({ answer: storedAnswer(200, large) }))
    expect(cache.find('key 0')).toBeUndefined()
    expect(cache.find('key 79')).toBeDefined()
    await cache.make('huge', () => Promise.resolve({ answer: storedAnswer(200, large + large) }))
    expect(cache.find('huge')).toBeUndefined()
  })
})

test('what is cached holds no more memory than its bytes, plain and compressed [RUN-03]', async () => {
  const cache = new AnswerCache()
  const answer = storedAnswer(200, `{"text":"${'abc'.repeat(1000)}"}`)
  await cache.make('key', () => Promise.resolve({ answer }))
  expect(answer.bytes.buffer.byteLength).toBe(answer.bytes.length)
  for (const encoding of ['br', 'gzip'] as const) {
    await expect.poll(() => cache.encoded('key', answer, encoding)).toBeDefined()
    const encoded = cache.encoded('key', answer, encoding)
    expect(encoded?.buffer.byteLength).toBe(encoded?.length)
  }
})

test('compressed forms count as bytes, too', async () => {
  const cache = new AnswerCache()
  // Random bytes do not shrink: with both of their forms, the first of these do not fit any more.
  const random = () => randomBytes(1000 * 1000)
  for (let index = 0; index < 24; index += 1) {
    const key = `key ${index}`
    const answer = storedAnswer(200, random())
    await cache.make(key, () => Promise.resolve({ answer }))
    for (const encoding of ['br', 'gzip'] as const)
      await expect.poll(() => cache.encoded(key, answer, encoding)).toBeDefined()
  }
  expect(cache.find('key 0')).toBeUndefined()
  expect(cache.find('key 23')).toBeDefined()
})

describe('the period of the prices', () => {
  const HOUR = 3_600_000

  test('ends with each moment of the calendar, and is unsure right at it [PRC-06]', async () => {
    let now = 0
    let reads = 0
    const periods = createPricePeriods(
      () => Promise.resolve([[HOUR, 2 * HOUR].map((moment) => moment - now), (reads += 1)].flat().slice(0, 2)),
      () => now,
    )
    const first = await periods.periodAt(1)
    now = HOUR - 10_000
    expect(await periods.periodAt(1)).toBe(first)
    now = HOUR - 500
    expect(await periods.periodAt(1)).toBeNull()
    now = HOUR + 500
    expect(await periods.periodAt(1)).toBeNull()
    now = HOUR + 10_000
    const second = await periods.periodAt(1)
    expect(second).not.toBe(first)
    now = 3 * HOUR
    expect([first, second]).not.toContain(await periods.periodAt(1))
    expect(reads).toBe(1)
  })

  test('is read once for all who ask at the same time, and anew after a failure', async () => {
    let reads = 0
    const read = async (): Promise<number[]> => {
      reads += 1
      await Promise.resolve()
      if (reads === 1) throw new Error('no database')
      return []
    }
    const periods = createPricePeriods(read, () => 0)
    for (const result of await Promise.allSettled([periods.periodAt(1), periods.periodAt(1)]))
      expect(result.status).toBe('rejected')
    expect(await Promise.all([periods.periodAt(1), periods.periodAt(1), periods.periodAt(1)])).toEqual(['', '', ''])
    expect(reads).toBe(2)
  })

  test('is read anew for another version of the catalogue', async () => {
    let changes = [HOUR]
    const periods = createPricePeriods(
      () => Promise.resolve(changes),
      () => 0,
    )
    expect(await periods.periodAt(1)).toBe('')
    changes = [1000]
    expect(await periods.periodAt(1)).toBe('')
    expect(await periods.periodAt(2)).toBeNull()
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
])('Accept-Encoding %s is answered in %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})
