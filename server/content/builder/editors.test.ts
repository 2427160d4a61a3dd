import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { OpenPage } from '@hydrant/contract/admin/page-editors.ts'
import { ROUTES } from '@hydrant/contract/routes.ts'
import type { SessionState, SignedIn } from '@hydrant/contract/shop/session.ts'
import { pageEditor } from '@hydrant/database/schema/content.ts'
import { user } from '@hydrant/database/schema/session.ts'
import { type BuilderShop, openBuilderShop, pagePath, statusesOf } from '../../testing/builder-shop.ts'
import { openApp } from '../../testing/open-app.ts'
import { PASSWORD } from '../../testing/test-catalogue.ts'

let shop: BuilderShop
beforeAll(async () => {
  shop = await openBuilderShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  vi.useRealTimers()
  await shop.database.read((executor) => executor.delete(pageEditor))
})

type Page = { readonly pageId: string }

const MINUTE = 60_000
const ONE = 'window-of-one-0001'
const OTHER = 'window-of-other-02'
const THIRD = 'window-of-third-03'

const editorPath = (page: Page, windowId: string) => pagePath('tellPageOpen', page).replace(':windowId', windowId)
const open = (page: Page, windowId = ONE, by = shop.anna) => by<OpenPage>('PUT', editorPath(page, windowId))
const close = (page: Page, windowId = ONE, by = shop.anna) => by('DELETE', editorPath(page, windowId))
const othersOf = async (...given: Parameters<typeof open>) =>
  (await open(...given)).body.editors.map(({ name, isOwn }) => [name, isOwn])
const age = (seconds: number) =>
  shop.database.read((executor) =>
    executor.update(pageEditor).set({ seenAt: sql`${pageEditor.seenAt} - make_interval(secs => ${seconds})` }),
  )
const keptWindows = async () =>
  (
    await shop.database.read((executor) =>
      executor.select({ id: pageEditor.windowId }).from(pageEditor).orderBy(pageEditor.windowId),
    )
  ).map(({ id }) => id)

test('whoever has a page open is told who else has, until they leave it [BLK-10]', async () => {
  const page = await shop.made('/two-editors')
  const first = await open(page)
  expect(first.status).toBe(200)
  expect(first.body.editors).toEqual([])
  const second = await open(page, OTHER, shop.ben)
  expect(second.body.editors).toEqual([{ name: 'Anna Builder', isOwn: false }])
  expect(await othersOf(page)).toEqual([['Ben Builder', false]])
  expect((await close(page, OTHER, shop.ben)).status).toBe(204)
  expect((await close(page, OTHER, shop.ben)).status).toBe(204)
  expect(await othersOf(page)).toEqual([])
})

test('one’s own other window is told as such, and who has several is named once [BLK-10]', async () => {
  const page = await shop.made('/own-windows')
  await open(page, ONE)
  expect(await othersOf(page, OTHER)).toEqual([['Anna Builder', true]])
  await open(page, THIRD)
  expect(await othersOf(page, 'window-of-ben-0004', shop.ben)).toEqual([['Anna Builder', false]])
  expect(await othersOf(page, ONE)).toEqual([
    ['Anna Builder', true],
    ['Ben Builder', false],
  ])
  // That somebody is still there does not make them come later.
  for (const windowId of [OTHER, THIRD]) await open(page, windowId)
  expect(await othersOf(page, ONE)).toEqual([
    ['Anna Builder', true],
    ['Ben Builder', false],
  ])
  expect(await othersOf(await shop.made('/another-page'), 'window-of-ben-0005', shop.ben)).toEqual([])
})

test('of two people with one name each is told of the other [BLK-10]', async () => {
  const page = await shop.made('/namesakes')
  await shop.titled(page, 'by Anna')
  await shop.database.read((executor) =>
    executor
      .update(user)
      .set({ name: 'Anna Builder' })
      .where(sql`${user.firstName} = 'Ben'`),
  )
  try {
    await open(page, ONE)
    expect((await open(page, OTHER, shop.ben)).body).toMatchObject({
      isOwnChange: false,
      editors: [{ name: 'Anna Builder', isOwn: false }],
    })
    expect((await open(page, ONE)).body).toMatchObject({
      isOwnChange: true,
      editors: [{ name: 'Anna Builder', isOwn: false }],
    })
    const saved = (by: typeof shop.anna) => shop.titled(page, 'late', by)
    expect(await saved(shop.anna)).toMatchObject({
      status: 409,
      body: [{ arguments: ['2', expect.any(String), 'Anna Builder', 'own'] }],
    })
    expect(await saved(shop.ben)).toMatchObject({
      status: 409,
      body: [{ arguments: ['2', expect.any(String), 'Anna Builder', 'other'] }],
    })
  } finally {
    await shop.database.read((executor) =>
      executor
        .update(user)
        .set({ name: 'Ben Builder' })
        .where(sql`${user.firstName} = 'Ben'`),
    )
  }
})

test('the answer says how the page stands and who changed it; being there changes nothing of it [BLK-10]', async () => {
  const page = await shop.made('/standing')
  const { document: _, ...head } = page
  expect((await open(page, ONE, shop.ben)).body).toMatchObject({ page: head, isOwnChange: false })
  const saved = (await shop.titled(page, 'two', shop.ben)).body
  expect((await open(page, ONE, shop.anna)).body).toMatchObject({ page: saved, isOwnChange: false })
  expect((await open(page, OTHER, shop.ben)).body).toMatchObject({ page: saved, isOwnChange: true })
  const { status, body } = await shop.titled(saved, 'three', shop.anna)
  expect([status, body.revision]).toEqual([200, page.revision + 2])
})

