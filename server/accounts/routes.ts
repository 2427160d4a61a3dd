import type { AccountAddress, ManagedAccount } from '@hydrant/contract/shop/accounts.ts'
import { getEffectiveAccount, listManagedAccounts } from '@hydrant/contract/shop/accounts.ts'
import { answer, answerOutcome } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import * as accounts from './service.ts'
import type { Account } from './store.ts'

/** The accounts that a buyer may act for. */
export function registerAccountRoutes(server: Server): void {
  serve(server, listManagedAccounts, async ({ shopper, query }) => {
    const found = await server.database.read((executor) => accounts.listManagedAccounts(executor, shopper.userId, query.includeMyAccount))
    return answer(200, { externalManagedAccounts: found.map(toManagedAccount) })
  })

  serve(server, getEffectiveAccount, async ({ shopper, params }) => {
    const found = await server.database.read((executor) => accounts.getActingAccount(executor, shopper.userId, params.effectiveAccountId))
    return answerOutcome(found, 200, toManagedAccount)
  })
}

function toManagedAccount({ account, isOwn }: accounts.ActingAccount): ManagedAccount {
  return { accountId: account.id, accountName: account.name, isMyAccount: isOwn, address: toAddress(account) }
}

function toAddress({ street, city, state, zip, country }: Account): AccountAddress {
  return { street, city, state, zip, country }
}
