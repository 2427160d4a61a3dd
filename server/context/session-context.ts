import type { SessionContext, SignedIn } from '@hydrant/contract/shop/session.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type { Account, Shopper } from '../accounts/service.ts'
import type { BegunSession } from '../session/service.ts'

/** A session that has begun, as its client reads it; the account is the user's own. */
export function toSignedIn({ token, expiresAt, user }: BegunSession, account: Account | null): SignedIn {
  return {
    token,
    tokenType: 'Bearer',
    expiresAt: toTimestamp(expiresAt),
    user: { id: user.id, name: user.name, email: user.email, roles: [user.role] },
    accountId: account?.id ?? null,
    accountName: account?.name ?? null,
  }
}

/** Who is asking, and for which account. */
export function toSessionContext({ user, userId, account, buyerGroups }: Shopper): SessionContext {
  const shared = {
    userId,
    accountId: account?.id ?? null,
    accountName: account?.name ?? null,
    buyerGroups: buyerGroups.map(({ id, name }) => ({ id, name })),
  }
  if (user === null) return { ...shared, guestUser: true, userType: 'Guest' }
  return {
    ...shared,
    guestUser: false,
    userName: user.email,
    userType: user.role,
    profile: { userName: user.email, firstName: user.firstName ?? '', lastName: user.lastName ?? '', email: user.email },
  }
}
