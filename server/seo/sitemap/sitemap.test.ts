import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sitemap, SitemapEntries, SitemapEntry } from '@hydrant/contract/shop/sitemap.ts'
import { product } from '@hydrant/database/schema/catalogue.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { saveAndPublishPage, saveNextVersion } from '../../content/service.ts'
import { openTestCatalogueShop, type TestCatalogue } from '../../testing/open-test-catalogue.ts'
import { ids } from '../../testing/test-catalogue.ts'
import { getWebstore } from '../../webstore/service.ts'
import { upsertSeoSettings } from '../service.ts'
import { loadSitemapEntries, loadSitemapParts } from './service.ts'

let shop: TestCatalogue

beforeAll(async () => {
  shop = await openTestCatalogueShop()
  await shop.database.transaction(async (tx) => {
    const page = { title: 'A page', description: '', document: {} }
    await saveAndPublishPage(tx, { ...page, path: '/contact-us' })
    await saveAndPublishPage(tx, { ...page, path: '/' })
    await saveNextVersion(tx, { ...page, path: '/draft' })
  })
})
afterAll(() => shop.close())

const entries = async (query: Record<string, string>, by: 'guest' | 'buyer' = 'guest') =>
  (await shop[by]<SitemapEntries>('GET', '/webstore/sitemap/entries', { query })).body
const pathsOf = (listed: readonly SitemapEntry[]) => listed.map(({ path }) => path)
const idsOf = (listed: readonly SitemapEntry[]) => pathsOf(listed).map((path) => path.split('/')[2] ?? '')
const pages = async () =>
  (await shop.guest<{ entries: SitemapEntry[] }>('GET', '/services/data/v65.0/connect/sites/site/sitemap/pages')).body
    .entries
const parts = async () => (await shop.guest<Sitemap>('GET', '/webstore/sitemap')).body.parts

/** Products that guests may see; variations are on the page of their parent, and inactive products are hidden. */
const visibleSkus = ['HN-95/1', 'HN-125/1', 'MN-500', 'TC-1', 'KIT-1', 'SUB-1', 'NP-1', 'HID-1']

test('lists exactly what guests may see, to buyers too [SEO-03] [ROLE-08]', async () => {
  const { entries: listed, next } = await entries({ kind: 'products' })
  expect(next).toBeNull()
  expect(idsOf(listed).toSorted()).toEqual(visibleSkus.map(ids.product).toSorted())
  expect(pathsOf(listed)).toContain(`/product/${ids.product('MN-500')}/master-stream-nozzle`)
  expect(listed.every(({ lastModified }) => lastModified !== null)).toBe(true)
  expect(await entries({ kind: 'products' }, 'buyer')).toEqual({ entries: listed, next: null })
})

test('lists categories with products, and published pages [SEO-03]', async () => {
  const { entries: listed } = await entries({ kind: 'categories' })
  const filledCategories = ['Nozzles', 'Handline', 'Turnout gear', 'Brands', 'Ironline']
  expect(idsOf(listed).toSorted()).toEqual(filledCategories.map(ids.category).toSorted())
  expect(pathsOf(await pages())).toEqual(['/', '/contact-us'])
})

test('is paged by record id [SEO-03]', async () => {
  const allEntries = (await entries({ kind: 'products' })).entries
  const first = await entries({ kind: 'products', pageSize: '3' })
  expect([first.entries, first.next]).toEqual([allEntries.slice(0, 3), pathsOf(allEntries)[2]?.split('/')[2]])
  const second = await entries({ kind: 'products', pageSize: '3', after: first.next ?? '' })
  expect(second.entries).toEqual(allEntries.slice(3, 6))
  const through = await entries({ kind: 'products', after: first.next ?? '', through: second.next ?? '' })
  expect(through).toEqual({ entries: allEntries.slice(3, 6), next: null })
})

test.each<Record<string, string>>([
  { kind: 'products', after: ids.category('Nozzles') },
  { kind: 'categories', through: ids.product('MN-500') },
  { kind: 'orders' },
  { kind: 'products', pageSize: '5001' },
])('rejects the query %j [SEO-03]', async (query) => {
  expect((await shop.guest('GET', '/webstore/sitemap/entries', { query })).status).toBe(400)
})

test('is split into parts that contain every record once [SEO-03]', async () => {
  expect(await parts()).toEqual([
    { kind: 'categories', after: null, through: null, lastModified: expect.any(String) },
    { kind: 'products', after: null, through: null, lastModified: expect.any(String) },
  ])
  const allEntries = (await entries({ kind: 'products' })).entries
  await shop.database.query(async (db) => {
    const store = await getWebstore(db)
    const productParts = (await loadSitemapParts(db, store, 3)).filter(({ kind }) => kind === 'products')
    expect(productParts).toHaveLength(3)
    const collected: SitemapEntry[] = []
    for (const { kind, after, through } of productParts) {
      const read = await loadSitemapEntries(db, store, {
        kind,
        after: after ?? undefined,
        through: through ?? undefined,
        pageSize: 100,
      })
      collected.push(...(read.ok ? read.value.entries : []))
    }
    expect(collected).toEqual(allEntries)
  })
})

test('leaves out records that may not be indexed, at once [SEO-01] [SEO-03]', async () => {
  const id = ids.product('MN-500')
  expect(pathsOf((await entries({ kind: 'products' })).entries).join()).toContain(id)
  await shop.database.transaction((tx) => upsertSeoSettings(tx, [{ key: id, isIndexed: false }]))
  expect(pathsOf((await entries({ kind: 'products' })).entries).join()).not.toContain(id)
  await shop.database.transaction((tx) =>
    upsertSeoSettings(tx, [
      { key: 'Product2', isIndexed: false },
      { key: id, isIndexed: true },
      { key: 'Page', isIndexed: false },
    ]),
  )
  expect((await entries({ kind: 'products' })).entries).toHaveLength(1)
  expect(await pages()).toEqual([])
  await shop.database.transaction((tx) =>
    upsertSeoSettings(tx, [
      { key: 'Product2', isIndexed: true },
      { key: 'Page', isIndexed: true },
    ]),
  )
})

test('reflects changes of the catalogue [SEO-03]', async () => {
  const id = ids.product('NP-1')
  const isListed = async () =>
    pathsOf((await entries({ kind: 'products' })).entries)
      .join()
      .includes(id)
  const setActive = (isActive: boolean) =>
    shop.database.transaction((tx) => tx.update(product).set({ isActive }).where(eq(product.id, id)))
  expect(await isListed()).toBe(true)
  await setActive(false)
  expect(await isListed()).toBe(false)
  await setActive(true)
  expect(await isListed()).toBe(true)
})

test('is closed to guests who may not browse [SEO-03] [ROLE-01]', async () => {
  await shop.database.transaction((tx) => tx.update(webstore).set({ guestBrowsingEnabled: false }))
  for (const path of [
    '/webstore/sitemap',
    '/webstore/sitemap/entries?kind=products',
    '/services/data/v65.0/connect/sites/site/sitemap/pages',
  ]) {
    expect((await shop.guest('GET', path)).status).toBe(401)
  }
  expect((await shop.buyer('GET', '/webstore/sitemap')).body).toEqual({ parts: [] })
})
