import { eq } from 'drizzle-orm'
import type { AddedWishlistItems } from '@hydrant/contract/shop/lists.ts'
import type { CartItemCollection } from '@hydrant/contract/shop/cart-item.ts'
import type {
  CreatedWishlist,
  WishlistItem,
  WishlistItemCollection,
  Wishlists,
  WishlistSummary,
} from '@hydrant/contract/shop/wishlists.ts'
import { managedAccount } from '@hydrant/database/schema/accounts.ts'
import { user } from '@hydrant/database/schema/session.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  openPurchaseTestShop,
  PLANT_BUYER,
  type PurchaseTestShop,
  shopIds,
  type TestClient,
} from '../testing/purchase-test-shop.ts'

let shop: PurchaseTestShop
let buyer: TestClient
/** Somebody else, who buys for the county too. */
let colleague: TestClient

beforeAll(async () => {
  shop = await openPurchaseTestShop()
  await shop.database.transaction(async (tx) => {
    const [person] = await tx.select({ id: user.id }).from(user).where(eq(user.email, PLANT_BUYER))
    await tx.insert(managedAccount).values({ userId: person!.id, accountId: shopIds.county })
  })
  buyer = await shop.buyer()
  const plant = await shop.buyer(PLANT_BUYER)
  colleague = (...[method, path, ...rest]) =>
    plant(method, `${path}${path.includes('?') ? '&' : '?'}effectiveAccountId=${shopIds.county}`, ...rest)
})
afterAll(() => shop.close())
beforeEach(async () => {
  const { body } = await buyer<Wishlists>('GET', LISTS)
  for (const { id } of body.summaries) await buyer('DELETE', `${LISTS}/${id}`)
  await buyer('DELETE', '/webstore/carts/current')
})

const LISTS = '/webstore/wishlists'
const create = async (input: object) =>
  (await buyer<CreatedWishlist>('POST', LISTS, { name: 'Truck 7', ...input })).body.summary
const readLines = async (id: string, client = buyer) =>
  (await client<WishlistItemCollection>('GET', `${LISTS}/${id}/wishlist-items?sortItemsBy=Position`)).body.items
const listSkus = async (id: string) => (await readLines(id)).map(({ productSummary }) => productSummary?.sku)
const addAll = (id: string, products: readonly object[], client = buyer) =>
  client<AddedWishlistItems>('POST', `${LISTS}/${id}/actions/add-items`, { products })

test('a line has a quantity and a note, and adding its product again adds to the quantity [LST-02]', async () => {
  const { id } = await create({ products: [{ productId: shopIds.hose, quantity: '2', note: ' Left locker ' }] })
  const added = await addAll(id, [
    { productId: shopIds.hose, quantity: 3, note: 'Right locker' },
    { productId: shopIds.gloves },
    { productId: shopIds.gloves, quantity: '1.5' },
    { productId: 'nonsense-nonsen', quantity: 1 },
    { productId: shopIds.rare, quantity: 0 },
  ])
  expect(added).toMatchObject({
    status: 201,
    body: {
      addedCount: 1,
      changedCount: 1,
      errors: [{ errorCode: 'ITEM_NOT_FOUND' }, { productId: shopIds.rare, errorCode: 'INVALID_QUANTITY' }],
    },
  })
  expect(await readLines(id)).toMatchObject([
    { productSummary: { sku: 'TH-1' }, quantity: '5', note: 'Left locker' },
    { productSummary: { sku: 'GL-1' }, quantity: '1.5', note: null },
  ])
  for (const products of [
    [],
    [{ productId: shopIds.hose, quantity: -1 }],
    [{ productId: shopIds.hose, note: 'x'.repeat(256) }],
  ])
    expect((await addAll(id, products)).status).toBe(400)
})

test('a list goes into a cart with its quantities [LST-04]', async () => {
  const { id } = await create({ products: [{ productId: shopIds.gloves, quantity: 4 }, { productId: shopIds.hose }] })
  await buyer('POST', `${LISTS}/${id}/actions/add-wishlist-to-cart`)
  const { body } = await buyer<CartItemCollection>('GET', '/webstore/carts/current/cart-items')
  expect(new Map(body.cartItems.map(({ cartItem }) => [cartItem.productId, cartItem.quantity]))).toEqual(
    new Map([
      [shopIds.gloves, '4'],
      [shopIds.hose, '1'],
    ]),
  )
})

test('a list has an order of its own: lines move before others and to the end [LST-03]', async () => {
  const products = [shopIds.hose, shopIds.gloves, shopIds.rare].map((productId) => ({ productId }))
  const { id } = await create({ products })
  const [hose, gloves, rare] = (await readLines(id)).map(({ wishlistItemId }) => wishlistItemId)
  const move = (itemId: string | undefined, beforeItemId: string | null | undefined) =>
    buyer('POST', `${LISTS}/${id}/wishlist-items/${itemId}/actions/move`, { beforeItemId })
  expect((await move(rare, hose)).status).toBe(200)
  expect(await listSkus(id)).toEqual(['RARE-1', 'TH-1', 'GL-1'])
  await move(rare, null)
  await move(gloves, gloves)
  expect(await listSkus(id)).toEqual(['TH-1', 'GL-1', 'RARE-1'])
  await move(rare, gloves)
  expect(await listSkus(id)).toEqual(['TH-1', 'RARE-1', 'GL-1'])
  expect(await move(hose, '2wi000000000000AAA')).toMatchObject({ status: 404, body: [{ errorCode: 'ITEM_NOT_FOUND' }] })
})

