import { page as storedPage } from '@hydrant/database/schema/content.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type {
  BuilderPage,
  BuilderPageHead,
  DeletedPageCollection,
  PageSummaryCollection,
} from '@hydrant/contract/admin/pages.ts'
import { type BuilderShop, contentOf, openBuilderShop, pagePath } from '../../testing/builder-shop.ts'
import { publishPage } from '../service.ts'

let shop: BuilderShop
beforeAll(async () => {
  shop = await openBuilderShop()
})
afterAll(() => shop.close())

type Page = Pick<BuilderPageHead, 'pageId'>

const read = async (page: Page) => (await shop.anna<BuilderPage>('GET', pagePath('getBuilderPage', page))).body
/** Changes a page's place as it is now. */
const change = async (page: Page, body: { readonly path?: string; readonly isHome?: boolean }) =>
  shop.anna<BuilderPageHead>('PATCH', pagePath('updateBuilderPage', page), {
    body: { revision: (await read(page)).revision, ...body },
  })
const takeOff = async (page: Page) =>
  shop.anna('POST', pagePath('unpublishBuilderPage', page), { body: { revision: (await read(page)).revision } })
const sitemap = async () =>
  (
    await shop.guest<{ entries: Array<{ path: string }> }>(
      'GET',
      '/services/data/v65.0/connect/sites/site/sitemap/pages',
    )
  ).body.entries.map(({ path }) => path)

test('whoever asks at any path where a page has been is told its present one [BLK-10]', async () => {
  const page = await shop.published('/a', 'moving')
  expect(await change(page, { path: '/b' })).toMatchObject({ status: 200, body: { path: '/b', state: 'live' } })
  await change(page, { path: '/c/d' })
  for (const path of ['/a', '/b', '/c/d']) expect(await shop.seen(path)).toEqual(['/c/d', 'moving', 1])
  expect(await shop.seen('/a', { publishStatus: 'Draft' }, 'ben')).toEqual(['/c/d', 'moving', 1])
  expect(await sitemap()).toEqual(['/c/d'])
  // Moved back, it answers where it began, and what it has left leads there.
  await change(page, { path: '/a' })
  for (const path of ['/a', '/b', '/c/d']) expect(await shop.seen(path)).toEqual(['/a', 'moving', 1])
})

test('a page is found by any case of its path’s letters, and by those that it has had, and is told its own [BLK-10]', async () => {
  const page = await shop.published('/Case-Study', 'study')
  for (const path of ['/case-study', '/Case-Study', '/CASE-STUDY'])
    expect(await shop.seen(path)).toEqual(['/case-study', 'study', 1])
  await change(page, { path: '/Case-Studies' })
  for (const path of ['/case-studies', '/CASE-Studies', '/Case-Study'])
    expect(await shop.seen(path)).toEqual(['/case-studies', 'study', 1])
  const other = await shop.published('/other-study')
  expect(await change(other, { path: '/CASE-STUDIES' })).toMatchObject({
    status: 409,
    body: [
      {
        errorCode: 'DUPLICATE',
        message: 'The page “study” has the address /case-studies already. Choose another one.',
      },
    ],
  })
  expect(await change(other, { path: '/Other-Study' })).toMatchObject({ status: 200, body: { path: '/other-study' } })
})

test('pages from before paths were in small letters are each found at their own [BLK-10]', async () => {
  await shop.published('/legacy', 'small')
  const capital = await shop.published('/legacy-2', 'capital')
  await shop.database.transaction((executor) =>
    executor.update(storedPage).set({ path: '/Legacy' }).where(eq(storedPage.id, capital.pageId)),
  )
  expect([await shop.seen('/legacy'), await shop.seen('/Legacy'), await shop.seen('/LEGACY')]).toEqual([
    ['/legacy', 'small', 1],
    ['/Legacy', 'capital', 1],
    ['/legacy', 'small', 1],
  ])
  expect(await change(capital, { path: '/legacy-2' })).toMatchObject({ status: 200, body: { path: '/legacy-2' } })
})

