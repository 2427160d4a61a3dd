import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeliveryDocument, DeliveryDocumentCollection } from '@hydrant/contract/shop/content-delivery.ts'
import type { StoredPage } from '@hydrant/contract/shop/content.ts'
import { category } from '@hydrant/database/schema/catalogue.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { replaceMedia } from '../../catalogue/service.ts'
import { insertMissingMedia } from '../../media/service.ts'
import { openTestCatalogueShop, type TestCatalogue } from '../../testing/open-test-catalogue.ts'
import { ids } from '../../testing/test-catalogue.ts'
import { saveAndPublishPage, insertContents } from '../service.ts'

let shop: TestCatalogue

const site = createIdFromKey('0DM', 'site')
const channel = createIdFromKey('0ap', 'channel')
const bySite = `/services/data/v65.0/connect/sites/${site}/cms/delivery/contents`
const byChannel = `/services/data/v65.0/connect/cms/delivery/channels/${channel}/contents`
const mediaId = (key: string) => createIdFromKey('2pm', key)
const itemId = (key: string) => createIdFromKey('20Y', key)

const image = (key: string) => ({
  id: mediaId(key),
  contentKey: key,
  title: `Title of ${key}`,
  alternateText: `Alt of ${key}`,
  mediaType: 'Image' as const,
  mimeType: 'image/svg+xml',
  body: Buffer.from('<svg/>'),
  width: 10,
  height: 10,
})
const newsItem = (
  key: string,
  body: Record<string, string | object>,
  publishedAt: string | null = '2026-01-10T00:00:00Z',
) => ({
  id: itemId(key),
  contentKey: key,
  typeName: 'sfdc_cms__news',
  typeLabel: 'News',
  publishedAt: publishedAt === null ? null : new Date(publishedAt),
  variants: [
    { language: 'en_US', title: `Title of ${key}`, urlName: key.toLowerCase(), body: JSON.parse(JSON.stringify(body)) },
  ],
})

beforeAll(async () => {
  shop = await openTestCatalogueShop()
  await shop.database.transaction(async (tx) => {
    await insertMissingMedia(tx, [
      image('MCHERO'),
      image('MCCOUNTY'),
      { ...image('MCSHEET'), mediaType: 'Document', mimeType: 'application/pdf' },
    ])
    await replaceMedia(tx, [
      { productId: ids.product('CO-1'), usage: 'Standard', media: [{ mediaId: mediaId('MCCOUNTY') }] },
      { productId: ids.product('HN-95/1'), usage: 'Attachment', media: [{ mediaId: mediaId('MCSHEET') }] },
    ])
    const german = { language: 'de_DE', title: 'Titel', urlName: null, body: { body: '<p>Hallo</p>' } }
    const recall = newsItem('MCRECALL', {
      body: '<p onclick="x()">Read <a href="javascript:alert(1)">this</a><script>alert(1)</script></p>',
      more: { linkUrl: 'data:text/html,x', fetchContents: ['<img src=x onerror=alert(1)>'] },
      bannerImage: { contentKey: 'MCHERO' },
      related: [{ contentKey: 'MCNEXT' }, { contentKey: 'MCGONE' }],
    })
    await insertContents(tx, [
      { ...recall, variants: [...recall.variants, german] },
      newsItem(
        'MCNEXT',
        { body: 'Next', picture: { contentKey: 'MCSHEET' }, back: { contentKey: 'MCRECALL' } },
        '2026-02-10T00:00:00Z',
      ),
      newsItem('MCDRAFT', { body: 'Draft' }, null),
      newsItem('MCLATER', { body: 'Later' }, '2999-01-01T00:00:00Z'),
    ])
    await saveAndPublishPage(tx, {
      path: '/',
      title: 'Home',
      description: 'All',
      document: { content: [{ type: 'text', props: { id: 'a', text: 'Hello' } }] },
    })
  })
})
afterAll(() => shop.close())

const fetchContent = (
  path: string,
  query: Record<string, string | number | boolean> = {},
  role: 'guest' | 'buyer' = 'guest',
) => shop[role]<DeliveryDocument>('GET', path, { query })
const fetchContents = (query: Record<string, string | number | boolean> = {}, role: 'guest' | 'buyer' = 'guest') =>
  shop[role]<DeliveryDocumentCollection>('GET', bySite, { query })
const keysOf = (response: Awaited<ReturnType<typeof fetchContents>>) =>
  response.body.contents.map((content) => content.contentKey)

