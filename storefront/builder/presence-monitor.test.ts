import { expect, test } from 'vitest'
import type { PageEditor } from '@hydrant/contract/admin/page-editors.ts'
import { type PresenceResponse, PresenceMonitor } from './presence-monitor.ts'
import { readPresenceResponse } from './read-presence.ts'

const ADA: PageEditor = { name: 'Ada Byron', isOwn: false }

const page = {
  pageId: 'p1',
  kind: 'page',
  slot: null,
  path: '/offers',
  title: 'Offers',
  description: '',
  isHome: false,
  state: 'draft',
  liveVersion: null,
  scheduledVersion: null,
  scheduledDate: null,
  isChangedSincePlanned: false,
  changedDate: '2026-01-01T00:00:00.000Z',
  changedBy: null,
  revision: 4,
  wasPublished: false,
  basedOnVersion: null,
} as const

const NOBODY = { editors: [], isDeleted: false }
const ONE_EDITOR = { editors: [ADA], isDeleted: false }
const DELETED = { editors: [], isDeleted: true }

/** A fake shop whose responses can be delayed, and a clock that stands still until the test advances it. */
function start() {
  const shop = {
    editors: [ADA],
    rejection: null as 'deleted' | 'refused' | null,
    isReachable: true,
    isBlocked: false,
    calls: [] as string[],
    told: 0,
  }
  let waiting: { readonly milliseconds: number; readonly task: () => void } | null = null
  let release = () => {}
  const monitor = new PresenceMonitor({
    async reportOpen(signal): Promise<PresenceResponse | null> {
      shop.calls.push('open')
      if (shop.isBlocked) await new Promise<void>((resolve) => (release = resolve))
      signal.throwIfAborted()
      if (!shop.isReachable) throw new TypeError('Failed to fetch')
      if (shop.rejection !== null) return shop.rejection
      return { page, isOwnChange: false, editors: shop.editors }
    },
    reportClosed: () => void shop.calls.push('close'),
    startTimeout(milliseconds, task) {
      waiting = { milliseconds, task }
      return () => (waiting = null)
    },
    onUpdate: () => (shop.told += 1),
  })
  const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve))
  const advance = async () => {
    const next = waiting
    waiting = null
    next?.task()
    await flushPromises()
  }
  return {
    shop,
    watch: monitor,
    goOn: advance,
    settle: flushPromises,
    waitsFor: () => waiting?.milliseconds ?? null,
    answer: () => release(),
  }
}

test('an open editor reports itself, learns of others, and repeats it every fifteen seconds [BLK-10]', async () => {
  const { shop, watch: monitor, goOn: advance, settle: flushPromises, waitsFor } = start()
  monitor.open(true)
  await flushPromises()
  expect([monitor.get(), shop.told, waitsFor()]).toEqual([ONE_EDITOR, 1, 15_000])
  shop.editors = []
  await advance()
  expect([monitor.get(), shop.calls, waitsFor()]).toEqual([NOBODY, ['open', 'open'], 15_000])
})

test('reports every thirty seconds while hidden, and at once when visible again [BLK-10]', async () => {
  const { shop, watch: monitor, goOn: advance, settle: flushPromises, waitsFor } = start()
  monitor.open(true)
  await flushPromises()
  monitor.setVisible(false)
  expect([shop.calls, waitsFor()]).toEqual([['open'], 30_000])
  await advance()
  expect([shop.calls, monitor.get(), waitsFor()]).toEqual([['open', 'open'], ONE_EDITOR, 30_000])
  monitor.setVisible(true)
  await flushPromises()
  expect([shop.calls, waitsFor()]).toEqual([['open', 'open', 'open'], 15_000])
})

test('an editor that is opened while hidden reports itself repeatedly [BLK-10]', async () => {
  const { shop, watch: monitor, goOn: advance, settle: flushPromises, waitsFor } = start()
  monitor.open(false)
  await flushPromises()
  await advance()
  expect([shop.calls, waitsFor()]).toEqual([['open', 'open'], 30_000])
})

