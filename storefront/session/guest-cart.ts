import type { ShopClient } from '@hydrant/client/create-client.ts'
import * as messages from '@hydrant/messages/compiled/storefront/session.js'
import type { ShopContext } from '../shop-context.ts'
import type { ShopCookies } from './cookies.ts'
import { setFlash } from './flash.ts'

const COOKIE_NAME = 'guest_cart'

/**
 * Finds the id of the guest's cart, to be called before they sign in; null when it is empty. A failure is reported and
 * does not prevent signing in.
 */
export async function findGuestCartId({
  client,
  reportError,
}: Pick<ShopContext, 'client' | 'reportError'>): Promise<string | null> {
  try {
    const session = await client.getSessionContext()
    const cart = session.guestUser ? await client.getCart('current') : null
    return cart === null || cart.uniqueProductCount === 0 ? null : cart.cartId
  } catch (error) {
    reportError(error)
    return null
  }
}

/** Sets the cookie with the id of a guest's cart; null clears it. */
export function setGuestCartId(cookies: ShopCookies, cartId: string | null): void {
  if (cartId === null) cookies.clear(COOKIE_NAME)
  else cookies.set(COOKIE_NAME, cartId, { seconds: 60 * 60 })
}

/** Whether the cookie of a guest's cart is still set, because the cart has not been merged yet. */
export function hasUnmergedGuestCart(cookies: ShopCookies): boolean {
  return cookies.read(COOKIE_NAME) !== null
}

/**
 * Merges the stored guest cart into the cart of the account of `client`. It is tried once: the cookie is cleared in any
 * case. A flash message lists products that could not be merged; a failure of the call is only reported.
 */
export async function mergeGuestCart({
  client,
  cookies,
  reportError,
}: {
  readonly client: ShopClient
  readonly cookies: ShopCookies
  readonly reportError: (error: unknown) => void
}): Promise<void> {
  const cartId = cookies.read(COOKIE_NAME)
  if (cartId === null) return
  cookies.clear(COOKIE_NAME)
  try {
    const { numberOfProductsWithError: lostCount, failedCartItems } = await client.preserveCart(cartId)
    if (lostCount === 0) return
    const names = failedCartItems.map(({ cartItem, message }) =>
      message === null ? cartItem.name : messages.productWithProblem({ product: cartItem.name, problem: message }),
    )
    setFlash(cookies, {
      tone: 'warning',
      message: messages.cartPartLost({ count: lostCount, products: names.join(' ') }).trim(),
      leadsToCart: true,
    })
  } catch (error) {
    reportError(error)
  }
}