test.each([
  [`${bySite}/MCHERO`],
  [`${byChannel}/MCHERO`],
  [`${byChannel}/${mediaId('MCHERO')}`],
  [`${bySite.replace(site, site.slice(0, 15))}/${mediaId('MCHERO').slice(0, 15)}`],
])('delivers an image by %s [CMS-01]', async (path) => {
  const { status, body } = await fetchContent(path)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    contentKey: 'MCHERO',
    managedContentId: mediaId('MCHERO'),
    title: 'Title of MCHERO',
    urlName: null,
    language: 'en_US',
    contentType: { fullyQualifiedName: 'sfdc_cms__image', name: 'Image' },
    contentBody: {
      'sfdc_cms:media': {
        source: { type: 'file', mimeType: 'image/svg+xml', size: 6, width: 10, height: 10 },
        url: '/cms/delivery/media/MCHERO',
      },
      altText: 'Alt of MCHERO',
      focalPoint: { x: 0.5, y: 0.5 },
      title: 'Title of MCHERO',
    },
    unauthenticatedUrl: '/cms/delivery/media/MCHERO',
    references: null,
    referencesList: null,
    channelSummary: { channelId: channel },
  })
  expect((await shop.guest('GET', body.resourceUrl)).status).toBe(200)
  expect((await shop.guest('GET', '/cms/delivery/media/MCHERO')).status).toBe(200)
})

test('sanitizes bodies [CMS-05]', async () => {
  const { body } = await fetchContent(`${bySite}/MCRECALL`)
  expect(body.contentBody).toMatchObject({
    body: '<p>Read <a href="javascript:void(0)">this</a></p>',
    more: { linkUrl: 'javascript:void(0)', fetchContents: ['<img src="x" />'] },
  })
})

test('returns the requested language, or else the default of the site [CMS-01]', async () => {
  expect((await fetchContent(`${bySite}/MCRECALL`, { language: 'de-DE' })).body).toMatchObject({
    title: 'Titel',
    language: 'de_DE',
    contentBody: { body: '<p>Hallo</p>' },
  })
  expect((await fetchContent(`${bySite}/MCRECALL`, { language: 'fr' })).body).toMatchObject({
    title: 'Title of MCRECALL',
    language: 'en_US',
  })
})

test('follows references to the requested depth, as map or list, with or without bodies [CMS-01]', async () => {
  const shallow = (await fetchContent(`${bySite}/MCRECALL`, { referenceDepth: 1 })).body
  expect(Object.keys(shallow.references ?? {}).toSorted()).toEqual(['MCHERO', 'MCNEXT'])
  expect(shallow.references?.['MCHERO']).toEqual({
    contentKey: 'MCHERO',
    managedContentId: mediaId('MCHERO'),
    resourceUrl: `/services/data/v65.0/connect/cms/delivery/channels/${channel}/contents/MCHERO`,
  })
  const deep = (
    await fetchContent(`${bySite}/MCRECALL`, { referenceDepth: 3, referencesAsList: true, expandReferences: true })
  ).body
  expect(deep.references).toBeNull()
  expect(deep.referencesList?.map(({ contentKey }) => contentKey).toSorted()).toEqual([
    'MCHERO',
    'MCNEXT',
    'MCRECALL',
    'MCSHEET',
  ])
  expect(deep.referencesList?.find(({ contentKey }) => contentKey === 'MCNEXT')).toMatchObject({
    title: 'Title of MCNEXT',
    contentBody: { body: 'Next' },
  })
})

test('lists published contents, newest first, page by page [CMS-01]', async () => {
  expect(keysOf(await fetchContents({ contentTypeFQN: 'sfdc_cms__news' }))).toEqual(['MCNEXT', 'MCRECALL'])
  const first = await fetchContents({ contentTypeFQN: 'sfdc_cms__news', pageSize: 1 })
  expect(first.body.contents[0]).not.toHaveProperty('contentBody')
  expect([keysOf(first), first.body.previousPageUrl]).toEqual([['MCNEXT'], null])
  const second = await shop.guest<DeliveryDocumentCollection>('GET', first.body.nextPageUrl ?? '')
  expect([keysOf(second), second.body.nextPageUrl]).toEqual([['MCRECALL'], null])
  expect(keysOf(await shop.guest('GET', second.body.previousPageUrl ?? ''))).toEqual(['MCNEXT'])
  expect(keysOf(await shop.guest('GET', second.body.currentPageUrl))).toEqual(['MCRECALL'])
})

