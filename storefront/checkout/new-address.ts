import type { CheckoutAddress } from '@hydrant/contract/shared/address.ts'
import type { FormFault } from '@hydrant/design/form/error-summary.tsx'
import { type AddressFault, type AddressField, checkAddress } from '@hydrant/kernel/address/check-address.ts'
import { textOf } from '../session/form-text.ts'
import { FIELDS } from './checkout-fault.ts'

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
 * Reads the fields of a new address, with everything that is missing or cannot be right. The field `region` holds
 * country and region, such as `US-WA`, or the country alone where addresses need no region.
 */
export function readNewAddress(form: FormData): {
  readonly address: NewAddress
  readonly faults: readonly FormFault[]
} {
  const [country = '', region = ''] = textOf(form, 'region').split('-')
  const address: NewAddress = {
    name: textOf(form, 'name'),
    companyName: textOf(form, 'companyName') || null,
    street: textOf(form, 'street'),
    city: textOf(form, 'city'),
    region,
    postalCode: textOf(form, 'postalCode'),
    country,
    phoneNumber: textOf(form, 'phoneNumber') || null,
  }
  return { address, faults: faultsOf(address) }
}

/** An address as its form shows it: what `readNewAddress` reads, by the names of the fields. */
export function addressValues({
  name,
  companyName,
  street,
  city,
  region,
  postalCode,
  country,
  shipToPhoneNumber,
}: CheckoutAddress): Readonly<Record<string, string>> {
  const typed = {
    name,
    companyName,
    street,
    city,
    region: region ? `${country}-${region}` : country,
    postalCode,
    phoneNumber: shipToPhoneNumber,
  }
  return Object.fromEntries(Object.entries(typed).map(([field, value]) => [field, value ?? '']))
}

function faultsOf(address: NewAddress): FormFault[] {
  // Whether a phone number has to be one is a setting of the store, which the server knows.
  const { faults } = checkAddress(address, { checksPhone: false })
  return faults.map((fault) => ({ fieldId: FIELD_IDS[fault.field], message: messageOf(fault, address) }))
}

/** Country and state are chosen in one field. */
const FIELD_IDS: Readonly<Record<AddressField, string>> = { ...FIELDS, country: FIELDS.region }

function messageOf({ field, kind, message }: AddressFault, { country }: NewAddress): string {
  switch (field) {
    case 'name':
      return 'Enter who receives the delivery.'
    case 'street':
      return 'Enter the street and number.'
    case 'city':
      return 'Enter the city.'
    case 'region':
    case 'country':
      return 'Choose the state or province.'
    case 'postalCode':
      return messageOfPostalCode(kind, country)
    case 'phoneNumber':
      return message
    default:
      return field satisfies never
  }
}

function messageOfPostalCode(kind: AddressFault['kind'], country: string): string {
  if (kind === 'missing') return 'Enter the postal code.'
  if (kind === 'contradictory') return 'This ZIP code is not in the state that you have chosen. Check both.'
  const example = EXAMPLES[country]
  return example === undefined ? 'Enter a valid postal code.' : `Enter a postal code such as ${example}.`
}

const EXAMPLES: Readonly<Record<string, string>> = { US: '98501 or 98501-1234', CA: 'A1B 2C3' }
