import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Transaction } from '@hydrant/database/connection/database.ts'
import { getWebstore } from '../../webstore/service.ts'
import { openTestCatalogueShop, type TestCatalogue } from '../../testing/open-test-catalogue.ts'
import { ids } from '../../testing/test-catalogue.ts'
import { replaceMedia, ensureCategories, type NewProduct, saveProducts } from '../service.ts'

let shop: TestCatalogue
let version: number
beforeAll(async () => {
  shop = await openTestCatalogueShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  version = await catalogVersion()
})

const inTransaction = <Value>(work: (tx: Transaction) => Promise<Value>) => shop.database.transaction(work)
const catalogVersion = async () => (await shop.database.query(getWebstore)).catalogVersion
const save = async (...products: NewProduct[]) =>
  (await inTransaction((tx) => saveProducts(tx, products))).map((saved) => saved.status)
const fetchDetail = async (id: string) =>
  (await shop.guest<Record<string, Record<string, unknown>>>('GET', `/webstore/products/${id}`)).body
const countFound = async (searchTerm: string) =>
  (
    await shop.guest<{ productsPage: { total: number } }>('POST', '/webstore/search/product-search', {
      body: { searchTerm },
    })
  ).body.productsPage.total

test('adds products, changes existing ones and leaves equal ones alone, by part number', async () => {
  const product = {
    sku: 'NEW-1',
    name: 'Strainer',
    description: 'Keeps stones out',
    categoryIds: [ids.category('Handline')],
  }
  expect(await save(product, { sku: 'NEW-2', name: 'Basket' })).toEqual(['added', 'added'])
  expect(await catalogVersion()).toBe(version + 1)
  expect(await save(product, { sku: 'NEW-2', name: 'Basket strainer' })).toEqual(['unchanged', 'changed'])
  expect(await save(product)).toEqual(['unchanged'])
  expect(await save({ ...product, categoryIds: [ids.category('Nozzles')] })).toEqual(['changed'])
  expect(await catalogVersion()).toBe(version + 3)
})

test('columns that are left out stay unchanged, and null clears them', async () => {
  const [saved] = await inTransaction((tx) =>
    saveProducts(tx, [
      { sku: 'KEEP', name: 'Cap', brand: 'Ironline', family: 'Fittings', attributes: { Size__c: 'L' } },
    ]),
  )
  await save({ sku: 'KEEP', name: 'Blank cap', family: null })
  expect((await fetchDetail(saved?.id ?? ''))['fields']).toMatchObject({
    Name: 'Blank cap',
    Brand__c: 'Ironline',
    Family: null,
    Size__c: 'L',
  })
})

test('a new product is found at once by its words, its category and its number [CAT-03]', async () => {
  await save({
    sku: 'QX-77-Z',
    productCode: 'ALT 900',
    name: 'Quick coupler',
    description: '<p>Swivelling</p>',
    categoryIds: [ids.category('Handline')],
  })
  for (const term of ['coupler', 'swivelling', 'qx77z', 'alt900', 'coupler handline'])
    expect(await countFound(term), term).toBe(1)
  await save({ sku: 'QX-77-Z', name: 'Quick coupler', isActive: false })
  expect(await countFound('coupler')).toBe(0)
})

test('the last of two rows with the same part number counts', async () => {
  expect(await save({ sku: 'TWICE', name: 'First' }, { sku: 'TWICE', name: 'Second' })).toEqual(['added', 'added'])
  expect(await countFound('second')).toBe(1)
})

test('creates missing categories once, regardless of case and spaces', async () => {
  const first = await inTransaction((tx) =>
    ensureCategories(tx, [['Tools', 'Saws', 'Rescue saws'], ['tools', ' saws '], ['Nozzles']]),
  )
  expect([first.addedCount, first.idOf(['NOZZLES'])]).toEqual([3, ids.category('Nozzles')])
  const second = await inTransaction((tx) => ensureCategories(tx, [['TOOLS', 'Saws']]))
  expect([second.addedCount, second.idOf(['Tools', 'saws'])]).toEqual([0, first.idOf(['Tools', 'Saws'])])
})

test('replaces the media of products', async () => {
  const productId = ids.product('HN-125/1')
  const image = (name: string) => ({
    externalUrl: `https://images.example/${name}.jpg`,
    title: name,
    alternateText: '',
    mediaType: 'Image' as const,
  })
  const attach = (...names: string[]) =>
    inTransaction((tx) => replaceMedia(tx, [{ productId, usage: 'Standard', media: names.map(image) }]))
  expect([...(await attach('one', 'two', 'one'))]).toEqual([productId])
  expect((await attach('one', 'two')).size).toBe(0)
  expect((await attach('two')).size).toBe(1)
  expect((await fetchDetail(productId))['mediaGroups']).toMatchObject([
    { mediaItems: [{ url: 'https://images.example/two.jpg' }] },
  ])
})
