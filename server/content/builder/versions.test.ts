import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BuilderPage, BuilderPageHead, PageVersion, PageVersionCollection } from '@hydrant/contract/admin/pages.ts'
import { type BuilderShop, toPageContent, openBuilderShop, toPageEndpointPath } from '../../testing/builder-shop.ts'

let shop: BuilderShop
beforeAll(async () => {
  shop = await openBuilderShop()
})
afterAll(() => shop.close())

type Page = Pick<BuilderPageHead, 'pageId' | 'revision'>

const keepVersion = (page: Page, client = shop.anna) =>
  client<BuilderPageHead>('POST', toPageEndpointPath('savePageVersion', page), { body: { revision: page.revision } })
const publish = (page: Page) =>
  shop.anna<BuilderPageHead>('POST', toPageEndpointPath('publishBuilderPage', page), {
    body: { revision: page.revision },
  })
const restore = (page: Page, version: number) =>
  shop.ben<BuilderPage>('POST', toPageEndpointPath('restorePageVersion', page, version), {
    body: { revision: page.revision },
  })
const versions = async (page: Page, query = {}) =>
  (await shop.anna<PageVersionCollection>('GET', toPageEndpointPath('listPageVersions', page), { query })).body

test('versions have their author, time, content and whether they are live [BLK-10]', async () => {
  const page = await shop.createDraft('/history', 'one')
  const savedVersion = await keepVersion(page, shop.ben)
  expect(savedVersion).toMatchObject({ status: 201, body: { state: 'draft', basedOnVersion: 1, revision: 1 } })
  const two = (await shop.saveTitle(savedVersion.body, 'two')).body
  expect((await publish(two)).body).toMatchObject({ state: 'live', liveVersion: 2, basedOnVersion: 2 })
  expect(await versions(page)).toEqual({
    totalCount: 2,
    nextPageToken: null,
    versions: [
      {
        version: 2,
        title: 'two',
        createdDate: expect.any(String),
        createdBy: 'Anna Builder',
        publishedDate: expect.any(String),
        isLive: true,
      },
      {
        version: 1,
        title: 'one',
        createdDate: expect.any(String),
        createdBy: 'Ben Builder',
        publishedDate: null,
        isLive: false,
      },
    ],
  })
  const { body } = await shop.ben<PageVersion>('GET', toPageEndpointPath('getPageVersion', page, 1))
  expect(body).toMatchObject({ version: 1, ...toPageContent('one') })
  expect((await shop.ben('GET', toPageEndpointPath('getPageVersion', page, 3))).status).toBe(404)
})

test('saving an unchanged draft as a version creates no other version [BLK-10]', async () => {
  const page = await shop.createDraft('/kept')
  await Promise.all([keepVersion(page), keepVersion(page), keepVersion(page, shop.ben)])
  expect((await versions(page)).totalCount).toBe(1)
})

test('a restored version becomes the draft, and later versions stay [BLK-10]', async () => {
  const one = await shop.createPublishedPage('/restored', 'one')
  const two = await publish((await shop.saveTitle(one, 'two')).body)
  const restored = await restore(two.body, 1)
  expect(restored).toMatchObject({
    status: 200,
    body: { ...toPageContent('one'), state: 'changed', liveVersion: 2, basedOnVersion: 1, changedBy: 'Ben Builder' },
  })
  expect(await shop.viewPage('/restored')).toEqual(['/restored', 'two', 2])
  const three = (await publish(restored.body)).body
  expect(three).toMatchObject({ liveVersion: 3, state: 'live' })
  expect(await shop.viewPage('/restored')).toEqual(['/restored', 'one', 3])
  expect((await versions(one)).versions.map(({ version, title, isLive }) => [version, title, isLive])).toEqual([
    [3, 'one', true],
    [2, 'two', false],
    [1, 'one', false],
  ])
  expect((await restore(three, 9)).status).toBe(404)
})

test('versions are listed page by page, newest first [BLK-10]', async () => {
  let page: Page = await shop.createDraft('/many')
  for (let version = 1; version <= 5; version += 1)
    page = (await keepVersion((await shop.saveTitle(page, `v${version}`)).body)).body
  const first = await versions(page, { pageSize: 2 })
  const second = await versions(page, { pageSize: 2, pageToken: first.nextPageToken ?? '' })
  expect([first, second].map((listPage) => listPage.versions.map(({ version }) => version))).toEqual([
    [5, 4],
    [3, 2],
  ])
  expect(first.totalCount).toBe(5)
})
