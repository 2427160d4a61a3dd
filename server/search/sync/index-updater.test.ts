import type { Database } from '@hydrant/database/connection/database.ts'
import { product, productCategory } from '@hydrant/database/schema/catalogue.ts'
import { priceBookEntry } from '@hydrant/database/schema/pricing.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveProducts } from '../../catalogue/service.ts'
import { savePrices } from '../../pricing/service.ts'
import { fillTestCatalogue, ids } from '../../testing/test-catalogue.ts'
import { Finder } from '../query/finder.ts'
import { EVERYWHERE } from '../query/search-scope.ts'
import { parseTerm } from '../parse-term.ts'
import { findCatalogVersion } from '../store.ts'
import { IndexUpdater } from './index-updater.ts'

let database: Database
let updater: IndexUpdater
beforeAll(async () => {
  database = await openTestDatabase()
  await fillTestCatalogue(database)
  updater = new IndexUpdater(database)
})
afterAll(() => database.close())

const MANY = 1200
const countWithOne = Array.from({ length: MANY }, (_, i) => String(i)).filter((text) => text.startsWith('1')).length
const saveRange = (from: number, to: number, name: string) =>
  database.transaction((tx) =>
    saveProducts(
      tx,
      Array.from({ length: to - from }, (_, i) => ({
        sku: `MANY-${from + i}`,
        name: `${name} ${from + i}`,
        categoryIds: [ids.category('Handline')],
      })),
    ),
  )
const currentIndex = async () => updater.refreshToVersion(await database.query(findCatalogVersion))
const total = async (text: string) => {
  const index = await currentIndex()
  return new Finder(index).find({
    buyerGroupIds: [ids.groups.guests],
    term: parseTerm(text, (key) => key.toUpperCase()),
    scope: EVERYWHERE,
    category: null,
    filters: [],
    grouping: 'VariationParent',
    order: 'relevance',
    prices: null,
    offset: 0,
    limit: 1,
    counts: true,
  }).total
}

test('thousands of changes are applied in batches, and replaced products are no longer found [CAT-03]', async () => {
  const initialCount = (await currentIndex()).count
  for (let from = 0; from < MANY; from += 300) await saveRange(from, from + 300, 'Basket')
  expect((await currentIndex()).count).toBe(initialCount + MANY)
  expect(await total('basket')).toBe(MANY)
  for (let from = 0; from < MANY; from += 300) await saveRange(from, from + 300, 'Strainer')
  expect([await total('basket'), await total('strainer')]).toEqual([0, MANY])
  await database.transaction((tx) => tx.delete(product).where(like(product.sku, 'MANY-1%')))
  expect((await currentIndex()).count).toBe(initialCount + MANY - countWithOne)
  expect(await total('strainer')).toBe(MANY - countWithOne)
  // Slots are reused: there are never many more than products.
  expect(updater.index.size).toBeLessThan(4 * MANY + initialCount)
})

test('prices that were added, changed and removed many times are those of a new index [REC-58]', async () => {
  const { web, county } = ids.priceBooks
  for (let round = 0; round < 12; round += 1) {
    const productIds = updater.index.productIds().filter((_, i) => (i * 7 + round * 3) % 5 < 2)
    const priceBookId = round % 2 === 0 ? web : county
    const prices = productIds.map((productId, i) => ({
      productId,
      currency: 'USD',
      unitPrice: String(round + i / 100),
    }))
    await database.transaction(async (tx) => {
      if (round % 4 === 3) await tx.delete(priceBookEntry).where(eq(priceBookEntry.priceBookId, priceBookId))
      else await savePrices(tx, priceBookId, prices)
    })
    await currentIndex()
  }
  const pricesOf = async (one: IndexUpdater) => {
    const index = await one.refreshToVersion(await database.query(findCatalogVersion))
    const books = [web, county].map((id) => ({ id, isOriginal: false, priority: 1 }))
    const prices = index.priceEntries.computePrices(
      { priceBooks: books, currency: 'USD', byPriority: false },
      index.size,
    )
    return new Map(
      index
        .productIds()
        .toSorted()
        .map((id) => [id, prices[index.slotOf(id) ?? -1]]),
    )
  }
  expect(await pricesOf(updater)).toEqual(await pricesOf(new IndexUpdater(database)))
})

test('everything is reloaded when the catalogue has an older version [CAT-03]', async () => {
  await currentIndex()
  await database.transaction(async (tx) => {
    await tx.delete(productCategory).where(eq(productCategory.categoryId, ids.category('Handline')))
    await tx.delete(product).where(like(product.sku, 'MANY-%'))
    await tx.execute(sql`truncate catalogue_change`)
    await tx.execute(sql`update webstore set catalog_version = 2`)
  })
  await updater.refresh()
  expect(await total('strainer')).toBe(0)
  expect(await total('master')).toBe(1)
})
