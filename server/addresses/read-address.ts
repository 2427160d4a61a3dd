import type { CommerceAddressInput, CommerceAddressUpdate } from '@hydrant/contract/shop/addresses.ts'
import { done, type Outcome, refused } from '@hydrant/kernel/outcome/outcome.ts'
import { invalidAddress } from './errors.ts'
import type { Address, NewAddress } from './store.ts'

const TEXT_FIELDS = ['firstName', 'middleName', 'lastName', 'companyName', 'street', 'city', 'postalCode', 'phoneNumber'] as const

type Texts = Record<(typeof TEXT_FIELDS)[number], string | null>

const NO_TEXTS: Texts = { firstName: null, middleName: null, lastName: null, companyName: null, street: null, city: null, postalCode: null, phoneNumber: null }

type AddressColumns = Omit<NewAddress, 'id' | 'accountId' | 'createdAt'>

/**
 * The columns of a new or changed address. Blanks count as absent; country and region are stored as codes, whichever field they came in.
 * A name is made of first and last name, or the company, when none is given. Refuses an address without a name or a known country.
 */
export function readAddress(input: CommerceAddressInput | CommerceAddressUpdate, current: Address | null): Outcome<AddressColumns> {
  const country = clean(input.countryCode) ?? clean(input.country) ?? current?.country
  if (country === undefined) return refused(invalidAddress("The address needs a 'country'."))
  if (!isCountry(country)) return refused(invalidAddress(`'${country}' is no two-letter country code.`))
  const texts = { ...NO_TEXTS, ...pickTexts(current), ...readTexts(input) }
  const name = readName(input, current) ?? personOf(texts) ?? texts.companyName
  if (name === null) return refused(invalidAddress("The address needs a 'name', or a first and a last name."))
  return done({
    ...texts,
    addressType: input.addressType ?? current?.addressType ?? 'Shipping',
    name,
    country: country.toUpperCase(),
    region: readRegion(input, current),
    isDefault: input.isDefault ?? current?.isDefault ?? false,
  })
}

/** The name as given; a kept one only while the names that it was made of are kept. */
function readName(input: CommerceAddressUpdate, current: Address | null): string | null {
  const keepsNames = input.firstName === undefined && input.lastName === undefined
  return clean(input.name) ?? (keepsNames ? (current?.name ?? null) : null)
}

function personOf({ firstName, lastName }: Texts): string | null {
  return clean([firstName, lastName].filter((part) => part !== null).join(' '))
}

function readRegion(input: CommerceAddressUpdate, current: Address | null): string | null {
  const isGiven = input.regionCode !== undefined || input.region !== undefined
  const region = clean(input.regionCode) ?? clean(input.region)
  return isGiven ? (region?.toUpperCase() ?? null) : (current?.region ?? null)
}

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

function isCountry(code: string): boolean {
  return /^[A-Za-z]{2}$/.test(code) && regionNames.of(code.toUpperCase()) !== undefined
}

function clean(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}

function readTexts(input: CommerceAddressUpdate): Partial<Texts> {
  return Object.fromEntries(TEXT_FIELDS.flatMap((field) => (input[field] === undefined ? [] : [[field, clean(input[field])]])))
}

function pickTexts(address: Address | null): Partial<Texts> {
  return address === null ? {} : Object.fromEntries(TEXT_FIELDS.map((field) => [field, address[field]]))
}
