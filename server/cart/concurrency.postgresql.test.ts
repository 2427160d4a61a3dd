import { eq } from 'drizzle-orm'
import type { CartItem, CartItemCollection, PreservedCart } from '@hydrant/contract/shop/cart-item.ts'
import type { CartSummary } from '@hydrant/contract/shop/cart.ts'
import type { MovedCartItem, OwnedCart } from '@hydrant/contract/shop/named-carts.ts'
import { ROUTES } from '@hydrant/contract/routes.ts'
import type { SignedIn } from '@hydrant/contract/shop/session.ts'
import { cart, cartItem } from '@hydrant/database/schema/cart.ts'
import { decimal, sum } from '@hydrant/kernel/money/decimal.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BUYER, PASSWORD } from '../testing/test-catalogue.ts'
import { type TestClient, openPurchaseTestShop, shopIds, type PurchaseTestShop } from '../testing/purchase-test-shop.ts'

let shop: PurchaseTestShop
let buyer: TestClient

beforeAll(async () => {
  shop = await openPurchaseTestShop()
  buyer = await shop.buyer()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await buyer('DELETE', '/webstore/carts/current')
})

const add = (client: TestClient, productId: string, quantity: number) =>
  client<CartItem>('POST', '/webstore/carts/current/cart-items', { productId, quantity, type: 'Product' })
const getCart = async (client: TestClient) => (await client<CartSummary>('GET', '/webstore/carts/current')).body

/** Expects the totals of a cart to equal the sums of its lines. */
async function expectTotalsToMatchLines(summary: CartSummary): Promise<void> {
  const lines = await shop.database.query((db) =>
    db.select().from(cartItem).where(eq(cartItem.cartId, summary.cartId!)),
  )
  expect(summary.uniqueProductCount).toBe(lines.length)
  expect(decimal(summary.totalProductCount).toFixed()).toBe(
    sum(lines.map(({ quantity }) => decimal(quantity))).toFixed(),
  )
  expect(summary.totalProductAmount).toBe(sum(lines.map(({ totalSalesPrice }) => decimal(totalSalesPrice))).toFixed(2))
  const adjusted = sum(
    lines.map(({ totalSalesPrice, itemAdjustment }) => decimal(totalSalesPrice).plus(decimal(itemAdjustment))),
  )
  expect(summary.totalAmountWithItemAdjustment).toBe(adjusted.toFixed(2))
}

test('after fifty concurrent edits of one cart, of the same line and of others, its totals equal the sums of its lines [CART-09]', async () => {
  const hose = (await add(buyer, shopIds.hose, 1)).body.cartItemId
  const gloves = (await add(buyer, shopIds.gloves, 3)).body.cartItemId
  const edits = Array.from({ length: 50 }, (_, index) => {
    switch (index % 5) {
      case 0:
        return buyer('PATCH', `/webstore/carts/current/cart-items/${hose}`, { quantity: 1 + index })
      case 1:
        return buyer('PATCH', `/webstore/carts/current/cart-items/${gloves}`, { quantity: 1 + index })
      case 2:
        return add(buyer, shopIds.hose, 1)
      case 3:
        return buyer('POST', '/webstore/carts/current/cart-coupons', { couponCode: index % 2 === 0 ? 'GLOVES' : 'TEN' })
      default:
        return add(buyer, shopIds.rare, 1)
    }
  })
  const statuses = (await Promise.all(edits)).map(({ status }) => status)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  await expectTotalsToMatchLines(await getCart(buyer))
})

