import type { ShopClient } from '@hydrant/client/create-client.ts'
import { isResponseError } from '@hydrant/client/errors.ts'
import type { EffectiveAccount } from '@hydrant/contract/shop/accounts.ts'
import type { SessionContext } from '@hydrant/contract/shop/session.ts'
import * as messages from '@hydrant/messages/compiled/storefront/account.js'

/** An available account: one that the buyer may select as the effective account. */
export interface AvailableAccount {
  readonly id: string
  readonly name: string
  /** Street and town in one line; empty when the account has no address. */
  readonly addressLine: string
  readonly isOwn: boolean
  /** Whether this account is the effective one. */
  readonly isChosen: boolean
  /** Whether they may act for it because they are staff who look after customers, and for no other reason. */
  readonly isActedForByStaff: boolean
}

/** The id, in forms, of no account: what staff without one choose to act for nobody. */
export const NO_ACCOUNT_ID = 'none'

/**
 * Loads the available accounts of the signed-in buyer, their own first. Staff may act for every account; of these there
 * is only the one that they act for now, and the way back from it.
 */
export async function loadAvailableAccounts(client: ShopClient, session: SessionContext): Promise<AvailableAccount[]> {
  const { externalManagedAccounts } = await client.listManagedAccounts({ includeMyAccount: true })
  const accounts = externalManagedAccounts.map((account) => toAvailableAccount(account, session))
  if (session.accountId === null || accounts.some(({ isChosen }) => isChosen)) return accounts
  const actedFor = await client.getEffectiveAccount(session.accountId)
  const none = {
    id: NO_ACCOUNT_ID,
    name: messages.noAccount(),
    addressLine: '',
    isOwn: false,
    isChosen: false,
    isActedForByStaff: false,
  }
  return [
    ...(accounts.some(({ isOwn }) => isOwn) ? [] : [none]),
    ...accounts,
    { ...toAvailableAccount(actedFor, session), isActedForByStaff: true },
  ]
}

/**
 * Finds the account that somebody has chosen in a form; null when they may not act for it. `client` is that of their own
 * account.
 */
export async function findChosenAccount(client: ShopClient, id: string): Promise<AvailableAccount | null> {
  const session = await client.getSessionContext()
  const accounts = await loadAvailableAccounts(client, session)
  const listed = accounts.find((account) => account.id === id)
  if (listed !== undefined || id === '') return listed ?? null
  try {
    const account = await client.getEffectiveAccount(id)
    return { ...toAvailableAccount(account, session), isActedForByStaff: true }
  } catch (error) {
    if (isResponseError(error) && error.status < 500) return null
    throw error
  }
}

function toAvailableAccount(account: EffectiveAccount, session: SessionContext): AvailableAccount {
  return {
    id: account.accountId,
    name: account.accountName,
    addressLine: formatAddressLine(account),
    isOwn: account.isMyAccount === true,
    isChosen: account.accountId === session.accountId,
    isActedForByStaff: false,
  }
}

function formatAddressLine({ address }: EffectiveAccount): string {
  const cityAndState = [address?.city, address?.state].filter(Boolean).join(', ')
  return [address?.street, cityAndState].filter(Boolean).join(', ')
}
