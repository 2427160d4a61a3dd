import type { CommerceAddressInput, CommerceAddressUpdate } from '@hydrant/contract/shop/addresses.ts'
import { checkAddress, type EnteredAddress, type WholeAddress } from '@hydrant/kernel/address/check-address.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { invalidAddress } from './errors.ts'
import { readCustomFields } from './read-custom-fields.ts'
import type { Address, NewAddress } from './store.ts'

const TEXT_FIELDS = [
  'firstName',
  'middleName',
  'lastName',
  'companyName',
  'street',
  'city',
  'postalCode',
  'phoneNumber',
] as const

type Texts = Record<(typeof TEXT_FIELDS)[number], string | null>

const NO_TEXTS: Texts = {
  firstName: null,
  middleName: null,
  lastName: null,
  companyName: null,
  street: null,
  city: null,
  postalCode: null,
  phoneNumber: null,
}

type AddressColumns = Omit<NewAddress, 'id' | 'accountId' | 'createdAt'>

/** How strictly addresses are read. */
export interface AddressRules {
  /** Whether a phone number must be one by the rules of the address's country. */
  readonly checksPhone: boolean
}

/**
 * An address with the codes of its country and region; refused when a part is missing or wrong, with the name of every
 * such field.
 */
export function readWholeAddress(entered: EnteredAddress, rules: AddressRules): Result<WholeAddress> {
  const { address, faults } = checkAddress(entered, rules)
  return address === null ? err(invalidAddress(faults.map(({ message }) => message).join(' '))) : ok(address)
}

/**
 * The columns of a new or changed address. What a change leaves out stays as it is, blanks count as absent, and the
 * code of a country or region wins over its field without one. Refuses an address that is not whole.
 */
export function readAddress(
  input: CommerceAddressInput | CommerceAddressUpdate,
  current: Address | null,
  { checksPhone }: AddressRules,
): Result<AddressColumns> {
  const texts = { ...NO_TEXTS, ...pickTexts(current), ...readTexts(input) }
  const country = clean(input.countryCode) ?? clean(input.country) ?? current?.country ?? null
  const isPhoneNew = input.phoneNumber !== undefined || country?.toUpperCase() !== current?.country
  const entered = { ...texts, name: readName(input, current), country, region: readRegion(input, current) }
  const whole = readWholeAddress(entered, { checksPhone: checksPhone && isPhoneNew })
  if (!whole.ok) return whole
  const fields = readCustomFields(input, current?.fields ?? {})
  if (!fields.ok) return fields
  return ok({
    ...texts,
    ...whole.value,
    fields: fields.value,
    addressType: input.addressType ?? current?.addressType ?? 'Shipping',
    isDefault: input.isDefault ?? current?.isDefault ?? false,
  })
}

/** The name as given; a kept one only while the names that it was made of are kept. */
function readName(input: CommerceAddressUpdate, current: Address | null): string | null {
  const keepsNames = input.firstName === undefined && input.middleName === undefined && input.lastName === undefined
  return clean(input.name) ?? (keepsNames ? (current?.name ?? null) : null)
}

function readRegion(input: CommerceAddressUpdate, current: Address | null): string | null {
  const isGiven = input.regionCode !== undefined || input.region !== undefined
  return isGiven ? (clean(input.regionCode) ?? clean(input.region)) : (current?.region ?? null)
}

function clean(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}

function readTexts(input: CommerceAddressUpdate): Partial<Texts> {
  return Object.fromEntries(
    TEXT_FIELDS.flatMap((field) => (input[field] === undefined ? [] : [[field, clean(input[field])]])),
  )
}

function pickTexts(address: Address | null): Partial<Texts> {
  return address === null ? {} : Object.fromEntries(TEXT_FIELDS.map((field) => [field, address[field]]))
}
