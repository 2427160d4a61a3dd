import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { OpenPage } from '@hydrant/contract/admin/page-editors.ts'
import { ROUTES } from '@hydrant/contract/routes.ts'
import type { SessionState, SignedIn } from '@hydrant/contract/shop/session.ts'
import { pageEditor } from '@hydrant/database/schema/content.ts'
import { user } from '@hydrant/database/schema/session.ts'
import {
  type BuilderShop,
  openBuilderShop,
  toPageEndpointPath,
  listSortedStatuses,
} from '../../testing/builder-shop.ts'
import { openApp } from '../../testing/open-app.ts'
import { PASSWORD } from '../../testing/test-catalogue.ts'

let shop: BuilderShop
beforeAll(async () => {
  shop = await openBuilderShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  vi.useRealTimers()
  await shop.database.transaction((tx) => tx.delete(pageEditor))
})

type Page = { readonly pageId: string }

const MINUTE = 60_000
const FIRST_WINDOW = 'window-of-one-0001'
const SECOND_WINDOW = 'window-of-other-02'
const THIRD_WINDOW = 'window-of-third-03'

const editorPath = (page: Page, windowId: string) =>
  toPageEndpointPath('reportPageOpen', page).replace(':windowId', windowId)
const openEditor = (page: Page, windowId = FIRST_WINDOW, client = shop.anna) =>
  client<OpenPage>('PUT', editorPath(page, windowId))
const closeEditor = (page: Page, windowId = FIRST_WINDOW, client = shop.anna) =>
  client('DELETE', editorPath(page, windowId))
const fetchOtherEditors = async (...args: Parameters<typeof openEditor>) =>
  (await openEditor(...args)).body.editors.map(({ name, isOwn }) => [name, isOwn])
const ageEditors = (seconds: number) =>
  shop.database.transaction((tx) =>
    tx.update(pageEditor).set({ seenAt: sql`${pageEditor.seenAt} - make_interval(secs => ${seconds})` }),
  )
const fetchStoredWindows = async () =>
  (
    await shop.database.query((db) =>
      db.select({ id: pageEditor.windowId }).from(pageEditor).orderBy(pageEditor.windowId),
    )
  ).map(({ id }) => id)

test('editors of a page see who else has it open, until that user closes it [BLK-10]', async () => {
  const page = await shop.createDraft('/two-editors')
  const first = await openEditor(page)
  expect(first.status).toBe(200)
  expect(first.body.editors).toEqual([])
  const second = await openEditor(page, SECOND_WINDOW, shop.ben)
  expect(second.body.editors).toEqual([{ name: 'Anna Builder', isOwn: false }])
  expect(await fetchOtherEditors(page)).toEqual([['Ben Builder', false]])
  expect((await closeEditor(page, SECOND_WINDOW, shop.ben)).status).toBe(204)
  expect((await closeEditor(page, SECOND_WINDOW, shop.ben)).status).toBe(204)
  expect(await fetchOtherEditors(page)).toEqual([])
})

test('another window of the same user is marked as own, and a user with several windows is listed once [BLK-10]', async () => {
  const page = await shop.createDraft('/own-windows')
  await openEditor(page, FIRST_WINDOW)
  expect(await fetchOtherEditors(page, SECOND_WINDOW)).toEqual([['Anna Builder', true]])
  await openEditor(page, THIRD_WINDOW)
  expect(await fetchOtherEditors(page, 'window-of-ben-0004', shop.ben)).toEqual([['Anna Builder', false]])
  expect(await fetchOtherEditors(page, FIRST_WINDOW)).toEqual([
    ['Anna Builder', true],
    ['Ben Builder', false],
  ])
  // Reporting again does not change the order.
  for (const windowId of [SECOND_WINDOW, THIRD_WINDOW]) await openEditor(page, windowId)
  expect(await fetchOtherEditors(page, FIRST_WINDOW)).toEqual([
    ['Anna Builder', true],
    ['Ben Builder', false],
  ])
  expect(await fetchOtherEditors(await shop.createDraft('/another-page'), 'window-of-ben-0005', shop.ben)).toEqual([])
})

