import { data, redirect } from 'react-router'
import type { FormFault } from '@hydrant/design/form/error-summary.tsx'
import { links } from '../links.ts'
import { leaveFlash } from '../session/flash.ts'
import { tryCall } from '../session/refusal.ts'
import type { ShopContext } from '../shop-context.ts'

/** Ids of the fields that a fault can point to. */
export const PASSWORD_FIELDS = {
  current: 'current-password',
  replacement: 'new-password',
  repeated: 'repeated-password',
} as const

/** A password change that did not succeed; no password is ever sent back. */
export interface FailedPasswordChange {
  readonly faults: readonly FormFault[]
}

/**
 * Changes the password from the fields `currentPassword`, `newPassword` and `repeatedPassword`, or returns what is
 * wrong with them; then shows what is still open.
 */
export async function changePassword(form: FormData, { client, cookies }: ShopContext) {
  const [currentPassword, newPassword] = [typedIn(form, 'currentPassword'), typedIn(form, 'newPassword')]
  const faults = checkFields(currentPassword, newPassword, typedIn(form, 'repeatedPassword'))
  if (faults.length > 0) return data<FailedPasswordChange>({ faults }, { status: 422 })
  const changed = await tryCall(() => client.session.changePassword({ currentPassword, newPassword }))
  if (!changed.ok) {
    const { code, message, status } = changed.refusal
    return data<FailedPasswordChange>({ faults: [faultOf(code, message)] }, { status })
  }
  leaveFlash(cookies, { tone: 'success', message: 'Your password is changed, and your other sessions have ended.' })
  return redirect(links.access())
}

function typedIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function checkFields(current: string, replacement: string, repeated: string): FormFault[] {
  return [
    ...(current === '' ? [{ fieldId: PASSWORD_FIELDS.current, message: 'Enter your current password.' }] : []),
    ...(replacement === '' ? [{ fieldId: PASSWORD_FIELDS.replacement, message: 'Enter a new password.' }] : []),
    ...(replacement !== '' && repeated !== replacement
      ? [{ fieldId: PASSWORD_FIELDS.repeated, message: 'Enter the new password once more: the two are not the same.' }]
      : []),
  ]
}

function faultOf(code: string, message: string): FormFault {
  switch (code) {
    case 'INVALID_API_INPUT':
      return { fieldId: PASSWORD_FIELDS.replacement, message: message.replace("The 'newPassword'", 'The new password') }
    case 'INSUFFICIENT_ACCESS':
      return {
        fieldId: PASSWORD_FIELDS.replacement,
        message: 'This password is printed in the documentation: choose another one.',
      }
    default:
      return { fieldId: PASSWORD_FIELDS.current, message }
  }
}
