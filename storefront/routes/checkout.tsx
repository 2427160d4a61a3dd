import { redirect } from 'react-router'
import type { Route } from './+types/checkout.ts'
import { changeCheckout } from '../checkout/change-checkout.ts'
import { CheckoutPage } from '../checkout/checkout-page.tsx'
import { loadCheckout } from '../checkout/load-checkout.ts'
import { links } from '../links.ts'
import { hasGuestCart } from '../session/guest-cart.ts'
import { readForm } from '../session/read-form.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import { shopContext } from '../shop-context.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const session = await requireBuyer(shop, request)
  if (hasGuestCart(shop.cookies)) throw redirect(links.actingAccount(links.checkout()))
  const checkout = await loadCheckout(shop, { accountName: session.accountName ?? '', change: new URL(request.url).searchParams.get('change') })
  if (checkout === null) throw redirect(links.cart())
  return { checkout }
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireBuyer(shop, request)
  return changeCheckout(await readForm(request), shop)
}

/** A refused order may be refused because something has changed, so that the page is read anew after every answer. */
export function shouldRevalidate() {
  return true
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <title>Checkout | Hydrant</title>
      <meta name="robots" content="noindex" />
      <CheckoutPage checkout={loaderData.checkout} refused={actionData} />
    </>
  )
}
