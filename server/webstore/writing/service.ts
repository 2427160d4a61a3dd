import type { Transaction } from '@hydrant/database/connection/database.ts'
import { findCountry } from '@hydrant/kernel/address/countries.ts'
import { isCurrencyCode } from '@hydrant/kernel/money/currencies.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/settings.js'
import { integrityError } from '../../records/service.ts'
import { toLanguages } from '../languages.ts'
import { isTimeZone } from '../store-settings.ts'
import { incrementCatalogVersion } from '../store.ts'
import { parseLanguages } from './parse-languages.ts'
import { parseIdentity } from './parse-identity.ts'
import { parseShipping } from './parse-shipping.ts'
import {
  type BillingChanges,
  findDefaultCurrency,
  findSettings,
  hasBuyerGroup,
  type StoreChanges,
  updateWebstore,
} from './store.ts'

export type { BillingChanges, IdentityChanges } from './store.ts'

/** The longest payment term that invoices may name. */
const MAX_PAYMENT_TERM_DAYS = 365

/**
 * Changes settings of the web store; undefined values stay as they are. Carts are priced anew with them. Returns an error
 * for what is not the code of a country or currency, currencies without the default one, a buyer group that does not
 * exist, a payment term of more than a year, what is not the name of a time zone, a logo that is no image of the media
 * library, addresses and links that are none, weekdays, days and times of day that are none, languages without messages,
 * and languages without the default one.
 */
export async function changeWebstore(
  tx: Transaction,
  id: string,
  {
    country: requestedCountry,
    shippingCountries: requestedShipping,
    supportedCurrencies: requestedCurrencies,
    billing: requestedBilling,
    identity: requestedIdentity,
    shipping: requestedShippingTimes,
    defaultLanguage,
    supportedLanguages,
    ...changes
  }: StoreChanges,
): Promise<Result<null>> {
  const country = requestedCountry === undefined ? undefined : findCountry(requestedCountry)?.code
  if (requestedCountry !== undefined && country === undefined)
    return err(unknownCountryError('Country', requestedCountry))
  const shippingCountries: string[] = []
  for (const text of requestedShipping ?? []) {
    const found = findCountry(text)
    if (found === null) return err(unknownCountryError('ShippingCountries__c', text))
    if (!shippingCountries.includes(found.code)) shippingCountries.push(found.code)
  }
  const { registrationBuyerGroup: group } = changes
  const field = 'RegistrationBuyerGroup__c'
  if (typeof group === 'string' && !(await hasBuyerGroup(tx, group)))
    return err(integrityError(field, () => messages.unknownBuyerGroup({ field, group })))
  const currencies = await parseCurrencies(tx, id, requestedCurrencies)
  if (!currencies.ok) return currencies
  const billing = parseBilling(requestedBilling)
  if (!billing.ok) return billing
  const identity = await parseIdentity(tx, requestedIdentity)
  if (!identity.ok) return identity
  const existingLanguages = toLanguages({ settings: await findSettings(tx, id) })
  const languages = parseLanguages({ defaultLanguage, supportedLanguages }, existingLanguages)
  if (!languages.ok) return languages
  const shipping = parseShipping(requestedShippingTimes)
  if (!shipping.ok) return shipping
  const { timeZone } = changes
  if (typeof timeZone === 'string' && !isTimeZone(timeZone))
    return err(integrityError('TimeZone__c', () => messages.unknownTimeZone({ field: 'TimeZone__c', timeZone })))
  await updateWebstore(tx, id, {
    ...changes,
    ...languages.value,
    country,
    supportedCurrencies: currencies.value,
    billing: billing.value,
    identity: identity.value,
    shipping: shipping.value,
    shippingCountries: requestedShipping === undefined ? undefined : shippingCountries,
  })
  await incrementCatalogVersion(tx)
  return ok(null)
}

function unknownCountryError(field: string, code: string) {
  return integrityError(field, () => messages.unknownCountry({ field, code }))
}

/** Parses the codes of currencies, of which the default one has to be one. */
async function parseCurrencies(
  tx: Transaction,
  id: string,
  requested: readonly string[] | undefined,
): Promise<Result<string[] | undefined>> {
  if (requested === undefined) return ok(undefined)
  const field = 'SupportedCurrencies'
  const codes = [...new Set(requested.map((text) => text.trim().toUpperCase()).filter((code) => code !== ''))]
  const unknown = codes.find((code) => !isCurrencyCode(code))
  if (unknown !== undefined) return err(integrityError(field, () => messages.unknownCurrency({ field, code: unknown })))
  const currency = (await findDefaultCurrency(tx, id)) ?? ''
  return codes.includes(currency)
    ? ok(codes)
    : err(integrityError(field, () => messages.defaultCurrencyMissing({ field, currency })))
}

function parseBilling(requested: BillingChanges | undefined): Result<BillingChanges | undefined> {
  const country = requested?.seller['country']
  const code = typeof country === 'string' ? findCountry(country)?.code : country
  if (typeof country === 'string' && code === undefined)
    return err(unknownCountryError('InvoiceSellerCountry__c', country))
  const field = 'PaymentTermDays__c'
  if ((requested?.paymentTermDays ?? 0) > MAX_PAYMENT_TERM_DAYS)
    return err(integrityError(field, () => messages.longPaymentTerm({ field, days: String(MAX_PAYMENT_TERM_DAYS) })))
  return ok(requested && { ...requested, seller: { ...requested.seller, country: code } })
}