test('two users with the same name see each other [BLK-10]', async () => {
  const page = await shop.createDraft('/namesakes')
  await shop.saveTitle(page, 'by Anna')
  await shop.database.transaction((tx) =>
    tx
      .update(user)
      .set({ name: 'Anna Builder' })
      .where(sql`${user.firstName} = 'Ben'`),
  )
  try {
    await openEditor(page, FIRST_WINDOW)
    expect((await openEditor(page, SECOND_WINDOW, shop.ben)).body).toMatchObject({
      isOwnChange: false,
      editors: [{ name: 'Anna Builder', isOwn: false }],
    })
    expect((await openEditor(page, FIRST_WINDOW)).body).toMatchObject({
      isOwnChange: true,
      editors: [{ name: 'Anna Builder', isOwn: false }],
    })
    const saved = (client: typeof shop.anna) => shop.saveTitle(page, 'late', client)
    expect(await saved(shop.anna)).toMatchObject({
      status: 409,
      body: [{ arguments: ['2', expect.any(String), 'Anna Builder', 'own'] }],
    })
    expect(await saved(shop.ben)).toMatchObject({
      status: 409,
      body: [{ arguments: ['2', expect.any(String), 'Anna Builder', 'other'] }],
    })
  } finally {
    await shop.database.transaction((tx) =>
      tx
        .update(user)
        .set({ name: 'Ben Builder' })
        .where(sql`${user.firstName} = 'Ben'`),
    )
  }
})

test('the response has the state and last editor of the page, and opening the page does not change it [BLK-10]', async () => {
  const page = await shop.createDraft('/standing')
  const { document: _, ...head } = page
  expect((await openEditor(page, FIRST_WINDOW, shop.ben)).body).toMatchObject({ page: head, isOwnChange: false })
  const saved = (await shop.saveTitle(page, 'two', shop.ben)).body
  expect((await openEditor(page, FIRST_WINDOW, shop.anna)).body).toMatchObject({ page: saved, isOwnChange: false })
  expect((await openEditor(page, SECOND_WINDOW, shop.ben)).body).toMatchObject({ page: saved, isOwnChange: true })
  const { status, body } = await shop.saveTitle(saved, 'three', shop.anna)
  expect([status, body.revision]).toEqual([200, page.revision + 2])
})

test('a window that has not reported for 90 seconds no longer counts, and is deleted when others report [BLK-10]', async () => {
  const page = await shop.createDraft('/silent')
  await openEditor(page, SECOND_WINDOW, shop.ben)
  await ageEditors(80)
  expect(await fetchOtherEditors(page, FIRST_WINDOW)).toEqual([['Ben Builder', false]])
  await openEditor(page, SECOND_WINDOW, shop.ben)
  await ageEditors(80)
  expect(await fetchOtherEditors(page, FIRST_WINDOW), 'who says so again counts again').toEqual([
    ['Ben Builder', false],
  ])
  await ageEditors(91)
  expect(await fetchOtherEditors(page, FIRST_WINDOW)).toEqual([])
  expect(await fetchStoredWindows()).toEqual([FIRST_WINDOW])
})

test('a window belongs to its user: others can neither take it over nor close it [BLK-10]', async () => {
  const page = await shop.createDraft('/owned')
  await openEditor(page, FIRST_WINDOW, shop.anna)
  await openEditor(page, FIRST_WINDOW, shop.ben)
  await closeEditor(page, FIRST_WINDOW, shop.ben)
  await closeEditor(await shop.createDraft('/not-this-one'), FIRST_WINDOW, shop.anna)
  expect(await fetchOtherEditors(page, SECOND_WINDOW, shop.ben)).toEqual([['Anna Builder', false]])
  // Until it has expired.
  await ageEditors(91)
  await openEditor(page, FIRST_WINDOW, shop.ben)
  expect(await fetchOtherEditors(page, SECOND_WINDOW, shop.anna)).toEqual([['Ben Builder', false]])
})

test('many windows that open and close at once all succeed [BLK-10]', async () => {
  const page = await shop.createDraft('/busy')
  const windows = Array.from({ length: 12 }, (_, index) => `window-of-many-${String(index).padStart(3, '0')}`)
  for (let round = 0; round < 3; round += 1) {
    const responses = await Promise.all(
      windows.flatMap((windowId, index) => [
        openEditor(page, windowId, index % 2 === 0 ? shop.anna : shop.ben),
        openEditor(page, windowId, index % 2 === 0 ? shop.anna : shop.ben),
      ]),
    )
    expect(new Set(listSortedStatuses(responses))).toEqual(new Set([200]))
    await ageEditors(100)
  }
  expect(await fetchOtherEditors(page, FIRST_WINDOW)).toEqual([])
  expect(await fetchStoredWindows()).toEqual([FIRST_WINDOW])
})

