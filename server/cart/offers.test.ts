import { eq, sql } from 'drizzle-orm'
import type { CartItem, CartItemCollection, CartPromotionCollection } from '@hydrant/contract/shop/cart-item.ts'
import type { CartCouponCollection, CartSummary } from '@hydrant/contract/shop/cart.ts'
import type { CartItemPromotionCollection } from '@hydrant/contract/shop/cart-promotion-endpoints.ts'
import type { CartEvaluation } from '@hydrant/contract/shop/promotions.ts'
import { cart, cartItem } from '@hydrant/database/schema/cart.ts'
import { promotion } from '@hydrant/database/schema/promotions.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveProducts } from '../catalogue/service.ts'
import { savePrices } from '../pricing/service.ts'
import { createPromotions } from '../promotions/service.ts'
import { ids } from '../testing/test-catalogue.ts'
import { type Caller, openTradeShop, trade, type TradeShop } from '../testing/trade-shop.ts'

let shop: TradeShop
let buyer: Caller

/** Tools that cost 1.00, 2.00, … each. */
const tools = Array.from({ length: 45 }, (_, index) => `TOOL-${String(index + 1).padStart(2, '0')}`)

beforeAll(async () => {
  shop = await openTradeShop()
  buyer = await shop.buyer()
  await shop.database.transaction(async (executor) => {
    await saveProducts(
      executor,
      tools.map((sku) => ({ id: ids.product(sku), sku, name: sku, categoryIds: [ids.category('Turnout gear')] })),
    )
    await savePrices(
      executor,
      ids.books.list,
      tools.map((sku, index) => ({ productId: ids.product(sku), currency: 'USD', unitPrice: String(index + 1) })),
    )
  })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await buyer('DELETE', '/webstore/carts/current')
})
afterEach(async () => {
  await shop.database.transaction(async (executor) => {
    await executor.update(promotion).set({ isActive: false }).where(eq(promotion.name, 'for one test'))
  })
})

const add = (productId: string, quantity: number | string) =>
  buyer<CartItem>('POST', '/webstore/carts/current/cart-items', { productId, quantity, type: 'Product' })
const change = (line: CartItem, quantity: number) =>
  buyer<CartItem>('PATCH', `/webstore/carts/current/cart-items/${line.cartItemId}`, { quantity })
const cartOf = async () => (await buyer<CartSummary>('GET', '/webstore/carts/current')).body
const adjustments = async () => {
  const { body } = await buyer<CartItemCollection>(
    'GET',
    '/webstore/carts/current/cart-items?pageSize=100&sort=CreatedDateAsc',
  )
  return body.cartItems.map(({ cartItem: line }) => [line.productDetails.sku, line.totalAdjustmentAmount])
}

/** What the shop says that the goods in the cart would come to. */
const evaluated = async () => {
  const { body } = await buyer<CartItemCollection>('GET', '/webstore/carts/current/cart-items?pageSize=100')
  if (body.cartItems.length === 0) return '0.00'
  const cartItems = body.cartItems.map(({ cartItem: { productId, quantity } }) => ({ product2Id: productId, quantity }))
  const evaluation = await buyer<CartEvaluation>('POST', '/services/data/v65.0/commerce/promotions/actions/evaluate', {
    cart: { currencyIsoCode: 'USD', cartItems },
  })
  return evaluation.body.cart.totalNetAmount
}

type Offer = Parameters<typeof createPromotions>[1][number]

async function offer(rest: Partial<Offer>): Promise<string> {
  const id = newId('0c8')
  const promotions = [
    {
      id,
      name: 'for one test',
      displayName: 'Offer',
      targetType: 'Item' as const,
      adjustmentType: 'PercentageDiscount' as const,
      adjustmentValue: '100',
      ...rest,
    },
  ]
  await shop.database.transaction((executor) => createPromotions(executor, promotions, []))
  return id
}

const toolsForHoses = {
  qualifyingProductIds: [trade.hose],
  buyQuantity: 2,
  getQuantity: 1,
  categoryIds: [ids.category('Turnout gear')],
}

test('of every three of one product the third is free [CART-09]', async () => {
  await offer({ buyQuantity: 2, getQuantity: 1, isSameProduct: true, productIds: [trade.gloves] })
  const line = (await add(trade.gloves, 2)).body
  expect(line.totalAdjustmentAmount).toBe('0.00')
  expect((await change(line, 7)).body).toMatchObject({
    totalPrice: '99.75',
    totalAdjustmentAmount: '-39.90',
    promotionDisplayName: 'Offer',
  })
})

