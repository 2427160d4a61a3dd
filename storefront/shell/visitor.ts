import type { SessionContext } from '@hydrant/contract/shop/session.ts'
import { hasRole } from '@hydrant/kernel/identity/roles.ts'
import * as messages from '@hydrant/messages/compiled/storefront/shell.js'
import type { AvailableAccount } from '../account/available-accounts.ts'
import { links } from '../links.ts'

/** The visitor, as far as pages show them. */
export interface Visitor {
  readonly isGuest: boolean
  readonly firstName: string
  /** The pages for those who run the shop; empty for buyers. They need new documents. */
  readonly staffLinks: ReadonlyArray<{ readonly href: string; readonly label: string }>
  /** The effective account; null without one. */
  readonly accountId: string | null
  readonly accountName: string | null
  /** The accounts that they may buy for, their own first; empty for a guest. */
  readonly accounts: readonly AvailableAccount[]
}

/** Converts a session to the visitor; `sitePath` is the path that the site is mounted under. */
export function toVisitor(
  session: SessionContext,
  { accounts, sitePath }: { readonly accounts: readonly AvailableAccount[]; readonly sitePath: string },
): Visitor {
  const { firstName, userName } = session.profile ?? {}
  return {
    isGuest: session.guestUser,
    staffLinks: listStaffLinks(session).map(({ path, label }) => ({ href: sitePath + path, label })),
    firstName: firstName || userName || session.userName || messages.account(),
    accountId: session.accountId,
    accountName: session.accountName,
    accounts,
  }
}

/** Lists what only some may open, with paths inside the shop. */
function listStaffLinks({ isStaff = false, userType }: SessionContext) {
  return [
    ...(isStaff ? [{ path: BACK_OFFICE_PATH, label: messages.backOffice() }] : []),
    ...(userType === 'admin' ? [{ path: links.requests(), label: messages.requestsFromForms() }] : []),
    ...(hasRole(userType, 'site-builder') ? [{ path: links.builder(), label: messages.siteBuilder() }] : []),
  ]
}

/** The back office is another application of the same server. */
const BACK_OFFICE_PATH = '/admin'
