import { redirect, redirectDocument } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/people.js'
import { links } from '../links.ts'
import { enterShop } from '../session/enter-shop.ts'
import { callAndCatchClientError } from '../session/error-view.ts'
import { setFlash } from '../session/flash.ts'
import { findGuestCartId } from '../session/guest-cart.ts'
import { readReturnPath } from '../session/return-path.ts'
import { setSignInStep } from '../session/sign-in-step.ts'
import type { ShopContext } from '../shop-context.ts'
import { peopleLinks } from './people-links.ts'

const FLOW_COOKIE = 'company_sign_in'
const RETURN_COOKIE = 'company_sign_in_return'
/** How long somebody may take to sign in at their company. */
const FLOW_SECONDS = 15 * 60

/** Redirects to the sign-in of the company; the token that finishes it stays in this browser, where no script reads it. */
export async function startCompanySignIn(returnTo: string, { people, cookies }: ShopContext): Promise<Response> {
  const result = await callAndCatchClientError(() => people.startCompanySignIn())
  if (!result.ok) return fail(cookies, result.error.message, returnTo)
  cookies.set(FLOW_COOKIE, result.value.flowToken, { seconds: FLOW_SECONDS })
  cookies.set(RETURN_COOKIE, returnTo, { seconds: FLOW_SECONDS })
  return redirectDocument(result.value.authorizationUrl)
}

/** Finishes a sign-in with what the company has sent back, and redirects to where the visitor wanted to go. */
export async function finishCompanySignIn(request: Request, shop: ShopContext): Promise<Response> {
  const { people, cookies } = shop
  const flowToken = cookies.read(FLOW_COOKIE)
  const returnTo = readReturnPath(cookies.read(RETURN_COOKIE))
  cookies.clear(FLOW_COOKIE)
  cookies.clear(RETURN_COOKIE)
  if (flowToken === null) return fail(cookies, messages.companySignInEnded(), returnTo)
  const guestCartId = await findGuestCartId(shop)
  const query = new URL(request.url).search.slice(1, 8000)
  const result = await callAndCatchClientError(() => people.finishCompanySignIn({ flowToken, query }))
  if (!result.ok) return fail(cookies, result.error.message, returnTo)
  if ('stepToken' in result.value) {
    setSignInStep(cookies, result.value.stepToken)
    return redirect(peopleLinks.signInCode(returnTo))
  }
  return enterShop(shop, result.value, { guestCartId, returnTo })
}

function fail(cookies: ShopContext['cookies'], message: string, returnTo: string): Response {
  setFlash(cookies, { tone: 'error', message })
  return redirect(links.login(returnTo))
}
