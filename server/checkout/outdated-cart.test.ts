import { eq } from 'drizzle-orm'
import type { CartItemCollection } from '@hydrant/contract/shop/cart-item.ts'
import type { CartSummary } from '@hydrant/contract/shop/cart.ts'
import type { Checkout } from '@hydrant/contract/shop/checkout.ts'
import { deliveryGroup } from '@hydrant/database/schema/cart.ts'
import { product } from '@hydrant/database/schema/catalogue.ts'
import { coupon, promotion } from '@hydrant/database/schema/promotions.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findAvailability } from '../inventory/testing/find-availability.ts'
import { savePrices } from '../pricing/service.ts'
import { ids } from '../testing/test-catalogue.ts'
import {
  type TestClient,
  openPurchaseTestShop,
  payByCard,
  shopIds,
  type PurchaseTestShop,
} from '../testing/purchase-test-shop.ts'

const ELM_STREET = {
  name: 'Ada Guest',
  street: '2 Elm St',
  city: 'Raleigh',
  region: 'NC',
  postalCode: '27601',
  country: 'US',
}
let shop: PurchaseTestShop
let buyer: TestClient

beforeAll(async () => {
  shop = await openPurchaseTestShop()
  buyer = await shop.buyer()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await buyer('DELETE', '/webstore/checkouts/active')
  await buyer('DELETE', '/webstore/carts/current')
})

const add = (client: TestClient, quantity: number, productId: string = shopIds.gloves) =>
  client('POST', '/webstore/carts/current/cart-items', { productId, quantity, type: 'Product' })
const start = () =>
  buyer<Checkout>('PUT', '/webstore/checkouts', {
    cartId: 'active',
    deliveryAddressInput: { shouldUseDefaultAddress: true },
  })