test('a shared list is seen and filled by all buyers of the account, and deleted by its owner only [LST-01] [ROLE-06]', async () => {
  const { id } = await create({ sharedWithAccount: true, products: [{ productId: shopIds.hose }] })
  const own = await create({ name: 'Mine' })
  expect((await colleague<Wishlists>('GET', LISTS)).body.summaries).toMatchObject([
    { id, sharedWithAccount: true, ownerName: 'A Buyer' },
  ])
  expect((await addAll(id, [{ productId: shopIds.gloves, quantity: 2 }], colleague)).status).toBe(201)
  for (const [method, body] of [
    ['PATCH', { name: 'Theirs', sharedWithAccount: false }],
    ['DELETE', undefined],
  ] as const) {
    expect(await colleague(method, `${LISTS}/${id}`, body)).toMatchObject({
      status: 403,
      body: [{ errorCode: 'INSUFFICIENT_ACCESS' }],
    })
    expect((await colleague(method, `${LISTS}/${own.id}`, body)).status).toBe(404)
  }
  const [line] = await readLines(id)
  for (const [method, path, body] of [
    ['POST', '/actions/add-items', { products: [{ productId: shopIds.hose }] }],
    ['POST', '/actions/copy', { name: 'Copy' }],
    ['PATCH', `/wishlist-items/${line!.wishlistItemId}`, { quantity: 2 }],
    ['POST', `/wishlist-items/${line!.wishlistItemId}/actions/move`, { beforeItemId: null }],
  ] as const) {
    // The same person for their own account, and a list that nobody shares.
    const plant = await shop.buyer(PLANT_BUYER)
    expect((await plant(method, `${LISTS}/${id}${path}`, body)).status).toBe(404)
    expect((await colleague(method, `${LISTS}/${own.id}${path}`, body)).status).toBe(404)
    expect((await shop.guest()(method, `${LISTS}/${id}${path}`, body)).status).toBe(401)
  }
  await buyer('PATCH', `${LISTS}/${id}`, { name: 'Truck 7', sharedWithAccount: false })
  expect((await colleague('GET', `${LISTS}/${id}`)).status).toBe(404)
})

test('every buyer of the account is in charge of a shared list whose owner may not sign in any more [LST-01]', async () => {
  const { id, ownerId } = await create({ sharedWithAccount: true, products: [{ productId: shopIds.hose }] })
  const setActive = (isActive: boolean) =>
    shop.database.transaction((tx) => tx.update(user).set({ isActive }).where(eq(user.id, ownerId)))
  await setActive(false)
  try {
    const renamed = await colleague<WishlistSummary>('PATCH', `${LISTS}/${id}`, { name: 'Truck 8' })
    expect(renamed).toMatchObject({ status: 200, body: { name: 'Truck 8', ownerActive: true } })
    expect(renamed.body.ownerId).not.toBe(ownerId)
    expect((await colleague('DELETE', `${LISTS}/${id}`)).status).toBe(204)
  } finally {
    await setActive(true)
  }
})

test('two people who work on one list overwrite nothing of each other [LST-05]', async () => {
  const { id } = await create({ sharedWithAccount: true, products: [{ productId: shopIds.hose, quantity: 1 }] })
  const [seen] = await readLines(id, colleague)
  const path = `${LISTS}/${id}/wishlist-items/${seen!.wishlistItemId}`
  const changed = await buyer<WishlistItem>('PATCH', path, { quantity: 6 }, { 'if-match': seen!.etag! })
  expect(changed).toMatchObject({ status: 200, body: { quantity: '6', note: null } })
  expect(await colleague('PATCH', path, { quantity: 2 }, { 'if-match': seen!.etag! })).toMatchObject({
    status: 412,
    body: [{ errorCode: 'PRECONDITION_FAILED' }],
  })
  const noted = await colleague('PATCH', path, { note: 'Spare' }, { 'if-match': changed.body.etag! })
  expect(noted).toMatchObject({ status: 200, body: { quantity: '6', note: 'Spare' } })
  await Promise.all([buyer, colleague].map((client) => addAll(id, [{ productId: shopIds.hose, quantity: 2 }], client)))
  expect(await readLines(id)).toMatchObject([{ quantity: '10' }])
  expect(await buyer('PATCH', path, { quantity: 0 })).toMatchObject({ body: [{ errorCode: 'INVALID_QUANTITY' }] })
  for (const body of [{ quantity: 'a few' }, { position: 1 }])
    expect((await buyer('PATCH', path, body)).status).toBe(400)
})

test('a list is copied with everything on it [LST-06]', async () => {
  const products = [{ productId: shopIds.hose, quantity: 7, note: 'Roof' }, { productId: shopIds.gloves }]
  const { id } = await create({ sharedWithAccount: true, products })
  const copy = await colleague<WishlistSummary>('POST', `${LISTS}/${id}/actions/copy`, { name: ' Truck 8 ' })
  expect(copy).toMatchObject({
    status: 201,
    body: { name: 'Truck 8', sharedWithAccount: false, wishlistProductCount: 2 },
  })
  expect(await readLines(copy.body.id, colleague)).toMatchObject([
    { productSummary: { sku: 'TH-1' }, quantity: '7', note: 'Roof' },
    { productSummary: { sku: 'GL-1' }, quantity: null },
  ])
  expect((await buyer('GET', `${LISTS}/${copy.body.id}`)).status).toBe(404)
})
