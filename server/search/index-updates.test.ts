import type { ProductSearchResults, Suggestions } from '@hydrant/contract/shop/search.ts'
import {
  attributeDefinition,
  category,
  entitlementBuyerGroup,
  entitlementProduct,
  product,
} from '@hydrant/database/schema/catalogue.ts'
import type { Transaction } from '@hydrant/database/connection/database.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addEntitlements, saveProducts } from '../catalogue/service.ts'
import { savePrices } from '../pricing/service.ts'
import { openTestCatalogueShop, type TestCatalogue } from '../testing/open-test-catalogue.ts'
import { ids } from '../testing/test-catalogue.ts'
import { getWebstore } from '../webstore/service.ts'

let shop: TestCatalogue
beforeAll(async () => {
  shop = await openTestCatalogueShop()
})
afterAll(() => shop.close())

const write = <Value>(work: (tx: Transaction) => Promise<Value>) => shop.database.transaction(work)
const search = async (body: object, role: 'guest' | 'buyer' = 'guest') =>
  (await shop[role]<ProductSearchResults>('POST', '/webstore/search/product-search', { body })).body
const skus = (results: ProductSearchResults) =>
  results.productsPage.products.map(({ fields }) => fields['StockKeepingUnit']?.value)
const version = async () => (await shop.database.query(getWebstore)).catalogVersion

test('a removed or added entitlement applies to the next search [CAT-03] [ROLE-08]', async () => {
  const nozzle = and(
    eq(entitlementProduct.productId, ids.product('MN-500')),
    eq(entitlementProduct.policyId, ids.policies.everyone),
  )
  expect(skus(await search({ searchTerm: 'master' }))).toEqual(['MN-500'])
  await write((tx) => tx.delete(entitlementProduct).where(nozzle))
  expect(skus(await search({ searchTerm: 'master' }))).toEqual([])
  await write((tx) =>
    addEntitlements(tx, {
      policies: [],
      groups: [],
      products: [{ policyId: ids.policies.county, productId: ids.product('MN-500') }],
    }),
  )
  expect(skus(await search({ searchTerm: 'master' }))).toEqual([])
  expect(skus(await search({ searchTerm: 'master' }, 'buyer'))).toEqual(['MN-500'])
  await write((tx) =>
    tx.insert(entitlementBuyerGroup).values({ policyId: ids.policies.county, buyerGroupId: ids.groups.guests }),
  )
  expect(skus(await search({ searchTerm: 'master' }))).toEqual(['MN-500'])
})

test('a renamed category is found by its new name [CAT-03]', async () => {
  expect(skus(await search({ searchTerm: 'handline' }))).toEqual(['HN-125/1', 'HN-95/1'])
  await write((tx) =>
    tx
      .update(category)
      .set({ name: 'Branchpipes' })
      .where(eq(category.id, ids.category('Handline'))),
  )
  expect(skus(await search({ searchTerm: 'branchpipe' }))).toEqual(['HN-125/1', 'HN-95/1'])
  expect((await search({ searchTerm: 'handline' })).productsPage.total).toBe(0)
  expect(
    (await search({ categoryId: ids.category('Nozzles') })).categories.children?.map((child) => child.category.name),
  ).toEqual(['Branchpipes'])
})

test('an attribute that becomes a facet is listed at once [CAT-03]', async () => {
  const facets = async () =>
    (await search({ categoryId: ids.category('Nozzles') })).facets.map(({ nameOrId }) => nameOrId)
  await write((tx) =>
    saveProducts(tx, [
      { sku: 'HN-125/1', name: 'Fog nozzle 125', attributes: { Diameter__c: '1.75 in', Flow__c: '125 gpm' } },
    ]),
  )
  expect(await facets()).not.toContain('Flow__c')
  await write((tx) =>
    tx.update(attributeDefinition).set({ isFacet: true }).where(eq(attributeDefinition.apiName, 'Flow__c')),
  )
  expect(await facets()).toContain('Flow__c')
})

test('a changed price changes the order by price [CAT-03]', async () => {
  const sortRuleId = (await search({ searchTerm: 'fog' })).sortRules?.find(
    ({ label }) => label === 'Price, low to high',
  )?.sortRuleId
  expect(skus(await search({ searchTerm: 'fog nozzle', sortRuleId }))).toEqual(['HN-95/1', 'HN-125/1'])
  await write((tx) =>
    savePrices(tx, ids.priceBooks.web, [{ productId: ids.product('HN-125/1'), currency: 'USD', unitPrice: '1.05' }]),
  )
  expect(skus(await search({ searchTerm: 'fog nozzle', sortRuleId }))).toEqual(['HN-125/1', 'HN-95/1'])
})

