import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROUTES } from '@hydrant/contract/routes.ts'
import type { StoredPage } from '@hydrant/contract/shop/content.ts'
import type { SignedIn } from '@hydrant/contract/shop/session.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { createUsers } from '../session/service.ts'
import { openTestCatalogueShop, type TestCatalogue } from '../testing/open-test-catalogue.ts'
import { PASSWORD } from '../testing/test-catalogue.ts'
import { saveAndPublishPage, publishVersion, saveNextVersion } from './service.ts'

const BUILDER = 'builder@shop.example'
const PAGES = `/services/data/v65.0/connect/sites/${createIdFromKey('0DM', 'site')}/pages`

let shop: TestCatalogue
let builder: string

beforeAll(async () => {
  shop = await openTestCatalogueShop()
  await shop.database.transaction(async (tx) => {
    await createUsers(
      tx,
      [
        {
          id: createIdFromKey('005', 'builder'),
          email: BUILDER,
          firstName: 'B',
          lastName: 'Builder',
          phoneNumber: null,
          role: 'site-builder',
        },
      ],
      PASSWORD,
    )
    await saveAndPublishPage(tx, contentOf('/sale', 'first'))
  })
  builder = (
    await shop.guest<SignedIn>('POST', ROUTES.signIn.path, { body: { username: BUILDER, password: PASSWORD } })
  ).body.token
})
afterAll(() => shop.close())

const contentOf = (path: string, title: string) => ({
  path,
  title,
  description: '',
  document: { content: [{ type: 'text', props: { id: 'a', text: title } }] },
})
const fetchTitle = async (path: string, { publishStatus, token }: { publishStatus?: string; token?: string } = {}) => {
  const { status, body } = await shop.guest<StoredPage>('GET', PAGES, {
    query: { path, ...(publishStatus !== undefined && { publishStatus }) },
    ...(token !== undefined && { token }),
  })
  return status === 200 ? [body.title, body.version] : status
}

test('a saved page is a draft until it is published, and visitors see the published version until then [ROLE-07]', async () => {
  const version = await shop.database.transaction((tx) => saveNextVersion(tx, contentOf('/sale', 'second')))
  expect(version).toBe(2)
  expect(await fetchTitle('/sale')).toEqual(['first', 1])
  expect(await fetchTitle('/sale', { publishStatus: 'Draft', token: builder })).toEqual(['second', 2])
  await shop.database.transaction((tx) => publishVersion(tx, { path: '/sale', version }))
  expect(await fetchTitle('/sale')).toEqual(['second', 2])
  await shop.database.transaction((tx) => publishVersion(tx, { path: '/sale', version: 1 }))
  expect(await fetchTitle('/sale')).toEqual(['first', 1])
})

test('a page that was never published is visible only as a draft [ROLE-07]', async () => {
  await shop.database.transaction((tx) => saveNextVersion(tx, contentOf('/soon', 'soon')))
  expect(await fetchTitle('/soon')).toBe(404)
  expect(await fetchTitle('/soon', { publishStatus: 'Draft', token: builder })).toEqual(['soon', 1])
})

test('drafts are returned only to site builders, and must not be cached [ROLE-07]', async () => {
  const buyer = await shop.buyer('GET', PAGES, { query: { path: '/sale', publishStatus: 'Draft' } })
  const guest = await shop.guest('GET', PAGES, { query: { path: '/sale', publishStatus: 'Draft' } })
  for (const response of [buyer, guest])
    expect([response.status, response.body]).toEqual([
      403,
      [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'Only a signed-in site builder may see drafts.' }],
    ])
  const { headers } = await shop.guest('GET', PAGES, {
    query: { path: '/sale', publishStatus: 'Draft' },
    token: builder,
  })
  expect(headers.get('cache-control')).toBe('no-store')
})

test('a version that does not exist is not published, and concurrently saved versions get different numbers [ROLE-07]', async () => {
  const result = await shop.database.transaction((tx) => publishVersion(tx, { path: '/sale', version: 99 }))
  expect(result).toMatchObject({ ok: false, error: { code: 'ITEM_NOT_FOUND' } })
  const save = () => shop.database.transaction((tx) => saveNextVersion(tx, contentOf('/twice', 'twice')))
  expect((await Promise.all([save(), save(), save()])).toSorted()).toEqual([1, 2, 3])
})
