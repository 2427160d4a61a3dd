import type { PricingResult } from '@hydrant/contract/shop/pricing.ts'
import type { ProductOverview } from '@hydrant/contract/shop/product.ts'
import type { ProductSearchResults, ProductSummary } from '@hydrant/contract/shop/search.ts'
import type { Transaction } from '@hydrant/database/connection/database.ts'
import { attributeSetItem } from '@hydrant/database/schema/attribute-sets.ts'
import {
  entitlementPolicy,
  entitlementProduct,
  product,
  productMedia,
  productSellingModel,
  sellingModel,
} from '@hydrant/database/schema/catalogue.ts'
import { media } from '@hydrant/database/schema/media.ts'
import { adjustmentTier, priceBook, priceBookBuyerGroup, priceBookEntry } from '@hydrant/database/schema/pricing.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAccountAccess, type Shopper, validateAndCreateShopper } from '../accounts/service.ts'
import { replaceMedia } from '../catalogue/service.ts'
import { savePrices } from '../pricing/service.ts'
import { openTestCatalogueShop, type TestCatalogue } from '../testing/open-test-catalogue.ts'
import { ids } from '../testing/test-catalogue.ts'
import { getWebstore } from '../webstore/service.ts'
import { findProducts, createLiveSearch } from './service.ts'

let shop: TestCatalogue
beforeAll(async () => {
  shop = await openTestCatalogueShop()
})
afterAll(() => shop.close())

type Role = 'guest' | 'buyer'

const write = <Value>(work: (tx: Transaction) => Promise<Value>) => shop.database.transaction(work)
let requestCount = 0

/**
 * Returns the hits of a term, ungrouped. Each call asks for another field that no product has, so that no cached
 * response can be returned.
 */
async function hits(role: Role, searchTerm: string): Promise<ProductSummary[]> {
  requestCount += 1
  const body = {
    searchTerm,
    includePrices: true,
    pageSize: 50,
    grouping: { groupingOption: 'NoGrouping' },
    fields: ['Name', 'Brand__c', 'Description', `Field${requestCount}`],
  }
  return (await shop[role]<ProductSearchResults>('POST', '/webstore/search/product-search', { body })).body.productsPage
    .products
}

const hit = async (role: Role, sku: string) => (await hits(role, sku)).find(({ id }) => id === ids.product(sku))

/** Fetches the same products by the calls that do not search. */
async function fetchWithoutSearch(role: Role, foundHits: readonly ProductSummary[]) {
  const productIds = foundHits.map(({ id }) => id)
  const {
    body: { products },
  } = await shop[role]<{ products: ProductOverview[] }>('GET', '/webstore/products', {
    query: { ids: productIds.join(',') },
  })
  const {
    body: { pricingLineItemResults },
  } = await shop[role]<PricingResult>('POST', '/webstore/pricing/products', {
    body: { pricingLineItems: productIds.map((productId) => ({ productId })) },
  })
  return productIds.map((id, i) => ({
    id,
    name: products[i]?.name,
    image: products[i]?.defaultImage,
    description: products[i]?.fields['Description'],
    price: pricingLineItemResults[i],
  }))
}

const toComparable = (foundHits: readonly ProductSummary[]) =>
  foundHits.map(({ id, name, defaultImage, fields, prices }) => ({
    id,
    name,
    image: defaultImage,
    description: fields['Description']?.value,
    price: prices,
  }))

const nozzle = ids.product('HN-95/1')

