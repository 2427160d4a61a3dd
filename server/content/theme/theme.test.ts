import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type {
  BuilderPage,
  BuilderPageHead,
  PageSummaryCollection,
  PageVersion,
  PageVersionCollection,
} from '@hydrant/contract/admin/pages.ts'
import { BUILDER_ROUTES } from '@hydrant/contract/builder-routes.ts'
import { pathOf } from '@hydrant/contract/shared/paths.ts'
import type { ShopTheme } from '@hydrant/contract/shop/content.ts'
import { pageVersion } from '@hydrant/database/schema/content.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { DEFAULT_THEME, type Theme, toThemeDocument } from '@hydrant/page-model/theme/theme.ts'
import type { Reply } from '../../testing/call-shop.ts'
import {
  type BuilderShop,
  listSortedStatuses,
  openBuilderShop,
  toPageEndpointPath,
} from '../../testing/builder-shop.ts'
import { publishDuePages } from '../service.ts'

let shop: BuilderShop
beforeAll(async () => {
  shop = await openBuilderShop()
})
afterAll(() => shop.close())

const THEME = pathOf(BUILDER_ROUTES.getTheme, { apiVersion: 'v65.0', siteId: createIdFromKey('0DM', 'site') })
const BLUE: Theme = { ...DEFAULT_THEME, accentLight: '#0b57d0', accentTextLight: '#0b57d0', radius: 'rounded' }

const guest: BuilderShop['anna'] = (...call) => shop.guest(...call)
const buyer: BuilderShop['anna'] = (...call) => shop.buyer(...call)
const create = (document: unknown, by = shop.anna) =>
  by<BuilderPage>('POST', BUILDER_ROUTES.createBuilderTheme.path, { body: { title: 'Theme', document } })
const save = (page: Pick<BuilderPage, 'pageId' | 'revision'>, theme: unknown, by = shop.anna) =>
  by<BuilderPageHead>('PUT', toPageEndpointPath('savePageDraft', page), {
    body: {
      revision: page.revision,
      title: 'Theme',
      description: '',
      document: { root: { props: theme }, content: [] },
    },
  })
const publish = ({ pageId, revision }: Pick<BuilderPage, 'pageId' | 'revision'>, publishDate?: string) =>
  shop.anna<BuilderPageHead>('POST', toPageEndpointPath('publishBuilderPage', { pageId }), {
    body: { revision, ...(publishDate !== undefined && { publishDate }) },
  })
const read = async (query: Record<string, string> = {}, by = guest) => {
  const { status, body } = await by<ShopTheme>('GET', THEME, { query })
  return status === 200 ? body.theme : status
}
const expectInvalid = ({ status, body }: Reply) => {
  expect(status).toBe(400)
  expect(body).toMatchObject(expect.arrayContaining([expect.objectContaining({ errorCode: 'INVALID_API_INPUT' })]))
}

/** The theme of the shop; the first test makes it. */
async function load(): Promise<BuilderPageHead> {
  const { body } = await shop.anna<PageSummaryCollection>('GET', BUILDER_ROUTES.listBuilderPages.path, {
    query: { kind: 'theme' },
  })
  const pageId = body.pages[0]?.pageId ?? ''
  return (await shop.anna<BuilderPage>('GET', toPageEndpointPath('getBuilderPage', { pageId }))).body
}

