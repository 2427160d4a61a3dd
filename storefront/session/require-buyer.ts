import { redirect } from 'react-router'
import type { SessionContext } from '@hydrant/contract/shop/session.ts'
import { ENDED_BY_TIME, links } from '../links.ts'
import type { ShopContext } from '../shop-context.ts'
import { pathInShop } from './return-path.ts'

/**
 * Lets a signed-in buyer pass; a guest is sent to sign in first and comes back to the page that was asked for. One
 * whose session has timed out is told so.
 */
export async function requireBuyer(
  shop: Pick<ShopContext, 'client' | 'basePath' | 'wasSignedIn'>,
  request: Request,
): Promise<SessionContext> {
  const session = await shop.client.session.context()
  if (!session.guestUser) return session
  throw redirect(links.login(pathInShop(request, shop.basePath), shop.wasSignedIn ? ENDED_BY_TIME : undefined))
}
