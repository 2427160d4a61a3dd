import type { Route } from './+types/order-outcome.ts'
import { findOrderReference } from '../checkout/find-order-reference.ts'
import { shopContext } from '../shop-context.ts'

/**
 * Returns the reference of the order that the checkout `checkoutId` has become, for a page that got no response when it
 * placed it.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const checkoutId = new URL(request.url).searchParams.get('checkoutId') ?? ''
  const reference = checkoutId === '' ? null : await findOrderReference(context.get(shopContext), checkoutId)
  return Response.json({ reference }, { headers: { 'cache-control': 'no-store' } })
}
