import type { Route } from './+types/order-outcome.ts'
import { findOrder } from '../checkout/find-order.ts'
import { shopContext } from '../shop-context.ts'

/** Which order the checkout named by `checkoutId` has become, for a page that was not answered when it placed it. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const checkoutId = new URL(request.url).searchParams.get('checkoutId') ?? ''
  const reference = checkoutId === '' ? null : await findOrder(context.get(shopContext), checkoutId)
  return Response.json({ reference }, { headers: { 'cache-control': 'no-store' } })
}
