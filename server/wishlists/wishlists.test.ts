import type { CartBatchResult, CartItemCollection } from '@hydrant/contract/shop/cart-item.ts'
import type {
  CreatedWishlist,
  Wishlist,
  WishlistItem,
  WishlistItemCollection,
  Wishlists,
  WishlistSummary,
} from '@hydrant/contract/shop/wishlists.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveProducts } from '../catalogue/service.ts'
import { ids } from '../testing/test-catalogue.ts'
import {
  type TestClient,
  openPurchaseTestShop,
  PLANT_BUYER,
  shopIds,
  type PurchaseTestShop,
} from '../testing/purchase-test-shop.ts'

let shop: PurchaseTestShop
let buyer: TestClient

beforeAll(async () => {
  shop = await openPurchaseTestShop()
  buyer = await shop.buyer()
})
afterAll(() => shop.close())
beforeEach(async () => {
  const { body } = await buyer<Wishlists>('GET', LISTS)
  for (const { id } of body.summaries) await buyer('DELETE', `${LISTS}/${id}`)
  await buyer('DELETE', '/webstore/carts/current')
})

const LISTS = '/webstore/wishlists'
const create = async (name: string, productIds: readonly string[] = []) =>
  (await buyer<CreatedWishlist>('POST', LISTS, { name, products: productIds.map((productId) => ({ productId })) })).body
    .summary
const addItem = (listId: string, productId: string, caller: TestClient = buyer) =>
  caller<WishlistItem>('POST', `${LISTS}/${listId}/wishlist-items`, { productId })

test('a wishlist is created, read, renamed and deleted', async () => {
  const made = await buyer<CreatedWishlist>('POST', LISTS, {
    name: ' Spring order ',
    products: [{ productId: shopIds.hose }, { productId: shopIds.gloves }, { productId: shopIds.hose }],
  })
  expect(made).toMatchObject({
    status: 201,
    body: {
      hasErrors: false,
      errors: [],
      summary: { name: 'Spring order', accountId: shopIds.county, wishlistProductCount: 2 },
    },
  })
  const { id } = made.body.summary
  const read = await buyer<Wishlist>('GET', `${LISTS}/${id}?productFields=StockKeepingUnit&sortItemsBy=CreatedDateAsc`)
  const bySku = new Map(
    read.body.page.items.map(({ productSummary, success, error }) => [
      productSummary?.sku,
      [productSummary?.fields['StockKeepingUnit'], success, error],
    ]),
  )
  expect(read).toMatchObject({
    status: 200,
    body: { summary: { id }, page: { count: 2, total: 2, nextPageToken: null } },
  })
  expect(bySku).toEqual(
    new Map([
      ['GL-1', ['GL-1', true, {}]],
      ['TH-1', ['TH-1', true, {}]],
    ]),
  )
  expect(await buyer<WishlistSummary>('PATCH', `${LISTS}/${id}`, { name: 'Summer order' })).toMatchObject({
    status: 200,
    body: { id, name: 'Summer order' },
  })
  expect((await buyer('DELETE', `${LISTS}/${id}`)).status).toBe(204)
  expect(await buyer('GET', `${LISTS}/${id}`)).toMatchObject({ status: 404, body: [{ errorCode: 'ITEM_NOT_FOUND' }] })
  expect((await buyer('DELETE', `${LISTS}/${id}`)).status).toBe(404)
})

test('all wishlists are summarized, the oldest with its items on request', async () => {
  expect((await buyer<Wishlists>('GET', LISTS)).body).toEqual({ wishlistCount: 0, summaries: [], displayedList: null })
  const first = await create('First', [shopIds.gloves])
  const second = await create('Second')
  expect((await buyer<Wishlists>('GET', LISTS)).body).toMatchObject({
    wishlistCount: 2,
    summaries: [{ id: first.id }, { id: second.id }],
    displayedList: null,
  })
  expect((await buyer<Wishlists>('GET', `${LISTS}?includeDisplayedList=true`)).body.displayedList).toMatchObject({
    summary: { id: first.id },
    page: { items: [{ productSummary: { productId: shopIds.gloves } }] },
  })
  expect(
    (await buyer<Wishlists>('GET', `${LISTS}?includeDisplayedList=true&wishlistId=${second.id.slice(0, 15)}`)).body,
  ).toMatchObject({
    summaries: [{ id: second.id }],
    displayedList: { summary: { id: second.id }, page: { items: [] } },
  })
  for (const id of ['2wl000000000000AAA', `${second.id.slice(0, 15)}zzz`])
    expect((await buyer('GET', `${LISTS}?wishlistId=${id}`)).status).toBe(404)
})

