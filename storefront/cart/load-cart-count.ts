import { withFallback } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import type { CartCount } from './use-cart-count.ts'

/** How long a page waits for the count, in milliseconds: while carts are locked, other pages must not wait for them. */
const MAX_WAIT_MS = 500

/**
 * Loads the total quantity in the visitor's cart for the header; null without a cart. When the server does not respond
 * in time, which is reported, the quantity is null, and the browser fetches it.
 */
export async function loadCartCount(shop: Pick<ShopContext, 'client' | 'reportError'>): Promise<CartCount | null> {
  const signal = AbortSignal.timeout(MAX_WAIT_MS)
  const summary = await withFallback(shop, shop.client.getCompactSummary({}, { signal }), null)
  if (summary !== null) return { quantity: summary.totalProductCount, cartId: summary.cartId }
  return signal.aborted ? { quantity: null, cartId: null } : null
}
