import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { SectionUses } from '@hydrant/contract/admin/page-parts.ts'
import type { BuilderPage, BuilderPageHead, PageSummaryCollection } from '@hydrant/contract/admin/pages.ts'
import { BUILDER_ROUTES } from '@hydrant/contract/builder-routes.ts'
import { ROUTES } from '@hydrant/contract/routes.ts'
import { pathOf } from '@hydrant/contract/shared/paths.ts'
import type { PageSlots, StoredPage } from '@hydrant/contract/shop/content.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { type BuilderShop, openBuilderShop, toPageEndpointPath } from '../../testing/builder-shop.ts'
import { publishDuePages, saveAndPublishPage } from '../service.ts'

let shop: BuilderShop
beforeAll(async () => {
  shop = await openBuilderShop()
})
afterAll(() => shop.close())

const SITE = { apiVersion: 'v65.0', siteId: createIdFromKey('0DM', 'site') }

const text = (id: string, words: string) => ({ type: 'text', props: { id, text: words } })
const reference = (id: string, sectionId: string) => ({ type: 'saved-section', props: { id, sectionId } })
const toDocument = (...content: readonly object[]) => ({ root: { props: {} }, content })

const createSection = (content: readonly object[], title = 'Section', by = shop.anna) =>
  by<BuilderPage>('POST', BUILDER_ROUTES.createBuilderSection.path, {
    body: { title, document: toDocument(...content) },
  })
const publish = async ({ pageId, revision }: Pick<BuilderPage, 'pageId' | 'revision'>, publishDate?: string) =>
  (
    await shop.anna<BuilderPageHead>('POST', toPageEndpointPath('publishBuilderPage', { pageId }), {
      body: { revision, ...(publishDate !== undefined && { publishDate }) },
    })
  ).body
const save = (page: Pick<BuilderPage, 'pageId' | 'revision'>, content: readonly object[], by = shop.anna) =>
  by<BuilderPageHead>('PUT', toPageEndpointPath('savePageDraft', page), {
    body: { revision: page.revision, title: 'saved', description: '', document: toDocument(...content) },
  })
const createPublishedSection = async (content: readonly object[], title?: string) =>
  publish((await createSection(content, title)).body)
async function createPage(path: string, content: readonly object[]): Promise<BuilderPage> {
  const { body } = await shop.anna<BuilderPage>('POST', BUILDER_ROUTES.createBuilderPage.path, {
    body: { path, title: path, description: '', document: toDocument(...content) },
  })
  return body
}
const createPublishedPage = async (path: string, content: readonly object[]) => publish(await createPage(path, content))

/** The blocks of a page as a visitor gets them, as JSON without types. */
async function readBlocks(
  path: string,
  query: Readonly<Record<string, string>> = {},
  by = 'guest' as 'guest' | 'anna',
) {
  const { body } = await shop[by]<StoredPage>('GET', pathOf(ROUTES.getPage, SITE), { query: { path, ...query } })
  return toShownBlocks(body.document)
}
/** Lists the ids and words of blocks at any depth, such as `a: words`. */
function toShownBlocks(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(toShownBlocks)
  if (!('type' in value) || !('props' in value)) return inner
  const { id, text: words = '' } = value.props as { readonly id: string; readonly text?: string }
  return [`${id}: ${words}`, ...inner]
}
const guest: BuilderShop['anna'] = (...call) => shop.guest(...call)
const listUses = async (pageId: string) =>
  (await shop.anna<SectionUses>('GET', toPageEndpointPath('listSectionUses', { pageId }))).body

test('a page shows the published blocks of its sections, twice and inside of other blocks, and their changes once they are published [SLT-05]', async () => {
  const section = await createPublishedSection([text('a', 'one'), text('b', 'two')])
  const columns = { type: 'columns', props: { id: 'row', content: [reference('inner', section.pageId)] } }
  await createPublishedPage('/shows', [text('t', 'before'), reference('s', section.pageId), columns])
  expect(await readBlocks('/shows')).toEqual([
    't: before',
    's-a: one',
    's-b: two',
    'row: ',
    'inner-a: one',
    'inner-b: two',
  ])

  const changed = (await save(section, [text('a', 'changed')])).body
  expect(await readBlocks('/shows')).toContain('s-a: one')
  expect(await readBlocks('/shows', { publishStatus: 'Draft' }, 'anna')).toContain('s-a: changed')
  const published = await publish(changed)
  expect(await readBlocks('/shows')).toEqual(['t: before', 's-a: changed', 'row: ', 'inner-a: changed'])

  // What is scheduled is seen by site builders at that time, and by visitors then.
  const at = new Date(Math.ceil(Date.now() / 1000) * 1000 + 3_600_000)
  await publish((await save(published, [text('a', 'scheduled')])).body, at.toISOString())
  const later = new Date(at.getTime() + 1000).toISOString()
  expect(await readBlocks('/shows', { at: later }, 'anna')).toContain('s-a: scheduled')
  expect(await readBlocks('/shows')).toContain('s-a: changed')
  await publishDuePages(shop.database, at)
  expect(await readBlocks('/shows')).toContain('s-a: scheduled')
})

