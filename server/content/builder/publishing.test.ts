import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BuilderPage, BuilderPageHead } from '@hydrant/contract/admin/pages.ts'
import { type BuilderShop, openBuilderShop, pagePath, statusesOf } from '../../testing/builder-shop.ts'
import { publishDuePages } from '../service.ts'

let shop: BuilderShop
beforeAll(async () => {
  shop = await openBuilderShop()
})
afterAll(() => shop.close())

const HOUR = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + hours * HOUR)
type Page = Pick<BuilderPageHead, 'pageId' | 'revision'>
const publish = (page: Page, publishDate?: string) =>
  shop.anna<BuilderPageHead>('POST', pagePath('publishBuilderPage', page), {
    body: { revision: page.revision, ...(publishDate !== undefined && { publishDate }) },
  })
const read = async (page: Page) => (await shop.anna<BuilderPage>('GET', pagePath('getBuilderPage', page))).body
const unpublish = (page: Page, by = shop.anna) =>
  by<BuilderPageHead>('POST', pagePath('unpublishBuilderPage', page), { body: { revision: page.revision } })
const cancel = (page: Page, by = shop.anna) =>
  by<BuilderPageHead>('POST', pagePath('cancelPageSchedule', page), { body: { revision: page.revision } })
const due = (at: Date) => publishDuePages(shop.database, at)

test('a page goes live when it is published, and later drafts do not show until they are, too [BLK-10]', async () => {
  const page = await shop.made('/offers', 'one')
  expect((await publish(page)).body).toMatchObject({ state: 'live', liveVersion: 1 })
  expect(await shop.seen('/offers')).toEqual(['/offers', 'one', 1])
  const changed = (await shop.titled(await read(page), 'two')).body
  expect(changed).toMatchObject({ state: 'changed', basedOnVersion: 1 })
  expect(await shop.seen('/offers')).toEqual(['/offers', 'one', 1])
  expect(await shop.seen('/offers', { publishStatus: 'Draft' }, 'ben')).toEqual(['/offers', 'two', 1])
  await publish(changed)
  expect(await shop.seen('/offers')).toEqual(['/offers', 'two', 2])
})

test('a page that is taken off the shop is gone for visitors alone, and can come back [BLK-10]', async () => {
  const page = await shop.published('/seasonal')
  const off = await unpublish(page, shop.ben)
  expect(off.body).toMatchObject({ state: 'unpublished', liveVersion: null })
  expect(await shop.seen('/seasonal')).toBe(404)
  expect(await unpublish(off.body, shop.ben)).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_OPERATION' }] })
  expect((await publish(off.body)).body).toMatchObject({ state: 'live', liveVersion: 1 })
})

test('what is planned goes live at its moment and not before, and visitors see what was there until then [BLK-10]', async () => {
  const page = await shop.published('/planned', 'now')
  const later = (await shop.titled(page, 'later')).body
  const at = inHours(1)
  expect((await publish(later, at.toISOString())).body).toMatchObject({
    state: 'scheduled',
    liveVersion: 1,
    scheduledVersion: 2,
    scheduledDate: at.toISOString().replace('.000Z', 'Z'),
    isChangedSincePlanned: false,
  })
  // What is written after the planning is not planned, and that is told.
  expect((await shop.titled(await read(page), 'much later')).body).toMatchObject({
    state: 'scheduled',
    isChangedSincePlanned: true,
  })
  await due(new Date(at.getTime() - 1))
  expect(await shop.seen('/planned')).toEqual(['/planned', 'now', 1])
  await due(at)
  expect(await shop.seen('/planned')).toEqual(['/planned', 'later', 2])
  expect(await read(page)).toMatchObject({
    state: 'changed',
    liveVersion: 2,
    scheduledVersion: null,
    scheduledDate: null,
    isChangedSincePlanned: false,
    title: 'much later',
  })
})

test('site builders alone see beforehand what will be there at a moment [ROLE-07]', async () => {
  const page = await shop.published('/beforehand', 'now')
  const at = inHours(3)
  await publish((await shop.titled(page, 'then')).body, at.toISOString())
  const seenAt = (moment: Date, by: 'ben' | 'guest' | 'buyer' = 'ben') =>
    shop.seen('/beforehand', { at: moment.toISOString() }, by)
  expect([await seenAt(new Date(at.getTime() - 1000)), await seenAt(at), await seenAt(inHours(9))]).toEqual([
    ['/beforehand', 'now', 1],
    ['/beforehand', 'then', 2],
    ['/beforehand', 'then', 2],
  ])
  expect([await seenAt(at, 'guest'), await seenAt(at, 'buyer')]).toEqual([403, 403])
  expect(await shop.seen('/beforehand', { at: 'soon' }, 'ben')).toBe(400)
  const unseen = await shop.made('/not-yet', 'soon')
  await publish(unseen, at.toISOString())
  expect([
    await shop.seen('/not-yet', { at: inHours(2).toISOString() }, 'ben'),
    await shop.seen('/not-yet', { at: at.toISOString() }, 'ben'),
  ]).toEqual([404, ['/not-yet', 'soon', 1]])
})

