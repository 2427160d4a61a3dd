import type { ShopCookies } from './cookies.ts'

const COOKIE = 'guest_email'

/** As long as the API keeps a guest's cart together. */
const SECONDS = 60 * 60 * 24 * 30

/** Remembers the email address that a guest orders with, so that they are shown the order that they place. */
export function noteGuestEmail(cookies: ShopCookies, email: string): void {
  cookies.set(COOKIE, email, { seconds: SECONDS })
}

/** Forgets the email address that a guest has ordered with. */
export function forgetGuestEmail(cookies: ShopCookies): void {
  cookies.clear(COOKIE)
}

/** The email address that a guest has ordered with in this browser; null when there is none. */
export function readGuestEmail(cookies: ShopCookies): string | null {
  return cookies.read(COOKIE)
}
