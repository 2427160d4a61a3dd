import type { CheckoutAddressInput } from '@hydrant/contract/shared/address.ts'
import { done, type Outcome, refused } from '@hydrant/kernel/outcome/outcome.ts'
import type { Shopper } from '../accounts/service.ts'
import { type Address, findAddress } from '../addresses/service.ts'
import type { DeliveryAddress } from './cart.ts'
import { cartRefusals } from './errors.ts'
import type { Executor } from './store.ts'

/** An address that a caller spells out. */
export type SpelledAddress = { readonly [Line in Exclude<keyof CheckoutAddressInput, 'id' | 'isDefault'>]?: CheckoutAddressInput[Line] }

/** An address by its id in the address book, or spelled out. */
export type NamedAddress = SpelledAddress & { readonly id?: string | null }

/** An address as carts and payments keep it; country and region in capitals. */
export type ReadAddress = Record<string, string | null> & DeliveryAddress

/** Reads an address that is named or spelled out. */
export async function readAddress(executor: Executor, shopper: Shopper, named: NamedAddress): Promise<Outcome<ReadAddress>> {
  if (typeof named.id !== 'string') return readSpelled(named)
  const found = await findAddress(executor, shopper, named.id)
  return found.ok ? done(fromBook(found.value)) : found
}

/** Reads an address that goods are to be sent to; refused where the store sends nothing. */
export async function readDestination(executor: Executor, shopper: Shopper, named: NamedAddress): Promise<Outcome<ReadAddress>> {
  const address = await readAddress(executor, shopper, named)
  if (!address.ok) return address
  return isServed(address.value, shopper.webstore.shippingCountries) ? address : refused(cartRefusals.notServed)
}

/** An address of the address book, as a cart keeps it. */
export function fromBook(address: Address): ReadAddress {
  const { id, name, firstName, lastName, companyName, street, city, region, postalCode, country, phoneNumber } = address
  return { id, name, firstName, lastName, companyName, street, city, region, postalCode, country, shipToPhoneNumber: phoneNumber }
}

/** Whether goods are sent to the country of an address. */
export function isServed({ country }: DeliveryAddress, countries: readonly string[]): boolean {
  return typeof country === 'string' && countries.includes(country.toUpperCase())
}

function readSpelled(address: SpelledAddress): Outcome<ReadAddress> {
  const country = clean(address.country)?.toUpperCase() ?? null
  if (country === null) return refused(cartRefusals.noCountry)
  const { name, firstName, lastName, companyName, street, city, region, postalCode, shipToPhoneNumber } = address
  return done({
    name: clean(name),
    firstName: clean(firstName),
    lastName: clean(lastName),
    companyName: clean(companyName),
    street: clean(street),
    city: clean(city),
    region: clean(region)?.toUpperCase() ?? null,
    postalCode: clean(postalCode),
    country,
    shipToPhoneNumber: clean(shipToPhoneNumber),
  })
}

function clean(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}
