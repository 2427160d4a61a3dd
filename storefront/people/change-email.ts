import { data, redirect } from 'react-router'
import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/people.js'
import { links } from '../links.ts'
import { callAndCatchClientError } from '../session/error-view.ts'
import { toFieldErrors } from '../session/field-errors.ts'
import { setFlash } from '../session/flash.ts'
import { readTextField } from '../session/form-text.ts'
import type { ShopContext } from '../shop-context.ts'

/** Ids of the fields that an error can point to. */
export const EMAIL_FIELDS = { newEmail: 'new-email', password: 'email-password' } as const

/** A change of the email address that was not accepted; the password is never sent back. */
export interface FailedEmailChange {
  readonly fieldErrors: readonly FormIssue[]
  readonly newEmail: string
}

/** Asks for a link to the new email address of the form and redirects to the account, or returns the field errors. */
export async function requestEmailChange(form: FormData, { people, cookies }: ShopContext) {
  const newEmail = readTextField(form, 'newEmail').slice(0, 254)
  const passwordValue = form.get('password')
  const password = typeof passwordValue === 'string' ? passwordValue : ''
  const fieldErrors = [
    ...(newEmail === '' ? [{ fieldId: EMAIL_FIELDS.newEmail, message: messages.enterNewEmail() }] : []),
    ...(password === '' ? [{ fieldId: EMAIL_FIELDS.password, message: messages.enterPassword() }] : []),
  ]
  if (fieldErrors.length > 0) return data<FailedEmailChange>({ fieldErrors, newEmail }, { status: 422 })
  const result = await callAndCatchClientError(() => people.requestEmailChange({ newEmail, password }))
  if (!result.ok)
    return data<FailedEmailChange>(
      { fieldErrors: toFieldErrors(result.error, EMAIL_FIELDS, EMAIL_FIELDS.newEmail), newEmail },
      { status: result.error.status },
    )
  setFlash(cookies, { tone: 'success', message: messages.linkToNewEmailSent({ email: newEmail }) })
  return redirect(links.account())
}
