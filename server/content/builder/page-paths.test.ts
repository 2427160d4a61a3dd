import { page as storedPage } from '@hydrant/database/schema/content.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type {
  BuilderPage,
  BuilderPageHead,
  DeletedPageCollection,
  PageSummaryCollection,
} from '@hydrant/contract/admin/pages.ts'
import { type BuilderShop, toPageContent, openBuilderShop, toPageEndpointPath } from '../../testing/builder-shop.ts'
import { saveAndPublishPage } from '../service.ts'

let shop: BuilderShop
beforeAll(async () => {
  shop = await openBuilderShop()
})
afterAll(() => shop.close())

type Page = Pick<BuilderPageHead, 'pageId'>

const fetchPage = async (page: Page) =>
  (await shop.anna<BuilderPage>('GET', toPageEndpointPath('getBuilderPage', page))).body
/** Changes the path or home page flag of a page at its current revision. */
const movePage = async (page: Page, body: { readonly path?: string; readonly isHome?: boolean }) =>
  shop.anna<BuilderPageHead>('PATCH', toPageEndpointPath('updateBuilderPage', page), {
    body: { revision: (await fetchPage(page)).revision, ...body },
  })
const unpublish = async (page: Page) =>
  shop.anna('POST', toPageEndpointPath('unpublishBuilderPage', page), {
    body: { revision: (await fetchPage(page)).revision },
  })
const fetchSitemapPaths = async () =>
  (
    await shop.guest<{ entries: Array<{ path: string }> }>(
      'GET',
      '/services/data/v65.0/connect/sites/site/sitemap/pages',
    )
  ).body.entries.map(({ path }) => path)

test('a page is found at all its former paths, with its current one [BLK-10]', async () => {
  const page = await shop.createPublishedPage('/a', 'moving')
  expect(await movePage(page, { path: '/b' })).toMatchObject({ status: 200, body: { path: '/b', state: 'live' } })
  await movePage(page, { path: '/c/d' })
  for (const path of ['/a', '/b', '/c/d']) expect(await shop.viewPage(path)).toEqual(['/c/d', 'moving', 1])
  expect(await shop.viewPage('/a', { publishStatus: 'Draft' }, 'ben')).toEqual(['/c/d', 'moving', 1])
  expect(await fetchSitemapPaths()).toEqual(['/c/d'])
  // After moving back, the page is found at its first path, and its other former paths lead there.
  await movePage(page, { path: '/a' })
  for (const path of ['/a', '/b', '/c/d']) expect(await shop.viewPage(path)).toEqual(['/a', 'moving', 1])
})

test('a page is found by its current and former paths in any case, and returned with its canonical path [BLK-10]', async () => {
  const page = await shop.createPublishedPage('/Case-Study', 'study')
  for (const path of ['/case-study', '/Case-Study', '/CASE-STUDY'])
    expect(await shop.viewPage(path)).toEqual(['/case-study', 'study', 1])
  await movePage(page, { path: '/Case-Studies' })
  for (const path of ['/case-studies', '/CASE-Studies', '/Case-Study'])
    expect(await shop.viewPage(path)).toEqual(['/case-studies', 'study', 1])
  const other = await shop.createPublishedPage('/other-study')
  expect(await movePage(other, { path: '/CASE-STUDIES' })).toMatchObject({
    status: 409,
    body: [
      {
        errorCode: 'DUPLICATE',
        message: 'The page “study” has the address /case-studies already. Choose another one.',
      },
    ],
  })
  expect(await movePage(other, { path: '/Other-Study' })).toMatchObject({ status: 200, body: { path: '/other-study' } })
})

test('pages from before paths were in lower case are each found at exactly their own path [BLK-10]', async () => {
  await shop.createPublishedPage('/legacy', 'small')
  const capital = await shop.createPublishedPage('/legacy-2', 'capital')
  await shop.database.transaction((tx) =>
    tx.update(storedPage).set({ path: '/Legacy' }).where(eq(storedPage.id, capital.pageId)),
  )
  expect([await shop.viewPage('/legacy'), await shop.viewPage('/Legacy'), await shop.viewPage('/LEGACY')]).toEqual([
    ['/legacy', 'small', 1],
    ['/Legacy', 'capital', 1],
    ['/legacy', 'small', 1],
  ])
  expect(await movePage(capital, { path: '/legacy-2' })).toMatchObject({ status: 200, body: { path: '/legacy-2' } })
})