test('a product is added once, and removed', async () => {
  const { id } = await create('List')
  const addedItem = await addItem(id, shopIds.gloves)
  expect(addedItem).toMatchObject({
    status: 201,
    body: { wishlistId: id, success: true, productSummary: { name: 'Gloves' } },
  })
  expect((await addItem(id, shopIds.gloves.slice(0, 15))).body.wishlistItemId).toBe(addedItem.body.wishlistItemId)
  const item = `${LISTS}/${id}/wishlist-items/${addedItem.body.wishlistItemId}`
  expect((await buyer('DELETE', item)).status).toBe(204)
  expect(await buyer('DELETE', item)).toMatchObject({ status: 404, body: [{ errorCode: 'ITEM_NOT_FOUND' }] })
  expect((await buyer<WishlistItemCollection>('GET', `${LISTS}/${id}/wishlist-items`)).body).toMatchObject({
    count: 0,
    total: 0,
    items: [],
  })
})

test('the items of a wishlist are listed by pages, newest first', async () => {
  const { id } = await create('List')
  for (const productId of [shopIds.hose, shopIds.gloves, shopIds.rare]) await addItem(id, productId)
  const first = await buyer<WishlistItemCollection>('GET', `${LISTS}/${id}/wishlist-items?pageSize=2`)
  expect(first.body.items.map(({ productSummary }) => productSummary?.productId)).toEqual([
    shopIds.rare,
    shopIds.gloves,
  ])
  const next = await buyer<WishlistItemCollection>('GET', first.body.nextPageUrl!)
  expect(next.body).toMatchObject({
    count: 1,
    total: 3,
    nextPageToken: null,
    items: [{ productSummary: { productId: shopIds.hose } }],
  })
  for (const query of ['pageToken=x', 'pageSize=0', 'sortItemsBy=Name'])
    expect((await buyer('GET', `${LISTS}/${id}/wishlist-items?${query}`)).status).toBe(400)
  expect(
    await buyer('GET', `${LISTS}/${id}?productFields=${Array.from({ length: 16 }, (_, index) => `F${index}`).join()}`),
  ).toMatchObject({ status: 400, body: [{ errorCode: 'MAX_LIMIT_EXCEEDED' }] })
})

test('a wishlist is added to a cart row by row, and unavailable products do not block the rest', async () => {
  const { id } = await create('List', [shopIds.gloves, shopIds.quote])
  const added = await buyer<CartBatchResult>('POST', `${LISTS}/${id}/actions/add-wishlist-to-cart`)
  expect(added).toMatchObject({ status: 201, body: { hasErrors: true } })
  expect(new Set(added.body.results.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 400]))
  const cart = await buyer<CartItemCollection>('GET', '/webstore/carts/current/cart-items')
  expect(cart.body.cartItems.map(({ cartItem }) => [cartItem.productId, cartItem.quantity])).toEqual([
    [shopIds.gloves, '1'],
  ])
  const named = await buyer<CartBatchResult>(
    'POST',
    `${LISTS}/${id}/actions/add-wishlist-to-cart?cartId=${cart.body.cartSummary.cartId}`,
  )
  expect(named.body.results.flatMap(({ result }) => (Array.isArray(result) ? [] : [result.quantity]))).toEqual(['2'])
  const { id: empty } = await create('Empty')
  expect(await buyer('POST', `${LISTS}/${empty}/actions/add-wishlist-to-cart`)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_BATCH_SIZE' }],
  })
})

test('a product that a buyer may not see cannot be added, and is hidden when it was added before [ROLE-06]', async () => {
  const { id } = await create('List')
  const plant = await shop.buyer(PLANT_BUYER)
  const { body } = await plant<CreatedWishlist>('POST', LISTS, {
    name: 'Plant',
    products: [{ productId: ids.product('CO-1') }, { productId: 'nonsense-nonsen' }],
  })
  expect(body).toMatchObject({
    hasErrors: true,
    summary: { wishlistProductCount: 0 },
    errors: [{ errorCode: 'ITEM_NOT_FOUND' }, { errorCode: 'ITEM_NOT_FOUND' }],
  })
  expect(await addItem(body.summary.id, ids.product('CO-1'), plant)).toMatchObject({
    status: 404,
    body: [{ errorCode: 'ITEM_NOT_FOUND' }],
  })
  expect((await addItem(id, ids.product('CO-1'))).status).toBe(201)
  await shop.database.transaction((tx) =>
    saveProducts(tx, [{ sku: 'CO-1', name: 'County only nozzle', isActive: false, categoryIds: [] }]),
  )
  const page = await buyer('GET', `${LISTS}/${id}`)
  expect(page.body).toMatchObject({
    page: { items: [{ success: false, error: { errorCode: 'ITEM_NOT_FOUND' }, productSummary: null }] },
  })
  expect(JSON.stringify(page.body)).not.toContain('County only')
})

