import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BuilderPage, BuilderPageHead } from '@hydrant/contract/admin/pages.ts'
import {
  type BuilderShop,
  openBuilderShop,
  toPageEndpointPath,
  listSortedStatuses,
} from '../../testing/builder-shop.ts'
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
  shop.anna<BuilderPageHead>('POST', toPageEndpointPath('publishBuilderPage', page), {
    body: { revision: page.revision, ...(publishDate !== undefined && { publishDate }) },
  })
const fetchPage = async (page: Page) =>
  (await shop.anna<BuilderPage>('GET', toPageEndpointPath('getBuilderPage', page))).body
const unpublish = (page: Page, client = shop.anna) =>
  client<BuilderPageHead>('POST', toPageEndpointPath('unpublishBuilderPage', page), {
    body: { revision: page.revision },
  })
const cancel = (page: Page, client = shop.anna) =>
  client<BuilderPageHead>('POST', toPageEndpointPath('cancelPageSchedule', page), { body: { revision: page.revision } })
const publishDue = (at: Date) => publishDuePages(shop.database, at)

test('a page goes live when it is published, and later drafts are hidden until they are published, too [BLK-10]', async () => {
  const page = await shop.createDraft('/offers', 'one')
  expect((await publish(page)).body).toMatchObject({ state: 'live', liveVersion: 1 })
  expect(await shop.viewPage('/offers')).toEqual(['/offers', 'one', 1])
  const changed = (await shop.saveTitle(await fetchPage(page), 'two')).body
  expect(changed).toMatchObject({ state: 'changed', basedOnVersion: 1 })
  expect(await shop.viewPage('/offers')).toEqual(['/offers', 'one', 1])
  expect(await shop.viewPage('/offers', { publishStatus: 'Draft' }, 'ben')).toEqual(['/offers', 'two', 1])
  await publish(changed)
  expect(await shop.viewPage('/offers')).toEqual(['/offers', 'two', 2])
})

test('an unpublished page is hidden from visitors only, and can be published again [BLK-10]', async () => {
  const page = await shop.createPublishedPage('/seasonal')
  const unpublished = await unpublish(page, shop.ben)
  expect(unpublished.body).toMatchObject({ state: 'unpublished', liveVersion: null })
  expect(await shop.viewPage('/seasonal')).toBe(404)
  expect(await unpublish(unpublished.body, shop.ben)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_OPERATION' }],
  })
  expect((await publish(unpublished.body)).body).toMatchObject({ state: 'live', liveVersion: 1 })
})

test('a scheduled version goes live at its time and not before, and visitors see the earlier one until then [BLK-10]', async () => {
  const page = await shop.createPublishedPage('/planned', 'now')
  const later = (await shop.saveTitle(page, 'later')).body
  const at = inHours(1)
  expect((await publish(later, at.toISOString())).body).toMatchObject({
    state: 'scheduled',
    liveVersion: 1,
    scheduledVersion: 2,
    scheduledDate: at.toISOString().replace('.000Z', 'Z'),
    isChangedSincePlanned: false,
  })
  // What is written after the planning is not planned, and that is told.
  expect((await shop.saveTitle(await fetchPage(page), 'much later')).body).toMatchObject({
    state: 'scheduled',
    isChangedSincePlanned: true,
  })
  await publishDue(new Date(at.getTime() - 1))
  expect(await shop.viewPage('/planned')).toEqual(['/planned', 'now', 1])
  await publishDue(at)
  expect(await shop.viewPage('/planned')).toEqual(['/planned', 'later', 2])
  expect(await fetchPage(page)).toMatchObject({
    state: 'changed',
    liveVersion: 2,
    scheduledVersion: null,
    scheduledDate: null,
    isChangedSincePlanned: false,
    title: 'much later',
  })
})

test('only site builders can preview what will be published at a time [ROLE-07]', async () => {
  const page = await shop.createPublishedPage('/beforehand', 'now')
  const at = inHours(3)
  await publish((await shop.saveTitle(page, 'then')).body, at.toISOString())
  const viewAt = (moment: Date, client: 'ben' | 'guest' | 'buyer' = 'ben') =>
    shop.viewPage('/beforehand', { at: moment.toISOString() }, client)
  expect([await viewAt(new Date(at.getTime() - 1000)), await viewAt(at), await viewAt(inHours(9))]).toEqual([
    ['/beforehand', 'now', 1],
    ['/beforehand', 'then', 2],
    ['/beforehand', 'then', 2],
  ])
  expect([await viewAt(at, 'guest'), await viewAt(at, 'buyer')]).toEqual([403, 403])
  expect(await shop.viewPage('/beforehand', { at: 'soon' }, 'ben')).toBe(400)
  const unseen = await shop.createDraft('/not-yet', 'soon')
  await publish(unseen, at.toISOString())
  expect([
    await shop.viewPage('/not-yet', { at: inHours(2).toISOString() }, 'ben'),
    await shop.viewPage('/not-yet', { at: at.toISOString() }, 'ben'),
  ]).toEqual([404, ['/not-yet', 'soon', 1]])
})

