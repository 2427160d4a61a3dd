import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { BuilderPage, BuilderPageHead, PageSummaryCollection } from '@hydrant/contract/admin/pages.ts'
import { BUILDER_ROUTES } from '@hydrant/contract/builder-routes.ts'
import { ROUTES } from '@hydrant/contract/routes.ts'
import { pathOf } from '@hydrant/contract/shared/paths.ts'
import type { PageSlots } from '@hydrant/contract/shop/content.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { type BuilderShop, openBuilderShop, toPageContent, toPageEndpointPath } from '../../testing/builder-shop.ts'
import { ids } from '../../testing/test-catalogue.ts'
import { publishDuePages } from '../service.ts'

let shop: BuilderShop
beforeAll(async () => {
  shop = await openBuilderShop()
})
afterAll(() => shop.close())

const SLOTS = pathOf(ROUTES.getPageSlots, { apiVersion: 'v65.0', siteId: createIdFromKey('0DM', 'site') })
const PRODUCT = ids.product('HN-95/1')

/** Calls of those who are no site builders. */
const guest: BuilderShop['anna'] = (...call) => shop.guest(...call)
const buyer: BuilderShop['anna'] = (...call) => shop.buyer(...call)

const create = (body: object, by = shop.anna) => {
  const { title, document } = toPageContent('slot')
  return by<BuilderPage>('POST', BUILDER_ROUTES.createBuilderSlot.path, { body: { title, document, ...body } })
}
const publish = async ({ pageId, revision }: Pick<BuilderPage, 'pageId' | 'revision'>, publishDate?: string) =>
  (
    await shop.anna<BuilderPageHead>('POST', toPageEndpointPath('publishBuilderPage', { pageId }), {
      body: { revision, ...(publishDate !== undefined && { publishDate }) },
    })
  ).body
const createPublished = async (body: object) => publish((await create(body)).body)

/** The titles of the slots above and below a page. */
async function read(query: Record<string, string>, by = guest): Promise<readonly (string | undefined)[] | number> {
  const { status, body } = await by<PageSlots>('GET', SLOTS, { query })
  return status === 200 ? [body.above?.title, body.below?.title] : status
}
/** Publishing is told to the process that caches slots; it may take a moment. */
const expectSlots = (query: Record<string, string>, titles: readonly (string | undefined)[]) =>
  vi.waitFor(async () => expect(await read(query)).toEqual(titles))

test('a page shows the slot of its product, or of its nearest category, or the one of all, for each position [SLT-01] [SLT-02]', async () => {
  const product = { place: 'product', recordId: PRODUCT }
  expect(await read(product)).toEqual([undefined, undefined])
  await createPublished({ place: 'product', position: 'above', title: 'all' })
  await createPublished({ place: 'product', position: 'below', title: 'all, below' })
  await expectSlots(product, ['all', 'all, below'])
  const toSlot = (targetId: string, title: string) => ({ place: 'product', position: 'above', targetId, title })
  await createPublished(toSlot(ids.category('Nozzles'), 'root'))
  await expectSlots(product, ['root', 'all, below'])
  await createPublished(toSlot(ids.category('Handline'), 'category'))
  await expectSlots(product, ['category', 'all, below'])
  const ofProduct = await createPublished(toSlot(PRODUCT, 'product'))
  await expectSlots(product, ['product', 'all, below'])
  expect(await read({ place: 'product', recordId: ids.product('nothing') })).toEqual(['all', 'all, below'])
  expect(await read({ place: 'product', recordId: 'x' })).toEqual(['all', 'all, below'])
  expect(await read({ place: 'category', recordId: ids.category('Handline') })).toEqual([undefined, undefined])
  expect(await read({ place: 'cart' })).toEqual([undefined, undefined])
  expect(await read({ place: 'checkout' })).toBe(400)

  // A slot that is taken off the shop, or deleted, gives way to the next one.
  const { pageId, revision } = ofProduct
  await shop.anna('POST', toPageEndpointPath('unpublishBuilderPage', { pageId }), { body: { revision } })
  await expectSlots(product, ['category', 'all, below'])
})

test('a category has the slot of the nearest category above it [SLT-02]', async () => {
  await createPublished({ place: 'category', position: 'below', targetId: ids.category('Nozzles'), title: 'root' })
  await expectSlots({ place: 'category', recordId: ids.category('Handline') }, [undefined, 'root'])
  expect(await read({ place: 'category', recordId: ids.category('Turnout gear') })).toEqual([undefined, undefined])
})

