import { data, redirect } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/people.js'
import { links } from '../links.ts'
import { callAndCatchClientError } from '../session/error-view.ts'
import { setFlash } from '../session/flash.ts'
import { readTextField } from '../session/form-text.ts'
import { findGuestCartId } from '../session/guest-cart.ts'
import { enterShop } from '../session/enter-shop.ts'
import { readReturnPath } from '../session/return-path.ts'
import { clearSignInStep, readSignInStep } from '../session/sign-in-step.ts'
import type { ShopContext } from '../shop-context.ts'

/** A code that did not finish the sign-in. */
export interface FailedCode {
  readonly error: string
  readonly returnTo: string
}

/** Finishes a sign-in with the code of the form and redirects to `returnTo`, or returns the error. */
export async function finishSignInAndRedirect(form: FormData, shop: ShopContext) {
  const code = readTextField(form, 'code').slice(0, 50)
  const returnTo = readReturnPath(form.get('returnTo'))
  const stepToken = readSignInStep(shop.cookies)
  if (stepToken === null) throw redirect(links.login(returnTo))
  if (code === '') return data<FailedCode>({ error: messages.enterCode(), returnTo }, { status: 422 })
  const guestCartId = await findGuestCartId(shop)
  const result = await callAndCatchClientError(() => shop.people.finishSignIn({ stepToken, code }))
  if (result.ok) {
    clearSignInStep(shop.cookies)
    return enterShop(shop, result.value, { guestCartId, returnTo })
  }
  const { code: errorCode, message, status } = result.error
  if (errorCode !== 'INVALID_LOGIN') return data<FailedCode>({ error: message, returnTo }, { status })
  clearSignInStep(shop.cookies)
  setFlash(shop.cookies, { tone: 'error', message })
  return redirect(links.login(returnTo))
}
