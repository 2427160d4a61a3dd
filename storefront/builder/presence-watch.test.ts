import { expect, test } from 'vitest'
import type { PageEditor } from '@hydrant/contract/admin/page-editors.ts'
import { type PresenceAnswer, PresenceWatch } from './presence-watch.ts'
import { readPresence } from './read-presence.ts'

const ADA: PageEditor = { name: 'Ada Byron', isOwn: false }

const page = {
  pageId: 'p1',
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

const NOBODY = { editors: [], isGone: false }
const COMPANY = { editors: [ADA], isGone: false }
const GONE = { editors: [], isGone: true }

/** A shop that answers when it is told to, and a clock that stands until it is told to go on. */
function start() {
  const shop = {
    editors: [ADA],
    refusal: null as 'gone' | 'refused' | null,
    isReachable: true,
    isHeld: false,
    calls: [] as string[],
    told: 0,
  }
  let waiting: { readonly milliseconds: number; readonly task: () => void } | null = null
  let release = () => {}
  const watch = new PresenceWatch({
    async tellOpen(signal): Promise<PresenceAnswer | null> {
      shop.calls.push('open')
      if (shop.isHeld) await new Promise<void>((resolve) => (release = resolve))
      signal.throwIfAborted()
      if (!shop.isReachable) throw new TypeError('Failed to fetch')
      if (shop.refusal !== null) return shop.refusal
      return { page, isOwnChange: false, editors: shop.editors }
    },
    tellClosed: () => void shop.calls.push('close'),
    later(milliseconds, task) {
      waiting = { milliseconds, task }
      return () => (waiting = null)
    },
    onTold: () => (shop.told += 1),
  })
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  const goOn = async () => {
    const next = waiting
    waiting = null
    next?.task()
    await settle()
  }
  return { shop, watch, goOn, settle, waitsFor: () => waiting?.milliseconds ?? null, answer: () => release() }
}

test('who opens an editor says so, hears who else is there, and asks again every fifteen seconds [BLK-10]', async () => {
  const { shop, watch, goOn, settle, waitsFor } = start()
  watch.open(true)
  await settle()
  expect([watch.get(), shop.told, waitsFor()]).toEqual([COMPANY, 1, 15_000])
  shop.editors = []
  await goOn()
  expect([watch.get(), shop.calls, waitsFor()]).toEqual([NOBODY, ['open', 'open'], 15_000])
})

test('out of sight it is asked every thirty seconds; back in sight at once [BLK-10]', async () => {
  const { shop, watch, goOn, settle, waitsFor } = start()
  watch.open(true)
  await settle()
  watch.look(false)
  expect([shop.calls, waitsFor()]).toEqual([['open'], 30_000])
  await goOn()
  expect([shop.calls, watch.get(), waitsFor()]).toEqual([['open', 'open'], COMPANY, 30_000])
  watch.look(true)
  await settle()
  expect([shop.calls, waitsFor()]).toEqual([['open', 'open', 'open'], 15_000])
})

test('an editor that is opened out of sight says that it is there, and goes on saying so [BLK-10]', async () => {
  const { shop, watch, goOn, settle, waitsFor } = start()
  watch.open(false)
  await settle()
  await goOn()
  expect([shop.calls, waitsFor()]).toEqual([['open', 'open'], 30_000])
})

test('of a page that is gone that is told, and nothing is asked until somebody looks again [BLK-10]', async () => {
  const { shop, watch, goOn, settle, waitsFor } = start()
  watch.open(true)
  await settle()
  shop.refusal = 'gone'
  await goOn()
  expect([watch.get(), shop.told, waitsFor()]).toEqual([GONE, 1, null])
  watch.look(false)
  expect(waitsFor()).toBe(null)
  // Gone it is also while nothing can be heard of it.
  shop.isReachable = false
  watch.look(true)
  await settle()
  expect([watch.get(), waitsFor()]).toEqual([GONE, 15_000])
  // Somebody has put it back.
  Object.assign(shop, { isReachable: true, refusal: null })
  await goOn()
  expect([watch.get(), shop.told, waitsFor()]).toEqual([COMPANY, 2, 15_000])
})

test('who may not know is shown nobody, and does not ask again until they look again [BLK-10]', async () => {
  const { shop, watch, goOn, settle, waitsFor } = start()
  watch.open(true)
  await settle()
  shop.refusal = 'refused'
  await goOn()
  watch.look(false)
  expect([watch.get(), shop.told, waitsFor(), shop.calls.length]).toEqual([NOBODY, 1, null, 2])
  // Signed in again elsewhere.
  shop.refusal = null
  watch.look(true)
  await settle()
  expect([watch.get(), waitsFor()]).toEqual([COMPANY, 15_000])
})

test.each([
  [
    'how the page stands',
    Response.json({ page, isOwnChange: false, editors: [] }),
    { page, isOwnChange: false, editors: [] },
  ],
  ['that the page is deleted', Response.json([{ errorCode: 'ENTITY_IS_DELETED' }], { status: 410 }), 'gone'],
  ['that there is no such page', Response.json([{ errorCode: 'ITEM_NOT_FOUND' }], { status: 404 }), 'gone'],
  ['that the session is over', Response.json([{ errorCode: 'INVALID_SESSION_ID' }], { status: 401 }), 'refused'],
  ['that this is for site builders', Response.json([{ errorCode: 'INSUFFICIENT_ACCESS' }], { status: 403 }), 'refused'],
  [
    'nothing, because something else answers that it finds nothing',
    new Response('<!doctype html>', { status: 404, headers: { 'content-type': 'text/html' } }),
    null,
  ],
  ['nothing, because it fails', Response.json([{ errorCode: 'UNKNOWN_EXCEPTION' }], { status: 500 }), null],
  ['nothing that can be read', Response.json({ editors: 'many' }), null],
])('the shop says %s [BLK-10]', async (_, answer, told) => {
  expect(await readPresence(answer)).toEqual(told)
})

test('while the shop cannot be reached nobody is shown, and it is asked again in its time [BLK-10]', async () => {
  const { shop, watch, goOn, settle, waitsFor } = start()
  watch.open(true)
  await settle()
  shop.isReachable = false
  await goOn()
  expect([watch.get(), shop.told, waitsFor()]).toEqual([NOBODY, 1, 15_000])
  shop.isReachable = true
  await goOn()
  expect([watch.get(), shop.told]).toEqual([COMPANY, 2])
})

test('a slow answer is waited for, and not asked for again meanwhile [BLK-10]', async () => {
  const { shop, watch, settle, waitsFor, answer } = start()
  shop.isHeld = true
  watch.open(true)
  watch.look(false)
  watch.look(true)
  await settle()
  expect([shop.calls, waitsFor()]).toEqual([['open'], null])
  answer()
  await settle()
  expect([watch.get(), waitsFor()]).toEqual([COMPANY, 15_000])
})

test('who leaves says so once, and hears no more, also of what was asked before [BLK-10]', async () => {
  const { shop, watch, settle, waitsFor, answer } = start()
  shop.isHeld = true
  watch.open(true)
  watch.close()
  watch.close()
  watch.look(true)
  answer()
  await settle()
  expect([shop.calls, watch.get(), shop.told, waitsFor()]).toEqual([['open', 'close'], NOBODY, 0, null])
  // A page that comes back as the browser has kept it.
  shop.isHeld = false
  watch.open(true)
  await settle()
  expect([shop.calls, watch.get()]).toEqual([['open', 'close', 'open'], COMPANY])
})
