import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CartItem, CartItemCollection } from '@hydrant/contract/shop/cart-item.ts'
import type { CartSummary } from '@hydrant/contract/shop/cart.ts'
import type { Checkout, CheckoutOrder } from '@hydrant/contract/shop/checkout.ts'
import { coupon, promotion } from '@hydrant/database/schema/promotions.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { eq } from 'drizzle-orm'
import { type Caller, openTradeShop, PLANT_BUYER, trade, type TradeShop } from '../testing/trade-shop.ts'
import { createPromotions } from './service.ts'

let shop: TradeShop
let buyer: Caller
let plant: Caller

beforeAll(async () => {
  shop = await openTradeShop()
  buyer = await shop.buyer()
  plant = await shop.buyer(PLANT_BUYER)
})
afterAll(() => shop.close())
beforeEach(async () => {
  for (const caller of [buyer, plant]) await caller('DELETE', '/webstore/carts/current')
  await shop.database.transaction((executor) =>
    executor.update(promotion).set({ isActive: false }).where(eq(promotion.name, 'limited')),
  )
})

const add = (caller: Caller, productId: string, quantity: number) =>
  caller<CartItem>('POST', '/webstore/carts/current/cart-items', { productId, quantity, type: 'Product' })
const discount = async (caller: Caller) =>
  (await caller<CartSummary>('GET', '/webstore/carts/current')).body.totalPromotionalAdjustmentAmount
const apply = (caller: Caller, couponCode: string) =>
  caller('POST', '/webstore/carts/current/cart-coupons', { couponCode })

async function begin(caller: Caller): Promise<void> {
  await caller<Checkout>('PUT', '/webstore/checkouts', {
    cartId: 'active',
    deliveryAddressInput: { shouldUseDefaultAddress: true },
  })
  await caller('POST', '/webstore/checkouts/active/payments', {
    requestType: 'SimplePurchaseOrder',
    paymentToken: 'PO-1',
  })
}

const place = (caller: Caller) => caller<CheckoutOrder>('POST', '/webstore/checkouts/active/orders')

async function order(caller: Caller) {
  await begin(caller)
  return place(caller)
}

async function offer(
  rest: Partial<Parameters<typeof createPromotions>[1][number]>,
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
      productIds: [trade.gloves],
      requiresCoupon: codes.length > 0,
      ...rest,
    },
  ]
  await shop.database.transaction((executor) =>
    createPromotions(
      executor,
      promotions,
      codes.map((one) => ({ id: newId('cpn'), promotionId: id, ...one })),
    ),
  )
  return id
}

test('an offer for one order is gone with it, and the next cart does without [CART-04]', async () => {
  await offer({ redemptionLimit: 1 })
  for (const caller of [buyer, plant]) await add(caller, trade.gloves, 2)
  expect([await discount(buyer), await discount(plant)]).toEqual(['-3.99', '-3.99'])
  expect((await order(buyer)).status).toBe(201)
  expect(await discount(plant)).toBe('0.00')
})

test('an offer for one order of each account is given to every account once, and to no guest [CART-04]', async () => {
  await offer({ redemptionLimitPerAccount: 1 })
  const guest = shop.guest()
  for (const caller of [buyer, plant, guest]) await add(caller, trade.gloves, 2)
  expect([await discount(buyer), await discount(plant), await discount(guest)]).toEqual(['-3.99', '-3.99', '0.00'])
  expect((await order(buyer)).status).toBe(201)
  await add(buyer, trade.gloves, 2)
  expect([await discount(buyer), await discount(plant)]).toEqual(['0.00', '-3.99'])
  expect((await order(plant)).status).toBe(201)
})

test('a coupon for one order of each account says when that has been [CART-04]', async () => {
  await offer({}, [{ code: 'ONCE-EACH', redemptionLimitPerAccount: 1 }])
  await add(buyer, trade.gloves, 2)
  expect((await apply(buyer, 'once-each')).status).toBe(201)
  expect((await order(buyer)).status).toBe(201)
  await add(buyer, trade.gloves, 2)
  expect(await apply(buyer, 'ONCE-EACH')).toMatchObject({
    status: 400,
    body: [{ errorCode: 'COUPON_REDEMPTION_LIMIT_EXCEEDED' }],
  })
  await add(plant, trade.gloves, 2)
  expect((await apply(plant, 'ONCE-EACH')).status).toBe(201)
})

test('a coupon that another order has used up is told while the cart is read, and keeps it from being ordered until it is removed [CART-04] [CHK-05]', async () => {
  await offer({}, [{ code: 'FIRST', redemptionLimit: 1 }])
  for (const caller of [buyer, plant]) {
    await add(caller, trade.gloves, 2)
    expect((await apply(caller, 'FIRST')).status).toBe(201)
    await begin(caller)
  }
  const before = (await buyer<CartSummary>('GET', '/webstore/carts/current')).body
  expect((await place(buyer)).status).toBe(201)
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
  expect(await place(plant)).toMatchObject({ status: 422, body: { errors: [{ message }] } })

  await plant('DELETE', `/webstore/carts/current/cart-coupons/${applied!.cartCouponId}`)
  expect((await plant<CartSummary>('GET', '/webstore/carts/current')).body.messagesSummary).toMatchObject({
    hasErrors: false,
    limitedMessages: [],
  })
  expect((await prepare()).status).toBe(201)
})

test('what an order that is not placed would have used is given back [CART-04] [CHK-06]', async () => {
  const id = await offer({ redemptionLimit: 5, redemptionLimitPerAccount: 5 }, [
    { code: 'FIVE', redemptionLimitPerAccount: 5 },
  ])
  await add(buyer, trade.gloves, 1)
  await add(buyer, trade.rare, 99)
  expect((await apply(buyer, 'FIVE')).status).toBe(201)
  expect((await order(buyer)).status).not.toBe(201)
  const used = await shop.database.read(async (executor) => [
    (await executor.select().from(promotion).where(eq(promotion.id, id)))[0]?.redemptions,
    (await executor.select().from(coupon).where(eq(coupon.promotionId, id)))[0]?.redemptions,
  ])
  expect(used).toEqual([0, 0])
})

test('an exclusive offer keeps a coupon for another out, and says so [CART-04]', async () => {
  await offer({ isExclusive: true, productIds: null, adjustmentValue: '1' })
  await add(buyer, trade.hose, 5)
  expect(await apply(buyer, 'TEN')).toMatchObject({ status: 400, body: [{ errorCode: 'BLOCKED_EXCLUSIVE' }] })
})
