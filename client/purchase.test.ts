import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '@hydrant/server/testing/test-shop.ts'
import { createClient, type ShopClient } from './create-client.ts'

let shop: TestShop
let client: ShopClient

beforeAll(async () => {
  shop = await openTestShop()
  const token = await shop.signIn('buyer@county.example')
  client = createClient({
    baseUrl: shop.url,
    webstoreId: shop.webstoreId,
    siteId: shop.siteId,
    headers: { authorization: `Bearer ${token}` },
  })
})
afterAll(() => shop.close())

test('goes from a wishlist to an order paid by card, all through the client [CHK-01] [CHK-04]', async () => {
  const searchResult = await client.searchProducts({ searchTerm: 'nozzle', pageSize: 20 })
  const simple = searchResult.productsPage.products.find(({ productClass }) => productClass === 'Simple')
  expect(simple).toBeDefined()
  const { summary } = await client.createWishlist({ name: 'Next order' })
  const item = await client.addWishlistItem(summary.id, { productId: simple!.id })
  expect((await client.getWishlist(summary.id)).page.items).toMatchObject([
    { wishlistItemId: item.wishlistItemId, success: true },
  ])
  expect((await client.addWishlistToCart(summary.id)).hasErrors).toBe(false)
  await client.deleteWishlistItem(summary.id, item.wishlistItemId)
  expect((await client.listWishlistItems(summary.id)).total).toBe(0)
  await client.renameWishlist(summary.id, { name: 'Done' })
  expect((await client.listWishlists()).summaries).toMatchObject([{ name: 'Done' }])
  await client.deleteWishlist(summary.id)

  const { checkoutId } = await client.checkouts.start({
    cartId: 'active',
    deliveryAddressInput: { shouldUseDefaultAddress: true },
  })
  await expect(client.applyCheckoutCoupon(checkoutId, { couponCode: 'NO-SUCH-CODE' })).rejects.toThrow('not valid')
  await expect(client.deleteCheckoutCoupon(checkoutId, '0c6000000000001AAA')).rejects.toThrow('no such coupon')
  const { token } = await client.createPaymentToken({
    cardPaymentMethod: {
      cardNumber: '4111111111111111',
      expiryMonth: 4,
      expiryYear: new Date().getUTCFullYear() + 4,
      cvv: '123',
    },
  })
  expect(await client.checkouts.pay(checkoutId, { requestType: 'Auth', paymentToken: token })).toMatchObject({
    salesforceResultCode: 'Success',
  })
  const { orderReferenceNumber } = await client.checkouts.placeOrder(checkoutId)
  const order = await client.lookUpOrderByQuery({ orderSummaryIdOrRefNumber: orderReferenceNumber ?? '' })
  expect(order).toMatchObject({
    orderNumber: orderReferenceNumber,
    payments: [{ type: 'Card', fields: { CardLastFour: { text: '1111' } } }],
  })
})
