import { eq, sql } from 'drizzle-orm'
import type { CartItem, CartItemCollection, CartPromotionCollection } from '@hydrant/contract/shop/cart-item.ts'
import type { CartCouponCollection, CartSummary } from '@hydrant/contract/shop/cart.ts'
import type { CartItemPromotionCollection } from '@hydrant/contract/shop/cart-promotion-endpoints.ts'
import type { CartEvaluation } from '@hydrant/contract/shop/promotions.ts'
import { cart, cartItem } from '@hydrant/database/schema/cart.ts'
import { promotion } from '@hydrant/database/schema/promotions.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveProducts } from '../../catalogue/service.ts'
import { savePrices } from '../../pricing/service.ts'
import { insertPromotions } from '../../promotions/service.ts'
import { ids } from '../../testing/test-catalogue.ts'
import {
  type TestClient,
  openPurchaseTestShop,
  shopIds,
  type PurchaseTestShop,
} from '../../testing/purchase-test-shop.ts'

let shop: PurchaseTestShop
let buyer: TestClient

/** Tools that cost 1.00, 2.00, … each. */
const tools = Array.from({ length: 45 }, (_, index) => `TOOL-${String(index + 1).padStart(2, '0')}`)

beforeAll(async () => {
  shop = await openPurchaseTestShop()
  buyer = await shop.buyer()
  await shop.database.transaction(async (tx) => {
    await saveProducts(
      tx,
      tools.map((sku) => ({ id: ids.product(sku), sku, name: sku, categoryIds: [ids.category('Turnout gear')] })),
    )
    await savePrices(
      tx,
      ids.priceBooks.list,
      tools.map((sku, index) => ({ productId: ids.product(sku), currency: 'USD', unitPrice: String(index + 1) })),
    )
  })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await buyer('DELETE', '/webstore/carts/current')
})
afterEach(async () => {
  await shop.database.transaction(async (tx) => {
    await tx.update(promotion).set({ isActive: false }).where(eq(promotion.name, 'for one test'))
  })
})

const add = (productId: string, quantity: number | string) =>
  buyer<CartItem>('POST', '/webstore/carts/current/cart-items', { productId, quantity, type: 'Product' })
const changeQuantity = (line: CartItem, quantity: number) =>
  buyer<CartItem>('PATCH', `/webstore/carts/current/cart-items/${line.cartItemId}`, { quantity })
const getCart = async () => (await buyer<CartSummary>('GET', '/webstore/carts/current')).body
const getAdjustments = async () => {
  const { body } = await buyer<CartItemCollection>(
    'GET',
    '/webstore/carts/current/cart-items?pageSize=100&sort=CreatedDateAsc',
  )
  return body.cartItems.map(({ cartItem: line }) => [line.productDetails.sku, line.totalAdjustmentAmount])
}

/** Evaluates what the products in the cart would cost. */
const evaluateTotal = async () => {
  const { body } = await buyer<CartItemCollection>('GET', '/webstore/carts/current/cart-items?pageSize=100')
  if (body.cartItems.length === 0) return '0.00'
  const cartItems = body.cartItems.map(({ cartItem: { productId, quantity } }) => ({ product2Id: productId, quantity }))
  const evaluation = await buyer<CartEvaluation>('POST', '/services/data/v65.0/commerce/promotions/actions/evaluate', {
    cart: { currencyIsoCode: 'USD', cartItems },
  })
  return evaluation.body.cart.totalNetAmount
}

type NewPromotion = Parameters<typeof insertPromotions>[1][number]

async function createPromotion(rest: Partial<NewPromotion>): Promise<string> {
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
  await shop.database.transaction((tx) => insertPromotions(tx, promotions, []))
  return id
}

const toolsForHoses = {
  qualifyingProductIds: [shopIds.hose],
  buyQuantity: 2,
  getQuantity: 1,
  categoryIds: [ids.category('Turnout gear')],
}

test('every third unit of a product is free with buy 2 get 1 [CART-09]', async () => {
  await createPromotion({ buyQuantity: 2, getQuantity: 1, isSameProduct: true, productIds: [shopIds.gloves] })
  const line = (await add(shopIds.gloves, 2)).body
  expect(line.totalAdjustmentAmount).toBe('0.00')
  expect((await changeQuantity(line, 7)).body).toMatchObject({
    totalPrice: '99.75',
    totalAdjustmentAmount: '-39.90',
    promotionDisplayName: 'Offer',
  })
})