const read = (client = buyer) => client<Checkout>('GET', '/webstore/checkouts/active')
const payByPurchaseOrder = () =>
  buyer('POST', '/webstore/checkouts/active/payments', { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-1' })
const prepare = (client = buyer) =>
  client('POST', '/webstore/checkouts/active/orders/actions', { actions: [{ action: 'prepare' }] })
const place = () => buyer('POST', '/webstore/checkouts/active/orders')
const setPrice = (unitPrice: string) =>
  shop.database.transaction((tx) =>
    savePrices(tx, ids.priceBooks.list, [{ productId: shopIds.rare, currency: 'USD', unitPrice }]),
  )
const setRule = (maximumQuantity: string | null) =>
  shop.database.transaction((tx) => tx.update(product).set({ maximumQuantity }).where(eq(product.id, shopIds.gloves)))
const updateWebstore = (values: Partial<typeof webstore.$inferInsert>) =>
  shop.database.transaction((tx) => tx.update(webstore).set(values))

/** Expects that reading, preparing and placing say the same about a mistake of the open checkout. */
async function expectEverywhere(error: object): Promise<void> {
  expect(await read()).toMatchObject({ status: 422, body: { errors: [error] } })
  expect(await prepare()).toMatchObject({ status: 422, body: { actions: [{ status: 'Error', errors: [error] }] } })
  expect(await place()).toMatchObject({ status: 422, body: { orderReferenceNumber: null, errors: [error] } })
}

test('a delivery date that has passed since it was chosen is told with its field, and corrected by another [CHK-01] [CHK-06]', async () => {
  await add(buyer, 1)
  await start()
  await payByPurchaseOrder()
  const yesterday = new Date(Date.now() - 86_400_000)
  await shop.database.transaction((tx) => tx.update(deliveryGroup).set({ desiredDeliveryDate: yesterday }))
  const message = 'The desired delivery date has passed. Choose a later day, or none.'
  await expectEverywhere({
    type: '/commerce/errors/shipping-failure',
    message,
    invalidParameters: [{ name: 'desiredDeliveryDate', reason: message }],
  })
  await buyer('PATCH', '/webstore/checkouts/active', { desiredDeliveryDate: null })
  expect((await read()).status).toBe(200)
  expect((await place()).status).toBe(201)
})

test('no card is authorized for a delivery date that has passed [CHK-04] [CHK-06]', async () => {
  await add(buyer, 1)
  await start()
  await shop.database.transaction((tx) => tx.update(deliveryGroup).set({ desiredDeliveryDate: new Date(0) }))
  expect(await payByCard(buyer)).toMatchObject({
    status: 422,
    body: { errors: [{ message: 'The desired delivery date has passed. Choose a later day, or none.' }] },
  })
})

test.each([
  ['purchase order', payByPurchaseOrder],
  ['card', () => payByCard(buyer)],
])('after a %s for the old total preparing says what placing says, and reserves nothing [CHK-06]', async (_, pay) => {
  await add(buyer, 1, shopIds.rare)
  await start()
  expect((await prepare()).status).toBe(201)
  expect((await pay()).status).toBe(201)
  await buyer('DELETE', '/webstore/carts/current/inventory-reservations')
  await setPrice('20')
  const conflict = {
    status: 409,
    body: [
      {
        errorCode: 'CHECKOUT_CONFLICT',
        message:
          'The total has changed from 35.73 to 46.45 since you entered the payment. Check the order and enter the payment again.',
      },
    ],
  }
  expect(await prepare()).toMatchObject(conflict)
  const availableQuantities = await shop.database.query((db) => findAvailability(db, [shopIds.rare]))
  expect(availableQuantities.get(shopIds.rare)?.toFixed(), 'three are left, none is reserved').toBe('3')
  expect(await place()).toMatchObject(conflict)
  expect((await pay()).status).toBe(201)
  expect((await prepare()).status).toBe(201)
  await setPrice('10')
})

test('a quantity that a new rule forbids keeps its price, and blocks the order until it is corrected [CART-03] [CHK-01]', async () => {
  await add(buyer, 5)
  await start()
  await payByPurchaseOrder()
  await setRule('4')
  const reason = 'Enter a value between 1 and 4 in increments of 1.'
  await expectEverywhere({
    type: '/commerce/errors/cart-failure',
    message: `Gloves: ${reason} Change the quantity to go on.`,
  })
  const { body } = await buyer<CartItemCollection>('GET', '/webstore/carts/current/cart-items')
  expect(body).toMatchObject({
    hasErrors: true,
    cartItems: [{ status: 'Error', message: reason, cartItem: { totalPrice: '99.75' } }],
  })
  const itemId = body.cartItems[0]!.cartItem.cartItemId!
  await buyer('PATCH', `/webstore/carts/current/cart-items/${itemId}`, { quantity: 4 })
  await payByPurchaseOrder()
  expect((await place()).status).toBe(201)
  await setRule(null)
})

test('a country that is not served any more blocks the order [CHK-01]', async () => {
  await add(buyer, 1)
  await start()
  await payByPurchaseOrder()
  await updateWebstore({ shippingCountries: ['CA'] })
  await expectEverywhere({
    type: '/commerce/errors/shipping-failure',
    message: 'We do not deliver to this country.',
  })
  await updateWebstore({ shippingCountries: ['US', 'CA'] })
  expect((await place()).status).toBe(201)
})

test('a lower limit for guests blocks the order of a guest who has more [ROLE-05] [CHK-09]', async () => {
  const guest = shop.guest()
  await add(guest, 8)
  await guest('PUT', '/webstore/checkouts', { cartId: 'active' })
  await guest('PATCH', '/webstore/checkouts/active', {
    contactInfo: { lastName: 'Guest', email: 'guest@guest.example' },
    deliveryAddress: ELM_STREET,
  })
  await updateWebstore({ guestMaximumQuantity: '7' })
  expect(await prepare(guest)).toMatchObject({
    status: 422,
    body: {
      actions: [{ errors: [{ message: 'Gloves: Guests may order at most 7 of it. Change the quantity to go on.' }] }],
    },
  })
  await updateWebstore({ guestMaximumQuantity: '10' })
  expect((await prepare(guest)).status).toBe(201)
})

test.each([
  ['that was made inactive', (isEnded: boolean) => setCoupon(!isEnded)],
  ['whose promotion was made inactive', (isEnded: boolean) => setPromotion({ isActive: !isEnded })],
  ['whose promotion has ended', (isEnded: boolean) => setPromotion({ endsAt: isEnded ? new Date(0) : null })],
])('a coupon %s is told on the cart, and blocks the order until it is removed [CART-04] [CHK-05]', async (_, end) => {
  await add(buyer, 2)
  const applied = await buyer<{ cartCoupons: { coupons: { cartCouponId: string; couponCode: string }[] } }>(
    'POST',
    '/webstore/carts/current/cart-coupons',
    { couponCode: 'GLOVES' },
  )
  const [{ cartCouponId, couponCode } = { cartCouponId: '', couponCode: '' }] = applied.body.cartCoupons.coupons
  await start()
  await payByPurchaseOrder()
  await end(true)
  const message = `Coupon ${couponCode} is not valid any more. Remove it to go on.`
  expect((await buyer<CartSummary>('GET', '/webstore/carts/current')).body).toMatchObject({
    totalPromotionalAdjustmentAmount: '0.00',
    messagesSummary: { hasErrors: true, limitedMessages: [{ message, relatedEntityId: cartCouponId }] },
  })
  await expectEverywhere({ type: '/commerce/errors/cart-failure', message })
  expect((await buyer('DELETE', `/webstore/carts/current/cart-coupons/${cartCouponId}`)).status).toBe(204)
  expect((await read()).status).toBe(200)
  await end(false)
})

const setCoupon = (isActive: boolean) =>
  shop.database.transaction((tx) => tx.update(coupon).set({ isActive }).where(eq(coupon.code, 'GLOVES')))
const setPromotion = (values: Partial<typeof promotion.$inferInsert>) =>
  shop.database.transaction((tx) => tx.update(promotion).set(values).where(eq(promotion.name, 'gloves')))