test('pages whose paths differ only by case are restored next to each other, and the only one left is found by any case [BLK-10]', async () => {
  const small = await shop.createPublishedPage('/contact-us', 'small')
  const capital = await shop.createPublishedPage('/contact-us-2', 'capital')
  await shop.database.transaction((tx) =>
    tx.update(storedPage).set({ path: '/Contact-Us' }).where(eq(storedPage.id, capital.pageId)),
  )
  await shop.anna('DELETE', toPageEndpointPath('deleteBuilderPage', small))
  for (const path of ['/contact-us', '/Contact-Us', '/CONTACT-US'])
    expect(await shop.viewPage(path)).toEqual(['/Contact-Us', 'capital', 1])
  expect(
    await shop.anna('POST', '/admin/builder/pages', { body: { path: '/contact-us', ...toPageContent('third') } }),
  ).toMatchObject({ status: 409, body: [{ errorCode: 'DUPLICATE' }] })
  await shop.database.transaction((tx) =>
    saveAndPublishPage(tx, { path: '/contact-us', ...toPageContent('by a program') }),
  )
  expect(await shop.viewPage('/contact-us')).toEqual(['/Contact-Us', 'by a program', 2])
  expect((await shop.anna('POST', toPageEndpointPath('undeleteBuilderPage', small))).status).toBe(200)
  expect([await shop.viewPage('/contact-us'), await shop.viewPage('/Contact-Us')]).toEqual([
    ['/contact-us', 'small', 1],
    ['/Contact-Us', 'by a program', 2],
  ])
  await shop.anna('DELETE', toPageEndpointPath('deleteBuilderPage', capital))
  expect((await shop.anna('POST', toPageEndpointPath('undeleteBuilderPage', capital))).status).toBe(200)
})

test('a former path that another page takes leads only to that page [BLK-10]', async () => {
  const first = await shop.createPublishedPage('/spring', 'first')
  await movePage(first, { path: '/spring-2025' })
  const second = await shop.createPublishedPage('/spring', 'second')
  expect([await shop.viewPage('/spring'), await shop.viewPage('/spring-2025')]).toEqual([
    ['/spring', 'second', 1],
    ['/spring-2025', 'first', 1],
  ])
  await unpublish(second)
  expect(await shop.viewPage('/spring')).toBe(404)
  expect(await movePage(first, { path: '/spring' })).toMatchObject({ status: 409, body: [{ errorCode: 'DUPLICATE' }] })
})

test('the former path of a page that was never published there does not redirect [BLK-10]', async () => {
  const page = await shop.createDraft('/unseen')
  const { revision } = (await movePage(page, { path: '/seen' })).body
  await shop.anna('POST', toPageEndpointPath('publishBuilderPage', page), { body: { revision } })
  expect([await shop.viewPage('/unseen'), await shop.viewPage('/seen')]).toEqual([404, ['/seen', 'first', 1]])
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
  const page = await shop.createDraft(`/stays-${crypto.randomUUID()}`)
  expect(await movePage(page, { path })).toMatchObject({ status: 400, body: [{ errorCode }] })
  expect(await fetchPage(page)).toEqual(page)
})

test('another page becomes the home page, and the former one gets its own path [BLK-10] [HOME-03]', async () => {
  await shop.database.transaction((tx) => saveAndPublishPage(tx, { path: '/', ...toPageContent('old home') }))
  const newHome = await shop.createPublishedPage('/landing', 'new home')
  const oldHome = (
    await shop.anna<PageSummaryCollection>('GET', '/admin/builder/pages', { query: { query: 'old home' } })
  ).body.pages[0]
  if (oldHome === undefined) throw new Error('The home page is not listed.')
  expect(oldHome).toMatchObject({ path: '/', isHome: true })
  expect(await movePage(newHome, { isHome: true })).toMatchObject({
    status: 200,
    body: { isHome: true, path: '/landing' },
  })
  expect([await shop.viewPage('/'), await shop.viewPage('/landing'), await shop.viewPage('/home')]).toEqual([
    ['/', 'new home', 1],
    ['/', 'new home', 1],
    ['/home', 'old home', 1],
  ])
  expect(await fetchSitemapPaths()).toEqual(expect.arrayContaining(['/', '/home']))
  expect(await fetchSitemapPaths()).not.toContain('/landing')
  // And back: each is found at its own path again.
  await movePage(oldHome, { isHome: true })
  expect([await shop.viewPage('/'), await shop.viewPage('/landing'), await shop.viewPage('/home')]).toEqual([
    ['/', 'old home', 1],
    ['/landing', 'new home', 1],
    ['/', 'old home', 1],
  ])
})

