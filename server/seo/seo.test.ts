import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SeoProperties } from '@hydrant/contract/shop/seo.ts'
import { page } from '@hydrant/database/schema/content.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { saveAndPublishPage } from '../content/service.ts'
import { openTestCatalogueShop, type TestCatalogue } from '../testing/open-test-catalogue.ts'
import { ids } from '../testing/test-catalogue.ts'
import { upsertSeoSettings } from './service.ts'

let shop: TestCatalogue
let pageId: string

beforeAll(async () => {
  shop = await openTestCatalogueShop()
  await shop.database.transaction(async (tx) => {
    await saveAndPublishPage(tx, {
      path: '/contact-us',
      title: 'Contact us',
      description: 'Call or write.',
      document: {},
    })
    await upsertSeoSettings(tx, [
      { key: 'ProductCategory', title: '{!Record.Name} at {!Site.Name}', isIndexed: false },
      {
        key: ids.product('MN-500'),
        title: 'Buy {!Product2.Name} {!Record.Nothing}',
        description: 'SKU {!Record.StockKeepingUnit}',
        customHeadTags: '<meta property="og:title" content="{!Record.Name}"><script>alert(1)</script>',
        isIndexed: false,
      },
      { key: 'Product2', description: '{!Record.Name}, by the dozen' },
    ])
  })
  const [stored] = await shop.database.query((db) => db.select({ id: page.id }).from(page))
  pageId = stored?.id ?? ''
})
afterAll(() => shop.close())

const community = createIdFromKey('0DB', 'community')
const pathOf = (recordId: string, communityId = community) =>
  `/services/data/v65.0/connect/communities/${communityId}/seo/properties/${recordId}`
const readProperties = async (recordId: string, query: Record<string, string> = {}) =>
  (await shop.guest<SeoProperties>('GET', pathOf(recordId), { query })).body

test('returns a product’s properties from its object’s setting, its name and its URL [CAT-12] [SEO-01]', async () => {
  const id = ids.product('HN-95/1')
  const properties = await readProperties(id, { fields: 'Product2.Name,StockKeepingUnit,Nothing' })
  expect(properties).toMatchObject({
    title: 'Fog nozzle 95 | Test shop',
    description: 'Fog nozzle 95, by the dozen',
    customHeadTags: null,
    isSeoIndexed: true,
    recordName: 'Fog nozzle 95',
    objectName: 'Product2',
  })
  expect(properties.fields).toEqual({ 'Product2.Name': 'Fog nozzle 95', StockKeepingUnit: 'HN-95/1' })
  expect(properties.canonicalUrl).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:\\d+/product/${id}/fog-nozzle-95$`))
  expect(properties.hrefLangUrls).toEqual({ 'en-US': properties.canonicalUrl })
})

test('prefers a record’s own setting and fills its placeholders [CAT-12] [SEO-01]', async () => {
  expect(await readProperties(ids.product('MN-500').slice(0, 15))).toMatchObject({
    title: 'Buy Master stream nozzle',
    description: 'SKU MN-500',
    customHeadTags: '<meta property="og:title" content="Master stream nozzle">',
    isSeoIndexed: false,
    fields: {},
  })
})

test('returns the properties of categories and pages [CAT-12]', async () => {
  const category = await readProperties(ids.category('Handline'), { fields: 'Name' })
  expect(category).toMatchObject({
    title: 'Handline at Test shop',
    description: null,
    isSeoIndexed: false,
    objectName: 'ProductCategory',
    fields: { Name: 'Handline' },
  })
  expect(category.canonicalUrl).toContain(`/category/${ids.category('Handline')}`)
  const properties = await readProperties(pageId)
  expect(properties).toMatchObject({
    title: 'Contact us | Test shop',
    description: 'Call or write.',
    isSeoIndexed: true,
    objectName: 'Page',
    recordName: 'Contact us',
  })
  expect(properties.canonicalUrl).toMatch(/:\d+\/contact-us$/)
})

test.each([
  ['an unknown product', () => pathOf(ids.product('none'))],
  ['a product that guests may not see', () => pathOf(ids.product('CO-1'))],
  ['an unknown category', () => pathOf(ids.category('none'))],
  ['an unknown page', () => pathOf(createIdFromKey('0Pg', 'none'))],
  ['a record of another kind', () => pathOf(createIdFromKey('001', 'county'))],
  ['another community', () => pathOf(ids.product('MN-500'), createIdFromKey('0DB', 'other'))],
])('returns 404 for %s [CAT-12]', async (_, path) => {
  const reply = await shop.guest('GET', path())
  expect([reply.status, reply.body]).toEqual([
    404,
    [{ errorCode: 'ITEM_NOT_FOUND', message: 'There is no such record among those you may see.' }],
  ])
})

test('returns a product to the buyer who may see it, and rejects an invalid id [CAT-12] [ROLE-08]', async () => {
  expect((await shop.buyer('GET', pathOf(ids.product('CO-1')))).status).toBe(200)
  const reply = await shop.guest<Array<{ errorCode: string }>>('GET', pathOf('nothing'))
  expect([reply.status, reply.body[0]?.errorCode]).toEqual([400, 'INVALID_ID_FIELD'])
})
