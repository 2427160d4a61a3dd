import * as messages from '@hydrant/messages/compiled/storefront/account.js'
import { links } from '../links.ts'
import type { AvailableAccount } from './available-accounts.ts'

/** What every page says while staff act for an account. */
export interface ActingNotice {
  readonly accountId: string
  readonly message: string
  /** Leads to the choice of accounts, and from there to the account in the back office. */
  readonly link: { readonly href: string; readonly label: string }
}

/** Returns what every page says while somebody acts for an account as staff; null for everybody else. */
export function createActingNotice(accounts: readonly AvailableAccount[]): ActingNotice | null {
  const account = accounts.find(({ isChosen, isActedForByStaff }) => isChosen && isActedForByStaff)
  if (account === undefined) return null
  return {
    accountId: account.id,
    message: messages.actingAsStaff({ account: account.name }),
    link: { href: links.accountChoice(`/admin/customers/${account.id}`), label: messages.stopActing() },
  }
}
