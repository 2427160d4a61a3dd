import { type Endpoint, getRequiredScope, type PermissionNeed } from '@hydrant/contract/shared/endpoint.ts'
import { isGranted, type PermissionSetName } from '@hydrant/kernel/identity/permission-sets.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/http.js'
import type { Shopper } from '../accounts/service.ts'
import type { OpenSession } from '../session/service.ts'

/** The error for a guest who calls an endpoint for signed-in users. */
export const signInRequiredError: DomainError = {
  code: 'INVALID_SESSION_ID',
  message: messages.signInRequired,
}
/** The error for a token that may only read and calls an endpoint that changes something. */
export const insufficientScopeError: DomainError = {
  code: 'INSUFFICIENT_ACCESS',
  message: messages.insufficientScope,
}
const guestsNotAllowedError: DomainError = {
  code: 'GUEST_INSUFFICIENT_ACCESS',
  message: messages.guestsNotAllowed,
}
const wrongRoleError: DomainError = { code: 'INSUFFICIENT_ACCESS', message: messages.wrongRole }

/**
 * Returns an error when a guest may not call the endpoint, because it is for users only or the store does not allow it
 * to guests; otherwise null.
 */
export function findGuestAccessError(endpoint: Endpoint, shopper: Shopper): DomainError | null {
  if (shopper.user !== null) return null
  const { webstore } = shopper
  switch (endpoint.guests) {
    case 'allowed':
      return null
    case 'refused':
      return signInRequiredError
    case 'if-browsing':
      return webstore.guestBrowsingEnabled ? null : guestsNotAllowedError
    case 'if-browsing-and-cart':
      return webstore.guestBrowsingEnabled && webstore.guestCartEnabled ? null : guestsNotAllowedError
    case 'if-cart':
      return webstore.guestCartEnabled ? null : guestsNotAllowedError
    case 'if-checkout':
      return webstore.guestCheckoutEnabled ? null : guestsNotAllowedError
    default:
      return endpoint.guests satisfies never
  }
}

/** Returns an error when the session may only read and the endpoint writes; otherwise null. */
export function findScopeError(endpoint: Endpoint, session: Pick<OpenSession, 'scope'> | null): DomainError | null {
  return session?.scope === 'read' && getRequiredScope(endpoint) === 'api' ? insufficientScopeError : null
}

/** Returns an error when the permission sets of the user do not allow what the endpoint does; otherwise null. */
export function findPermissionError(
  endpoint: Pick<Endpoint, 'role' | 'permissions'>,
  { user }: Pick<Shopper, 'user'>,
): DomainError | null {
  const needs = listNeeds(endpoint)
  if (needs.length === 0) return null
  if (user === null) return signInRequiredError
  return needs.every((need) => meetsNeed(user.permissionSets, need)) ? null : wrongRoleError
}

/** Lists what an endpoint needs: its role is the permission set of that name. */
function listNeeds({ role, permissions = [] }: Pick<Endpoint, 'role' | 'permissions'>): readonly PermissionNeed[] {
  switch (role) {
    case undefined:
      return permissions
    case 'admin':
      return [...permissions, { subject: 'administration', access: 'write' }]
    case 'site-builder':
      return [...permissions, { subject: 'site', access: 'write' }]
    default:
      return role satisfies never
  }
}

function meetsNeed(sets: readonly PermissionSetName[], need: PermissionNeed): boolean {
  if (need === 'staff') return sets.length > 0
  return [need.subject, ...(need.otherSubjects ?? [])].some((subject) => isGranted(sets, subject, need.access))
}
