import { redirect } from 'react-router'
import type { Route } from './+types/cart.ts'
import * as messages from '@hydrant/messages/compiled/storefront/cart.js'
import { handleCartForm } from '../cart/change-cart.ts'
import { loadCart } from '../cart/load-cart.ts'
import { loadCartsBesides } from '../cart/load-saved.ts'
import { loadEstimate } from '../cart/load-estimate.ts'
import { loadPageSlots } from '../content/load-page-slots.ts'
import { deferContent } from '../hydration/deferred-content.tsx'
import { links } from '../links.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { hasUnmergedGuestCart } from '../session/guest-cart.ts'
import { readForm } from '../session/read-form.ts'
import { HAS_PREVIEW } from '../shell/page-mode.ts'
import { shopContext } from '../shop-context.ts'

const { Content, preload } = deferContent(async () => ({ View: (await import('../cart/cart-page.tsx')).CartPage }))
await preload()

/**
 * Loads one page of the cart. A buyer whose guest cart has not been merged yet is redirected to the account choice,
 * which merges it.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { searchParams } = new URL(request.url)
  const page = Number(searchParams.get('page'))
  const [session, { guestCheckoutEnabled }] = await Promise.all([
    shop.client.getSessionContext(),
    shop.client.getApplicationContext(),
  ])
  if (!session.guestUser && hasUnmergedGuestCart(shop.cookies)) throw redirect(links.accountChoice(links.cart()))
  const [cart, besides, slots] = await Promise.all([
    loadCart(shop, Number.isInteger(page) && page >= 1 ? page : 1),
    session.guestUser ? null : loadCartsBesides(shop),
    loadPageSlots(shop, request, { place: 'cart' }),
  ])
  const estimate =
    cart?.needsAddress === true ? await loadEstimate(shop, { params: searchParams, isGuest: session.guestUser }) : null
  return {
    cart,
    besides,
    estimate,
    slots,
    isGuest: session.guestUser,
    isGuestCheckout: guestCheckoutEnabled,
    accountName: session.accountName,
    isAllSelected: searchParams.get('selected') === 'all',
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return handleCartForm(await readForm(request), context.get(shopContext))
}

export const handle = HAS_PREVIEW

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <ShopTitle title={messages.cart()} />
      <meta name="robots" content="noindex" />
      <meta name="description" content={messages.cartDescription()} />
      <Content {...loaderData} result={actionData !== undefined && 'removed' in actionData ? actionData : null} />
    </>
  )
}
