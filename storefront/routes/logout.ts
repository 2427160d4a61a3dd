import { redirect, redirectDocument } from 'react-router'
import type { Route } from './+types/logout.ts'
import { ENDED_BY_TIME, links } from '../links.ts'
import { chooseAccount } from '../session/acting-account.ts'
import { noteGuestCart } from '../session/guest-cart.ts'
import { readReturnPath } from '../session/return-path.ts'
import { markSignIn } from '../session/sign-in-mark.ts'
import { type ShopContext, shopContext } from '../shop-context.ts'

/** A link to this page ends the session, too; a browser that only reads ahead must not, nor may a page of another site. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const isReadAhead = /prefetch/.test(request.headers.get('sec-purpose') ?? request.headers.get('purpose') ?? '')
  const isFromElsewhere = request.headers.get('sec-fetch-site') === 'cross-site'
  if (isReadAhead || isFromElsewhere) return redirect(links.home())
  const { searchParams } = new URL(request.url)
  const hasTimedOut = searchParams.get('ended') === ENDED_BY_TIME
  return endSession(context.get(shopContext), hasTimedOut ? links.login(readReturnPath(searchParams.get('returnTo')), ENDED_BY_TIME) : links.home())
}

export async function action({ context }: Route.ActionArgs) {
  return endSession(context.get(shopContext), links.home())
}

async function endSession({ client, cookies }: ShopContext, goOn: string): Promise<Response> {
  await client.session.signOut()
  chooseAccount(cookies, null)
  noteGuestCart(cookies, null)
  markSignIn(cookies, false)
  return redirectDocument(goOn)
}
