import { data, redirect } from 'react-router'
import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/session.js'
import { links } from '../links.ts'
import type { ShopContext } from '../shop-context.ts'
import { setEffectiveAccount } from './effective-account.ts'
import { readTextField } from './form-text.ts'
import { findGuestCartId, mergeGuestCart, setGuestCartId } from './guest-cart.ts'
import { callAndCatchClientError } from './error-view.ts'
import { redirectToPage } from './redirect-to-page.ts'
import { readReturnPath } from './return-path.ts'
import { setSignInHint } from './sign-in-hint.ts'

/** Ids of the fields that an error can point to. */
export const SIGN_IN_FIELDS = { email: 'login-email', password: 'login-password' } as const

/** A sign-in that did not succeed; the password is never sent back. */
export interface FailedSignIn {
  readonly fieldErrors: readonly FormIssue[]
  readonly email: string
  readonly returnTo: string
}

/**
 * Signs in with the fields `email` and `password` and redirects to `returnTo`, or returns the field errors. A buyer of
 * several accounts first chooses the effective account, so that their guest cart is merged into that account's cart.
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
    const { code, status } = result.error
    const message = code === 'INVALID_LOGIN' ? messages.wrongEmailOrPassword() : result.error.message
    return data<FailedSignIn>(
      { fieldErrors: [{ fieldId: SIGN_IN_FIELDS.email, message }], email, returnTo },
      { status },
    )
  }
  setSignInHint(shop.cookies, true)
  setEffectiveAccount(shop.cookies, null)
  setGuestCartId(shop.cookies, guestCartId)
  const { externalManagedAccounts: accounts } = await client.listManagedAccounts({ includeMyAccount: true })
  if (accounts.length > 1) return redirect(links.accountChoice(returnTo))
  await mergeGuestCart({ ...shop, client })
  return redirectToPage(returnTo)
}

function validateFields(email: string, password: string): FormIssue[] {
  return [
    ...(email === '' ? [{ fieldId: SIGN_IN_FIELDS.email, message: messages.enterEmailAddress() }] : []),
    ...(password === '' ? [{ fieldId: SIGN_IN_FIELDS.password, message: messages.enterPassword() }] : []),
  ]
}
