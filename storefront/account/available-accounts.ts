import type { ShopClient } from '@hydrant/client/create-client.ts'
import type { ManagedAccount } from '@hydrant/contract/shop/accounts.ts'
import type { SessionContext } from '@hydrant/contract/shop/session.ts'

/** An available account: one that the buyer may select as the effective account. */
export interface AvailableAccount {
  readonly id: string
  readonly name: string
  /** Street and town in one line; empty when the account has no address. */
  readonly addressLine: string
  readonly isOwn: boolean
  /** Whether this account is the effective one. */
  readonly isChosen: boolean
}

/** Loads the available accounts of the signed-in buyer, their own first. */
export async function loadAvailableAccounts(client: ShopClient, session: SessionContext): Promise<AvailableAccount[]> {
  const { externalManagedAccounts } = await client.listManagedAccounts({ includeMyAccount: true })
  return externalManagedAccounts.map((account) => ({
    id: account.accountId,
    name: account.accountName,
    addressLine: formatAddressLine(account),
    isOwn: account.isMyAccount,
    isChosen: account.accountId === session.accountId,
  }))
}

function formatAddressLine({ address }: ManagedAccount): string {
  const cityAndState = [address?.city, address?.state].filter(Boolean).join(', ')
  return [address?.street, cityAndState].filter(Boolean).join(', ')
}
