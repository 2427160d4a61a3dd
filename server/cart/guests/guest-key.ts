import type { Shopper } from '../../accounts/service.ts'

/** Returns the shopper; a guest without a key gets a new one, which the response sets as a cookie. */
export function withEnsuredGuestKey(call: { readonly shopper: Shopper; guestKey(): string }): Shopper {
  const { shopper } = call
  if (shopper.user !== null || shopper.guestKey !== null) return shopper
  return { ...shopper, guestKey: call.guestKey(), isNewGuest: true }
}
