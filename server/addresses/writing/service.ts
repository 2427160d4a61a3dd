import type { CommerceAddressUpdate } from '@hydrant/contract/shop/addresses.ts'
import { ADDRESSES_PER_ACCOUNT } from '@hydrant/contract/shared/limits.ts'
import type { Transaction } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { type DomainError, err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { integrityError } from '../../records/service.ts'
import { addressErrors } from '../errors.ts'
import { type AddressRules, parseAddressUpdate } from '../parse-address.ts'
import * as store from '../store.ts'

/** The values of an address in a record; undefined ones stay as they are. */
type AddressInput = {
  readonly [
    Name in
      | 'name'
      | 'addressType'
      | 'isDefault'
      | 'street'
      | 'city'
      | 'region'
      | 'postalCode'
      | 'country'
      | 'companyName'
      | 'phoneNumber'
  ]?: CommerceAddressUpdate[Name] | undefined
}

/** Other systems may have numbers of any form. */
const RULES: AddressRules = { shouldCheckPhone: false }

const RECORD_FIELDS: Readonly<Record<string, string>> = {
  name: 'Name',
  street: 'Street',
  city: 'City',
  region: 'State',
  postalCode: 'PostalCode',
  country: 'Country',
}

/**
 * Adds an address to the address book of an account, by the rules of its country, and returns its id. A new default
 * replaces the previous one of its type. Returns an error for an incomplete address and when the book is full.
 */
export async function addAddressOfAccount(
  tx: Transaction,
  accountId: string,
  input: AddressInput,
): Promise<Result<string>> {
  const columnsResult = parseAddressUpdate(toUpdate(input), null, RULES)
  if (!columnsResult.ok) return err(toRecordError(columnsResult.error))
  await store.lockAddressBook(tx, accountId)
  if ((await store.countAddresses(tx, accountId)) >= ADDRESSES_PER_ACCOUNT)
    return err(integrityError('ParentId', addressErrors.fullBook.message))
  const { isDefault, addressType } = columnsResult.value
  if (isDefault === true) await store.clearDefaultAddress(tx, accountId, addressType)
  const id = newId('8lW')
  await store.insertAddresses(tx, [{ ...columnsResult.value, id, accountId }])
  return ok(id)
}

/** Changes an address as its account could. Returns an error for values that make it incomplete. */
export async function changeAddressById(tx: Transaction, id: string, input: AddressInput): Promise<Result<null>> {
  const current = await store.findAddress(tx, id)
  if (current === null) return ok(null)
  await store.lockAddressBook(tx, current.accountId)
  const columnsResult = parseAddressUpdate(toUpdate(input), current, RULES)
  if (!columnsResult.ok) return err(toRecordError(columnsResult.error))
  const { isDefault, addressType } = columnsResult.value
  if (isDefault === true) await store.clearDefaultAddress(tx, current.accountId, addressType)
  await store.updateAddress(tx, current, columnsResult.value)
  return ok(null)
}

/** Deletes an address. */
export async function removeAddressById(tx: Transaction, id: string): Promise<Result<null>> {
  const current = await store.findAddress(tx, id)
  if (current !== null) await store.deleteAddress(tx, current.accountId, id)
  return ok(null)
}

/** Leaves out what stays as it is; the parser of addresses tells that by the names. */
function toUpdate(input: AddressInput): CommerceAddressUpdate {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}

function toRecordError({ issues = [], message }: DomainError): DomainError {
  const [issue] = issues
  return integrityError(RECORD_FIELDS[issue?.field ?? ''] ?? 'Name', issue?.message ?? message)
}
