import { PREVIEW_HEADER } from '@hydrant/contract/shared/paths.ts'
import { hasRole } from '@hydrant/kernel/identity/roles.ts'
import { type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import type { FastifyRequest } from 'fastify'
import * as messages from '@hydrant/messages/compiled/server/app.js'
import { type RequestSender, type Shopper, toShopper } from '../../accounts/service.ts'
import type { IdentityCache } from './identity-cache.ts'

const notSiteBuilderError: DomainError = {
  code: 'INSUFFICIENT_ACCESS',
  message: messages.notSiteBuilder,
}

/** Reads the preview header of a request: `guest`, an account id as sent, or null without the header. */
export function readPreviewTarget(request: FastifyRequest): string | null {
  const header = request.headers[PREVIEW_HEADER]
  return header === undefined ? null : String(header)
}

/** The profile of a previewed buyer, who is no particular person. */
const ANONYMOUS_PROFILE = { name: '', email: '', firstName: null, lastName: null, phoneNumber: null } as const

/**
 * Returns the shopper that a site builder previews: a guest, or a buyer of an account without a cart or a name. Returns
 * an error for everybody else.
 */
export async function loadPreviewShopper(
  identityCache: Pick<IdentityCache, 'previewAccess'>,
  sender: RequestSender,
  previewTarget: string,
): Promise<Result<Shopper>> {
  const { user: previewer } = sender
  if (previewer === null || !hasRole(previewer.role, 'site-builder')) return err(notSiteBuilderError)
  const isGuest = previewTarget === 'guest'
  const accountAccess = await identityCache.previewAccess(isGuest ? null : previewTarget)
  const user = isGuest ? null : { ...previewer, ...ANONYMOUS_PROFILE, role: 'buyer' as const }
  return accountAccess.ok
    ? toShopper({ ...sender, user, guestKey: null, previewer }, accountAccess.value)
    : accountAccess
}
