import type { CheckoutSnapshot } from '@hydrant/client/checkouts.ts'
import { isCheckoutProcessed } from '@hydrant/client/checkouts.ts'
import { isResponseError } from '@hydrant/client/errors.ts'
import { isTransientFailure } from '@hydrant/client/retry.ts'
import { setGuestEmail } from '../session/guest-email.ts'
import type { ShopContext } from '../shop-context.ts'
import type { FoundOutcome } from './order-outcome.ts'

/**
 * Finds out whether the order of a checkout was placed. `accountId` is the account that the checkout was shown for,
 * empty for a guest. For a placed order of a guest it sets the cookie with their email address, which lets them see the
 * confirmation. Throws when the server cannot be reached or fails.
 */
export async function findOutcomeAndStoreEmail(
  shop: ShopContext,
  { checkoutId, accountId }: { readonly checkoutId: string; readonly accountId: string },
): Promise<FoundOutcome> {
  if (checkoutId === '') return { state: 'unknown', reason: 'unreadable' }
  try {
    const snapshot = await shop.client.checkouts.get(checkoutId)
    const { orderReferenceNumber } = snapshot.checkout
    if (!orderReferenceNumber) return { state: isCheckoutProcessed(snapshot) ? 'open' : 'in progress' }
    await storeGuestEmail(snapshot, shop)
    return { state: 'placed', reference: orderReferenceNumber }
  } catch (error) {
    if (!isResponseError(error) || isTransientFailure(error)) throw error
    return { state: 'unknown', reason: await findUnreadableReason(shop, accountId) }
  }
}

/** Finds out why a visitor cannot read their former checkout: signed out, another account, or another reason. */
async function findUnreadableReason({ client }: ShopContext, formerAccountId: string) {
  const { guestUser, accountId } = await client.getSessionContext()
  if (formerAccountId === '' || accountId === formerAccountId) return 'unreadable'
  return guestUser ? 'signed out' : 'other account'
}

/**
 * Stores a guest's email address from the checkout in a cookie: an earlier cookie may have expired, and without it the
 * guest cannot see the confirmation.
 */
export async function storeGuestEmail(
  { checkout: { contactInfo } }: CheckoutSnapshot,
  { client, cookies }: ShopContext,
): Promise<void> {
  if (!contactInfo?.email) return
  const { guestUser } = await client.getSessionContext()
  if (guestUser) setGuestEmail(cookies, contactInfo.email)
}