test('visitors see a page without a section that is not published, is no section, or does not exist [SLT-05]', async () => {
  const draft = (await createSection([text('a', 'draft')])).body
  const otherPage = await createPublishedPage('/other', [text('a', 'other page')])
  const references = [draft.pageId, otherPage.pageId, createIdFromKey('0Pg', 'nothing'), 'x'].map((id, index) =>
    reference(`s${index}`, id),
  )
  const withoutChoice = { type: 'saved-section', props: { id: 'none' } }
  await createPublishedPage('/without', [text('t', 'kept'), ...references, withoutChoice])
  expect(await readBlocks('/without')).toEqual(['t: kept'])
  expect(await readBlocks('/without', { publishStatus: 'Draft' }, 'anna')).toEqual(['t: kept', 's0-a: draft'])

  const { pageId, revision } = await publish(draft)
  expect(await readBlocks('/without')).toEqual(['t: kept', 's0-a: draft'])
  await shop.anna('POST', toPageEndpointPath('unpublishBuilderPage', { pageId }), { body: { revision } })
  expect(await readBlocks('/without')).toEqual(['t: kept'])
})

test('slots show sections, too, and their changes within a second [SLT-05]', async () => {
  const section = await createPublishedSection([text('a', 'one')])
  const { body: slot } = await shop.anna<BuilderPage>('POST', BUILDER_ROUTES.createBuilderSlot.path, {
    body: { place: 'cart', position: 'above', title: 'slot', document: toDocument(reference('s', section.pageId)) },
  })
  await publish(slot)
  const readSlot = async (query: Readonly<Record<string, string>> = {}, by = guest) =>
    toShownBlocks(
      (await by<PageSlots>('GET', pathOf(ROUTES.getPageSlots, SITE), { query: { place: 'cart', ...query } })).body.above
        ?.document,
    )
  await vi.waitFor(async () => expect(await readSlot()).toEqual(['above-s-a: one']))
  const changed = (await save(section, [text('a', 'two')])).body
  expect(await readSlot({ publishStatus: 'Draft' }, shop.anna)).toEqual(['above-s-a: two'])
  expect(await readSlot()).toEqual(['above-s-a: one'])
  await publish(changed)
  await vi.waitFor(async () => expect(await readSlot()).toEqual(['above-s-a: two']), { timeout: 1000 })
})

