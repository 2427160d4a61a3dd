import * as messages from '@hydrant/messages/compiled/kernel/address.js'
import type { PostalAddress } from '../locale/format-address.ts'
import { formatPersonName } from '../locale/format-name.ts'
import { isPhoneNumber } from '../locale/phone.ts'
import { type Country, findCountry, findRegion, findRegions } from './countries.ts'
import { findStatesOfZip } from './us-zip.ts'

/** An address as it was entered: the region is a code or a name, and blank values count as missing. */
export interface EnteredAddress extends PostalAddress {
  readonly firstName?: string | null | undefined
  readonly middleName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly phoneNumber?: string | null | undefined
}

/** A complete address; `region` and `country` are codes in capitals. */
export interface CompleteAddress {
  readonly name: string
  readonly street: string
  readonly city: string | null
  readonly region: string | null
  readonly postalCode: string | null
  readonly country: string
}

/** A field of an address. */
export type AddressField = 'name' | 'street' | 'city' | 'region' | 'postalCode' | 'country' | 'phoneNumber'

/** One issue with a field of an address; the message says which field. */
export interface AddressIssue {
  readonly field: AddressField
  /** Whether the field is empty, is malformed, or contradicts another field. */
  readonly kind: 'missing' | 'invalid' | 'contradictory'
  readonly message: string
}

/**
 * The formats of the postal codes of countries with many deliveries. For other countries letters, digits, spaces and
 * hyphens are accepted.
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
 * Validates an address by the rules of its country. Returns the address with the codes of its country and region, or
 * null and every issue. Without a name, the first and last name or the company are used.
 */
export function validateAndNormalizeAddress(
  enteredAddress: EnteredAddress,
  { shouldCheckPhone }: { readonly shouldCheckPhone: boolean },
): { readonly address: CompleteAddress | null; readonly issues: readonly AddressIssue[] } {
  const country = findCountry(enteredAddress.country ?? '')
  const name =
    trimToNull(enteredAddress.name) ??
    trimToNull(formatPersonName(enteredAddress, { country: country?.code ?? null })) ??
    trimToNull(enteredAddress.companyName)
  const [street, city, postalCode, region] = [
    trimToNull(enteredAddress.street),
    trimToNull(enteredAddress.city),
    trimToNull(enteredAddress.postalCode),
    trimToNull(enteredAddress.region),
  ]
  const regionCode = region === null || country === null ? null : (findRegion(country.code, region)?.code ?? null)
  const issues: AddressIssue[] = [
    ...createIssuesIfMissing('name', name === null, messages.missingName),
    ...createIssuesIfMissing('street', street === null),
    ...(country === null
      ? [
          ...createIssuesIfMissing('city', city === null),
          createCountryIssue(trimToNull(enteredAddress.country)),
          ...createIssuesIfMissing('postalCode', postalCode === null),
        ]
      : findCountryRuleIssues(country, {
          city,
          region,
          regionCode,
          postalCode,
          phoneNumber: shouldCheckPhone ? trimToNull(enteredAddress.phoneNumber) : null,
        })),
  ]
  if (issues.length > 0 || country === null || name === null || street === null) return { address: null, issues }
  return { address: { name, street, city, region: regionCode, postalCode, country: country.code }, issues: [] }
}

/** Where something is delivered to, as far as prices depend on it; `region` and `country` are codes in capitals. */
export type DeliveryDestination = Pick<CompleteAddress, 'region' | 'postalCode' | 'country'>

/**
 * Validates country, region and postal code by the rules of addresses. Returns them with the codes of country and region,
 * or null and every issue.
 */
export function validateAndNormalizeDestination(entered: {
  readonly [Field in keyof DeliveryDestination]?: string | null | undefined
}): { readonly destination: DeliveryDestination | null; readonly issues: readonly AddressIssue[] } {
  const country = findCountry(entered.country ?? '')
  if (country === null) return { destination: null, issues: [createCountryIssue(trimToNull(entered.country))] }
  const [postalCode, region] = [trimToNull(entered.postalCode), trimToNull(entered.region)]
  const regionCode = region === null ? null : (findRegion(country.code, region)?.code ?? null)
  const issues = [
    ...findRegionIssues(country, region, regionCode),
    ...findPostalCodeIssues(country, postalCode, regionCode),
  ]
  return { destination: issues.length > 0 ? null : { region: regionCode, postalCode, country: country.code }, issues }
}

interface CountryDependentParts {
  readonly city: string | null
  readonly region: string | null
  /** The code of the entered region, if it exists. */
  readonly regionCode: string | null
  readonly postalCode: string | null
  /** Null when it is not checked. */
  readonly phoneNumber: string | null
}

/** Returns the issues with the parts of an address whose rules depend on the country. */
function findCountryRuleIssues(
  country: Country,
  { city, region, regionCode, postalCode, phoneNumber }: CountryDependentParts,
): AddressIssue[] {
  return [
    ...createIssuesIfMissing('city', country.hasCity && city === null),
    ...findRegionIssues(country, region, regionCode),
    ...findPostalCodeIssues(country, postalCode, regionCode),
    ...findPhoneIssues(country, phoneNumber),
  ]
}

function createCountryIssue(country: string | null): AddressIssue {
  return {
    field: 'country',
    kind: country === null ? 'missing' : 'invalid',
    message: country === null ? messages.missingField({ field: 'country' }) : messages.invalidCountry({ country }),
  }
}

/** Returns the issue of a missing field; an empty list when the field is filled in. */
function createIssuesIfMissing(
  field: AddressField,
  isMissing: boolean,
  message: (values: { readonly field: string }) => string = messages.missingField,
): AddressIssue[] {
  return isMissing
    ? [
        {
          field,
          kind: 'missing',
          message: message({ field }),
        },
      ]
    : []
}

function findRegionIssues(country: Country, region: string | null, code: string | null): AddressIssue[] {
  if (region === null) return createIssuesIfMissing('region', country.requiresRegion, messages.missingRegion)
  // For a country without regions there is no list to check the text against, and no tax by region.
  if (code !== null || findRegions(country.code).length === 0) return []
  return [
    {
      field: 'region',
      kind: 'invalid',
      message: messages.invalidRegion({ region, country: country.name }),
    },
  ]
}

/**
 * Checks a postal code by the rules of its country; in the United States it has to be in the state, if that is known.
 * Returns every issue: a missing code, a malformed one, or one of another state.
 */
export function findPostalCodeIssues(
  { code, hasPostalCode, name }: Country,
  postalCode: string | null,
  region: string | null,
): AddressIssue[] {
  if (postalCode === null) return createIssuesIfMissing('postalCode', hasPostalCode)
  if (!(POSTAL_CODES[code] ?? ANY_POSTAL_CODE).test(postalCode))
    return [
      {
        field: 'postalCode',
        kind: 'invalid',
        message: messages.invalidPostalCode({ postalCode, country: name }),
      },
    ]
  if (code !== 'US' || region === null || findStatesOfZip(postalCode).includes(region)) return []
  return [
    {
      field: 'postalCode',
      kind: 'contradictory',
      message: messages.contradictoryZip({ postalCode, region }),
    },
  ]
}

function findPhoneIssues({ code }: Country, phoneNumber: string | null): AddressIssue[] {
  const isInvalid = phoneNumber !== null && !isPhoneNumber(phoneNumber, code)
  return isInvalid
    ? [
        {
          field: 'phoneNumber',
          kind: 'invalid',
          message: messages.invalidPhoneNumber({ phoneNumber }),
        },
      ]
    : []
}

function trimToNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}