test('a schedule can be cancelled, replaced by another, or by publishing at once [BLK-10]', async () => {
  const page = await shop.createPublishedPage('/plans', 'one')
  const two = (await shop.saveTitle(page, 'two')).body
  const planned = (await publish(two, inHours(1).toISOString())).body
  const moment = inHours(2).toISOString()
  const replanned = await publish(planned, moment)
  expect(replanned.body).toMatchObject({ scheduledVersion: 2, scheduledDate: moment.replace('.000Z', 'Z') })
  const cancelled = await cancel(replanned.body)
  expect(cancelled.body).toMatchObject({ state: 'changed', scheduledVersion: null, scheduledDate: null })
  await publishDue(inHours(5))
  expect(await shop.viewPage('/plans')).toEqual(['/plans', 'one', 1])
  const again = (await publish(cancelled.body, inHours(1).toISOString())).body
  const three = (await shop.saveTitle(again, 'three')).body
  expect([again.isChangedSincePlanned, three.isChangedSincePlanned]).toEqual([false, true])
  expect((await publish(three)).body).toMatchObject({ state: 'live', liveVersion: 3, scheduledVersion: null })
  await publishDue(inHours(5))
  expect(await shop.viewPage('/plans')).toEqual(['/plans', 'three', 3])
})

test('a schedule survives unpublishing, and waits while the page is deleted [BLK-10]', async () => {
  const unpublished = await shop.createPublishedPage('/comes-back', 'old')
  const planned = await unpublish(
    (await publish((await shop.saveTitle(unpublished, 'new')).body, inHours(1).toISOString())).body,
  )
  expect(planned.body, 'its former addresses lead to it').toMatchObject({
    state: 'scheduled',
    liveVersion: null,
    wasPublished: true,
  })
  const deleted = await shop.createDraft('/deleted-meanwhile', 'planned')
  expect(await fetchPage(deleted)).toMatchObject({ wasPublished: false })
  await publish(deleted, inHours(1).toISOString())
  await shop.anna('DELETE', toPageEndpointPath('deleteBuilderPage', deleted))
  await publishDue(inHours(2))
  expect([await shop.viewPage('/comes-back'), await shop.viewPage('/deleted-meanwhile')]).toEqual([
    ['/comes-back', 'new', 2],
    404,
  ])
  await shop.anna('POST', toPageEndpointPath('undeleteBuilderPage', deleted))
  await publishDue(inHours(2))
  expect(await shop.viewPage('/deleted-meanwhile')).toEqual(['/deleted-meanwhile', 'planned', 1])
})

test.each([
  ['tomorrow', "'publishDate' must be a moment such as 2026-01-31T08:00:00Z."],
  ['2001-01-01T00:00:00Z', "'publishDate' must lie in the future."],
  ['9999-12-31T00:00:00Z', "'publishDate' must lie within the next 5 years."],
  ['2026-02-30', "'publishDate' must be a moment such as 2026-01-31T08:00:00Z."],
])('a publication at %s is rejected, and creates no version [BLK-10]', async (publishDate, message) => {
  const page = await shop.createDraft(`/refused-${crypto.randomUUID()}`)
  expect(await publish(page, publishDate)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_API_INPUT', message }],
  })
  expect(await fetchPage(page)).toEqual(page)
})

test('concurrent publications create one version [BLK-10]', async () => {
  const page = await shop.createDraft('/at-once')
  const responses = await Promise.all([publish(page), publish(page), publish(page)])
  expect(listSortedStatuses(responses)).toEqual([200, 409, 409])
  expect(await fetchPage(page)).toMatchObject({ state: 'live', liveVersion: 1, revision: page.revision + 1 })
  expect((await shop.anna('GET', toPageEndpointPath('listPageVersions', page))).body).toMatchObject({ totalCount: 1 })
})

test('editors with an older revision cannot change the schedule or the publication [BLK-10]', async () => {
  const page = await shop.createDraft('/two-plans')
  const planned = (await publish(page, inHours(1).toISOString())).body
  const conflict = {
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
  const responses = [
    await publish(page),
    await publish(page, inHours(2).toISOString()),
    await cancel(page, shop.ben),
    await unpublish(page, shop.ben),
    await shop.saveTitle(page, 'late', shop.ben),
  ]
  for (const response of responses) expect(response).toMatchObject(conflict)
  expect(await fetchPage(page)).toMatchObject(planned)
  // Each response has the revision for the next change.
  const cancelled = (await cancel(planned, shop.ben)).body
  const live = (await publish(cancelled)).body
  const unpublished = await unpublish(live, shop.ben)
  expect(unpublished).toMatchObject({
    status: 200,
    body: { state: 'unpublished', changedBy: 'Ben Builder', revision: page.revision + 4 },
  })
  expect((await shop.saveTitle(unpublished.body, 'next')).status).toBe(200)
})

test('a scheduled publication does not conflict with later edits, and cancelling without a schedule changes nothing [BLK-10]', async () => {
  const planned = (await publish(await shop.createDraft('/in-time'), inHours(1).toISOString())).body
  await publishDue(inHours(2))
  expect((await cancel(planned)).body).toMatchObject({ state: 'live', revision: planned.revision })
  expect((await shop.saveTitle(planned, 'next')).status).toBe(200)
})
