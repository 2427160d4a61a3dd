import type { ContactInfo } from '@hydrant/contract/shop/checkout.ts'
import type { FormFault } from '@hydrant/design/form/error-summary.tsx'
import { isEmailAddress } from '@hydrant/kernel/locale/email.ts'
import { isPhoneNumber } from '@hydrant/kernel/locale/phone.ts'
import { textOf } from '../session/form-text.ts'
import { FIELDS, PHONE_WANTED } from './checkout-fault.ts'
import type { ContactView } from './checkout-view.ts'

/**
 * Reads how a guest can be reached, with everything that is missing or cannot be right. By which country's rules a
 * phone number is read is known to the server alone.
 */
export function readContact(
  form: FormData,
  { checksPhone }: { readonly checksPhone: boolean },
): { readonly contact: ContactView; readonly faults: readonly FormFault[] } {
  const contact = {
    firstName: textOf(form, 'firstName'),
    lastName: textOf(form, 'lastName'),
    email: textOf(form, 'email'),
    phoneNumber: textOf(form, 'phoneNumber'),
  }
  const fault = (isWrong: boolean, fieldId: string, message: string): FormFault[] =>
    isWrong ? [{ fieldId, message }] : []
  const faults = [
    ...fault(contact.lastName === '', FIELDS.lastName, 'Enter your last name.'),
    ...fault(
      !isEmailAddress(contact.email),
      FIELDS.email,
      contact.email === '' ? 'Enter your email address.' : 'Enter an email address such as name@station.example.',
    ),
    ...fault(
      checksPhone && contact.phoneNumber !== '' && !isPhoneNumber(contact.phoneNumber, null),
      FIELDS.phone,
      PHONE_WANTED,
    ),
  ]
  return { contact, faults }
}

/** The contact of a checkout as its page shows it; null until a guest can be reached. */
export function contactView(contact: ContactInfo | null | undefined): ContactView | null {
  if (!contact?.email || !contact.lastName) return null
  return {
    firstName: contact.firstName ?? '',
    lastName: contact.lastName,
    email: contact.email,
    phoneNumber: contact.phoneNumber ?? '',
  }
}
