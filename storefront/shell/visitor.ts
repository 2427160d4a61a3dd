import type { SessionContext } from '@hydrant/contract/shop/session.ts'
import { hasRole } from '@hydrant/kernel/identity/roles.ts'
import type { BuyingAccount } from '../account/buying-accounts.ts'

/** Who is looking at the shop, as far as pages show it. */
export interface Visitor {
  readonly isGuest: boolean
  readonly firstName: string
  /** Whether they run the shop. */
  readonly isAdmin: boolean
  /** Whether they make its pages. */
  readonly isSiteBuilder: boolean
  /** The account on whose behalf they buy; null without one. */
  readonly accountId: string | null
  readonly accountName: string | null
  /** The accounts that they may buy for, their own first; empty for a guest. */
  readonly accounts: readonly BuyingAccount[]
}

/** What pages show of a session. */
export function toVisitor(session: SessionContext, accounts: readonly BuyingAccount[]): Visitor {
  const { firstName, userName } = session.profile ?? {}
  return {
    isGuest: session.guestUser,
    isAdmin: session.userType === 'admin',
    isSiteBuilder: hasRole(session.userType, 'site-builder'),
    firstName: firstName || userName || session.userName || 'Account',
    accountId: session.accountId,
    accountName: session.accountName,
    accounts,
  }
}
