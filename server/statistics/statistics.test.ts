import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { visitCount } from '@hydrant/database/schema/statistics.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { createReportLimiter } from './report-limit.ts'

let shop: TestShop
let admin: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.signIn('admin@hydrant.example')
})
afterAll(() => shop.close())
beforeEach(() => shop.database.transaction(async (tx) => void (await tx.delete(visitCount))))

// The day stays the same during a test, also at midnight; timers and the database run normally.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const REPORT = '/webstore/statistics/visits'
const visit = { kind: 'PageView', path: '/search', count: 1 }
const sendReport = (visits: unknown) => shop.call('POST', REPORT, { body: { visits } })
const readCounts = async (query: Record<string, string> = {}) =>
  (await shop.call<{ day: string; visits: unknown[] }>('GET', '/admin/statistics/visits', { token: admin, query })).body

test.each(['2026-02-30', '2026-13-01', '2025-02-29', 'today'])('%s is rejected as a day [CKI-06]', async (day) => {
  const { status, body } = await shop.call('GET', '/admin/statistics/visits', { token: admin, query: { day } })
  expect(status).toBe(400)
  expect(body).toEqual([{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: expect.stringContaining('day') }])
})

test('reports of guests are summed by day, kind and path, without personal data [CKI-06]', async () => {
  const hose = { kind: 'PageView', path: '/product/01tHY000000000AAA/supply-hose', count: 2 }
  expect((await sendReport([hose, visit, { ...hose, kind: 'AddToCart', count: 1 }])).status).toBe(204)
  expect(
    (
      await sendReport([
        { ...hose, path: '/product/01tHY000000000AAA' },
        { kind: 'PageView', path: '/orders/801HY000000000AAA', count: 1 },
      ])
    ).status,
  ).toBe(204)
  const day = new Date().toISOString().slice(0, 10)
  expect(await readCounts()).toEqual({
    day,
    visits: [
      { day, kind: 'PageView', path: '/product/01tHY000000000AAA', count: 4 },
      { day, kind: 'PageView', path: '/orders', count: 1 },
      { day, kind: 'AddToCart', path: '/product/01tHY000000000AAA', count: 1 },
      { day, kind: 'PageView', path: '/search', count: 1 },
    ],
  })
  expect(await readCounts({ day: '2020-02-29' })).toEqual({ day: '2020-02-29', visits: [] })
})

test.each([
  ['no list', 'a lot'],
  ['an empty list', []],
  ['too many', Array.from({ length: 51 }, () => visit)],
  ['another kind', [{ ...visit, kind: 'Purchase' }]],
  ['a path that is none', [{ ...visit, path: 'https://evil.example/' }]],
  ['a path with a query', [{ ...visit, path: '/search?q=me' }]],
  ['a very long path', [{ ...visit, path: `/${'a'.repeat(200)}` }]],
  ['none', [{ ...visit, count: 0 }]],
  ['half of one', [{ ...visit, count: 1.5 }]],
  ['very many', [{ ...visit, count: 101 }]],
  ['who it was', [{ ...visit, email: 'me@county.example' }]],
])('a report with %s is rejected and changes nothing [CKI-06]', async (_, visits) => {
  const { status, body } = await sendReport(visits)
  expect(status).toBe(400)
  expect(body).toEqual([
    { errorCode: expect.stringMatching(/^(?:INVALID_API_INPUT|JSON_PARSER_ERROR)$/), message: expect.any(String) },
  ])
  expect((await readCounts()).visits).toEqual([])
})

test('a report with too many bytes is rejected [CKI-06]', async () => {
  const { status, body } = await shop.call('POST', REPORT, {
    body: { visits: [{ ...visit, padding: 'a'.repeat(20_000) }] },
  })
  expect(status).toBe(413)
  expect(body).toEqual([{ errorCode: 'LIMIT_EXCEEDED', message: expect.any(String) }])
})

test('when a day is full, new paths are counted together and existing ones separately [CKI-06]', async () => {
  const day = new Date().toISOString().slice(0, 10)
  const rows = Array.from({ length: 5000 }, (_, index) => ({
    day,
    kind: 'PageView' as const,
    path: `/filler-${index}`,
    visits: 2,
  }))
  await shop.database.transaction(
    async (tx) =>
      void (await tx
        .insert(visitCount)
        .values([...rows.slice(1), { day, kind: 'PageView', path: '/known', visits: 2 }])),
  )
  await sendReport([
    { ...visit, path: '/known' },
    { ...visit, path: '/invented' },
    { ...visit, path: '/too' },
  ])
  const { visits } = await readCounts()
  expect(visits[0]).toMatchObject({ path: '/known', count: 3 })
  const stored = await shop.database.query((db) => db.select().from(visitCount))
  expect(stored).toContainEqual({ day, kind: 'PageView', path: '/*', visits: 2 })
  expect(stored.some(({ path }) => path === '/invented')).toBe(false)
})

test('concurrent reports are all counted [CKI-06]', async () => {
  const visits = [
    { ...visit, path: '/a' },
    { ...visit, path: '/b' },
  ]
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => sendReport(index % 2 === 0 ? visits : visits.toReversed())),
  )
  expect((await readCounts()).visits).toMatchObject([
    { path: '/a', count: 20 },
    { path: '/b', count: 20 },
  ])
})

describe('a sender', () => {
  test('may report 300 times a minute, and again in the next one; others are not affected [CKI-06]', () => {
    let now = 0
    const isReportAllowed = createReportLimiter(() => now)
    const allowed = Array.from({ length: 301 }, () => isReportAllowed('a'))
    expect(allowed.filter(Boolean)).toHaveLength(300)
    expect(isReportAllowed('b')).toBe(true)
    now = 60_000
    expect(isReportAllowed('a')).toBe(true)
  })

  test('who reports too often gets 429 with Retry-After [CKI-06]', async () => {
    vi.setSystemTime(Math.ceil((Date.now() + 60_000) / 60_000) * 60_000)
    const replies = await Promise.all(
      Array.from({ length: 300 }, (_, index) => sendReport([{ ...visit, path: `/${'abcde'.at(index % 5)}` }])),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]))
    const rejected = await sendReport([visit])
    expect(rejected.status).toBe(429)
    expect(rejected.headers.get('retry-after')).toBe('60')
    expect(rejected.body).toEqual([{ errorCode: 'REQUEST_LIMIT_EXCEEDED', message: expect.any(String) }])
  })
})
