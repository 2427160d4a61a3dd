import type { CheckoutAddressInput } from '@hydrant/contract/shared/address.ts'
import { ok, type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { type Address, checkEnteredAddress, findAddress } from '../addresses/service.ts'
import type { DeliveryAddress } from './cart.ts'
import { cartRefusals } from './errors.ts'
import type { Executor } from './store.ts'

/** An address that a caller spells out. */
export type SpelledAddress = {
  readonly [Line in Exclude<keyof CheckoutAddressInput, 'id' | 'isDefault'>]?: CheckoutAddressInput[Line]
}

/** An address by its id in the address book, or spelled out. */
export type NamedAddress = SpelledAddress & { readonly id?: string | null }

/** An address as carts and payments keep it; country and region in capitals. */
export type ReadAddress = Record<string, string | null> & DeliveryAddress

/** Reads an address that is named or spelled out; refused, naming the fields, when it is not whole. */
export async function readAddress(
  executor: Executor,
  shopper: Shopper,
  named: NamedAddress,
): Promise<Result<ReadAddress>> {
  if (typeof named.id !== 'string')
    return isBlank(named) ? err(cartRefusals.noCountry) : wholeAddress(shopper, spelledOut(named))
  const found = await findAddress(executor, shopper, named.id)
  return found.ok ? wholeAddress(shopper, fromBook(found.value)) : found
}

/**
 * An address as carts keep it, with the codes of its country and region; refused, naming the fields, when it is not
 * whole.
 */
function wholeAddress(shopper: Shopper, address: DeliveryAddress): Result<ReadAddress> {
  const text = (line: string): string | null => (typeof address[line] === 'string' ? address[line] : null)
  const lines = Object.fromEntries(ADDRESS_LINES.map((line) => [line, text(line)]))
  const checked = checkEnteredAddress(shopper, { ...lines, phoneNumber: lines['shipToPhoneNumber'] })
  return checked.ok ? ok({ ...lines, ...checked.value, ...(text('id') !== null && { id: text('id') }) }) : checked
}

/**
 * Why nothing can be sent to an address that a cart has: it may be older than the rule, or than a change of it. Null
 * when it can be. A state that is not stored as its code was not taxed as that state, so it has to be entered again.
 */
export function whyNotSentTo(shopper: Shopper, address: DeliveryAddress): DomainError | null {
  const whole = wholeAddress(shopper, address)
  if (!whole.ok) return whole.error
  const isAsTaxed = whole.value['region'] === address['region'] && whole.value['country'] === address['country']
  return isAsTaxed ? null : cartRefusals.uncodedAddress
}

/** Reads an address that goods are to be sent to; refused where the store sends nothing. */
export async function readDestination(
  executor: Executor,
  shopper: Shopper,
  named: NamedAddress,
): Promise<Result<ReadAddress>> {
  const address = await readAddress(executor, shopper, named)
  if (!address.ok) return address
  return isServed(address.value, shopper.webstore.shippingCountries) ? address : err(cartRefusals.notServed)
}

/** An address of the address book, as a cart keeps it. */
function fromBook(address: Address): ReadAddress {
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

/** Whether goods are sent to the country of an address. */
function isServed({ country }: DeliveryAddress, countries: readonly string[]): boolean {
  return typeof country === 'string' && countries.includes(country.toUpperCase())
}

const ADDRESS_LINES = [
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

function spelledOut(address: SpelledAddress): ReadAddress {
  return Object.fromEntries(ADDRESS_LINES.map((line) => [line, clean(address[line])]))
}

function isBlank(address: SpelledAddress): boolean {
  return ADDRESS_LINES.every((line) => clean(address[line]) === null)
}

function clean(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}
