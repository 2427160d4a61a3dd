import type { ShopCookies } from './cookies.ts'

const COOKIE_NAME = 'guest_email'

/** The lifetime of the cookie: as long as the API stores a guest's cart. */
const LIFETIME_SECONDS = 60 * 60 * 24 * 30

/** Stores the email address of a guest's order, which gives them access to the order. */
export function setGuestEmail(cookies: ShopCookies, email: string): void {
  cookies.set(COOKIE_NAME, email, { seconds: LIFETIME_SECONDS })
}

/** Clears the cookie with a guest's email address, and with it their access to their orders. */
export function clearGuestEmail(cookies: ShopCookies): void {
  cookies.clear(COOKIE_NAME)
}

/** Reads the email address of this browser's guest orders; null when there is none. */
export function readGuestEmail(cookies: ShopCookies): string | null {
  return cookies.read(COOKIE_NAME)
}