test('pages that differ by the case of letters alone come back beside each other, and the one that is left is found by any case [BLK-10]', async () => {
  const small = await shop.published('/contact-us', 'small')
  const capital = await shop.published('/contact-us-2', 'capital')
  await shop.database.transaction((executor) =>
    executor.update(storedPage).set({ path: '/Contact-Us' }).where(eq(storedPage.id, capital.pageId)),
  )
  await shop.anna('DELETE', pagePath('deleteBuilderPage', small))
  for (const path of ['/contact-us', '/Contact-Us', '/CONTACT-US'])
    expect(await shop.seen(path)).toEqual(['/Contact-Us', 'capital', 1])
  expect(
    await shop.anna('POST', '/admin/builder/pages', { body: { path: '/contact-us', ...contentOf('third') } }),
  ).toMatchObject({ status: 409, body: [{ errorCode: 'DUPLICATE' }] })
  await shop.database.transaction((executor) =>
    publishPage(executor, { path: '/contact-us', ...contentOf('by a program') }),
  )
  expect(await shop.seen('/contact-us')).toEqual(['/Contact-Us', 'by a program', 2])
  expect((await shop.anna('POST', pagePath('undeleteBuilderPage', small))).status).toBe(200)
  expect([await shop.seen('/contact-us'), await shop.seen('/Contact-Us')]).toEqual([
    ['/contact-us', 'small', 1],
    ['/Contact-Us', 'by a program', 2],
  ])
  await shop.anna('DELETE', pagePath('deleteBuilderPage', capital))
  expect((await shop.anna('POST', pagePath('undeleteBuilderPage', capital))).status).toBe(200)
})

test('a path that another page takes leads there and nowhere else [BLK-10]', async () => {
  const first = await shop.published('/spring', 'first')
  await change(first, { path: '/spring-2025' })
  const second = await shop.published('/spring', 'second')
  expect([await shop.seen('/spring'), await shop.seen('/spring-2025')]).toEqual([
    ['/spring', 'second', 1],
    ['/spring-2025', 'first', 1],
  ])
  await takeOff(second)
  expect(await shop.seen('/spring')).toBe(404)
  expect(await change(first, { path: '/spring' })).toMatchObject({ status: 409, body: [{ errorCode: 'DUPLICATE' }] })
})

test('from a path where nobody has seen a page nothing leads away [BLK-10]', async () => {
  const page = await shop.made('/unseen')
  const { revision } = (await change(page, { path: '/seen' })).body
  await shop.anna('POST', pagePath('publishBuilderPage', page), { body: { revision } })
  expect([await shop.seen('/unseen'), await shop.seen('/seen')]).toEqual([404, ['/seen', 'first', 1]])
})

test.each([
  ['/cart', 'INVALID_API_INPUT'],
  ['/outside-base-path', 'INVALID_API_INPUT'],
  ['/spring.data', 'INVALID_API_INPUT'],
  ['/spring/_root.data', 'INVALID_API_INPUT'],
  ['/__manifest', 'INVALID_API_INPUT'],
  ['/', 'INVALID_OPERATION'],
  ['no path', 'INVALID_API_INPUT'],
])('no page moves to %s [BLK-10]', async (path, errorCode) => {
  const page = await shop.made(`/stays-${crypto.randomUUID()}`)
  expect(await change(page, { path })).toMatchObject({ status: 400, body: [{ errorCode }] })
  expect(await read(page)).toEqual(page)
})

test('another page becomes the home page, and the one before answers at a path of its own [BLK-10] [HOME-03]', async () => {
  await shop.database.transaction((executor) => publishPage(executor, { path: '/', ...contentOf('old home') }))
  const next = await shop.published('/landing', 'new home')
  const old = (await shop.anna<PageSummaryCollection>('GET', '/admin/builder/pages', { query: { query: 'old home' } }))
    .body.pages[0]
  if (old === undefined) throw new Error('The home page is not listed.')
  expect(old).toMatchObject({ path: '/', isHome: true })
  expect(await change(next, { isHome: true })).toMatchObject({ status: 200, body: { isHome: true, path: '/landing' } })
  expect([await shop.seen('/'), await shop.seen('/landing'), await shop.seen('/home')]).toEqual([
    ['/', 'new home', 1],
    ['/', 'new home', 1],
    ['/home', 'old home', 1],
  ])
  expect(await sitemap()).toEqual(expect.arrayContaining(['/', '/home']))
  expect(await sitemap()).not.toContain('/landing')
  // And back: each answers at its own path again.
  await change(old, { isHome: true })
  expect([await shop.seen('/'), await shop.seen('/landing'), await shop.seen('/home')]).toEqual([
    ['/', 'old home', 1],
    ['/landing', 'new home', 1],
    ['/', 'old home', 1],
  ])
})

