import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BuilderPage, BuilderPageHead, PageSummaryCollection } from '@hydrant/contract/admin/pages.ts'
import { PAGE_BLOCKS, PAGE_DOCUMENT_BYTES } from '@hydrant/contract/shared/limits.ts'
import {
  type BuilderShop,
  toPageContent,
  openBuilderShop,
  toPageEndpointPath,
  listSortedStatuses,
} from '../../testing/builder-shop.ts'
import { saveNextVersion } from '../service.ts'

let shop: BuilderShop
beforeAll(async () => {
  shop = await openBuilderShop()
})
afterAll(() => shop.close())

const PAGES = '/admin/builder/pages'
const fetchPage = async (page: { readonly pageId: string }) =>
  (await shop.anna<BuilderPage>('GET', toPageEndpointPath('getBuilderPage', page))).body
const postPage = (body: object) => shop.anna('POST', PAGES, { body })

test('a new page is a draft that site builders see and visitors do not [BLK-10] [ROLE-07]', async () => {
  const page = await shop.createDraft('/landing', 'Landing')
  expect(page).toMatchObject({
    path: '/landing',
    title: 'Landing',
    description: 'About Landing',
    isHome: false,
    state: 'draft',
    liveVersion: null,
    scheduledVersion: null,
    revision: 1,
    basedOnVersion: null,
    changedBy: 'Anna Builder',
  })
  expect(await fetchPage(page)).toEqual(page)
  expect(await shop.viewPage('/landing')).toBe(404)
  expect(await shop.viewPage('/landing', { publishStatus: 'Draft' }, 'ben')).toEqual(['/landing', 'Landing', 0])
})

test('saving overwrites the draft, increments its revision and creates no version [BLK-10]', async () => {
  const page = await shop.createDraft('/saved', 'one')
  const second = await shop.saveTitle(page, 'two')
  expect(second).toMatchObject({ status: 200, body: { title: 'two', revision: 2, state: 'draft' } })
  expect(second.body).not.toHaveProperty('document')
  await shop.saveTitle(second.body, 'three')
  expect(await fetchPage(page)).toMatchObject({
    title: 'three',
    revision: 3,
    document: toPageContent('three').document,
  })
  expect((await shop.anna('GET', toPageEndpointPath('listPageVersions', page))).body).toEqual({
    versions: [],
    totalCount: 0,
    nextPageToken: null,
  })
})

test('saving what is there already changes nothing: a live page stays as it was [BLK-10]', async () => {
  const page = await shop.createPublishedPage('/unchanged', 'one')
  const before = await fetchPage(page)
  expect(await shop.saveTitle(page, 'one', shop.ben)).toMatchObject({ status: 200, body: { state: 'live' } })
  expect(await fetchPage(page)).toEqual(before)
  const draft = (await shop.saveTitle(page, 'two')).body
  expect((await shop.saveTitle(draft, 'two', shop.ben)).body).toEqual(draft)
  expect((await shop.saveTitle(page, 'one')).status, 'over a state that is not seen').toBe(409)
})

test('the second of two editors gets a conflict with name and time, and nothing is overwritten [BLK-10]', async () => {
  const page = await shop.createDraft('/contested')
  const annaSave = await shop.saveTitle(page, 'by Anna')
  const benSave = await shop.saveTitle(page, 'by Ben', shop.ben)
  const { changedDate } = annaSave.body
  const message = `Anna Builder has changed this page on ${changedDate.slice(0, 10)} at ${changedDate.slice(11, 16)} UTC. Nothing of yours was stored.`
  expect([benSave.status, benSave.body]).toEqual([
    409,
    [{ errorCode: 'CONFLICT', message, arguments: ['2', changedDate, 'Anna Builder', 'other'] }],
  ])
  for (const route of ['savePageVersion', 'restorePageVersion', 'publishBuilderPage'] as const) {
    expect(
      await shop.ben('POST', toPageEndpointPath(route, page), { body: { revision: page.revision } }),
    ).toMatchObject({
      status: 409,
      body: [{ errorCode: 'CONFLICT' }],
    })
  }
  expect(await fetchPage(page)).toMatchObject({ title: 'by Anna', revision: 2 })
  // An editor who has loaded the other's change can continue from there.
  expect(await shop.saveTitle(annaSave.body, 'by Ben', shop.ben)).toMatchObject({
    status: 200,
    body: { revision: 3, changedBy: 'Ben Builder' },
  })
})

