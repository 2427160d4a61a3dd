import type { CheckoutSnapshot } from '@hydrant/client/checkouts.ts'
import { setGuestEmail } from '../session/guest-email.ts'
import { withFallbackOn4xx } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'

/**
 * Finds the reference number of the order that a checkout has become, and lets a guest see that order; null when there
 * is none. Throws when the server cannot tell.
 */
export async function findOrderReference(shop: ShopContext, checkoutId: string): Promise<string | null> {
  const snapshot = await withFallbackOn4xx(shop.client.checkouts.get(checkoutId), null)
  if (!snapshot?.checkout.orderReferenceNumber) return null
  await rememberGuestContact(snapshot, shop)
  return snapshot.checkout.orderReferenceNumber
}

/**
 * Stores a guest's email address as the checkout has it: the earlier cookie may have expired, and the confirmation is
 * shown to nobody else.
 */
export async function rememberGuestContact(
  { checkout: { contactInfo } }: CheckoutSnapshot,
  { client, cookies }: ShopContext,
): Promise<void> {
  if (!contactInfo?.email) return
  const { guestUser } = await client.session.context()
  if (guestUser) setGuestEmail(cookies, contactInfo.email)
}
