import { orElse } from '../shell/refusals.ts'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/cart-count.ts'

/** How full the visitor's cart is, for a page that has been open for a while; null where they may have none. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const cart = await orElse(context.get(shopContext).client.carts.currentCompactSummary(), null)
  return Response.json({ pieces: cart?.totalProductCount ?? null })
}
