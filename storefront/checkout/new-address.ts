import type { CheckoutAddress } from '@hydrant/contract/shared/address.ts'
import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import {
  type AddressIssue,
  type AddressField,
  validateAndNormalizeAddress,
  validateAndNormalizeDestination,
} from '@hydrant/kernel/address/check-address.ts'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import { readTextField } from '../session/form-text.ts'
import { FIELD_IDS } from './checkout-errors.ts'

/** A new delivery address as it was typed. */
export interface NewAddress {
  readonly name: string
  readonly companyName: string | null
  readonly street: string
  readonly city: string
  readonly region: string
  readonly postalCode: string
  readonly country: string
  readonly phoneNumber: string | null
}

/**
 * Reads a new address with its field errors. The field `region` holds country and region, such as `US-WA`, or the
 * country alone where addresses need no region.
 */
export function readNewAddress(form: FormData): {
  readonly address: NewAddress
  readonly fieldErrors: readonly FormIssue[]
} {
  const [country = '', region = ''] = readTextField(form, 'region').split('-')
  const address: NewAddress = {
    name: readTextField(form, 'name'),
    companyName: readTextField(form, 'companyName') || null,
    street: readTextField(form, 'street'),
    city: readTextField(form, 'city'),
    region,
    postalCode: readTextField(form, 'postalCode'),
    country,
    phoneNumber: readTextField(form, 'phoneNumber') || null,
  }
  return { address, fieldErrors: findAddressErrors(address) }
}

/** Converts an address to the values of its form fields, as `readNewAddress` reads them. */
export function toAddressFieldValues({
  name,
  companyName,
  street,
  city,
  region,
  postalCode,
  country,
  shipToPhoneNumber,
}: CheckoutAddress): Readonly<Record<string, string>> {
  const fieldValues = {
    name,
    companyName,
    street,
    city,
    region: region ? `${country}-${region}` : country,
    postalCode,
    phoneNumber: shipToPhoneNumber,
  }
  return Object.fromEntries(Object.entries(fieldValues).map(([field, value]) => [field, value ?? '']))
}

function findAddressErrors(address: NewAddress): FormIssue[] {
  // Whether a phone number is required to be valid is a setting of the store, which the server checks.
  const { issues: fieldErrors } = validateAndNormalizeAddress(address, { shouldCheckPhone: false })
  return fieldErrors.map((fieldError) => ({
    fieldId: ADDRESS_FIELD_IDS[fieldError.field],
    message: getErrorMessage(fieldError, address),
  }))
}

/**
 * Finds what is wrong with a country, a state and a postal code, with the fields by their ids; the same as of a new
 * address.
 */
export function findDestinationErrors(
  destination: Pick<NewAddress, 'country' | 'region' | 'postalCode'>,
  fieldIds: { readonly [Field in 'country' | 'region' | 'postalCode']: string },
): FormIssue[] {
  return validateAndNormalizeDestination(destination).issues.flatMap((issue) => {
    const { field } = issue
    if (field !== 'country' && field !== 'region' && field !== 'postalCode') return []
    return [{ fieldId: fieldIds[field], message: getErrorMessage(issue, destination) }]
  })
}

/** Country and state are chosen in one field. */
const ADDRESS_FIELD_IDS: Readonly<Record<AddressField, string>> = { ...FIELD_IDS, country: FIELD_IDS.region }

function getErrorMessage({ field, kind, message }: AddressIssue, { country }: Pick<NewAddress, 'country'>): string {
  switch (field) {
    case 'name':
      return messages.enterRecipient()
    case 'street':
      return messages.enterStreet()
    case 'city':
      return messages.enterCity()
    case 'region':
    case 'country':
      return messages.chooseRegion()
    case 'postalCode':
      return getPostalCodeMessage(kind, country)
    case 'phoneNumber':
      return message
    default:
      return field satisfies never
  }
}

function getPostalCodeMessage(kind: AddressIssue['kind'], country: string): string {
  if (kind === 'missing') return messages.enterPostalCode()
  if (kind === 'contradictory') return messages.wrongZipCode()
  switch (country) {
    case 'US':
      return messages.enterUsPostalCode()
    case 'CA':
      return messages.enterCanadianPostalCode()
    default:
      return messages.enterValidPostalCode()
  }
}
