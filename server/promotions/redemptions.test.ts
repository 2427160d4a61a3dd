import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CartItem, CartItemCollection } from '@hydrant/contract/shop/cart-item.ts'
import type { CartSummary } from '@hydrant/contract/shop/cart.ts'
import type { Checkout, CheckoutOrder } from '@hydrant/contract/shop/checkout.ts'
import { coupon, promotion } from '@hydrant/database/schema/promotions.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { eq } from 'drizzle-orm'
import {
  type TestClient,
  openPurchaseTestShop,
  PLANT_BUYER,
  shopIds,
  type PurchaseTestShop,
} from '../testing/purchase-test-shop.ts'
import { insertPromotions } from './service.ts'

let shop: PurchaseTestShop
let buyer: TestClient
let plant: TestClient

beforeAll(async () => {
  shop = await openPurchaseTestShop()
  buyer = await shop.buyer()
  plant = await shop.buyer(PLANT_BUYER)
})
afterAll(() => shop.close())
beforeEach(async () => {
  for (const client of [buyer, plant]) await client('DELETE', '/webstore/carts/current')
  await shop.database.transaction((tx) =>
    tx.update(promotion).set({ isActive: false }).where(eq(promotion.name, 'limited')),
  )
})

const add = (client: TestClient, productId: string, quantity: number) =>
  client<CartItem>('POST', '/webstore/carts/current/cart-items', { productId, quantity, type: 'Product' })
const getDiscount = async (client: TestClient) =>
  (await client<CartSummary>('GET', '/webstore/carts/current')).body.totalPromotionalAdjustmentAmount
const applyCoupon = (client: TestClient, couponCode: string) =>
  client('POST', '/webstore/carts/current/cart-coupons', { couponCode })

async function startPaidCheckout(client: TestClient): Promise<void> {
  await client<Checkout>('PUT', '/webstore/checkouts', {
    cartId: 'active',
    deliveryAddressInput: { shouldUseDefaultAddress: true },
  })
  await client('POST', '/webstore/checkouts/active/payments', {
    requestType: 'SimplePurchaseOrder',
    paymentToken: 'PO-1',
  })
}

const placeOrder = (client: TestClient) => client<CheckoutOrder>('POST', '/webstore/checkouts/active/orders')

async function checkOut(client: TestClient) {
  await startPaidCheckout(client)
  return placeOrder(client)
}

async function createPromotion(
  rest: Partial<Parameters<typeof insertPromotions>[1][number]>,
  codes: ReadonlyArray<{ code: string; redemptionLimit?: number; redemptionLimitPerAccount?: number }> = [],
): Promise<string> {
  const id = newId('0c8')
  const promotions = [
    {
      id,
      name: 'limited',
      displayName: 'Limited',
      targetType: 'Item' as const,
      adjustmentType: 'PercentageDiscount' as const,
      adjustmentValue: '10',
      productIds: [shopIds.gloves],
      requiresCoupon: codes.length > 0,
      ...rest,
    },
  ]
  await shop.database.transaction((tx) =>
    insertPromotions(
      tx,
      promotions,
      codes.map((one) => ({ id: newId('cpn'), promotionId: id, ...one })),
    ),
  )
  return id
}

test('a promotion limited to one order does not apply to the next cart [CART-04]', async () => {
  await createPromotion({ redemptionLimit: 1 })
  for (const client of [buyer, plant]) await add(client, shopIds.gloves, 2)
  expect([await getDiscount(buyer), await getDiscount(plant)]).toEqual(['-3.99', '-3.99'])
  expect((await checkOut(buyer)).status).toBe(201)
  expect(await getDiscount(plant)).toBe('0.00')
})

test('a promotion limited to one order by account applies once to every account, and never to guests [CART-04]', async () => {
  await createPromotion({ redemptionLimitPerAccount: 1 })
  const guest = shop.guest()
  for (const client of [buyer, plant, guest]) await add(client, shopIds.gloves, 2)
  expect([await getDiscount(buyer), await getDiscount(plant), await getDiscount(guest)]).toEqual([
    '-3.99',
    '-3.99',
    '0.00',
  ])
  expect((await checkOut(buyer)).status).toBe(201)
  await add(buyer, shopIds.gloves, 2)
  expect([await getDiscount(buyer), await getDiscount(plant)]).toEqual(['0.00', '-3.99'])
  expect((await checkOut(plant)).status).toBe(201)
})

