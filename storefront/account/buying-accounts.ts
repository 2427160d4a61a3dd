import type { ShopClient } from '@hydrant/client/create-client.ts'
import type { ManagedAccount } from '@hydrant/contract/shop/accounts.ts'
import type { SessionContext } from '@hydrant/contract/shop/session.ts'

/** An account that the buyer may buy for. */
export interface BuyingAccount {
  readonly id: string
  readonly name: string
  /** Street and town in one line; empty when the account has no address. */
  readonly place: string
  readonly isOwn: boolean
  /** Whether they are buying for it now. */
  readonly isChosen: boolean
}

/** The accounts that the signed-in buyer may buy for, their own first. */
export async function loadBuyingAccounts(client: ShopClient, session: SessionContext): Promise<BuyingAccount[]> {
  const { externalManagedAccounts } = await client.accounts.managed({ includeMyAccount: true })
  return externalManagedAccounts.map((account) => ({
    id: account.accountId,
    name: account.accountName,
    place: placeOf(account),
    isOwn: account.isMyAccount,
    isChosen: account.accountId === session.accountId,
  }))
}

function placeOf({ address }: ManagedAccount): string {
  const town = [address?.city, address?.state].filter(Boolean).join(', ')
  return [address?.street, town].filter(Boolean).join(', ')
}
