import { data, redirect } from 'react-router'
import { isEmailAddress } from '@hydrant/kernel/locale/email.ts'
import type { FormFault } from '@hydrant/design/form/error-summary.tsx'
import { links } from '../links.ts'
import type { ShopContext } from '../shop-context.ts'
import { leaveFlash } from './flash.ts'
import { textOf } from './form-text.ts'
import { type ShownRefusal, tryCall } from './refusal.ts'
import { readReturnPath } from './return-path.ts'

/** Ids of the fields that a fault can point to. */
export const REGISTRATION_FIELDS = {
  firstName: 'register-first-name',
  lastName: 'register-last-name',
  company: 'register-company',
  email: 'register-email',
  password: 'register-password',
} as const

/** What was typed, except for the password, which is never sent back. */
interface Typed {
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
  readonly email: string
}

/** A registration that did not succeed. */
export interface FailedRegistration {
  readonly faults: readonly FormFault[]
  readonly typed: Typed
  readonly returnTo: string
}

/**
 * Shown to whoever has registered, whether or not they had an account before: the shop tells nobody who its customers
 * are.
 */
const DONE =
  'Sign in with your email address and password. If that does not work, there was already an account with this email address: use its password, or contact us.'

/** Registers with the fields of the form and leads to the sign-in page, or answers with what is wrong. */
export async function register(form: FormData, { client, cookies }: ShopContext) {
  const typed: Typed = {
    firstName: textOf(form, 'firstName'),
    lastName: textOf(form, 'lastName'),
    companyName: textOf(form, 'companyName'),
    email: textOf(form, 'email'),
  }
  const entered = form.get('password')
  const password = typeof entered === 'string' ? entered : ''
  const returnTo = readReturnPath(form.get('returnTo'))
  const faults = checkFields(typed, password)
  if (faults.length > 0) return data<FailedRegistration>({ faults, typed, returnTo }, { status: 422 })
  const registered = await tryCall(() => client.session.register({ request: { ...typed, password } }))
  if (!registered.ok)
    return data<FailedRegistration>(
      { faults: [faultOf(registered.refusal)], typed, returnTo },
      { status: registered.refusal.status },
    )
  leaveFlash(cookies, { tone: 'success', message: DONE })
  return redirect(links.login(returnTo))
}

function checkFields({ firstName, lastName, email }: Typed, password: string): FormFault[] {
  return [
    ...(firstName === '' ? [{ fieldId: REGISTRATION_FIELDS.firstName, message: 'Enter your first name.' }] : []),
    ...(lastName === '' ? [{ fieldId: REGISTRATION_FIELDS.lastName, message: 'Enter your last name.' }] : []),
    ...(isEmailAddress(email)
      ? []
      : [{ fieldId: REGISTRATION_FIELDS.email, message: 'Enter your email address, such as name@example.com.' }]),
    ...(password === '' ? [{ fieldId: REGISTRATION_FIELDS.password, message: 'Choose a password.' }] : []),
  ]
}

function faultOf({ code, message }: ShownRefusal): FormFault {
  switch (code) {
    case 'INVALID_API_INPUT':
      return message.includes("'request.password'")
        ? { fieldId: REGISTRATION_FIELDS.password, message: message.replace("The 'request.password'", 'The password') }
        : { fieldId: REGISTRATION_FIELDS.firstName, message }
    case 'INSUFFICIENT_ACCESS':
      return {
        fieldId: REGISTRATION_FIELDS.password,
        message: 'This password is printed in the documentation: choose another one.',
      }
    default:
      return { fieldId: REGISTRATION_FIELDS.firstName, message }
  }
}