test('shows that a page was deleted, and stops reporting until the editor is visible again [BLK-10]', async () => {
  const { shop, watch: monitor, goOn: advance, settle: flushPromises, waitsFor } = start()
  monitor.open(true)
  await flushPromises()
  shop.rejection = 'deleted'
  await advance()
  expect([monitor.get(), shop.told, waitsFor()]).toEqual([DELETED, 1, null])
  monitor.setVisible(false)
  expect(waitsFor()).toBe(null)
  // It stays deleted while the shop cannot be reached.
  shop.isReachable = false
  monitor.setVisible(true)
  await flushPromises()
  expect([monitor.get(), waitsFor()]).toEqual([DELETED, 15_000])
  // Somebody has restored the page.
  Object.assign(shop, { isReachable: true, rejection: null })
  await advance()
  expect([monitor.get(), shop.told, waitsFor()]).toEqual([ONE_EDITOR, 2, 15_000])
})

test('shows nobody without access, and stops reporting until the editor is visible again [BLK-10]', async () => {
  const { shop, watch: monitor, goOn: advance, settle: flushPromises, waitsFor } = start()
  monitor.open(true)
  await flushPromises()
  shop.rejection = 'refused'
  await advance()
  monitor.setVisible(false)
  expect([monitor.get(), shop.told, waitsFor(), shop.calls.length]).toEqual([NOBODY, 1, null, 2])
  // Signed in again elsewhere.
  shop.rejection = null
  monitor.setVisible(true)
  await flushPromises()
  expect([monitor.get(), waitsFor()]).toEqual([ONE_EDITOR, 15_000])
})

test.each([
  [
    'how the page stands',
    Response.json({ page, isOwnChange: false, editors: [] }),
    { page, isOwnChange: false, editors: [] },
  ],
  ['that the page is deleted', Response.json([{ errorCode: 'ENTITY_IS_DELETED' }], { status: 410 }), 'deleted'],
  ['that there is no such page', Response.json([{ errorCode: 'ITEM_NOT_FOUND' }], { status: 404 }), 'deleted'],
  ['that the session is over', Response.json([{ errorCode: 'INVALID_SESSION_ID' }], { status: 401 }), 'refused'],
  ['that this is for site builders', Response.json([{ errorCode: 'INSUFFICIENT_ACCESS' }], { status: 403 }), 'refused'],
  [
    'nothing, because something else answers that it finds nothing',
    new Response('<!doctype html>', { status: 404, headers: { 'content-type': 'text/html' } }),
    null,
  ],
  ['nothing, because it fails', Response.json([{ errorCode: 'UNKNOWN_EXCEPTION' }], { status: 500 }), null],
  ['nothing that can be read', Response.json({ editors: 'many' }), null],
])('the response says %s [BLK-10]', async (_, answer, told) => {
  expect(await readPresenceResponse(answer)).toEqual(told)
})

test('shows nobody while the shop cannot be reached, and reports again at the next interval [BLK-10]', async () => {
  const { shop, watch: monitor, goOn: advance, settle: flushPromises, waitsFor } = start()
  monitor.open(true)
  await flushPromises()
  shop.isReachable = false
  await advance()
  expect([monitor.get(), shop.told, waitsFor()]).toEqual([NOBODY, 1, 15_000])
  shop.isReachable = true
  await advance()
  expect([monitor.get(), shop.told]).toEqual([ONE_EDITOR, 2])
})

test('waits for a slow response without sending a second request [BLK-10]', async () => {
  const { shop, watch: monitor, settle: flushPromises, waitsFor, answer } = start()
  shop.isBlocked = true
  monitor.open(true)
  monitor.setVisible(false)
  monitor.setVisible(true)
  await flushPromises()
  expect([shop.calls, waitsFor()]).toEqual([['open'], null])
  answer()
  await flushPromises()
  expect([monitor.get(), waitsFor()]).toEqual([ONE_EDITOR, 15_000])
})

test('a closed editor reports that once, and ignores responses to earlier requests [BLK-10]', async () => {
  const { shop, watch: monitor, settle: flushPromises, waitsFor, answer } = start()
  shop.isBlocked = true
  monitor.open(true)
  monitor.close()
  monitor.close()
  monitor.setVisible(true)
  answer()
  await flushPromises()
  expect([shop.calls, monitor.get(), shop.told, waitsFor()]).toEqual([['open', 'close'], NOBODY, 0, null])
  // A page that the browser restores from its cache.
  shop.isBlocked = false
  monitor.open(true)
  await flushPromises()
  expect([shop.calls, monitor.get()]).toEqual([['open', 'close', 'open'], ONE_EDITOR])
})
