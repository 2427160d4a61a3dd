import { redirect } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/orders.js'
import type { Route } from './+types/order-confirmation.ts'
import { links } from '../links.ts'
import { ConfirmationPage } from '../orders/confirmation-page.tsx'
import { loadOrFindVisitorOrder } from '../orders/load-order.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { requireBuyer } from '../session/require-buyer.ts'
import { shopContext } from '../shop-context.ts'

/** Loads a placed order by its reference; a guest without access to it is redirected to search for it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const visitorOrder = await loadOrFindVisitorOrder(shop, params.reference)
  if (visitorOrder !== null) return visitorOrder
  // A buyer whose session has ended signs in again; a guest has to find the order by reference and email address.
  if (shop.wasSignedIn) await requireBuyer(shop, request)
  throw redirect(links.findOrder(params.reference))
}

export default function OrderConfirmation({ loaderData: { order, isGuest } }: Route.ComponentProps) {
  return (
    <>
      <ShopTitle title={messages.orderIsPlaced({ number: order.orderNumber })} />
      <meta name="robots" content="noindex" />
      <ConfirmationPage order={order} isGuest={isGuest} />
    </>
  )
}
