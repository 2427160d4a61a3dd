import type { PostalAddress } from '../locale/format-address.ts'
import { formatPersonName } from '../locale/format-name.ts'
import { isPhoneNumber } from '../locale/phone.ts'
import { type Country, findCountry, findRegion, regionsOf } from './countries.ts'
import { statesOfZip } from './us-zip.ts'

/** An address as it was entered: the region is a code or a name, and blank texts count as absent. */
export interface EnteredAddress extends PostalAddress {
  readonly firstName?: string | null | undefined
  readonly middleName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly phoneNumber?: string | null | undefined
}

/** An address that something can be sent to; `region` and `country` are codes in capitals. */
export interface WholeAddress {
  readonly name: string
  readonly street: string
  readonly city: string | null
  readonly region: string | null
  readonly postalCode: string | null
  readonly country: string
}

/** A field of an address. */
export type AddressField = 'name' | 'street' | 'city' | 'region' | 'postalCode' | 'country' | 'phoneNumber'

/** What is wrong with one field of an address; the message names the field. */
export interface AddressFault {
  readonly field: AddressField
  /** Whether the field is empty, is nothing of its kind, or does not go with another field. */
  readonly kind: 'missing' | 'invalid' | 'contradictory'
  readonly message: string
}

/**
 * The shapes of postal codes of countries that are often delivered to. Elsewhere letters, digits, spaces and hyphens
 * are accepted.
 */
const POSTAL_CODES: Readonly<Record<string, RegExp>> = {
  AU: /^\d{4}$/,
  BR: /^\d{5}-?\d{3}$/,
  CA: /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i,
  DE: /^\d{5}$/,
  ES: /^\d{5}$/,
  FR: /^\d{5}$/,
  IN: /^\d{3} ?\d{3}$/,
  IT: /^\d{5}$/,
  MX: /^\d{5}$/,
  US: /^\d{5}(?:-\d{4})?$/,
}
const ANY_POSTAL_CODE = /^[A-Z0-9][A-Z0-9 -]{1,11}$/i

/**
 * Checks an address against the country it is in. Returns it with the codes of its country and region, and every fault
 * that it has. Without a name, the first and last name or the company stand for it. The address is null when there is a
 * fault.
 */
export function checkAddress(
  entered: EnteredAddress,
  { checksPhone }: { readonly checksPhone: boolean },
): { readonly address: WholeAddress | null; readonly faults: readonly AddressFault[] } {
  const country = findCountry(entered.country ?? '')
  const name =
    clean(entered.name) ??
    clean(formatPersonName(entered, { country: country?.code ?? null })) ??
    clean(entered.companyName)
  const [street, city, postalCode, region] = [
    clean(entered.street),
    clean(entered.city),
    clean(entered.postalCode),
    clean(entered.region),
  ]
  const regionCode = region === null || country === null ? null : (findRegion(country.code, region)?.code ?? null)
  const faults: AddressFault[] = [
    ...missing('name', name === null, 'or a first and a last name'),
    ...missing('street', street === null),
    ...(country === null
      ? [
          ...missing('city', city === null),
          countryFault(clean(entered.country)),
          ...missing('postalCode', postalCode === null),
        ]
      : faultsWithin(country, {
          city,
          region,
          regionCode,
          postalCode,
          phoneNumber: checksPhone ? clean(entered.phoneNumber) : null,
        })),
  ]
  if (faults.length > 0 || country === null || name === null || street === null) return { address: null, faults }
  return { address: { name, street, city, region: regionCode, postalCode, country: country.code }, faults: [] }
}

interface LocalParts {
  readonly city: string | null
  readonly region: string | null
  /** The code of the region that was entered, if it is one. */
  readonly regionCode: string | null
  readonly postalCode: string | null
  /** Null when it is not to be checked. */
  readonly phoneNumber: string | null
}

function faultsWithin(
  country: Country,
  { city, region, regionCode, postalCode, phoneNumber }: LocalParts,
): AddressFault[] {
  return [
    ...missing('city', country.hasCity && city === null),
    ...regionFaults(country, region, regionCode),
    ...postalCodeFaults(country, postalCode, regionCode),
    ...phoneFaults(country, phoneNumber),
  ]
}

function countryFault(country: string | null): AddressFault {
  return {
    field: 'country',
    kind: country === null ? 'missing' : 'invalid',
    message:
      country === null
        ? "The address needs a 'country'."
        : `'${country}' is no two-letter country code: check the field 'country'.`,
  }
}

function missing(field: AddressField, isMissing: boolean, alternative?: string): AddressFault[] {
  return isMissing
    ? [
        {
          field,
          kind: 'missing',
          message: `The address needs a '${field}'${alternative === undefined ? '' : `, ${alternative}`}.`,
        },
      ]
    : []
}

function regionFaults(country: Country, region: string | null, code: string | null): AddressFault[] {
  if (region === null) return missing('region', country.requiresRegion, 'the code of its state or province')
  // Where a country has no regions there is no list to hold the text against, and none to tax by.
  if (code !== null || regionsOf(country.code).length === 0) return []
  return [
    {
      field: 'region',
      kind: 'invalid',
      message: `'${region}' is no state or region of ${country.name}: check the field 'region'.`,
    },
  ]
}

function postalCodeFaults(
  { code, hasPostalCode, name }: Country,
  postalCode: string | null,
  region: string | null,
): AddressFault[] {
  if (postalCode === null) return missing('postalCode', hasPostalCode)
  if (!(POSTAL_CODES[code] ?? ANY_POSTAL_CODE).test(postalCode))
    return [
      {
        field: 'postalCode',
        kind: 'invalid',
        message: `'${postalCode}' is no postal code of ${name}: check the field 'postalCode'.`,
      },
    ]
  if (code !== 'US' || region === null || statesOfZip(postalCode).includes(region)) return []
  return [
    {
      field: 'postalCode',
      kind: 'contradictory',
      message: `The ZIP code ${postalCode} is not in the state ${region}: check the fields 'postalCode' and 'region'.`,
    },
  ]
}

function phoneFaults({ code }: Country, phoneNumber: string | null): AddressFault[] {
  const isWrong = phoneNumber !== null && !isPhoneNumber(phoneNumber, code)
  return isWrong
    ? [
        {
          field: 'phoneNumber',
          kind: 'invalid',
          message: `'${phoneNumber}' is no phone number: check the field 'phoneNumber'.`,
        },
      ]
    : []
}

function clean(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}
