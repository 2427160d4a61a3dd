import type { BuilderPageHead } from '@hydrant/contract/admin/pages.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { sql } from 'drizzle-orm'
import { createTestGateway } from '../payments/service.ts'
import { type BuilderShop, openBuilderShop, toPageEndpointPath } from '../testing/builder-shop.ts'
import { JobRunner } from '../background-jobs/service.ts'
import { addBackgroundJobs } from './background-jobs.ts'
import { deleteOldGuestCarts } from '../cart/service.ts'
import { createRecordingLog } from '../testing/recorded-log.ts'

let shop: BuilderShop
beforeAll(async () => {
  shop = await openBuilderShop()
})
afterEach(() => void vi.useRealTimers())
afterAll(() => shop.close())

const inSeconds = (seconds: number) => new Date((Math.floor(Date.now() / 1000) + seconds) * 1000).toISOString()

test('a scheduled page is published at its time, or at the next start when the shop was closed then [BLK-10]', async () => {
  const schedulePage = async (path: string) => {
    const page = await shop.createDraft(path)
    // The time must be in the future when the request arrives, however long the request takes.
    vi.useFakeTimers({ toFake: ['Date'] })
    expect(
      (
        await shop.anna<BuilderPageHead>('POST', toPageEndpointPath('publishBuilderPage', page), {
          body: { revision: page.revision, publishDate: inSeconds(2) },
        })
      ).body.state,
    ).toBe('scheduled')
    vi.useRealTimers()
  }
  const waitUntilLive = (path: string) =>
    vi.waitFor(async () => expect(await shop.viewPage(path)).toEqual([path, 'first', 1]), {
      timeout: 20_000,
      interval: 100,
    })
  await schedulePage('/during')
  const failures: unknown[] = []
  const start = () => {
    const jobs = new JobRunner({ database: shop.database, onFailure: (error) => failures.push(error) })
    addBackgroundJobs(jobs, {
      database: shop.database,
      gateways: { test: createTestGateway(shop.database) },
      webhook: null,
      mail: null,
      log: createRecordingLog().log,
    })
    return () => jobs.stop()
  }
  const stop = start()
  await waitUntilLive('/during')
  await stop()
  await schedulePage('/meanwhile')
  const stopAgain = start()
  await waitUntilLive('/meanwhile')
  await stopAgain()
  expect(failures).toEqual([])
}, 60_000)

test('guest carts are deleted after a month without a change, empty ones after a day; carts of buyers and ordered ones stay', async () => {
  const carts = [
    ['old', 'guest', 'Active', 1, 31],
    ['young', 'guest', 'Active', 1, 29],
    ['empty', 'guest', 'Active', 0, 2],
    ['fresh', 'guest', 'Active', 0, 0.5],
    ['ordered', 'guest', 'Closed', 1, 90],
    ['paying', 'guest', 'Processing', 1, 90],
    ['bought', null, 'Active', 1, 90],
  ] as const
  for (const [name, guest, status, lines, days] of carts) {
    const key = guest === null ? null : name
    await shop.database.transaction((tx) =>
      tx.execute(sql`insert into cart (id, webstore_id, guest_key, name, status, currency_iso_code, line_count, created_at, updated_at)
        values (${`0a6${name.padEnd(15, '0')}`}, '0ZE000000000000AAA', ${key}, ${name}, ${status}, 'USD', ${lines}, clock_timestamp() - interval '100 days', clock_timestamp() - make_interval(secs => ${days * 86_400}))`),
    )
  }
  await deleteOldGuestCarts(shop.database, new Date())
  const { rows } = await shop.database.query((db) =>
    db.execute<{ name: string }>(sql`select name from cart where webstore_id = '0ZE000000000000AAA' order by name`),
  )
  expect(rows.map(({ name }) => name)).toEqual(['bought', 'fresh', 'ordered', 'paying', 'young'])
})