test('buying hoses rewards the cheapest tools first, and removing the hoses removes the rewards [CART-09]', async () => {
  await createPromotion(toolsForHoses)
  const hose = (await add(shopIds.hose, 1)).body
  for (const sku of ['TOOL-09', 'TOOL-05']) await add(ids.product(sku), 2)
  expect(await getAdjustments()).toEqual([
    ['TH-1', '0.00'],
    ['TOOL-09', '0.00'],
    ['TOOL-05', '0.00'],
  ])
  await changeQuantity(hose, 6)
  expect(await getAdjustments()).toEqual([
    ['TH-1', '0.00'],
    ['TOOL-09', '-9.00'],
    ['TOOL-05', '-10.00'],
  ])
  expect(await getCart()).toMatchObject({
    totalProductAmount: '567.94',
    totalPromotionalAdjustmentAmount: '-19.00',
    grandTotalAmount: '548.94',
  })
  await add(ids.product('TOOL-01'), 1)
  expect(await getAdjustments()).toEqual([
    ['TH-1', '0.00'],
    ['TOOL-09', '0.00'],
    ['TOOL-05', '-10.00'],
    ['TOOL-01', '-1.00'],
  ])
  await buyer('DELETE', `/webstore/carts/current/cart-items/${hose.cartItemId}`)
  expect(await getCart()).toMatchObject({ totalPromotionalAdjustmentAmount: '0.00', grandTotalAmount: '29.00' })
})

test('a buy-and-get promotion at half price applies only as often as its limit [CART-09]', async () => {
  await createPromotion({ ...toolsForHoses, adjustmentValue: '50', getQuantity: 2, applicationLimit: 1 })
  await add(shopIds.hose, 10)
  await add(ids.product('TOOL-04'), 5)
  expect(await getAdjustments()).toEqual([
    ['TH-1', '0.00'],
    ['TOOL-04', '-4.00'],
  ])
})

test('a change writes only the lines whose reward changes, however many lines the promotion could reward [CART-09]', async () => {
  await createPromotion({ ...toolsForHoses, buyQuantity: 1 })
  const inputs = tools.map((sku) => ({ richInput: { productId: ids.product(sku), quantity: 1, type: 'Product' } }))
  const batch = await buyer<{ hasErrors: boolean }>('POST', '/webstore/carts/current/cart-items/batch', { inputs })
  expect(batch.body.hasErrors).toBe(false)
  const hose = (await add(shopIds.hose, 2)).body
  const { cartId } = await getCart()
  const getUpdateTimes = async () =>
    new Map(
      (await shop.database.query((db) => db.select().from(cartItem).where(eq(cartItem.cartId, cartId!)))).map(
        ({ id, updatedAt }) => [id, updatedAt.getTime()],
      ),
    )
  const before = await getUpdateTimes()
  await changeQuantity(hose, 4)
  const after = await getUpdateTimes()
  expect([...after].filter(([id, time]) => before.get(id) !== time)).toHaveLength(3)
  expect(await getCart()).toMatchObject({ totalPromotionalAdjustmentAmount: '-10.00' })
  await changeQuantity(hose, 40)
  expect(await getCart()).toMatchObject({ totalPromotionalAdjustmentAmount: '-210.00' })
})

test('a promotion with a minimum quantity counts the units of all lines [CART-04]', async () => {
  await createPromotion({ adjustmentValue: '10', categoryIds: [ids.category('Turnout gear')], minimumQuantity: '5' })
  const first = (await add(ids.product('TOOL-10'), 2)).body
  await add(ids.product('TOOL-20'), 2)
  expect((await getCart()).totalPromotionalAdjustmentAmount).toBe('0.00')
  await changeQuantity(first, 3)
  expect((await getCart()).totalPromotionalAdjustmentAmount).toBe('-7.00')
  await changeQuantity(first, 1)
  expect((await getCart()).totalPromotionalAdjustmentAmount).toBe('0.00')
})

