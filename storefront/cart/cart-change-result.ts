import type { AddToCartResult } from '../catalogue/use-add-to-cart-feedback.tsx'

/** The result of a cart change: a message for the visitor and the cart line that it is about. */
export interface CartChangeResult extends AddToCartResult {
  readonly lineId?: string
  /** Whether guests have to sign in before they can do this. */
  readonly needsSignIn?: boolean
  /**
   * Whether the server failed, so that sending it again may succeed: for the sender of what was added offline
   * (`offline/pending-additions.ts`). Pages show the message alone.
   */
  readonly isTemporary?: boolean
}
