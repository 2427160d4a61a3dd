import type { PricingResult } from '@hydrant/contract/shop/pricing.ts'
import type { ProductOverview } from '@hydrant/contract/shop/product.ts'
import type { ProductSearchResults, ProductSummary } from '@hydrant/contract/shop/search.ts'
import type { Executor } from '@hydrant/database/connection/database.ts'
import {
  entitlementPolicy,
  entitlementProduct,
  product,
  productMedia,
  productSellingModel,
  sellingModel,
  variationAttribute,
} from '@hydrant/database/schema/catalogue.ts'
import { media } from '@hydrant/database/schema/media.ts'
import { adjustmentTier, priceBook, priceBookBuyerGroup, priceBookEntry } from '@hydrant/database/schema/pricing.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findStanding, type Shopper, toShopper } from '../accounts/service.ts'
import { attachMedia } from '../catalogue/service.ts'
import { savePrices } from '../pricing/service.ts'
import { openTestCatalogue, type TestCatalogue } from '../testing/open-test-catalogue.ts'
import { ids } from '../testing/test-catalogue.ts'
import { getWebstore } from '../webstore/service.ts'
import { findProducts, openSearch } from './service.ts'

let shop: TestCatalogue
beforeAll(async () => {
  shop = await openTestCatalogue()
})
afterAll(() => shop.close())

type By = 'guest' | 'buyer'

const write = <Value>(work: (executor: Executor) => Promise<Value>) => shop.database.transaction(work)
let asked = 0

/**
 * The hits of a term, each by itself; never answered by what an earlier call was answered, because each asks for
 * another field that no product has.
 */
async function hits(by: By, searchTerm: string): Promise<ProductSummary[]> {
  asked += 1
  const body = {
    searchTerm,
    includePrices: true,
    pageSize: 50,
    grouping: { groupingOption: 'NoGrouping' },
    fields: ['Name', 'Brand__c', 'Description', `Field${asked}`],
  }
  return (await shop[by]<ProductSearchResults>('POST', '/webstore/search/product-search', { body })).body.productsPage
    .products
}

const hit = async (by: By, sku: string) => (await hits(by, sku)).find(({ id }) => id === ids.product(sku))

/** The same products as the calls tell them that do not search. */
async function told(by: By, found: readonly ProductSummary[]) {
  const productIds = found.map(({ id }) => id)
  const {
    body: { products },
  } = await shop[by]<{ products: ProductOverview[] }>('GET', '/webstore/products', {
    query: { ids: productIds.join(',') },
  })
  const {
    body: { pricingLineItemResults },
  } = await shop[by]<PricingResult>('POST', '/webstore/pricing/products', {
    body: { pricingLineItems: productIds.map((productId) => ({ productId })) },
  })
  return productIds.map((id, at) => ({
    id,
    name: products[at]?.name,
    image: products[at]?.defaultImage,
    description: products[at]?.fields['Description'],
    price: pricingLineItemResults[at],
  }))
}

const shown = (found: readonly ProductSummary[]) =>
  found.map(({ id, name, defaultImage, fields, prices }) => ({
    id,
    name,
    image: defaultImage,
    description: fields['Description']?.value,
    price: prices,
  }))

const nozzle = ids.product('HN-95/1')

