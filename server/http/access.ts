import { type Endpoint, scopeOf } from '@hydrant/contract/shared/endpoint.ts'
import { hasRole } from '@hydrant/kernel/identity/roles.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { type OpenSession, sessionRefusals } from '../session/service.ts'

/** What is said to a guest of a call that is for users alone. */
export const signInFirst: DomainError = {
  code: 'INVALID_SESSION_ID',
  message: 'Sign in to do this: the session is missing or has ended.',
  status: 401,
}
const notForGuests: DomainError = {
  code: 'GUEST_INSUFFICIENT_ACCESS',
  message: 'Guests of this store may not do this. Sign in first.',
  status: 401,
}
const wrongRole: DomainError = { code: 'INSUFFICIENT_ACCESS', message: 'Your user may not do this.', status: 403 }

/** Why a guest may not make a call: it is for buyers only, or the store has switched that capability off for guests. */
export function checkGuestAccess(endpoint: Endpoint, shopper: Shopper): DomainError | null {
  if (shopper.user !== null) return null
  const { webstore } = shopper
  switch (endpoint.guests) {
    case 'allowed':
      return null
    case 'refused':
      return signInFirst
    case 'if-browsing':
      return webstore.guestBrowsingEnabled ? null : notForGuests
    case 'if-cart':
      return webstore.guestCartEnabled ? null : notForGuests
    case 'if-checkout':
      return webstore.guestCheckoutEnabled ? null : notForGuests
    default:
      return endpoint.guests satisfies never
  }
}

/** Why a token may not be used for a call: it may only read, and the call does more. */
export function checkScope(endpoint: Endpoint, session: Pick<OpenSession, 'scope'> | null): DomainError | null {
  return session?.scope === 'read' && scopeOf(endpoint) === 'api' ? sessionRefusals.narrowScope : null
}

/** Why a user may not make a call that asks for a role. */
export function checkRole(endpoint: Endpoint, shopper: Shopper): DomainError | null {
  if (endpoint.role === undefined) return null
  if (shopper.user === null) return signInFirst
  return hasRole(shopper.user.role, endpoint.role) ? null : wrongRole
}