test('a theme is made by site builders, once; visitors see it when it is published, others no draft [THM-01] [THM-03]', async () => {
  expect(await read()).toBeNull()
  const document = toThemeDocument(BLUE)
  expect([(await create(document, guest)).status, (await create(document, buyer)).status]).toEqual([401, 403])
  const replies = await Promise.all([create(document), create(document, shop.ben)])
  expect(listSortedStatuses(replies)).toEqual([201, 409])
  const theme = await load()
  expect(theme).toMatchObject({ kind: 'theme', slot: null, state: 'draft' })
  expect([await read(), await read({ publishStatus: 'Draft' }), await read({ publishStatus: 'Draft' }, buyer)]).toEqual(
    [null, 403, 403],
  )
  expect(await read({ publishStatus: 'Draft' }, shop.anna)).toEqual(BLUE)
  expect((await publish(theme)).status).toBe(200)
  await vi.waitFor(async () => expect(await read()).toEqual(BLUE))
  // It is no page, and has no address.
  expect(await shop.viewPage('theme')).toBe(400)
  expect(await shop.viewPage('/theme')).toBe(404)
  expect(
    await shop.anna('PATCH', toPageEndpointPath('updateBuilderPage', theme), {
      body: { revision: (await load()).revision, path: '/theme' },
    }),
  ).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_OPERATION' }] })
})

test('of two who save one theme, the second one gets a conflict, and nothing is overwritten [THM-01]', async () => {
  const theme = await load()
  expect((await save(theme, { ...BLUE, radius: 'round' })).status).toBe(200)
  expect(await save(theme, { ...BLUE, radius: 'square' }, shop.ben)).toMatchObject({
    status: 409,
    body: [{ errorCode: 'CONFLICT', arguments: [expect.any(String), expect.any(String), 'Anna Builder', 'other'] }],
  })
  expect(await read({ publishStatus: 'Draft' }, shop.anna)).toMatchObject({ radius: 'round' })
  expect(await read()).toMatchObject({ radius: 'rounded' })
})

test.each<readonly [string, unknown]>([
  ['a declaration after the color', { ...BLUE, accentLight: '#0b57d0;background:url(//x)' }],
  ['the end of the style', { ...BLUE, accentLight: '</style><script>alert(1)</script>' }],
  ['the end of the rule', { ...BLUE, barDark: '#000000}body{display:none' }],
  ['a color with a line after it', { ...BLUE, accentDark: '#0b57d0\n' }],
  ['a color by its name', { ...BLUE, accentLight: 'red' }],
  ['a color with alpha', { ...BLUE, accentLight: '#0b57d080' }],
  ['a function', { ...BLUE, accentLight: 'var(--color-ink)' }],
  ['a list', { ...BLUE, accentLight: ['#0b57d0'] }],
  ['an object', { ...BLUE, accentLight: { toString: '#0b57d0' } }],
  ['nothing', { ...BLUE, accentLight: null }],
  ['a radius of its own', { ...BLUE, radius: '4px' }],
  ['a name that every object has', { ...BLUE, typeface: 'constructor' }],
  ['a font of elsewhere', { ...BLUE, typeface: "x';src:url(//x)" }],
  ['a number', { ...BLUE, textSize: 2 }],
  ['an unknown part', { ...BLUE, extra: 'x' }],
  ['an unknown part of many letters', { ...BLUE, ['x'.repeat(100_000)]: 'x' }],
  ['a part less', { ...BLUE, typeface: undefined }],
  ['no theme', undefined],
])('%s is no value of a theme, and nothing is stored [THM-04]', async (_, value) => {
  const theme = await load()
  const reply = await save(theme, value)
  expectInvalid(reply)
  expect(JSON.stringify(reply.body).length).toBeLessThan(20_000)
  expect(await create({ root: { props: value }, content: [] })).toMatchObject({ status: 400 })
  expect((await load()).revision).toBe(theme.revision)
})

test('a theme has no blocks, and pages and slots are no themes [THM-04]', async () => {
  const theme = await load()
  const document = { ...toThemeDocument(BLUE), content: [{ type: 'text', props: { id: 'a', text: 'x' } }] }
  const body = { revision: theme.revision, title: 'Theme', description: '', document }
  expectInvalid(await shop.anna('PUT', toPageEndpointPath('savePageDraft', theme), { body }))
  const page = await shop.createPublishedPage('/no-theme')
  expect((await save(page, { accentLight: '</style>' })).status).toBe(200)
  expect(await read()).toMatchObject({ accentLight: BLUE.accentLight })
})