test('a window reported to one process is seen by another [BLK-10]', async () => {
  const page = await shop.createDraft('/several-processes')
  const second = await openApp(shop.database)
  try {
    const { body } = await shop.guest<SignedIn>('POST', ROUTES.signIn.path, {
      body: { username: 'Ben@shop.example', password: PASSWORD },
    })
    const response = await fetch(second.url + editorPath(page, SECOND_WINDOW), {
      method: 'PUT',
      headers: { authorization: `Bearer ${body.token}` },
    })
    expect(response.status).toBe(200)
    expect(await fetchOtherEditors(page)).toEqual([['Ben Builder', false]])
  } finally {
    await second.app.close()
  }
})

test('an open editor does not invalidate cached pages [BLK-10]', async () => {
  const [page, later] = [await shop.createPublishedPage('/unmoved'), await shop.createDraft('/moved')]
  const changes: string[] = []
  const unsubscribe = await shop.database.subscribe({
    onChange: (change) => void changes.push(change),
    onLost() {},
    onRestored() {},
  })
  try {
    await openEditor(page)
    await openEditor(page)
    await closeEditor(page)
    expect(changes).toEqual([])
    // Notifications arrive in order: no earlier one was pending when this one came.
    await shop.anna('DELETE', toPageEndpointPath('deleteBuilderPage', later))
    await vi.waitFor(() => expect(changes).toEqual(['content']))
  } finally {
    unsubscribe()
  }
})

test('an editor that is left open does not extend the session [BLK-10] [SES-02]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const advanceTime = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)
  const page = await shop.createDraft('/left-open')
  const { token } = (
    await shop.guest<SignedIn>('POST', ROUTES.signIn.path, {
      body: { username: 'Anna@shop.example', password: PASSWORD },
    })
  ).body
  const call = <Body>(method: string, path: string) => shop.guest<Body>(method, path, { token })
  const fetchExpiry = async () => (await call<SessionState>('GET', ROUTES.getSession.path)).body.expiresAt
  const initialExpiry = await fetchExpiry()
  for (const minutes of [1, 10, 49]) {
    advanceTime(minutes * MINUTE)
    expect((await call('PUT', editorPath(page, FIRST_WINDOW))).status).toBe(200)
    expect((await call('DELETE', editorPath(page, FIRST_WINDOW))).status).toBe(204)
    expect(await fetchExpiry()).toBe(initialExpiry)
  }
  // A real request does.
  expect((await call('GET', toPageEndpointPath('getBuilderPage', page))).status).toBe(200)
  const extended = await fetchExpiry()
  expect(Date.parse(extended)).toBeGreaterThan(Date.parse(initialExpiry))
  for (const minutes of [30, 60, 29]) {
    advanceTime(minutes * MINUTE)
    expect((await call('PUT', editorPath(page, FIRST_WINDOW))).status).toBe(200)
    expect(await fetchExpiry()).toBe(extended)
  }
  advanceTime(2 * MINUTE)
  expect(await call('PUT', editorPath(page, FIRST_WINDOW))).toMatchObject({
    status: 401,
    body: [{ errorCode: 'INVALID_SESSION_ID' }],
  })
})

test.each(['short', 'x'.repeat(65), 'with%20space-0000000', 'dots...............'])(
  "the window id '%s' is rejected [BLK-10]",
  async (windowId) => {
    const page = await shop.createDraft(`/no-window-${crypto.randomUUID()}`)
    for (const method of ['PUT', 'DELETE'])
      expect(await shop.anna(method, editorPath(page, windowId))).toMatchObject({
        status: 400,
        body: [{ errorCode: 'INVALID_ID_FIELD' }],
      })
  },
)

test('a page that does not exist or is deleted cannot be opened [BLK-10]', async () => {
  expect(await openEditor({ pageId: '0Pg000000000001AAA' })).toMatchObject({
    status: 404,
    body: [{ errorCode: 'ITEM_NOT_FOUND' }],
  })
  const page = await shop.createDraft('/deleted-while-open')
  await shop.anna('DELETE', toPageEndpointPath('deleteBuilderPage', page))
  expect(await openEditor(page)).toMatchObject({ status: 410, body: [{ errorCode: 'ENTITY_IS_DELETED' }] })
  expect((await closeEditor(page)).status).toBe(204)
})
