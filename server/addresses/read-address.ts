import type { CommerceAddressInput, CommerceAddressUpdate } from '@hydrant/contract/shop/addresses.ts'
import { formatPersonName } from '@hydrant/kernel/locale/format-name.ts'
import { isPhoneNumber } from '@hydrant/kernel/locale/phone.ts'
import { done, type Outcome, refused } from '@hydrant/kernel/outcome/outcome.ts'
import { invalidAddress } from './errors.ts'
import { readCustomFields } from './read-custom-fields.ts'
import type { Address, NewAddress } from './store.ts'

const TEXT_FIELDS = ['firstName', 'middleName', 'lastName', 'companyName', 'street', 'city', 'postalCode', 'phoneNumber'] as const

type Texts = Record<(typeof TEXT_FIELDS)[number], string | null>

const NO_TEXTS: Texts = { firstName: null, middleName: null, lastName: null, companyName: null, street: null, city: null, postalCode: null, phoneNumber: null }

type AddressColumns = Omit<NewAddress, 'id' | 'accountId' | 'createdAt'>

/** How strictly addresses are read. */
export interface AddressRules {
  /** Whether a phone number must be one by the rules of the address's country. */
  readonly checksPhone: boolean
}

/**
 * The columns of a new or changed address. Blanks count as absent; country and region are stored as codes, whichever field they came in.
 * A name is made of first and last name in the order of the country, or the company, when none is given. Refuses an address without a name or
 * a known country, and a phone number that is none.
 */
export function readAddress(input: CommerceAddressInput | CommerceAddressUpdate, current: Address | null, { checksPhone }: AddressRules): Outcome<AddressColumns> {
  const read = readCountry(input, current)
  if (!read.ok) return read
  const country = read.value
  const texts = { ...NO_TEXTS, ...pickTexts(current), ...readTexts(input) }
  const name = readName(input, current) ?? clean(formatPersonName(texts, { country })) ?? texts.companyName
  if (name === null) return refused(invalidAddress("The address needs a 'name', or a first and a last name."))
  const { phoneNumber } = texts
  const isPhoneNew = input.phoneNumber !== undefined || country !== current?.country
  if (checksPhone && isPhoneNew && phoneNumber !== null && !isPhoneNumber(phoneNumber, country)) {
    return refused(invalidAddress(`'${phoneNumber}' is no phone number: check the field 'phoneNumber'.`))
  }
  const fields = readCustomFields(input, current?.fields ?? {})
  if (!fields.ok) return fields
  return done({
    ...texts,
    fields: fields.value,
    addressType: input.addressType ?? current?.addressType ?? 'Shipping',
    name,
    country,
    region: readRegion(input, current),
    isDefault: input.isDefault ?? current?.isDefault ?? false,
  })
}

function readCountry(input: CommerceAddressUpdate, current: Address | null): Outcome<string> {
  const country = clean(input.countryCode) ?? clean(input.country) ?? current?.country
  if (country === undefined) return refused(invalidAddress("The address needs a 'country'."))
  return isCountry(country) ? done(country.toUpperCase()) : refused(invalidAddress(`'${country}' is no two-letter country code.`))
}

/** The name as given; a kept one only while the names that it was made of are kept. */
function readName(input: CommerceAddressUpdate, current: Address | null): string | null {
  const keepsNames = input.firstName === undefined && input.middleName === undefined && input.lastName === undefined
  return clean(input.name) ?? (keepsNames ? (current?.name ?? null) : null)
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
