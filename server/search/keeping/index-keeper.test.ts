import type { Database } from '@hydrant/database/connection/database.ts'
import { product, productCategory } from '@hydrant/database/schema/catalogue.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveProducts } from '../../catalogue/service.ts'
import { fillTestCatalogue, ids } from '../../testing/test-catalogue.ts'
import { Finder } from '../finding/finder.ts'
import { EVERYWHERE } from '../finding/search-scope.ts'
import { readTerm } from '../read-term.ts'
import { findCatalogVersion } from '../store.ts'
import { IndexKeeper } from './index-keeper.ts'

let database: Database
let keeper: IndexKeeper
beforeAll(async () => {
  database = await openTestDatabase()
  await fillTestCatalogue(database)
  keeper = new IndexKeeper(database)
})
afterAll(() => database.close())

const MANY = 1200
const withOne = Array.from({ length: MANY }, (_, at) => String(at)).filter((text) => text.startsWith('1')).length
const save = (from: number, to: number, name: string) =>
  database.transaction((executor) =>
    saveProducts(
      executor,
      Array.from({ length: to - from }, (_, at) => ({
        sku: `MANY-${from + at}`,
        name: `${name} ${from + at}`,
        categoryIds: [ids.category('Handline')],
      })),
    ),
  )
const current = async () => keeper.at(await database.read(findCatalogVersion))
const total = async (text: string) => {
  const index = await current()
  return new Finder(index).find({
    buyerGroupIds: [ids.groups.guests],
    term: readTerm(text, (key) => key.toUpperCase()),
    scope: EVERYWHERE,
    category: null,
    narrowings: [],
    grouping: 'VariationParent',
    order: 'relevance',
    prices: null,
    offset: 0,
    limit: 1,
    counts: true,
  }).total
}

test('thousands of changes are taken over in rounds, and what they replaced is found no more [CAT-03]', async () => {
  const few = (await current()).count
  for (let from = 0; from < MANY; from += 300) await save(from, from + 300, 'Basket')
  expect((await current()).count).toBe(few + MANY)
  expect(await total('basket')).toBe(MANY)
  for (let from = 0; from < MANY; from += 300) await save(from, from + 300, 'Strainer')
  expect([await total('basket'), await total('strainer')]).toEqual([0, MANY])
  await database.transaction((executor) => executor.delete(product).where(like(product.sku, 'MANY-1%')))
  expect((await current()).count).toBe(few + MANY - withOne)
  expect(await total('strainer')).toBe(MANY - withOne)
  // Slots are used again: there are never many more than products.
  expect(keeper.index.size).toBeLessThan(4 * MANY + few)
})

test('everything is read anew when the catalogue is an older one [CAT-03]', async () => {
  await current()
  await database.transaction(async (executor) => {
    await executor.delete(productCategory).where(eq(productCategory.categoryId, ids.category('Handline')))
    await executor.delete(product).where(like(product.sku, 'MANY-%'))
    await executor.execute(sql`truncate catalogue_change`)
    await executor.execute(sql`update webstore set catalog_version = 2`)
  })
  await keeper.refresh()
  expect(await total('strainer')).toBe(0)
  expect(await total('master')).toBe(1)
})