test('every write to the catalogue increments its version once per transaction, unless it changes nothing', async () => {
  const before = await version()
  await write(async (tx) => {
    await tx
      .update(product)
      .set({ brand: 'Blackwell' })
      .where(eq(product.id, ids.product('KIT-1')))
    await tx.delete(entitlementProduct).where(eq(entitlementProduct.productId, ids.product('KIT-1')))
    await saveProducts(tx, [{ sku: 'NEW-7', name: 'Cap' }])
  })
  expect(await version()).toBe(before + 1)
  await write((tx) => tx.update(product).set({ brand: 'Nobody' }).where(eq(product.id, 'nothing')))
  expect(await version()).toBe(before + 1)
  const failedWrite = write(async (tx) => {
    await tx
      .update(product)
      .set({ brand: 'Kept' })
      .where(eq(product.id, ids.product('NP-1')))
    throw new Error('undone')
  })
  await expect(failedWrite).rejects.toThrow('undone')
  expect(await version()).toBe(before + 1)
  expect((await search({ searchTerm: 'kept' })).productsPage.total).toBe(0)
})

test('a term is searched only in the listed fields [CAT-03]', async () => {
  const searchIn = async (searchTerm: string, searchFields: string) => {
    const response = await shop.guest<ProductSearchResults>('GET', '/webstore/search/products', {
      query: { searchTerm, searchFields, fields: 'StockKeepingUnit' },
    })
    return response.status === 200 ? skus(response.body) : response.body
  }
  expect(await searchIn('ironline', 'Name')).toEqual([])
  expect(await searchIn('ironline', 'Brand__c')).toEqual(['HN-125/1', 'HN-95/1'])
  expect(await searchIn('ironline', 'Name,Brand__c')).toEqual(['HN-125/1', 'HN-95/1'])
  expect(await searchIn('ironline', 'Diameter__c')).toEqual([])
  expect(await searchIn('first', 'Description')).toEqual(['HN-95/1'])
  expect(await searchIn('hn95', 'StockKeepingUnit')).toEqual(['HN-95/1'])
  expect(await searchIn('hn95', 'Name')).toEqual([])
  expect(await searchIn('hn95', 'Nonsense')).toMatchObject([{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' }])
  expect(
    (
      await shop.guest('GET', '/webstore/search/products', {
        query: { categoryId: ids.category('Nozzles'), searchFields: 'Name' },
      })
    ).status,
  ).toBe(400)
})

test('a search can be restricted only to own buyer groups [CAT-03] [ROLE-08]', async () => {
  const total = async (role: 'guest' | 'buyer', group: string) =>
    (
      await shop[role]<ProductSearchResults>('GET', '/webstore/search/products', {
        query: { searchTerm: 'county only', effectiveBuyerGroupIds: group },
      })
    ).body.productsPage.total
  await write((tx) =>
    tx
      .delete(entitlementBuyerGroup)
      .where(
        and(
          eq(entitlementBuyerGroup.policyId, ids.policies.county),
          eq(entitlementBuyerGroup.buyerGroupId, ids.groups.guests),
        ),
      ),
  )
  expect(await total('buyer', ids.groups.county)).toBe(1)
  expect(await total('buyer', ids.groups.guests)).toBe(0)
  expect(await total('guest', ids.groups.county)).toBe(0)
})

test('words with accents and part numbers of one or two characters are found [CAT-03] [CAT-04]', async () => {
  await write((tx) =>
    saveProducts(tx, [
      { sku: 'Ü', name: 'Séparateur d’eau' },
      { sku: 'Z9', name: 'Plain ring' },
    ]),
  )
  expect(skus(await search({ searchTerm: 'separateur' }))).toEqual(['Ü'])
  expect(skus(await search({ searchTerm: 'Séparateurs' }))).toEqual(['Ü'])
  expect(skus(await search({ searchTerm: 'z9' }))).toEqual(['Z9'])
  const { body } = await shop.guest<Suggestions>('GET', '/webstore/search/suggestions', {
    query: { searchTerm: 'z', includeSuggestedProducts: true },
  })
  expect(body.suggestedProducts).toEqual([{ id: expect.any(String), name: 'Plain ring', sku: 'Z9' }])
})
