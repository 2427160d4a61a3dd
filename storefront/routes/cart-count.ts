import { withFallbackOn4xx } from '../shell/page-errors.ts'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/cart-count.ts'

/**
 * Returns the total quantity of the visitor's cart, for a page that has been open for a while; null when they have
 * none.
 */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const cart = await withFallbackOn4xx(context.get(shopContext).client.getCompactSummary(), null)
  return Response.json({ pieces: cart?.totalProductCount ?? null })
}
