import type { Transaction } from '@hydrant/database/connection/database.ts'
import { findCountry } from '@hydrant/kernel/address/countries.ts'
import type { DeliveryTimes } from '@hydrant/kernel/time/arrival.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/cart.js'
import { integrityError } from '../../../records/service.ts'
import {
  deleteDeliveryMethod,
  findDeliveryTimes,
  insertDeliveryMethods,
  type NewDeliveryMethod,
  updateDeliveryMethod,
} from '../delivery-store.ts'
import { checkDeliveryTimes } from './check-times.ts'

/** The values of a delivery method; undefined ones stay as they are, or get their default. */
type MethodChanges = {
  readonly [Name in Exclude<keyof NewDeliveryMethod, 'id' | 'createdAt' | 'updatedAt' | 'currencyIsoCode'>]?:
    | NewDeliveryMethod[Name]
    | undefined
}

/**
 * Creates a delivery method and returns its id. Returns an error for a currency that the shop does not sell in, for a
 * country that does not exist, and for times that contradict each other or are too long.
 */
export async function createDeliveryMethod(
  tx: Transaction,
  method: MethodChanges & Pick<NewDeliveryMethod, 'name' | 'currencyIsoCode' | 'baseFee' | 'countries'>,
  soldCurrencies: readonly string[],
): Promise<Result<string>> {
  const { currencyIsoCode } = method
  if (!soldCurrencies.includes(currencyIsoCode))
    return err(integrityError('CurrencyIsoCode', () => messages.methodCurrency({ currency: currencyIsoCode })))
  const countriesResult = parseCountries(method.countries)
  if (!countriesResult.ok) return countriesResult
  const timesResult = checkDeliveryTimes({ ...NO_TIMES, ...withoutUndefined(method) })
  if (!timesResult.ok) return timesResult
  const id = newId('2Dm')
  await insertDeliveryMethods(tx, [{ ...method, id, countries: countriesResult.value }])
  return ok(id)
}

/**
 * Changes a delivery method. Returns an error for a country that does not exist, and, where a time is changed, for times
 * that contradict each other or are too long, those that stay as they are included.
 */
export async function changeDeliveryMethod(
  tx: Transaction,
  id: string,
  { countries, ...changes }: MethodChanges,
): Promise<Result<null>> {
  const countriesResult = parseCountries(countries ?? [])
  if (!countriesResult.ok) return countriesResult
  const changedTimes = withoutUndefined(changes)
  // Times that were stored before they were checked do not keep anything else from being changed.
  if (Object.keys(changedTimes).length > 0) {
    const existingTimes = await findDeliveryTimes(tx, id)
    const timesResult = checkDeliveryTimes({ ...NO_TIMES, ...existingTimes, ...changedTimes })
    if (!timesResult.ok) return timesResult
  }
  await updateDeliveryMethod(tx, id, {
    ...changes,
    countries: countries === undefined ? undefined : countriesResult.value,
  })
  return ok(null)
}

/** Deletes a delivery method. The database refuses it while carts have chosen it; it can be deactivated instead. */
export async function removeDeliveryMethod(tx: Transaction, id: string): Promise<Result<null>> {
  await deleteDeliveryMethod(tx, id)
  return ok(null)
}

const NO_TIMES: DeliveryTimes = {
  processTime: null,
  processTimeUnit: null,
  transitTimeMin: null,
  transitTimeMax: null,
  transitTimeUnit: null,
}

/** The times of a method that are set or cleared. */
function withoutUndefined(times: { readonly [Name in keyof DeliveryTimes]?: DeliveryTimes[Name] | undefined }) {
  const { processTime, processTimeUnit, transitTimeMin, transitTimeMax, transitTimeUnit } = times
  return {
    ...(processTime !== undefined && { processTime }),
    ...(processTimeUnit !== undefined && { processTimeUnit }),
    ...(transitTimeMin !== undefined && { transitTimeMin }),
    ...(transitTimeMax !== undefined && { transitTimeMax }),
    ...(transitTimeUnit !== undefined && { transitTimeUnit }),
  }
}

function parseCountries(codes: readonly string[]): Result<string[]> {
  const countries: string[] = []
  for (const code of codes) {
    const country = findCountry(code)
    if (country === null) return err(integrityError('Countries__c', () => messages.methodCountry({ code })))
    if (!countries.includes(country.code)) countries.push(country.code)
  }
  return ok(countries)
}