test('drafts and what is scheduled are shown to site builders only, until their time comes [SLT-03] [SLT-04]', async () => {
  const cart = { place: 'cart' }
  const slot = (await create({ place: 'cart', position: 'above', title: 'draft' })).body
  expect(slot).toMatchObject({
    kind: 'slot',
    slot: { place: 'cart', position: 'above', targetId: null },
    state: 'draft',
  })
  expect(await read(cart)).toEqual([undefined, undefined])
  expect(await read({ ...cart, publishStatus: 'Draft' }, shop.anna)).toEqual(['draft', undefined])
  expect(await read({ ...cart, publishStatus: 'Draft' })).toBe(403)
  expect(await read({ ...cart, publishStatus: 'Draft' }, buyer)).toBe(403)
  const at = new Date(Math.ceil(Date.now() / 1000) * 1000 + 3_600_000)
  const later = new Date(at.getTime() + 1000).toISOString()
  const scheduled = await publish(slot, at.toISOString())
  expect(scheduled.state).toBe('scheduled')
  expect(await read({ ...cart, at: later }, shop.anna)).toEqual(['draft', undefined])
  expect(await read({ ...cart, at: later })).toBe(403)
  expect(await read({ ...cart, at: 'soon' }, shop.anna)).toBe(400)
  await publishDuePages(shop.database, at)
  await expectSlots(cart, ['draft', undefined])
  // The next draft is hidden until it is published, and the version before it can be brought back.
  const { body: draft } = await shop.anna<BuilderPage>('GET', toPageEndpointPath('getBuilderPage', slot))
  const changed = (await shop.saveTitle(draft, 'second')).body
  expect(await read(cart)).toEqual(['draft', undefined])
  const second = await publish(changed)
  await expectSlots(cart, ['second', undefined])
  const restored = await shop.anna<BuilderPage>('POST', toPageEndpointPath('restorePageVersion', slot, 1), {
    body: { revision: second.revision },
  })
  expect(restored.body).toMatchObject({ title: 'draft', state: 'changed' })
})

test('slots are made by site builders, once for each place, and only for what there is [SLT-01] [SLT-04]', async () => {
  const search = { place: 'search', position: 'below' }
  expect([(await create(search, guest)).status, (await create(search, buyer)).status]).toEqual([401, 403])
  const slot = (await create(search)).body
  expect(await create(search)).toMatchObject({ status: 409, body: [{ errorCode: 'DUPLICATE' }] })
  const invalid = { status: 400, body: [{ errorCode: 'INVALID_API_INPUT' }] }
  expect(await create({ ...search, targetId: PRODUCT })).toMatchObject(invalid)
  expect(await create({ place: 'category', position: 'above', targetId: PRODUCT })).toMatchObject(invalid)
  expect(await create({ place: 'product', position: 'above', targetId: ids.product('nothing') })).toMatchObject(invalid)
  const form = { content: [{ type: 'form', props: { id: 'f' } }] }
  expect(await create({ place: 'search', position: 'above', document: form })).toMatchObject(invalid)
  expect(
    await shop.anna('PUT', toPageEndpointPath('savePageDraft', slot), {
      body: { revision: slot.revision, title: 'form', description: '', document: form },
    }),
  ).toMatchObject(invalid)
  // It is no page: it has no address, and neither lists nor the map of the site have it.
  expect(
    await shop.anna('PATCH', toPageEndpointPath('updateBuilderPage', slot), {
      body: { revision: slot.revision, path: '/slot' },
    }),
  ).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_OPERATION' }] })
  const list = async (kind: string) =>
    (
      await shop.anna<PageSummaryCollection>('GET', BUILDER_ROUTES.listBuilderPages.path, { query: { kind } })
    ).body.pages.map(({ path }) => path)
  expect(await list('slot')).toContain('search/below')
  expect(await list('page')).not.toContain('search/below')
  expect(await shop.viewPage('search/below')).toBe(400)
  // A deleted one leaves its place free; it comes back only while it is.
  await shop.anna('DELETE', toPageEndpointPath('deleteBuilderPage', slot))
  expect((await create(search)).status).toBe(201)
  expect(await shop.anna('POST', toPageEndpointPath('undeleteBuilderPage', slot))).toMatchObject({ status: 409 })
})

test('the blocks above and below a page have different ids [SLT-03]', async () => {
  await createPublished({ place: 'category', position: 'above', title: 'one' })
  await createPublished({ place: 'category', position: 'below', title: 'two' })
  await expectSlots({ place: 'category' }, ['one', 'two'])
  const { body } = await shop.guest<PageSlots>('GET', SLOTS, { query: { place: 'category' } })
  expect([body.above?.document, body.below?.document]).toMatchObject([
    { content: [{ type: 'text', props: { id: 'above-a' } }] },
    { content: [{ type: 'text', props: { id: 'below-a' } }] },
  ])
})