const changes: ReadonlyArray<readonly [string, (executor: Executor) => Promise<unknown>]> = [
  [
    'a name and a description',
    (executor) =>
      executor
        .update(product)
        .set({ name: 'Fog nozzle ninety-five', description: '<p>Renamed.</p>' })
        .where(eq(product.id, nozzle)),
  ],
  [
    'a picture',
    (executor) =>
      attachMedia(executor, [
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
  ['what a picture says', (executor) => executor.update(media).set({ alternateText: 'A fog nozzle' })],
  ['a picture that goes', (executor) => executor.delete(productMedia).where(eq(productMedia.productId, nozzle))],
  [
    'a price',
    (executor) => savePrices(executor, ids.books.web, [{ productId: nozzle, currency: 'USD', unitPrice: '301.07' }]),
  ],
  [
    'the price that one group pays',
    (executor) =>
      savePrices(executor, ids.books.county, [
        { productId: ids.product('MN-500'), currency: 'USD', unitPrice: '1500' },
      ]),
  ],
  [
    'a quantity break',
    (executor) =>
      executor.update(adjustmentTier).set({ adjustmentValue: '12.5' }).where(eq(adjustmentTier.lowerBound, '12')),
  ],
  [
    'whom a book is for',
    (executor) =>
      executor.insert(priceBookBuyerGroup).values({ priceBookId: ids.books.county, buyerGroupId: ids.groups.guests }),
  ],
  [
    'a book that is over',
    (executor) =>
      executor
        .update(priceBook)
        .set({ validTo: new Date(Date.UTC(2001, 0)) })
        .where(eq(priceBook.id, ids.books.county)),
  ],
  [
    'a book that is shut',
    (executor) => executor.update(priceBook).set({ isActive: false }).where(eq(priceBook.id, ids.books.web)),
  ],
  [
    'a price that goes',
    (executor) => executor.delete(priceBookEntry).where(eq(priceBookEntry.productId, ids.product('HN-125/1'))),
  ],
  [
    'a price that may not be seen any more',
    (executor) =>
      executor
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
    (executor) =>
      executor
        .update(entitlementPolicy)
        .set({ canViewPrice: true })
        .where(eq(entitlementPolicy.id, ids.policies.unpriced)),
  ],
  [
    'the price of a variation',
    (executor) =>
      savePrices(executor, ids.books.list, [{ productId: ids.product('TC-1-L-B'), currency: 'USD', unitPrice: '900' }]),
  ],
  [
    'a variation that nobody may see',
    (executor) => executor.delete(entitlementProduct).where(eq(entitlementProduct.productId, ids.product('TC-1-L-B'))),
  ],
  ['the strategy of the store', (executor) => executor.update(webstore).set({ pricingStrategy: 'Priority' })],
]

test.each(changes)(
  'the very next search after a change tells everyone what every other call tells: %s [CAT-03] [CAT-08] [ROLE-08]',
  async (_what, change) => {
    const everything = async (by: By) => [...(await hits(by, 'nozzle')), ...(await hits(by, 'coat'))]
    await everything('guest')
    await everything('buyer')
    await write(change)
    for (const by of ['guest', 'buyer', 'guest'] as const) {
      const found = await everything(by)
      expect(found.length).toBeGreaterThan(6)
      expect(shown(found)).toEqual(await told(by, found))
    }
  },
)

test('a product is told with the ways in which it is sold now [CAT-03]', async () => {
  const isSubscription = async () =>
    (await hit('guest', 'SUB-1'))?.productSellingModelInformation?.isSubscriptionProduct
  expect(await isSubscription()).toBe(true)
  await write((executor) => executor.update(sellingModel).set({ sellingModelType: 'OneTime' }))
  expect(await isSubscription()).toBe(false)
  await write((executor) =>
    executor.update(sellingModel).set({ sellingModelType: 'Evergreen' }).where(eq(sellingModel.id, ids.models.monthly)),
  )
  expect(await isSubscription()).toBe(true)
  await write((executor) =>
    executor.delete(productSellingModel).where(eq(productSellingModel.productId, ids.product('SUB-1'))),
  )
  expect(await isSubscription()).toBe(false)
})

test('a variation is told with what it differs by now, also when its parent is not for sale any more [CAT-03]', async () => {
  const labels = async () =>
    (await hit('guest', 'TC-1-M-T'))?.variationAttributeSet?.attributes.map(({ label }) => label)
  expect(await labels()).toEqual(['Size', 'Color'])
  const rename = (label: string) =>
    write((executor) =>
      executor.update(variationAttribute).set({ label }).where(eq(variationAttribute.apiName, 'Color__c')),
    )
  await rename('Shell')
  expect(await labels()).toEqual(['Size', 'Shell'])
  await write((executor) =>
    executor
      .update(product)
      .set({ isActive: false })
      .where(eq(product.id, ids.product('TC-1'))),
  )
  expect(await labels()).toEqual(['Size', 'Shell'])
  await rename('Colour')
  expect(await labels()).toEqual(['Size', 'Colour'])
  await write((executor) =>
    executor
      .update(product)
      .set({ isActive: true })
      .where(eq(product.id, ids.product('TC-1'))),
  )
})

test('a parent is told with the variations that the shopper may see now [CAT-03] [ROLE-08]', async () => {
  const variations = async (by: By) => {
    asked += 1
    const query = { searchTerm: 'turnout coat', includeProductVariationInfo: true, fields: `Name,Field${asked}` }
    const [parent] = (await shop[by]<ProductSearchResults>('GET', '/webstore/search/products', { query })).body
      .productsPage.products
    return parent?.productVariationInfo?.attributesToProductMappings.map(({ canonicalKey }) => canonicalKey)
  }
  expect(await variations('guest')).toEqual(await variations('buyer'))
  const right = and(
    eq(entitlementProduct.productId, ids.product('TC-1-M-B')),
    eq(entitlementProduct.policyId, ids.policies.everyone),
  )
  await write((executor) => executor.update(entitlementProduct).set({ policyId: ids.policies.county }).where(right))
  expect(await variations('guest')).not.toContain('M_Black')
  expect(await variations('buyer')).toContain('M_Black')
  expect(await variations('guest')).not.toContain('M_Black')
  await write((executor) =>
    executor
      .update(product)
      .set({ variationValues: sql`'{"Size__c":"XL","Color__c":"Black"}'::jsonb` })
      .where(eq(product.id, ids.product('TC-1-M-B'))),
  )
  expect(await variations('buyer')).toContain('XL_Black')
})

test('who asks for other fields of the same hits is told those [CAT-03]', async () => {
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

test('a search that began before a change leaves nothing behind that is told after it [CAT-03] [CAT-08]', async () => {
  const search = openSearch(shop.database, { info: () => undefined, warn: () => undefined })
  const shopperNow = async () => {
    const sender = {
      webstore: await shop.database.read(getWebstore),
      user: null,
      guestKey: null,
      guestCartLimit: null,
      currencyIsoCode: undefined,
    }
    const standing = await shop.database.read((executor) => findStanding(executor, null, undefined))
    const shopper = standing.ok ? toShopper(sender, standing.value) : standing
    if (!shopper.ok) throw new Error(shopper.error.message)
    return shopper.value
  }
  const breaks = async (shopper: Shopper) => {
    const found = await findProducts({ database: shop.database, search }, shopper, {
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
    return found.ok
      ? found.value.productsPage.products[0]?.prices?.priceAdjustment?.priceAdjustmentTiers.map(
          ({ adjustmentValue }) => adjustmentValue,
        )
      : []
  }
  const setBreak = (adjustmentValue: string) =>
    write((executor) =>
      executor.update(adjustmentTier).set({ adjustmentValue }).where(eq(adjustmentTier.lowerBound, '12')),
    )
  await setBreak('10')
  const early = await shopperNow()
  expect(await breaks(early)).toEqual(['0', '10'])
  await setBreak('20')
  const late = await shopperNow()
  await search.at(late.webstore.catalogVersion)
  await breaks(early)
  expect(await breaks(late)).toEqual(['0', '20'])
  await search.close()
})
