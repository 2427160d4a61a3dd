import type { ProductSearchResults } from '@hydrant/contract/shop/search.ts'
import { product } from '@hydrant/database/schema/catalogue.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveProducts } from '../catalogue/service.ts'
import { ids } from '../testing/test-catalogue.ts'
import { openTwoShops, type TwoShops } from '../testing/two-shops.ts'

let shops: TwoShops
beforeAll(async () => {
  shops = await openTwoShops()
})
afterAll(() => shops.close())

const found = async (by: 'first' | 'second', searchTerm: string) =>
  (
    await shops[by]<ProductSearchResults>('POST', '/webstore/search/product-search', { body: { searchTerm } })
  ).body.productsPage.products.map(({ name }) => name)

test('what is written through one process is found by the other, and what is taken away is not [CAT-03]', async () => {
  expect(await found('second', 'strainer')).toEqual([])
  await shops.write((executor) =>
    saveProducts(executor, [{ id: ids.product('ST-9'), sku: 'ST-9', name: 'Basket strainer' }]),
  )
  expect(await found('first', 'strainer')).toEqual(['Basket strainer'])
  await shops.heardEverything()
  expect(await found('second', 'strainer')).toEqual(['Basket strainer'])
  await shops.write((executor) => executor.delete(product).where(eq(product.id, ids.product('ST-9'))))
  await shops.heardEverything()
  expect(await found('second', 'st9')).toEqual([])
})

test('searches while products are written never see less than was there when they began [CAT-03]', async () => {
  for (let round = 1; round <= 10; round += 1) {
    const skus = Array.from({ length: 30 }, (_, at) => `RUN-${round}-${at}`)
    await shops.write((executor) =>
      saveProducts(
        executor,
        skus.map((sku) => ({ sku, name: `Runner ${round}` })),
      ),
    )
    const replies = await Promise.all(
      Array.from({ length: 4 }, (_, page) =>
        shops.first<ProductSearchResults>('POST', '/webstore/search/product-search', {
          body: { searchTerm: `Runner ${round}`, page },
        }),
      ),
    )
    expect(replies.map(({ body }) => body.productsPage.total)).toEqual([30, 30, 30, 30])
  }
})
