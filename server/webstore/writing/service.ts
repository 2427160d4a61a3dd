import type { Transaction } from '@hydrant/database/connection/database.ts'
import { findCountry } from '@hydrant/kernel/address/countries.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/settings.js'
import { integrityError } from '../../records/service.ts'
import { incrementCatalogVersion } from '../store.ts'
import { hasBuyerGroup, type StoreChanges, updateWebstore } from './store.ts'

/**
 * Changes settings of the web store; undefined values stay as they are. Carts are priced anew with them. Returns an error
 * for a code of no country, and for a buyer group that does not exist.
 */
export async function changeWebstore(
  tx: Transaction,
  id: string,
  { country: requestedCountry, shippingCountries: requestedShipping, ...changes }: StoreChanges,
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
  await updateWebstore(tx, id, {
    ...changes,
    country,
    shippingCountries: requestedShipping === undefined ? undefined : shippingCountries,
  })
  await incrementCatalogVersion(tx)
  return ok(null)
}

function unknownCountryError(field: string, code: string) {
  return integrityError(field, () => messages.unknownCountry({ field, code }))
}