test('a section contains neither itself nor another section nor a form, and none is shown that a program stored there [SLT-06]', async () => {
  const inner = await createPublishedSection([text('a', 'inner')])
  const section = (await createSection([text('a', 'outer')])).body
  const invalid = { status: 400, body: [{ errorCode: 'INVALID_API_INPUT' }] }
  const refused = {
    ...invalid,
    body: [{ errorCode: 'INVALID_API_INPUT', message: expect.stringContaining('cannot be in a saved section') }],
  }
  expect(await save(section, [reference('s', section.pageId)])).toMatchObject(refused)
  expect(await save(section, [reference('s', inner.pageId)])).toMatchObject(refused)
  const deep = {
    type: 'grid',
    props: { id: 'g', content: [{ type: 'flexible', props: { id: 'f', content: [reference('s', section.pageId)] } }] },
  }
  expect(await save(section, [deep])).toMatchObject(refused)
  expect(await createSection([reference('s', inner.pageId)])).toMatchObject(refused)
  expect(await createSection([{ type: 'form', props: { id: 'f' } }])).toMatchObject(invalid)
  // What is no list of blocks, or too deep, is refused as in a page.
  expect(await createSection([{ type: 'text' }])).toMatchObject(invalid)
  const many = Array.from({ length: 51 }, (_, index) => reference(`s${index}`, inner.pageId))
  expect(
    await shop.anna('POST', BUILDER_ROUTES.createBuilderPage.path, {
      body: { path: '/many', title: 'many', description: '', document: toDocument(...many) },
    }),
  ).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT', message: expect.stringContaining('50 places') }],
  })
  // It is no page: it has no address, and neither lists nor the map of the site have it.
  expect(
    await shop.anna('PATCH', toPageEndpointPath('updateBuilderPage', section), {
      body: { revision: section.revision, path: '/section' },
    }),
  ).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_OPERATION' }] })
  const list = async (kind: string) =>
    (
      await shop.anna<PageSummaryCollection>('GET', BUILDER_ROUTES.listBuilderPages.path, { query: { kind } })
    ).body.pages.map(({ pageId }) => pageId)
  expect(await list('section')).toContain(section.pageId)
  expect([...(await list('page')), ...(await list('slot'))]).not.toContain(section.pageId)
  expect(await shop.viewPage(`/section/${section.pageId}`)).toBe(404)

  await shop.database.transaction((tx) =>
    saveAndPublishPage(tx, {
      path: `section/${inner.pageId}`,
      title: 'inner',
      description: '',
      document: { content: [text('a', 'first'), reference('s', inner.pageId)] },
    }),
  )
  await createPublishedPage('/programs', [reference('s', inner.pageId)])
  expect(await readBlocks('/programs')).toEqual(['s-a: first'])
})

test('where a section is used is told, and it is deleted only once no page shows it [SLT-07]', async () => {
  const section = await createPublishedSection([text('a', 'one')], 'Terms')
  expect(await listUses(section.pageId)).toEqual({ uses: [], totalCount: 0 })
  const live = await createPublishedPage('/uses', [reference('s', section.pageId)])
  const draft = await createPage('/begun', [reference('s', section.pageId)])
  await createPublishedPage('/names-it', [text('a', section.pageId)])
  expect(await listUses(section.pageId)).toMatchObject({
    uses: [
      { pageId: live.pageId, kind: 'page', slot: null, path: '/uses', title: '/uses', isHome: false, isLive: true },
      { pageId: draft.pageId, isLive: false },
    ],
    totalCount: 2,
  })
  const remove = (pageId: string) => shop.anna('DELETE', toPageEndpointPath('deleteBuilderPage', { pageId }))
  expect(await remove(section.pageId)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_OPERATION', message: expect.stringContaining('2 pages “/uses” and “/begun”') }],
  })
  // A draft without it leaves the published version, which visitors see.
  const without = (await save(live, [text('a', 'without')])).body
  expect((await listUses(section.pageId)).uses).toMatchObject([{ title: 'saved', isLive: true }, { title: '/begun' }])
  await publish(without)
  expect((await listUses(section.pageId)).uses).toMatchObject([{ title: '/begun', isLive: false }])
  await remove(draft.pageId)
  expect((await remove(section.pageId)).status).toBe(204)
  // A page that is restored is shown without it until the section is restored, too.
  const restored = await shop.anna<BuilderPageHead>('POST', toPageEndpointPath('undeleteBuilderPage', draft))
  await publish(restored.body)
  expect(await readBlocks('/begun')).toEqual([])
  await shop.anna('POST', toPageEndpointPath('undeleteBuilderPage', section))
  expect(await readBlocks('/begun')).toEqual(['s-a: one'])
})

test('sections are made and their uses read by site builders only, and the second of two editors is told [SLT-05] [SLT-07]', async () => {
  const buyer: BuilderShop['anna'] = (...call) => shop.buyer(...call)
  expect([(await createSection([], 'x', guest)).status, (await createSection([], 'x', buyer)).status]).toEqual([
    401, 403,
  ])
  const section = (await createSection([text('a', 'one')])).body
  expect(section).toMatchObject({ kind: 'section', slot: null, state: 'draft', title: 'Section' })
  const uses = toPageEndpointPath('listSectionUses', section)
  expect([(await guest('GET', uses)).status, (await buyer('GET', uses)).status]).toEqual([401, 403])
  expect(
    (await shop.anna('GET', toPageEndpointPath('listSectionUses', { pageId: 'x' }))).status,
  ).toBeGreaterThanOrEqual(400)
  expect((await save(section, [text('a', 'first')])).status).toBe(200)
  expect(await save(section, [text('a', 'second')], shop.ben)).toMatchObject({
    status: 409,
    body: [{ errorCode: 'CONFLICT' }],
  })
})
