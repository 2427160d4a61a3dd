import type { CommerceAddressInput, CommerceAddressUpdate } from '@hydrant/contract/shop/addresses.ts'
import { ADDRESSES_PER_ACCOUNT } from '@hydrant/contract/shared/limits.ts'
import type { Executor } from '@hydrant/database/connection/database.ts'
import type { EnteredAddress, CompleteAddress } from '@hydrant/kernel/address/check-address.ts'
import { newId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { getActingAccount, type Shopper } from '../accounts/service.ts'
import { skipsPhoneValidation } from '../webstore/service.ts'
import { addressErrors } from './errors.ts'
import { type AddressRules, parseAddress, parseCompleteAddress } from './parse-address.ts'
import * as store from './store.ts'

export type { Address } from './store.ts'

/** Filter, order and page of a list of addresses; the account comes from `resolveAccountId`. */
export type AddressListing = Omit<store.AddressQuery, 'accountId'>

/** Resolves `current` or an account id to an account; only the shopper's own and managed accounts are allowed. */
export async function resolveAccountId(
  executor: Executor,
  shopper: Shopper,
  accountRef: string,
): Promise<Result<string>> {
  if (accountRef === 'current') return shopper.account === null ? err(addressErrors.noAccount) : ok(shopper.account.id)
  const actingAccount = shopper.user === null ? null : await getActingAccount(executor, shopper.user.id, accountRef)
  return actingAccount?.ok === true ? ok(actingAccount.value.account.id) : err(addressErrors.foreignAccount)
}

/** Lists a page of an account's addresses. */
export async function listAddresses(
  executor: Executor,
  accountId: string,
  listing: AddressListing,
): Promise<{ addresses: store.Address[]; total: number }> {
  return store.findAddresses(executor, { ...listing, accountId })
}

/** Finds an address of the effective account. */
export async function findAddress(
  executor: Executor,
  shopper: Shopper,
  addressId: string,
): Promise<Result<store.Address>> {
  const id = normalizeId(addressId, '8lW')
  const stored =
    shopper.account === null || id === null ? null : await store.findAccountAddress(executor, shopper.account.id, id)
  return stored === null ? err(addressErrors.unknownAddress) : ok(stored)
}

/** Finds the default address of the effective account, or null. */
export async function findDefaultAddress(
  executor: Executor,
  shopper: Shopper,
  addressType: store.AddressType,
): Promise<store.Address | null> {
  return shopper.account === null ? null : store.findDefaultAddress(executor, shopper.account.id, addressType)
}

/** Whose address book is changed, and by whom. */
export interface AddressBookChange {
  readonly accountId: string
  readonly shopper: Shopper
}

/** Adds an address; a new default replaces the old one of its type. Must run in a transaction. */
export async function createAddress(
  executor: Executor,
  { accountId, shopper }: AddressBookChange,
  input: CommerceAddressInput,
): Promise<Result<store.Address>> {
  const columns = parseAddress(input, null, toAddressRules(shopper))
  if (!columns.ok) return columns
  await store.lockAddressBook(executor, accountId)
  if ((await store.countAddresses(executor, accountId)) >= ADDRESSES_PER_ACCOUNT) return err(addressErrors.fullBook)
  if (columns.value.isDefault === true) await store.clearDefault(executor, accountId, columns.value.addressType)
  const [created] = await store.insertAddresses(executor, [{ ...columns.value, id: newId('8lW'), accountId }])
  if (created === undefined) throw new Error('An address that was stored did not come back.')
  return ok(created)
}

/** Updates an address. Must run in a transaction. */
export async function updateAddress(
  executor: Executor,
  target: AddressBookChange & { readonly addressId: string },
  input: CommerceAddressUpdate,
): Promise<Result<store.Address>> {
  const id = normalizeId(target.addressId, '8lW')
  // Locked before it is read, because the change keeps fields that it leaves out, including the default.
  await store.lockAddressBook(executor, target.accountId)
  const current = id === null ? null : await store.findAccountAddress(executor, target.accountId, id)
  if (current === null) return err(addressErrors.unknownAddress)
  const columns = parseAddress(input, current, toAddressRules(target.shopper))
  if (!columns.ok) return columns
  if (columns.value.isDefault === true) await store.clearDefault(executor, current.accountId, columns.value.addressType)
  const updated = await store.updateAddress(executor, current, columns.value)
  return updated === null ? err(addressErrors.unknownAddress) : ok(updated)
}

/**
 * Checks an address that was entered anywhere in the shop and returns it with its codes; an error names the fields when
 * it is incomplete.
 */
export function checkEnteredAddress(shopper: Shopper, entered: EnteredAddress): Result<CompleteAddress> {
  return parseCompleteAddress(entered, toAddressRules(shopper))
}

function toAddressRules({ webstore }: Shopper): AddressRules {
  return { shouldCheckPhone: !skipsPhoneValidation(webstore) }
}

/** Deletes an address. */
export async function deleteAddress(executor: Executor, accountId: string, addressId: string): Promise<Result<null>> {
  const id = normalizeId(addressId, '8lW')
  const isRemoved = id !== null && (await store.deleteAddress(executor, accountId, id))
  return isRemoved ? ok(null) : err(addressErrors.unknownAddress)
}

/** Stores addresses of new accounts. */
export async function saveAddresses(executor: Executor, addresses: readonly store.NewAddress[]): Promise<void> {
  await store.insertAddresses(executor, addresses)
}
