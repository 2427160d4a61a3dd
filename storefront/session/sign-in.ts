import { data, redirect } from 'react-router'
import type { FormFault } from '@hydrant/design/form/error-summary.tsx'
import { links } from '../links.ts'
import type { ShopContext } from '../shop-context.ts'
import { chooseAccount } from './acting-account.ts'
import { textOf } from './form-text.ts'
import { findGuestCart, keepGuestCart, noteGuestCart } from './guest-cart.ts'
import { tryCall } from './refusal.ts'
import { leadOn } from './lead-on.ts'
import { readReturnPath } from './return-path.ts'
import { markSignIn } from './sign-in-mark.ts'

/** Ids of the fields that a fault can point to. */
export const SIGN_IN_FIELDS = { email: 'login-email', password: 'login-password' } as const

/** A sign-in that did not succeed; the password is never sent back. */
export interface FailedSignIn {
  readonly faults: readonly FormFault[]
  readonly email: string
  readonly returnTo: string
}

/**
 * Signs in with the fields `email` and `password` and goes on to `returnTo`, or answers with what is wrong. A buyer of
 * several accounts chooses first for whom they buy, so that what they put into the cart as a guest lands in that
 * account's cart.
 */
export async function signIn(form: FormData, shop: ShopContext) {
  const email = textOf(form, 'email')
  const typed = form.get('password')
  const password = typeof typed === 'string' ? typed : ''
  const faults = checkFields(email, password)
  const returnTo = readReturnPath(form.get('returnTo'))
  if (faults.length > 0) return data<FailedSignIn>({ faults, email, returnTo }, { status: 422 })

  const guestCartId = await findGuestCart(shop)
  const client = shop.client.withAccount(undefined)
  const signedIn = await tryCall(() => client.session.signIn({ username: email, password }))
  if (!signedIn.ok) {
    const { code, status } = signedIn.refusal
    const message =
      code === 'INVALID_LOGIN' ? 'The email address or the password is not right.' : signedIn.refusal.message
    return data<FailedSignIn>({ faults: [{ fieldId: SIGN_IN_FIELDS.email, message }], email, returnTo }, { status })
  }
  markSignIn(shop.cookies, true)
  chooseAccount(shop.cookies, null)
  noteGuestCart(shop.cookies, guestCartId)
  const { externalManagedAccounts: accounts } = await client.accounts.managed({ includeMyAccount: true })
  if (accounts.length > 1) return redirect(links.actingAccount(returnTo))
  await keepGuestCart({ ...shop, client })
  return leadOn(returnTo)
}

function checkFields(email: string, password: string): FormFault[] {
  return [
    ...(email === '' ? [{ fieldId: SIGN_IN_FIELDS.email, message: 'Enter your email address.' }] : []),
    ...(password === '' ? [{ fieldId: SIGN_IN_FIELDS.password, message: 'Enter your password.' }] : []),
  ]
}
