import { entitlementProduct, product } from '@hydrant/database/schema/catalogue.ts'
import type { ProductPrice } from '@hydrant/contract/shop/pricing.ts'
import type { ProductSearchResults, Suggestions } from '@hydrant/contract/shop/search.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCatalogueShop, type TestCatalogue } from '../testing/open-test-catalogue.ts'
import { ids } from '../testing/test-catalogue.ts'

let shop: TestCatalogue
beforeAll(async () => {
  shop = await openTestCatalogueShop()
})
afterAll(() => shop.close())

test('a brand is suggested only to shoppers who may see one of its products [ROLE-08] [CAT-04]', async () => {
  await shop.database.transaction((tx) =>
    tx
      .update(product)
      .set({ brand: 'Sealed Works' })
      .where(eq(product.id, ids.product('CO-1'))),
  )
  const brands = async (role: 'guest' | 'buyer') =>
    (await shop[role]<Suggestions>('GET', '/webstore/search/suggestions', { query: { searchTerm: 'seal' } })).body
      .recentSearchSuggestions
  expect(await brands('guest')).toEqual([])
  expect((await brands('buyer'))[0]).toEqual({ value: 'Sealed Works' })
})

test('a hidden price does not affect the order by price [ROLE-08] [CAT-03]', async () => {
  const search = (body: object) =>
    shop.guest<ProductSearchResults>('POST', '/webstore/search/product-search', {
      body: { categoryId: ids.category('Nozzles'), ...body },
    })
  const sortRuleId = (await search({})).body.sortRules?.find((rule) => rule.label === 'Price, low to high')?.sortRuleId
  const skus = (await search({ sortRuleId })).body.productsPage.products.map(
    ({ fields }) => fields['StockKeepingUnit']?.value,
  )
  expect(skus[0]).toBe('HN-95/1')
  expect(skus.slice(-2)).toEqual(['HID-1', 'NP-1'])
})

test('the hidden price of a variation is not shown as the lowest of its parent [ROLE-08] [CAT-08]', async () => {
  const lowest = async () =>
    (await shop.guest<ProductPrice>('GET', `/webstore/pricing/products/${ids.product('TC-1')}`)).body.lowestUnitPrice
  expect(await lowest()).toBe('1200.00')
  await shop.database.transaction((tx) =>
    tx
      .update(entitlementProduct)
      .set({ policyId: ids.policies.unpriced })
      .where(eq(entitlementProduct.productId, ids.product('TC-1-M-T'))),
  )
  expect(await lowest()).toBe('1210.00')
})
