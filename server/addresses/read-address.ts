import type { CommerceAddressInput, CommerceAddressUpdate } from '@hydrant/contract/shop/addresses.ts'
import { done, type Outcome, refused } from '@hydrant/kernel/outcome/outcome.ts'
import { invalidAddress } from './errors.ts'
import type { Address, NewAddress } from './store.ts'

const TEXT_FIELDS = ['firstName', 'middleName', 'lastName', 'companyName', 'street', 'city', 'postalCode', 'phoneNumber'] as const

type AddressColumns = Omit<NewAddress, 'id' | 'accountId' | 'createdAt'>

/**
 * The columns of a new or changed address. Blanks count as absent; country and region are stored as codes, whichever field they came in.
 * A name is made of first and last name, or the company, when none is given. Refuses an address without a name or a known country.
 */
export function readAddress(input: CommerceAddressInput | CommerceAddressUpdate, current: Address | null): Outcome<AddressColumns> {
  const merged = { ...current, ...textFields(input) }
  const country = clean(input.countryCode) ?? clean(input.country) ?? current?.country ?? null
  if (country === null) return refused(invalidAddress("The address needs a 'country'."))
  if (!/^[A-Za-z]{2}$/.test(country) || !isCountry(country.toUpperCase())) return refused(invalidAddress(`'${country}' is no two-letter country code.`))
  const given = clean(input.name) ?? (current === null || namesChanged(input) ? null : current.name)
  const person = [merged.firstName, merged.lastName].filter((part) => part !== null && part !== undefined).join(' ')
  const name = given ?? (person === '' ? (merged.companyName ?? null) : person)
  if (name === null) return refused(invalidAddress("The address needs a 'name', or a first and a last name."))
  return done({
    ...textFieldsOf(merged),
    addressType: input.addressType ?? current?.addressType ?? 'Shipping',
    name,
    country: country.toUpperCase(),
    region: readRegion(input, current),
    isDefault: input.isDefault ?? current?.isDefault ?? false,
  })
}

function readRegion(input: CommerceAddressUpdate, current: Address | null): string | null {
  const isGiven = input.regionCode !== undefined || input.region !== undefined
  const region = clean(input.regionCode) ?? clean(input.region)
  return isGiven ? (region?.toUpperCase() ?? null) : (current?.region ?? null)
}

function namesChanged(input: CommerceAddressUpdate): boolean {
  return input.firstName !== undefined || input.lastName !== undefined
}

function isCountry(code: string): boolean {
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined
}

function clean(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}

type TextFields = Partial<Record<(typeof TEXT_FIELDS)[number], string | null>>

function textFields(input: CommerceAddressUpdate): TextFields {
  return Object.fromEntries(TEXT_FIELDS.flatMap((field) => (input[field] === undefined ? [] : [[field, clean(input[field])]])))
}

function textFieldsOf(merged: TextFields): Required<TextFields> {
  const { firstName = null, middleName = null, lastName = null, companyName = null, street = null, city = null, postalCode = null, phoneNumber = null } = merged
  return { firstName, middleName, lastName, companyName, street, city, postalCode, phoneNumber }
}
