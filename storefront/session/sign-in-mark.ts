import type { ShopCookies } from './cookies.ts'

const COOKIE = 'signed_in'

/**
 * Whether somebody has signed in with this browser and not signed out again: if they are a guest now, their session has
 * ended by itself.
 */
export function hasSignInMark(cookies: Pick<ShopCookies, 'read'>): boolean {
  return cookies.read(COOKIE) !== null
}

/** Notes that somebody has signed in, for as long as a session may last, or (`false`) that they have signed out. */
export function markSignIn(cookies: ShopCookies, isSignedIn: boolean): void {
  if (isSignedIn) cookies.set(COOKIE, 'yes', { seconds: 60 * 60 * 24 * 7 })
  else cookies.clear(COOKIE)
}
