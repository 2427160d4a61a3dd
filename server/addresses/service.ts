import type { CommerceAddressInput, CommerceAddressUpdate } from '@hydrant/contract/shop/addresses.ts'
import { ADDRESSES_PER_ACCOUNT } from '@hydrant/contract/shared/limits.ts'
import type { Database, ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import type { EnteredAddress, CompleteAddress } from '@hydrant/kernel/address/check-address.ts'
import { newId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { recordChangeByStaff } from '../records/service.ts'
import { resolveAvailableAccount, type Shopper } from '../accounts/service.ts'
import { skipsContactValidation } from '../webstore/service.ts'
import { addressErrors } from './errors.ts'
import { type AddressRules, parseAddressUpdate, parseCompleteAddress } from './parse-address.ts'
import * as store from './store.ts'

export { insertAddresses } from './store.ts'
export type { Address } from './store.ts'

/** Filter, order and page of a list of addresses. */
export type AddressListing = Omit<store.AddressQuery, 'accountId'>

/** The account whose address book is meant, as `current` or its id, and the shopper who requests it. */
export interface AddressBook {
  readonly accountRef: string
  readonly shopper: Shopper
}

/** Lists a page of the addresses in an address book. */
export function listAddresses(
  database: Database,
  book: AddressBook,
  listing: AddressListing,
): Promise<Result<{ addresses: store.Address[]; total: number }>> {
  return database.query(async (db) => {
    const accountIdResult = await resolveAccountId(db, book)
    return accountIdResult.ok
      ? ok(await store.findAddressPage(db, { ...listing, accountId: accountIdResult.value }))
      : accountIdResult
  })
}

/** Resolves an account reference to an id; only the shopper's own and managed accounts are allowed. */
async function resolveAccountId(db: ReadOnlyDb, { accountRef, shopper }: AddressBook): Promise<Result<string>> {
  if (accountRef === 'current') return shopper.account === null ? err(addressErrors.noAccount) : ok(shopper.account.id)
  const availableAccount = shopper.user === null ? null : await resolveAvailableAccount(db, shopper.user, accountRef)
  return availableAccount?.ok === true ? ok(availableAccount.value.account.id) : err(addressErrors.foreignAccount)
}

/** Finds an address of the effective account. */
export async function resolveAccountAddress(
  db: ReadOnlyDb,
  shopper: Shopper,
  addressId: string,
): Promise<Result<store.Address>> {
  const id = normalizeId(addressId, '8lW')
  const stored =
    shopper.account === null || id === null ? null : await store.findAccountAddress(db, shopper.account.id, id)
  return stored === null ? err(addressErrors.unknownAddress) : ok(stored)
}

/** Finds the default address of the effective account, or null. */
export async function findDefaultAddress(
  db: ReadOnlyDb,
  shopper: Shopper,
  addressType: store.AddressType,
): Promise<store.Address | null> {
  return shopper.account === null ? null : store.findDefaultAddress(db, shopper.account.id, addressType)
}

/**
 * Adds an address; returns an error when the account has too many. A new default replaces the previous one of its type.
 */
export function createAddress(
  database: Database,
  book: AddressBook,
  input: CommerceAddressInput,
): Promise<Result<store.Address>> {
  return database.transaction(async (tx) => {
    const accountIdResult = await resolveAccountId(tx, book)
    if (!accountIdResult.ok) return accountIdResult
    const columnsResult = parseAddressUpdate(input, null, toAddressRules(book.shopper))
    if (!columnsResult.ok) return columnsResult
    await store.lockAddressBook(tx, accountIdResult.value)
    if ((await store.countAddresses(tx, accountIdResult.value)) >= ADDRESSES_PER_ACCOUNT)
      return err(addressErrors.fullBook)
    if (columnsResult.value.isDefault === true)
      await store.clearDefaultAddress(tx, accountIdResult.value, columnsResult.value.addressType)
    const row = { ...columnsResult.value, id: newId('8lW'), accountId: accountIdResult.value }
    const [created] = await store.insertAddresses(tx, [row])
    if (created === undefined) throw new Error('An address that was stored did not come back.')
    await recordChangeByStaff(tx, toChange('create', created.id))
    return ok(created)
  })
}

/** Updates an address; when it becomes the default of its type, the previous default is cleared. */
export function updateAddress(
  database: Database,
  target: AddressBook & { readonly addressId: string },
  input: CommerceAddressUpdate,
): Promise<Result<store.Address>> {
  return database.transaction(async (tx) => {
    const accountIdResult = await resolveAccountId(tx, target)
    if (!accountIdResult.ok) return accountIdResult
    const id = normalizeId(target.addressId, '8lW')
    // Locked before it is read: fields that were not sent are written again with the values that are read here.
    await store.lockAddressBook(tx, accountIdResult.value)
    const current = id === null ? null : await store.findAccountAddress(tx, accountIdResult.value, id)
    if (current === null) return err(addressErrors.unknownAddress)
    const columnsResult = parseAddressUpdate(input, current, toAddressRules(target.shopper))
    if (!columnsResult.ok) return columnsResult
    if (columnsResult.value.isDefault === true)
      await store.clearDefaultAddress(tx, current.accountId, columnsResult.value.addressType)
    const updated = await store.updateAddress(tx, current, columnsResult.value)
    if (updated === null) return err(addressErrors.unknownAddress)
    await recordChangeByStaff(tx, toChange('update', updated.id))
    return ok(updated)
  })
}

/**
 * Checks an address that was entered anywhere in the shop and returns it with its codes; an error lists the fields that
 * are missing or invalid.
 */
export function parseEnteredAddress(shopper: Shopper, entered: EnteredAddress): Result<CompleteAddress> {
  return parseCompleteAddress(entered, toAddressRules(shopper))
}

function toAddressRules({ webstore }: Shopper): AddressRules {
  return { shouldCheckPhone: !skipsContactValidation(webstore) }
}

/** Deletes an address. */
export function deleteAddress(
  database: Database,
  target: AddressBook & { readonly addressId: string },
): Promise<Result<null>> {
  return database.transaction(async (tx) => {
    const accountIdResult = await resolveAccountId(tx, target)
    if (!accountIdResult.ok) return accountIdResult
    const id = normalizeId(target.addressId, '8lW')
    const isRemoved = id !== null && (await store.deleteAddress(tx, accountIdResult.value, id))
    if (!isRemoved) return err(addressErrors.unknownAddress)
    await recordChangeByStaff(tx, toChange('delete', id))
    return ok(null)
  })
}

function toChange(operation: string, recordId: string) {
  return { objectName: 'ContactPointAddress', recordId, operation }
}
