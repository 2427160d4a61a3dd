import type { SessionContext } from '@hydrant/contract/shop/session.ts'
import { hasRole } from '@hydrant/kernel/identity/roles.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import { pageRefusal } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'

/**
 * Lets a site builder pass. A guest is sent to sign in and comes back; whoever else is signed in gets the error page
 * with status 403.
 */
export async function requireSiteBuilder(shop: ShopContext, request: Request): Promise<SessionContext> {
  const session = await requireBuyer(shop, request)
  if (!hasRole(session.userType, 'site-builder'))
    throw pageRefusal(
      403,
      'Only site builders work on the pages of this shop. Sign in as one of them, or ask one for what you need.',
    )
  return session
}