test('a plan is given up, replaced by another, or by publishing at once [BLK-10]', async () => {
  const page = await shop.published('/plans', 'one')
  const two = (await shop.titled(page, 'two')).body
  const planned = (await publish(two, inHours(1).toISOString())).body
  const moment = inHours(2).toISOString()
  const replanned = await publish(planned, moment)
  expect(replanned.body).toMatchObject({ scheduledVersion: 2, scheduledDate: moment.replace('.000Z', 'Z') })
  const cancelled = await cancel(replanned.body)
  expect(cancelled.body).toMatchObject({ state: 'changed', scheduledVersion: null, scheduledDate: null })
  await due(inHours(5))
  expect(await shop.seen('/plans')).toEqual(['/plans', 'one', 1])
  const again = (await publish(cancelled.body, inHours(1).toISOString())).body
  const three = (await shop.titled(again, 'three')).body
  expect([again.isChangedSincePlanned, three.isChangedSincePlanned]).toEqual([false, true])
  expect((await publish(three)).body).toMatchObject({ state: 'live', liveVersion: 3, scheduledVersion: null })
  await due(inHours(5))
  expect(await shop.seen('/plans')).toEqual(['/plans', 'three', 3])
})

test('a plan outlasts that the page is taken off the shop, and waits while it is deleted [BLK-10]', async () => {
  const off = await shop.published('/comes-back', 'old')
  const planned = await unpublish((await publish((await shop.titled(off, 'new')).body, inHours(1).toISOString())).body)
  expect(planned.body, 'its former addresses lead to it').toMatchObject({
    state: 'scheduled',
    liveVersion: null,
    wasPublished: true,
  })
  const deleted = await shop.made('/deleted-meanwhile', 'planned')
  expect(await read(deleted)).toMatchObject({ wasPublished: false })
  await publish(deleted, inHours(1).toISOString())
  await shop.anna('DELETE', pagePath('deleteBuilderPage', deleted))
  await due(inHours(2))
  expect([await shop.seen('/comes-back'), await shop.seen('/deleted-meanwhile')]).toEqual([
    ['/comes-back', 'new', 2],
    404,
  ])
  await shop.anna('POST', pagePath('undeleteBuilderPage', deleted))
  await due(inHours(2))
  expect(await shop.seen('/deleted-meanwhile')).toEqual(['/deleted-meanwhile', 'planned', 1])
})

test.each([
  ['tomorrow', "'publishDate' must be a moment such as 2026-01-31T08:00:00Z."],
  ['2001-01-01T00:00:00Z', "'publishDate' must lie in the future."],
  ['9999-12-31T00:00:00Z', "'publishDate' must lie within the next 5 years."],
  ['2026-02-30', "'publishDate' must be a moment such as 2026-01-31T08:00:00Z."],
])('a publication at %s is refused, and makes no version [BLK-10]', async (publishDate, message) => {
  const page = await shop.made(`/refused-${crypto.randomUUID()}`)
  expect(await publish(page, publishDate)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT', message }],
  })
  expect(await read(page)).toEqual(page)
})

test('what two publish at once is one version [BLK-10]', async () => {
  const page = await shop.made('/at-once')
  const replies = await Promise.all([publish(page), publish(page), publish(page)])
  expect(statusesOf(replies)).toEqual([200, 409, 409])
  expect(await read(page)).toMatchObject({ state: 'live', liveVersion: 1, revision: page.revision + 1 })
  expect((await shop.anna('GET', pagePath('listPageVersions', page))).body).toMatchObject({ totalCount: 1 })
})

test('nobody overwrites a plan, or what was published, that they have not seen [BLK-10]', async () => {
  const page = await shop.made('/two-plans')
  const planned = (await publish(page, inHours(1).toISOString())).body
  const late = {
    status: 409,
    body: [
      {
        errorCode: 'CONFLICT',
        arguments: [
          String(planned.revision),
          expect.any(String),
          'Anna Builder',
          expect.stringMatching(/^(?:own|other)$/),
        ],
      },
    ],
  }
  const replies = [
    await publish(page),
    await publish(page, inHours(2).toISOString()),
    await cancel(page, shop.ben),
    await unpublish(page, shop.ben),
    await shop.titled(page, 'late', shop.ben),
  ]
  for (const reply of replies) expect(reply).toMatchObject(late)
  expect(await read(page)).toMatchObject(planned)
  // Each answer carries the revision for what is done next.
  const cancelled = (await cancel(planned, shop.ben)).body
  const live = (await publish(cancelled)).body
  const off = await unpublish(live, shop.ben)
  expect(off).toMatchObject({
    status: 200,
    body: { state: 'unpublished', changedBy: 'Ben Builder', revision: page.revision + 4 },
  })
  expect((await shop.titled(off.body, 'next')).status).toBe(200)
})

test('what goes live at its moment is in nobody’s way who writes on, and giving up no plan is no change [BLK-10]', async () => {
  const planned = (await publish(await shop.made('/in-time'), inHours(1).toISOString())).body
  await due(inHours(2))
  expect((await cancel(planned)).body).toMatchObject({ state: 'live', revision: planned.revision })
  expect((await shop.titled(planned, 'next')).status).toBe(200)
})
