import { data, redirect } from 'react-router'
import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/session.js'
import { peopleLinks } from '../people/people-links.ts'
import type { ShopContext } from '../shop-context.ts'
import { enterShop } from './enter-shop.ts'
import { readTextField } from './form-text.ts'
import { findGuestCartId } from './guest-cart.ts'
import { callAndCatchClientError } from './error-view.ts'
import { readReturnPath } from './return-path.ts'
import { setSignInStep } from './sign-in-step.ts'

/** Ids of the fields that an error can point to. */
export const SIGN_IN_FIELDS = { email: 'login-email', password: 'login-password' } as const

/** A sign-in that did not succeed; the password is never sent back. */
export interface FailedSignIn {
  readonly fieldErrors: readonly FormIssue[]
  readonly email: string
  readonly returnTo: string
}

/**
 * Signs in with the fields `email` and `password` and redirects to `returnTo`, or to the page that asks for the code of a
 * second factor, or returns the field errors.
 */
export async function signInAndRedirect(form: FormData, shop: ShopContext) {
  const email = readTextField(form, 'email')
  const passwordValue = form.get('password')
  const password = typeof passwordValue === 'string' ? passwordValue : ''
  const fieldErrors = validateFields(email, password)
  const returnTo = readReturnPath(form.get('returnTo'))
  if (fieldErrors.length > 0) return data<FailedSignIn>({ fieldErrors, email, returnTo }, { status: 422 })

  const guestCartId = await findGuestCartId(shop)
  const client = shop.client.withAccount(undefined)
  const result = await callAndCatchClientError(() => client.signIn({ username: email, password }))
  if (!result.ok) {
    const { code, status, reasons } = result.error
    const isUnverified = reasons.some(({ fields }) => fields.includes('emailVerified'))
    const message = code === 'INVALID_LOGIN' ? messages.wrongEmailOrPassword() : result.error.message
    return data<FailedSignIn>(
      {
        fieldErrors: [
          { fieldId: SIGN_IN_FIELDS.email, message, ...(isUnverified && { href: peopleLinks.verifyEmail() }) },
        ],
        email,
        returnTo,
      },
      { status },
    )
  }
  if ('stepToken' in result.value) {
    setSignInStep(shop.cookies, result.value.stepToken)
    return redirect(peopleLinks.signInCode(returnTo))
  }
  return enterShop(shop, 'success' in result.value ? {} : result.value, { guestCartId, returnTo })
}

function validateFields(email: string, password: string): FormIssue[] {
  return [
    ...(email === '' ? [{ fieldId: SIGN_IN_FIELDS.email, message: messages.enterEmailAddress() }] : []),
    ...(password === '' ? [{ fieldId: SIGN_IN_FIELDS.password, message: messages.enterPassword() }] : []),
  ]
}
