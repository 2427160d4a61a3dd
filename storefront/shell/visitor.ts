import type { SessionContext } from '@hydrant/contract/shop/session.ts'
import { hasRole } from '@hydrant/kernel/identity/roles.ts'
import * as messages from '@hydrant/messages/compiled/storefront/shell.js'
import type { AvailableAccount } from '../account/available-accounts.ts'

/** The visitor, as far as pages show them. */
export interface Visitor {
  readonly isGuest: boolean
  readonly firstName: string
  /** Whether they run the shop. */
  readonly isAdmin: boolean
  /** Whether they are a site builder. */
  readonly isSiteBuilder: boolean
  /** The effective account; null without one. */
  readonly accountId: string | null
  readonly accountName: string | null
  /** The accounts that they may buy for, their own first; empty for a guest. */
  readonly accounts: readonly AvailableAccount[]
}

/** Converts a session to the visitor. */
export function toVisitor(session: SessionContext, accounts: readonly AvailableAccount[]): Visitor {
  const { firstName, userName } = session.profile ?? {}
  return {
    isGuest: session.guestUser,
    isAdmin: session.userType === 'admin',
    isSiteBuilder: hasRole(session.userType, 'site-builder'),
    firstName: firstName || userName || session.userName || messages.account(),
    accountId: session.accountId,
    accountName: session.accountName,
    accounts,
  }
}