test('who is not heard of for 90 seconds counts no more, and is forgotten as others come [BLK-10]', async () => {
  const page = await shop.made('/silent')
  await open(page, OTHER, shop.ben)
  await age(80)
  expect(await othersOf(page, ONE)).toEqual([['Ben Builder', false]])
  await open(page, OTHER, shop.ben)
  await age(80)
  expect(await othersOf(page, ONE), 'who says so again counts again').toEqual([['Ben Builder', false]])
  await age(91)
  expect(await othersOf(page, ONE)).toEqual([])
  expect(await keptWindows()).toEqual([ONE])
})

test('a window is only its owner’s: nobody takes it over or closes it for them [BLK-10]', async () => {
  const page = await shop.made('/owned')
  await open(page, ONE, shop.anna)
  await open(page, ONE, shop.ben)
  await close(page, ONE, shop.ben)
  await close(await shop.made('/not-this-one'), ONE, shop.anna)
  expect(await othersOf(page, OTHER, shop.ben)).toEqual([['Anna Builder', false]])
  // Until they are gone.
  await age(91)
  await open(page, ONE, shop.ben)
  expect(await othersOf(page, OTHER, shop.anna)).toEqual([['Ben Builder', false]])
})

test('many who come and go at once are all answered [BLK-10]', async () => {
  const page = await shop.made('/busy')
  const windows = Array.from({ length: 12 }, (_, index) => `window-of-many-${String(index).padStart(3, '0')}`)
  for (let round = 0; round < 3; round += 1) {
    const replies = await Promise.all(
      windows.flatMap((windowId, index) => [
        open(page, windowId, index % 2 === 0 ? shop.anna : shop.ben),
        open(page, windowId, index % 2 === 0 ? shop.anna : shop.ben),
      ]),
    )
    expect(new Set(statusesOf(replies))).toEqual(new Set([200]))
    await age(100)
  }
  expect(await othersOf(page, ONE)).toEqual([])
  expect(await keptWindows()).toEqual([ONE])
})

test('what one process is told another one knows [BLK-10]', async () => {
  const page = await shop.made('/several-processes')
  const second = await openApp(shop.database)
  try {
    const { body } = await shop.guest<SignedIn>('POST', ROUTES.signIn.path, {
      body: { username: 'Ben@shop.example', password: PASSWORD },
    })
    const told = await fetch(second.url + editorPath(page, OTHER), {
      method: 'PUT',
      headers: { authorization: `Bearer ${body.token}` },
    })
    expect(told.status).toBe(200)
    expect(await othersOf(page)).toEqual([['Ben Builder', false]])
  } finally {
    await second.app.close()
  }
})

test('being there makes no page anew for visitors [BLK-10]', async () => {
  const [page, later] = [await shop.published('/unmoved'), await shop.made('/moved')]
  const heard: string[] = []
  const stop = await shop.database.watch({ onChange: (change) => void heard.push(change), onLost() {}, onBack() {} })
  try {
    await open(page)
    await open(page)
    await close(page)
    expect(heard).toEqual([])
    // What is told is told in its order: nothing was on its way when this came.
    await shop.anna('DELETE', pagePath('deleteBuilderPage', later))
    await vi.waitFor(() => expect(heard).toEqual(['content']))
  } finally {
    stop()
  }
})

test('an editor that is left open does not keep its session open [BLK-10] [SES-02]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const pass = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)
  const page = await shop.made('/left-open')
  const { token } = (
    await shop.guest<SignedIn>('POST', ROUTES.signIn.path, {
      body: { username: 'Anna@shop.example', password: PASSWORD },
    })
  ).body
  const call = <Body>(method: string, path: string) => shop.guest<Body>(method, path, { token })
  const endOf = async () => (await call<SessionState>('GET', ROUTES.getSession.path)).body.expiresAt
  const began = await endOf()
  for (const minutes of [1, 10, 49]) {
    pass(minutes * MINUTE)
    expect((await call('PUT', editorPath(page, ONE))).status).toBe(200)
    expect((await call('DELETE', editorPath(page, ONE))).status).toBe(204)
    expect(await endOf()).toBe(began)
  }
  // Whoever works does.
  expect((await call('GET', pagePath('getBuilderPage', page))).status).toBe(200)
  const extended = await endOf()
  expect(Date.parse(extended)).toBeGreaterThan(Date.parse(began))
  for (const minutes of [30, 60, 29]) {
    pass(minutes * MINUTE)
    expect((await call('PUT', editorPath(page, ONE))).status).toBe(200)
    expect(await endOf()).toBe(extended)
  }
  pass(2 * MINUTE)
  expect(await call('PUT', editorPath(page, ONE))).toMatchObject({
    status: 401,
    body: [{ errorCode: 'INVALID_SESSION_ID' }],
  })
})

test.each(['short', 'x'.repeat(65), 'with%20space-0000000', 'dots...............'])(
  "a window '%s' is none [BLK-10]",
  async (windowId) => {
    const page = await shop.made(`/no-window-${crypto.randomUUID()}`)
    for (const method of ['PUT', 'DELETE'])
      expect(await shop.anna(method, editorPath(page, windowId))).toMatchObject({
        status: 400,
        body: [{ errorCode: 'INVALID_ID_FIELD' }],
      })
  },
)

test('a page that is not there cannot be open [BLK-10]', async () => {
  expect(await open({ pageId: '0Pg000000000001AAA' })).toMatchObject({
    status: 404,
    body: [{ errorCode: 'ITEM_NOT_FOUND' }],
  })
  const page = await shop.made('/deleted-while-open')
  await shop.anna('DELETE', pagePath('deleteBuilderPage', page))
  expect(await open(page)).toMatchObject({ status: 410, body: [{ errorCode: 'ENTITY_IS_DELETED' }] })
  expect((await close(page)).status).toBe(204)
})