const changes: ReadonlyArray<readonly [string, (tx: Transaction) => Promise<unknown>]> = [
  [
    'a name and a description',
    (tx) =>
      tx
        .update(product)
        .set({ name: 'Fog nozzle ninety-five', description: '<p>Renamed.</p>' })
        .where(eq(product.id, nozzle)),
  ],
  [
    'a picture',
    (tx) =>
      replaceMedia(tx, [
        {
          productId: nozzle,
          usage: 'Listing',
          media: [
            {
              externalUrl: 'https://pictures.example/nozzle.png',
              title: 'Nozzle',
              alternateText: 'A nozzle',
              mediaType: 'Image',
            },
          ],
        },
      ]),
  ],
  ['what a picture says', (tx) => tx.update(media).set({ alternateText: 'A fog nozzle' })],
  ['a picture that goes', (tx) => tx.delete(productMedia).where(eq(productMedia.productId, nozzle))],
  [
    'a price',
    (tx) => savePrices(tx, ids.priceBooks.web, [{ productId: nozzle, currency: 'USD', unitPrice: '301.07' }]),
  ],
  [
    'the price that one group pays',
    (tx) =>
      savePrices(tx, ids.priceBooks.county, [{ productId: ids.product('MN-500'), currency: 'USD', unitPrice: '1500' }]),
  ],
  [
    'a quantity break',
    (tx) => tx.update(adjustmentTier).set({ adjustmentValue: '12.5' }).where(eq(adjustmentTier.lowerBound, '12')),
  ],
  [
    'whom a book is for',
    (tx) =>
      tx.insert(priceBookBuyerGroup).values({ priceBookId: ids.priceBooks.county, buyerGroupId: ids.groups.guests }),
  ],
  [
    'a book that is over',
    (tx) =>
      tx
        .update(priceBook)
        .set({ validTo: new Date(Date.UTC(2001, 0)) })
        .where(eq(priceBook.id, ids.priceBooks.county)),
  ],
  [
    'a book that is shut',
    (tx) => tx.update(priceBook).set({ isActive: false }).where(eq(priceBook.id, ids.priceBooks.web)),
  ],
  ['a price that goes', (tx) => tx.delete(priceBookEntry).where(eq(priceBookEntry.productId, ids.product('HN-125/1')))],
  [
    'a price that may not be seen any more',
    (tx) =>
      tx
        .update(entitlementProduct)
        .set({ policyId: ids.policies.unpriced })
        .where(
          and(
            eq(entitlementProduct.productId, ids.product('MN-500')),
            eq(entitlementProduct.policyId, ids.policies.everyone),
          ),
        ),
  ],
  [
    'the right of a group to see prices',
    (tx) =>
      tx.update(entitlementPolicy).set({ canViewPrice: true }).where(eq(entitlementPolicy.id, ids.policies.unpriced)),
  ],
  [
    'the price of a variation',
    (tx) =>
      savePrices(tx, ids.priceBooks.list, [{ productId: ids.product('TC-1-L-B'), currency: 'USD', unitPrice: '900' }]),
  ],
  [
    'a variation that nobody may see',
    (tx) => tx.delete(entitlementProduct).where(eq(entitlementProduct.productId, ids.product('TC-1-L-B'))),
  ],
  ['the strategy of the store', (tx) => tx.update(webstore).set({ pricingStrategy: 'Priority' })],
]

test.each(changes)(
  'the next search after a change returns what every other call returns: %s [CAT-03] [CAT-08] [ROLE-08]',
  async (_name, change) => {
    const searchAll = async (role: Role) => [...(await hits(role, 'nozzle')), ...(await hits(role, 'coat'))]
    await searchAll('guest')
    await searchAll('buyer')
    await write(change)
    for (const role of ['guest', 'buyer', 'guest'] as const) {
      const foundHits = await searchAll(role)
      expect(foundHits.length).toBeGreaterThan(6)
      expect(toComparable(foundHits)).toEqual(await fetchWithoutSearch(role, foundHits))
    }
  },
)

test('a hit has the current selling models of its product [CAT-03]', async () => {
  const isSubscription = async () =>
    (await hit('guest', 'SUB-1'))?.productSellingModelInformation?.isSubscriptionProduct
  expect(await isSubscription()).toBe(true)
  await write((tx) => tx.update(sellingModel).set({ sellingModelType: 'OneTime' }))
  expect(await isSubscription()).toBe(false)
  await write((tx) =>
    tx.update(sellingModel).set({ sellingModelType: 'Evergreen' }).where(eq(sellingModel.id, ids.models.monthly)),
  )
  expect(await isSubscription()).toBe(true)
  await write((tx) => tx.delete(productSellingModel).where(eq(productSellingModel.productId, ids.product('SUB-1'))))
  expect(await isSubscription()).toBe(false)
})

test('a variation has its current attribute labels, also when its parent is no longer active [CAT-03]', async () => {
  const labels = async () =>
    (await hit('guest', 'TC-1-M-T'))?.variationAttributeSet?.attributes.map(({ label }) => label)
  expect(await labels()).toEqual(['Size', 'Color'])
  const rename = (label: string) =>
    write((tx) => tx.update(attributeSetItem).set({ label }).where(eq(attributeSetItem.apiName, 'Color__c')))
  await rename('Shell')
  expect(await labels()).toEqual(['Size', 'Shell'])
  await write((tx) =>
    tx
      .update(product)
      .set({ isActive: false })
      .where(eq(product.id, ids.product('TC-1'))),
  )
  expect(await labels()).toEqual(['Size', 'Shell'])
  await rename('Colour')
  expect(await labels()).toEqual(['Size', 'Colour'])
  await write((tx) =>
    tx
      .update(product)
      .set({ isActive: true })
      .where(eq(product.id, ids.product('TC-1'))),
  )
})