test('hoses earn tools: the cheapest first, as many as are earned, and given back with the hoses [CART-09]', async () => {
  await offer(toolsForHoses)
  const hose = (await add(trade.hose, 1)).body
  for (const sku of ['TOOL-09', 'TOOL-05']) await add(ids.product(sku), 2)
  expect(await adjustments()).toEqual([
    ['TH-1', '0.00'],
    ['TOOL-09', '0.00'],
    ['TOOL-05', '0.00'],
  ])
  await change(hose, 6)
  expect(await adjustments()).toEqual([
    ['TH-1', '0.00'],
    ['TOOL-09', '-9.00'],
    ['TOOL-05', '-10.00'],
  ])
  expect(await cartOf()).toMatchObject({
    totalProductAmount: '567.94',
    totalPromotionalAdjustmentAmount: '-19.00',
    grandTotalAmount: '548.94',
  })
  await add(ids.product('TOOL-01'), 1)
  expect(await adjustments()).toEqual([
    ['TH-1', '0.00'],
    ['TOOL-09', '0.00'],
    ['TOOL-05', '-10.00'],
    ['TOOL-01', '-1.00'],
  ])
  await buyer('DELETE', `/webstore/carts/current/cart-items/${hose.cartItemId}`)
  expect(await cartOf()).toMatchObject({ totalPromotionalAdjustmentAmount: '0.00', grandTotalAmount: '29.00' })
})

test('an offer for half the price of so many pieces, only so often [CART-09]', async () => {
  await offer({ ...toolsForHoses, adjustmentValue: '50', getQuantity: 2, applicationLimit: 1 })
  await add(trade.hose, 10)
  await add(ids.product('TOOL-04'), 5)
  expect(await adjustments()).toEqual([
    ['TH-1', '0.00'],
    ['TOOL-04', '-4.00'],
  ])
})

test('a change moves only the lines that an offer across lines rewards otherwise, however many it might reward [CART-09]', async () => {
  await offer({ ...toolsForHoses, buyQuantity: 1 })
  const inputs = tools.map((sku) => ({ richInput: { productId: ids.product(sku), quantity: 1, type: 'Product' } }))
  const batch = await buyer<{ hasErrors: boolean }>('POST', '/webstore/carts/current/cart-items/batch', { inputs })
  expect(batch.body.hasErrors).toBe(false)
  const hose = (await add(trade.hose, 2)).body
  const { cartId } = await cartOf()
  const times = async () =>
    new Map(
      (
        await shop.database.read((executor) => executor.select().from(cartItem).where(eq(cartItem.cartId, cartId!)))
      ).map(({ id, updatedAt }) => [id, updatedAt.getTime()]),
    )
  const before = await times()
  await change(hose, 4)
  const after = await times()
  expect([...after].filter(([id, time]) => before.get(id) !== time)).toHaveLength(3)
  expect(await cartOf()).toMatchObject({ totalPromotionalAdjustmentAmount: '-10.00' })
  await change(hose, 40)
  expect(await cartOf()).toMatchObject({ totalPromotionalAdjustmentAmount: '-210.00' })
})

test('an offer from a number of pieces on counts them over all lines [CART-04]', async () => {
  await offer({ adjustmentValue: '10', categoryIds: [ids.category('Turnout gear')], minimumQuantity: '5' })
  const first = (await add(ids.product('TOOL-10'), 2)).body
  await add(ids.product('TOOL-20'), 2)
  expect((await cartOf()).totalPromotionalAdjustmentAmount).toBe('0.00')
  await change(first, 3)
  expect((await cartOf()).totalPromotionalAdjustmentAmount).toBe('-7.00')
  await change(first, 1)
  expect((await cartOf()).totalPromotionalAdjustmentAmount).toBe('0.00')
})

test('an offer that begins to be counts what is in the cart already [CART-04]', async () => {
  await add(ids.product('TOOL-10'), 5)
  await offer({ adjustmentValue: '10', categoryIds: [ids.category('Turnout gear')], minimumQuantity: '5' })
  expect((await cartOf()).totalPromotionalAdjustmentAmount).toBe('-5.00')
})

