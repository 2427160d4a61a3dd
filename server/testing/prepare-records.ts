import { API_VERSION } from '@hydrant/contract/shared/paths.ts'
import type { ExistingValues } from './sample-value.ts'
import { ids } from './test-catalogue.ts'
import { type TestClient, shopIds } from './purchase-test-shop.ts'

/**
 * Adds a product to the cart of the signed-in test buyer, starts a checkout, and returns the ids and other values of
 * records that sample requests can contain.
 */
export async function createExistingRecords(buyer: TestClient): Promise<ExistingValues> {
  const line = await buyer<{ cartItemId?: string; cartId?: string }>('POST', '/webstore/carts/current/cart-items', {
    productId: shopIds.gloves,
    quantity: 1,
    type: 'Product',
  })
  await buyer('PUT', '/webstore/checkouts', { cartId: 'active' })
  const groups = await buyer<{ items?: ReadonlyArray<{ deliveryGroupId?: string }> }>(
    'GET',
    '/webstore/carts/active/delivery-groups',
  )
  return {
    apiVersion: API_VERSION,
    webstoreId: ids.webstore,
    productId: shopIds.gloves,
    productIds: shopIds.gloves,
    categoryId: ids.category('Nozzles'),
    cartStateOrId: 'active',
    cartId: 'active',
    targetCart: 'saved-for-later',
    cartItemId: line.body.cartItemId ?? shopIds.gloves,
    deliveryGroupId: groups.body.items?.[0]?.deliveryGroupId ?? shopIds.gloves,
    deliveryMethodId: shopIds.ground,
    checkoutId: 'active',
    accountId: 'current',
    addressId: shopIds.address,
    quantity: '1',
    type: 'Product',
    country: 'US',
    couponCode: 'TEN',
    siteId: 'site',
    path: '/',
  }
}
