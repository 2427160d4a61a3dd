import type { ProductSearchResults } from '@hydrant/contract/shop/search.ts'
import { product } from '@hydrant/database/schema/catalogue.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveProducts } from '../catalogue/service.ts'
import { ids } from '../testing/test-catalogue.ts'
import { openShopTwice, type TwoShops } from '../testing/two-shops.ts'

let shops: TwoShops
beforeAll(async () => {
  shops = await openShopTwice()
})
afterAll(() => shops.close())

const searchNames = async (process: 'first' | 'second', searchTerm: string) =>
  (
    await shops[process]<ProductSearchResults>('POST', '/webstore/search/product-search', { body: { searchTerm } })
  ).body.productsPage.products.map(({ name }) => name)

test('a product written through one process is found by the other, and a deleted one is not [CAT-03]', async () => {
  expect(await searchNames('second', 'strainer')).toEqual([])
  await shops.write((tx) => saveProducts(tx, [{ id: ids.product('ST-9'), sku: 'ST-9', name: 'Basket strainer' }]))
  expect(await searchNames('first', 'strainer')).toEqual(['Basket strainer'])
  await shops.waitForSync()
  expect(await searchNames('second', 'strainer')).toEqual(['Basket strainer'])
  await shops.write((tx) => tx.delete(product).where(eq(product.id, ids.product('ST-9'))))
  await shops.waitForSync()
  expect(await searchNames('second', 'st9')).toEqual([])
})

test('searches during writes find everything that existed when they began [CAT-03]', async () => {
  for (let round = 1; round <= 10; round += 1) {
    const skus = Array.from({ length: 30 }, (_, i) => `RUN-${round}-${i}`)
    await shops.write((tx) =>
      saveProducts(
        tx,
        skus.map((sku) => ({ sku, name: `Runner ${round}` })),
      ),
    )
    const responses = await Promise.all(
      Array.from({ length: 4 }, (_, page) =>
        shops.first<ProductSearchResults>('POST', '/webstore/search/product-search', {
          body: { searchTerm: `Runner ${round}`, page },
        }),
      ),
    )
    expect(responses.map(({ body }) => body.productsPage.total)).toEqual([30, 30, 30, 30])
  }
})
