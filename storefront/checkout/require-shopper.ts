import type { SessionContext } from '@hydrant/contract/shop/session.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import type { ShopContext } from '../shop-context.ts'

/**
 * Lets a signed-in buyer pass, and a guest where the store lets guests check out; another guest is sent to sign in
 * first.
 */
export async function requireShopper(shop: ShopContext, request: Request): Promise<SessionContext> {
  const [session, { guestCheckoutEnabled }] = await Promise.all([
    shop.client.session.context(),
    shop.client.context.application(),
  ])
  return session.guestUser && guestCheckoutEnabled ? session : requireBuyer(shop, request)
}
