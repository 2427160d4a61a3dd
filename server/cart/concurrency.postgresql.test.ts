import { eq } from 'drizzle-orm'
import type { CartItem, CartItemCollection, PreservedCart } from '@hydrant/contract/shop/cart-item.ts'
import type { CartSummary } from '@hydrant/contract/shop/cart.ts'
import { ROUTES } from '@hydrant/contract/routes.ts'
import type { SignedIn } from '@hydrant/contract/shop/session.ts'
import { cart, cartItem } from '@hydrant/database/schema/cart.ts'
import { decimal, sum } from '@hydrant/kernel/money/decimal.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BUYER, PASSWORD } from '../testing/test-catalogue.ts'
import { type Caller, openTradeShop, trade, type TradeShop } from '../testing/trade-shop.ts'

let shop: TradeShop
let buyer: Caller

beforeAll(async () => {
  shop = await openTradeShop()
  buyer = await shop.buyer()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await buyer('DELETE', '/webstore/carts/current')
})

const add = (caller: Caller, productId: string, quantity: number) =>
  caller<CartItem>('POST', '/webstore/carts/current/cart-items', { productId, quantity, type: 'Product' })
const cartOf = async (caller: Caller) => (await caller<CartSummary>('GET', '/webstore/carts/current')).body

/** What a cart says of itself must be what its lines come to. */
async function expectTotalsOfLines(summary: CartSummary): Promise<void> {
  const lines = await shop.database.read((executor) =>
    executor.select().from(cartItem).where(eq(cartItem.cartId, summary.cartId!)),
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

test('fifty edits of one cart at once, of the same line and of others, leave totals that its lines come to [CART-09]', async () => {
  const hose = (await add(buyer, trade.hose, 1)).body.cartItemId
  const gloves = (await add(buyer, trade.gloves, 3)).body.cartItemId
  const edits = Array.from({ length: 50 }, (_, index) => {
    switch (index % 5) {
      case 0:
        return buyer('PATCH', `/webstore/carts/current/cart-items/${hose}`, { quantity: 1 + index })
      case 1:
        return buyer('PATCH', `/webstore/carts/current/cart-items/${gloves}`, { quantity: 1 + index })
      case 2:
        return add(buyer, trade.hose, 1)
      case 3:
        return buyer('POST', '/webstore/carts/current/cart-coupons', { couponCode: index % 2 === 0 ? 'GLOVES' : 'TEN' })
      default:
        return add(buyer, trade.rare, 1)
    }
  })
  const statuses = (await Promise.all(edits)).map(({ status }) => status)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  await expectTotalsOfLines(await cartOf(buyer))
})

test('a line that is changed and removed at once is gone or changed, never half of both [CART-09]', async () => {
  for (let round = 0; round < 10; round += 1) {
    const line = (await add(buyer, trade.hose, 2)).body.cartItemId
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

test('a guest who signs in twice at once brings the cart along once [CART-06]', async () => {
  const added = await shop.send<CartItem>('POST', '/webstore/carts/current/cart-items', {
    body: { productId: trade.gloves, quantity: 4, type: 'Product' },
  })
  const signIn = () =>
    shop.send<SignedIn>('POST', ROUTES.signIn.path, { body: { username: BUYER, password: PASSWORD } })
  const sessions = await Promise.all([signIn(), signIn()])
  const path = `/webstore/carts/${added.body.cartId}/actions/preserve`
  const kept = await Promise.all(
    sessions.flatMap(({ body }) =>
      [1, 2].map(() => shop.send<PreservedCart>('POST', path, { token: body.token, cookie: added.cookie })),
    ),
  )
  expect(kept.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(kept.filter(({ status }) => status >= 500)).toEqual([])
  const summary = await cartOf(buyer)
  expect(summary).toMatchObject({ totalProductCount: '4', uniqueProductCount: 1 })
  await expectTotalsOfLines(summary)
  const guests = await shop.database.read((executor) =>
    executor.select().from(cart).where(eq(cart.id, added.body.cartId)),
  )
  expect(guests).toMatchObject([{ status: 'PendingDelete' }])
})