test('lists by keys, by ids and by publication date, and leaves out unknown ones [CMS-01]', async () => {
  const byKeys = await fetchContents({
    contentKeys: 'MCHERO,MCUNKNOWN,MCDRAFT,MCLATER,MCNEXT',
    includeContentBody: true,
  })
  expect(keysOf(byKeys).toSorted()).toEqual(['MCHERO', 'MCNEXT'])
  expect(byKeys.body.contents.every((content) => content.contentBody !== undefined)).toBe(true)
  expect(
    keysOf(
      await fetchContents({ managedContentIds: `${mediaId('MCHERO').slice(0, 15)},${itemId('MCNEXT')}` }),
    ).toSorted(),
  ).toEqual(['MCHERO', 'MCNEXT'])
  expect(
    keysOf(
      await fetchContents({
        contentTypeFQN: 'sfdc_cms__news',
        publishStartDate: '2026-02-01',
        publishEndDate: '2026-03-01T00:00:00Z',
      }),
    ),
  ).toEqual(['MCNEXT'])
  expect(keysOf(await fetchContents({ contentKeys: '' }))).toEqual([])
})

test('returns absolute URLs on request [CMS-01]', async () => {
  const { body } = await fetchContent(`${bySite}/MCHERO`, { showAbsoluteUrl: true })
  expect(body.unauthenticatedUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/cms\/delivery\/media\/MCHERO$/)
  expect(body.resourceUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/services\//)
  expect((await fetchContents({ contentKeys: 'MCHERO', showAbsoluteUrl: true })).body.currentPageUrl).toMatch(
    /^http:\/\/127\.0\.0\.1:\d+\/services\/.*page=0/,
  )
})

test('returns images of products only to shoppers who may see one of the products [CMS-01] [ROLE-08]', async () => {
  expect((await fetchContent(`${bySite}/MCCOUNTY`)).status).toBe(404)
  expect((await fetchContent(`${bySite}/MCCOUNTY`, {}, 'buyer')).status).toBe(200)
  expect(keysOf(await fetchContents({ contentTypeFQN: 'sfdc_cms__image' }))).toEqual(['MCHERO'])
  expect(keysOf(await fetchContents({ contentTypeFQN: 'sfdc_cms__image' }, 'buyer')).toSorted()).toEqual([
    'MCCOUNTY',
    'MCHERO',
  ])
})

const manyKeys = (count: number) => Array.from({ length: count }, (_, index) => `MC${index}`).join(',')

test.each([
  [`${bySite}/MCUNKNOWN`, {}, 404, 'ITEM_NOT_FOUND', 'There is no published content of this key or id.'],
  [`${bySite}/MCDRAFT`, {}, 404, 'ITEM_NOT_FOUND', 'There is no published content of this key or id.'],
  [bySite.replace(site, channel), {}, 400, 'INVALID_API_INPUT', 'Enter a valid prefix for channelOrSiteId.'],
  [byChannel.replace(channel, site), {}, 400, 'INVALID_API_INPUT', 'Enter a valid prefix for channelOrSiteId.'],
  [
    bySite.replace(site, createIdFromKey('0DM', 'other')),
    {},
    404,
    'ITEM_NOT_FOUND',
    'There is no such site or channel.',
  ],
  [
    bySite,
    { contentKeys: manyKeys(51) },
    400,
    'MAX_LIMIT_EXCEEDED',
    "The query parameter 'contentKeys' takes at most 50 keys.",
  ],
  [
    bySite,
    { managedContentIds: manyKeys(101) },
    400,
    'MAX_LIMIT_EXCEEDED',
    "The query parameter 'managedContentIds' takes at most 100 ids.",
  ],
  [
    bySite,
    { contentKeys: 'MCHERO', managedContentIds: mediaId('MCHERO') },
    400,
    'INVALID_API_INPUT',
    'Name contents either by contentKeys or by managedContentIds.',
  ],
  [
    bySite,
    { pageSize: 26, includeContentBody: true },
    400,
    'MAX_LIMIT_EXCEEDED',
    "With bodies or expanded references the query parameter 'pageSize' is at most 25.",
  ],
  [
    bySite,
    { publishStartDate: '2026-02-31T25:00' },
    400,
    'ILLEGAL_QUERY_PARAMETER_VALUE',
    "The query parameters 'publishStartDate' and 'publishEndDate' take dates or moments of ISO 8601.",
  ],
])('rejects %s with %j [CMS-02] [CMS-03]', async (path, query, ...expectedError) => {
  const [status, errorCode, message] = expectedError
  const response = await shop.guest('GET', path, { query })
  expect([response.status, response.body]).toEqual([status, [{ errorCode, message }]])
})

test.each([
  ['page', 'x'],
  ['page', '-1'],
  ['pageSize', '251'],
  ['pageSize', '0'],
  ['referenceDepth', '4'],
  ['includeContentBody', 'perhaps'],
  ['publishEndDate', 'tomorrow'],
])('reports %s=%s as invalid [CMS-02]', async (name, value) => {
  const response = await shop.guest<Array<{ errorCode: string; message: string }>>('GET', bySite, {
    query: { [name]: value },
  })
  expect(response.status).toBe(400)
  expect(response.body[0]?.errorCode).toBe('ILLEGAL_QUERY_PARAMETER_VALUE')
  expect(response.body[0]?.message).toContain(`'${name}'`)
})

test('lists an uploaded file once something published shows it [CMS-01]', async () => {
  const uploaded = (key: string) => ({ ...image(key), createdById: createIdFromKey('005', 'builder') })
  const documentShowing = (key: string) => ({
    content: [{ type: 'text', props: { id: 'a', text: `<img src="/cms/delivery/media/${key}?width=640">` } }],
  })
  await shop.database.transaction(async (tx) => {
    await insertMissingMedia(tx, ['MCUNUSED', 'MCONPAGE', 'MCINNEWS', 'MCONTILE', 'MCREPLACED'].map(uploaded))
    await saveAndPublishPage(tx, {
      path: '/shown',
      title: 'Shown',
      description: '',
      document: documentShowing('MCREPLACED'),
    })
    await saveAndPublishPage(tx, {
      path: '/shown',
      title: 'Shown',
      description: '',
      document: documentShowing('MCONPAGE'),
    })
    await insertContents(tx, [
      newsItem('MCSHOWS', { picture: { contentKey: 'MCINNEWS' } }, '2026-03-10T00:00:00Z'),
      newsItem('MCHIDES', { picture: { contentKey: 'MCUNUSED' } }, null),
    ])
    await tx
      .update(category)
      .set({ tileMediaId: mediaId('MCONTILE') })
      .where(eq(category.id, ids.category('Nozzles')))
  })
  const listed = keysOf(await fetchContents({ contentTypeFQN: 'sfdc_cms__image', pageSize: 250 }))
  expect(listed.filter((key) => /UNUSED|ONPAGE|INNEWS|ONTILE|REPLACED/.test(key)).toSorted()).toEqual([
    'MCINNEWS',
    'MCONPAGE',
    'MCONTILE',
  ])
  // It can be read by its key.
  expect(keysOf(await fetchContents({ contentKeys: 'MCUNUSED' }))).toEqual(['MCUNUSED'])
})

test('rejects requests of guests for contents and pages while the store is closed to guests [CMS-01] [ROLE-02]', async () => {
  await shop.database.transaction((tx) => tx.update(webstore).set({ guestBrowsingEnabled: false }))
  expect((await fetchContent(`${bySite}/MCSHEET`)).status).toBe(401)
  expect((await fetchContent(`${bySite}/MCHERO`)).status).toBe(401)
  expect(
    await shop.guest('GET', `/services/data/v65.0/connect/sites/${site}/pages`, { query: { path: '/' } }),
  ).toMatchObject({ status: 401, body: [{ errorCode: 'GUEST_INSUFFICIENT_ACCESS' }] })
  expect((await fetchContent(`${bySite}/MCSHEET`, {}, 'buyer')).status).toBe(200)
  await shop.database.transaction((tx) =>
    tx.update(webstore).set({ guestBrowsingEnabled: true }).where(eq(webstore.id, ids.webstore)),
  )
})

test('returns the same home page to everyone [ROLE-09]', async () => {
  const path = `/services/data/v65.0/connect/sites/${site}/pages`
  const [guest, buyer] = [
    await shop.guest<StoredPage>('GET', path, { query: { path: '/' } }),
    await shop.buyer<StoredPage>('GET', path, { query: { path: '/' } }),
  ]
  expect([guest.status, buyer.status]).toEqual([200, 200])
  expect(buyer.body).toEqual(guest.body)
  expect(guest.body.title).toBe('Home')
})
