import type { SessionContext } from '@hydrant/contract/shop/session.ts'
import { hasRole } from '@hydrant/kernel/identity/roles.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder.js'
import { requireBuyer } from '../session/require-buyer.ts'
import { createErrorResponse } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'

/**
 * Returns the session of a site builder. Redirects guests to sign in and back; throws the error page with status 403
 * for other users.
 */
export async function requireSiteBuilder(shop: ShopContext, request: Request): Promise<SessionContext> {
  const session = await requireBuyer(shop, request)
  if (!hasRole(session.userType, 'site-builder')) throw createErrorResponse(403, messages.onlySiteBuilders())
  return session
}
