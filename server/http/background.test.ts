import type { BuilderPageHead } from '@hydrant/contract/admin/pages.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestGateway } from '../payments/service.ts'
import { type BuilderShop, openBuilderShop, pagePath } from '../testing/builder-shop.ts'
import { startBackground } from './background.ts'

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
    expect((await shop.anna<BuilderPageHead>('POST', pagePath('publishBuilderPage', page), { body: { revision: page.revision, publishDate: inSeconds(2) } })).body.state).toBe('scheduled')
    vi.useRealTimers()
  }
  const isLive = (path: string) => vi.waitFor(async () => expect(await shop.seen(path)).toEqual([path, 'first', 1]), { timeout: 20_000, interval: 100 })
  await plan('/during')
  const failures: unknown[] = []
  const start = () => startBackground({ database: shop.database, gateways: { test: createTestGateway(shop.database) }, webhook: null, onFailure: (error) => failures.push(error) })
  const stop = start()
  await isLive('/during')
  await stop()
  await plan('/meanwhile')
  const stopAgain = start()
  await isLive('/meanwhile')
  await stopAgain()
  expect(failures).toEqual([])
}, 60_000)
