import type { CheckoutSnapshot } from '@hydrant/client/checkouts.ts'
import { isReady } from '@hydrant/client/checkouts.ts'
import { isResponseError } from '@hydrant/client/errors.ts'
import { isTransient } from '@hydrant/client/retry.ts'
import { setGuestEmail } from '../session/guest-email.ts'
import type { ShopContext } from '../shop-context.ts'
import type { FoundOutcome } from './order-outcome.ts'

/**
 * Finds out what has become of a checkout that was shown for the account `accountId` (empty for a guest), and lets a
 * guest see its order. Throws when the server cannot be asked at the moment.
 */
export async function findOrderOutcome(
  shop: ShopContext,
  { checkoutId, accountId }: { readonly checkoutId: string; readonly accountId: string },
): Promise<FoundOutcome> {
  if (checkoutId === '') return { state: 'unknown', reason: 'unreadable' }
  try {
    const snapshot = await shop.client.checkouts.get(checkoutId)
    const { orderReferenceNumber } = snapshot.checkout
    if (!orderReferenceNumber) return { state: isReady(snapshot) ? 'open' : 'in progress' }
    await storeGuestEmail(snapshot, shop)
    return { state: 'placed', reference: orderReferenceNumber }
  } catch (error) {
    if (!isResponseError(error) || isTransient(error)) throw error
    return { state: 'unknown', reason: await findWhyUnreadable(shop, accountId) }
  }
}

/** Finds out why a visitor can no longer read a checkout that was theirs. */
async function findWhyUnreadable({ client }: ShopContext, formerAccountId: string) {
  const { guestUser, accountId } = await client.getSessionContext()
  if (formerAccountId === '' || accountId === formerAccountId) return 'unreadable'
  return guestUser ? 'signed out' : 'other account'
}

/**
 * Stores a guest's email address as the checkout has it: the earlier cookie may have expired, and the confirmation is
 * shown to nobody else.
 */
export async function storeGuestEmail(
  { checkout: { contactInfo } }: CheckoutSnapshot,
  { client, cookies }: ShopContext,
): Promise<void> {
  if (!contactInfo?.email) return
  const { guestUser } = await client.getSessionContext()
  if (guestUser) setGuestEmail(cookies, contactInfo.email)
}
