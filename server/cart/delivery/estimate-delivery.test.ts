import type { CartItem } from '@hydrant/contract/shop/cart-item.ts'
import type { Checkout } from '@hydrant/contract/shop/checkout.ts'
import type { DeliveryEstimate } from '@hydrant/contract/shop/delivery-estimate.ts'
import type { DeliveryGroupCollection } from '@hydrant/contract/shop/delivery.ts'
import { address } from '@hydrant/database/schema/addresses.ts'
import { cart, cartItem, deliveryGroup } from '@hydrant/database/schema/cart.ts'
import { checkout } from '@hydrant/database/schema/checkout.ts'
import { inventoryReservation } from '@hydrant/database/schema/inventory.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type TestClient,
  openPurchaseTestShop,
  shopIds,
  type PurchaseTestShop,
} from '../../testing/purchase-test-shop.ts'

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

const RALEIGH = { country: 'US', region: 'NC', postalCode: '27601' }
const estimate = (destination: object, client = buyer) =>
  client<DeliveryEstimate>('POST', '/webstore/carts/current/actions/estimate-delivery', destination)
const add = (productId: string, quantity: string, client = buyer) =>
  client<CartItem>('POST', '/webstore/carts/current/cart-items', { productId, quantity, type: 'Product' })

/** Everything that a checkout or an address would change. */
const readStored = () =>
  shop.database.query(async (db) => ({
    carts: await db.select().from(cart),
    lines: await db.select().from(cartItem),
    groups: await db.select().from(deliveryGroup),
    checkouts: await db.select().from(checkout),
    addresses: await db.select().from(address),
    reservations: await db.select().from(inventoryReservation),
  }))

test('an estimate is what the checkout says with each method to the cent, and stores nothing [CART-17]', async () => {
  await add(shopIds.gloves, '7')
  await add(shopIds.hose, '12')
  await buyer('POST', '/webstore/carts/current/cart-coupons', { couponCode: 'TEN' })
  // Reading the cart may reprice it; the estimate must change nothing besides.
  await buyer('GET', '/webstore/carts/current')
  const before = await readStored()
  const { status, body } = await estimate({ country: 'us', region: 'North Carolina', postalCode: '27601' })
  expect(status).toBe(200)
  expect(body).toMatchObject(RALEIGH)
  expect(await readStored()).toEqual(before)
  expect(Number(body.totalTaxAmount)).toBeGreaterThan(0)
  expect(body.options.length).toBeGreaterThan(1)

  const started = await buyer<Checkout>('PUT', '/webstore/checkouts', {
    cartId: 'active',
    deliveryAddressInput: { ...RALEIGH, name: 'Ada Cole', street: '2 Elm St', city: 'Raleigh' },
  })
  const methods = started.body.deliveryGroups?.items[0]?.availableDeliveryMethods ?? []
  expect(body.options.map(({ deliveryMethod }) => deliveryMethod)).toEqual(methods)
  for (const option of body.options) {
    const { deliveryMethod, ...amounts } = option
    await buyer('PATCH', '/webstore/checkouts/active', { deliveryMethodId: deliveryMethod.id })
    const chosen = await buyer<Checkout>('GET', '/webstore/checkouts/active')
    expect(chosen.body.cartSummary).toMatchObject(amounts)
    expect(chosen.body.cartSummary?.totalTaxAmount).toBe(body.totalTaxAmount)
  }
})

test('a place that is incomplete, contradictory or not delivered to is refused with its field [CART-17]', async () => {
  await add(shopIds.gloves, '1')
  for (const [change, field] of [
    [{ region: null }, 'region'],
    [{ region: 'ZZ' }, 'region'],
    [{ postalCode: '' }, 'postalCode'],
    [{ region: 'TX' }, 'postalCode'],
    [{ country: 'DE', region: null, postalCode: '10115' }, 'country'],
    [{ country: 'ZZ' }, 'country'],
  ] as const)
    expect(await estimate({ ...RALEIGH, ...change })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_API_INPUT', arguments: [field] }],
    })
})

test('guests get estimates, and an estimate follows the cart [CART-17]', async () => {
  const guest = shop.guest()
  expect(await estimate(RALEIGH, guest)).toMatchObject({ status: 404 })
  await add(shopIds.gloves, '1', guest)
  const small = (await estimate(RALEIGH, guest)).body
  await add(shopIds.gloves, '1', guest)
  const large = (await estimate(RALEIGH, guest)).body
  expect(Number(large.totalTaxAmount)).toBeGreaterThan(Number(small.totalTaxAmount))
  const groups = await guest<DeliveryGroupCollection>('GET', '/webstore/carts/current/delivery-groups')
  expect(groups.body.items).toMatchObject([{ deliveryAddress: null, selectedDeliveryMethod: null }])
})
