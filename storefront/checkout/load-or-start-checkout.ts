import type { CheckoutSnapshot } from '@hydrant/client/checkouts.ts'
import type { ShopClient } from '@hydrant/client/create-client.ts'
import { hasStatus, isResponseError } from '@hydrant/client/errors.ts'

/**
 * Loads the checkout of the current cart, or starts one. When starting fails with 410 or 422, it is retried once
 * without the old checkout.
 */
export async function loadOrStartOrReplaceCheckout(
  client: ShopClient,
  { isGuest }: { readonly isGuest: boolean },
): Promise<CheckoutSnapshot> {
  const start = () =>
    client.checkouts.start({
      cartId: 'active',
      ...(!isGuest && { deliveryAddressInput: { shouldUseDefaultAddress: true } }),
    })
  try {
    return await client.checkouts.load('active')
  } catch (error) {
    if (!hasStatus(error, 404)) throw error
  }
  try {
    await start()
  } catch (error) {
    if (!isResponseError(error) || (error.status !== 410 && error.status !== 422)) throw error
    await client.checkouts.delete('active')
    await start()
  }
  return client.checkouts.load('active')
}
