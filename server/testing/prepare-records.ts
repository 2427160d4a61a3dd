import { API_VERSION } from '@hydrant/contract/shared/paths.ts'
import type { KnownValues } from './sample-of.ts'
import { ids } from './test-catalogue.ts'
import { type Caller, trade } from './trade-shop.ts'

/**
 * Gives the buyer of the county a cart with a line and a checkout, as far as they have none, and answers what a request
 * can name.
 */
export async function prepareRecords(buyer: Caller): Promise<KnownValues> {
  const line = await buyer<{ cartItemId?: string; cartId?: string }>('POST', '/webstore/carts/current/cart-items', {
    productId: trade.gloves,
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
    productId: trade.gloves,
    productIds: trade.gloves,
    categoryId: ids.category('Nozzles'),
    cartStateOrId: 'active',
    cartId: 'active',
    cartItemId: line.body.cartItemId ?? trade.gloves,
    deliveryGroupId: groups.body.items?.[0]?.deliveryGroupId ?? trade.gloves,
    deliveryMethodId: trade.ground,
    checkoutId: 'active',
    accountId: 'current',
    addressId: trade.address,
    quantity: '1',
    type: 'Product',
    country: 'US',
    couponCode: 'TEN',
    siteId: 'site',
    path: '/',
  }
}