test('a program that publishes at / changes the home page, whatever its path [HOME-03]', async () => {
  const home = await shop.createPublishedPage('/welcome', 'welcome')
  await movePage(home, { isHome: true })
  await shop.database.transaction((tx) => saveAndPublishPage(tx, { path: '/', ...toPageContent('by a program') }))
  expect(await shop.viewPage('/')).toEqual(['/', 'by a program', 2])
  expect(await fetchPage(home)).toMatchObject({ path: '/welcome', isHome: true, title: 'by a program', liveVersion: 2 })
})

test('there is always exactly one published home page [HOME-03]', async () => {
  const draft = await shop.createDraft('/not-live')
  expect(await movePage(draft, { isHome: true })).toMatchObject({
    status: 400,
    body: [
      { errorCode: 'INVALID_OPERATION', message: 'Only a published page can be the home page. Publish it first.' },
    ],
  })
  const home = await shop.createPublishedPage('/the-home')
  await movePage(home, { isHome: true })
  const homeRequired = {
    status: 400,
    body: [
      { errorCode: 'INVALID_OPERATION', message: 'This is the home page. Make another page the home page first.' },
    ],
  }
  expect(await movePage(home, { isHome: false })).toMatchObject(homeRequired)
  expect(await shop.anna('DELETE', toPageEndpointPath('deleteBuilderPage', home))).toMatchObject(homeRequired)
  expect(await unpublish(home)).toMatchObject(homeRequired)
  expect(await shop.anna('POST', '/admin/builder/pages', { body: { path: '/', ...toPageContent('x') } })).toMatchObject(
    {
      status: 409,
      body: [{ errorCode: 'DUPLICATE' }],
    },
  )
  const rivals = await Promise.all([
    shop.createPublishedPage('/rival-1'),
    shop.createPublishedPage('/rival-2'),
    shop.createPublishedPage('/rival-3'),
  ])
  await Promise.all(rivals.map((rival) => movePage(rival, { isHome: true })))
  const { body } = await shop.anna<PageSummaryCollection>('GET', '/admin/builder/pages', { query: { pageSize: 200 } })
  expect(body.pages.filter(({ isHome }) => isHome)).toHaveLength(1)
})

test('a deleted page is found by nobody, and is restored unchanged [BLK-10]', async () => {
  const page = await shop.createPublishedPage('/deleted', 'kept')
  await shop.saveTitle(page, 'draft')
  const before = await fetchPage(page)
  expect((await shop.anna('DELETE', toPageEndpointPath('deleteBuilderPage', page))).status).toBe(204)
  expect([await shop.viewPage('/deleted'), await shop.viewPage('/deleted', { publishStatus: 'Draft' }, 'ben')]).toEqual(
    [404, 404],
  )
  expect(await fetchSitemapPaths()).not.toContain('/deleted')
  expect(
    (await shop.anna<PageSummaryCollection>('GET', '/admin/builder/pages', { query: { query: '/deleted' } })).body
      .totalCount,
  ).toBe(0)
  const deletedResponse = { status: 410, body: [{ errorCode: 'ENTITY_IS_DELETED' }] }
  expect(await shop.saveTitle(before, 'x', shop.ben)).toMatchObject(deletedResponse)
  expect(await shop.anna('DELETE', toPageEndpointPath('deleteBuilderPage', page))).toMatchObject(deletedResponse)
  for (const route of ['getBuilderPage', 'listPageVersions', 'getPageVersion'] as const)
    expect(await shop.anna('GET', toPageEndpointPath(route, page))).toMatchObject(deletedResponse)
  for (const route of ['unpublishBuilderPage', 'cancelPageSchedule'] as const)
    expect(
      await shop.anna('POST', toPageEndpointPath(route, page), { body: { revision: before.revision } }),
    ).toMatchObject(deletedResponse)
  expect((await shop.anna('POST', toPageEndpointPath('undeleteBuilderPage', page))).status).toBe(200)
  expect(await fetchPage(page)).toEqual(before)
  expect(await shop.viewPage('/deleted')).toEqual(['/deleted', 'kept', 1])
})

