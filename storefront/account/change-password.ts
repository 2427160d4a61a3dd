import { data, redirect } from 'react-router'
import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/account.js'
import { links } from '../links.ts'
import { toFieldErrors } from '../session/field-errors.ts'
import { setFlash } from '../session/flash.ts'
import { callAndCatchClientError } from '../session/error-view.ts'
import type { ShopContext } from '../shop-context.ts'

/** Ids of the fields that an error can point to. */
export const PASSWORD_FIELDS = {
  current: 'current-password',
  replacement: 'new-password',
  repeated: 'repeated-password',
} as const

/** A password change that did not succeed; no password is ever sent back. */
export interface FailedPasswordChange {
  readonly fieldErrors: readonly FormIssue[]
}

/**
 * Changes the password from the fields `currentPassword`, `newPassword` and `repeatedPassword` and redirects to the
 * access page, or returns the field errors.
 */
export async function changePassword(form: FormData, { client, cookies }: ShopContext) {
  const [currentPassword, newPassword] = [readPassword(form, 'currentPassword'), readPassword(form, 'newPassword')]
  const fieldErrors = validatePasswords(currentPassword, newPassword, readPassword(form, 'repeatedPassword'))
  if (fieldErrors.length > 0) return data<FailedPasswordChange>({ fieldErrors }, { status: 422 })
  const changeResult = await callAndCatchClientError(() => client.changePassword({ currentPassword, newPassword }))
  if (!changeResult.ok)
    return data<FailedPasswordChange>(
      {
        fieldErrors: toFieldErrors(
          changeResult.error,
          { newPassword: PASSWORD_FIELDS.replacement },
          PASSWORD_FIELDS.current,
        ),
      },
      { status: changeResult.error.status },
    )
  setFlash(cookies, { tone: 'success', message: messages.passwordChanged() })
  return redirect(links.access())
}

function readPassword(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function validatePasswords(current: string, replacement: string, repeated: string): FormIssue[] {
  return [
    ...(current === '' ? [{ fieldId: PASSWORD_FIELDS.current, message: messages.enterCurrentPassword() }] : []),
    ...(replacement === '' ? [{ fieldId: PASSWORD_FIELDS.replacement, message: messages.enterNewPassword() }] : []),
    ...(replacement !== '' && repeated !== replacement
      ? [{ fieldId: PASSWORD_FIELDS.repeated, message: messages.passwordsDiffer() }]
      : []),
  ]
}
