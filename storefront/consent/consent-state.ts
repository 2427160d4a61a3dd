import type { ShopCookies } from '../session/cookies.ts'
import { ACCEPTED_COOKIE, readValidPreferences, type Preferences, PREFERENCES_COOKIE } from './preferences.ts'

/** A visitor's consent as their cookies have it. */
export interface ConsentState {
  readonly preferences: Preferences | null
  /** Whether the banner is shown: nothing was accepted, postponed or chosen yet. */
  readonly needsDecision: boolean
}

/** Reads a visitor's consent from cookies: on the server from the request's, in the browser from the document's. */
export function readConsentState(cookies: Pick<ShopCookies, 'read'>): ConsentState {
  const preferences = readValidPreferences(cookies.read(PREFERENCES_COOKIE))
  return { preferences, needsDecision: preferences === null && cookies.read(ACCEPTED_COOKIE) === null }
}