test('a wishlist is private to its buyer and account [ROLE-06]', async () => {
  const { id } = await create('List', [shopIds.gloves])
  const plant = await shop.buyer(PLANT_BUYER)
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['PATCH', '', { name: 'Mine' }],
    ['DELETE', '', undefined],
    ['GET', '/wishlist-items', undefined],
    ['POST', '/wishlist-items', { productId: shopIds.gloves }],
    ['POST', '/actions/add-wishlist-to-cart', undefined],
  ] as const) {
    expect(await plant(method, `${LISTS}/${id}${path}`, body)).toMatchObject({
      status: 404,
      body: [{ errorCode: 'ITEM_NOT_FOUND' }],
    })
  }
  expect((await buyer('GET', `${LISTS}/${id}?effectiveAccountId=${shopIds.station}`)).status).toBe(404)
  expect(await shop.guest()('GET', LISTS)).toMatchObject({ status: 401, body: [{ errorCode: 'INVALID_SESSION_ID' }] })
})

test.each([{}, { name: '' }, { name: '  ' }, { name: 'x'.repeat(81) }, { name: 'x', products: 'all' }])(
  'the wishlist %j is refused',
  async (body) => {
    expect(await buyer('POST', LISTS, body)).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_API_INPUT' }] })
  },
)

test('a full wishlist accepts nothing more, and still returns its items', async () => {
  const { id } = await create('List', [shopIds.gloves])
  await shop.database.transaction(async (tx) => {
    await tx.execute(
      sql`insert into product (id, sku, name, part_number_key, product_class) select '01tFILL' || lpad(n::text, 11, '0'), 'FILL-' || n, 'Filling', 'FILL' || n, 'Simple' from generate_series(1, 4999) n`,
    )
    await tx.execute(
      sql`insert into wishlist_item (id, wishlist_id, product_id) select '2wi' || substr(id, 4), ${id}, id from product where sku like 'FILL-%'`,
    )
  })
  expect(await addItem(id, shopIds.hose)).toMatchObject({ status: 400, body: [{ errorCode: 'LIMIT_EXCEEDED' }] })
  expect(await addItem(id, shopIds.gloves)).toMatchObject({
    status: 201,
    body: { productSummary: { productId: shopIds.gloves } },
  })
})

test('a buyer cannot have more wishlists than the limit', async () => {
  for (let count = 0; count < 100; count += 1)
    expect((await buyer('POST', LISTS, { name: `List ${count}` })).status).toBe(201)
  expect(await buyer('POST', LISTS, { name: 'One more' })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'LIMIT_EXCEEDED' }],
  })
})

test('the products of a cart are copied to a wishlist, each once [API-02]', async () => {
  const { id } = await create('List', [shopIds.gloves])
  const copy = (wishlistId: string, caller: TestClient = buyer) =>
    caller('POST', '/webstore/carts/current/actions/add-cart-to-wishlist', { wishlistId })
  expect(await copy(id)).toMatchObject({ status: 404, body: [{ errorCode: 'MISSING_RECORD' }] })
  for (const productId of [shopIds.gloves, shopIds.hose])
    await buyer('POST', '/webstore/carts/current/cart-items', { productId, quantity: 1, type: 'Product' })
  expect(await copy(id.slice(0, 15))).toMatchObject({ status: 201, body: { wishlistId: id, productsAddedCount: 1 } })
  expect(await copy(id)).toMatchObject({ status: 201, body: { productsAddedCount: 0 } })
  expect((await buyer<Wishlist>('GET', `${LISTS}/${id}`)).body.page.total).toBe(2)
  expect(await copy(newId('2wl'))).toMatchObject({ status: 404, body: [{ errorCode: 'ITEM_NOT_FOUND' }] })
  expect((await copy(id, shop.guest())).status).toBe(401)
})
