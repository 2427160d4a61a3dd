import type { CommerceAddressInput, CommerceAddressUpdate } from '@hydrant/contract/shop/addresses.ts'
import { ADDRESSES_PER_ACCOUNT } from '@hydrant/contract/shared/limits.ts'
import type { Executor } from '@hydrant/database/connection/database.ts'
import type { EnteredAddress, WholeAddress } from '@hydrant/kernel/address/check-address.ts'
import { newId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { getActingAccount, type Shopper } from '../accounts/service.ts'
import { skipsPhoneValidation } from '../webstore/service.ts'
import { addressRefusals } from './errors.ts'
import { type AddressRules, readAddress, readWholeAddress } from './read-address.ts'
import * as store from './store.ts'

export type { Address } from './store.ts'

/** Which addresses are wanted; the account is decided by `ownerOf`. */
export type AddressListing = Omit<store.AddressQuery, 'accountId'>

/** The account whose addresses `current` or an account id means; only the shopper's own and managed accounts. */
export async function ownerOf(executor: Executor, shopper: Shopper, asked: string): Promise<Result<string>> {
  if (asked === 'current') return shopper.account === null ? err(addressRefusals.noAccount) : ok(shopper.account.id)
  const acting = shopper.user === null ? null : await getActingAccount(executor, shopper.user.id, asked)
  return acting?.ok === true ? ok(acting.value.account.id) : err(addressRefusals.foreignAccount)
}

/** A page of an account's addresses. */
export async function listAddresses(
  executor: Executor,
  accountId: string,
  listing: AddressListing,
): Promise<{ addresses: store.Address[]; total: number }> {
  return store.findAddresses(executor, { ...listing, accountId })
}

/** One address from the book of the account acted for. */
export async function findAddress(
  executor: Executor,
  shopper: Shopper,
  addressId: string,
): Promise<Result<store.Address>> {
  const id = normalizeId(addressId, '8lW')
  const found =
    shopper.account === null || id === null ? null : await store.findAddressOf(executor, shopper.account.id, id)
  return found === null ? err(addressRefusals.unknownAddress) : ok(found)
}

/** The default address of the account acted for, or null. */
export async function findDefaultAddress(
  executor: Executor,
  shopper: Shopper,
  addressType: store.AddressType,
): Promise<store.Address | null> {
  return shopper.account === null ? null : store.findDefaultOf(executor, shopper.account.id, addressType)
}

/** Whose book is changed, by whom. */
export interface BookChange {
  readonly accountId: string
  readonly shopper: Shopper
}

/** Adds an address; a default takes the place of the old one of its use. Pass a transaction. */
export async function createAddress(
  executor: Executor,
  { accountId, shopper }: BookChange,
  input: CommerceAddressInput,
): Promise<Result<store.Address>> {
  const columns = readAddress(input, null, rulesOf(shopper))
  if (!columns.ok) return columns
  await store.lockBook(executor, accountId)
  if ((await store.countAddresses(executor, accountId)) >= ADDRESSES_PER_ACCOUNT) return err(addressRefusals.fullBook)
  if (columns.value.isDefault === true) await store.clearDefault(executor, accountId, columns.value.addressType)
  const [created] = await store.insertAddresses(executor, [{ ...columns.value, id: newId('8lW'), accountId }])
  if (created === undefined) throw new Error('An address that was stored did not come back.')
  return ok(created)
}

/** Changes an address. Pass a transaction. */
export async function updateAddress(
  executor: Executor,
  target: BookChange & { readonly addressId: string },
  input: CommerceAddressUpdate,
): Promise<Result<store.Address>> {
  const id = normalizeId(target.addressId, '8lW')
  // Locked before it is read: what the change leaves out is kept as it was, and that may be the default.
  await store.lockBook(executor, target.accountId)
  const current = id === null ? null : await store.findAddressOf(executor, target.accountId, id)
  if (current === null) return err(addressRefusals.unknownAddress)
  const columns = readAddress(input, current, rulesOf(target.shopper))
  if (!columns.ok) return columns
  if (columns.value.isDefault === true) await store.clearDefault(executor, current.accountId, columns.value.addressType)
  const changed = await store.changeAddress(executor, current, columns.value)
  return changed === null ? err(addressRefusals.unknownAddress) : ok(changed)
}

/**
 * An address that was entered anywhere in the shop, with its codes; refused, naming the fields, when it is not whole.
 */
export function checkEnteredAddress(shopper: Shopper, entered: EnteredAddress): Result<WholeAddress> {
  return readWholeAddress(entered, rulesOf(shopper))
}

function rulesOf({ webstore }: Shopper): AddressRules {
  return { checksPhone: !skipsPhoneValidation(webstore) }
}

/** Removes an address. */
export async function deleteAddress(executor: Executor, accountId: string, addressId: string): Promise<Result<null>> {
  const id = normalizeId(addressId, '8lW')
  const isRemoved = id !== null && (await store.removeAddress(executor, accountId, id))
  return isRemoved ? ok(null) : err(addressRefusals.unknownAddress)
}

/** Stores addresses of new accounts. */
export async function saveAddresses(executor: Executor, addresses: readonly store.NewAddress[]): Promise<void> {
  await store.insertAddresses(executor, addresses)
}
