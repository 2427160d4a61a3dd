import type { CheckoutAddressInput } from '@hydrant/contract/shared/address.ts'
import { validateAndNormalizeDestination } from '@hydrant/kernel/address/check-address.ts'
import { ok, type Result, type DomainError, err, invalidFieldsError } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../../accounts/service.ts'
import { type Address, parseEnteredAddress, resolveAccountAddress } from '../../addresses/service.ts'
import type { DeliveryAddress } from '../cart.ts'
import { cartErrors } from '../errors.ts'
import type { ReadOnlyDb } from '../store.ts'

/** An address given field by field. */
export type InlineAddress = {
  readonly [Field in Exclude<keyof CheckoutAddressInput, 'id' | 'isDefault'>]?: CheckoutAddressInput[Field]
}

/** An address by its id in the address book, or field by field. */
export type AddressInput = InlineAddress & { readonly id?: string | null }

/** An address as carts and payments store it; country and region in capitals. */
export type StoredAddress = Record<string, string | null> & DeliveryAddress

/**
 * Resolves an address given by its id in the address book or field by field, and validates it; an error lists the
 * missing and invalid fields.
 */
export async function resolveAddress(
  db: ReadOnlyDb,
  shopper: Shopper,
  input: AddressInput,
): Promise<Result<StoredAddress>> {
  if (typeof input.id !== 'string')
    return isBlank(input) ? err(cartErrors.noCountry) : validateAddress(shopper, toTrimmedAddress(input))
  const bookAddressResult = await resolveAccountAddress(db, shopper, input.id)
  return bookAddressResult.ok ? validateAddress(shopper, toStoredAddress(bookAddressResult.value)) : bookAddressResult
}

/**
 * Validates a delivery address that was already read from the address book; returns an error when the store does not
 * ship to its country.
 */
export function validateBookAddressForDelivery(shopper: Shopper, bookAddress: Address): Result<StoredAddress> {
  return requireServedCountry(shopper, validateAddress(shopper, toStoredAddress(bookAddress)))
}

/**
 * Validates an address and normalizes its country and region to codes; returns an error that lists the missing and
 * invalid fields.
 */
function validateAddress(shopper: Shopper, address: DeliveryAddress): Result<StoredAddress> {
  const text = (field: string): string | null => (typeof address[field] === 'string' ? address[field] : null)
  const fields = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, text(field)]))
  const checkResult = parseEnteredAddress(shopper, { ...fields, phoneNumber: fields['shipToPhoneNumber'] })
  return checkResult.ok
    ? ok({ ...fields, ...checkResult.value, ...(text('id') !== null && { id: text('id') }) })
    : checkResult
}

/**
 * Returns the error that prevents delivery to the stored address of a cart, or null. The address may have been stored
 * before the current validation rules or shipping countries. When its country or state is not stored as a code, taxes
 * were not calculated for it, so it has to be entered again.
 */
export function findDeliveryAddressError(shopper: Shopper, address: DeliveryAddress): DomainError | null {
  const addressResult = validateAddress(shopper, address)
  if (!addressResult.ok) return addressResult.error
  if (!isInServedCountry(addressResult.value, shopper.webstore.shippingCountries)) return cartErrors.countryNotServed
  const hasTaxedCodes =
    addressResult.value['region'] === address['region'] && addressResult.value['country'] === address['country']
  return hasTaxedCodes ? null : cartErrors.regionWithoutCode
}

/**
 * Resolves a delivery address as `resolveAddress` does; also returns an error when the store does not ship to its
 * country.
 */
export async function resolveDeliveryAddress(
  db: ReadOnlyDb,
  shopper: Shopper,
  input: AddressInput,
): Promise<Result<StoredAddress>> {
  return requireServedCountry(shopper, await resolveAddress(db, shopper, input))
}

/**
 * Validates where a cart would be delivered to by the rules of delivery addresses, without name, street and city; an error
 * lists the missing and invalid fields.
 */
export function resolveDestination(
  shopper: Shopper,
  entered: Parameters<typeof validateAndNormalizeDestination>[0],
): Result<StoredAddress> {
  const { destination, issues } = validateAndNormalizeDestination(entered)
  return destination === null
    ? err(invalidFieldsError(issues.map(({ field, message }) => ({ field, message: () => message }))))
    : requireServedCountry(shopper, ok({ ...destination }))
}

function requireServedCountry(shopper: Shopper, address: Result<StoredAddress>): Result<StoredAddress> {
  if (!address.ok) return address
  return isInServedCountry(address.value, shopper.webstore.shippingCountries)
    ? address
    : err(cartErrors.countryNotServed)
}

/** Converts an address of the address book to the form that carts store. */
function toStoredAddress(address: Address): StoredAddress {
  const { id, name, firstName, lastName, companyName, street, city, region, postalCode, country, phoneNumber } = address
  return {
    id,
    name,
    firstName,
    lastName,
    companyName,
    street,
    city,
    region,
    postalCode,
    country,
    shipToPhoneNumber: phoneNumber,
  }
}

/** Whether the store ships to the country of an address. */
function isInServedCountry({ country }: DeliveryAddress, countries: readonly string[]): boolean {
  return typeof country === 'string' && countries.includes(country.toUpperCase())
}

const ADDRESS_FIELDS = [
  'name',
  'firstName',
  'lastName',
  'companyName',
  'street',
  'city',
  'region',
  'postalCode',
  'country',
  'shipToPhoneNumber',
] as const

function toTrimmedAddress(address: InlineAddress): StoredAddress {
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, trimToNull(address[field])]))
}

function isBlank(address: InlineAddress): boolean {
  return ADDRESS_FIELDS.every((field) => trimToNull(address[field]) === null)
}

function trimToNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}
