import { category, productMedia } from '@hydrant/database/schema/catalogue.ts'
import { contentItem, contentVariant, page, pageDraft, pageVersion } from '@hydrant/database/schema/content.ts'
import { featuredBrand } from '@hydrant/database/schema/featured.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import type { LibraryMedia, LibraryMediaCollection, MediaUse } from '@hydrant/contract/admin/media.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ids } from '../../testing/test-catalogue.ts'
import { LIBRARY, type TestLibrary, openTestLibrary } from '../testing/test-library.ts'

let library: TestLibrary
beforeAll(async () => {
  library = await openTestLibrary()
})
afterAll(() => library.close())

const createSvg = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><title>${name}</title><path d="M0 0h9"/></svg>`
const addSvg = async (name: string): Promise<LibraryMedia> =>
  (await library.upload(`${name}.svg`, createSvg(name))).body
const fetchLibrary = (query: Record<string, string | number> = {}) =>
  library.call<LibraryMediaCollection>('GET', LIBRARY, { query })
const updateDescription = (contentKey: string, body: object) =>
  library.call('PATCH', `${LIBRARY}/${contentKey}`, { body })
const fetchUses = async (contentKey: string) =>
  (await library.call<{ uses: MediaUse[] }>('GET', `${LIBRARY}/${contentKey}/uses`)).body.uses

test('lists files, newest first, page by page, and finds them by words [CMS-04]', async () => {
  for (const name of ['Pump panel', 'Pump 100%_sure', 'Nozzle']) await addSvg(name)
  await library.upload('Price list.pdf', '%PDF-1.4\n%%EOF')
  expect((await fetchLibrary()).body).toMatchObject({
    totalCount: 4,
    nextPageToken: null,
    media: [{ title: 'Price list' }, { title: 'Nozzle' }, { title: 'Pump 100% sure' }, { title: 'Pump panel' }],
  })
  const first = (await fetchLibrary({ pageSize: 3 })).body
  const rest = (await fetchLibrary({ pageToken: first.nextPageToken ?? '' })).body
  expect([first.media.length, rest.media.map(({ title }) => title), rest.nextPageToken]).toEqual([
    3,
    ['Pump panel'],
    null,
  ])
  const findTitles = async (query: string) => (await fetchLibrary({ query })).body.media.map(({ title }) => title)
  expect([
    await findTitles('PUMP'),
    await findTitles('panel pump'),
    await findTitles('100%_'),
    await findTitles('.pdf'),
    await findTitles('hose'),
  ]).toEqual([['Pump 100% sure', 'Pump panel'], ['Pump panel'], ['Pump 100% sure'], ['Price list'], []])
  expect((await fetchLibrary({ mediaType: 'Document' })).body.totalCount).toBe(1)
  expect((await fetchLibrary({ pageToken: 'x' })).body).toEqual([
    { errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: expect.stringContaining('pageToken') },
  ])
})

test('lists existing files by their keys, without counting their uses [CMS-04]', async () => {
  const [first, second] = [await addSvg('Named first'), await addSvg('Named second')]
  const { status, body } = await fetchLibrary({
    contentKeys: `${first.contentKey},MCNOTHERE,${second.contentKey}`,
    pageSize: 100,
  })
  expect([status, body.totalCount, body.nextPageToken]).toEqual([200, 2, null])
  expect(body.media.map(({ contentKey, useCount }) => [contentKey, useCount])).toEqual([
    [second.contentKey, null],
    [first.contentKey, null],
  ])
  expect((await fetchLibrary({ contentKeys: '' })).body.totalCount).toBe(0)
  expect(
    await fetchLibrary({ contentKeys: Array.from({ length: 101 }, (_, index) => `MC${index}`).join(',') }),
  ).toMatchObject({
    status: 400,
    body: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: expect.stringContaining("'contentKeys'") }],
  })
})

test('a new title, focal point and alternative text are stored; the URL stays [CMS-04]', async () => {
  const { contentKey, url } = await addSvg('Before')
  const { status, body } = await updateDescription(contentKey, {
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
  expect((await updateDescription(contentKey, {})).body).toEqual(body)
  expect((await library.fetchBytes(contentKey)).body.includes('Before')).toBe(true)
})

test('an image has an alternative text or is marked as decorative [CMS-04]', async () => {
  const { contentKey } = await addSvg('Wordless')
  const invalidInput = (word: string) => [{ errorCode: 'INVALID_API_INPUT', message: expect.stringContaining(word) }]
  for (const body of [{ alternateText: '' }, { alternateText: '  ' }, { isDecorative: false }]) {
    expect(await updateDescription(contentKey, body)).toMatchObject({
      status: 400,
      body: invalidInput('alternateText'),
    })
  }
  expect(await updateDescription(contentKey, { isDecorative: true, alternateText: 'A pump' })).toMatchObject({
    status: 400,
    body: invalidInput('decorative'),
  })
  expect(await updateDescription(contentKey, { title: ' ' })).toMatchObject({
    status: 400,
    body: invalidInput('title'),
  })
  expect((await updateDescription(contentKey, { isDecorative: true })).body).toMatchObject({
    isDecorative: true,
    alternateText: '',
  })
  expect((await updateDescription(contentKey, { title: 'Still', alternateText: '' })).body).toMatchObject({
    isDecorative: true,
    title: 'Still',
  })
  expect((await updateDescription(contentKey, { alternateText: 'A pump' })).body).toMatchObject({
    isDecorative: false,
    alternateText: 'A pump',
  })
  const document = (await library.upload('Sheet.pdf', '%PDF-1.5\n%%EOF')).body
  expect((await updateDescription(document.contentKey, { alternateText: '' })).status).toBe(200)
})

test.each([
  [{ focalPoint: { x: 1.01, y: 0 } }, 'INVALID_API_INPUT'],
  [{ focalPoint: { x: -0.1, y: 0 } }, 'INVALID_API_INPUT'],
  [{ focalPoint: { x: 0.5 } }, 'INVALID_API_INPUT'],
  [{ focalPoint: null }, 'INVALID_API_INPUT'],
  [{ url: '/elsewhere' }, 'JSON_PARSER_ERROR'],
  [{ title: 'x'.repeat(256) }, 'INVALID_API_INPUT'],
])('rejects the description %j [CMS-04]', async (body, errorCode) => {
  const { contentKey } = await addSvg('Described badly')
  expect(await updateDescription(contentKey, body)).toMatchObject({ status: 400, body: [{ errorCode }] })
})

test.each([
  ['PATCH', ''],
  ['DELETE', ''],
  ['GET', '/uses'],
])('%s of an unknown key returns 404 [CMS-04]', async (method, rest) => {
  expect(
    await library.call(method, `${LIBRARY}/MCNOTHERE${rest}`, method === 'PATCH' ? { body: {} } : {}),
  ).toMatchObject({ status: 404, body: [{ errorCode: 'ITEM_NOT_FOUND' }] })
})

const documentWithKey = (contentKey: string) => ({
  content: [{ type: 'image-provider', props: { id: 'a', imageInfo: [{ contentKey, url: '' }] } }],
})
const documentWithUrl = (contentKey: string) => ({
  content: [{ type: 'rich-text', props: { id: 'a', text: `<img src="/cms/delivery/media/${contentKey}?width=640">` } }],
})

test('lists the pages, drafts, products, categories, brands and contents that use a file, which cannot be deleted meanwhile [CMS-04]', async () => {
  const { contentKey, mediaId } = await addSvg('Used')
  const pageId = (path: string) => createIdFromKey('0ip', path)
  const version = (path: string, number: number, document: object) => ({
    id: createIdFromKey('0iv', `${path} ${number}`),
    pageId: pageId(path),
    version: number,
    title: `Page ${path}`,
    document: JSON.parse(JSON.stringify(document)),
  })
  await library.database.transaction(async (tx) => {
    await tx.insert(page).values([
      { id: pageId('/live'), path: '/live', publishedVersion: 2 },
      { id: pageId('/drafted'), path: '/drafted', publishedVersion: 1 },
      { id: pageId('/later'), path: '/later', scheduledVersion: 1, scheduledAt: new Date('2999-01-01') },
      { id: pageId('/new'), path: '/new' },
      { id: pageId('/once'), path: '/once', publishedVersion: 2 },
      { id: pageId('/gone'), path: '/gone', publishedVersion: 1, deletedAt: new Date() },
    ])
    await tx
      .insert(pageVersion)
      .values([
        version('/live', 1, documentWithUrl(contentKey)),
        version('/live', 2, documentWithKey(contentKey)),
        version('/drafted', 1, { content: [] }),
        version('/later', 1, documentWithUrl(contentKey)),
        version('/later', 2, { content: [] }),
        version('/new', 1, documentWithKey(contentKey)),
        version('/once', 1, documentWithKey(contentKey)),
        version('/once', 2, documentWithKey(`${contentKey}X`)),
        version('/gone', 1, documentWithKey(contentKey)),
      ])
    await tx.insert(pageDraft).values({
      pageId: pageId('/drafted'),
      revision: 1,
      title: 'Draft',
      document: JSON.parse(JSON.stringify(documentWithKey(contentKey))),
      savedAt: new Date(),
    })
    await tx
      .insert(productMedia)
      .values((['Standard', 'Listing'] as const).map((usage) => ({ productId: ids.product('CO-1'), usage, mediaId })))
    await tx
      .update(category)
      .set({ tileMediaId: mediaId, bannerMediaId: mediaId })
      .where(eq(category.id, ids.category('Handline')))
    await tx
      .update(category)
      .set({ tileMediaId: mediaId })
      .where(eq(category.id, ids.category('Nozzles')))
    await tx.insert(featuredBrand).values({ categoryId: ids.category('Nozzles') })
    const itemId = createIdFromKey('20Y', 'news')
    await tx
      .insert(contentItem)
      .values({ id: itemId, contentKey: 'MCNEWS', typeName: 'sfdc_cms__news', typeLabel: 'News' })
    await tx.insert(contentVariant).values(
      ['en_US', 'de_DE'].map((language) => ({
        itemId,
        language,
        title: 'News',
        body: { documentWithKey: { contentKey } },
      })),
    )
  })
  const uses = await fetchUses(contentKey)
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
  expect((await fetchLibrary({ query: 'Used' })).body.media[0]?.useCount).toBe(uses.length)
  const response = await library.call('DELETE', `${LIBRARY}/${contentKey}`)
  expect(response).toMatchObject({
    status: 409,
    body: [{ errorCode: 'DEPENDENCY_EXISTS', message: expect.stringMatching(/brand "Nozzles".* and 3 more/) }],
  })
  expect((await library.fetchBytes(contentKey)).body.includes('Used')).toBe(true)
})

test('an unused file can be deleted, and uploaded again [CMS-04]', async () => {
  const { contentKey } = await addSvg('Unused')
  expect((await library.call('DELETE', `${LIBRARY}/${contentKey}`)).status).toBe(204)
  expect((await fetch(`${library.url}/cms/delivery/media/${contentKey}`)).status).toBe(404)
  expect(await library.upload('Again.svg', createSvg('Unused'))).toMatchObject({
    status: 201,
    body: { contentKey, title: 'Again' },
  })
})

test('a new alternative text increments the catalogue version only if a product shows the image [CMS-04]', async () => {
  const version = () =>
    library.database.query(
      async (db) => (await db.select({ version: webstore.catalogVersion }).from(webstore))[0]?.version,
    )
  const { contentKey, mediaId } = await addSvg('Shown')
  const before = await version()
  await updateDescription(contentKey, { alternateText: 'Nobody sees it' })
  expect(await version()).toBe(before)
  await library.database.transaction((tx) =>
    tx.insert(productMedia).values({ productId: ids.product('HN-95/1'), usage: 'Standard', mediaId }),
  )
  const versionAfterUse = await version()
  await updateDescription(contentKey, { alternateText: 'Everybody sees it' })
  expect(await version()).not.toBe(versionAfterUse)
})
