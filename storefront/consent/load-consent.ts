import type { ShopCookies } from '../session/cookies.ts'
import { ACCEPTED_COOKIE, knownPreferences, type Preferences, PREFERENCES_COOKIE } from './preferences.ts'

/** What is known of a visitor's consent. */
export interface ConsentState {
  readonly preferences: Preferences | null
  /** Whether the banner asks: nothing was accepted, put off or chosen. */
  readonly asks: boolean
}

/**
 * Reads a visitor's consent from their cookies: on the server from those of the request, in the browser from the
 * document's.
 */
export function loadConsent(cookies: Pick<ShopCookies, 'read'>): ConsentState {
  const preferences = knownPreferences(cookies.read(PREFERENCES_COOKIE))
  return { preferences, asks: preferences === null && cookies.read(ACCEPTED_COOKIE) === null }
}
