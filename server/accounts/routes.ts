import type { AccountAddress, EffectiveAccount, ManagedAccount } from '@hydrant/contract/shop/accounts.ts'
import { getEffectiveAccount, listManagedAccounts } from '@hydrant/contract/shop/accounts.ts'
import { registerBuyer } from '@hydrant/contract/shop/session.ts'
import { parseCsv } from '@hydrant/contract/shared/csv.ts'
import { readPathInSite } from '@hydrant/kernel/site/path-in-site.ts'
import { signInPath } from '@hydrant/kernel/site/sign-in-path.ts'
import { answer, answerOutcome, refuse } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import { type Authentication, sessionRefusals } from '../session/service.ts'
import { accountRefusals } from './errors.ts'
import * as accounts from './service.ts'
import type { Account } from './store.ts'

/** Fields of an account that may be asked for in one call. */
const FIELDS = 50

/** The accounts that a buyer may act for, and how somebody becomes a buyer. */
export function registerAccountRoutes(server: Server, authentication: Authentication): void {
  serve(server, listManagedAccounts, async ({ shopper, query }) => {
    const found = await server.database.read((executor) =>
      accounts.listManagedAccounts(executor, shopper.userId, query.includeMyAccount),
    )
    return answer(200, { externalManagedAccounts: found.map(toManagedAccount) })
  })

  serve(server, getEffectiveAccount, async ({ shopper, params, query }) => {
    const found = await server.database.read((executor) =>
      accounts.getActingAccount(executor, shopper.userId, params.effectiveAccountId),
    )
    const fields = parseCsv(query.fields, { max: FIELDS })
    if (!fields.ok) return refuse(accountRefusals.tooManyFields)
    return answerOutcome(found, 200, (acting) => toEffectiveAccount(acting, fields.values))
  })

  serve(server, registerBuyer, async ({ shopper, body, request }) => {
    const { startUrl, ...registrant } = body.request
    const next = startUrl === undefined ? undefined : readPathInSite(startUrl)
    if (next === null) return refuse(sessionRefusals.foreignStartUrl)
    const registered = await accounts.registerBuyer(authentication, shopper.webstore, {
      ...registrant,
      clientAddress: request.ip,
    })
    return answerOutcome(registered, 200, () => ({
      success: true,
      redirectUrl: server.siteUrl(request) + signInPath(next),
    }))
  })
}

function toEffectiveAccount(acting: accounts.ActingAccount, names: readonly string[]): EffectiveAccount {
  const own = new Map<string, string | null>(Object.entries(accountFields(acting.account)))
  const fields = Object.fromEntries(names.map((name) => [name, own.get(name) ?? null]))
  return names.length === 0 ? toManagedAccount(acting) : { ...toManagedAccount(acting), fields }
}

/** The fields of an account that its managers may know. */
function accountFields({ id, name, accountNumber, street, city, state, zip, country }: Account) {
  return {
    Id: id,
    Name: name,
    AccountNumber: accountNumber,
    BillingStreet: street,
    BillingCity: city,
    BillingState: state,
    BillingPostalCode: zip,
    BillingCountry: country,
  }
}

function toManagedAccount({ account, isOwn }: accounts.ActingAccount): ManagedAccount {
  return { accountId: account.id, accountName: account.name, isMyAccount: isOwn, address: toAddress(account) }
}

function toAddress({ street, city, state, zip, country }: Account): AccountAddress {
  return { street, city, state, zip, country }
}
