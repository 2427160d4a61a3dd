import type { CallAnswer } from './call.ts'
import type { CartStatusStore } from './cart-status.ts'
import { openStoredText, type TextStorage } from './stored-text.ts'

/** What keeping a guest's cart needs. */
export interface GuestCartOptions {
  /** Outlives the page and the sign-in: `localStorage`. */
  readonly storage: TextStorage
  /** Moves a guest's cart into the cart of the buyer who has just signed in: `client.carts.preserve`. */
  readonly preserve: (cartId: string) => Promise<Pick<CallAnswer<'preserveCart'>, 'numberOfProductsWithError'>>
  readonly status: Pick<CartStatusStore, 'track' | 'setProductsWithError'>
  /** Told when a cart could not be preserved; the visitor is not. */
  readonly log: (message: string, cause: unknown) => void
}

/** The cart of a guest, from the first product to the sign-in. */
export function createGuestCart({ storage, preserve, status, log }: GuestCartOptions) {
  const saved = openStoredText(storage, 'guestCartId')
  const paymentLink = openStoredText(storage, 'paymentLinkId')
  return {
    /** The id of the saved cart, or null. */
    savedId: saved.read,
    /** Saves the id of the visitor's cart while they are a guest. */
    save({ cartId, isGuest }: { readonly cartId: string | null; readonly isGuest: boolean }): void {
      if (isGuest && cartId !== null) saved.write(cartId)
    },
    /** Notes that the visitor pays by a link, whose cart is its own; null when that is over. */
    setPaymentLink: (paymentLinkId: string | null): void => paymentLink.write(paymentLinkId ?? ''),
    /**
     * Brings the saved cart along after a sign-in. The id is taken out before the call, so that it is tried once,
     * even if the page is left meanwhile; while the visitor pays by a link, nothing happens.
     */
    async preserveAfterSignIn(): Promise<void> {
      const cartId = saved.read()
      if (cartId === null || paymentLink.read() !== null) return
      saved.remove()
      try {
        const { numberOfProductsWithError } = await status.track(() => preserve(cartId))
        status.setProductsWithError(numberOfProductsWithError)
      } catch (error) {
        log('The cart that was filled before the sign-in could not be kept.', error)
      }
    },
  }
}