test('of concurrent saves exactly one succeeds, and the others get a conflict [BLK-10]', async () => {
  const page = await shop.createDraft('/race')
  let revision = page.revision
  for (let round = 0; round < 5; round += 1) {
    const attempts = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        shop.saveTitle({ ...page, revision }, `try ${round}.${index}`, index % 2 === 0 ? shop.anna : shop.ben),
      ),
    )
    expect(listSortedStatuses(attempts)).toEqual([200, 409, 409, 409, 409, 409])
    const winner = attempts.find(({ status }) => status === 200)?.body
    expect(await fetchPage(page)).toMatchObject({ title: winner?.title, revision: revision + 1 })
    revision += 1
  }
})

test('a version stored by a program meanwhile causes a conflict, and the draft stays [BLK-10]', async () => {
  const page = await shop.createPublishedPage('/imported', 'mine')
  const ownDraft = (await shop.saveTitle(page, 'still mine')).body
  await shop.database.transaction((tx) => saveNextVersion(tx, { path: '/imported', ...toPageContent('theirs') }))
  expect(await shop.saveTitle(ownDraft, 'lost?')).toMatchObject({
    status: 409,
    body: [
      {
        message: expect.stringMatching(/^A program has changed this page on /),
        arguments: [String(ownDraft.revision + 1), expect.any(String), '', 'other'],
      },
    ],
  })
  expect(await fetchPage(page)).toMatchObject({ title: 'still mine', revision: ownDraft.revision + 1, changedBy: null })
})

test('only one of several concurrent requests gets a path [BLK-10]', async () => {
  const requests = Array.from({ length: 4 }, () =>
    shop.anna('POST', PAGES, { body: { path: '/one-place', ...toPageContent('x') } }),
  )
  const responses = await Promise.all(requests)
  expect(listSortedStatuses(responses)).toEqual([201, 409, 409, 409])
  expect(responses.find(({ status }) => status === 409)?.body).toEqual([
    { errorCode: 'DUPLICATE', message: 'The page “x” has the address /one-place already. Choose another one.' },
  ])
})

test('paths are case-insensitive [BLK-10]', async () => {
  const page = await shop.createDraft('/Opening-Hours', 'Opening hours')
  expect(page.path).toBe('/opening-hours')
  const pathTaken = {
    status: 409,
    body: [
      {
        errorCode: 'DUPLICATE',
        message: 'The page “Opening hours” has the address /opening-hours already. Choose another one.',
      },
    ],
  }
  for (const path of ['/opening-hours', '/OPENING-hours'])
    expect(await postPage({ path, ...toPageContent('x') })).toMatchObject(pathTaken)
  await shop.database.transaction((tx) =>
    saveNextVersion(tx, { path: '/OPENING-HOURS', ...toPageContent('by a program') }),
  )
  expect(
    (await shop.anna<PageSummaryCollection>('GET', PAGES, { query: { query: 'opening-hours' } })).body.totalCount,
  ).toBe(1)
})

test.each(['/cart', '/Product/x', '/builder', '/services/data', '/robots.txt'])(
  '%s is reserved for the shop [BLK-10]',
  async (path) => {
    expect(await postPage({ path, ...toPageContent('x') })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_API_INPUT', message: 'This path belongs to the shop itself. Choose another one.' }],
    })
  },
)

test.each([
  'no-slash',
  '//twice',
  '/a//b',
  '/ends/',
  '/with space',
  '/a?b',
  '/a#b',
  '/../up',
  '/.hidden',
  '/ä',
  `/${'a'.repeat(200)}`,
  '',
])("the path '%s' is rejected [BLK-10]", async (path) => {
  expect(await postPage({ path, ...toPageContent('x') })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT' }],
  })
})

const block = (id: string, props: object = {}) => ({ type: 'columns', props: { id, ...props } })
/** A list within a list, so many levels deep. */
function nested(levels: number): unknown {
  return levels === 0 ? [] : [nested(levels - 1)]
}

test.each([
  ['no object', [], /must be object/],
  ['without content', {}, /content/],
  ['content that is no list', { content: {} }, /must be array/],
  ['a root that is no object', { root: 1, content: [] }, /'root'/],
  ['props of the root that are no object', { root: { props: [] }, content: [] }, /'root'/],
  ['what is no block', { content: ['x'] }, /Every block/],
  ['a block without an id', { content: [{ type: 'text', props: {} }] }, /Every block/],
  ['a block whose type is a number', { content: [{ type: 1, props: { id: 'a' } }] }, /Every block/],
  ['two blocks of one id', { content: [block('a'), block('a')] }, /'a'/],
  ['an id that is repeated in a slot', { content: [block('a', { left: [block('b')], right: [block('b')] })] }, /'b'/],
  ['a slot with something else in it', { content: [block('a', { left: [block('b'), 'x'] })] }, /Every block/],
  [
    'too many blocks',
    { content: Array.from({ length: PAGE_BLOCKS + 1 }, (_, index) => block(String(index))) },
    /2000 blocks/,
  ],
  ['nesting that is too deep', { content: [block('a', { left: nested(70) })] }, /64 deep/],
])('a page with %s is rejected, and nothing is stored [BLK-10]', async (_, document, message) => {
  const page = await shop.createDraft(`/refusals-${crypto.randomUUID()}`)
  const response = await shop.anna('PUT', toPageEndpointPath('savePageDraft', page), {
    body: { revision: 1, title: 'x', description: '', document },
  })
  expect(response).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT', message: expect.stringMatching(message) }],
  })
  expect(await fetchPage(page)).toEqual(page)
})

