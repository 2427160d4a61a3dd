import type { CheckoutReading } from '@hydrant/client/checkouts.ts'
import type { ShopClient } from '@hydrant/client/create-client.ts'
import { hasStatus, isResponseError } from '@hydrant/client/errors.ts'

/**
 * The checkout of the current cart, begun when there is none yet. A start that the server answers with 410 or 422 is
 * tried once more without the old checkout.
 */
export async function openCheckout(
  client: ShopClient,
  { isGuest }: { readonly isGuest: boolean },
): Promise<CheckoutReading> {
  const begin = () =>
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
    await begin()
  } catch (error) {
    if (!isResponseError(error) || (error.status !== 410 && error.status !== 422)) throw error
    await client.checkouts.delete('active')
    await begin()
  }
  return client.checkouts.load('active')
}
