import { PREVIEW_HEADER } from '@hydrant/contract/shared/paths.ts'
import { hasRole } from '@hydrant/kernel/identity/roles.ts'
import { type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import type { FastifyRequest } from 'fastify'
import * as messages from '@hydrant/messages/compiled/server/app.js'
import { type RequestSender, type Shopper, validateAndCreateShopper } from '../../accounts/service.ts'
import type { IdentityCache } from './identity-cache.ts'

const notSiteBuilderError: DomainError = {
  code: 'INSUFFICIENT_ACCESS',
  message: messages.notSiteBuilder,
}

/** Returns the preview header of a request: `guest` or an unchecked account id; null without the header. */
export function findPreviewTarget(request: FastifyRequest): string | null {
  const header = request.headers[PREVIEW_HEADER]
  return header === undefined ? null : String(header)
}

/** The profile of a previewed buyer, who stands for any user of the account. */
const ANONYMOUS_PROFILE = {
  name: '',
  email: '',
  firstName: null,
  lastName: null,
  phoneNumber: null,
  language: null,
} as const

/**
 * Creates the shopper that a site builder previews: a guest, or a nameless buyer of an account, without a cart. Returns
 * an error for users who are not site builders.
 */
export async function createPreviewShopper(
  identityCache: Pick<IdentityCache, 'previewAccess'>,
  sender: RequestSender,
  previewTarget: string,
): Promise<Result<Shopper>> {
  const { user: previewer } = sender
  if (previewer === null || !hasRole(previewer.role, 'site-builder')) return err(notSiteBuilderError)
  const isGuest = previewTarget === 'guest'
  const accountAccessResult = await identityCache.previewAccess(isGuest ? null : previewTarget)
  const user = isGuest ? null : { ...previewer, ...ANONYMOUS_PROFILE, role: 'buyer' as const, permissionSets: [] }
  return accountAccessResult.ok
    ? validateAndCreateShopper({ ...sender, user, guestKey: null, previewer }, accountAccessResult.value)
    : accountAccessResult
}
