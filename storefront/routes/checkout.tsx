import { redirect, redirectDocument, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/checkout.ts'
import { hasStatus } from '@hydrant/client/errors.ts'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import { readAddressSearch } from '../checkout/address-search.ts'
import { handleCheckoutForm } from '../checkout/change-checkout.ts'
import { isRequestOfOtherPage } from '../checkout/is-other-page.ts'
import { loadOrStartCheckoutPage } from '../checkout/load-checkout.ts'
import { requireShopper } from '../checkout/require-shopper.ts'
import { deferContent } from '../hydration/deferred-content.tsx'
import { links } from '../links.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { hasUnmergedGuestCart } from '../session/guest-cart.ts'
import { readForm } from '../session/read-form.ts'
import { shopContext } from '../shop-context.ts'

const { Content, preload } = deferContent(async () => ({
  View: (await import('../checkout/checkout-page.tsx')).CheckoutPage,
}))
await preload()

/**
 * Loads the checkout, and starts it when there is none yet. Without a cart it redirects to the cart page; a buyer whose
 * guest cart has not been merged yet is redirected to the account choice.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const session = await requireShopper(shop, request)
  if (!session.guestUser && hasUnmergedGuestCart(shop.cookies)) throw redirect(links.accountChoice(links.checkout()))
  const { searchParams } = new URL(request.url)
  const checkout = await loadOrStartCheckoutPage(shop, {
    accountId: session.accountId,
    accountName: session.accountName ?? '',
    isGuest: session.guestUser,
    reopenedStep: searchParams.get('change'),
    addressSearch: readAddressSearch(searchParams),
  })
  if (checkout === null) throw redirect(links.cart())
  // Only the checkout's own document may load the script of a payment service.
  if (checkout.paymentMethods.cardScript !== null && isRequestOfOtherPage(request, shop))
    throw redirectDocument(links.checkout())
  return { checkout }
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireShopper(shop, request)
  const form = await readForm(request)
  try {
    return await handleCheckoutForm(form, shop)
  } catch (error) {
    // The cart was emptied or ordered elsewhere: the reloaded page shows that.
    if (hasStatus(error, 404)) return redirect(links.checkout())
    throw error
  }
}

/** An order can be rejected because the cart has changed, so the page is reloaded after every response below 500. */
export function shouldRevalidate({ actionStatus = 200 }: ShouldRevalidateFunctionArgs) {
  return actionStatus < 500
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <ShopTitle title={messages.checkout()} />
      <meta name="robots" content="noindex" />
      <Content checkout={loaderData.checkout} stepError={actionData} />
    </>
  )
}