test('a coupon limited to one order by account returns an error when it has been used [CART-04]', async () => {
  await createPromotion({}, [{ code: 'ONCE-EACH', redemptionLimitPerAccount: 1 }])
  await add(buyer, shopIds.gloves, 2)
  expect((await applyCoupon(buyer, 'once-each')).status).toBe(201)
  expect((await checkOut(buyer)).status).toBe(201)
  await add(buyer, shopIds.gloves, 2)
  expect(await applyCoupon(buyer, 'ONCE-EACH')).toMatchObject({
    status: 400,
    body: [{ errorCode: 'COUPON_REDEMPTION_LIMIT_EXCEEDED' }],
  })
  await add(plant, shopIds.gloves, 2)
  expect((await applyCoupon(plant, 'ONCE-EACH')).status).toBe(201)
})

test('a coupon used up by another order is reported on the cart, and blocks the order until it is removed [CART-04] [CHK-05]', async () => {
  await createPromotion({}, [{ code: 'FIRST', redemptionLimit: 1 }])
  for (const client of [buyer, plant]) {
    await add(client, shopIds.gloves, 2)
    expect((await applyCoupon(client, 'FIRST')).status).toBe(201)
    await startPaidCheckout(client)
  }
  const before = (await buyer<CartSummary>('GET', '/webstore/carts/current')).body
  expect((await placeOrder(buyer)).status).toBe(201)
  expect(
    (await buyer<CartSummary>('GET', `/webstore/carts/${before.cartId}`)).body,
    'what was ordered keeps its discount',
  ).toMatchObject({ grandTotalAmount: before.grandTotalAmount, messagesSummary: { hasErrors: false } })

  const message = 'Coupon FIRST has been used as often as it can be. Remove it to go on.'
  const { body } = await plant<CartItemCollection>('GET', '/webstore/carts/current/cart-items?includeCoupons=true')
  const [applied] = body.cartCoupons!.cartCoupons.coupons
  expect(body.cartSummary).toMatchObject({
    totalPromotionalAdjustmentAmount: '0.00',
    messagesSummary: {
      hasErrors: true,
      errorCount: 1,
      limitedMessages: [{ message, severity: 'Error', type: 'Coupon', relatedEntityId: applied!.cartCouponId }],
    },
  })
  const prepare = () => plant('POST', '/webstore/checkouts/active/orders/actions', { actions: [{ action: 'prepare' }] })
  expect(await prepare()).toMatchObject({
    status: 422,
    body: { actions: [{ status: 'Error', errors: [{ message }] }] },
  })
  expect(await plant('GET', '/webstore/checkouts/active')).toMatchObject({
    status: 422,
    body: { errors: [{ message }] },
  })
  expect(await placeOrder(plant)).toMatchObject({ status: 422, body: { errors: [{ message }] } })

  await plant('DELETE', `/webstore/carts/current/cart-coupons/${applied!.cartCouponId}`)
  expect((await plant<CartSummary>('GET', '/webstore/carts/current')).body.messagesSummary).toMatchObject({
    hasErrors: false,
    limitedMessages: [],
  })
  expect((await prepare()).status, 'the purchase order was for the total with the coupon').toBe(409)
  await startPaidCheckout(plant)
  expect((await prepare()).status).toBe(201)
})

test('an order that fails does not use up promotions or coupons [CART-04] [CHK-06]', async () => {
  const id = await createPromotion({ redemptionLimit: 5, redemptionLimitPerAccount: 5 }, [
    { code: 'FIVE', redemptionLimitPerAccount: 5 },
  ])
  await add(buyer, shopIds.gloves, 1)
  await add(buyer, shopIds.rare, 99)
  expect((await applyCoupon(buyer, 'FIVE')).status).toBe(201)
  expect((await checkOut(buyer)).status).not.toBe(201)
  const redemptions = await shop.database.query(async (db) => [
    (await db.select().from(promotion).where(eq(promotion.id, id)))[0]?.redemptions,
    (await db.select().from(coupon).where(eq(coupon.promotionId, id)))[0]?.redemptions,
  ])
  expect(redemptions).toEqual([0, 0])
})

test('a coupon that an exclusive promotion blocks is rejected with that reason [CART-04]', async () => {
  await createPromotion({ isExclusive: true, productIds: null, adjustmentValue: '1' })
  await add(buyer, shopIds.hose, 5)
  expect(await applyCoupon(buyer, 'TEN')).toMatchObject({ status: 400, body: [{ errorCode: 'BLOCKED_EXCLUSIVE' }] })
})
