import { redirect } from 'react-router'
import type { SessionContext } from '@hydrant/contract/shop/session.ts'
import { ENDED_BY_TIME, links } from '../links.ts'
import type { ShopContext } from '../shop-context.ts'
import { getPathInShop } from './return-path.ts'

/**
 * Returns a signed-in buyer's session; a guest is redirected to sign in and returns to this page afterwards. The
 * sign-in page says so when the session has timed out.
 */
export async function requireBuyer(
  shop: Pick<ShopContext, 'client' | 'basePath' | 'wasSignedIn'>,
  request: Request,
): Promise<SessionContext> {
  const session = await shop.client.getSessionContext()
  if (!session.guestUser) return session
  throw redirect(links.login(getPathInShop(request, shop.basePath), shop.wasSignedIn ? ENDED_BY_TIME : undefined))
}