test('a deleted page cannot be restored while another page has its path [BLK-10]', async () => {
  const page = await shop.createPublishedPage('/short-lived', 'first')
  await shop.anna('DELETE', toPageEndpointPath('deleteBuilderPage', page))
  const second = await shop.createPublishedPage('/short-lived', 'second')
  expect(await shop.anna('POST', toPageEndpointPath('undeleteBuilderPage', page))).toMatchObject({
    status: 409,
    body: [{ errorCode: 'DUPLICATE' }],
  })
  await movePage(second, { path: '/longer-lived' })
  expect((await shop.anna('POST', toPageEndpointPath('undeleteBuilderPage', page))).status).toBe(200)
  expect([await shop.viewPage('/short-lived'), await shop.viewPage('/longer-lived')]).toEqual([
    ['/short-lived', 'first', 1],
    ['/longer-lived', 'second', 1],
  ])
})

test('deleted pages are listed with user and time, most recent first, and can be restored at another path [BLK-10]', async () => {
  const deleted = async (query: Readonly<Record<string, string | number>> = {}) =>
    (await shop.anna<DeletedPageCollection>('GET', '/admin/builder/deleted-pages', { query })).body
  const [page, other] = [
    await shop.createPublishedPage('/found-again', 'found'),
    await shop.createDraft('/found-too', 'found too'),
  ]
  await shop.ben('DELETE', toPageEndpointPath('deleteBuilderPage', page))
  await shop.anna('DELETE', toPageEndpointPath('deleteBuilderPage', other))
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

  await shop.createPublishedPage('/found-again', 'taken meanwhile')
  const undeleteAt = (path: string) =>
    shop.anna<BuilderPageHead>('POST', toPageEndpointPath('undeleteBuilderPage', page), { body: { path } })
  expect(await undeleteAt('/FOUND-again')).toMatchObject({
    status: 409,
    body: [
      {
        errorCode: 'DUPLICATE',
        message: 'The page “taken meanwhile” has the address /found-again already. Choose another one.',
      },
    ],
  })
  expect(await undeleteAt('/cart')).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT', message: 'This path belongs to the shop itself. Choose another one.' }],
  })
  expect(await undeleteAt('no path')).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT', message: expect.stringContaining('path') }],
  })
  expect(await undeleteAt('/Found-Elsewhere')).toMatchObject({
    status: 200,
    body: {
      path: '/found-elsewhere',
      title: 'found',
      state: 'live',
      revision: page.revision + 1,
      changedBy: 'Anna Builder',
    },
  })
  expect([await shop.viewPage('/found-elsewhere'), await shop.viewPage('/found-again')]).toEqual([
    ['/found-elsewhere', 'found', 1],
    ['/found-again', 'taken meanwhile', 1],
  ])
  expect((await deleted({ query: 'found' })).pages.map(({ pageId }) => pageId)).toEqual([other.pageId])
  // If nobody has taken its former path, that path redirects to the new one.
  await shop.anna('DELETE', toPageEndpointPath('deleteBuilderPage', page))
  await undeleteAt('/found-at-last')
  expect(await shop.viewPage('/found-elsewhere')).toEqual(['/found-at-last', 'found', 1])
})

test('the second of two editors who move a page or make it the home page gets a conflict [BLK-10]', async () => {
  const page = await shop.createPublishedPage('/moved-once')
  const patch = (body: { readonly path?: string; readonly isHome?: boolean }) =>
    shop.ben<BuilderPageHead>('PATCH', toPageEndpointPath('updateBuilderPage', page), {
      body: { revision: page.revision, ...body },
    })
  expect(await patch({ path: '/moved-once', isHome: false })).toMatchObject({
    status: 200,
    body: { revision: page.revision },
  })
  expect(await patch({ path: '/moved-by-ben' })).toMatchObject({
    status: 200,
    body: { revision: page.revision + 1, changedBy: 'Ben Builder' },
  })
  for (const late of [{ path: '/moved-late' }, { isHome: true }])
    expect(await patch(late)).toMatchObject({ status: 409, body: [{ errorCode: 'CONFLICT' }] })
  expect(await fetchPage(page)).toMatchObject({ path: '/moved-by-ben', isHome: false })
})
