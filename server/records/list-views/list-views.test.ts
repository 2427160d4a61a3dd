import type { ListView } from '@hydrant/contract/records/list-view-endpoints.ts'
import type { HistoryEntries } from '@hydrant/contract/admin/changes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN, createStaffUsers, SITE_BUILDER } from '../../testing/client-identities.ts'
import { openPurchaseTestShop, type PurchaseTestShop, type TestClient } from '../../testing/purchase-test-shop.ts'

let shop: PurchaseTestShop
let admin: TestClient
let builder: TestClient
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  await createStaffUsers(shop)
  admin = await shop.buyer(ADMIN)
  builder = await shop.buyer(SITE_BUILDER)
})
afterAll(() => shop.close())

const PATH = '/admin/list-views'
const VIEW = {
  objectName: 'product2',
  name: 'Pumps',
  search: '?columns=Name&where=Name.contains.pump',
  isShared: false,
}
const save = (client: TestClient, view: Partial<typeof VIEW> = {}) =>
  client<ListView>('POST', PATH, { ...VIEW, ...view })
const list = async (client: TestClient, objectName = 'Product2') =>
  (await client<{ views: ListView[]; mayShare: boolean }>('GET', `${PATH}?objectName=${objectName}`)).body

test('views are saved by name for oneself, and for all by who may change settings [ADM-57]', async () => {
  const own = await save(admin)
  expect(own).toMatchObject({ status: 201, body: { objectName: 'Product2', isShared: false, isEditable: true } })
  expect(await save(admin, { name: ' pumps ' })).toMatchObject({ status: 400, body: [{ arguments: ['name'] }] })
  expect((await save(builder)).status).toBe(201)
  expect((await save(builder, { isShared: true })).status).toBe(403)
  expect((await save(admin, { isShared: true })).status).toBe(201)
  const seen = await list(builder)
  expect(seen.mayShare).toBe(false)
  expect(new Set(seen.views.map(({ isShared, isEditable }) => `${isShared} ${isEditable}`))).toEqual(
    new Set(['false true', 'true false']),
  )
  for (const name of [' ', 'x'.repeat(81), 'a\0b']) expect((await save(admin, { name })).status).toBe(400)
  expect((await save(admin, { objectName: 'Nothing__c' })).status).toBe(404)
  // Who may not see an object learns nothing of its lists.
  expect((await builder('GET', `${PATH}?objectName=User`)).status).toBe(404)
})

test('a view is changed only as it was seen, and by nobody whose it is not [ADM-57]', async () => {
  const { body: view } = await save(admin, { name: 'Hoses', isShared: true })
  const { body: mine } = await save(admin, { name: 'Mine' })
  const change = (client: TestClient, { id, tag }: Partial<ListView>, body: object) =>
    client<ListView>('PATCH', `${PATH}/${id}`, body, { 'if-match': tag ?? '*' })
  const both = await Promise.all([
    change(admin, view, { name: 'Hoses and reels' }),
    change(admin, view, { isDefault: true }),
  ])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 412]))
  expect((await change(builder, { id: view.id }, { name: 'No' })).status).toBe(403)
  expect((await change(builder, { id: mine.id }, { name: 'No' })).status).toBe(404)
  expect((await change(admin, { id: mine.id }, { name: 'PUMPS' })).body).toMatchObject([{ arguments: ['name'] }])
  expect((await change(admin, { id: '00B000000000000AAA' }, { name: 'No' })).status).toBe(404)
  await change(admin, { id: mine.id }, { isDefault: true })
  const { body: other } = await save(admin, { name: 'Other' })
  await change(admin, { id: other.id }, { isDefault: true })
  const defaults = (await list(admin)).views.filter(({ isShared, isDefault }) => !isShared && isDefault)
  expect(defaults.map(({ name }) => name)).toEqual(['Other'])
  expect((await admin('DELETE', `${PATH}/${other.id}`, undefined, { 'if-match': other.tag })).status).toBe(412)
  expect((await builder('DELETE', `${PATH}/${other.id}`)).status).toBe(404)
  expect((await admin('DELETE', `${PATH}/${other.id}`)).status).toBe(204)
  expect((await admin('DELETE', `${PATH}/${other.id}`)).status).toBe(404)
  const { changes } = (await admin<HistoryEntries>('GET', `/admin/changes?recordId=${view.id}`)).body
  expect(changes.map(({ operation }) => operation)).toEqual(['create', 'update'])
})
