import type { ContactInfo } from '@hydrant/contract/shop/checkout.ts'
import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import { isEmailAddress } from '@hydrant/kernel/locale/email.ts'
import { isPhoneNumber } from '@hydrant/kernel/locale/phone.ts'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import { readTextField } from '../session/form-text.ts'
import { FIELD_IDS } from './checkout-errors.ts'
import type { ContactView } from './checkout-view.ts'

/**
 * Reads a guest's contact details with their field errors. `shouldCheckFormats` says whether the formats of email
 * address and phone number are checked, too; without the rules of a country for the phone number, which only the server
 * knows.
 */
export function readContact(
  form: FormData,
  { shouldCheckFormats }: { readonly shouldCheckFormats: boolean },
): { readonly contact: ContactView; readonly fieldErrors: readonly FormIssue[] } {
  const contact = {
    firstName: readTextField(form, 'firstName'),
    lastName: readTextField(form, 'lastName'),
    email: readTextField(form, 'email'),
    phoneNumber: readTextField(form, 'phoneNumber'),
  }
  const issueIf = (isWrong: boolean, fieldId: string, message: string): FormIssue[] =>
    isWrong ? [{ fieldId, message }] : []
  const fieldErrors = [
    ...issueIf(contact.lastName === '', FIELD_IDS.lastName, messages.enterLastName()),
    ...issueIf(
      contact.email === '' || (shouldCheckFormats && !isEmailAddress(contact.email)),
      FIELD_IDS.email,
      contact.email === '' ? messages.enterEmailAddress() : messages.enterValidEmailAddress(),
    ),
    ...issueIf(
      shouldCheckFormats && contact.phoneNumber !== '' && !isPhoneNumber(contact.phoneNumber, null),
      FIELD_IDS.phone,
      messages.enterPhone(),
    ),
  ]
  return { contact, fieldErrors }
}

/** Converts a checkout's contact to its view; null until it has email address and last name. */
export function toContactView(contact: ContactInfo | null | undefined): ContactView | null {
  if (!contact?.email || !contact.lastName) return null
  return {
    firstName: contact.firstName ?? '',
    lastName: contact.lastName,
    email: contact.email,
    phoneNumber: contact.phoneNumber ?? '',
  }
}
