import { data, redirect } from 'react-router'
import { isEmailAddress } from '@hydrant/kernel/locale/email.ts'
import type { Redirected } from '@hydrant/contract/shop/session.ts'
import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/session.js'
import { links } from '../links.ts'
import type { ShopContext } from '../shop-context.ts'
import { setFlash } from './flash.ts'
import { readTextField } from './form-text.ts'
import { callAndCatchClientError } from './error-view.ts'
import { toFieldErrors } from './field-errors.ts'
import { readReturnPath } from './return-path.ts'

/** Ids of the fields that an error can point to. */
export const REGISTRATION_FIELDS = {
  firstName: 'register-first-name',
  lastName: 'register-last-name',
  companyName: 'register-company',
  phoneNumber: 'register-phone',
  street: 'register-street',
  city: 'register-city',
  region: 'register-region',
  postalCode: 'register-postal-code',
  country: 'register-country',
  taxId: 'register-tax-id',
  note: 'register-note',
  email: 'register-email',
  password: 'register-password',
} as const

/** What was typed, except for the password, which is never sent back. */
interface TypedFields {
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
  readonly email: string
  /** What else an applicant says of their company, where registrations need approval. */
  readonly details: Readonly<Record<string, string>>
}

/** The fields about the company of an applicant, where registrations need approval. */
export const COMPANY_FIELDS = [
  'phoneNumber',
  'street',
  'city',
  'region',
  'postalCode',
  'country',
  'taxId',
  'note',
] as const

/** A registration that did not succeed. */
export interface FailedRegistration {
  readonly fieldErrors: readonly FormIssue[]
  readonly typed: TypedFields
  readonly returnTo: string
}

/** Registers with the fields of the form and redirects to the sign-in page, or returns the field errors. */
export async function registerAndRedirectToSignIn(form: FormData, { client, cookies }: ShopContext) {
  const typed: TypedFields = {
    firstName: readTextField(form, 'firstName'),
    lastName: readTextField(form, 'lastName'),
    companyName: readTextField(form, 'companyName'),
    email: readTextField(form, 'email'),
    details: Object.fromEntries(
      COMPANY_FIELDS.flatMap((name): ReadonlyArray<readonly [string, string]> => {
        const text = readTextField(form, name)
        return text === '' ? [] : [[name, text]]
      }),
    ),
  }
  const needsApproval = form.get('needsApproval') !== null
  // Without the field, the password is chosen by the link of a mail.
  const passwordValue = form.get('password')
  const password = typeof passwordValue === 'string' ? passwordValue : null
  const returnTo = readReturnPath(form.get('returnTo'))
  const fieldErrors = validateFields(typed, { needsApproval, password })
  if (fieldErrors.length > 0) return data<FailedRegistration>({ fieldErrors, typed, returnTo }, { status: 422 })
  const { details, ...registrant } = typed
  const result = await callAndCatchClientError(() =>
    client.registerBuyer({ request: { ...registrant, ...details, ...(password !== null && { password }) } }),
  )
  if (!result.ok)
    return data<FailedRegistration>(
      {
        fieldErrors: toFieldErrors(result.error, REGISTRATION_FIELDS, REGISTRATION_FIELDS.firstName),
        typed,
        returnTo,
      },
      { status: result.error.status },
    )
  // The same whether or not the account existed before: the shop does not reveal who its customers are.
  setFlash(cookies, { tone: 'success', message: toMessage(result.value, typed.email) })
  return redirect(links.login(returnTo))
}

function toMessage({ awaitsApproval, mustVerifyEmail }: Redirected, email: string): string {
  if (awaitsApproval === true) return messages.applied({ email })
  return mustVerifyEmail === true ? messages.registeredWithMail({ email }) : messages.registered()
}

/** `password` is null where none is asked for; the company is required where staff decide. */
function validateFields(
  { firstName, lastName, companyName, email }: TypedFields,
  { needsApproval, password }: { readonly needsApproval: boolean; readonly password: string | null },
): FormIssue[] {
  return [
    ...(firstName === '' ? [{ fieldId: REGISTRATION_FIELDS.firstName, message: messages.enterFirstName() }] : []),
    ...(lastName === '' ? [{ fieldId: REGISTRATION_FIELDS.lastName, message: messages.enterLastName() }] : []),
    ...(needsApproval && companyName === ''
      ? [{ fieldId: REGISTRATION_FIELDS.companyName, message: messages.enterCompany() }]
      : []),
    ...(isEmailAddress(email)
      ? []
      : [{ fieldId: REGISTRATION_FIELDS.email, message: messages.enterEmailAddressToRegister() }]),
    ...(password === '' ? [{ fieldId: REGISTRATION_FIELDS.password, message: messages.choosePassword() }] : []),
  ]
}