test('what a program publishes at / is the home page, whatever its path [HOME-03]', async () => {
  const home = await shop.published('/welcome', 'welcome')
  await change(home, { isHome: true })
  await shop.database.transaction((executor) => publishPage(executor, { path: '/', ...contentOf('by a program') }))
  expect(await shop.seen('/')).toEqual(['/', 'by a program', 2])
  expect(await read(home)).toMatchObject({ path: '/welcome', isHome: true, title: 'by a program', liveVersion: 2 })
})

test('there is always one home page that visitors see [HOME-03]', async () => {
  const draft = await shop.made('/not-live')
  expect(await change(draft, { isHome: true })).toMatchObject({
    status: 400,
    body: [
      { errorCode: 'INVALID_OPERATION', message: 'Only a published page can be the home page. Publish it first.' },
    ],
  })
  const home = await shop.published('/the-home')
  await change(home, { isHome: true })
  const stays = {
    status: 400,
    body: [
      { errorCode: 'INVALID_OPERATION', message: 'This is the home page. Make another page the home page first.' },
    ],
  }
  expect(await change(home, { isHome: false })).toMatchObject(stays)
  expect(await shop.anna('DELETE', pagePath('deleteBuilderPage', home))).toMatchObject(stays)
  expect(await takeOff(home)).toMatchObject(stays)
  expect(await shop.anna('POST', '/admin/builder/pages', { body: { path: '/', ...contentOf('x') } })).toMatchObject({
    status: 409,
    body: [{ errorCode: 'DUPLICATE' }],
  })
  const rivals = await Promise.all([shop.published('/rival-1'), shop.published('/rival-2'), shop.published('/rival-3')])
  await Promise.all(rivals.map((rival) => change(rival, { isHome: true })))
  const { body } = await shop.anna<PageSummaryCollection>('GET', '/admin/builder/pages', { query: { pageSize: 200 } })
  expect(body.pages.filter(({ isHome }) => isHome)).toHaveLength(1)
})

test('a deleted page is gone for everyone, and comes back as it was [BLK-10]', async () => {
  const page = await shop.published('/deleted', 'kept')
  await shop.titled(page, 'draft')
  const before = await read(page)
  expect((await shop.anna('DELETE', pagePath('deleteBuilderPage', page))).status).toBe(204)
  expect([await shop.seen('/deleted'), await shop.seen('/deleted', { publishStatus: 'Draft' }, 'ben')]).toEqual([
    404, 404,
  ])
  expect(await sitemap()).not.toContain('/deleted')
  expect(
    (await shop.anna<PageSummaryCollection>('GET', '/admin/builder/pages', { query: { query: '/deleted' } })).body
      .totalCount,
  ).toBe(0)
  const gone = { status: 410, body: [{ errorCode: 'ENTITY_IS_DELETED' }] }
  expect(await shop.titled(before, 'x', shop.ben)).toMatchObject(gone)
  expect(await shop.anna('DELETE', pagePath('deleteBuilderPage', page))).toMatchObject(gone)
  for (const route of ['getBuilderPage', 'listPageVersions', 'getPageVersion'] as const)
    expect(await shop.anna('GET', pagePath(route, page))).toMatchObject(gone)
  for (const route of ['unpublishBuilderPage', 'cancelPageSchedule'] as const)
    expect(await shop.anna('POST', pagePath(route, page), { body: { revision: before.revision } })).toMatchObject(gone)
  expect((await shop.anna('POST', pagePath('undeleteBuilderPage', page))).status).toBe(200)
  expect(await read(page)).toEqual(before)
  expect(await shop.seen('/deleted')).toEqual(['/deleted', 'kept', 1])
})

test('a deleted page whose path was taken does not come back before it is free [BLK-10]', async () => {
  const page = await shop.published('/short-lived', 'first')
  await shop.anna('DELETE', pagePath('deleteBuilderPage', page))
  const second = await shop.published('/short-lived', 'second')
  expect(await shop.anna('POST', pagePath('undeleteBuilderPage', page))).toMatchObject({
    status: 409,
    body: [{ errorCode: 'DUPLICATE' }],
  })
  await change(second, { path: '/longer-lived' })
  expect((await shop.anna('POST', pagePath('undeleteBuilderPage', page))).status).toBe(200)
  expect([await shop.seen('/short-lived'), await shop.seen('/longer-lived')]).toEqual([
    ['/short-lived', 'first', 1],
    ['/longer-lived', 'second', 1],
  ])
})

