import { data, redirect } from 'react-router'
import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/session.js'
import { links } from '../links.ts'
import type { ShopContext } from '../shop-context.ts'
import { callAndCatchClientError } from './error-view.ts'
import { toFieldErrors } from './field-errors.ts'
import { setFlash } from './flash.ts'
import { readTextField } from './form-text.ts'
import { setSignInHint } from './sign-in-hint.ts'

/** Ids of the fields that an error can point to; nobody sees that of the token. */
export const RESET_PASSWORD_FIELDS = {
  newPassword: 'reset-new-password',
  repeated: 'reset-repeated-password',
  token: 'reset-token',
} as const

/** A password that was not reset; passwords are never sent back. */
export interface FailedReset {
  readonly fieldErrors: readonly FormIssue[]
  readonly token: string
}

/** Chooses a new password by the token of the form and redirects to the sign-in page, or returns the field errors. */
export async function resetPasswordAndRedirectToSignIn(form: FormData, { client, cookies }: ShopContext) {
  const token = readTextField(form, 'token')
  const newPassword = readPassword(form, 'newPassword')
  const fieldErrors = validatePasswords(newPassword, readPassword(form, 'repeatedPassword'))
  if (fieldErrors.length > 0) return data<FailedReset>({ fieldErrors, token }, { status: 422 })
  const result = await callAndCatchClientError(() => client.resetPassword({ token, newPassword }))
  if (!result.ok)
    return data<FailedReset>(
      {
        fieldErrors: toFieldErrors(result.error, RESET_PASSWORD_FIELDS, RESET_PASSWORD_FIELDS.newPassword).map(
          linkToNewRequest,
        ),
        token,
      },
      { status: result.error.status },
    )
  // All sessions of the user have ended, perhaps also that of this browser.
  setSignInHint(cookies, false)
  setFlash(cookies, { tone: 'success', message: messages.passwordReset() })
  return redirect(links.login())
}

/** An error about the link is corrected by asking for a new one. */
function linkToNewRequest(issue: FormIssue): FormIssue {
  return issue.fieldId === RESET_PASSWORD_FIELDS.token ? { ...issue, href: links.forgotPassword() } : issue
}

function readPassword(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function validatePasswords(newPassword: string, repeated: string): FormIssue[] {
  if (newPassword === '') return [{ fieldId: RESET_PASSWORD_FIELDS.newPassword, message: messages.choosePassword() }]
  return repeated === newPassword
    ? []
    : [{ fieldId: RESET_PASSWORD_FIELDS.repeated, message: messages.passwordsDiffer() }]
}