test('a new promotion counts the lines that are in the cart already [CART-04]', async () => {
  await add(ids.product('TOOL-10'), 5)
  await createPromotion({ adjustmentValue: '10', categoryIds: [ids.category('Turnout gear')], minimumQuantity: '5' })
  expect((await getCart()).totalPromotionalAdjustmentAmount).toBe('-5.00')
})

test('however lines are added, changed and deleted, the amounts equal those of a full recalculation [CART-09]', async () => {
  await createPromotion({ ...toolsForHoses, priority: 2 })
  await createPromotion({ adjustmentValue: '7', priority: 1, productIds: [ids.product('TOOL-03'), shopIds.hose] })
  await createPromotion({
    adjustmentValue: '5',
    targetType: 'Cart',
    categoryIds: null,
    priority: 3,
    minimumQuantity: '9',
  })
  await createPromotion({
    buyQuantity: 1,
    getQuantity: 1,
    categoryIds: [ids.category('Turnout gear')],
    adjustmentType: 'AmountDiscount',
    adjustmentValue: '1.50',
    currencyIsoCode: 'USD',
    priority: 4,
  })
  const products = [shopIds.hose, shopIds.gloves, ...['TOOL-03', 'TOOL-07', 'TOOL-11', 'TOOL-30'].map(ids.product)]
  const lines = new Map<string, CartItem>()
  let seed = 7
  const randomBelow = (limit: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * limit)
  }
  for (let step = 0; step < 30; step++) {
    const productId = products[randomBelow(products.length)]!
    const line = lines.get(productId)
    const action = randomBelow(4)
    if (line === undefined || action === 0) lines.set(productId, (await add(productId, 1 + randomBelow(4))).body)
    else if (action === 1) {
      await buyer('DELETE', `/webstore/carts/current/cart-items/${line.cartItemId}`)
      lines.delete(productId)
    } else await changeQuantity(line, 1 + randomBelow(9))
    const [runningSummary, runningAdjustments] = [await getCart(), await getAdjustments()]
    await shop.database.transaction((tx) =>
      tx
        .update(cart)
        .set({ pricedFor: sql`null` })
        .where(eq(cart.id, runningSummary.cartId!)),
    )
    expect([await getCart(), await getAdjustments()], `after step ${step}`).toEqual([
      runningSummary,
      runningAdjustments,
    ])
    expect(await evaluateTotal(), `what was said before step ${step}`).toBe(
      runningSummary.totalProductAmountAfterAdjustments,
    )
  }
})

test('coupons cannot be added to carts with more than 1,000 lines [CART-04]', async () => {
  const { cartId } = (await add(shopIds.gloves, 2)).body
  await shop.database.transaction((tx) => tx.update(cart).set({ lineCount: 1001 }).where(eq(cart.id, cartId)))
  const response = await buyer('POST', '/webstore/carts/current/cart-coupons', { couponCode: 'GLOVES' })
  expect(response).toMatchObject({ status: 400, body: [{ errorCode: 'CART_ITEM_LIMIT_EXCEEDED_FOR_COUPONS' }] })
})

test('the endpoints of coupons and promotions return the same as the list of lines [API-01]', async () => {
  const CART = '/webstore/carts/current'
  for (const path of ['cart-coupons', 'promotions'])
    expect(await buyer('GET', `${CART}/${path}`)).toMatchObject({
      status: 404,
      body: [{ errorCode: 'MISSING_RECORD' }],
    })
  const promotionId = await createPromotion({
    buyQuantity: 2,
    getQuantity: 1,
    isSameProduct: true,
    productIds: [shopIds.gloves],
  })
  const gloves = (await add(shopIds.gloves, 3)).body
  const hose = (await add(shopIds.hose, 10)).body
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
  const linePromotions = await buyer<CartItemPromotionCollection>('POST', `${CART}/cart-items/promotions`, {
    items: [{ cartItemId: gloves.cartItemId }, { cartItemId: hose.cartItemId!.slice(0, 15) }],
  })
  expect(linePromotions).toMatchObject({
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
])('requesting promotions of the lines %j returns an error [API-01]', async (body, expected) => {
  await add(shopIds.gloves, 1)
  expect(await buyer('POST', '/webstore/carts/current/cart-items/promotions', body)).toMatchObject(expected)
})
