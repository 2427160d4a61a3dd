import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BuilderPage, BuilderPageHead, PageSummaryCollection } from '@hydrant/contract/admin/pages.ts'
import { PAGE_BLOCKS, PAGE_DOCUMENT_BYTES } from '@hydrant/contract/shared/limits.ts'
import { type BuilderShop, contentOf, openBuilderShop, pagePath, statusesOf } from '../../testing/builder-shop.ts'
import { saveDraft } from '../service.ts'

let shop: BuilderShop
beforeAll(async () => {
  shop = await openBuilderShop()
})
afterAll(() => shop.close())

const PAGES = '/admin/builder/pages'
const read = async (page: { readonly pageId: string }) =>
  (await shop.anna<BuilderPage>('GET', pagePath('getBuilderPage', page))).body
const create = (body: object) => shop.anna('POST', PAGES, { body })

test('a new page is a draft that its maker finds and visitors do not [BLK-10] [ROLE-07]', async () => {
  const page = await shop.made('/landing', 'Landing')
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
  expect(await read(page)).toEqual(page)
  expect(await shop.seen('/landing')).toBe(404)
  expect(await shop.seen('/landing', { publishStatus: 'Draft' }, 'ben')).toEqual(['/landing', 'Landing', 0])
})

test('saving overwrites the draft, counts, and makes no version [BLK-10]', async () => {
  const page = await shop.made('/saved', 'one')
  const second = await shop.titled(page, 'two')
  expect(second).toMatchObject({ status: 200, body: { title: 'two', revision: 2, state: 'draft' } })
  expect(second.body).not.toHaveProperty('document')
  await shop.titled(second.body, 'three')
  expect(await read(page)).toMatchObject({ title: 'three', revision: 3, document: contentOf('three').document })
  expect((await shop.anna('GET', pagePath('listPageVersions', page))).body).toEqual({
    versions: [],
    totalCount: 0,
    nextPageToken: null,
  })
})

test('saving what is there already changes nothing: a live page stays as it was [BLK-10]', async () => {
  const page = await shop.published('/unchanged', 'one')
  const before = await read(page)
  expect(await shop.titled(page, 'one', shop.ben)).toMatchObject({ status: 200, body: { state: 'live' } })
  expect(await read(page)).toEqual(before)
  const draft = (await shop.titled(page, 'two')).body
  expect((await shop.titled(draft, 'two', shop.ben)).body).toEqual(draft)
  expect((await shop.titled(page, 'one')).status, 'over a state that is not seen').toBe(409)
})

test('the second of two editors is told by whom and when, and nothing is overwritten [BLK-10]', async () => {
  const page = await shop.made('/contested')
  const ofAnna = await shop.titled(page, 'by Anna')
  const ofBen = await shop.titled(page, 'by Ben', shop.ben)
  const { changedDate } = ofAnna.body
  const message = `Anna Builder has changed this page on ${changedDate.slice(0, 10)} at ${changedDate.slice(11, 16)} UTC. Nothing of yours was stored.`
  expect([ofBen.status, ofBen.body]).toEqual([
    409,
    [{ errorCode: 'CONFLICT', message, arguments: ['2', changedDate, 'Anna Builder', 'other'] }],
  ])
  for (const route of ['keepPageVersion', 'restorePageVersion', 'publishBuilderPage'] as const) {
    expect(await shop.ben('POST', pagePath(route, page), { body: { revision: page.revision } })).toMatchObject({
      status: 409,
      body: [{ errorCode: 'CONFLICT' }],
    })
  }
  expect(await read(page)).toMatchObject({ title: 'by Anna', revision: 2 })
  // Whoever has seen what the other wrote may go on from there.
  expect(await shop.titled(ofAnna.body, 'by Ben', shop.ben)).toMatchObject({
    status: 200,
    body: { revision: 3, changedBy: 'Ben Builder' },
  })
})

test('of editors who save at the same moment exactly one wins, and the others are told [BLK-10]', async () => {
  const page = await shop.made('/race')
  let revision = page.revision
  for (let round = 0; round < 5; round += 1) {
    const tries = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        shop.titled({ ...page, revision }, `try ${round}.${index}`, index % 2 === 0 ? shop.anna : shop.ben),
      ),
    )
    expect(statusesOf(tries)).toEqual([200, 409, 409, 409, 409, 409])
    const winner = tries.find(({ status }) => status === 200)?.body
    expect(await read(page)).toMatchObject({ title: winner?.title, revision: revision + 1 })
    revision += 1
  }
})

test('what a program stores meanwhile is a conflict, and takes nothing from the draft [BLK-10]', async () => {
  const page = await shop.published('/imported', 'mine')
  const mine = (await shop.titled(page, 'still mine')).body
  await shop.database.transaction((executor) => saveDraft(executor, { path: '/imported', ...contentOf('theirs') }))
  expect(await shop.titled(mine, 'lost?')).toMatchObject({
    status: 409,
    body: [
      {
        message: expect.stringMatching(/^A program has changed this page on /),
        arguments: [String(mine.revision + 1), expect.any(String), '', 'other'],
      },
    ],
  })
  expect(await read(page)).toMatchObject({ title: 'still mine', revision: mine.revision + 1, changedBy: null })
})

