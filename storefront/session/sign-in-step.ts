import type { ShopCookies } from './cookies.ts'

const COOKIE_NAME = 'sign_in_step'
/** How long the code can be entered. */
const STEP_SECONDS = 10 * 60

/** Stores the token of the first step of a sign-in for the page that asks for the code; no script can read it. */
export function setSignInStep(cookies: ShopCookies, stepToken: string): void {
  cookies.set(COOKIE_NAME, stepToken, { seconds: STEP_SECONDS })
}

/** Reads the token of the first step of a sign-in; null when this browser has none. */
export function readSignInStep(cookies: ShopCookies): string | null {
  return cookies.read(COOKIE_NAME)
}

/** Deletes the token of the first step of a sign-in. */
export function clearSignInStep(cookies: ShopCookies): void {
  cookies.clear(COOKIE_NAME)
}
