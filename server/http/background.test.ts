import type { BuilderPageHead } from '@hydrant/contract/admin/pages.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { sql } from 'drizzle-orm'
import { createTestGateway } from '../payments/service.ts'
import { type BuilderShop, openBuilderShop, pagePath } from '../testing/builder-shop.ts'
import { startBackground } from './background.ts'
import { removeOldGuestCarts } from '../cart/service.ts'
import { createRecordedLog } from '../testing/recorded-log.ts'

let shop: BuilderShop
beforeAll(async () => {
  shop = await openBuilderShop()
})
afterEach(() => void vi.useRealTimers())
afterAll(() => shop.close())

const inSeconds = (seconds: number) => new Date((Math.floor(Date.now() / 1000) + seconds) * 1000).toISOString()

test('a planned page goes live by itself, also when the shop was closed at its moment [BLK-10]', async () => {
  const plan = async (path: string) => {
    const page = await shop.made(path)
    // The moment is to come when the shop hears of it, however long the call takes.
    vi.useFakeTimers({ toFake: ['Date'] })
    expect(
      (
        await shop.anna<BuilderPageHead>('POST', pagePath('publishBuilderPage', page), {
          body: { revision: page.revision, publishDate: inSeconds(2) },
        })
      ).body.state,
    ).toBe('scheduled')
    vi.useRealTimers()
  }
  const isLive = (path: string) =>
    vi.waitFor(async () => expect(await shop.seen(path)).toEqual([path, 'first', 1]), {
      timeout: 20_000,
      interval: 100,
    })
  await plan('/during')
  const failures: unknown[] = []
  const start = () =>
    startBackground({
      database: shop.database,
      gateways: { test: createTestGateway(shop.database) },
      webhook: null,
      log: createRecordedLog().log,
      onFailure: (error) => failures.push(error),
    })
  const stop = start()
  await isLive('/during')
  await stop()
  await plan('/meanwhile')
  const stopAgain = start()
  await isLive('/meanwhile')
  await stopAgain()
  expect(failures).toEqual([])
}, 60_000)

test('carts of guests go after a month without a change, empty ones after a day, and carts of buyers and ordered ones stay', async () => {
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
    await shop.database.read((executor) =>
      executor.execute(sql`insert into cart (id, webstore_id, guest_key, name, status, currency_iso_code, line_count, updated_at)
        values (${`0a6${name.padEnd(15, '0')}`}, '0ZE000000000000AAA', ${key}, ${name}, ${status}, 'USD', ${lines}, clock_timestamp() - make_interval(secs => ${days * 86_400}))`),
    )
  }
  await removeOldGuestCarts(shop.database, new Date())
  const { rows } = await shop.database.read((executor) =>
    executor.execute<{ name: string }>(
      sql`select name from cart where webstore_id = '0ZE000000000000AAA' order by name`,
    ),
  )
  expect(rows.map(({ name }) => name)).toEqual(['bought', 'fresh', 'ordered', 'paying', 'young'])
})
