import { data } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/orders.js'
import type { Route } from './+types/order.ts'
import { loadOrderAsBuyer, loadOrFindVisitorOrder } from '../orders/load-order.ts'
import { OrderAsBuyerPage } from '../orders/order-as-buyer-page.tsx'
import { OrderPage } from '../orders/order-page.tsx'
import { addOrderToCartAndRedirect } from '../orders/reorder.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { requireBuyer } from '../session/require-buyer.ts'
import { shopContext } from '../shop-context.ts'

/**
 * Loads one order; a guest without access to it is redirected to sign in. With `as=buyer` staff see it as its buyer does.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const isAsBuyer = new URL(request.url).searchParams.get('as') === 'buyer'
  const visitorOrder = isAsBuyer
    ? await loadOrderAsBuyer(shop, params.orderId)
    : await loadOrFindVisitorOrder(shop, params.orderId)
  if (visitorOrder !== null) return { ...visitorOrder, isAsBuyer }
  await requireBuyer(shop, request)
  throw data(null, { status: 404 })
}

/** Adds the order's items to the cart again and redirects to the cart. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireBuyer(shop, request)
  return addOrderToCartAndRedirect(shop, params.orderId)
}

export default function Order({ loaderData: { order, isGuest, isAsBuyer } }: Route.ComponentProps) {
  return (
    <>
      <ShopTitle title={messages.orderTitle({ number: order.orderNumber })} />
      <meta name="robots" content="noindex" />
      {isAsBuyer ? <OrderAsBuyerPage order={order} /> : <OrderPage order={order} isGuest={isGuest} />}
    </>
  )
}
