import { copyFile, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProductSearchResults } from '@hydrant/contract/shop/search.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { category, product } from '@hydrant/database/schema/catalogue.ts'
import { createDisposableFolder } from '@hydrant/database/testing/temporary-folder.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveProducts } from '../../catalogue/service.ts'
import { callShopAndCheckResponse } from '../../testing/call-shop.ts'
import { openApp } from '../../testing/open-app.ts'
import { fillTestCatalogue, ids } from '../../testing/test-catalogue.ts'
import { createLiveSearch } from '../service.ts'

let folder: Awaited<ReturnType<typeof createDisposableFolder>>
let database: Database
let otherDatabase: Database
beforeAll(async () => {
  folder = await createDisposableFolder()
  database = await openTestDatabase()
  otherDatabase = await openTestDatabase()
  await fillTestCatalogue(database)
  await fillTestCatalogue(otherDatabase)
})
afterAll(async () => {
  await database.close()
  await otherDatabase.close()
  await folder[Symbol.asyncDispose]()
})

const path = () => join(folder.path, 'search-index')

/** Starts the search of a shop, lets it do something with it, and closes it, which stores the index. */
async function runSearch({ on = database, isWriter = true }: { on?: Database; isWriter?: boolean } = {}) {
  const messages: string[] = []
  const log = {
    info: (_: object, message: string) => void messages.push(message),
    warn: (_: object, message: string) => void messages.push(message),
  }
  const search = createLiveSearch(on, log, { folder: folder.path, isWriter, minChanges: 1 })
  const { index } = await search.getFinderAtVersion(1)
  const products = index.productIds().toSorted()
  await search.close()
  return { messages, products }
}

const [READ, WRITTEN, IGNORED] = [
  'the search index was read from its file',
  'the search index was written to its file',
  'the file with the search index is not used: the index is built again',
]

/** Searches in a shop over HTTP after a start, and closes the shop. */
async function findAfterStart(...searchTerms: string[]) {
  const shop = await openApp(database, { indexPlace: { folder: folder.path, isWriter: true, minChanges: 1 } })
  const search = async (searchTerm: string) => {
    const { body } = await callShopAndCheckResponse<ProductSearchResults>(
      { url: shop.url, webstoreId: ids.webstore },
      { method: 'POST', path: '/webstore/search/product-search' },
      { body: { searchTerm } },
    )
    return body.productsPage.products.map(({ fields }) => fields['StockKeepingUnit']?.value)
  }
  const found: unknown[] = []
  for (const searchTerm of searchTerms) found.push(await search(searchTerm))
  await shop.app.close()
  return found
}

test('after a start from a stored index, what was written meanwhile is found, and what was deleted is not [RUN-17]', async () => {
  expect(await findAfterStart('master', 'strainer', 'branchpipe')).toEqual([['MN-500'], [], []])
  const stored = await stat(path())
  await database.transaction(async (tx) => {
    await saveProducts(tx, [{ sku: 'ST-9', name: 'Basket strainer' }])
    await tx.delete(product).where(eq(product.sku, 'MN-500'))
    await tx
      .update(category)
      .set({ name: 'Branchpipes' })
      .where(eq(category.id, ids.category('Handline')))
  })
  expect(await findAfterStart('master', 'strainer', 'branchpipe')).toEqual([[], ['ST-9'], ['HN-125/1', 'HN-95/1']])
  expect((await stat(path())).ino).not.toBe(stored.ino)
  expect(stored.mode & 0o777).toBe(0o600)
})

test('a stored index is read and not written again while nothing changes, and only one process writes [RUN-17]', async () => {
  await runSearch()
  const { products, messages } = await runSearch()
  expect(messages).toEqual([READ])
  await database.transaction((tx) => saveProducts(tx, [{ sku: 'ST-10', name: 'Strainer' }]))
  const other = await runSearch({ isWriter: false })
  expect(other.messages).toEqual([READ])
  expect(other.products).toHaveLength(products.length + 1)
  expect((await runSearch()).messages).toEqual([READ, WRITTEN])
})

const changeByte = async (position: number) => {
  const content = await readFile(path())
  content[position] = (content[position] ?? 0) ^ 1
  await writeFile(path(), content)
}

test.each<[string, () => Promise<unknown>]>([
  ['no index at all', () => writeFile(path(), 'something else')],
  ['empty', () => truncate(path(), 0)],
  ['full of zeros after a power cut', async () => writeFile(path(), new Uint8Array((await stat(path())).size))],
  ['cut off', async () => truncate(path(), (await stat(path())).size - 40)],
  ['changed in its header', () => changeByte(40)],
  ['changed in its content', async () => changeByte(Math.floor((await stat(path())).size / 2))],
  [
    'of another database',
    async () => {
      await copyFile(path(), join(folder.path, 'copy'))
      await runSearch({ on: otherDatabase })
    },
  ],
  [
    'newer than a database that was restored',
    () => database.transaction((tx) => tx.execute(sql`update webstore set catalog_version = catalog_version - 1`)),
  ],
  [
    'older than the deletion of changes',
    () => database.transaction((tx) => tx.execute(sql`truncate catalogue_change`)),
  ],
  [
    'older than the tables of the products',
    () => database.transaction((tx) => tx.execute(sql`truncate product_category`)),
  ],
])('a file that is %s is ignored, and the index is built again and stored [RUN-17]', async (_, spoil) => {
  const { products } = await runSearch()
  await spoil()
  expect(await runSearch()).toEqual({ products, messages: [IGNORED, WRITTEN] })
  expect((await runSearch()).messages[0]).toBe(READ)
})

test('a shop that cannot write the file says so once and works without it [RUN-17]', async () => {
  const missing = createLiveSearch(
    database,
    { info: () => undefined, warn: (_, message) => void warnings.push(message) },
    { folder: join(folder.path, 'missing'), isWriter: true, minChanges: 1 },
  )
  const warnings: string[] = []
  expect((await missing.getFinderAtVersion(1)).index.count).toBeGreaterThan(0)
  await missing.close()
  expect(warnings).toEqual([
    'the search index could not be written to its file: the next start may have to build it again',
  ])
})
