import { redirect } from 'react-router'
import type { SessionContext } from '@hydrant/contract/shop/session.ts'
import { links } from '../links.ts'
import type { ShopContext } from '../shop-context.ts'
import { pathInShop } from './return-path.ts'

/** Lets a signed-in buyer pass; a guest is sent to sign in first and comes back to the page that was asked for. */
export async function requireBuyer(shop: ShopContext, request: Request): Promise<SessionContext> {
  const session = await shop.client.session.context()
  if (!session.guestUser) return session
  throw redirect(links.login(pathInShop(request, shop.basePath)))
}