test('a parent has the variations that the shopper may currently see [CAT-03] [ROLE-08]', async () => {
  const variations = async (role: Role) => {
    requestCount += 1
    const query = { searchTerm: 'turnout coat', includeProductVariationInfo: true, fields: `Name,Field${requestCount}` }
    const [parent] = (await shop[role]<ProductSearchResults>('GET', '/webstore/search/products', { query })).body
      .productsPage.products
    return parent?.productVariationInfo?.attributesToProductMappings.map(({ canonicalKey }) => canonicalKey)
  }
  expect(await variations('guest')).toEqual(await variations('buyer'))
  const policyRow = and(
    eq(entitlementProduct.productId, ids.product('TC-1-M-B')),
    eq(entitlementProduct.policyId, ids.policies.everyone),
  )
  await write((tx) => tx.update(entitlementProduct).set({ policyId: ids.policies.county }).where(policyRow))
  expect(await variations('guest')).not.toContain('M_Black')
  expect(await variations('buyer')).toContain('M_Black')
  expect(await variations('guest')).not.toContain('M_Black')
  await write((tx) =>
    tx
      .update(product)
      .set({ variationValues: sql`'{"Size__c":"XL","Color__c":"Black"}'::jsonb` })
      .where(eq(product.id, ids.product('TC-1-M-B'))),
  )
  expect(await variations('buyer')).toContain('XL_Black')
})

test('other fields of the same hits can be requested [CAT-03]', async () => {
  const fields = async (names: string[]) => {
    const { body } = await shop.guest<ProductSearchResults>('POST', '/webstore/search/product-search', {
      body: { searchTerm: 'HN-95/1', fields: names, includeQuantityRule: names.length === 1 },
    })
    const [first] = body.productsPage.products
    return [Object.keys(first?.fields ?? {}), first?.purchaseQuantityRule?.minimum]
  }
  expect(await fields(['Name'])).toEqual([['Name'], '6'])
  expect(await fields(['Flow__c', 'StockKeepingUnit'])).toEqual([['Flow__c', 'StockKeepingUnit'], undefined])
})

test('a search that began before a change caches nothing that is returned after it [CAT-03] [CAT-08]', async () => {
  const search = createLiveSearch(shop.database, { info: () => undefined, warn: () => undefined })
  const loadShopper = async () => {
    const sender = {
      webstore: await shop.database.query(getWebstore),
      user: null,
      guestKey: null,
      guestCartLimit: null,
      currencyIsoCode: undefined,
    }
    const access = await shop.database.query((db) => findAccountAccess(db, null, undefined))
    const shopper = access.ok ? validateAndCreateShopper(sender, access.value) : access
    if (!shopper.ok) throw new Error(shopper.error.message())
    return shopper.value
  }
  const loadPriceBreaks = async (shopper: Shopper) => {
    const foundHits = await findProducts({ database: shop.database, search }, shopper, {
      searchTerm: 'HN-95/1',
      categoryId: null,
      refinements: [],
      sortRuleId: null,
      grouping: 'VariationParent',
      page: 0,
      pageSize: 1,
      searchFields: [],
      buyerGroupIds: [],
      fields: [],
      includePrices: true,
      includeQuantityRule: false,
      includeVariationInfo: false,
    })
    return foundHits.ok
      ? foundHits.value.results.productsPage.products[0]?.prices?.priceAdjustment?.priceAdjustmentTiers.map(
          ({ adjustmentValue }) => adjustmentValue,
        )
      : []
  }
  const setBreak = (adjustmentValue: string) =>
    write((tx) => tx.update(adjustmentTier).set({ adjustmentValue }).where(eq(adjustmentTier.lowerBound, '12')))
  await setBreak('10')
  const earlierShopper = await loadShopper()
  expect(await loadPriceBreaks(earlierShopper)).toEqual(['0', '10'])
  await setBreak('20')
  const laterShopper = await loadShopper()
  await search.getFinderAtVersion(laterShopper.webstore.catalogVersion)
  await loadPriceBreaks(earlierShopper)
  expect(await loadPriceBreaks(laterShopper)).toEqual(['0', '20'])
  await search.close()
})
