import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '@hydrant/database/connection/database.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { fillTestCatalogue, ids } from '../testing/test-catalogue.ts'
import { createWebstoreLoader } from './service.ts'

const NOZZLE = ids.product('HN-125/1')
const MANIFOLD = ids.product('MN-500')

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await fillTestCatalogue(database)
})
afterAll(() => database.close())

const loadWebstore = createWebstoreLoader()
const load = () => database.query(loadWebstore)
const write = (...statements: ReturnType<typeof sql>[]) =>
  database.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(statement)
  })
const raisePrice = (productId: string) =>
  sql`update price_book_entry set unit_price = unit_price + 1 where product_id = ${productId}`

test('while only prices change, the web store has the same price revisions, which know the changed products [RUN-23]', async () => {
  const before = await load()
  await write(raisePrice(NOZZLE))
  const { prices, catalogVersion, baseVersion } = await load()
  expect(prices).toBe(before.prices)
  expect([catalogVersion, baseVersion]).toEqual([before.catalogVersion + 1, before.baseVersion])
  expect(prices.areUnchangedSince(before.catalogVersion, [MANIFOLD])).toBe(true)
  expect(prices.areUnchangedSince(before.catalogVersion, [MANIFOLD, NOZZLE])).toBe(false)
  expect(prices.areUnchangedSince(before.catalogVersion, 'all')).toBe(false)
  expect(prices.areUnchangedSince(catalogVersion, [NOZZLE])).toBe(true)
})

test.each<[string, () => Promise<void>]>([
  ['anything else has changed', () => write(sql`update product set name = name || '!' where id = ${NOZZLE}`)],
  ['a setting has changed', () => write(sql`update webstore set reservation_seconds = reservation_seconds + 1`)],
  [
    'a price and then something else have changed in one transaction',
    () => write(raisePrice(NOZZLE), sql`update category set name = name || '!'`),
  ],
  ['a backup from before was restored', () => write(sql`update webstore set catalog_version = catalog_version - 1`)],
])('when %s, it has new price revisions [RUN-23]', async (_, change) => {
  const { prices } = await load()
  await change()
  expect((await load()).prices).not.toBe(prices)
})

test('after more changes than are listed, every price counts as changed [RUN-23]', async () => {
  const before = await load()
  await write(
    sql`select move_price_version()`,
    sql`
    insert into catalogue_change select 'many ' || number, (select catalog_version from webstore)
    from generate_series(1, 5001) as number`,
  )
  const { prices, catalogVersion } = await load()
  expect(prices).toBe(before.prices)
  expect(prices.areUnchangedSince(before.catalogVersion, [MANIFOLD])).toBe(false)
  expect(prices.areUnchangedSince(catalogVersion, [MANIFOLD])).toBe(true)
})

test('loads that overtake one another know all changes up to their web store [RUN-23]', async () => {
  const before = await load()
  await write(raisePrice(NOZZLE))
  await write(raisePrice(MANIFOLD))
  for (const { prices, catalogVersion } of await Promise.all([load(), load(), load()])) {
    expect(prices.version).toBeGreaterThanOrEqual(catalogVersion)
    expect(prices.areUnchangedSince(before.catalogVersion, [NOZZLE])).toBe(false)
    expect(prices.areUnchangedSince(before.catalogVersion, [MANIFOLD])).toBe(false)
  }
})
