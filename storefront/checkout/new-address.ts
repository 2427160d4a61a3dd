import type { FormFault } from '@hydrant/design/form/error-summary.tsx'
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

/** Reads the fields of a new address, with everything that is missing or cannot be right. The field `region` holds country and region, such as `US-WA`. */
export function readNewAddress(form: FormData): { readonly address: NewAddress; readonly faults: readonly FormFault[] } {
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

function faultsOf({ name, street, city, region, postalCode, country }: NewAddress): FormFault[] {
  const fault = (isWrong: boolean, fieldId: string, message: string): FormFault[] => (isWrong ? [{ fieldId, message }] : [])
  return [
    ...fault(name === '', FIELDS.name, 'Enter who receives the delivery.'),
    ...fault(street === '', FIELDS.street, 'Enter the street and number.'),
    ...fault(city === '', FIELDS.city, 'Enter the city.'),
    ...fault(region === '' || country === '', FIELDS.region, 'Choose the state or province.'),
    ...fault(!isPostalCode(postalCode, country), FIELDS.postalCode, postalCode === '' ? 'Enter the postal code.' : 'Enter a postal code such as 98501, or A1B 2C3 in Canada.'),
  ]
}

function isPostalCode(text: string, country: string): boolean {
  switch (country) {
    case 'US':
      return /^\d{5}(-\d{4})?$/.test(text)
    case 'CA':
      return /^[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d$/.test(text)
    default:
      return text !== ''
  }
}
