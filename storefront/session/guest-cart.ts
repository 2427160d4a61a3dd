import type { ShopClient } from '@hydrant/client/create-client.ts'
import type { ShopContext } from '../shop-context.ts'
import type { ShopCookies } from './cookies.ts'
import { leaveFlash } from './flash.ts'

const COOKIE = 'guest_cart'

/**
 * The cart that a guest has filled, or null; ask before they sign in. A failure is reported and keeps nobody from
 * signing in.
 */
export async function findGuestCart({
  client,
  reportError,
}: Pick<ShopContext, 'client' | 'reportError'>): Promise<string | null> {
  try {
    const session = await client.session.context()
    const cart = session.guestUser ? await client.carts.get('current') : null
    return cart === null || cart.uniqueProductCount === 0 ? null : cart.cartId
  } catch (error) {
    reportError(error)
    return null
  }
}

/** Notes a cart that is to be kept; null forgets an earlier note. */
export function noteGuestCart(cookies: ShopCookies, cartId: string | null): void {
  if (cartId === null) cookies.clear(COOKIE)
  else cookies.set(COOKIE, cartId, { seconds: 60 * 60 })
}

/** Whether a cart filled as a guest still waits for the account that it goes to. */
export function hasGuestCart(cookies: ShopCookies): boolean {
  return cookies.read(COOKIE) !== null
}

/**
 * Moves the noted cart into the cart of the account that `client` acts for. It is tried once: the note is gone
 * afterwards, whatever happens. The buyer is told when products could not be brought along; a failure of the call
 * itself is only reported.
 */
export async function keepGuestCart({
  client,
  cookies,
  reportError,
}: {
  readonly client: ShopClient
  readonly cookies: ShopCookies
  readonly reportError: (error: unknown) => void
}): Promise<void> {
  const cartId = cookies.read(COOKIE)
  if (cartId === null) return
  cookies.clear(COOKIE)
  try {
    const { numberOfProductsWithError: lost, failedCartItems } = await client.carts.preserve(cartId)
    if (lost === 0) return
    const names = failedCartItems.map(({ cartItem, message }) =>
      message === null ? cartItem.name : `${cartItem.name}: ${message}`,
    )
    leaveFlash(cookies, {
      tone: 'warning',
      message:
        `${lost === 1 ? 'One product' : `${lost} products`} of your cart could not be brought along. ${names.join(' ')}`.trim(),
      leadsToCart: true,
    })
  } catch (error) {
    reportError(error)
  }
}
