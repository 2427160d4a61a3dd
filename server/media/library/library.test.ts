import { category, productMedia } from '@hydrant/database/schema/catalogue.ts'
import { contentItem, contentVariant, page, pageDraft, pageVersion } from '@hydrant/database/schema/content.ts'
import { featuredBrand } from '@hydrant/database/schema/featured.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import type { LibraryMedia, LibraryMediaCollection, MediaUse } from '@hydrant/contract/admin/media.ts'
import { idFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ids } from '../../testing/test-catalogue.ts'
import { LIBRARY, type OpenLibrary, openLibrary } from '../testing/open-library.ts'

let library: OpenLibrary
beforeAll(async () => {
  library = await openLibrary()
})
afterAll(() => library.close())

const drawing = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><title>${name}</title><path d="M0 0h9"/></svg>`
const add = async (name: string): Promise<LibraryMedia> => (await library.upload(`${name}.svg`, drawing(name))).body
const list = (query: Record<string, string | number> = {}) =>
  library.call<LibraryMediaCollection>('GET', LIBRARY, { query })
const describe = (contentKey: string, body: object) => library.call('PATCH', `${LIBRARY}/${contentKey}`, { body })
const usesOf = async (contentKey: string) =>
  (await library.call<{ uses: MediaUse[] }>('GET', `${LIBRARY}/${contentKey}/uses`)).body.uses

test('lists what is there, newest first, page by page, and finds it by its words [CMS-04]', async () => {
  for (const name of ['Pump panel', 'Pump 100%_sure', 'Nozzle']) await add(name)
  await library.upload('Price list.pdf', '%PDF-1.4\n%%EOF')
  expect((await list()).body).toMatchObject({
    totalCount: 4,
    nextPageToken: null,
    media: [{ title: 'Price list' }, { title: 'Nozzle' }, { title: 'Pump 100% sure' }, { title: 'Pump panel' }],
  })
  const first = (await list({ pageSize: 3 })).body
  const rest = (await list({ pageToken: first.nextPageToken ?? '' })).body
  expect([first.media.length, rest.media.map(({ title }) => title), rest.nextPageToken]).toEqual([
    3,
    ['Pump panel'],
    null,
  ])
  const found = async (query: string) => (await list({ query })).body.media.map(({ title }) => title)
  expect([
    await found('PUMP'),
    await found('panel pump'),
    await found('100%_'),
    await found('.pdf'),
    await found('hose'),
  ]).toEqual([['Pump 100% sure', 'Pump panel'], ['Pump panel'], ['Pump 100% sure'], ['Price list'], []])
  expect((await list({ mediaType: 'Document' })).body.totalCount).toBe(1)
  expect((await list({ pageToken: 'x' })).body).toEqual([
    { errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: expect.stringContaining('pageToken') },
  ])
})

test('answers for files by their keys, those that there are, without counting their uses [CMS-04]', async () => {
  const [first, second] = [await add('Named first'), await add('Named second')]
  const { status, body } = await list({
    contentKeys: `${first.contentKey},MCNOTHERE,${second.contentKey}`,
    pageSize: 100,
  })
  expect([status, body.totalCount, body.nextPageToken]).toEqual([200, 2, null])
  expect(body.media.map(({ contentKey, useCount }) => [contentKey, useCount])).toEqual([
    [second.contentKey, null],
    [first.contentKey, null],
  ])
  expect((await list({ contentKeys: '' })).body.totalCount).toBe(0)
  expect(await list({ contentKeys: Array.from({ length: 101 }, (_, index) => `MC${index}`).join(',') })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: expect.stringContaining("'contentKeys'") }],
  })
})

test('a new title, focal point and alternative text are kept; the address stays [CMS-04]', async () => {
  const { contentKey, url } = await add('Before')
  const { status, body } = await describe(contentKey, {
    title: '  After ',
    alternateText: ' A pump ',
    focalPoint: { x: 0.25, y: 1 },
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    contentKey,
    url,
    title: 'After',
    fileName: 'Before.svg',
    alternateText: 'A pump',
    isDecorative: false,
    focalPoint: { x: 0.25, y: 1 },
  })
  expect((await describe(contentKey, {})).body).toEqual(body)
  expect((await library.bytesOf(contentKey)).body.includes('Before')).toBe(true)
})

test('a picture has an alternative text, or is said to need none [CMS-04]', async () => {
  const { contentKey } = await add('Wordless')
  const refusal = (word: string) => [{ errorCode: 'INVALID_API_INPUT', message: expect.stringContaining(word) }]
  for (const body of [{ alternateText: '' }, { alternateText: '  ' }, { isDecorative: false }]) {
    expect(await describe(contentKey, body)).toMatchObject({ status: 400, body: refusal('alternateText') })
  }
  expect(await describe(contentKey, { isDecorative: true, alternateText: 'A pump' })).toMatchObject({
    status: 400,
    body: refusal('decorative'),
  })
  expect(await describe(contentKey, { title: ' ' })).toMatchObject({ status: 400, body: refusal('title') })
  expect((await describe(contentKey, { isDecorative: true })).body).toMatchObject({
    isDecorative: true,
    alternateText: '',
  })
  expect((await describe(contentKey, { title: 'Still', alternateText: '' })).body).toMatchObject({
    isDecorative: true,
    title: 'Still',
  })
  expect((await describe(contentKey, { alternateText: 'A pump' })).body).toMatchObject({
    isDecorative: false,
    alternateText: 'A pump',
  })
  const document = (await library.upload('Sheet.pdf', '%PDF-1.5\n%%EOF')).body
  expect((await describe(document.contentKey, { alternateText: '' })).status).toBe(200)
})

test.each([
  [{ focalPoint: { x: 1.01, y: 0 } }, 'INVALID_API_INPUT'],
  [{ focalPoint: { x: -0.1, y: 0 } }, 'INVALID_API_INPUT'],
  [{ focalPoint: { x: 0.5 } }, 'INVALID_API_INPUT'],
  [{ focalPoint: null }, 'INVALID_API_INPUT'],
  [{ url: '/elsewhere' }, 'JSON_PARSER_ERROR'],
  [{ title: 'x'.repeat(256) }, 'INVALID_API_INPUT'],
])('refuses the description %j [CMS-04]', async (body, errorCode) => {
  const { contentKey } = await add('Described badly')
  expect(await describe(contentKey, body)).toMatchObject({ status: 400, body: [{ errorCode }] })
})

test.each([
  ['PATCH', ''],
  ['DELETE', ''],
  ['GET', '/uses'],
])('%s of a key that there is not answers so [CMS-04]', async (method, rest) => {
  expect(
    await library.call(method, `${LIBRARY}/MCNOTHERE${rest}`, method === 'PATCH' ? { body: {} } : {}),
  ).toMatchObject({ status: 404, body: [{ errorCode: 'ITEM_NOT_FOUND' }] })
})

const picture = (contentKey: string) => ({
  content: [{ type: 'image-provider', props: { id: 'a', imageInfo: [{ contentKey, url: '' }] } }],
})
const address = (contentKey: string) => ({
  content: [{ type: 'rich-text', props: { id: 'a', text: `<img src="/cms/delivery/media/${contentKey}?width=640">` } }],
})

test('says in which pages, drafts, products, categories, brands and contents a file is used, and is not deleted meanwhile [CMS-04]', async () => {
  const { contentKey, mediaId } = await add('Used')
  const pageId = (path: string) => idFromKey('0ip', path)
  const version = (path: string, number: number, document: object) => ({
    id: idFromKey('0iv', `${path} ${number}`),
    pageId: pageId(path),
    version: number,
    title: `Page ${path}`,
    document: JSON.parse(JSON.stringify(document)),
  })
  await library.database.transaction(async (executor) => {
    await executor.insert(page).values([
      { id: pageId('/live'), path: '/live', publishedVersion: 2 },
      { id: pageId('/drafted'), path: '/drafted', publishedVersion: 1 },
      { id: pageId('/later'), path: '/later', scheduledVersion: 1, scheduledAt: new Date('2999-01-01') },
      { id: pageId('/new'), path: '/new' },
      { id: pageId('/once'), path: '/once', publishedVersion: 2 },
      { id: pageId('/gone'), path: '/gone', publishedVersion: 1, deletedAt: new Date() },
    ])
    await executor
      .insert(pageVersion)
      .values([
        version('/live', 1, address(contentKey)),
        version('/live', 2, picture(contentKey)),
        version('/drafted', 1, { content: [] }),
        version('/later', 1, address(contentKey)),
        version('/later', 2, { content: [] }),
        version('/new', 1, picture(contentKey)),
        version('/once', 1, picture(contentKey)),
        version('/once', 2, picture(`${contentKey}X`)),
        version('/gone', 1, picture(contentKey)),
      ])
    await executor.insert(pageDraft).values({
      pageId: pageId('/drafted'),
      revision: 1,
      title: 'Draft',
      document: JSON.parse(JSON.stringify(picture(contentKey))),
      savedAt: new Date(),
    })
    await executor
      .insert(productMedia)
      .values((['Standard', 'Listing'] as const).map((usage) => ({ productId: ids.product('CO-1'), usage, mediaId })))
    await executor
      .update(category)
      .set({ tileMediaId: mediaId, bannerMediaId: mediaId })
      .where(eq(category.id, ids.category('Handline')))
    await executor
      .update(category)
      .set({ tileMediaId: mediaId })
      .where(eq(category.id, ids.category('Nozzles')))
    await executor.insert(featuredBrand).values({ categoryId: ids.category('Nozzles') })
    const itemId = idFromKey('20Y', 'news')
    await executor
      .insert(contentItem)
      .values({ id: itemId, contentKey: 'MCNEWS', typeName: 'sfdc_cms__news', typeLabel: 'News' })
    await executor
      .insert(contentVariant)
      .values(
        ['en_US', 'de_DE'].map((language) => ({ itemId, language, title: 'News', body: { picture: { contentKey } } })),
      )
  })
  const uses = await usesOf(contentKey)
  expect(uses.map(({ kind, href }) => [kind, href])).toEqual([
    ['brand', `/category/${ids.category('Nozzles')}`],
    ['category', `/category/${ids.category('Handline')}`],
    ['content', null],
    ['page', '/drafted'],
    ['page', '/later'],
    ['page', '/live'],
    ['page', '/new'],
    ['product', `/product/${ids.product('CO-1')}`],
  ])
  expect((await list({ query: 'Used' })).body.media[0]?.useCount).toBe(uses.length)
  const refused = await library.call('DELETE', `${LIBRARY}/${contentKey}`)
  expect(refused).toMatchObject({
    status: 409,
    body: [{ errorCode: 'DEPENDENCY_EXISTS', message: expect.stringMatching(/brand "Nozzles".* and 3 more/) }],
  })
  expect((await library.bytesOf(contentKey)).body.includes('Used')).toBe(true)
})

test('a file that nothing uses goes for good, and may come back [CMS-04]', async () => {
  const { contentKey } = await add('Unused')
  expect((await library.call('DELETE', `${LIBRARY}/${contentKey}`)).status).toBe(204)
  expect((await fetch(`${library.url}/cms/delivery/media/${contentKey}`)).status).toBe(404)
  expect(await library.upload('Again.svg', drawing('Unused'))).toMatchObject({
    status: 201,
    body: { contentKey, title: 'Again' },
  })
})

test('a new word for a picture moves the catalogue when a product shows it, and not when none does [CMS-04]', async () => {
  const version = () =>
    library.database.read(
      async (executor) => (await executor.select({ version: webstore.catalogVersion }).from(webstore))[0]?.version,
    )
  const { contentKey, mediaId } = await add('Shown')
  const before = await version()
  await describe(contentKey, { alternateText: 'Nobody sees it' })
  expect(await version()).toBe(before)
  await library.database.transaction((executor) =>
    executor.insert(productMedia).values({ productId: ids.product('HN-95/1'), usage: 'Standard', mediaId }),
  )
  const shown = await version()
  await describe(contentKey, { alternateText: 'Everybody sees it' })
  expect(await version()).not.toBe(shown)
})
