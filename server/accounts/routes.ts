import type { AccountAddress, EffectiveAccount, ManagedAccount } from '@hydrant/contract/shop/accounts.ts'
import { getEffectiveAccount, listManagedAccounts } from '@hydrant/contract/shop/accounts.ts'
import { registerBuyer } from '@hydrant/contract/shop/session.ts'
import { parseUniqueCsvValues } from '@hydrant/contract/shared/csv.ts'
import { parseSitePath } from '@hydrant/kernel/text/parse-site-path.ts'
import { toSignInPath } from './sign-in-path.ts'
import { createResponse, createResultResponse, createErrorResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { type Authentication, sessionErrors } from '../session/service.ts'
import { type RegistrationSettings, toRegistrationSettings } from '../webstore/service.ts'
import { accountErrors } from './errors.ts'
import * as accounts from './service.ts'
import type { Account } from './store.ts'

/** How many fields of an account one request may name. */
const MAX_FIELDS = 50

/** Registers the endpoints for the accounts that a buyer may act for, and for registration. */
export function registerAccountRoutes(server: Server, authentication: Authentication): void {
  registerEndpoint(server, listManagedAccounts, async ({ shopper, query }) => {
    const result = await server.database.query((db) =>
      accounts.listManagedAccounts(db, shopper.userId, query.includeMyAccount),
    )
    return createResponse(200, { externalManagedAccounts: result.map(toManagedAccount) })
  })

  registerEndpoint(server, getEffectiveAccount, async ({ shopper, params, query }) => {
    const result = await server.database.query((db) =>
      accounts.resolveAvailableAccount(db, shopper.user, params.effectiveAccountId),
    )
    const fields = parseUniqueCsvValues(query.fields, { max: MAX_FIELDS })
    if (!fields.ok) return createErrorResponse(accountErrors.tooManyFields)
    return createResultResponse(result, 200, (available) => toEffectiveAccount(available, fields.values))
  })

  registerEndpoint(server, registerBuyer, async ({ shopper, body, request }) => {
    const { startUrl, ...registrant } = body.request
    const nextPath = startUrl === undefined ? undefined : parseSitePath(startUrl)
    if (nextPath === null) return createErrorResponse(sessionErrors.foreignStartUrl)
    const result = await accounts.registerBuyerUnlessEmailTaken(authentication, shopper.webstore, {
      ...registrant,
      clientAddress: request.ip,
    })
    return createResultResponse(result, 200, () => ({
      success: true,
      redirectUrl: server.siteUrl(request) + toSignInPath(nextPath),
      ...toNextStep(toRegistrationSettings(shopper.webstore), authentication),
    }))
  })
}

/** What comes before the first sign-in of somebody who has registered. */
function toNextStep({ needsApproval }: RegistrationSettings, { hasMailServer }: Authentication) {
  if (needsApproval) return { awaitsApproval: true }
  return hasMailServer ? { mustVerifyEmail: true } : {}
}

function toEffectiveAccount(available: accounts.AvailableAccount, names: readonly string[]): EffectiveAccount {
  const availableFields = new Map<string, string | null>(Object.entries(toAccountFields(available.account)))
  const fields = Object.fromEntries(names.map((name) => [name, availableFields.get(name) ?? null]))
  return names.length === 0 ? toManagedAccount(available) : { ...toManagedAccount(available), fields }
}

/** Converts an account into the fields that its managers may read, by their API names. */
function toAccountFields(account: Account) {
  const { id, name, accountNumber, street, city, state, zip, country } = account
  const isExempt = accounts.isExemptFromTax(account)
  return {
    Id: id,
    Name: name,
    AccountNumber: accountNumber,
    BillingStreet: street,
    BillingCity: city,
    BillingState: state,
    BillingPostalCode: zip,
    BillingCountry: country,
    // What counts today, whatever is stored.
    IsTaxExempt__c: String(isExempt),
    TaxExemptUntil__c: isExempt ? account.taxExemptUntil : null,
  }
}

function toManagedAccount({ account, isOwn }: accounts.AvailableAccount): ManagedAccount {
  return { accountId: account.id, accountName: account.name, isMyAccount: isOwn, address: toAddress(account) }
}

function toAddress({ street, city, state, zip, country }: Account): AccountAddress {
  return { street, city, state, zip, country }
}
