import type { Shopper } from '../accounts/service.ts'

/** A guest who is about to get a cart needs the secret that it is found by. */
export function withGuestKey(call: { readonly shopper: Shopper; guestKey(): string }): Shopper {
  return call.shopper.user === null ? { ...call.shopper, guestKey: call.guestKey() } : call.shopper
}
