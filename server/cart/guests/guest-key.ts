import type { Shopper } from '../../accounts/service.ts'

/** Returns the shopper; a guest gets the secret key that a new cart is found by. */
export function withGuestKey(call: { readonly shopper: Shopper; guestKey(): string }): Shopper {
  return call.shopper.user === null ? { ...call.shopper, guestKey: call.guestKey() } : call.shopper
}