test('deleted pages are listed with who deleted them and when, the last one first, and come back at another path when theirs is taken [BLK-10]', async () => {
  const deleted = async (query: Readonly<Record<string, string | number>> = {}) =>
    (await shop.anna<DeletedPageCollection>('GET', '/admin/builder/deleted-pages', { query })).body
  const [page, other] = [await shop.published('/found-again', 'found'), await shop.made('/found-too', 'found too')]
  await shop.ben('DELETE', pagePath('deleteBuilderPage', page))
  await shop.anna('DELETE', pagePath('deleteBuilderPage', other))
  const { pages, totalCount } = await deleted({ query: 'found' })
  expect([totalCount, pages.map(({ pageId, path, title, deletedBy }) => [pageId, path, title, deletedBy])]).toEqual([
    2,
    [
      [other.pageId, '/found-too', 'found too', 'Anna Builder'],
      [page.pageId, '/found-again', 'found', 'Ben Builder'],
    ],
  ])
  expect(Math.abs(Date.now() - Date.parse(pages[1]?.deletedDate ?? ''))).toBeLessThan(60_000)
  const first = await deleted({ query: 'found', pageSize: 1 })
  expect((await deleted({ query: 'found', pageToken: first.nextPageToken ?? '' })).pages).toEqual([pages[1]])
  expect(await shop.anna('GET', '/admin/builder/deleted-pages', { query: { pageToken: 'x' } })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' }],
  })

  await shop.published('/found-again', 'taken meanwhile')
  const back = (path: string) =>
    shop.anna<BuilderPageHead>('POST', pagePath('undeleteBuilderPage', page), { body: { path } })
  expect(await back('/FOUND-again')).toMatchObject({
    status: 409,
    body: [
      {
        errorCode: 'DUPLICATE',
        message: 'The page “taken meanwhile” has the address /found-again already. Choose another one.',
      },
    ],
  })
  expect(await back('/cart')).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT', message: 'This path belongs to the shop itself. Choose another one.' }],
  })
  expect(await back('no path')).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT', message: expect.stringContaining('path') }],
  })
  expect(await back('/Found-Elsewhere')).toMatchObject({
    status: 200,
    body: {
      path: '/found-elsewhere',
      title: 'found',
      state: 'live',
      revision: page.revision + 1,
      changedBy: 'Anna Builder',
    },
  })
  expect([await shop.seen('/found-elsewhere'), await shop.seen('/found-again')]).toEqual([
    ['/found-elsewhere', 'found', 1],
    ['/found-again', 'taken meanwhile', 1],
  ])
  expect((await deleted({ query: 'found' })).pages.map(({ pageId }) => pageId)).toEqual([other.pageId])
  // Where nobody has taken its former path, whoever knows that is led to the new one.
  await shop.anna('DELETE', pagePath('deleteBuilderPage', page))
  await back('/found-at-last')
  expect(await shop.seen('/found-elsewhere')).toEqual(['/found-at-last', 'found', 1])
})

test('of two who move a page, or make it the home page, the second is told of the first [BLK-10]', async () => {
  const page = await shop.published('/moved-once')
  const sent = (body: { readonly path?: string; readonly isHome?: boolean }) =>
    shop.ben<BuilderPageHead>('PATCH', pagePath('updateBuilderPage', page), {
      body: { revision: page.revision, ...body },
    })
  expect(await sent({ path: '/moved-once', isHome: false })).toMatchObject({
    status: 200,
    body: { revision: page.revision },
  })
  expect(await sent({ path: '/moved-by-ben' })).toMatchObject({
    status: 200,
    body: { revision: page.revision + 1, changedBy: 'Ben Builder' },
  })
  for (const late of [{ path: '/moved-late' }, { isHome: true }])
    expect(await sent(late)).toMatchObject({ status: 409, body: [{ errorCode: 'CONFLICT' }] })
  expect(await read(page)).toMatchObject({ path: '/moved-by-ben', isHome: false })
})
