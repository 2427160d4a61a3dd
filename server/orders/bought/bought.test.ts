import { sql } from 'drizzle-orm'
import type { BoughtProducts } from '@hydrant/contract/shop/lists.ts'
import type { Listing } from '@hydrant/contract/shop/search.ts'
import type { OrderDetail } from '@hydrant/contract/shop/order.ts'
import type { CheckoutOrder } from '@hydrant/contract/shop/checkout.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ids } from '../../testing/test-catalogue.ts'
import {
  openPurchaseTestShop,
  PLANT_BUYER,
  type PurchaseTestShop,
  shopIds,
  type TestClient,
} from '../../testing/purchase-test-shop.ts'

let shop: PurchaseTestShop
let buyer: TestClient
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  buyer = await shop.buyer()
})
afterAll(() => shop.close())

const list = (query = '', client = buyer) => client<BoughtProducts>('GET', `/webstore/bought-products?${query}`)
const order = async (lines: ReadonlyArray<readonly [productId: string, quantity: number]>) => {
  for (const [productId, quantity] of lines)
    await buyer('POST', '/webstore/carts/current/cart-items', { productId, quantity, type: 'Product' })
  await buyer('PUT', '/webstore/checkouts', {
    cartId: 'active',
    deliveryAddressInput: { shouldUseDefaultAddress: true },
  })
  await buyer('POST', '/webstore/checkouts/active/payments', {
    requestType: 'SimplePurchaseOrder',
    paymentToken: 'PO-1',
  })
  return (await buyer<CheckoutOrder>('POST', '/webstore/checkouts/active/orders')).body
}

test('what the account has ordered is listed with how often, and how it was the last time [LST-10]', async () => {
  expect((await list()).body).toEqual({ items: [], nextPageToken: null })
  await order([
    [shopIds.hose, 2],
    [shopIds.gloves, 1],
  ])
  const { orderSummaryId } = await order([[shopIds.hose, 5]])
  const placed = await buyer<OrderDetail>(
    'GET',
    `/webstore/order-summaries/actions/lookup?orderSummaryIdOrRefNumber=${orderSummaryId}`,
  )
  const [line] = placed.body.deliveryGroups[0]!.lineItems
  expect((await list()).body.items).toMatchObject([
    {
      productId: shopIds.hose,
      sku: 'TH-1',
      orderCount: 2,
      lastQuantity: '5',
      lastOrderSummaryId: placed.body.id,
      lastUnitPrice: line!.fields['UnitPrice']!.text,
      currencyIsoCode: 'USD',
    },
    { productId: shopIds.gloves, orderCount: 1, lastQuantity: '1' },
  ])
  expect((await list('', await shop.buyer(PLANT_BUYER))).body.items).toEqual([])
  expect((await list(`effectiveAccountId=${shopIds.station}`)).body.items).toEqual([])
  expect((await list('', shop.guest())).status).toBe(401)
})

test('lists of products are limited to what the account has ordered, of what it may see [CAT-21]', async () => {
  const bought = { isBoughtBefore: true }
  const search = async (client: TestClient, body: object) => {
    const category = { categoryId: ids.category('Handline'), fields: ['StockKeepingUnit'], ...body }
    const { body: listing } = await client<Listing>('POST', '/webstore/search/listing', category)
    const skus = listing.productsPage.products.map(({ fields }) => fields['StockKeepingUnit']?.value)
    return { skus, total: listing.productsPage.total, count: listing.boughtBeforeCount }
  }
  const setActive = (isActive: boolean) =>
    shop.database.transaction((tx) =>
      tx.execute(sql`update product set is_active = ${isActive} where id = ${shopIds.gloves}`),
    )
  expect(await search(buyer, bought)).toEqual({ skus: ['TH-1', 'GL-1'], total: 2, count: 2 })
  expect(await search(buyer, {})).toMatchObject({ count: 2 })
  expect(await search(buyer, { ...bought, isInStock: true })).toEqual({ skus: ['TH-1'], total: 1, count: 1 })
  expect(await search(await shop.buyer(PLANT_BUYER), bought)).toEqual({ skus: [], total: 0, count: 0 })
  await setActive(false)
  expect(await search(buyer, bought)).toEqual({ skus: ['TH-1'], total: 1, count: 1 })
  await setActive(true)
})

test('what was bought is searched, sorted, and paged without gaps [LST-11]', async () => {
  await shop.database.transaction((tx) =>
    tx.execute(sql`
      insert into bought_product
      select ${shopIds.county}, '01tOLD' || lpad(n::text, 12, '0'), 'OLD-' || lpad(n::text, 3, '0'), 'Coupling 100%_' || n, n % 3 + 1,
        timestamptz '2020-01-01T00:00:00Z' + (n % 4) * interval '1 day', id, 1, 2, 'USD'
      from generate_series(1, 60) n, (select id from order_summary limit 1) o`),
  )
  const readAll = async (query: string) => {
    const skus: string[] = []
    let token: string | null = ''
    while (token !== null) {
      const page: BoughtProducts = (await list(`${query}&pageSize=7${token === '' ? '' : `&pageToken=${token}`}`)).body
      skus.push(...page.items.map(({ sku }) => sku))
      token = page.nextPageToken
    }
    return skus
  }
  for (const sortBy of ['LastOrdered', 'OrderCount', 'PartNumber'])
    expect(new Set(await readAll(`sortBy=${sortBy}`)).size).toBe(62)
  expect((await readAll('sortBy=PartNumber')).slice(0, 3)).toEqual(['GL-1', 'OLD-001', 'OLD-002'])
  expect((await list('sortBy=OrderCount')).body.items[0]).toMatchObject({ orderCount: 3 })
  expect(await readAll('q=old-01')).toHaveLength(10)
  expect(await readAll(`q=${encodeURIComponent('100%_6')}`)).toHaveLength(2)
  expect(await readAll('q=_%25_')).toEqual([])
  const { nextPageToken } = (await list('pageSize=1')).body
  for (const query of [
    'pageToken=x',
    `sortBy=OrderCount&pageToken=${nextPageToken}`,
    'sortBy=Name',
    'pageSize=0',
    `q=${'x'.repeat(101)}`,
  ])
    expect((await list(query)).status).toBe(400)
})
