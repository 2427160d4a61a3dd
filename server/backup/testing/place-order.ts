import { expect } from 'vitest'
import { shopIds, type TestClient } from '../../testing/purchase-test-shop.ts'

/** Orders two lengths of hose and one pair of gloves, and returns the reference number of the order. */
export async function placeOrder(buyer: TestClient): Promise<string> {
  for (const [productId, quantity] of [
    [shopIds.hose, 2],
    [shopIds.gloves, 1],
  ] as const)
    await buyer('POST', '/webstore/carts/current/cart-items', { productId, quantity, type: 'Product' })
  await buyer('PUT', '/webstore/checkouts', {
    cartId: 'active',
    deliveryAddressInput: { shouldUseDefaultAddress: true },
  })
  await buyer('POST', '/webstore/checkouts/active/payments', {
    requestType: 'SimplePurchaseOrder',
    paymentToken: 'PO-1',
  })
  const { status, body } = await buyer<{ orderReferenceNumber: string }>('POST', '/webstore/checkouts/active/orders')
  expect(status, JSON.stringify(body)).toBe(201)
  return body.orderReferenceNumber
}
