import type { SessionContext } from '@hydrant/contract/shop/session.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import type { ShopContext } from '../shop-context.ts'

/**
 * Returns the session of a signed-in buyer, or of a guest when the store has guest checkout; other guests are
 * redirected to sign in.
 */
export async function requireShopper(shop: ShopContext, request: Request): Promise<SessionContext> {
  const [session, { guestCheckoutEnabled }] = await Promise.all([
    shop.client.getSessionContext(),
    shop.client.getApplicationContext(),
  ])
  return session.guestUser && guestCheckoutEnabled ? session : requireBuyer(shop, request)
}
