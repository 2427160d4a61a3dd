import { redirect } from 'react-router'
import type { Route } from './+types/cart.ts'
import * as messages from '@hydrant/messages/compiled/storefront/cart.js'
import { CartPage } from '../cart/cart-page.tsx'
import { changeCart } from '../cart/change-cart.ts'
import { loadCart } from '../cart/load-cart.ts'
import { links } from '../links.ts'
import { withShopName } from '../seo/shop-name.ts'
import { hasGuestCart } from '../session/guest-cart.ts'
import { readForm } from '../session/read-form.ts'
import { shopContext } from '../shop-context.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const page = Number(new URL(request.url).searchParams.get('page'))
  const [session, { guestCheckoutEnabled }] = await Promise.all([
    shop.client.getSessionContext(),
    shop.client.getApplicationContext(),
  ])
  if (!session.guestUser && hasGuestCart(shop.cookies)) throw redirect(links.actingAccount(links.cart()))
  const cart = await loadCart(shop, Number.isInteger(page) && page >= 1 ? page : 1)
  return { cart, isGuest: session.guestUser, isGuestCheckout: guestCheckoutEnabled, accountName: session.accountName }
}

export async function action({ request, context }: Route.ActionArgs) {
  return changeCart(await readForm(request), context.get(shopContext))
}

export default function Cart({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>{withShopName(messages.cart())}</title>
      <meta name="robots" content="noindex" />
      <meta name="description" content={messages.cartDescription()} />
      <CartPage {...loaderData} />
    </>
  )
}