test('what was stored otherwise, such as by a copy of a database, is shown only as far as it is a theme [THM-04]', async () => {
  const published = (await publish(await load())).body
  await shop.database.transaction((tx) =>
    tx.insert(pageVersion).values({
      id: createIdFromKey('0Pv', 'hostile'),
      pageId: published.pageId,
      version: 1000,
      title: 'Theme',
      document: { root: { props: { ...BLUE, accentLight: '</style><script>', radius: 'x', other: 1 } }, content: [] },
    }),
  )
  const restored = await shop.anna<BuilderPage>('POST', toPageEndpointPath('restorePageVersion', published, 1000), {
    body: { revision: published.revision },
  })
  expect(restored.status).toBe(200)
  expect(await read({ publishStatus: 'Draft' }, shop.anna)).toEqual({
    ...BLUE,
    accentLight: DEFAULT_THEME.accentLight,
    radius: DEFAULT_THEME.radius,
  })
  expect((await save(restored.body, BLUE)).status).toBe(200)
})

test('a theme that cannot be read is saved, but neither published nor scheduled, and the error names pairs and contrasts [THM-02]', async () => {
  const pale = (await save(await load(), { ...BLUE, accentLight: '#8ab4f8', accentTextDark: '#333333' })).body
  const reply = await publish(pale)
  expectInvalid(reply)
  const messages = (reply.body as unknown as readonly { readonly message: string }[]).map(({ message }) => message)
  expect(messages).toContain(
    'Text on the accent: the contrast is 2.10 : 1 in the light look, and must be at least 4.5 : 1.',
  )
  expect(messages).toContainEqual(
    expect.stringMatching(
      /^Border in the color of accent text on the page: the contrast is 1\.\d\d : 1 in the dark .* 3 : 1\.$/,
    ),
  )
  expect(await read()).not.toMatchObject({ accentLight: '#8ab4f8' })
  // With dark text on it, the same accent can be read.
  const readable = (
    await save(pale, { ...BLUE, accentLight: '#8ab4f8', onAccentLight: '#0f1316', accentTextLight: '#0b57d0' })
  ).body
  expect((await publish(readable)).status).toBe(200)
  await vi.waitFor(async () => expect(await read()).toMatchObject({ accentLight: '#8ab4f8' }))
})

test('versions are kept, listed and restored, and a theme is scheduled as a page is [THM-03]', async () => {
  const theme = await load()
  const { body: list } = await shop.anna<PageVersionCollection>('GET', toPageEndpointPath('listPageVersions', theme))
  expect(list.versions.find(({ isLive }) => isLive)?.version).toBeGreaterThan(1)
  const { body: first } = await shop.anna<PageVersion>('GET', toPageEndpointPath('getPageVersion', theme, 1))
  expect(first.document).toEqual(toThemeDocument(BLUE))
  const { body: restored } = await shop.anna<BuilderPage>('POST', toPageEndpointPath('restorePageVersion', theme, 1), {
    body: { revision: theme.revision },
  })
  expect(await read()).toMatchObject({ accentLight: '#8ab4f8' })
  const at = new Date(Math.ceil(Date.now() / 1000) * 1000 + 3_600_000)
  expect((await publish(restored, at.toISOString())).body.state).toBe('scheduled')
  expect(await read({ at: new Date(at.getTime() + 1000).toISOString() }, shop.anna)).toEqual(BLUE)
  expect(await read({ at: at.toISOString() })).toBe(403)
  await publishDuePages(shop.database, at)
  await vi.waitFor(async () => expect(await read()).toEqual(BLUE))
  const { pageId, revision } = await load()
  await shop.anna('POST', toPageEndpointPath('unpublishBuilderPage', { pageId }), { body: { revision } })
  await vi.waitFor(async () => expect(await read()).toBeNull())
})