test('a page may have up to the maximum size [BLK-10]', async () => {
  const page = await shop.createDraft('/large')
  const bodyOfSize = (bytes: number) => ({
    revision: 1,
    title: 'x',
    description: '',
    document: { content: [{ type: 'text', props: { id: 'a', text: 'x'.repeat(bytes) } }] },
  })
  const tooLarge = { status: 413, body: [{ errorCode: 'LIMIT_EXCEEDED' }] }
  expect(
    await shop.anna('PUT', toPageEndpointPath('savePageDraft', page), { body: bodyOfSize(PAGE_DOCUMENT_BYTES) }),
  ).toMatchObject(tooLarge)
  expect(
    await shop.anna('PUT', toPageEndpointPath('savePageDraft', page), { body: bodyOfSize(2 * PAGE_DOCUMENT_BYTES) }),
  ).toMatchObject(tooLarge)
  expect(
    (await shop.anna('PUT', toPageEndpointPath('savePageDraft', page), { body: bodyOfSize(PAGE_DOCUMENT_BYTES - 100) }))
      .status,
  ).toBe(200)
})

test('a document is returned unchanged, including unknown blocks [BLK-10]', async () => {
  const document = {
    root: { props: { title: 'x' } },
    content: [
      block('a', {
        left: [block('b', { items: [{ deep: [1.5, null, true, '😀', { type: 'no block' }] }] })],
        list: [['x'], []],
      }),
      { type: 'from the future', props: { id: 'c' }, readOnly: { id: true } },
    ],
    zones: {},
  }
  const page = await shop.createDraft('/kept-whole')
  await shop.anna('PUT', toPageEndpointPath('savePageDraft', page), {
    body: { revision: 1, title: 'x', description: '', document },
  })
  expect((await fetchPage(page)).document).toEqual(document)
})

test('pages are found by a text in their path or title, and listed page by page [BLK-10]', async () => {
  for (const name of ['alpha', 'beta', 'gamma'])
    await shop.createDraft(`/list/${name}`, `Greek ${name.toUpperCase()} 100%`)
  const list = async (query: Record<string, string | number>) =>
    (await shop.ben<PageSummaryCollection>('GET', PAGES, { query })).body
  const paths = ({ pages }: PageSummaryCollection) => pages.map(({ path }) => path)
  expect(paths(await list({ query: 'LIST/' }))).toEqual(['/list/alpha', '/list/beta', '/list/gamma'])
  expect(await list({ query: 'greek beta' })).toMatchObject({
    totalCount: 1,
    nextPageToken: null,
    pages: [{ path: '/list/beta', title: 'Greek BETA 100%' }],
  })
  expect((await list({ query: '0%' })).totalCount).toBe(3)
  expect((await list({ query: '_ist' })).totalCount).toBe(0)
  const first = await list({ query: '/list/', pageSize: 2 })
  expect([paths(first), first.totalCount]).toEqual([['/list/alpha', '/list/beta'], 3])
  expect(paths(await list({ query: '/list/', pageToken: first.nextPageToken ?? '' }))).toEqual(['/list/gamma'])
  expect(await shop.anna('GET', PAGES, { query: { pageToken: 'nonsense' } })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' }],
  })
})

test('a page that does not exist returns 404 [BLK-10]', async () => {
  const nowhere = { pageId: '0Pg000000000001AAA' }
  expect(await shop.anna('GET', toPageEndpointPath('getBuilderPage', nowhere))).toMatchObject({
    status: 404,
    body: [{ errorCode: 'ITEM_NOT_FOUND' }],
  })
  expect(await shop.saveTitle({ ...nowhere, revision: 0 }, 'x')).toMatchObject({
    status: 404,
    body: [{ errorCode: 'ITEM_NOT_FOUND' }],
  })
  expect((await shop.anna<BuilderPageHead>('POST', toPageEndpointPath('undeleteBuilderPage', nowhere))).status).toBe(
    404,
  )
})