test('a line that is changed and deleted concurrently is deleted, and the totals are correct [CART-09]', async () => {
  for (let round = 0; round < 10; round += 1) {
    const line = (await add(buyer, shopIds.hose, 2)).body.cartItemId
    const [changed, removed] = await Promise.all([
      buyer('PATCH', `/webstore/carts/current/cart-items/${line}`, { quantity: 7 }),
      buyer('DELETE', `/webstore/carts/current/cart-items/${line}`),
    ])
    expect([200, 404]).toContain(changed.status)
    expect(removed.status).toBe(204)
    const { body } = await buyer<CartItemCollection>('GET', '/webstore/carts/current/cart-items')
    expect(body.cartItems).toEqual([])
    expect(body.cartSummary).toMatchObject({ totalProductCount: '0', grandTotalAmount: '0.00' })
  }
})

test('a guest who signs in twice concurrently moves the cart once [CART-06]', async () => {
  const added = await shop.send<CartItem>('POST', '/webstore/carts/current/cart-items', {
    body: { productId: shopIds.gloves, quantity: 4, type: 'Product' },
  })
  const signIn = () =>
    shop.send<SignedIn>('POST', ROUTES.signIn.path, { body: { username: BUYER, password: PASSWORD } })
  const sessions = await Promise.all([signIn(), signIn()])
  const path = `/webstore/carts/${added.body.cartId}/actions/preserve`
  const preserved = await Promise.all(
    sessions.flatMap(({ body }) =>
      [1, 2].map(() => shop.send<PreservedCart>('POST', path, { token: body.token, cookie: added.cookie })),
    ),
  )
  expect(preserved.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(preserved.filter(({ status }) => status >= 500)).toEqual([])
  const summary = await getCart(buyer)
  expect(summary).toMatchObject({ totalProductCount: '4', uniqueProductCount: 1 })
  await expectTotalsToMatchLines(summary)
  const guestCarts = await shop.database.query((db) => db.select().from(cart).where(eq(cart.id, added.body.cartId)))
  expect(guestCarts).toMatchObject([{ status: 'PendingDelete' }])
})

test('of several carts that are made the primary one at the same moment, one is [CART-18]', async () => {
  await add(buyer, shopIds.hose, 1)
  const created = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      buyer<CartSummary>('POST', '/webstore/carts', { name: `Cart ${index}`, isSecondary: true }),
    ),
  )
  const results = await Promise.all(
    created.map(({ body }) => buyer('POST', `/webstore/carts/${body.cartId}/actions/make-primary`)),
  )
  expect(results.map(({ status }) => status).filter((status) => status !== 201 && status !== 409)).toEqual([])
  const { body } = await buyer<{ carts: OwnedCart[] }>('GET', '/webstore/carts')
  expect(body.carts.filter(({ isSecondary }) => !isSecondary)).toHaveLength(1)
  expect(body.carts).toHaveLength(7)
})

test('lines that are moved to and fro at the same moment are in one cart each, and its totals are those of its lines [CART-20]', async () => {
  const { cartItemId } = (await add(buyer, shopIds.hose, 6)).body
  const move = (ref: string, target: string, items: readonly object[]) =>
    buyer<{ targetCartId: string; items: MovedCartItem[] }>('POST', `/webstore/carts/${ref}/actions/move-items`, {
      targetCart: target,
      items,
    })
  const saved = (await move('current', 'saved-for-later', [{ cartItemId, quantity: 3 }])).body
  const { targetCartItemId } = saved.items[0]!
  const moves = Array.from({ length: 6 }, (_, index) =>
    index % 2 === 0
      ? move('current', 'saved-for-later', [{ cartItemId, quantity: 1 }])
      : move(saved.targetCartId, 'current', [{ cartItemId: targetCartItemId, quantity: 1 }]),
  )
  expect((await Promise.all(moves)).filter(({ status }) => status >= 500)).toEqual([])
  const current = await getCart(buyer)
  const savedCart = (await buyer<CartSummary>('GET', `/webstore/carts/${saved.targetCartId}`)).body
  await expectTotalsToMatchLines(current)
  await expectTotalsToMatchLines(savedCart)
  expect(Number(current.totalProductCount) + Number(savedCart.totalProductCount)).toBe(6)
})
