import { data, Form, redirectDocument } from 'react-router'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/session.js'
import type { Route } from './+types/logout.ts'
import { forgetEstimate } from '../cart/estimate-query.ts'
import { ENDED_BY_TIME, links } from '../links.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { setEffectiveAccount } from '../session/effective-account.ts'
import { NarrowFormPage } from '../session/narrow-form-page.tsx'
import { clearGuestEmail } from '../session/guest-email.ts'
import { setGuestCartId } from '../session/guest-cart.ts'
import { readReturnPath } from '../session/return-path.ts'
import { setSignInHint } from '../session/sign-in-hint.ts'
import { type ShopContext, shopContext } from '../shop-context.ts'

/**
 * Loads the page with the sign-out button. A GET request does not sign out, because a link or picture on another site
 * could cause it. A visitor whose session has already ended is redirected as by the action, and loses its cookies.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { guestUser } = await shop.client.getSessionContext()
  if (!guestUser) return data(null, { headers: { 'cache-control': 'no-store' } })
  // The browser still has cookies of the ended session.
  if (shop.wasSignedIn) await signOutAndClearCookies(shop)
  return redirectAfterSession(request)
}

/** Signs out and redirects to the home page, or to the sign-in page after a timeout. */
export async function action({ request, context }: Route.ActionArgs) {
  await signOutAndClearCookies(context.get(shopContext))
  return redirectAfterSession(request)
}

/** Removes what this tab remembers of a user who signs out; who has timed out finds it again. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  if (new URL(request.url).searchParams.get('ended') !== ENDED_BY_TIME) window.sessionStorage.clear()
  return serverAction()
}

/** Redirects to sign in after a timeout, else to the home page. */
function redirectAfterSession({ url }: Request): Response {
  const { searchParams } = new URL(url)
  const hasTimedOut = searchParams.get('ended') === ENDED_BY_TIME
  return redirectDocument(
    hasTimedOut ? links.login(readReturnPath(searchParams.get('returnTo')), ENDED_BY_TIME) : links.home(),
  )
}

async function signOutAndClearCookies({ client, cookies }: ShopContext): Promise<void> {
  await client.signOut()
  setEffectiveAccount(cookies, null)
  setGuestCartId(cookies, null)
  clearGuestEmail(cookies)
  forgetEstimate({ cookies })
  setSignInHint(cookies, false)
}

export default function Logout() {
  return (
    <NarrowFormPage title={messages.signOut()} intro={messages.signOutIntro()}>
      <ShopTitle title={messages.signOut()} />
      <meta name="robots" content="noindex" />
      <Form method="post" action={links.logout()}>
        <Button type="submit" size="l" isWide>
          {messages.signOut()}
        </Button>
      </Form>
    </NarrowFormPage>
  )
}
