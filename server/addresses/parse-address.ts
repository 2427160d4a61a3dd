import type { CommerceAddressInput, CommerceAddressUpdate } from '@hydrant/contract/shop/addresses.ts'
import {
  validateAndNormalizeAddress,
  type EnteredAddress,
  type CompleteAddress,
} from '@hydrant/kernel/address/check-address.ts'
import { ok, type Result, err, invalidFieldsError } from '@hydrant/kernel/result/result.ts'
import { mergeCustomFields } from './merge-custom-fields.ts'
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

type TextFields = Record<(typeof TEXT_FIELDS)[number], string | null>

const EMPTY_TEXT_FIELDS: TextFields = {
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

/** The rules for checking addresses. */
export interface AddressRules {
  /** Whether the phone number is checked by the rules of the address's country. */
  readonly shouldCheckPhone: boolean
}

/**
 * Checks an address and returns it with the codes of its country and region; returns an error that lists every missing
 * or invalid field.
 */
export function parseCompleteAddress(entered: EnteredAddress, rules: AddressRules): Result<CompleteAddress> {
  const { address, issues } = validateAndNormalizeAddress(entered, rules)
  return address === null
    ? err(invalidFieldsError(issues.map(({ field, message }) => ({ field, message: () => message }))))
    : ok(address)
}

/**
 * Returns the columns of a new or changed address. Fields that a change leaves out stay the same, blank values count as
 * missing, and the code of a country or region overrides its name. Returns an error for an incomplete address.
 */
export function parseAddressUpdate(
  input: CommerceAddressInput | CommerceAddressUpdate,
  current: Address | null,
  { shouldCheckPhone }: AddressRules,
): Result<AddressColumns> {
  const textFields = { ...EMPTY_TEXT_FIELDS, ...pickStoredTexts(current), ...pickSentTexts(input) }
  const country = pickSentOrStoredCountry(input, current)
  const hasPhoneOrCountryChanged = input.phoneNumber !== undefined || country?.toUpperCase() !== current?.country
  const entered = {
    ...textFields,
    name: pickSentOrStoredName(input, current),
    country,
    region: pickSentOrStoredRegion(input, current),
  }
  const addressResult = parseCompleteAddress(entered, {
    shouldCheckPhone: shouldCheckPhone && hasPhoneOrCountryChanged,
  })
  if (!addressResult.ok) return addressResult
  const fieldsResult = mergeCustomFields(input, current?.fields ?? {})
  if (!fieldsResult.ok) return fieldsResult
  return ok({
    ...textFields,
    ...addressResult.value,
    fields: fieldsResult.value,
    addressType: input.addressType ?? current?.addressType ?? 'Shipping',
    isDefault: input.isDefault ?? current?.isDefault ?? false,
  })
}

/**
 * Returns the name that was sent, or null when that is blank; without one, the stored name, unless one of its parts was
 * sent: the name is then made anew from the parts.
 */
function pickSentOrStoredName(input: CommerceAddressUpdate, current: Address | null): string | null {
  if (input.name !== undefined) return trimToNull(input.name)
  const areNamesUnchanged =
    input.firstName === undefined && input.middleName === undefined && input.lastName === undefined
  return areNamesUnchanged ? (current?.name ?? null) : null
}

function pickSentOrStoredCountry(input: CommerceAddressUpdate, current: Address | null): string | null {
  const isCountrySent = input.countryCode !== undefined || input.country !== undefined
  return isCountrySent ? (trimToNull(input.countryCode) ?? trimToNull(input.country)) : (current?.country ?? null)
}

function pickSentOrStoredRegion(input: CommerceAddressUpdate, current: Address | null): string | null {
  const isRegionSent = input.regionCode !== undefined || input.region !== undefined
  return isRegionSent ? (trimToNull(input.regionCode) ?? trimToNull(input.region)) : (current?.region ?? null)
}

function trimToNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}

function pickSentTexts(input: CommerceAddressUpdate): Partial<TextFields> {
  return Object.fromEntries(
    TEXT_FIELDS.flatMap((field) => (input[field] === undefined ? [] : [[field, trimToNull(input[field])]])),
  )
}

function pickStoredTexts(address: Address | null): Partial<TextFields> {
  return address === null ? {} : Object.fromEntries(TEXT_FIELDS.map((field) => [field, address[field]]))
}
