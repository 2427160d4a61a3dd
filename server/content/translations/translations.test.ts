import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { BUILDER_ROUTES } from '@hydrant/contract/builder-routes.ts'
import type { BuilderPage, BuilderPageHead } from '@hydrant/contract/admin/pages.ts'
import type { Translations } from '@hydrant/contract/admin/translations.ts'
import type { BuilderSiteSettings } from '@hydrant/contract/admin/site.ts'
import type { SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import { ROUTES } from '@hydrant/contract/routes.ts'
import { pathOf } from '@hydrant/contract/shared/paths.ts'
import type { PageSlots, StoredPage } from '@hydrant/contract/shop/content.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { DEFAULT_SITE_SETTINGS } from '@hydrant/page-model/site/default-site-settings.ts'
import { type BuilderShop, openBuilderShop, toPageEndpointPath } from '../../testing/builder-shop.ts'

let shop: BuilderShop
beforeAll(async () => {
  shop = await openBuilderShop()
  await shop.database.transaction((tx) =>
    tx.update(webstore).set({
      settings: { defaultLanguage: 'en_US', supportedLanguages: ['en_US', 'es_US', 'es', 'fr'] },
    }),
  )
  await vi.waitUntil(async () => (await readSettings('es-US')).languages.includes('es-US'))
})
afterAll(() => shop.close())

const SITE = { apiVersion: 'v65.0', siteId: createIdFromKey('0DM', 'site') }
const inLanguage = (language: string) => ({ headers: { 'accept-language': language } })
const readSettings = async (language: string) =>
  (
    await shop.guest<SiteSettings & { readonly languages: readonly string[] }>(
      'GET',
      pathOf(ROUTES.getSiteSettings, SITE),
      inLanguage(language),
    )
  ).body
const readPage = async (path: string, language: string) =>
  (await shop.guest<StoredPage>('GET', pathOf(ROUTES.getPage, SITE), { query: { path }, ...inLanguage(language) })).body

const block = (type: string, props: object) => ({ type, props })
const heading = (id: string, text: string) => block('text', { id, text, textColor: '#c4161c' })
const toDocument = (...content: readonly object[]) => ({ root: { props: {} }, content })

async function createPage(path: string, content: readonly object[]): Promise<BuilderPage> {
  const body = { path, title: `Title of ${path}`, description: 'About it', document: toDocument(...content) }
  return (await shop.anna<BuilderPage>('POST', BUILDER_ROUTES.createBuilderPage.path, { body })).body
}
async function publish({ pageId, revision }: Pick<BuilderPage, 'pageId' | 'revision'>): Promise<BuilderPageHead> {
  const path = toPageEndpointPath('publishBuilderPage', { pageId })
  return (await shop.anna<BuilderPageHead>('POST', path, { body: { revision } })).body
}
const save = async (page: Pick<BuilderPage, 'pageId' | 'revision' | 'title'>, ...content: readonly object[]) =>
  (
    await shop.anna<BuilderPageHead>('PUT', toPageEndpointPath('savePageDraft', page), {
      body: { revision: page.revision, title: page.title, description: 'About it', document: toDocument(...content) },
    })
  ).body

const pathInLanguage = (page: Pick<BuilderPage, 'pageId'>, language: string) =>
  toPageEndpointPath('getPageTranslations', page).replace(':language', language)
const readTranslations = async (page: Pick<BuilderPage, 'pageId'>, language = 'es_US') =>
  (await shop.anna<Translations>('GET', pathInLanguage(page, language))).body
const translate = (
  page: Pick<BuilderPage, 'pageId'>,
  texts: ReadonlyArray<readonly [blockId: string | null, setting: string, text: string]>,
  { language = 'es_US', revision = -1, by = shop.anna } = {},
) =>
  readTranslations(page, language).then((before) =>
    by<Translations>('PUT', pathInLanguage(page, language), {
      body: {
        revision: revision === -1 ? before.revision : revision,
        texts: texts.map(([blockId, setting, text]) => ({ blockId, setting, text })),
      },
    }),
  )
const toStates = ({ texts }: Translations) => texts.map(({ setting, text, state }) => [setting, text, state])

test('a page has its texts in the language of the visitor, and in the one they were written in without a translation [LANG-30] [LANG-31]', async () => {
  const slides = [
    { title: 'First', buttonHref: '/one', image: '/a.svg' },
    { title: 'Second', buttonHref: '/two', image: '/b.svg' },
  ]
  const page = await createPage('/spoken', [
    block('wrapper', {
      id: 'frame',
      contentFooter: [heading('below', 'Below')],
      content: [block('rich-text', { id: 'rich', text: '<p>Rich</p>' })],
      contentHeader: [block('hero-slider', { id: 'hero', slides })],
    }),
  ])
  await publish(page)
  const before = await readPage('/spoken', 'en-US')
  expect(toStates(await readTranslations(page)).map(([setting]) => setting)).toEqual([
    'title',
    'description',
    'slides.0.title',
    'slides.1.title',
    'text',
    'text',
  ])
  const reply = await translate(page, [
    [null, 'title', 'Título'],
    ['hero', 'slides.1.title', 'Segundo'],
    ['below', 'text', 'Abajo'],
  ])
  expect([reply.status, reply.body.revision, reply.body.changedBy]).toEqual([200, 1, 'Anna Builder'])

  const spanish = await readPage('/spoken', 'es-US')
  expect([spanish.title, spanish.description]).toEqual(['Título', 'About it'])
  expect(spanish.document).toEqual(
    toDocument(
      block('wrapper', {
        id: 'frame',
        contentFooter: [heading('below', 'Abajo')],
        content: [block('rich-text', { id: 'rich', text: '<p>Rich</p>' })],
        contentHeader: [block('hero-slider', { id: 'hero', slides: [slides[0], { ...slides[1], title: 'Segundo' }] })],
      }),
    ),
  )
  expect(await readPage('/spoken', 'en-US')).toEqual(before)
  expect(await readPage('/spoken', 'fr')).toEqual(before)
  // What site builders edit is what was written.
  expect((await shop.anna<BuilderPage>('GET', toPageEndpointPath('getBuilderPage', page))).body.document).toEqual(
    before.document,
  )

  // A language that has no text of its own for a region has that of the language alone.
  await translate(page, [['rich', 'text', '<p>Rico</p>']], { language: 'es' })
  const { document } = await readPage('/spoken', 'es-US')
  expect(JSON.stringify(document)).toContain('<p>Rico</p>')
  expect(JSON.stringify(document)).toContain('Abajo')
  expect(JSON.stringify((await readPage('/spoken', 'es')).document)).not.toContain('Abajo')
})

test('a translation goes with its words, and is outdated once they have changed [LANG-32]', async () => {
  const list = (...titles: readonly string[]) =>
    block('accordion', { id: 'list', items: titles.map((title) => ({ title })) })
  const page = await createPage('/moved', [list('One', 'Two')])
  await translate(page, [
    ['list', 'items.0.title', 'Uno'],
    ['list', 'items.1.title', 'Dos'],
  ])
  const published = await publish(page)
  const readTitles = async () => {
    const texts = (await readTranslations(page)).texts.filter(({ blockId }) => blockId === 'list')
    return texts.map(({ source, text, state }) => [source, text, state])
  }
  // A new entry before the others has no translation, and they keep theirs.
  const inserted = await save(published, list('Zero', 'One', 'Two'))
  expect(await readTitles()).toEqual([
    ['Zero', null, 'missing'],
    ['One', 'Uno', 'translated'],
    ['Two', 'Dos', 'translated'],
  ])
  await translate(page, [['list', 'items.0.title', 'Cero']])
  expect((await readTitles()).map(([, text]) => text)).toEqual(['Cero', 'Uno', 'Dos'])

  const changed = await save(inserted, list('Zero', 'One', 'Two and more'))
  expect(await readTitles()).toEqual([
    ['Zero', 'Cero', 'translated'],
    ['One', 'Uno', 'translated'],
    ['Two and more', 'Dos', 'outdated'],
  ])
  // Visitors see what is published with its own translations, and an outdated one rather than two languages on a page.
  const readDocument = async () => (await readPage('/moved', 'es-US')).document
  await translate(page, [['list', 'items.2.title', 'Dos y más']])
  expect(await readDocument()).toEqual(toDocument(list('Uno', 'Dos')))
  const again = await publish(changed)
  expect(await readDocument()).toEqual(toDocument(list('Cero', 'Uno', 'Dos y más')))
  await publish(await save({ ...again, title: changed.title }, list('Zero', 'One', 'Third')))
  expect(await readDocument()).toEqual(toDocument(list('Cero', 'Uno', 'Dos y más')))
  await translate(page, [['list', 'items.2.title', '']])
  expect(await readDocument()).toEqual(toDocument(list('Cero', 'Uno', 'Third')))
})

test('visitors do not read the translation of a draft at the place of published words, and emptying it leaves theirs [LANG-32]', async () => {
  const page = await createPage('/season', [heading('season', 'Summer'), heading('sale', 'Sale')])
  await translate(page, [['sale', 'text', 'Rebajas']])
  const published = await publish(page)
  await save(published, heading('season', 'Winter'), heading('sale', 'Big sale'))
  await translate(page, [['season', 'text', 'Invierno']])
  const readDocument = async () => (await readPage('/season', 'es-US')).document
  const shown = toDocument(heading('season', 'Summer'), heading('sale', 'Rebajas'))
  expect(await readDocument()).toEqual(shown)
  await translate(page, [['sale', 'text', '']])
  expect(await readDocument()).toEqual(shown)
})

test('saved sections and page slots have their texts in the language of the visitor, within a second [LANG-31]', async () => {
  const create = async (path: string, body: object) =>
    (await shop.anna<BuilderPage>('POST', path, { body: { title: 'part', ...body } })).body
  const section = await create(BUILDER_ROUTES.createBuilderSection.path, {
    document: toDocument(heading('s', 'Inner')),
  })
  await publish(section)
  const reference = block('saved-section', { id: 'place', sectionId: section.pageId })
  const slot = await create(BUILDER_ROUTES.createBuilderSlot.path, {
    place: 'cart',
    position: 'above',
    document: toDocument(heading('own', 'Own'), reference),
  })
  await publish(slot)
  expect(toStates(await readTranslations(section))).toEqual([['text', null, 'missing']])
  const readSlot = async (language: string) => {
    const { body } = await shop.guest<PageSlots>('GET', pathOf(ROUTES.getPageSlots, SITE), {
      query: { place: 'cart' },
      ...inLanguage(language),
    })
    return [...JSON.stringify(body.above?.document).matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text)
  }
  await vi.waitFor(async () => expect(await readSlot('es-US')).toEqual(['Own', 'Inner']), { timeout: 1000 })
  await translate(section, [['s', 'text', 'Interior']])
  await translate(slot, [['own', 'text', 'Propio']])
  await vi.waitFor(async () => expect(await readSlot('es-US')).toEqual(['Propio', 'Interior']), { timeout: 1000 })
  expect(await readSlot('en-US')).toEqual(['Own', 'Inner'])
})

test('the site settings have their texts in the language of the visitor [LANG-33]', async () => {
  const path = BUILDER_ROUTES.getSiteTranslations.path.replace(':language', 'es_US')
  expect((await readSettings('es-US')).footer.columns[0]?.links[0]).toEqual({ label: 'Orders', href: '/orders' })
  const { body: before } = await shop.anna<Translations>('GET', path)
  expect(before.revision).toBe(0)
  const texts = [
    { setting: 'footer.columns.0.links.0.label', text: 'Pedidos' },
    { setting: 'cookieBanner.title', text: 'Cookies en este sitio' },
  ]
  expect(await shop.anna('PUT', path, { body: { revision: 0, texts } })).toMatchObject({ status: 200 })
  const spanish = await readSettings('es-US')
  expect(spanish.footer.columns[0]?.links[0]).toEqual({ label: 'Pedidos', href: '/orders' })
  expect(spanish.cookieBanner).toEqual({ ...DEFAULT_SITE_SETTINGS.cookieBanner, title: 'Cookies en este sitio' })
  expect((await readSettings('en-US')).footer).toEqual(DEFAULT_SITE_SETTINGS.footer)
  const edited = await shop.anna<BuilderSiteSettings>('GET', BUILDER_ROUTES.getBuilderSiteSettings.path)
  expect(edited.body.settings).toEqual(DEFAULT_SITE_SETTINGS)
})

test('only site builders translate, only texts, only into languages of the shop, and the second of two is told [LANG-34]', async () => {
  const page = await createPage('/refused', [
    heading('a', 'Words'),
    block('button', { id: 'b', label: 'Go', href: '/x' }),
  ])
  const errorOf = ({ status, body }: { readonly status: number; readonly body: unknown }) => [
    status,
    (body as readonly [{ readonly errorCode: string }])[0].errorCode,
  ]
  const path = pathInLanguage(page, 'es_US')
  const body = { revision: 0, texts: [{ blockId: 'a', setting: 'text', text: 'Palabras' }] }
  expect(errorOf(await shop.guest('PUT', path, { body }))).toEqual([401, 'INVALID_SESSION_ID'])
  expect(errorOf(await shop.buyer('PUT', path, { body }))).toEqual([403, 'INSUFFICIENT_ACCESS'])
  for (const language of ['en_US', 'de_DE', 'es_MX'])
    expect(errorOf(await shop.anna('GET', pathInLanguage(page, language)))).toEqual([404, 'ITEM_NOT_FOUND'])
  for (const [blockId, setting] of [
    ['b', 'href'],
    ['a', 'textColor'],
    ['a', 'id'],
    ['other', 'text'],
    [null, 'path'],
  ] as const)
    expect(errorOf(await translate(page, [[blockId, setting, '/elsewhere']]))).toEqual([400, 'INVALID_API_INPUT'])
  expect(errorOf(await translate(page, [[null, 'title', 'x'.repeat(201)]]))).toEqual([400, 'INVALID_API_INPUT'])

  expect((await translate(page, [['a', 'text', 'Palabras']])).status).toBe(200)
  const second = await translate(page, [['b', 'label', 'Ir']], { revision: 0, by: shop.ben })
  expect(errorOf(second)).toEqual([409, 'CONFLICT'])
  expect(toStates(await readTranslations(page)).slice(2)).toEqual([
    ['text', 'Palabras', 'translated'],
    ['label', null, 'missing'],
  ])

  // A text that has gone from the page since it was read keeps none of the others from being saved.
  const { revision } = await readTranslations(page)
  const gone = { blockId: 'gone', setting: 'text', source: 'Words', text: 'Palabras' }
  const texts = [gone, { blockId: 'b', setting: 'label', source: 'Go', text: 'Ir' }]
  expect((await shop.anna('PUT', path, { body: { revision, texts } })).status).toBe(200)
  expect(toStates(await readTranslations(page))).toContainEqual(['label', 'Ir', 'translated'])
})
