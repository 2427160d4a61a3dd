import { sql } from 'drizzle-orm'
import type { Database, ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { demoShop } from '@hydrant/demo/shop.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasWebstore } from '../webstore/service.ts'
import { toPrices } from './demo-shop/prices.ts'
import { demoIds } from './demo-shop/record-ids.ts'
import { demoSignIns, seedDemoShopWithPublishedPassword } from './service.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.close())

const selectRows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await database.query((db: ReadOnlyDb) => db.execute<Row>(query))).rows

test('a start that fails in the middle leaves the database empty, and the next one seeds it', async () => {
  const failingDatabase: Database = {
    ...database,
    transaction: (work, options) =>
      database.transaction(async (tx) => {
        await work(tx)
        throw new Error('pulled the plug')
      }, options),
  }
  await expect(seedDemoShopWithPublishedPassword(failingDatabase)).rejects.toThrow('pulled the plug')
  expect(await database.query(hasWebstore)).toBe(false)
  await seedDemoShopWithPublishedPassword(database)
  expect(await database.query(hasWebstore)).toBe(true)
})

test('everything in demo/ is stored, with the same ids on every machine', async () => {
  const ids = await selectRows<{ id: string }>(sql`select id from product`)
  expect(new Set(ids.map(({ id }) => id))).toEqual(new Set(demoShop.products.map(({ sku }) => demoIds.product(sku))))
  expect(await selectRows(sql`select id from webstore`)).toEqual([{ id: demoIds.webstore }])
  expect(await selectRows(sql`select count(*) as count from category`)).toEqual([{ count: demoShop.categories.length }])
  expect(demoSignIns.map(({ email }) => email)).toEqual([
    'buyer@county.example',
    'buyer@volunteer.example',
    'buyer@plant.example',
    'builder@hydrant.example',
    'admin@hydrant.example',
  ])
})

test('all images of categories and products are stored, data sheets as PDF', async () => {
  expect(
    await selectRows(
      sql`select id from category where tile_media_id is null and (parent_id is null or not is_navigational) and path_key <> 'brands'`,
    ),
  ).toEqual([])
  const kinds = await selectRows<{ mime_type: string; beginning: string }>(
    sql`select distinct mime_type, convert_from(substring(body from 1 for 4), 'UTF8') as beginning from media order by mime_type`,
  )
  expect(kinds).toEqual([
    { mime_type: 'application/pdf', beginning: '%PDF' },
    { mime_type: 'image/svg+xml', beginning: '<svg' },
  ])
})

test('a contract percentage is deducted exactly, rounded to cents', () => {
  const [product] = demoShop.products
  const [book] = demoShop.priceBooks
  if (product === undefined || book === undefined) throw new Error('The demo shop is empty.')
  const prices = toPrices({ ...book, key: 'test', familyPercentOff: { Hose: '18' } }, [
    { ...product, sku: 'A', family: 'Hose', listPrice: '33.35' },
    { ...product, sku: 'B', family: 'Hose', listPrice: '33.35', bookPrices: { test: '20.00' } },
    { ...product, sku: 'C', family: 'Foam', listPrice: '33.35' },
    { ...product, sku: 'D', family: 'Hose', listPrice: null },
  ])
  expect(prices.map(({ productId, unitPrice }) => [productId, unitPrice])).toEqual([
    [demoIds.product('A'), '27.35'],
    [demoIds.product('B'), '20.00'],
  ])
})
