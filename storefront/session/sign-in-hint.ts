import type { ShopCookies } from './cookies.ts'

const COOKIE_NAME = 'signed_in'

/**
 * Whether a user has signed in with this browser and not signed out: if they are a guest now, their session has timed
 * out.
 */
export function hasSignInHint(cookies: Pick<ShopCookies, 'read'>): boolean {
  return cookies.read(COOKIE_NAME) !== null
}

/** Sets the cookie that says that a user has signed in, for the maximum session time; `false` clears it. */
export function setSignInHint(cookies: ShopCookies, isSignedIn: boolean): void {
  if (isSignedIn) cookies.set(COOKIE_NAME, 'yes', { seconds: 60 * 60 * 24 * 7 })
  else cookies.clear(COOKIE_NAME)
}