test('a path is taken once, in any order of asking [BLK-10]', async () => {
  const makers = Array.from({ length: 4 }, () =>
    shop.anna('POST', PAGES, { body: { path: '/one-place', ...contentOf('x') } }),
  )
  const replies = await Promise.all(makers)
  expect(statusesOf(replies)).toEqual([201, 409, 409, 409])
  expect(replies.find(({ status }) => status === 409)?.body).toEqual([
    { errorCode: 'DUPLICATE', message: 'The page “x” has the address /one-place already. Choose another one.' },
  ])
})

test('a path is one path, whatever the case of its letters [BLK-10]', async () => {
  const page = await shop.made('/Opening-Hours', 'Opening hours')
  expect(page.path).toBe('/opening-hours')
  const taken = {
    status: 409,
    body: [
      {
        errorCode: 'DUPLICATE',
        message: 'The page “Opening hours” has the address /opening-hours already. Choose another one.',
      },
    ],
  }
  for (const path of ['/opening-hours', '/OPENING-hours'])
    expect(await create({ path, ...contentOf('x') })).toMatchObject(taken)
  await shop.database.transaction((executor) =>
    saveDraft(executor, { path: '/OPENING-HOURS', ...contentOf('by a program') }),
  )
  expect(
    (await shop.anna<PageSummaryCollection>('GET', PAGES, { query: { query: 'opening-hours' } })).body.totalCount,
  ).toBe(1)
})

test.each(['/cart', '/Product/x', '/builder', '/services/data', '/robots.txt'])(
  '%s belongs to the shop [BLK-10]',
  async (path) => {
    expect(await create({ path, ...contentOf('x') })).toMatchObject({
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
])("the path '%s' is refused [BLK-10]", async (path) => {
  expect(await create({ path, ...contentOf('x') })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT' }],
  })
})

const block = (id: string, props: object = {}) => ({ type: 'columns', props: { id, ...props } })
/** A list within a list within a list. */
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
])('a page of %s is refused, and nothing is stored [BLK-10]', async (_, document, message) => {
  const page = await shop.made(`/refusals-${crypto.randomUUID()}`)
  const refused = await shop.anna('PUT', pagePath('savePageDraft', page), {
    body: { revision: 1, title: 'x', description: '', document },
  })
  expect(refused).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT', message: expect.stringMatching(message) }],
  })
  expect(await read(page)).toEqual(page)
})

test('a page may be large, and no larger [BLK-10]', async () => {
  const page = await shop.made('/large')
  const sized = (bytes: number) => ({
    revision: 1,
    title: 'x',
    description: '',
    document: { content: [{ type: 'text', props: { id: 'a', text: 'x'.repeat(bytes) } }] },
  })
  const tooLarge = { status: 413, body: [{ errorCode: 'LIMIT_EXCEEDED' }] }
  expect(await shop.anna('PUT', pagePath('savePageDraft', page), { body: sized(PAGE_DOCUMENT_BYTES) })).toMatchObject(
    tooLarge,
  )
  expect(
    await shop.anna('PUT', pagePath('savePageDraft', page), { body: sized(2 * PAGE_DOCUMENT_BYTES) }),
  ).toMatchObject(tooLarge)
  expect(
    (await shop.anna('PUT', pagePath('savePageDraft', page), { body: sized(PAGE_DOCUMENT_BYTES - 100) })).status,
  ).toBe(200)
})

test('what a document holds comes back as it was, also what nobody here knows [BLK-10]', async () => {
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
  const page = await shop.made('/kept-whole')
  await shop.anna('PUT', pagePath('savePageDraft', page), {
    body: { revision: 1, title: 'x', description: '', document },
  })
  expect((await read(page)).document).toEqual(document)
})

test('pages are found by words of their path or title, and listed in parts [BLK-10]', async () => {
  for (const name of ['alpha', 'beta', 'gamma']) await shop.made(`/list/${name}`, `Greek ${name.toUpperCase()} 100%`)
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

test('a page that is not there is none [BLK-10]', async () => {
  const nowhere = { pageId: '0Pg000000000001AAA' }
  expect(await shop.anna('GET', pagePath('getBuilderPage', nowhere))).toMatchObject({
    status: 404,
    body: [{ errorCode: 'ITEM_NOT_FOUND' }],
  })
  expect(await shop.titled({ ...nowhere, revision: 0 }, 'x')).toMatchObject({
    status: 404,
    body: [{ errorCode: 'ITEM_NOT_FOUND' }],
  })
  expect((await shop.anna<BuilderPageHead>('POST', pagePath('undeleteBuilderPage', nowhere))).status).toBe(404)
})
