import type { CartItemCollection } from '@hydrant/contract/shop/cart-item.ts'
import type { FeaturedProducts, ProductDetail } from '@hydrant/contract/shop/product.ts'
import type { QuickOrderResult } from '@hydrant/contract/shop/quick-order.ts'
import type { PlatformErrors } from '@hydrant/contract/shared/error.ts'
import type { SitemapEntries } from '@hydrant/contract/shop/sitemap.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRecordClient, type RecordClient } from '../records/testing/record-client.ts'
import { openPurchaseTestShop, type PurchaseTestShop, shopIds, type TestClient } from '../testing/purchase-test-shop.ts'
import { createStaffUser } from '../testing/staff-with-sets.ts'
import { ids } from '../testing/test-catalogue.ts'

let shop: PurchaseTestShop
let records: RecordClient
let buyer: TestClient
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  records = await openRecordClient(shop)
  buyer = await shop.buyer()
})
afterAll(() => shop.close())

const replace = (product: string, successor: string, sortOrder = 0) =>
  records.create('ProductRelation__c', {
    Product__c: product,
    RelatedProduct__c: successor,
    RelationshipType__c: 'Successor',
    SortOrder__c: sortOrder,
  })
const setRetired = async (product: string, isRetired: boolean) => {
  const { status, body } = await records.send('PATCH', `/sobjects/Product2/${product}`, { IsRetired__c: isRetired })
  expect([status, body]).toEqual([204, undefined])
}
const findBySearch = async (term: string) =>
  (
    await buyer<{ productsPage: { products: { id: string }[] } }>('GET', `/webstore/search/products?searchTerm=${term}`)
  ).body.productsPage.products.map(({ id }) => id)
const isInSitemap = async (id: string) =>
  (await shop.guest()<SitemapEntries>('GET', '/webstore/sitemap/entries?kind=products&pageSize=100')).body.entries.some(
    ({ path }) => path.includes(id),
  )
const findSuccessors = async (product: string) =>
  (
    await buyer<FeaturedProducts>('GET', `/webstore/products/${product}/featured-products`)
  ).body.featuredProducts.flatMap(({ relationshipType, products }) =>
    relationshipType === 'Successor' ? products.map(({ id }) => id) : [],
  )

test('a retired product is not sold, found or listed, and its page leads to the successor, until it is sold again [ADM-81]', async () => {
  const item = { productId: shopIds.hose, quantity: '1', type: 'Product' }
  await buyer('POST', '/webstore/carts/current/cart-items', item)
  expect(await findBySearch('Attack')).toContain(shopIds.hose)
  expect(await isInSitemap(shopIds.hose)).toBe(true)
  await replace(shopIds.hose, shopIds.gloves)
  await setRetired(shopIds.hose, true)

  const message = 'This product is no longer available. It was replaced by Gloves (GL-1).'
  expect(await buyer<PlatformErrors>('POST', '/webstore/carts/current/cart-items', item)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'CART_VALIDATION_ERROR', message }],
  })
  const { body: lines } = await buyer<CartItemCollection>('GET', '/webstore/carts/current/cart-items')
  expect(JSON.stringify(lines)).toContain(message)
  expect(await findBySearch('Attack')).not.toContain(shopIds.hose)
  expect(await isInSitemap(shopIds.hose)).toBe(false)
  const detail = await buyer<ProductDetail>('GET', `/webstore/products/${shopIds.hose}`)
  expect(detail).toMatchObject({ status: 200, body: { fields: { IsRetired__c: 'true' } } })
  expect(await findSuccessors(shopIds.hose)).toEqual([shopIds.gloves])
  const { body: answer } = await buyer<QuickOrderResult>('POST', '/webstore/quick-order/actions/resolve', {
    rows: [{ partNumber: 'TH-1', quantity: '2' }],
  })
  expect(answer.rows).toMatchObject([{ success: false, error: { message }, suggestedProductIds: [shopIds.gloves] }])
  expect(answer.products.map(({ id }) => id)).toContain(shopIds.gloves)
  expect((await records.read('Product2', shopIds.hose))['IsActive']).toBe(true)

  await setRetired(shopIds.hose, false)
  expect((await buyer('POST', '/webstore/carts/current/cart-items', item)).status).toBe(201)
  expect(await findBySearch('Attack')).toContain(shopIds.hose)
})

test('a successor that is retired as well leads to its own, and a circle to none [ADM-81]', async () => {
  await setRetired(shopIds.hose, true)
  await setRetired(shopIds.gloves, true)
  await replace(shopIds.gloves, shopIds.rare)
  expect(await findSuccessors(shopIds.hose)).toEqual([shopIds.rare])
  await setRetired(shopIds.rare, true)
  await replace(shopIds.rare, shopIds.hose)
  expect(await findSuccessors(shopIds.hose)).toEqual([])
  for (const id of [shopIds.hose, shopIds.gloves, shopIds.rare]) await setRetired(id, false)
})

test('the variations of a parent are retired and sold again with it, each in its history [ADM-81]', async () => {
  const [variation = ''] = await records.list(`SELECT Id FROM Product2 WHERE ProductClass = 'Variation'`, 'Id')
  const parent =
    (
      await records.list(
        `SELECT VariantParentId FROM ProductAttribute WHERE ProductId = '${variation}'`,
        'VariantParentId',
      )
    )[0] ?? ''
  await setRetired(parent, true)
  expect((await records.read('Product2', variation))['IsRetired__c']).toBe(true)
  expect(
    await buyer('POST', '/webstore/carts/current/cart-items', { productId: variation, quantity: '1', type: 'Product' }),
  ).toMatchObject({ status: 400, body: [{ message: 'This product is no longer available.' }] })
  expect(
    await records.list(
      `SELECT NewValues__c FROM ChangeHistory__c WHERE RecordId__c = '${variation}' AND Operation__c = 'update'`,
      'NewValues__c',
    ),
  ).toEqual(['{"IsRetired__c":true}'])
  await setRetired(parent, false)
  expect((await records.read('Product2', variation))['IsRetired__c']).toBe(false)
})

test('only who may change products retires one [ADM-81]', async () => {
  const { token } = await createStaffUser(shop, records, { name: 'Pricer', sets: ['Prices'] })
  const path = `/services/data/v65.0/sobjects/Product2/${ids.product('TH-1')}`
  expect((await shop.send('PATCH', path, { token, body: { IsRetired__c: true } })).status).toBe(403)
})