test('whatever lines come, change and go, the cart costs what counting anew gives [CART-09]', async () => {
  await offer({ ...toolsForHoses, priority: 2 })
  await offer({ adjustmentValue: '7', priority: 1, productIds: [ids.product('TOOL-03'), trade.hose] })
  await offer({ adjustmentValue: '5', targetType: 'Cart', categoryIds: null, priority: 3, minimumQuantity: '9' })
  await offer({
    buyQuantity: 1,
    getQuantity: 1,
    categoryIds: [ids.category('Turnout gear')],
    adjustmentType: 'AmountDiscount',
    adjustmentValue: '1.50',
    currencyIsoCode: 'USD',
    priority: 4,
  })
  const products = [trade.hose, trade.gloves, ...['TOOL-03', 'TOOL-07', 'TOOL-11', 'TOOL-30'].map(ids.product)]
  const lines = new Map<string, CartItem>()
  let seed = 7
  const below = (limit: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * limit)
  }
  for (let step = 0; step < 30; step++) {
    const productId = products[below(products.length)]!
    const line = lines.get(productId)
    const action = below(4)
    if (line === undefined || action === 0) lines.set(productId, (await add(productId, 1 + below(4))).body)
    else if (action === 1) {
      await buyer('DELETE', `/webstore/carts/current/cart-items/${line.cartItemId}`)
      lines.delete(productId)
    } else await change(line, 1 + below(9))
    const [moved, movedLines] = [await cartOf(), await adjustments()]
    await shop.database.transaction((executor) =>
      executor
        .update(cart)
        .set({ pricedFor: sql`null` })
        .where(eq(cart.id, moved.cartId!)),
    )
    expect([await cartOf(), await adjustments()], `after step ${step}`).toEqual([moved, movedLines])
    expect(await evaluated(), `what was said before step ${step}`).toBe(moved.totalProductAmountAfterAdjustments)
  }
})

test('coupons are not put on carts of very many lines [CART-04]', async () => {
  const { cartId } = (await add(trade.gloves, 2)).body
  await shop.database.transaction((executor) =>
    executor.update(cart).set({ lineCount: 1001 }).where(eq(cart.id, cartId)),
  )
  const reply = await buyer('POST', '/webstore/carts/current/cart-coupons', { couponCode: 'GLOVES' })
  expect(reply).toMatchObject({ status: 400, body: [{ errorCode: 'CART_ITEM_LIMIT_EXCEEDED_FOR_COUPONS' }] })
})

test('coupons and promotions are read by calls of their own, as the lines tell them [API-01]', async () => {
  const CART = '/webstore/carts/current'
  for (const path of ['cart-coupons', 'promotions'])
    expect(await buyer('GET', `${CART}/${path}`)).toMatchObject({
      status: 404,
      body: [{ errorCode: 'MISSING_RECORD' }],
    })
  const promotionId = await offer({ buyQuantity: 2, getQuantity: 1, isSameProduct: true, productIds: [trade.gloves] })
  const gloves = (await add(trade.gloves, 3)).body
  const hose = (await add(trade.hose, 10)).body
  await buyer('POST', `${CART}/cart-coupons`, { couponCode: 'TEN' })
  const { cartPromotions, cartCoupons } = (
    await buyer<CartItemCollection>('GET', `${CART}/cart-items?includePromotions=true&includeCoupons=true`)
  ).body
  expect(await buyer<CartCouponCollection>('GET', `${CART}/cart-coupons`)).toMatchObject({
    status: 200,
    body: {
      cartId: gloves.cartId,
      cartStatus: 'Active',
      cartCoupons: { coupons: [{ couponCode: 'TEN', cartCouponId: expect.any(String) }] },
    },
  })
  expect((await buyer('GET', `${CART}/cart-coupons`)).body).toEqual(cartCoupons)
  const promotions = await buyer<CartPromotionCollection>('GET', `/webstore/carts/${gloves.cartId}/promotions`)
  expect(promotions.body).toEqual(cartPromotions)
  expect(promotions.body.promotions.promotions.map(({ targetType, couponCode }) => [targetType, couponCode])).toEqual([
    ['Item', null],
    ['Cart', 'TEN'],
  ])
  const ofLines = await buyer<CartItemPromotionCollection>('POST', `${CART}/cart-items/promotions`, {
    items: [{ cartItemId: gloves.cartItemId }, { cartItemId: hose.cartItemId!.slice(0, 15) }],
  })
  expect(ofLines).toMatchObject({
    status: 201,
    body: {
      currencyIsoCode: 'USD',
      items: {
        [gloves.cartItemId!]: {
          promotions: [{ promotionId, displayName: 'Offer', adjustmentAmount: '-19.95', targetType: 'Item' }],
        },
        [hose.cartItemId!]: { promotions: [] },
      },
    },
  })
})

test.each([
  [
    { items: [{ cartItemId: '0a9000000000001AAA' }] },
    {
      status: 404,
      body: [{ errorCode: 'ITEM_NOT_FOUND', message: "cartItemId: this cart has no item '0a9000000000001AAA'." }],
    },
  ],
  [{ items: [] }, { status: 400, body: [{ errorCode: 'INVALID_API_INPUT' }] }],
  [{ items: [{ id: 'x' }] }, { status: 400 }],
])('the promotions of the lines %j are refused [API-01]', async (body, refusal) => {
  await add(trade.gloves, 1)
  expect(await buyer('POST', '/webstore/carts/current/cart-items/promotions', body)).toMatchObject(refusal)
})
