import type { CallResponse } from './call.ts'
import type { CartStatusStore } from './cart-status.ts'
import { createStoredText, type TextStorage } from './stored-text.ts'

/** Options of the guest cart store. */
export interface GuestCartOptions {
  /** Storage that survives a reload and the sign-in: `localStorage`. */
  readonly storage: TextStorage
  /** Moves a guest's cart into the cart of the buyer who has just signed in: `client.preserveCart`. */
  readonly preserve: (cartId: string) => Promise<Pick<CallResponse<'preserveCart'>, 'numberOfProductsWithError'>>
  readonly status: Pick<CartStatusStore, 'track' | 'setProductsWithError'>
  /** Called when a cart could not be preserved; the visitor does not see it. */
  readonly log: (message: string, cause: unknown) => void
}

/** Stores the id of a guest's cart in the browser, and moves that cart to the buyer after they sign in. */
export function createGuestCartStore({ storage, preserve, status, log }: GuestCartOptions) {
  const savedCartId = createStoredText(storage, 'guestCartId')
  const paymentLink = createStoredText(storage, 'paymentLinkId')
  return {
    /** The id of the saved cart, or null. */
    savedId: savedCartId.read,
    /** Saves the id of the visitor's cart while they are a guest. */
    save({ cartId, isGuest }: { readonly cartId: string | null; readonly isGuest: boolean }): void {
      if (isGuest && cartId !== null) savedCartId.write(cartId)
    },
    /** Stores that the visitor pays by a link, which has its own cart; null when that is over. */
    setPaymentLink: (paymentLinkId: string | null): void => paymentLink.write(paymentLinkId ?? ''),
    /**
     * Moves the saved cart to the buyer after a sign-in. The id is removed before the call, so that it is tried only
     * once, even if the page is closed meanwhile; while the visitor pays by a link, nothing happens.
     */
    async preserveAfterSignIn(): Promise<void> {
      const cartId = savedCartId.read()
      if (cartId === null || paymentLink.read() !== null) return
      savedCartId.remove()
      try {
        const { numberOfProductsWithError } = await status.track(() => preserve(cartId))
        status.setProductsWithError(numberOfProductsWithError)
      } catch (error) {
        log('The cart that was filled before the sign-in could not be kept.', error)
      }
    },
  }
}
