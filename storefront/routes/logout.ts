import { redirect, redirectDocument } from 'react-router'
import type { Route } from './+types/logout.ts'
import { links } from '../links.ts'
import { chooseAccount } from '../session/acting-account.ts'
import { noteGuestCart } from '../session/guest-cart.ts'
import { type ShopContext, shopContext } from '../shop-context.ts'

/** A link to this page ends the session, too; a browser that only reads ahead must not, nor may a page of another site. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const isReadAhead = /prefetch/.test(request.headers.get('sec-purpose') ?? request.headers.get('purpose') ?? '')
  const isFromElsewhere = request.headers.get('sec-fetch-site') === 'cross-site'
  return isReadAhead || isFromElsewhere ? redirect(links.home()) : endSession(context.get(shopContext))
}

export async function action({ context }: Route.ActionArgs) {
  return endSession(context.get(shopContext))
}

async function endSession({ client, cookies }: ShopContext): Promise<Response> {
  await client.session.signOut()
  chooseAccount(cookies, null)
  noteGuestCart(cookies, null)
  return redirectDocument(links.home())
}
