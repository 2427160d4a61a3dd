import { done, type Outcome, refused } from '@hydrant/kernel/outcome/outcome.ts'
import type { Address } from '../addresses/service.ts'
import type { DeliveryAddress } from '../cart/service.ts'
import { checkoutRefusals } from './errors.ts'

/** An address that a caller spells out. */
export interface SpelledAddress {
  readonly name?: string | null
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly companyName?: string | null
  readonly street?: string | null
  readonly city?: string | null
  readonly region?: string | null
  readonly postalCode?: string | null
  readonly country?: string
  readonly shipToPhoneNumber?: string | null
}

/** An address that is spelled out, with its codes in capitals; refused without a country. */
export function readSpelled(address: SpelledAddress): Outcome<Record<string, string | null>> {
  const country = clean(address.country)?.toUpperCase() ?? null
  if (country === null) return refused(checkoutRefusals.noCountry)
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

/** An address of the address book, as a cart keeps it. */
export function fromBook(address: Address): Record<string, string | null> {
  const { id, name, firstName, lastName, companyName, street, city, region, postalCode, country, phoneNumber } = address
  return { id, name, firstName, lastName, companyName, street, city, region, postalCode, country, shipToPhoneNumber: phoneNumber }
}

/** Whether goods are sent to the country of an address. */
export function isServed(address: DeliveryAddress, countries: readonly string[]): boolean {
  const { country } = address
  return typeof country === 'string' && countries.includes(country.toUpperCase())
}

function clean(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}
