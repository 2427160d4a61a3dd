import type { CheckoutReading } from '@hydrant/client/checkouts.ts'
import { noteGuestEmail } from '../session/guest-email.ts'
import { orElse } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'

/**
 * The reference number of the order that a checkout has become; null when it has become none. A guest can see the order
 * from then on. Throws where that cannot be found out.
 */
export async function findOrder(shop: ShopContext, checkoutId: string): Promise<string | null> {
  const reading = await orElse(shop.client.checkouts.get(checkoutId), null)
  if (!reading?.checkout.orderReferenceNumber) return null
  await noteContactOf(reading, shop)
  return reading.checkout.orderReferenceNumber
}

/**
 * Notes whom a guest's checkout belongs to, as the checkout says: what was noted when they entered it may be gone, and
 * the confirmation is shown to nobody else.
 */
export async function noteContactOf(
  { checkout: { contactInfo } }: CheckoutReading,
  { client, cookies }: ShopContext,
): Promise<void> {
  if (!contactInfo?.email) return
  const { guestUser } = await client.session.context()
  if (guestUser) noteGuestEmail(cookies, contactInfo.email)
}
